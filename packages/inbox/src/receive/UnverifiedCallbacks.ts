/**
 * Holds callbacks that have a well-formed signature header but an unknown key. The response to them is 503, and the exchange does not resend them. If
 * a key that the exchange returns later verifies them, they are accepted after all. Until then they are not trusted, so the space for them is small,
 * and they are lost when the process ends.
 */
import type { KeySource } from "@fieldwork/webhooks"
import type { Arrival, UnverifiedSink } from "@fieldwork/webhooks/fetch"
import type { WebhookError } from "@fieldwork/webhooks"
import type { StreamName } from "../Message.ts"

export interface UnverifiedCallbacksOptions {
  readonly keys: KeySource
  /** The name of the header that contains the signature. */
  readonly headerName: string
  readonly maxBodyBytes: number
  /** The maximum total size of the held callbacks, in bytes. Default 64 MiB. */
  readonly maxBytes?: number | undefined
  /** The longest time for which a callback is held, in milliseconds. Default 15 minutes. */
  readonly maxAgeMillis?: number | undefined
  /**
   * Returns whether genuine callbacks have arrived from this address. Such an address may use all of the space; the other addresses share half of it.
   */
  readonly isTrusted: (address: string | undefined) => boolean
  /** Receives a held callback as if it arrived now. Resolves with the status code. */
  readonly receiveAgain: (stream: StreamName, request: Request) => Promise<number>
  /** Returns monotonic milliseconds. */
  readonly now: () => number
}

export interface UnverifiedCallbacks {
  /** Reserves space for a callback. Returns a writer for its body, or undefined if there is no space. */
  readonly keep: (stream: StreamName, arrival: Arrival, refusal: WebhookError) => UnverifiedSink | undefined
  /** Receives the held callbacks again whose keys are known by now. */
  readonly look: () => Promise<void>
  readonly heldBytes: () => number
  readonly heldCallbacks: () => number
  readonly close: () => void
}

interface Held {
  readonly stream: StreamName
  readonly address: string
  readonly keyIds: ReadonlyArray<string>
  readonly headers: Readonly<Record<string, string>>
  readonly since: number
  /** The size in bytes. While the body is being received, it is the reserved size. */
  size: number
  body: ReadonlyArray<Uint8Array> | undefined
}

const lookMillis = 5000
const mostCallbacks = 256
/** The share of the space that one address may use, and that all addresses without a genuine callback may use together. */
const share = 0.5
/** The time in milliseconds for which space is reserved for a body that does not arrive. */
const reservedMillis = 60_000
const shortLength = 8

export const makeUnverifiedCallbacks = (options: UnverifiedCallbacksOptions): UnverifiedCallbacks => {
  const {
    headerName,
    isTrusted,
    keys,
    maxAgeMillis = 900_000,
    maxBytes = 64 * 1024 * 1024,
    now,
    receiveAgain
  } = options
  const held = new Set<Held>()
  let timer: ReturnType<typeof setInterval> | undefined
  let looking: Promise<void> | undefined

  const bytesOf = (isWanted: (one: Held) => boolean): number =>
    [...held].filter(isWanted).reduce((sum, { size }) => sum + size, 0)

  const expire = (): void => {
    for (const one of held) {
      const longest = one.body === undefined ? reservedMillis : maxAgeMillis
      if (now() - one.since > longest) held.delete(one)
    }
    if (held.size === 0) stop()
  }

  const stop = (): void => {
    clearInterval(timer)
    timer = undefined
  }

  const roomFor = (address: string): number => {
    const free = maxBytes - bytesOf(() => true)
    if (isTrusted(address)) return free
    const own = maxBytes * share - bytesOf((one) => one.address === address)
    const unknownNames = maxBytes * share - bytesOf((one) => !isTrusted(one.address))
    return Math.min(free, own, unknownNames)
  }

  const attempt = async (one: Held): Promise<void> => {
    const body = Buffer.concat(one.body ?? [])
    const request = new Request(`http://inbox/${one.stream}`, { method: "POST", headers: one.headers, body })
    const status = await receiveAgain(one.stream, request)
    // 503 means that the store or the exchange is unavailable. Any other status code is final.
    if (status !== 503) held.delete(one)
  }

  const lookOnce = async (): Promise<void> => {
    expire()
    const unknown = [...new Set([...held].flatMap(({ keyIds }) => keyIds))]
    if (unknown.length === 0) return
    await keys.refresh?.(unknown).catch(() => {})
    for (const one of held) {
      if (one.body !== undefined && one.keyIds.some((id) => keys.find(id).length > 0)) await attempt(one)
    }
  }

  const look = (): Promise<void> => (looking ??= lookOnce().finally(() => (looking = undefined)))

  const keep: UnverifiedCallbacks["keep"] = (stream, { announcedBytes, header, remoteAddress = "" }, { reason }) => {
    if (!("received" in reason) || !Array.isArray(reason.received)) return undefined
    const signature = header(headerName)
    if (signature === undefined) return undefined
    expire()
    const isKnown = [...held].some(({ headers }) => headers[headerName] === signature)
    const size = Math.min(announcedBytes ?? options.maxBodyBytes, options.maxBodyBytes)
    if (isKnown || held.size >= mostCallbacks || size > roomFor(remoteAddress)) return undefined
    const coding = header("content-encoding")
    const one: Held = {
      stream,
      address: remoteAddress,
      keyIds: (reason.received as ReadonlyArray<string>).map((id) => id.slice(0, shortLength)),
      headers: { [headerName]: signature, ...(coding !== undefined && { "content-encoding": coding }) },
      since: now(),
      size,
      body: undefined
    }
    held.add(one)
    if (timer === undefined) {
      timer = setInterval(() => void look(), lookMillis)
      timer.unref()
    }
    return {
      limitBytes: size,
      take: (body) => {
        one.body = body
        one.size = body.reduce((sum, { length }) => sum + length, 0)
      }
    }
  }

  return {
    keep,
    look,
    heldBytes: () => bytesOf(({ body }) => body !== undefined),
    heldCallbacks: () => held.size,
    close: () => {
      held.clear()
      stop()
    }
  }
}
