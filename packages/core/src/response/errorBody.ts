/**
 * Reads the error in the body of a failed response: as JSON if possible, or otherwise as text, truncated. Secrets are always removed.
 *
 * The body is untrusted. It may be large, or nested deeply enough to overflow the stack, so its size and depth are limited.
 */
import type { TextRedactor } from "../auth/textRedactor.ts"
import type { ErrorFormat, Json, Problem, Reading } from "../errors/Problem.ts"

/** The maximum length in characters of a body that is parsed. A longer body is kept as truncated text. */
const maxParsedLength = 256 * 1024

/** The maximum number of characters to keep from a body that is not parsed. */
const prefixLength = 200

/** The maximum number of characters to redact. Text is redacted before it is truncated, because truncation could split a secret. */
const maxRedactedLength = 1024 * 1024

export const prefixOf = (redactor: TextRedactor, text: string): string =>
  redactor.redact(text.slice(0, maxRedactedLength)).slice(0, prefixLength)

export const errorBody = (redactor: TextRedactor, text: string): Json => {
  if (text === "") return null
  if (text.length > maxParsedLength) return prefixOf(redactor, text)
  try {
    return redactor.redactJson(JSON.parse(text) as Json)
  } catch {
    return prefixOf(redactor, text)
  }
}

const unread: Reading = { messages: [], codes: [], fields: {} }

/** Reads the error with the first format that recognises the body. If no format recognises it, the result contains only the body. */
export const problemOf = (formats: ReadonlyArray<ErrorFormat>, redactor: TextRedactor, text: string): Problem => {
  const body = errorBody(redactor, text)
  for (const format of formats) {
    const reading = format.read(body)
    if (reading !== undefined) return { ...reading, body }
  }
  return { ...unread, body }
}
