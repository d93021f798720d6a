/**
 * Converts the violations in a response to messages for a report. Secrets are removed, and the number of messages is limited.
 */
import type { TextRedactor } from "../auth/textRedactor.ts"
import type { Violation } from "../operation/Validators.ts"
import { violationMessage } from "../operation/violationMessage.ts"

/** The maximum number of violations to report. In a list, one invalid field causes the same violation for every item. */
const maxViolations = 20

/** Returns the violations as new objects, because the validator overwrites its list of violations when it checks the next response. */
export const redactViolations = (
  redactor: TextRedactor,
  violations: ReadonlyArray<Violation>
): ReadonlyArray<Violation> =>
  violations.slice(0, maxViolations).map((violation) => ({
    instancePath: redactor.redact(violation.instancePath),
    keyword: violation.keyword,
    message: redactor.redact(violationMessage(violation))
  }))
