/**
 * The body of a failure as it goes into an error: JSON where it is JSON, otherwise the beginning of its text, always without secrets.
 *
 * The body is foreign: it may be large or nested deeply enough to overflow the stack of whoever reads or prints it, so both are bounded.
 */
import type { TextRedactor } from "../auth/redact.ts"
import type { Json } from "../errors/Problem.ts"

/** A body with more characters is kept as the beginning of its text. */
const largestParsed = 256 * 1024

/** Characters of a text body that are kept. */
const prefixLength = 200

/** Text is redacted before it is cut, as a secret may lie across the cut; so much of it is enough. */
const mostRedacted = 1024 * 1024

export const prefixOf = (redactor: TextRedactor, text: string): string =>
  redactor.redact(text.slice(0, mostRedacted)).slice(0, prefixLength)

export const errorBody = (redactor: TextRedactor, text: string): Json => {
  if (text === "") return null
  if (text.length > largestParsed) return prefixOf(redactor, text)
  try {
    return redactor.redactJson(JSON.parse(text) as Json)
  } catch {
    return prefixOf(redactor, text)
  }
}
