/**
 * Converts the violations of a response to messages for a report, without secrets and limited in number.
 */
import type { TextRedactor } from "../auth/redact.ts"
import type { Violation } from "../operation/Validators.ts"
import { violationMessage } from "../operation/violationMessage.ts"

/** The maximum number of violations. A list with one wrong field has the same violation for each of its items. */
const mostViolations = 20

/** Copies the violations, because the validator overwrites its list for the next response. */
export const redactViolations = (
  redactor: TextRedactor,
  violations: ReadonlyArray<Violation>
): ReadonlyArray<Violation> =>
  violations.slice(0, mostViolations).map((violation) => ({
    instancePath: redactor.redact(violation.instancePath),
    keyword: violation.keyword,
    message: redactor.redact(violationMessage(violation))
  }))
