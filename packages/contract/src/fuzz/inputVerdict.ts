/**
 * Determines whether an input conforms to the spec, using Ajv and a traversal of the schemas. The verdict is `open` if a client may either accept or
 * reject the input.
 */
import { type Operation, documents } from "../documents.ts"
import { ajvSchemaValidator, ajvShapeValidator } from "../ajvValidator.ts"
import { below, type Parameter, resolveSchema, type Schema } from "@fieldwork/specs/openapi"

export type Verdict = "valid" | "invalid" | "open"

const worst = (verdicts: ReadonlyArray<Verdict>): Verdict =>
  verdicts.includes("invalid") ? "invalid" : verdicts.includes("open") ? "open" : "valid"

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Checks whether an object contains a property that its schema does not list. */
const hasUnknown = (operation: Operation, given: Schema, value: unknown): boolean => {
  const schema = resolveSchema(documents[operation.api], given)
  if (Array.isArray(value)) {
    return schema.items !== undefined && value.some((item) => hasUnknown(operation, schema.items ?? {}, item))
  }
  if (!isObject(value)) return false
  const { additionalProperties, properties } = schema
  return Object.entries(value).some(([name, item]) => {
    const named = properties?.[name]
    if (named !== undefined) return hasUnknown(operation, named, item)
    if (typeof additionalProperties === "object") return hasUnknown(operation, additionalProperties, item)
    return properties !== undefined && additionalProperties !== true
  })
}

/** Checks whether a value contains an integer beyond ±2^53. Implementations differ in how they parse such integers. */
const hasHugeInteger = (value: unknown): boolean =>
  typeof value === "number" || (typeof value === "string" && /^-?\d+$/.test(value))
    ? !Number.isSafeInteger(Number(value)) && Number.isInteger(Number(value))
    : typeof value === "object" && value !== null && Object.values(value).some(hasHugeInteger)

/** Returns the possible interpretations of a value in a URL, where the number `7` and the string `"7"` cannot be distinguished. */
const interpretations = (value: unknown): ReadonlyArray<unknown> => {
  if (typeof value !== "string") return [value]
  const number = /^-?\d+(\.\d+)?$/.test(value) ? [Number(value)] : []
  return [value, ...number, ...(value === "true" ? [true] : []), ...(value === "false" ? [false] : [])]
}

const textVerdict = (schema: Schema, value: unknown, fits: (value: unknown) => boolean): Verdict => {
  if (interpretations(value).some(fits)) return "valid"
  // If a string is required, a client may either accept or reject a number.
  return typeof value === "number" && schema.type === "string" ? "open" : "invalid"
}

const parameterVerdict = (operation: Operation, parameter: Parameter, value: unknown): Verdict => {
  const { api } = operation
  const schema = resolveSchema(documents[api], parameter.schema ?? {})
  if (value === null || (Array.isArray(value) && value.length === 0)) return "invalid"
  if (typeof value === "string" && !value.isWellFormed()) return "invalid"
  if (parameter.in === "path" && (value === "" || value === "." || value === "..")) return "invalid"
  if (isObject(value)) {
    if (schema.type !== "object") return "invalid"
    const members = Object.values(value)
    const isFlat = members.every((item) => typeof item !== "object" || Array.isArray(item))
    return isFlat ? "open" : "invalid"
  }
  if (Array.isArray(value)) {
    if (schema.type !== "array") return "invalid"
    if (value.some((item) => typeof item === "object")) return "invalid"
    // An item that contains a comma would become two items in a comma-separated list.
    if (value.some((item) => typeof item === "string" && (item.includes(",") || !item.isWellFormed()))) return "open"
    const items = resolveSchema(documents[api], schema.items ?? {})
    return worst(value.map((item) => textVerdict(items, item, ajvSchemaValidator(api, schema.items ?? {}))))
  }
  return textVerdict(schema, value, ajvSchemaValidator(api, parameter.schema ?? {}))
}

const bodyVerdict = (operation: Operation, body: unknown): Verdict => {
  const content = operation.body?.content ?? {}
  if (body === undefined) return operation.body?.required === true ? "invalid" : "valid"
  if (!("application/json" in content)) return "open"
  const fits = ajvShapeValidator(
    operation.api,
    below(operation.bodyPointer, "content", "application/json", "schema")
  )(body)
  const schema = content["application/json"]?.schema ?? {}
  return fits && !hasUnknown(operation, schema, body) ? "valid" : "invalid"
}

/** Returns the verdict on an input, which must be in the form in which it is sent and have no undefined fields. */
export const inputVerdict = (operation: Operation, input: Readonly<Record<string, unknown>>): Verdict => {
  const { body, ...given } = input
  const parameters = operation.parameters.filter((_) => _.in === "path" || _.in === "query")
  const isKnown = Object.keys(given).every((name) => parameters.some((parameter) => parameter.name === name))
  if (!isKnown || (body !== undefined && operation.body === undefined)) return "invalid"
  const verdicts = parameters.map((parameter): Verdict => {
    const value = given[parameter.name]
    if (value !== undefined) return parameterVerdict(operation, parameter, value)
    return parameter.required === true || parameter.in === "path" ? "invalid" : "valid"
  })
  const verdict = worst([...verdicts, bodyVerdict(operation, body)])
  return verdict !== "invalid" && hasHugeInteger(input) ? "open" : verdict
}
