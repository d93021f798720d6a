/**
 * Limits how many bytes are decoded for callbacks that turn out to be forged.
 *
 * The bytes of a genuine callback are refunded, so only forged callbacks use up the allowance. While the allowance is used up, compressed bodies that
 * decode to many times their size are refused with 503. The exchange's documentation does not promise redelivery, so a genuine callback with a high
 * compression ratio may be lost during that time. Bodies that decode to at most twice their size are always decoded.
 */
export interface Allowance {
  /** Returns the number of bytes that remain in the allowance. */
  available(): number
  /** Takes bytes from the allowance. Returns false, without taking any, if fewer bytes remain. */
  spend(bytes: number): boolean
  /** Returns bytes to the allowance, because the callback for which they were taken is genuine. */
  refund(bytes: number): void
}

/**
 * The size of the allowance in bytes, and the number of bytes that are added per millisecond. The size is sufficient for the largest callback.
 * Decoding the 1 MB that is added per second takes about 2 ms.
 */
const [maxBytes, bytesPerMilli] = [48 * 1024 * 1024, 1024]

/** Creates an allowance. `now` returns the time of a monotonic clock in milliseconds. */
export const makeAllowance = (now: () => number = () => performance.now()): Allowance => {
  let left = maxBytes
  let filledAt = now()
  const fill = (more: number): void => {
    const at = now()
    left = Math.min(maxBytes, left + more + (at - filledAt) * bytesPerMilli)
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
