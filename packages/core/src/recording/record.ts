/**
 * Records the requests and responses of a client, without secrets or personal identifiers.
 *
 * ```ts
 * const recording = record()
 * const brandLift = createBrandLift({ ...options, fetch: recording.fetch })
 * await brandLift.campaigns.get({ id })
 * await writeFile("session.json", JSON.stringify(recording.session()))
 * ```
 */
import { isLoopback } from "../client/BaseUrl.ts"
import type { Fetch, FetchResponse } from "../transport/Fetch.ts"
import { bytesOf, bytesResponse, textOf, toBase64 } from "./bytesResponse.ts"
import { Scrubber } from "./Scrubber.ts"
import type { Interaction, Session } from "./Session.ts"

/** The options for a recording: the function that sends the requests, and the names of additional properties whose values are removed. */
export interface RecordOptions {
  /** The function that sends the requests. Default: the global `fetch`. */
  readonly fetch?: Fetch
  /** The names of additional properties, parameters and CSV columns whose values are removed. */
  readonly scrub?: ReadonlyArray<string>
}

/** A recording in progress. */
export interface Recording {
  /** The `fetch` function to use in the client's settings. */
  readonly fetch: Fetch
  /** Returns the session recorded so far. */
  readonly session: () => Session
}

interface Target {
  readonly url: URL
  readonly written: string
}

interface Raw {
  readonly method: string
  readonly url: string
  /** The target of the `Location` header, as a URL and as the header contains it. */
  readonly target: Target | undefined
  readonly requestBody: unknown
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: Uint8Array
  /** The body as text, or undefined if the body is not text. */
  readonly text: string | undefined
}

/** The response headers to record besides `location`, which are the headers that a client reads. Other headers, such as cookies, are not recorded. */
const keptHeaders = ["content-type", "deprecation", "link", "retry-after", "sunset", "x-request-id", "date"]

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns whether a body is text. Such a body is scrubbed even if it is not in UTF-8. */
const isTextType = (type: string | null): boolean => /^text\/|json|xml|csv|x-www-form-urlencoded/i.test(type ?? "")

const headersOf = ({ headers }: FetchResponse): Readonly<Record<string, string>> =>
  Object.fromEntries(
    keptHeaders.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    })
  )

const targetOf = ({ headers }: FetchResponse, url: string): Target | undefined => {
  const written = headers.get("location")
  return written !== null && URL.canParse(written, url) ? { url: new URL(written, url), written } : undefined
}

const isOtherHost = (url: string, target: URL): boolean => target.origin !== new URL(url).origin

/**
 * Returns the `Location` to record: a placeholder for a URL of another host, which may grant access to a file, or else the path without its host. The
 * placeholder is an HTTPS URL, except for a target that the client refuses because of its scheme.
 */
const scrubbedLocation = (scrubber: Scrubber, url: string, { url: target, written }: Target): string => {
  if (!isOtherHost(url, target)) return scrubber.requestPath(target.href)
  return scrubber.removeTarget(target, written).replace(/^https:/, isLoopback(target) ? "https:" : target.protocol)
}

/** Returns the body to store. A form is stored as an object of its text fields, with a placeholder for each file. */
const bodyOf = (body: string | FormData | undefined): unknown => {
  if (body === undefined) return undefined
  if (typeof body === "string") return parsed(body) ?? body
  return Object.fromEntries(
    [...body].map(([name, part]) => [name, typeof part === "string" ? (parsed(part) ?? part) : "scrubbed-file-1"])
  )
}

/** Returns whether a request body is a URL-encoded form. */
const isForm = (body: unknown): body is string => typeof body === "string" && /^[^=&\s{["]+=[^\s]*$/.test(body)

const learn = (scrubber: Scrubber, { requestBody, target, text, url }: Raw): void => {
  scrubber.learnParameters(new URL(url).search)
  if (target !== undefined) scrubber.learnParameters(target.url.search)
  if (isForm(requestBody)) scrubber.learnParameters(requestBody)
  else scrubber.learn(requestBody)
  if (text === undefined) return
  const body = parsed(text)
  if (body === undefined) scrubber.learnCsv(text)
  else scrubber.learn(body)
}

/** Removes the target of a redirect to another host, or of a redirect from a removed URL, because the target may grant access to a file too. */
const learnTarget = (scrubber: Scrubber, { target, url }: Raw): void => {
  if (target === undefined) return
  if (isOtherHost(url, target.url) || scrubber.isRemovedUrl(url)) scrubber.removeTarget(target.url, target.written)
}

const scrubbedBody = (scrubber: Scrubber, { bytes, text }: Raw): Pick<Interaction, "body" | "isText" | "isBase64"> => {
  if (text === undefined) return { body: toBase64(bytes), isBase64: true }
  const body = parsed(text)
  return body === undefined ? { body: scrubber.csv(text), isText: true } : { body: scrubber.json(body) }
}

const scrubbed = (scrubber: Scrubber, raw: Raw): Interaction => {
  const { headers, method, requestBody, status, target, url } = raw
  return {
    method,
    path: scrubber.requestPath(url),
    ...(requestBody !== undefined && {
      requestBody: isForm(requestBody) ? scrubber.parameters(requestBody) : scrubber.json(requestBody)
    }),
    status,
    headers: {
      ...(scrubber.json(headers) as Interaction["headers"]),
      ...(target !== undefined && { location: scrubbedLocation(scrubber, url, target) })
    },
    ...scrubbedBody(scrubber, raw)
  }
}

/**
 * Records the requests and responses of a client, without secrets or personal identifiers. Use the returned `fetch` in the client's settings. A body
 * that is not text, such as a downloaded report, is recorded unchanged.
 *
 * @example
 * ```ts
 * import { record } from "@fieldwork/core/recording"
 * const recording = record({ fetch: async () => Response.json({ id: 1 }) })
 * recording.session().interactions.length // => 0
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
      const bytes = await bytesOf(response)
      const { method } = init
      const { headers, status } = response
      const text = textOf(bytes, !isTextType(headers.get("content-type")))
      const [requestBody, target] = [bodyOf(init.body), targetOf(response, url)]
      raws.push({ method, url, target, requestBody, status, headers: headersOf(response), bytes, text })
      return bytesResponse(status, headers, bytes)
    },
    session: () => {
      const scrubber = new Scrubber(scrub)
      // All requests and responses are examined first, because a value in a path may be recognised as sensitive only by its name in a later body.
      for (const raw of raws) learn(scrubber, raw)
      for (const raw of raws) learnTarget(scrubber, raw)
      return { version: 1, interactions: raws.map((raw) => scrubbed(scrubber, raw)) }
    }
  }
}
