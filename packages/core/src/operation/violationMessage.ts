/**
 * Returns the message for a violation. Compiled validators contain no messages, which keeps them small.
 */
import type { Violation } from "./Validators.ts"

const listed = (values: unknown): string =>
  (Array.isArray(values) ? values : [values]).map((value) => JSON.stringify(value)).join(", ")

/** Returns a description of the allowed types. For an integer, the description includes the range that a double represents exactly. */
const typeNames = (types: unknown): string =>
  [types]
    .flat()
    .map((type) => (type === "integer" ? "an integer between -(2^53 - 1) and 2^53 - 1" : String(type)))
    .join(" or ")

const counted = (limit: unknown, thing: string): string => `${String(limit)} ${thing}${limit === 1 ? "" : "s"}`

const sentences: Readonly<Record<string, (params: Readonly<Record<string, unknown>>) => string>> = {
  type: ({ type }) => `must be ${typeNames(type)}`,
  required: ({ missingProperty }) => `must have ${String(missingProperty)}`,
  additionalProperties: ({ additionalProperty }) => `must not have ${String(additionalProperty)}`,
  enum: ({ allowedValues }) => `must be one of ${listed(allowedValues)}`,
  const: ({ allowedValue }) => `must be ${listed(allowedValue)}`,
  minimum: ({ limit }) => `must be at least ${String(limit)}`,
  maximum: ({ limit }) => `must be at most ${String(limit)}`,
  exclusiveMinimum: ({ limit }) => `must be more than ${String(limit)}`,
  exclusiveMaximum: ({ limit }) => `must be less than ${String(limit)}`,
  minLength: ({ limit }) => `must have at least ${counted(limit, "character")}`,
  maxLength: ({ limit }) => `must have at most ${counted(limit, "character")}`,
  minItems: ({ limit }) => `must have at least ${counted(limit, "item")}`,
  maxItems: ({ limit }) => `must have at most ${counted(limit, "item")}`,
  // Patterns that start with `^-?\d+` or `^0` are for numbers that are given as strings, as in a URL.
  pattern: ({ pattern }) => {
    const text = String(pattern)
    if (text.startsWith("^-?\\d+")) return "must be a number"
    return text.startsWith("^0") ? "must be a number within the bounds of the spec" : `must match ${text}`
  },
  uniqueItems: () => "must not contain duplicate items"
}

export const violationMessage = ({ keyword, message, params = {} }: Violation): string =>
  message ?? sentences[keyword]?.(params) ?? `fails ${keyword}`
