/**
 * What the documents state of refusals: which field they name, and the table of codes.
 */
import { asText, type Exchange, listOf, memberOf, textAt } from "../run/Call.ts"
import type { Rule } from "./Rule.ts"
import { register } from "./registry.ts"

/** By code: the status code of the exchange document's table. */
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

/** Keywords of JSON Schema that a code of the table stands for. */
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

const errorsOf = ({ json }: Exchange): ReadonlyArray<unknown> =>
  listOf(json, "errors").filter((error) => /^[asv]\d\d$/.test(textAt(error, "code")))

/** The code of an error decides its status code. */
export const errorTable = register<Rule>({
  id: "error-table",
  judges: true,
  place: "Errors, Beta error body",
  sentence: "An error with a code of the table comes with the status code that the table has for it.",
  broken: (exchanges) => {
    const last = exchanges.at(-1)
    if (last === undefined || last.received.status < 400) return undefined
    const { status } = last.received
    const wrong = errorsOf(last).find((error) => (statusOfCode[textAt(error, "code")] ?? status) !== status)
    return wrong === undefined
      ? undefined
      : `${textAt(wrong, "code")} came with ${status}, not ${statusOfCode[textAt(wrong, "code")]}`
  }
})

/** A refusal says why: by the code of the table. */
export const errorCode = register<Rule>({
  id: "error-code",
  judges: true,
  place: "Errors, Beta error body",
  sentence: "The code of an error is the one that the table has for what is wrong.",
  broken: (exchanges) => {
    const last = exchanges.at(-1)
    if (last === undefined || last.received.status !== 400) return undefined
    const errors = errorsOf(last)
    const expected = last.ofRequest.flatMap(({ rule = "" }) => codeOfKeyword[rule.split("/").at(-1) ?? ""] ?? [])
    if (errors.length === 0 || expected.length === 0 || expected.length < last.ofRequest.length) return undefined
    return errors.some((error) => expected.includes(textAt(error, "code")))
      ? undefined
      : `the code is ${errors.map((error) => textAt(error, "code")).join(", ")}, not ${[...new Set(expected)].join(" or ")}`
  }
})

/** An envelope that says success at a refusal, or fails without a word. */
export const failedEnvelope = register<Rule>({
  id: "failed-envelope",
  judges: true,
  place: "decision v1-errors",
  sentence: "A refusal in the legacy envelope has an ApiResult other than 0 and says why in ApiMessages.",
  broken: (exchanges) => {
    const last = exchanges.at(-1)
    if (last === undefined || last.received.status < 400 || memberOf(last.json, "ApiResult") === undefined)
      return undefined
    if (memberOf(last.json, "ApiResult") === 0) return "ApiResult is 0"
    return listOf(last.json, "ApiMessages").some((message) => asText(message) !== "")
      ? undefined
      : "ApiMessages is empty"
  }
})

/** A refusal names the field. */
export const namesTheField = register<Rule>({
  id: "refusal-names-the-field",
  judges: true,
  place: "decision errors",
  sentence: "A refusal of one field or parameter names it.",
  broken: (exchanges, { at }) => {
    const last = exchanges.at(-1)
    if (last === undefined || last.received.status !== 400 || last.ofRequest.length === 0) return undefined
    const name = asText(at)
      .split(/[/ ]/)
      .findLast((step) => step !== "" && !/^\d+$/.test(step) && step !== "body" && step !== "query" && step !== "path")
    return name === undefined || name === "unheard_of" || last.received.body.includes(name)
      ? undefined
      : `the response does not name ${name}`
  }
})
