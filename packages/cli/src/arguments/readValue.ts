/**
 * Converts the string given for an option to a value of the type that the spec declares. Limits such as a maximum length are checked by the client.
 */
import { usageError } from "../errors/CommandError.ts"
import type { Limits } from "../operations/Operation.ts"

const decimal = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i

const readNumber = (name: string, text: string, isWhole: boolean): number => {
  const value = decimal.test(text) ? Number(text) : Number.NaN
  const fits = isWhole ? Number.isSafeInteger(value) : Number.isFinite(value)
  if (!fits) throw usageError(`--${name} must be ${isWhole ? "an integer" : "a number"}, not ${JSON.stringify(text)}`)
  return value
}

const readBoolean = (name: string, text: string): boolean => {
  if (text === "true") return true
  if (text === "false") return false
  throw usageError(`--${name} must be true or false, not ${JSON.stringify(text)}`)
}

const readScalar = (name: string, { enum: values, type }: Limits, text: string): string | number | boolean => {
  const value =
    type === "integer" || type === "number"
      ? readNumber(name, text, type === "integer")
      : type === "boolean"
        ? readBoolean(name, text)
        : text
  if (values !== undefined && !values.includes(value)) {
    throw usageError(`--${name} must be one of ${values.join(", ")}, not ${JSON.stringify(text)}`)
  }
  return value
}

/** Parses strings of the form `NAME=VALUE` into an object. */
const readObject = (name: string, texts: ReadonlyArray<string>): Record<string, string> => {
  const entries = texts.map((text) => {
    const at = text.indexOf("=")
    if (at < 1) throw usageError(`--${name} must have the form NAME=VALUE, not ${JSON.stringify(text)}`)
    return [text.slice(0, at), text.slice(at + 1)] as const
  })
  return Object.fromEntries(entries)
}

/** Returns the value of an option. `texts` contains the strings given for the option, in the order in which they appear on the command line. */
export const readValue = (name: string, limits: Limits, texts: ReadonlyArray<string>): unknown => {
  if (limits.type === "object") return readObject(name, texts)
  if (limits.type === "array") {
    const { items = { type: "string" } } = limits
    return texts.flatMap((text) => text.split(",")).map((text) => readScalar(name, items, text))
  }
  const [text = "", ...more] = texts
  if (more.length > 0) throw usageError(`--${name} is set ${texts.length} times but accepts only one value`)
  return readScalar(name, limits, text)
}
