/**
 * What may be said of a failed fetch of keys: one line that holds nothing of what the fetcher was given.
 *
 * Messages of errors are somebody else's: they quote URLs, headers and bodies, over several lines. The name of the error and
 * its code or status say enough for a log, and the cause itself goes to `onFetchFailure`.
 */
import { WebhookConfigurationError } from "./configuration-error.ts"

/** A problem that this package found itself: its message may be repeated. */
export class FetchProblem extends Error {
  override readonly name = "FetchProblem"
}

export const describeProblem = (cause: unknown): string => {
  if (cause instanceof FetchProblem || cause instanceof WebhookConfigurationError) return oneLine(cause.message)
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

/** A name, code or status; nothing that could carry more than one. */
const word = (value: unknown, name: string): string | undefined => {
  const said = inner(value, name)
  const text = typeof said === "number" ? `${said}` : said
  return typeof text === "string" && /^[\w.-]{1,40}$/.test(text) ? text : undefined
}

export const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim().slice(0, 200)
