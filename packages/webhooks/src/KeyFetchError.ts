/**
 * Describes a failed fetch of keys in one line, without revealing any data that `fetchKeys` handles.
 *
 * An error that `fetchKeys` throws may quote URLs, headers and bodies in its message, which may span several lines. For a log, the name of the error
 * and its code or status are enough. The error itself is passed to `onFetchFailure`.
 */
import { WebhookConfigurationError } from "./configurationError.ts"

/** An error that this package itself detected when fetching keys. Its message may be logged. */
export class KeyFetchError extends Error {
  override readonly name = "KeyFetchError"
}

export const describeFetchError = (cause: unknown): string => {
  if (cause instanceof KeyFetchError || cause instanceof WebhookConfigurationError) return oneLine(cause.message)
  if (typeof cause !== "object" || cause === null) return "fetchKeys failed"
  const names = [word(cause, "name"), word(cause, "_tag"), word(inner(cause, "reason"), "_tag")]
  const codes = [cause, inner(cause, "reason"), inner(cause, "cause"), inner(cause, "response")].flatMap((part) => [
    word(part, "code"),
    word(part, "status"),
    word(part, "statusCode")
  ])
  const said = [...new Set([...names, ...codes].filter((one) => one !== undefined))]
  return said.length === 0 ? "fetchKeys failed" : `fetchKeys failed (${said.join(", ")})`
}

const inner = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined

/**
 * Returns the value of the property `name` if it is a number or a single word, such as an error's name, code or status. Returns undefined otherwise.
 */
const word = (value: unknown, name: string): string | undefined => {
  const said = inner(value, name)
  const text = typeof said === "number" ? `${said}` : said
  return typeof text === "string" && /^[\w.-]{1,40}$/.test(text) ? text : undefined
}

export const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim().slice(0, 200)
