/**
 * What is wrong with a request that its validator refuses, in the spec's own names.
 */
import type { Violation } from "../operation/Validators.ts"
import { violationMessage } from "../operation/violationMessage.ts"

/** At most so many are reported. */
const mostViolations = 20

export type Complaints = Readonly<Record<string, ReadonlyArray<string>>>

/** The name of the member that a path leads to. */
export type NameOf = (path: ReadonlyArray<string>) => string

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

/** What a validator found wrong with an input, by member. */
export const requestComplaints = (violations: ReadonlyArray<Violation>, nameOf: NameOf): Complaints => {
  const complaints: Record<string, Array<string>> = {}
  for (const violation of violations.slice(0, mostViolations)) {
    const name = nameOf(pathOf(violation))
    const said = (complaints[name] ??= [])
    const complaint = complaintOf(violation)
    if (!said.includes(complaint)) said.push(complaint)
  }
  return complaints
}
