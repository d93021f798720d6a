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
}

export const budgetOf = (maxRequests: number, seconds: number): Budget => {
  const begun = performance.now()
  let spent = 0
  const isSpent = () => spent >= maxRequests || performance.now() - begun >= seconds * 1000
  return {
    isSpent,
    requests: () => spent,
    spend: () => {
      if (isSpent()) throw new BudgetSpent("the budget of the run is used up")
      spent++
    }
  }
}
