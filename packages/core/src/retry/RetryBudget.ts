/**
 * The retry budget of a client. Successes earn retries, so that retries do not overload a failing service.
 */
export class RetryBudget {
  /** Whether the budget is full, as it usually is. */
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

  /** Called after a success, which earns a tenth of a retry. */
  earn(): void {
    this.tenths = Math.min(this.tenths + 1, this.capacity)
    this.isFull = this.tenths === this.capacity
  }
}
