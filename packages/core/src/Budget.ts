/**
 * How many retries a client may make in all: a share of its successes, so that a service in trouble is not buried under them.
 */

export interface Budget {
  /** Takes one retry, or answers false when the budget is spent. */
  readonly take: () => boolean
  readonly succeeded: () => void
}

/** Starts with `size` retries and never holds more; each success earns a tenth of one. */
export const make = (size: number): Budget => {
  let tenths = size * 10
  return {
    take: () => {
      if (tenths < 10) return false
      tenths -= 10
      return true
    },
    succeeded: () => {
      if (tenths < size * 10) tenths += 1
    }
  }
}
