/**
 * Reads and writes HTTP Archives (HAR 1.2), which contain recorded requests and responses.
 */
import { hideSecrets } from "./hideSecrets.ts"
import { hideSecretsInHeader } from "./hideSecretsInHeader.ts"
import { hideSecretsInUrl } from "./hideSecretsInUrl.ts"
import { type HarContent, type HarPostData, requestBodyOf, responseBodyOf } from "./harBodies.ts"
import { type DeclaredNames, noDeclaredNames } from "./DeclaredNames.ts"
import { type ReceivedResponse, type SentRequest, textOf } from "../validation/Message.ts"

/** A request and its response. */
export interface Interaction {
  readonly request: SentRequest
  readonly response: ReceivedResponse
}

interface NamedValue {
  readonly name: string
  readonly value: string
}

/** An entry as tools write it. A property that is null is treated as absent. */
interface Entry {
  readonly request?: {
    readonly method?: string | null
    readonly url?: string | null
    readonly headers?: ReadonlyArray<Partial<NamedValue> | null> | null
    readonly postData?: HarPostData | null
    readonly bodySize?: number | null
  } | null
  readonly response?: {
    readonly status?: number | null
    readonly headers?: ReadonlyArray<Partial<NamedValue> | null> | null
    readonly content?: HarContent | null
  } | null
}

/**
 * Thrown if a string is not an HTTP Archive or is truncated within an entry.
 *
 * @example
 * ```ts
 * import { HarError, readHar } from "@fieldwork/contract-testing"
 * readHar("{}") // throws has no log.entries, so it is not an HTTP Archive
 * new HarError("is not JSON").name // => "HarError"
 * ```
 */
export class HarError extends Error {
  override readonly name = "HarError"
}

const fromPairs = (pairs: ReadonlyArray<Partial<NamedValue> | null> | null = []): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (pairs ?? []).flatMap((pair) =>
      typeof pair?.name === "string" ? [[pair.name.toLowerCase(), pair.value ?? ""] as const] : []
    )
  )

const interactionOf = (entry: Entry | null, index: number): Interaction => {
  const { bodySize, headers: given, method, postData, url } = entry?.request ?? {}
  if (typeof method !== "string" || typeof url !== "string")
    throw new HarError(`entry ${index} has no method or no URL`)
  const recorded = fromPairs(given)
  const type = postData?.mimeType
  const isTyped = typeof type !== "string" || recorded["content-type"] !== undefined
  const headers = isTyped ? recorded : { ...recorded, "content-type": type }
  const { content, headers: received, status } = entry?.response ?? {}
  return {
    request: { method, url, headers, body: requestBodyOf(postData, bodySize, headers) },
    response: { status: status ?? 0, headers: fromPairs(received), body: responseBodyOf(content ?? {}) }
  }
}

const parse = (archive: string): unknown => {
  const text = archive.replace(/^\uFEFF/, "")
  try {
    return JSON.parse(text)
  } catch (cause) {
    try {
      // If a recorder is killed, its file contains complete entries but lacks the closing brackets.
      return JSON.parse(`${text.trimEnd().replace(/,$/, "")}]}}`)
    } catch {
      throw new HarError(cause instanceof Error ? "is not JSON" : String(cause))
    }
  }
}

/**
 * Reads the interactions in an HTTP Archive (HAR 1.2). Entries without a response, such as aborted requests, are omitted. Throws `HarError` if the
 * string is not a valid archive.
 *
 * @example
 * ```ts
 * import { readHar } from "@fieldwork/contract-testing"
 *
 * const request = { method: "GET", url: "https://api.example.com/Core/v1/Suppliers/AllWithAccount", headers: [] }
 * const response = { status: 200, headers: [], content: { mimeType: "application/json", text: "{}", size: 2 } }
 * const [interaction] = readHar(JSON.stringify({ log: { version: "1.2", entries: [{ request, response }] } }))
 * interaction?.response.status // => 200
 * ```
 */
export const readHar = (text: string): ReadonlyArray<Interaction> => {
  const { entries } = Object(Object(parse(text)).log) as { readonly entries?: unknown }
  if (!Array.isArray(entries)) throw new HarError("has no log.entries, so it is not an HTTP Archive")
  return (entries as ReadonlyArray<Entry | null>).map(interactionOf).filter(({ response }) => response.status > 0)
}

const pairsOf = (headers: Readonly<Record<string, string>>, names: DeclaredNames): ReadonlyArray<NamedValue> =>
  Object.entries(headers).map(([name, value]) => ({ name, value: hideSecretsInHeader(name, value, names) }))

/** Returns the content of a message. A size of -1 means that the message had a body that was not recorded. */
const contentOf = (body: string | Uint8Array | undefined, contentType = ""): HarContent =>
  body === undefined
    ? { mimeType: contentType, size: -1 }
    : { mimeType: contentType, size: Buffer.byteLength(body), text: hideSecrets(textOf(body), contentType) }

export const harBegin = (version: string): string =>
  `{"log":{"version":"1.2","creator":{"name":"fieldwork-contract","version":${JSON.stringify(version)}},"entries":[\n`

export const harEnd = "\n]}}\n"

/** Returns an archive entry as JSON, without a separator. Secrets are redacted, including those under the names that the documents declare. */
export const harEntry = (
  { request, response }: Interaction,
  startedAt: Date,
  milliseconds: number,
  names: DeclaredNames = noDeclaredNames
): string => {
  const { body } = request
  const url = hideSecretsInUrl(request.url, names)
  return JSON.stringify({
    startedDateTime: startedAt.toISOString(),
    time: milliseconds,
    request: {
      method: request.method,
      url,
      httpVersion: "HTTP/1.1",
      cookies: [],
      headers: pairsOf(request.headers, names),
      queryString: [...new URL(url).searchParams].map(([name, value]) => ({ name, value })),
      ...(body !== undefined && body.length > 0 && { postData: contentOf(body, request.headers["content-type"]) }),
      headersSize: -1,
      // A size of -1 means that the request had a body that was not recorded.
      bodySize: body === undefined ? -1 : Buffer.byteLength(body)
    },
    response: {
      status: response.status,
      statusText: "",
      httpVersion: "HTTP/1.1",
      cookies: [],
      headers: pairsOf(response.headers, names),
      content: contentOf(response.body, response.headers["content-type"]),
      redirectURL: hideSecretsInUrl(response.headers["location"] ?? "", names),
      headersSize: -1,
      bodySize: -1
    },
    cache: {},
    timings: { send: 0, wait: milliseconds, receive: 0 }
  })
}
