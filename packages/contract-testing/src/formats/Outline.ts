/**
 * The test cases and the problems of a run, which are the input for test reports and code scanning.
 */
export interface Problem {
  /** The test case to which the problem belongs, usually an `operationId`. */
  readonly case: string
  /** The check that failed, such as `response body`. */
  readonly check: string
  /** A one-line summary. */
  readonly message: string
  /** The full description, with several lines. */
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
