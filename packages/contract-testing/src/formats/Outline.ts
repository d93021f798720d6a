/**
 * What was tested and what failed, in the form that test reports and code scanning ask for.
 */
export interface Problem {
  /** The case that it belongs to, as an `operationId`. */
  readonly case: string
  /** The check that failed, as `response body`. */
  readonly check: string
  /** One line. */
  readonly message: string
  /** All that a reader needs, in several lines. */
  readonly text: string
  /** For programs. */
  readonly properties?: Readonly<Record<string, unknown>>
}

export interface Outline {
  readonly suite: string
  /** Every case that was run, failed ones among them. */
  readonly cases: ReadonlyArray<string>
  readonly problems: ReadonlyArray<Problem>
}
