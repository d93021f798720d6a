/**
 * Creates the error responses for the operations whose fields are in snake_case. Each error has a code from the error table in the exchange's API
 * document, and the details that the table lists for the code.
 *
 * The exchange's API document specifies these error responses only for the v2-beta operations. It is inferred that the `/supply/` operations return
 * the same errors.
 */
import type { ErrorResponses } from "../http/ErrorResponses.ts"
import type { Issue } from "../http/Issue.ts"
import type { Outgoing } from "../http/Message.ts"
import * as Coded from "./CodedErrors.ts"
import type { BetaError, BetaErrors } from "@fieldwork/specs/exchange/schema"

/** Applies `Pick` to each member of a union separately, so each error code keeps the type of its own `detail`. */
type PickEach<Union, Key extends keyof Union> = Union extends unknown ? Pick<Union, Key> : never

type Detailed = PickEach<BetaError, "code" | "detail">

/** The base URL of the error documentation. Each documented error code has its own page. */
const docs = "https://fieldwork.example/exchange/errors/"

const errorOf = (error: Detailed, message: string): BetaError => ({
  ...error,
  docs_url: /^\d+$/.test(error.code) ? docs : `${docs}${error.code}/`,
  message
})

/** Returns a body with one error. `detail` is empty if the code has no details. */
export const body = (error: Detailed, message: string): BetaErrors => ({ errors: [errorOf(error, message)] })

/** Returns the error v04 for an object that does not exist. */
export const missing = (type: string, id: string): BetaErrors =>
  body({ code: "v04", detail: { type, id } }, `There is no ${type} ${id}.`)

/**
 * Returns an error for a status code that the error table does not list. The code of the error is the status code. The generic code `a01` is not
 * used, because it belongs to status 500.
 */
export const other = (status: number, message: string): BetaErrors =>
  body({ code: String(status), detail: {} }, message)

/** Returns the error v08 for a value with an invalid format. */
export const malformed = (field: string, pattern: string, message: string): BetaErrors =>
  body({ code: "v08", detail: { field, pattern } }, message)

/**
 * Returns the name of a field as it appears in an error's `detail`. A nested field is a path with dots, such as `opportunities.0.country_language`.
 */
const fieldName = (field: string): string => (field === "" ? "body" : field)

const number = (value: unknown): number | null => (typeof value === "number" ? value : null)

const list = (value: unknown): Array<unknown> => (Array.isArray(value) ? value : [])

type Translate = (field: string, params: Issue["params"]) => Detailed

const generic: Translate = (field) => ({ code: "v01", detail: { field } })

const range: Translate = (field, { maximum, minimum }) => ({
  code: "v07",
  detail: { field, min: number(minimum), max: number(maximum) }
})

const length: Translate = (field, { maxLength, minLength }) => ({
  code: "v14",
  detail: { field, min_length: number(minLength), max_length: number(maxLength) }
})

/** The error for each JSON Schema keyword that a request can violate. Violations of any other keyword have the code v01. */
const byKeyword: Readonly<Record<string, Translate>> = {
  multipleOf: (field, { multipleOf }) => ({ code: "v02", detail: { field, denominator: Number(multipleOf) } }),
  type: (field, { type }) => ({
    code: "v06",
    detail: { field, type: Array.isArray(type) ? type.join(" or ") : String(type) }
  }),
  minimum: range,
  maximum: range,
  exclusiveMinimum: range,
  exclusiveMaximum: range,
  format: (field, { format }) => ({ code: "v08", detail: { field, pattern: String(format) } }),
  pattern: (field, { pattern }) => ({ code: "v08", detail: { field, pattern: String(pattern) } }),
  required: (field) => ({ code: "v09", detail: { field } }),
  additionalProperties: (field) => ({ code: "v10", detail: { field } }),
  enum: (field, { allowedValues }) => ({ code: "v11", detail: { field, options: list(allowedValues) } }),
  minLength: length,
  maxLength: length
}

const translate = (issue: Issue): BetaError => {
  const field = fieldName(issue.field)
  return errorOf((byKeyword[issue.keyword] ?? generic)(field, issue.params), `${field}: ${issue.message}`)
}

const byStatus = (status: number, message: string): BetaErrors => {
  if (status === 500) return body({ code: "s01", detail: {} }, message)
  return status === 504 ? body({ code: "s06", detail: {} }, message) : other(status, message)
}

const reply = (status: number, body: BetaErrors): Outgoing => ({ status, body })

export const errors: ErrorResponses = {
  unauthorized: (detail) => reply(401, other(401, detail)),
  notFound: (detail) => reply(404, body({ code: "v03", detail: {} }, detail)),
  methodNotAllowed: (allowed) => ({
    ...reply(405, body({ code: "v05", detail: {} }, `This path supports only ${allowed.join(" and ")}.`)),
    headers: { allow: allowed.join(", ") }
  }),
  unreadable: (detail) => reply(400, body({ code: "v16", detail: {} }, detail)),
  // The name of the dictionary is part of the path, so an unknown dictionary is reported like an unknown path.
  invalid: (issues) =>
    issues.some(({ field, keyword }) => field === "property" && keyword === "enum")
      ? errors.notFound("This dictionary does not exist.")
      : reply(400, { errors: issues.map(translate) }),
  tooLarge: (limit) => reply(413, other(413, `The body must have at most ${limit} bytes.`)),
  other: (status, detail) => reply(status, byStatus(status, detail)),
  serverError: (detail) => reply(500, body({ code: "s01", detail: {} }, detail)),
  coded: (code, status, detail) => Coded.reply(code, status, detail)
}
