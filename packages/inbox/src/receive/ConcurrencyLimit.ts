/**
 * Limits the number and the total size of the callbacks that are processed at the same time, so that memory usage stays bounded.
 *
 * Each callback in progress occupies a slot. Key ids are not secret, so a sender without the private key can occupy one. Therefore, a sender that is
 * too slow loses its slot to a waiting callback. An address from which no genuine callback has arrived can use at most half of the slots.
 */

export interface ConcurrencyOptions {
  /** The maximum number of callbacks that can be received at the same time. Default 16. */
  readonly maxCallbacks?: number | undefined
  /** The maximum total size of the bodies in bytes, based on their declared lengths. Default 160 MiB, which is four bodies of the maximum size. */
  readonly maxBytes?: number | undefined
  /** The minimum transfer rate of a body while another callback waits for a slot, in bytes per second. Default 64 KiB. */
  readonly minBytesPerSecond?: number | undefined
  /** The maximum time for which a callback waits for a slot, in milliseconds. Default 1500. */
  readonly maxWaitMillis?: number | undefined
}

/** A callback that needs one of the slots for concurrent callbacks. */
export interface SlotRequest {
  /**
   * The declared length of the body in bytes. If it is undefined or greater than `assumedBytes`, the limit on the total size counts the body as
   * `assumedBytes` long.
   */
  readonly announcedBytes: number | undefined
  readonly assumedBytes: number
  /** The address of the sender. Undefined if the address is unknown. */
  readonly address: string | undefined
  /** The progress of the transfer of the body. Undefined if the body is already complete or its progress is unknown. */
  readonly body?: BodyProgress | undefined
}

export interface BodyProgress {
  /** Returns the number of bytes that have been received so far. */
  readonly receivedBytes: () => number
  readonly isComplete: () => boolean
  /** Closes the sender's connection. */
  readonly cut: () => void
}

export interface ConcurrencyLimit {
  /** Waits for a slot. Resolves with a function that releases the slot, or with undefined if no slot became available. */
  enter(request: SlotRequest): Promise<(() => void) | undefined>
  /** Records that a genuine callback has arrived from the given address. */
  trust(address: string | undefined): void
  isTrusted(address: string | undefined): boolean
  readonly callbacks: number
  readonly bytes: number
  /** Refuses all further callbacks. Resolves when no callback is in progress any longer. */
  close(): Promise<void>
}

interface Slot {
  readonly request: SlotRequest
  readonly size: number
  readonly since: number
  readonly receivedBefore: number
}

interface Waiting {
  readonly request: SlotRequest
  readonly settle: (leave: (() => void) | undefined) => void
}

/** The grace period in milliseconds, from the start of a body, before its sender can count as slow. */
const graceMillis = 1000
const checkMillis = 250
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
  const slots = new Set<Slot>()
  const waiting = new Set<Waiting>()
  const trusted = new Set<string>()
  let bytes = 0
  let closing: (() => void) | undefined
  let isClosed = false

  const isTrusted = (address: string | undefined): boolean => address !== undefined && trusted.has(address)

  const fits = ({ address, announcedBytes, assumedBytes }: SlotRequest): boolean => {
    // If no other callback is in progress, a callback is admitted even if its size exceeds the limit.
    if (isClosed || slots.size === 0) return !isClosed
    if (slots.size >= maxCallbacks || bytes + sizeOf(announcedBytes, assumedBytes) > maxBytes) return false
    if (address === undefined || isTrusted(address)) return true
    const own = [...slots].filter((slot) => slot.request.address === address).length
    return own < Math.ceil(maxCallbacks / 2)
  }

  const take = (request: SlotRequest): (() => void) => {
    const size = sizeOf(request.announcedBytes, request.assumedBytes)
    const slot: Slot = { request, size, since: now(), receivedBefore: request.body?.receivedBytes() ?? 0 }
    slots.add(slot)
    bytes += size
    return () => {
      if (!slots.delete(slot)) return
      bytes -= size
      admitWaiting()
      if (slots.size === 0) closing?.()
    }
  }

  const admitWaiting = (): void => {
    const byTrust = [...waiting].toSorted(
      (a, b) => Number(isTrusted(b.request.address)) - Number(isTrusted(a.request.address))
    )
    for (const one of byTrust) {
      if (!fits(one.request)) continue
      waiting.delete(one)
      one.settle(take(one.request))
    }
  }

  const paceOf = ({ request: { body }, receivedBefore, since }: Slot): number => {
    const elapsed = now() - since
    if (body === undefined || body.isComplete() || elapsed < graceMillis) return Infinity
    return ((body.receivedBytes() - receivedBefore) / elapsed) * 1000
  }

  /** Disconnects slow senders, starting with the slowest, but no more senders than there are callbacks that wait for a slot. */
  const disconnectSlow = (): void => {
    const slow = [...slots]
      .map((slot) => ({ slot, pace: paceOf(slot) }))
      .filter(({ pace }) => pace < minBytesPerSecond)
      .toSorted((a, b) => a.pace - b.pace)
    for (const { slot } of slow.slice(0, waiting.size)) slot.request.body?.cut()
  }

  const wait = (request: SlotRequest): Promise<(() => void) | undefined> =>
    new Promise((resolve) => {
      const one: Waiting = {
        request,
        settle: (leave) => {
          clearInterval(interval)
          clearTimeout(timeout)
          waiting.delete(one)
          resolve(leave)
        }
      }
      const interval = setInterval(disconnectSlow, checkMillis)
      const timeout = setTimeout(() => one.settle(undefined), maxWaitMillis)
      waiting.add(one)
      disconnectSlow()
    })

  return {
    enter: async (request) => {
      if (fits(request)) return take(request)
      return isClosed || waiting.size >= maxWaiting || maxWaitMillis === 0 ? undefined : wait(request)
    },
    trust: (address) => {
      if (address === undefined) return
      // The address is deleted and added again, so that the address with the oldest genuine callback is the first in the set and is removed first.
      trusted.delete(address)
      trusted.add(address)
      if (trusted.size > maxTrusted) for (const oldest of [...trusted].slice(0, 1)) trusted.delete(oldest)
    },
    isTrusted,
    get callbacks() {
      return slots.size
    },
    get bytes() {
      return bytes
    },
    close: () => {
      isClosed = true
      for (const { settle } of waiting) settle(undefined)
      return slots.size === 0 ? Promise.resolve() : new Promise((resolve) => (closing = resolve))
    }
  }
}

const sizeOf = (announced: number | undefined, assumed: number): number => Math.min(announced ?? assumed, assumed)
