/**
 * Limits how many callbacks, and how many bytes of them, are processed at once, so that memory stays bounded.
 *
 * Whoever knows a key id, which every callback shows, can take a place without being able to sign. So a place has its price: who sends too slowly loses it to
 * a callback that waits for one, and addresses from which no genuine callback ever came have half of the places between them and others.
 */

export interface ConcurrencyOptions {
  /** Callbacks being received at a time. Default 16. */
  readonly maxCallbacks?: number | undefined
  /** Bytes of their bodies, as announced, together. Default 160 MiB: four of the largest. */
  readonly maxBytes?: number | undefined
  /** How slowly, in bytes per second, a body may be sent while another callback waits for room. Default 64 KiB. */
  readonly minBytesPerSecond?: number | undefined
  /** How long, in milliseconds, a callback may wait for room. Default 1500. */
  readonly maxWaitMillis?: number | undefined
}

/** A callback that asks for a place. */
export interface Newcomer {
  /** The length of its body as announced; without one it counts as `assumedBytes`. */
  readonly announcedBytes: number | undefined
  readonly assumedBytes: number
  /** Of the sender; undefined where it is not known. */
  readonly address: string | undefined
  /** Absent where the body comes all at once. */
  readonly body?: BodyProgress | undefined
}

export interface BodyProgress {
  /** How much has come by now, in bytes. */
  readonly receivedBytes: () => number
  readonly isComplete: () => boolean
  /** Ends the connection. */
  readonly cut: () => void
}

export interface ConcurrencyLimit {
  /** Resolves with what to call when it is over, or with undefined when there is no room. */
  enter(newcomer: Newcomer): Promise<(() => void) | undefined>
  /** Genuine callbacks come from this address. */
  trust(address: string | undefined): void
  isTrusted(address: string | undefined): boolean
  readonly callbacks: number
  readonly bytes: number
  /** Refuses everything from now on. Resolves once no callback is in progress. */
  close(): Promise<void>
}

interface Place {
  readonly newcomer: Newcomer
  readonly size: number
  readonly since: number
  readonly receivedBefore: number
}

interface Waiting {
  readonly newcomer: Newcomer
  readonly settle: (leave: (() => void) | undefined) => void
}

/** A sender that has just begun is not slow yet, in milliseconds. */
const graceMillis = 1000
const lookMillis = 250
const maxWaiting = 64
const maxTrusted = 1000

export const makeConcurrencyLimit = (
  {
    maxBytes = 160 * 1024 * 1024,
    maxCallbacks = 16,
    maxWaitMillis = 1500,
    minBytesPerSecond = 64 * 1024
  }: ConcurrencyOptions = {},
  now: () => number = () => performance.now()
): ConcurrencyLimit => {
  const places = new Set<Place>()
  const waiting = new Set<Waiting>()
  const trusted = new Set<string>()
  let bytes = 0
  let closing: (() => void) | undefined
  let isClosed = false

  const isTrusted = (address: string | undefined): boolean => address !== undefined && trusted.has(address)

  const fits = ({ address, announcedBytes, assumedBytes }: Newcomer): boolean => {
    // One callback always fits, whatever the limit.
    if (isClosed || places.size === 0) return !isClosed
    if (places.size >= maxCallbacks || bytes + sizeOf(announcedBytes, assumedBytes) > maxBytes) return false
    if (address === undefined || isTrusted(address)) return true
    const own = [...places].filter((place) => place.newcomer.address === address).length
    return own < Math.ceil(maxCallbacks / 2)
  }

  const take = (newcomer: Newcomer): (() => void) => {
    const size = sizeOf(newcomer.announcedBytes, newcomer.assumedBytes)
    const place: Place = { newcomer, size, since: now(), receivedBefore: newcomer.body?.receivedBytes() ?? 0 }
    places.add(place)
    bytes += size
    return () => {
      if (!places.delete(place)) return
      bytes -= size
      admitWaiting()
      if (places.size === 0) closing?.()
    }
  }

  const admitWaiting = (): void => {
    const byTrust = [...waiting].toSorted(
      (a, b) => Number(isTrusted(b.newcomer.address)) - Number(isTrusted(a.newcomer.address))
    )
    for (const one of byTrust) {
      if (!fits(one.newcomer)) continue
      waiting.delete(one)
      one.settle(take(one.newcomer))
    }
  }

  const paceOf = ({ newcomer: { body }, receivedBefore, since }: Place): number => {
    const elapsed = now() - since
    if (body === undefined || body.isComplete() || elapsed < graceMillis) return Infinity
    return ((body.receivedBytes() - receivedBefore) / elapsed) * 1000
  }

  /** For each callback that waits, one sender that is too slow loses its place: the slowest first. */
  const cutSlow = (): void => {
    const slow = [...places]
      .map((place) => ({ place, pace: paceOf(place) }))
      .filter(({ pace }) => pace < minBytesPerSecond)
      .toSorted((a, b) => a.pace - b.pace)
    for (const { place } of slow.slice(0, waiting.size)) place.newcomer.body?.cut()
  }

  const wait = (newcomer: Newcomer): Promise<(() => void) | undefined> =>
    new Promise((resolve) => {
      const one: Waiting = {
        newcomer,
        settle: (leave) => {
          clearInterval(looking)
          clearTimeout(ending)
          waiting.delete(one)
          resolve(leave)
        }
      }
      const looking = setInterval(cutSlow, lookMillis)
      const ending = setTimeout(() => one.settle(undefined), maxWaitMillis)
      waiting.add(one)
      cutSlow()
    })

  return {
    enter: async (newcomer) => {
      if (fits(newcomer)) return take(newcomer)
      return isClosed || waiting.size >= maxWaiting || maxWaitMillis === 0 ? undefined : wait(newcomer)
    },
    trust: (address) => {
      if (address === undefined) return
      // The one that delivered last is the last to be forgotten.
      trusted.delete(address)
      trusted.add(address)
      if (trusted.size > maxTrusted) for (const oldest of [...trusted].slice(0, 1)) trusted.delete(oldest)
    },
    isTrusted,
    get callbacks() {
      return places.size
    },
    get bytes() {
      return bytes
    },
    close: () => {
      isClosed = true
      for (const { settle } of waiting) settle(undefined)
      return places.size === 0 ? Promise.resolve() : new Promise((resolve) => (closing = resolve))
    }
  }
}

const sizeOf = (announced: number | undefined, assumed: number): number => Math.min(announced ?? assumed, assumed)
