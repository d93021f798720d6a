/**
 * Turns a validator compiled from the spec into one that says in words what is wrong.
 */
import type { ValidationError, Validator } from "@fieldwork/exchange-client"
import type { Issue, Validate } from "./decode-items.ts"

export const fromSpec =
  (validator: Validator<string>): Validate =>
  (value) =>
    validator(value) ? null : (validator.errors ?? []).map(issue)

/** Compiled validators carry no sentences, and what they do carry repeats nothing of the value. */
const issue = ({ instancePath, keyword, message, params }: ValidationError): Issue => {
  const missing = params["missingProperty"]
  if (typeof missing === "string") return { path: `${instancePath}/${escaped(missing)}`, message: "it is missing" }
  const type = params["type"]
  const types = Array.isArray(type) ? type.join(" or ") : type
  return {
    path: instancePath,
    message: typeof types === "string" ? `it is not of type ${types}` : (message ?? `it breaks the rule ${keyword}`)
  }
}

/** JSON pointer (RFC 6901, 3). */
const escaped = (name: string): string => name.replaceAll("~", "~0").replaceAll("/", "~1")
