/**
 * Finds one header in whatever a server framework calls its headers. Names are compared without case.
 */

/**
 * Headers as Fetch, node:http, Express, Fastify, Effect and serverless platforms have them: `Headers`, a record, a Map,
 * entries, a request that holds one of these, or the value of the signature header itself.
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

/** A header sent twice is joined by a comma, as Fetch and node:http do (an array's own text is that). */
export const findHeader = (
  headers: SignatureHeaders,
  name: string,
  lower: string = name.toLowerCase()
): string | undefined => {
  // A lone string is the signature header, so it holds no other.
  if (!headers || typeof headers !== "object") return undefined
  // A header may itself be called `headers`; only a request has an object there.
  if ("headers" in headers && typeof headers.headers === "object" && !Array.isArray(headers.headers)) {
    return findHeader(headers.headers as SignatureHeaders, name, lower)
  }
  if ("get" in headers && typeof headers.get === "function") {
    const value: unknown = headers.get(name)
    if (typeof value === "string") return value
    // `Headers` says null; a Map, which tells names apart by case, says undefined.
    if (value === null) return undefined
  }
  if (Array.isArray(headers) && typeof headers[0] === "string") return textOf(findEntry(pairs(headers), lower))
  if (Symbol.iterator in headers) return textOf(findEntry(headers as Iterable<unknown>, lower))
  const record = headers as Readonly<Record<string, unknown>>
  // node:http has lowered the names already, some write them as the document does; others need the search.
  return textOf(record[lower] ?? record[name] ?? findEntry(Object.entries(record), lower))
}

/** `Content-Length`, when it is one. */
export const announcedLength = (headers: SignatureHeaders): number | undefined => {
  const text = findHeader(headers, "content-length")
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" || typeof value === "number" || Array.isArray(value) ? value.toString() : undefined

/** `rawHeaders` of node:http: names and values in turn. */
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
