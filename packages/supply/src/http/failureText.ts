/**
 * Describes an unexpected error for the log. Respondents' identifiers must not be logged, so they are removed from the description.
 */
const placeholder = "<redacted>"

/** The ids of sessions that this package creates (`randomUUID`). */
const sessionId = /\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi

/** Returns the values of the parameters in a URL or a path, which can identify a respondent. */
export const parametersOf = (url: unknown): ReadonlyArray<string> =>
  typeof url === "string" ? [...(URL.parse(url, "http://localhost")?.searchParams.values() ?? [])] : []

/** Returns the values in the body of a request that identify a respondent: the PID and the parameters of the return URL. */
export const identifiersIn = (body: string): ReadonlyArray<string> => {
  try {
    const { profile, url } = JSON.parse(body) as {
      readonly profile?: { readonly pid?: unknown }
      readonly url?: unknown
    }
    return [...(typeof profile?.pid === "string" ? [profile.pid] : []), ...parametersOf(url)]
  } catch {
    return []
  }
}

/** Returns the stack traces of an error and of its causes. Other properties are omitted, because they may contain a respondent's answers. */
const stackOf = (cause: unknown, depth = 0): string => {
  if (!(cause instanceof Error)) return typeof cause === "string" ? cause : `a value of type ${typeof cause} was thrown`
  const own = cause.stack ?? String(cause)
  return cause.cause === undefined || depth === 3 ? own : `${own}\ncaused by ${stackOf(cause.cause, depth + 1)}`
}

const whole = (value: string): RegExp =>
  new RegExp(`(?<![\\w-])${value.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\\w-])`, "g")

/** Returns the stack trace of an unexpected error. The given identifiers and secrets, and all session ids, are removed from it. */
export const failureText = (cause: unknown, hidden: ReadonlyArray<string>): string =>
  hidden
    .flatMap((value) => [value, encodeURIComponent(value)])
    .filter((value) => value !== "")
    .toSorted((left, right) => right.length - left.length)
    .reduce((text, value) => text.replaceAll(whole(value), placeholder), stackOf(cause))
    .replaceAll(sessionId, placeholder)
