/**
 * Replays the responses of a recorded session to a client, without a network.
 *
 * A request is matched by method, path, query and body. A placeholder in the recorded request matches any value. Identical requests receive their
 * responses in the order in which the responses were recorded.
 */
import type { Fetch, FetchInit } from "../transport/Fetch.ts"
import { bytesResponse, fromBase64 } from "./bytesResponse.ts"
import { type Interaction, pathOf, placeholders, type Session } from "./Session.ts"

/**
 * Thrown for a request that the session does not contain, or whose recorded responses are used up. The message lists up to five unused requests.
 *
 * @example
 * ```ts
 * import { NotRecordedError, replay } from "@fieldwork/core/recording"
 * const { fetch } = replay({ version: 1, interactions: [] })
 * const init = { method: "GET", headers: new Headers(), signal: new AbortController().signal, redirect: "manual" } as const
 * const error = await fetch("https://lift.example/campaigns", init).catch((cause: unknown) => cause)
 * error instanceof NotRecordedError // => true
 * ```
 */
export class NotRecordedError extends Error {
  override readonly name = "NotRecordedError"
  readonly code = "NOT_RECORDED"

  constructor(request: string, known: ReadonlyArray<string>) {
    super(`${request} is not in the recorded session. Remaining: ${known.length === 0 ? "nothing" : known.join(", ")}`)
  }
}

/** The options for replaying a session. */
export interface ReplayOptions {
  /** Whether the last response is returned again when an identical request is repeated. Default: `false`, which returns each response only once. */
  readonly repeats?: boolean
}

/** Checks whether a string matches the recorded string, in which each placeholder matches any text. */
const matchesText = (recorded: string, actual: string): boolean => {
  const parts = recorded.split(placeholders).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
  return new RegExp(`^${parts.join(".+")}$`, "s").test(actual)
}

const matches = (recorded: unknown, actual: unknown): boolean => {
  if (typeof recorded === "string") {
    return typeof actual === "string" || typeof actual === "number" ? matchesText(recorded, String(actual)) : false
  }
  if (typeof recorded !== "object" || recorded === null) return recorded === actual
  if (typeof actual !== "object" || actual === null || Array.isArray(recorded) !== Array.isArray(actual)) return false
  const [left, right] = [Object.entries(recorded), Object.entries(actual)]
  return left.length === right.length && left.every(([name, value]) => matches(value, Reflect.get(actual, name)))
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const bodyOf = ({ body }: FetchInit): unknown => {
  if (body === undefined || typeof body === "string") return body === undefined ? undefined : parsed(body)
  return Object.fromEntries(
    [...body].map(([name, part]) => [name, typeof part === "string" ? parsed(part) : "scrubbed-file-1"])
  )
}

const respond = ({ body, headers, isBase64, isText, status }: Interaction) => {
  const text = isText === true ? String(body) : JSON.stringify(body)
  const bytes = isBase64 === true ? fromBase64(String(body)) : new TextEncoder().encode(text)
  return bytesResponse(status, new Headers(headers), bytes)
}

/**
 * Returns a `fetch` function for a client's settings, and a function that returns the number of recorded requests that have not been made. Times are
 * replayed as they were recorded, so a recorded report can be downloaded only while the program's clock is before its `expires_at`.
 *
 * @example
 * ```ts
 * import { replay } from "@fieldwork/core/recording"
 * replay({ version: 1, interactions: [] }).remaining() // => 0
 * ```
 */
export const replay = (session: Session, { repeats = false }: ReplayOptions = {}) => {
  if (session.version !== 1 || !Array.isArray(session.interactions)) {
    throw new TypeError("the session was not created by record()")
  }
  const left = [...session.interactions]
  const last = new Map<string, Interaction>()
  const fetch: Fetch = async (url, init) => {
    const [path, body] = [pathOf(url), bodyOf(init)]
    const isAlike = (one: Interaction): boolean =>
      one.method === init.method && matchesText(one.path, path) && matches(one.requestBody, body)
    const index = left.findIndex(isAlike)
    const found = index < 0 ? [...last.values()].find(isAlike) : left[index]
    if (found === undefined || (index < 0 && !repeats)) {
      const known = left.map((one) => `${one.method} ${one.path}`)
      throw new NotRecordedError(`${init.method} ${new URL(url).pathname}`, known.slice(0, 5))
    }
    if (index >= 0) left.splice(index, 1)
    last.set(`${found.method} ${found.path} ${JSON.stringify(found.requestBody)}`, found)
    return respond(found)
  }
  return { fetch, remaining: (): number => left.length }
}
