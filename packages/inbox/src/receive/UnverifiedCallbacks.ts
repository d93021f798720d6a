/**
 * Holds callbacks that have a well-formed signature header but an unknown key. The response to such a callback is 503, and the exchange does not
 * resend the callback. If the exchange later returns a key that verifies the callback, the callback is accepted after all. Held callbacks are not
 * trusted, so they may use only a small amount of memory, and they are lost when the process stops.
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
  /** The maximum time for which a callback is held, in milliseconds. Default 900,000 (15 minutes). */
  readonly maxAgeMillis?: number | undefined
  /**
   * Checks whether genuine callbacks have arrived from an address. Such an address may use all of the memory for held callbacks; all other addresses
   * together may use half of it.
   */
  readonly isTrusted: (address: string | undefined) => boolean
  /** Receives a held callback as if it had just arrived. Resolves with the status code of the response. */
  readonly receiveAgain: (stream: StreamName, request: Request) => Promise<number>
  /** Returns the current time on a monotonic clock, in milliseconds. */
  readonly now: () => number
}

export interface UnverifiedCallbacks {
  /** Reserves space for a callback. Returns a writer for its body, or undefined if there is not enough space. */
  readonly keep: (stream: StreamName, arrival: Arrival, refusal: WebhookError) => UnverifiedSink | undefined
  /** Reads the keys again, and then receives the held callbacks whose keys are now known. */
  readonly retry: () => Promise<void>
  readonly heldBytes: () => number
  readonly heldCallbacks: () => number
  readonly close: () => void
}

interface HeldCallback {
  readonly stream: StreamName
  readonly address: string
  readonly keyIds: ReadonlyArray<string>
  readonly headers: Readonly<Record<string, string>>
  readonly since: number
  /** The size of the body in bytes. While the body is being received, this is the reserved size. */
  size: number
  body: ReadonlyArray<Uint8Array> | undefined
}

const retryMillis = 5000
const maxCallbacks = 256
/** The fraction of the memory for held callbacks that may be used, in total, by addresses from which no genuine callback has arrived. */
const maxShare = 0.5
/** The time in milliseconds for which memory is reserved for a body that has not arrived in full. */
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
  const held = new Set<HeldCallback>()
  let timer: ReturnType<typeof setInterval> | undefined
  let retrying: Promise<void> | undefined

  const bytesOf = (isWanted: (one: HeldCallback) => boolean): number =>
    [...held].filter(isWanted).reduce((sum, { size }) => sum + size, 0)

  const expire = (): void => {
    for (const one of held) {
      const maxMillis = one.body === undefined ? reservedMillis : maxAgeMillis
      if (now() - one.since > maxMillis) held.delete(one)
    }
    if (held.size === 0) stop()
  }

  const stop = (): void => {
    clearInterval(timer)
    timer = undefined
  }

  const freeBytesFor = (address: string): number => {
    const free = maxBytes - bytesOf(() => true)
    if (isTrusted(address)) return free
    const own = maxBytes * maxShare - bytesOf((one) => one.address === address)
    const unknownNames = maxBytes * maxShare - bytesOf((one) => !isTrusted(one.address))
    return Math.min(free, own, unknownNames)
  }

  const attempt = async (one: HeldCallback): Promise<void> => {
    const body = Buffer.concat(one.body ?? [])
    const request = new Request(`http://inbox/${one.stream}`, { method: "POST", headers: one.headers, body })
    const status = await receiveAgain(one.stream, request)
    // A 503 response means that the store or the exchange is unavailable, so the callback is kept. Any other status code is final, so the callback is
    // removed.
    if (status !== 503) held.delete(one)
  }

  const retryOnce = async (): Promise<void> => {
    expire()
    const unknown = [...new Set([...held].flatMap(({ keyIds }) => keyIds))]
    if (unknown.length === 0) return
    await keys.refresh?.(unknown).catch(() => {})
    for (const one of held) {
      if (one.body !== undefined && one.keyIds.some((id) => keys.find(id).length > 0)) await attempt(one)
    }
  }

  const retry = (): Promise<void> => (retrying ??= retryOnce().finally(() => (retrying = undefined)))

  const keep: UnverifiedCallbacks["keep"] = (stream, { announcedBytes, header, remoteAddress = "" }, { reason }) => {
    if (!("received" in reason) || !Array.isArray(reason.received)) return undefined
    const signature = header(headerName)
    if (signature === undefined) return undefined
    expire()
    const isKnown = [...held].some(({ headers }) => headers[headerName] === signature)
    const size = Math.min(announcedBytes ?? options.maxBodyBytes, options.maxBodyBytes)
    if (isKnown || held.size >= maxCallbacks || size > freeBytesFor(remoteAddress)) return undefined
    const coding = header("content-encoding")
    const one: HeldCallback = {
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
      timer = setInterval(() => void retry(), retryMillis)
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
    retry,
    heldBytes: () => bytesOf(({ body }) => body !== undefined),
    heldCallbacks: () => held.size,
    close: () => {
      held.clear()
      stop()
    }
  }
}
