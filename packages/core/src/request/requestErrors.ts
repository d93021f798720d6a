/**
 * Describes the violations in a rejected request, using the spec's field names.
 */
import type { Violation } from "../operation/Validators.ts"
import { violationMessage } from "../operation/violationMessage.ts"
import { fieldName } from "./fieldName.ts"

/** The maximum number of violations to report. */
const maxViolations = 20

export type FieldErrors = Readonly<Record<string, ReadonlyArray<string>>>

const pathOf = ({ instancePath, keyword, params }: Violation): ReadonlyArray<string> => {
  const path = instancePath
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"))
  if (keyword === "required") return [...path, String(params?.["missingProperty"])]
  if (keyword === "additionalProperties") return [...path, String(params?.["additionalProperty"])]
  return path
}

const messageOf = (violation: Violation): string => {
  if (violation.keyword === "required") return "is required"
  if (violation.keyword === "additionalProperties") return "is not in the spec"
  return violationMessage(violation)
}

/** Returns the messages for the violations that a validator found, grouped by field. */
export const requestErrors = (violations: ReadonlyArray<Violation>): FieldErrors => {
  // This is a `Map`, because a plain object already has properties such as `constructor`.
  const fieldErrors = new Map<string, Array<string>>()
  for (const violation of violations.slice(0, maxViolations)) {
    const name = fieldName(pathOf(violation))
    const message = messageOf(violation)
    const messages = fieldErrors.get(name)
    if (messages === undefined) fieldErrors.set(name, [message])
    else if (!messages.includes(message)) messages.push(message)
  }
  return Object.fromEntries(fieldErrors)
}
