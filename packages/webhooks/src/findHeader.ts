/**
 * Finds a header by name in the header types of server frameworks. Names are case-insensitive.
 */

/**
 * The headers of a request as Fetch, `node:http`, Express, Fastify, Effect and serverless platforms represent them: `Headers`, a record, a Map,
 * entries, a request that contains any of these, or the value of the signature header itself.
 */
export type SignatureHeaders =
  | string
  | null
  | undefined
  | { get(name: string): string | null | undefined }
  | Iterable<readonly [name: string, value: HeaderValue]>
  | ReadonlyArray<string>
  | { readonly headers: SignatureHeaders }
  | { readonly [name: string]: HeaderValue }

type HeaderValue = string | ReadonlyArray<string> | undefined

/**
 * Returns the value of a header. If a header was sent more than once, its values are joined with a comma, as Fetch and `node:http` do.
 */
export const findHeader = (
  headers: SignatureHeaders,
  name: string,
  lower: string = name.toLowerCase()
): string | undefined => {
  // A string is the value of the signature header, so it does not contain any other header.
  if (!headers || typeof headers !== "object") return undefined
  // If `headers.headers` is an object, the argument is a request. Any other value may belong to a header that happens to be named `headers`.
  if ("headers" in headers && typeof headers.headers === "object" && !Array.isArray(headers.headers)) {
    return findHeader(headers.headers as SignatureHeaders, name, lower)
  }
  if ("get" in headers && typeof headers.get === "function") {
    const value: unknown = headers.get(name)
    if (typeof value === "string") return value
    // `Headers` returns null for an absent header. A Map returns undefined, and may contain the header with a different capitalisation.
    if (value === null) return undefined
  }
  if (Array.isArray(headers) && typeof headers[0] === "string") return textOf(findEntry(pairs(headers), lower))
  if (Symbol.iterator in headers) return textOf(findEntry(headers as Iterable<unknown>, lower))
  const record = headers as Readonly<Record<string, unknown>>
  // `node:http` converts names to lower case, and some frameworks keep the capitalisation used in the exchange's API document. Any other
  // capitalisation requires a search.
  return textOf(record[lower] ?? record[name] ?? findEntry(Object.entries(record), lower))
}

/** Returns the value of the `Content-Length` header, or undefined if the header is absent or invalid. */
export const announcedLength = (headers: SignatureHeaders): number | undefined => {
  const text = findHeader(headers, "content-length")
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" || typeof value === "number" || Array.isArray(value) ? value.toString() : undefined

/** Yields the name and value of each header in the `rawHeaders` of `node:http`, an array in which names and values alternate. */
function* pairs(flat: ReadonlyArray<unknown>): Generator<ReadonlyArray<unknown>, void> {
  for (let at = 0; at + 1 < flat.length; at += 2) yield [flat[at], flat[at + 1]]
}

const findEntry = (entries: Iterable<unknown>, lower: string): unknown => {
  const found: Array<string> = []
  for (const entry of entries) {
    if (!Array.isArray(entry)) continue
    const [name, value]: ReadonlyArray<unknown> = entry
    if (typeof name === "string" && name.toLowerCase() === lower) {
      const text = textOf(value)
      if (text !== undefined) found.push(text)
    }
  }
  return found.length === 0 ? undefined : found.join()
}
