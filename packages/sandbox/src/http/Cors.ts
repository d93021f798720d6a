/**
 * Allows pages from other origins to call the sandbox over HTTP. Browsers enforce the same-origin policy: they send preflight requests, and withhold
 * responses from pages that are not allowed.
 */

/** An origin such as `https://docs.example`, or `*` for any origin. */
export type AllowedOrigin = string

type Headers = Readonly<Record<string, string | ReadonlyArray<string> | undefined>>

/** Returns whether `text` is `*` or an origin, which consists of a scheme, a host and an optional port, without a path. */
export const isOrigin = (text: string): boolean =>
  text === "*" || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text)

/** Returns the CORS headers for a response. Empty if the page's origin is not allowed. */
export const corsHeaders = (allowed: AllowedOrigin, request: Headers): Readonly<Record<string, string>> => {
  const { origin } = request
  if (typeof origin !== "string" || (allowed !== "*" && origin !== allowed)) return {}
  return { "access-control-allow-origin": origin, vary: "Origin", "access-control-expose-headers": "*" }
}

/** Returns whether the request is a preflight request. */
export const isPreflight = (method: string | undefined, request: Headers): boolean =>
  method === "OPTIONS" && request["access-control-request-method"] !== undefined

/**
 * Returns the headers that a preflight response contains in addition to {@link corsHeaders}. They allow all methods that the sandbox serves and all
 * headers that the preflight request lists.
 */
export const preflightHeaders = (request: Headers): Readonly<Record<string, string>> => ({
  "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE",
  "access-control-allow-headers": String(request["access-control-request-headers"] ?? "*"),
  "access-control-allow-private-network": "true",
  "access-control-max-age": "600"
})
