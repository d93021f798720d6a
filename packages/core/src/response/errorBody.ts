/**
 * Reads the body of a failure for its error: as JSON, or as the beginning of the text, always without secrets.
 *
 * The body is untrusted: it may be large, or nested deeply enough to overflow the stack of a reader, so both are limited.
 */
import type { TextRedactor } from "../auth/redact.ts"
import type { ErrorFormat, Json, Problem, Reading } from "../errors/Problem.ts"

/** The maximum length in characters of a body that is parsed; a longer one is truncated as text. */
const largestParsed = 256 * 1024

/** The maximum number of characters of a text body to keep. */
const prefixLength = 200

/** The maximum number of characters to redact. Text is redacted before it is truncated, because a secret may cross the cut. */
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

const unread: Reading = { messages: [], codes: [], fields: {} }

/** Returns the problem as read by the first format that recognises the body. A body of an unknown format is kept unchanged. */
export const problemOf = (formats: ReadonlyArray<ErrorFormat>, redactor: TextRedactor, text: string): Problem => {
  const body = errorBody(redactor, text)
  for (const format of formats) {
    const reading = format.read(body)
    if (reading !== undefined) return { ...reading, body }
  }
  return { ...unread, body }
}
