/**
 * The violations of a response as they are reported: in words, free of secrets, and few.
 */
import type { TextRedactor } from "../auth/redact.ts"
import type { Violation } from "../operation/Validators.ts"
import { violationMessage } from "../operation/violationMessage.ts"

/** A list with one wrong field has the same violation for each of its items. */
const mostViolations = 20

/** Copies them: the next response overwrites a validator's list. */
export const redactViolations = (
  redactor: TextRedactor,
  violations: ReadonlyArray<Violation>
): ReadonlyArray<Violation> =>
  violations.slice(0, mostViolations).map((violation) => ({
    instancePath: redactor.redact(violation.instancePath),
    keyword: violation.keyword,
    message: redactor.redact(violationMessage(violation))
  }))
