/**
 * The test cases and problems of a run, in a form that can be written as a test report or as a code scanning report.
 */
export interface Problem {
  /** The name of the test case to which the problem belongs, usually an `operationId`. */
  readonly case: string
  /** The check that failed, such as `response body`. */
  readonly check: string
  /** A one-line summary of the problem. */
  readonly message: string
  /** The full, multi-line description of the problem. */
  readonly text: string
  /** Machine-readable details of the problem. */
  readonly properties?: Readonly<Record<string, unknown>>
}

export interface Outline {
  readonly suite: string
  /** The names of all test cases that were run, including failed ones. */
  readonly cases: ReadonlyArray<string>
  readonly problems: ReadonlyArray<Problem>
}
