/**
 * Describes how a value differs from its schema.
 */
import type { ErrorObject } from "ajv/dist/2020.js"
import { counted } from "../counted.ts"

const kindOf = (value: unknown): string => {
  if (value === null) return "null"
  if (Array.isArray(value)) return `an array of ${counted(value.length, "item")}`
  if (typeof value === "string")
    return value === "" ? "an empty string" : `a string of ${counted(value.length, "character")}`
  return typeof value === "object" ? "an object" : JSON.stringify(value)
}

const listed = (values: ReadonlyArray<unknown>): string => {
  const shown = values.slice(0, 12).map((value) => JSON.stringify(value))
  return values.length > shown.length
    ? `${shown.join(", ")} and ${values.length - shown.length} more`
    : shown.join(", ")
}

/**
 * Formats a value that is not listed in an enumeration. The value itself is shown only if it consists of a few simple characters, because other
 * values may identify a respondent.
 */
const word = (value: unknown): string =>
  typeof value === "string" && /^[\w .-]{1,40}$/.test(value) ? JSON.stringify(value) : kindOf(value)

/** Returns a message that states what a schema requires and how the value differs from this requirement. */
export const messageOf = ({ data, keyword, message, params, schema }: ErrorObject): string => {
  switch (keyword) {
    case "required":
      return `has no ${String(params["missingProperty"])}, which is required`
    case "additionalProperties":
    case "unevaluatedProperties":
      return `has ${String(params["additionalProperty"] ?? params["unevaluatedProperty"])}, which the contract does not define`
    case "type":
      return `must be ${[params["type"]].flat().join(" or ")}; it is ${kindOf(data)}`
    case "enum":
      return `must be one of ${listed(schema as ReadonlyArray<unknown>)}; it is ${word(data)}`
    case "const":
      return `must be ${JSON.stringify(schema)}; it is ${word(data)}`
    case "anyOf":
    case "oneOf":
      return `matches none of the ${(schema as ReadonlyArray<unknown>).length} forms that the contract allows; it is ${kindOf(data)}`
    case "format":
      return `must have the format ${String(params["format"])}; it is ${kindOf(data)}`
    case "pattern":
      return `must match ${String(params["pattern"])}; it is ${kindOf(data)}`
    default:
      return `${message ?? `fails ${keyword}`}; it is ${kindOf(data)}`
  }
}
