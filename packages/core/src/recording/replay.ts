/**
 * Replays the responses of a recorded session to a client, without a network.
 *
 * A request is matched by method, path, query and body, in which a placeholder matches any value. Equal requests receive their responses in the order
 * in which the responses were recorded.
 */
import type { Fetch, FetchInit } from "../transport/Fetch.ts"
import { type Exchanged, pathOf, placeholders, type Session } from "./Session.ts"

/**
 * Thrown for a request that the session does not contain, or whose responses have all been used. The message lists up to five unused requests.
 *
 * @example
 * ```ts
 * import { NotRecordedError, replay } from "@fieldwork/core/recording"
 * const { fetch } = replay({ version: 1, exchanged: [] })
 * const init = { method: "GET", headers: new Headers(), signal: new AbortController().signal, redirect: "manual" } as const
 * const error = await fetch("https://lift.example/campaigns", init).catch((cause: unknown) => cause)
 * error instanceof NotRecordedError // => true
 * ```
 */
export class NotRecordedError extends Error {
  override readonly name = "NotRecordedError"
  readonly code = "NOT_RECORDED"

  constructor(request: string, known: ReadonlyArray<string>) {
    super(
      `${request} is not in the recorded session, which still has ${known.length === 0 ? "nothing" : known.join(", ")}`
    )
  }
}

/** The options for replaying a session. */
export interface ReplayOptions {
  /** Whether further equal requests receive the last response again. Default: `false`, which returns each response only once. */
  readonly repeats?: boolean
}

/** Checks whether a string matches the recorded string, in which each placeholder matches any text. */
const matchesText = (recorded: string, given: string): boolean => {
  const parts = recorded.split(placeholders).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
  return new RegExp(`^${parts.join(".+")}$`, "s").test(given)
}

const matches = (recorded: unknown, given: unknown): boolean => {
  if (typeof recorded === "string") {
    return typeof given === "string" || typeof given === "number" ? matchesText(recorded, String(given)) : false
  }
  if (typeof recorded !== "object" || recorded === null) return recorded === given
  if (typeof given !== "object" || given === null || Array.isArray(recorded) !== Array.isArray(given)) return false
  const [left, right] = [Object.entries(recorded), Object.entries(given)]
  return left.length === right.length && left.every(([name, value]) => matches(value, Reflect.get(given, name)))
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

const respond = ({ body, headers, isText, status }: Exchanged) => ({
  status,
  headers: new Headers(headers),
  text: async () => (isText === true ? String(body) : JSON.stringify(body)),
  body: null
})

/**
 * Returns a `fetch` for the settings of a client, and a function that returns the number of recorded requests that have not been made.
 *
 * @example
 * ```ts
 * import { replay } from "@fieldwork/core/recording"
 * replay({ version: 1, exchanged: [] }).remaining() // => 0
 * ```
 */
export const replay = (session: Session, { repeats = false }: ReplayOptions = {}) => {
  if (session.version !== 1 || !Array.isArray(session.exchanged)) {
    throw new TypeError("the session is not one that record() has made")
  }
  const left = [...session.exchanged]
  const last = new Map<string, Exchanged>()
  const fetch: Fetch = async (url, init) => {
    const [path, body] = [pathOf(url), bodyOf(init)]
    const isAlike = (one: Exchanged): boolean =>
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
