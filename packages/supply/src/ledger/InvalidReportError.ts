import { taggedError } from "@fieldwork/core/promise"

/**
 * The error for a line of a report whose amount is invalid. `line` is the number of the line, from 1. `respondent_id` is the session, which
 * identifies a respondent, so it is not part of the message and is not shown if the error is logged.
 *
 * @example
 * ```ts
 * import { InvalidReportError } from "@fieldwork/supply"
 * const error = new InvalidReportError({ line: 2, respondent_id: "r-1", why: "the amount has no currency" })
 * error.message // => "line 2 of the report: the amount has no currency"
 * ```
 */
export class InvalidReportError extends taggedError("InvalidReportError")<{
  readonly line: number
  readonly why: string
}> {
  // Private fields are not shown by `console.log` and `JSON.stringify`.
  readonly #respondentId: string

  constructor({
    respondent_id,
    ...shown
  }: {
    readonly line: number
    readonly respondent_id: string
    readonly why: string
  }) {
    super(shown)
    this.#respondentId = respondent_id
  }

  get respondent_id(): string {
    return this.#respondentId
  }

  override get message(): string {
    return `line ${this.line} of the report: ${this.why}`
  }
}
