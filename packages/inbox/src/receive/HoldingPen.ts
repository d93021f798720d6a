/**
 * Keeps callbacks aside whose signature header is well-formed and whose key is not known yet. They are answered 503, and nobody sends them again: when a key that the
 * exchange returns verifies them, they are accepted after all. Until then they are nobody's, so there is little room for them, and they are forgotten with the process.
 */
import type { KeySource } from "@fieldwork/webhooks"
import type { Arrival, UnverifiedSink } from "@fieldwork/webhooks/fetch"
import type { WebhookError } from "@fieldwork/webhooks"
import type { StreamName } from "../Message.ts"

export interface HoldingPenOptions {
  readonly keys: KeySource
  /** The header with the signature. */
  readonly headerName: string
  readonly maxBodyBytes: number
  /** Default 64 MiB. */
  readonly maxBytes?: number | undefined
  /** Default 15 minutes. */
  readonly maxAgeMillis?: number | undefined
  /** Whether genuine callbacks came from this address: it may use all the room, the others together half of it. */
  readonly isTrusted: (address: string | undefined) => boolean
  /** Receives it as if it came now. Resolves with the status code. */
  readonly receiveAgain: (stream: StreamName, request: Request) => Promise<number>
  /** Milliseconds that go on when the wall clock is set. */
  readonly now: () => number
}

export interface HoldingPen {
  /** Where the body goes; undefined when there is no room. */
  readonly keep: (stream: StreamName, arrival: Arrival, refusal: WebhookError) => UnverifiedSink | undefined
  /** Tries those whose keys are known by now. */
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
  /** Reserved, while the body is on its way. */
  size: number
  body: ReadonlyArray<Uint8Array> | undefined
}

const lookMillis = 5000
const mostCallbacks = 256
/** Of each address, and of all from which no genuine callback came. */
const share = 0.5
/** A body that has not come by then does not come. */
const reservedMillis = 60_000
const shortLength = 8

export const makeHoldingPen = (options: HoldingPenOptions): HoldingPen => {
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
    const strangers = maxBytes * share - bytesOf((one) => !isTrusted(one.address))
    return Math.min(free, own, strangers)
  }

  const attempt = async (one: Held): Promise<void> => {
    const body = Buffer.concat(one.body ?? [])
    const request = new Request(`http://inbox/${one.stream}`, { method: "POST", headers: one.headers, body })
    const status = await receiveAgain(one.stream, request)
    // 503: the store or the exchange is away. Anything else is final.
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

  const keep: HoldingPen["keep"] = (stream, { announcedBytes, header, remoteAddress = "" }, { reason }) => {
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
