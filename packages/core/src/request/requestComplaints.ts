/**
 * Describes the violations in a request that its validator rejects, with the field names that the spec uses.
 */
import type { Violation } from "../operation/Validators.ts"
import { violationMessage } from "../operation/violationMessage.ts"
import { memberName } from "./memberName.ts"

/** The maximum number of violations to report. */
const mostViolations = 20

export type Complaints = Readonly<Record<string, ReadonlyArray<string>>>

const pathOf = ({ instancePath, keyword, params }: Violation): ReadonlyArray<string> => {
  const path = instancePath
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"))
  if (keyword === "required") return [...path, String(params?.["missingProperty"])]
  if (keyword === "additionalProperties") return [...path, String(params?.["additionalProperty"])]
  return path
}

const complaintOf = (violation: Violation): string => {
  if (violation.keyword === "required") return "is required"
  if (violation.keyword === "additionalProperties") return "is not in the spec"
  return violationMessage(violation)
}

/** Returns the messages for the violations that a validator found, grouped by field. */
export const requestComplaints = (violations: ReadonlyArray<Violation>): Complaints => {
  // A `Map`, because a plain object already has properties such as `constructor`.
  const complaints = new Map<string, Array<string>>()
  for (const violation of violations.slice(0, mostViolations)) {
    const name = memberName(pathOf(violation))
    const complaint = complaintOf(violation)
    const said = complaints.get(name)
    if (said === undefined) complaints.set(name, [complaint])
    else if (!said.includes(complaint)) said.push(complaint)
  }
  return Object.fromEntries(complaints)
}
