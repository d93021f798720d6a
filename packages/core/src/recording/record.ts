/**
 * Records what a client sends and receives, without secrets and without identifiers of persons.
 *
 * ```ts
 * const recording = record()
 * const brandLift = createBrandLift({ ...options, fetch: recording.fetch })
 * await brandLift.campaigns.get({ id })
 * await writeFile("session.json", JSON.stringify(recording.session()))
 * ```
 */
import type { Fetch, FetchResponse } from "../transport/Transport.ts"
import { Scrubber } from "./Scrubber.ts"
import { type Exchanged, pathOf, type Session } from "./Session.ts"

export interface RecordOptions {
  /** Sends the requests; the global `fetch` when absent. */
  readonly fetch?: Fetch
  /** Further members, parameters and CSV columns whose values are removed, by name. */
  readonly scrub?: ReadonlyArray<string>
}

export interface Recording {
  /** For the settings of the client. */
  readonly fetch: Fetch
  /** What has been recorded so far. */
  readonly session: () => Session
}

interface Raw {
  readonly method: string
  readonly path: string
  readonly requestBody: unknown
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** The headers that a client reads. Others, such as cookies, are not recorded. */
const keptHeaders = ["content-type", "deprecation", "link", "retry-after", "sunset", "x-request-id", "date"]

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const headersOf = ({ headers }: FetchResponse): Readonly<Record<string, string>> =>
  Object.fromEntries(
    keptHeaders.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    })
  )

/** Text of a form is kept by the names of its parts; a file is not. */
const bodyOf = (body: string | FormData | undefined): unknown => {
  if (body === undefined) return undefined
  if (typeof body === "string") return parsed(body) ?? body
  return Object.fromEntries(
    [...body].map(([name, part]) => [name, typeof part === "string" ? (parsed(part) ?? part) : "scrubbed-file-1"])
  )
}

const learn = (scrubber: Scrubber, { path, requestBody, text }: Raw): void => {
  scrubber.learnPath(path)
  scrubber.learn(requestBody)
  const body = parsed(text)
  if (body === undefined) scrubber.learnCsv(text)
  else scrubber.learn(body)
}

const scrubbed = (scrubber: Scrubber, { headers, method, path, requestBody, status, text }: Raw): Exchanged => {
  const body = parsed(text)
  const isText = body === undefined
  return {
    method,
    path: scrubber.text(path),
    ...(requestBody !== undefined && { requestBody: scrubber.json(requestBody) }),
    status,
    headers: scrubber.json(headers) as Exchanged["headers"],
    body: isText ? scrubber.text(text) : scrubber.json(body),
    ...(isText && { isText })
  }
}

/**
 * Records what a client sends and receives, without secrets and without identifiers of persons. `fetch` of the result goes into the client's settings.
 *
 * @example
 * ```ts
 * import { record } from "@fieldwork/core/recording"
 * const recording = record({ fetch: async () => Response.json({ id: 1 }) })
 * recording.session().exchanged.length // => 0
 * ```
 */
export const record = ({
  fetch = (url, init) => globalThis.fetch(url, init),
  scrub = []
}: RecordOptions = {}): Recording => {
  const raws: Array<Raw> = []
  return {
    fetch: async (url, init) => {
      const response = await fetch(url, init)
      const text = await response.text()
      const { method } = init
      const headers = headersOf(response)
      raws.push({ method, path: pathOf(url), requestBody: bodyOf(init.body), status: response.status, headers, text })
      return { status: response.status, headers: response.headers, text: async () => text, body: null }
    },
    session: () => {
      const scrubber = new Scrubber(scrub)
      // All of it first: an identifier may occur in an early path and be told by name in a later body.
      for (const raw of raws) learn(scrubber, raw)
      return { version: 1, exchanged: raws.map((raw) => scrubbed(scrubber, raw)) }
    }
  }
}
