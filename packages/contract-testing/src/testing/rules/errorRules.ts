/**
 * Rules for error responses: the fields that an error names, and the table of error codes.
 */
import { documents } from "@fieldwork/specs/documents"
import { resolveSchema } from "@fieldwork/specs/openapi"
import { asText, type CheckedInteraction, listOf, memberOf, textAt } from "../run/Call.ts"
import type { Rule } from "./Rule.ts"
import { register } from "./registry.ts"

/** The HTTP status code for each error code, according to the table in the exchange's API document. */
export const statusOfCode: Readonly<Record<string, number>> = {
  a01: 500,
  s01: 500,
  s02: 500,
  s03: 500,
  s04: 500,
  s05: 500,
  s06: 504,
  s07: 500,
  v01: 400,
  v02: 400,
  v03: 404,
  v04: 404,
  v05: 405,
  v06: 400,
  v07: 400,
  v08: 400,
  v09: 400,
  v10: 400,
  v11: 400,
  v12: 400,
  v13: 400,
  v14: 400,
  v15: 400,
  v16: 400,
  v19: 400
}

/**
 * The keys of the `detail` object for each error code, according to the table in the exchange's API document. `detail` has no keys for error codes
 * that are not listed.
 */
export const detailOfCode: Readonly<Record<string, ReadonlyArray<string>>> = {
  v01: ["field"],
  v02: ["field", "denominator"],
  v04: ["type", "id"],
  v06: ["field", "type"],
  v07: ["field", "min", "max"],
  v08: ["field", "pattern"],
  v09: ["field"],
  v10: ["field"],
  v11: ["field", "options"],
  v12: ["field"],
  v13: ["field"],
  v14: ["field", "min_length", "max_length"],
  v19: ["fields", "survey_id"]
}

/** The error code that corresponds to each JSON Schema keyword. */
const codeOfKeyword: Readonly<Record<string, string>> = {
  multipleOf: "v02",
  type: "v06",
  minimum: "v07",
  maximum: "v07",
  exclusiveMinimum: "v07",
  exclusiveMaximum: "v07",
  format: "v08",
  pattern: "v08",
  required: "v09",
  additionalProperties: "v10",
  enum: "v11",
  minLength: "v14",
  maxLength: "v14"
}

const errorsOf = ({ json }: CheckedInteraction): ReadonlyArray<unknown> =>
  listOf(json, "errors").filter((error) => /^[asv]\d\d$/.test(textAt(error, "code")))

/** The rule that an error code determines the status code of the response. */
export const errorTable = register<Rule>({
  id: "error-table",
  isStateless: true,
  place: "Errors, Beta error body",
  sentence: "An error with a code of the table has the status code that the table defines for it.",
  broken: (interactions) => {
    const last = interactions.at(-1)
    if (last === undefined || last.received.status < 400) return undefined
    const { status } = last.received
    const wrong = errorsOf(last).find((error) => (statusOfCode[textAt(error, "code")] ?? status) !== status)
    return wrong === undefined
      ? undefined
      : `the status code of error ${textAt(wrong, "code")} was ${status}, not ${statusOfCode[textAt(wrong, "code")]}`
  }
})

/** The rule that an error has the code that the document's error table lists for its cause. */
export const errorCode = register<Rule>({
  id: "error-code",
  isStateless: true,
  place: "Errors, Beta error body",
  sentence: "The code of an error is the one that the table defines for the problem.",
  broken: (interactions) => {
    const last = interactions.at(-1)
    if (last === undefined || last.received.status !== 400) return undefined
    const errors = errorsOf(last)
    const expected = last.requestViolations.flatMap(
      ({ rule = "" }) => codeOfKeyword[rule.split("/").at(-1) ?? ""] ?? []
    )
    if (errors.length === 0 || expected.length === 0 || expected.length < last.requestViolations.length)
      return undefined
    return errors.some((error) => expected.includes(textAt(error, "code")))
      ? undefined
      : `the code is ${errors.map((error) => textAt(error, "code")).join(", ")}, not ${[...new Set(expected)].join(" or ")}`
  }
})

/** Returns the bounds of a parameter or a body property in the exchange's API document. */
const boundsOf = (
  { operation }: CheckedInteraction,
  field: string
): readonly [least: unknown, most: unknown] | undefined => {
  const document = documents.exchange
  const body = operation?.body?.content["application/json"]?.schema
  const inBody = body === undefined ? undefined : resolveSchema(document, body).properties?.[field]
  const found = inBody ?? operation?.parameters.find(({ name }) => name === field)?.schema
  if (found === undefined) return undefined
  const { exclusiveMaximum, exclusiveMinimum, maximum, minimum } = resolveSchema(document, found)
  return [minimum ?? exclusiveMinimum ?? null, maximum ?? exclusiveMaximum ?? null]
}

/** The rule that an error about a value outside a range contains both bounds of the range. */
export const errorRange = register<Rule>({
  id: "error-range",
  isStateless: true,
  place: "Errors, Beta error body",
  sentence: "The detail of v07 contains both bounds of the field, whichever of them is violated.",
  broken: (interactions) => {
    const last = interactions.at(-1)
    for (const error of last === undefined ? [] : errorsOf(last)) {
      const field = textAt(error, "detail", "field")
      const bounds = last && textAt(error, "code") === "v07" ? boundsOf(last, field) : undefined
      const shown = ["min", "max"].map((name) => memberOf(error, "detail", name))
      if (bounds !== undefined && shown.some((each, index) => each !== bounds[index]))
        return `the bounds of ${field} are ${shown.join(" and ")}, not ${bounds.join(" and ")}`
    }
    return undefined
  }
})

/** The rule that the `detail` of an error has the documented keys. */
export const errorDetail = register<Rule>({
  id: "error-detail",
  isStateless: true,
  place: "Errors, Beta error body",
  sentence: "The detail of an error has the keys that the table defines for its code.",
  broken: (interactions) => {
    const last = interactions.at(-1)
    if (last === undefined) return undefined
    for (const error of errorsOf(last)) {
      const code = textAt(error, "code")
      const missing = (detailOfCode[code] ?? []).filter((name) => memberOf(error, "detail", name) === undefined)
      if (missing.length > 0) return `the detail of ${code} has no ${missing.join(", ")}`
    }
    return undefined
  }
})

/** The rule that an error in the older API's envelope (`ApiResult`, `ApiMessages` and other fields) has a message and does not report success. */
export const failedEnvelope = register<Rule>({
  id: "failed-envelope",
  isStateless: true,
  place: "decision v1-errors",
  sentence: "An error in the legacy envelope has an ApiResult other than 0, no results, and the reason in ApiMessages.",
  broken: (interactions) => {
    const last = interactions.at(-1)
    if (last === undefined || last.received.status < 400 || memberOf(last.json, "ApiResult") === undefined)
      return undefined
    if (memberOf(last.json, "ApiResult") === 0) return "ApiResult is 0"
    if (memberOf(last.json, "ResultCount") !== 0) return `ResultCount is ${textAt(last.json, "ResultCount")}, not 0`
    return listOf(last.json, "ApiMessages").some((message) => asText(message) !== "")
      ? undefined
      : "ApiMessages is empty"
  }
})

/** The rule that requires a message for each field that an error lists. */
export const fieldMessages = register<Rule>({
  id: "field-messages",
  isStateless: true,
  place: "decision errors",
  sentence: "An error by fields has at least one message for each field that it names.",
  broken: (interactions) => {
    const last = interactions.at(-1)
    if (last === undefined || last.received.status !== 400) return undefined
    const fields = Object.entries(Object(last.json) as object)
    const isByField = fields.length > 0 && fields.every(([, messages]) => Array.isArray(messages))
    const empty = isByField ? fields.find(([, messages]) => listOf(messages).every((each) => each === "")) : undefined
    return empty === undefined ? undefined : `${empty[0]} has no message`
  }
})

/** Returns the fields that an error response names. Nested fields are in dot notation. */
const fieldsOf = ({ json }: CheckedInteraction): ReadonlyArray<string> => {
  const byField = Object.entries(Object(json) as object).flatMap(([name, value]) =>
    Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === "string") ? [name] : []
  )
  const messages = listOf(json, "ApiMessages").flatMap((message) => /^([\w.]+): /.exec(asText(message))?.[1] ?? [])
  const coded = listOf(json, "errors").flatMap((error) => textAt(error, "detail", "field") || [])
  return memberOf(json, "ApiResult") === undefined ? [...byField, ...coded] : messages
}

const isWithin = (one: string, other: string): boolean => one === other || one.startsWith(`${other}.`)

/** The rule that an error about a field names the field. */
export const namesTheField = register<Rule>({
  id: "refusal-names-the-field",
  isStateless: true,
  place: "decision errors",
  sentence: "An error about one field or parameter names it, with dots in the name of a nested field.",
  broken: (interactions, { at }) => {
    const last = interactions.at(-1)
    if (last === undefined || last.received.status !== 400 || last.requestViolations.length === 0) return undefined
    const [, ...steps] = asText(at).split(/[/ ]/)
    const name = steps.findLast((step) => step !== "" && !/^\d+$/.test(step))
    if (name === undefined || name === "unheard_of") return undefined
    if (!last.received.body.includes(name)) return `the response does not name ${name}`
    const [fields, expected] = [fieldsOf(last), steps.join(".")]
    return fields.length === 0 || fields.some((each) => isWithin(each, expected) || isWithin(expected, each))
      ? undefined
      : `the response names ${fields.join(", ")}, not ${expected}`
  }
})
