/**
 * The number of failures that are remembered. Beyond this number, for example if every error message is different, the oldest failures are forgotten.
 */
const maxRemembered = 10_000

/** Remembers the failures of surveys, so that each failure is reported only once per survey and error message. */
export class SurveyFailures {
  readonly #known = new Set<string>()

  /** Returns true if the failure has not been reported yet, and records it as reported. */
  isNew(surveyId: number, cause: unknown): boolean {
    const failure = `${surveyId} ${cause instanceof Error ? cause.message : String(cause)}`
    if (this.#known.has(failure)) return false
    const [oldest] = this.#known
    if (oldest !== undefined && this.#known.size >= maxRemembered) this.#known.delete(oldest)
    this.#known.add(failure)
    return true
  }
}
