/**
 * How many retries a client may make in total: a share of its successes, so that a service in trouble is not buried under retries.
 */
export class RetryBudget {
  /** Whether a success has nothing to earn: mostly so. */
  isFull = true
  /** In tenths of a retry. */
  private readonly capacity: number
  private tenths: number

  /** Starts with `retries`, and never holds more. */
  constructor(retries: number) {
    this.capacity = retries * 10
    this.tenths = this.capacity
  }

  /** Takes one retry. Returns false when the budget is spent. */
  take(): boolean {
    if (this.tenths < 10) return false
    this.tenths -= 10
    this.isFull = false
    return true
  }

  /** A success earns a tenth of a retry. */
  earn(): void {
    this.tenths = Math.min(this.tenths + 1, this.capacity)
    this.isFull = this.tenths === this.capacity
  }
}
