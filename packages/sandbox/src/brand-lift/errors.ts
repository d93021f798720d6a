/**
 * Creates the error responses of the brand lift service: an object with the field `detail` or, for status 400, messages keyed by field name.
 */
import type { Operation } from "@fieldwork/specs/openapi"
import type { ErrorResponses } from "../http/ErrorResponses.ts"
import type { Issue } from "../http/Issue.ts"
import type { Outgoing } from "../http/Message.ts"
import type { Violations } from "./Violations.ts"

const detail = (status: number, text: string): Outgoing => ({ status, body: { detail: text } })

/** The key of errors that concern the entire request body. The 400 response in the spec lists errors only by field name. */
const wholeBody = "non_field_errors"

export const violationsByField = (issues: ReadonlyArray<Issue>): Violations => {
  const fields: Violations = {}
  for (const { field, message } of issues) (fields[field === "" ? wholeBody : field] ??= []).push(message)
  return fields
}

export const notFound = { status: 404, body: { detail: "Not found." } } as const

/**
 * Returns the error responses for one operation. A malformed id in the path results in 404. All other violations, including an unknown enum value in
 * the path, result in 400.
 */
export const errors = ({ parameters }: Pick<Operation, "parameters">): ErrorResponses => {
  const ids = new Set(parameters.filter((_) => _.in === "path").map(({ name }) => name))
  return {
    unauthorized: (text) => ({ ...detail(401, text), headers: { "www-authenticate": "Bearer" } }),
    notFound: (text) => detail(404, text),
    methodNotAllowed: (allowed) => ({
      ...detail(405, `This path supports only ${allowed.join(" and ")}.`),
      headers: { allow: allowed.join(", ") }
    }),
    unreadable: (text) => ({ status: 400, body: { [wholeBody]: [text] } }),
    invalid: (issues) =>
      issues.some(({ field, keyword }) => ids.has(field) && keyword !== "enum")
        ? notFound
        : { status: 400, body: violationsByField(issues) },
    tooLarge: (limit) => detail(413, `The body must have at most ${limit} bytes.`),
    serverError: (text) => detail(500, text)
  }
}
