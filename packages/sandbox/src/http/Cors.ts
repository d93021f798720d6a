/**
 * Lets pages of other origins call the sandbox over HTTP: a browser asks first, and keeps a response from a page that is not allowed.
 */

/** An origin such as `https://docs.example`, or `*` for any page. */
export type AllowedOrigin = string

type Headers = Readonly<Record<string, string | ReadonlyArray<string> | undefined>>

/** Whether a browser takes `text` for an origin: scheme, host and port, without a path. */
export const isOrigin = (text: string): boolean =>
  text === "*" || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text)

/** Headers of a response to a page of the request's origin; none where the page is not allowed. */
export const corsHeaders = (allowed: AllowedOrigin, request: Headers): Readonly<Record<string, string>> => {
  const { origin } = request
  if (typeof origin !== "string" || (allowed !== "*" && origin !== allowed)) return {}
  return { "access-control-allow-origin": origin, vary: "Origin", "access-control-expose-headers": "*" }
}

/** Whether it is the question of a browser before the request itself. */
export const isPreflight = (method: string | undefined, request: Headers): boolean =>
  method === "OPTIONS" && request["access-control-request-method"] !== undefined

/** The answer to that question, beside {@link corsHeaders}: any method, and the headers that the page wants to send. */
export const preflightHeaders = (request: Headers): Readonly<Record<string, string>> => ({
  "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE",
  "access-control-allow-headers": String(request["access-control-request-headers"] ?? "*"),
  "access-control-allow-private-network": "true",
  "access-control-max-age": "600"
})
