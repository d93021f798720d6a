/**
 * Limits the number of requests and the duration of a run.
 */

/** Thrown when a run has reached its request limit or its time limit. */
export class BudgetSpent extends Error {
  override readonly name = "BudgetSpent"
}

export interface Budget {
  readonly spend: () => void
  readonly requests: () => number
  readonly isSpent: () => boolean
  /** Sets new limits: the numbers of requests and seconds that are allowed from now on. */
  readonly extend: (requests: number, seconds: number) => void
}

export const budgetOf = (maxRequests: number, seconds: number): Budget => {
  const begun = performance.now()
  let spent = 0
  let max = maxRequests
  let milliseconds = seconds * 1000
  const isSpent = () => spent >= max || performance.now() - begun >= milliseconds
  return {
    isSpent,
    requests: () => spent,
    spend: () => {
      if (isSpent()) throw new BudgetSpent("the budget of the run is used up")
      spent++
    },
    extend: (requests, more) => {
      max = spent + requests
      milliseconds = performance.now() - begun + more * 1000
    }
  }
}
