/**
 * Finds one header in whatever a server framework calls its headers. Names are compared without case.
 */

/** Headers as Fetch, node:http, Express, Fastify and Effect have them, or the value of the signature header itself. */
export type SignatureHeaders =
  | string
  | null
  | undefined
  | { get(name: string): string | null | undefined }
  | { readonly [name: string]: string | ReadonlyArray<string> | undefined }

const hasGet = (headers: object): headers is { get(name: string): string | null | undefined } =>
  "get" in headers && typeof headers.get === "function"

/** A header sent twice is joined by a comma, as Fetch and node:http do (an array's own text is that). */
export const findHeader = (headers: SignatureHeaders, name: string): string | undefined => {
  // A lone string is the signature header, so it holds no other.
  if (!headers || typeof headers === "string") return undefined
  if (hasGet(headers)) return headers.get(name) ?? undefined
  const lower = name.toLowerCase()
  // node:http has lowered the names already, some write them as the document does; others need the search.
  const value =
    headers[lower] ?? headers[name] ?? Object.entries(headers).find(([key]) => key.toLowerCase() === lower)?.[1]
  return value?.toString()
}
