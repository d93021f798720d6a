/**
 * Test cases and their failures, as input to test reports and code scanning.
 */
export interface Problem {
  /** The test case that the problem belongs to, usually an `operationId`. */
  readonly case: string
  /** The check that failed, such as `response body`. */
  readonly check: string
  /** A summary in one line. */
  readonly message: string
  /** The full description, in several lines. */
  readonly text: string
  /** Machine-readable details. */
  readonly properties?: Readonly<Record<string, unknown>>
}

export interface Outline {
  readonly suite: string
  /** Every test case that was run, including failed ones. */
  readonly cases: ReadonlyArray<string>
  readonly problems: ReadonlyArray<Problem>
}
