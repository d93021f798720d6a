/**
 * Finds a header in the header types of server frameworks. Names are compared case-insensitively.
 */

/**
 * Headers in the forms of Fetch, node:http, Express, Fastify, Effect and serverless platforms: `Headers`, a record, a Map, entries, a request with one
 * of these, or the value of the signature header itself.
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
 * Returns the value of a header. A header that was sent twice is joined with a comma, as Fetch and node:http do, and as an array does when it is
 * converted to a string.
 */
export const findHeader = (
  headers: SignatureHeaders,
  name: string,
  lower: string = name.toLowerCase()
): string | undefined => {
  // A string is the value of the signature header, so there is no other header.
  if (!headers || typeof headers !== "object") return undefined
  // There may be a header named `headers`; only a request has an object in this member.
  if ("headers" in headers && typeof headers.headers === "object" && !Array.isArray(headers.headers)) {
    return findHeader(headers.headers as SignatureHeaders, name, lower)
  }
  if ("get" in headers && typeof headers.get === "function") {
    const value: unknown = headers.get(name)
    if (typeof value === "string") return value
    // `Headers` returns null; a Map, which is case-sensitive, returns undefined.
    if (value === null) return undefined
  }
  if (Array.isArray(headers) && typeof headers[0] === "string") return textOf(findEntry(pairs(headers), lower))
  if (Symbol.iterator in headers) return textOf(findEntry(headers as Iterable<unknown>, lower))
  const record = headers as Readonly<Record<string, unknown>>
  // node:http converts names to lower case, and some frameworks write them as the document does; all other forms need a search.
  return textOf(record[lower] ?? record[name] ?? findEntry(Object.entries(record), lower))
}

/** Returns the `Content-Length` if it is valid. */
export const announcedLength = (headers: SignatureHeaders): number | undefined => {
  const text = findHeader(headers, "content-length")
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" || typeof value === "number" || Array.isArray(value) ? value.toString() : undefined

/** Returns the entries of the `rawHeaders` of node:http, which alternate between names and values. */
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
