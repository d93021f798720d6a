/**
 * How much a run may take.
 */

/** The run is over because its requests or its time are spent. */
export class BudgetSpent extends Error {
  override readonly name = "BudgetSpent"
}

export interface Budget {
  readonly spend: () => void
  readonly requests: () => number
  readonly isSpent: () => boolean
  /** Gives more requests and time, to shrink what was found. */
  readonly extend: (requests: number, seconds: number) => void
}

export const budgetOf = (mostRequests: number, seconds: number): Budget => {
  const begun = performance.now()
  let spent = 0
  let most = mostRequests
  let milliseconds = seconds * 1000
  const isSpent = () => spent >= most || performance.now() - begun >= milliseconds
  return {
    isSpent,
    requests: () => spent,
    spend: () => {
      if (isSpent()) throw new BudgetSpent("the budget of the run is spent")
      spent++
    },
    extend: (requests, more) => {
      most = spent + requests
      milliseconds = performance.now() - begun + more * 1000
    }
  }
}
