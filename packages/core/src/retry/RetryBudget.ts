/**
 * The retry budget of a client. Only successes add to the budget, so retries cannot overload a failing service.
 */
export class RetryBudget {
  /** Whether the budget is full, which is the usual case. */
  isFull = true
  /** The maximum budget, in tenths of a retry. */
  private readonly capacity: number
  private tenths: number

  /** `retries` is both the initial and the maximum budget. */
  constructor(retries: number) {
    this.capacity = retries * 10
    this.tenths = this.capacity
  }

  /** Takes one retry from the budget. Returns false if the budget is empty. */
  take(): boolean {
    if (this.tenths < 10) return false
    this.tenths -= 10
    this.isFull = false
    return true
  }

  /** Adds a tenth of a retry to the budget. Called after a success. */
  earn(): void {
    this.tenths = Math.min(this.tenths + 1, this.capacity)
    this.isFull = this.tenths === this.capacity
  }
}
