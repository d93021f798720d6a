/**
 * How much may be decoded for callbacks that turn out to be forged.
 *
 * What a genuine callback took is given back, so that only forgers use it up: then compressed bodies which decode to many times their size
 * are answered 503 until it has filled again. The documents promise no redelivery, so a genuine one that decodes so far may be lost meanwhile;
 * those that decode to no more than twice their size are always read.
 */
export interface Allowance {
  /** Bytes that are left. */
  available(): number
  /** Takes bytes. False when there are none left. */
  spend(bytes: number): boolean
  /** Gives bytes back. */
  refund(bytes: number): void
}

/** Room for the largest callback; it fills with 1 MB per second, which takes about 2 ms to decode. */
const [mostBytes, bytesPerMilli] = [48 * 1024 * 1024, 1024]

/** `now` is a monotonic clock in milliseconds. */
export const makeAllowance = (now: () => number = () => performance.now()): Allowance => {
  let left = mostBytes
  let filledAt = now()
  const fill = (more: number): void => {
    const at = now()
    left = Math.min(mostBytes, left + more + (at - filledAt) * bytesPerMilli)
    filledAt = at
  }
  return {
    available: () => {
      fill(0)
      return left
    },
    spend: (bytes) => {
      fill(0)
      if (left < bytes) return false
      left -= bytes
      return true
    },
    refund: fill
  }
}
