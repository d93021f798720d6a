/**
 * Limits how much is decoded for callbacks that turn out to be forged.
 *
 * A genuine callback's share is refunded, so that only forgers use up the allowance. When it is used up, compressed bodies that decode to many times
 * their size are refused with 503 until it has refilled. The documents promise no redelivery, so a genuine callback with such a ratio may be lost
 * during that time; bodies that decode to at most twice their size are always read.
 */
export interface Allowance {
  /** Returns the number of bytes that are left. */
  available(): number
  /** Takes bytes from the allowance. Returns false if there are none left. */
  spend(bytes: number): boolean
  /** Returns bytes to the allowance. */
  refund(bytes: number): void
}

/** The allowance is enough for the largest callback, and refills with 1 MB per second, which takes about 2 ms to decode. */
const [mostBytes, bytesPerMilli] = [48 * 1024 * 1024, 1024]

/** Creates an allowance. `now` is a monotonic clock in milliseconds. */
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
