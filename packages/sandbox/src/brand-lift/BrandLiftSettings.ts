/**
 * Settings for behaviour that the vendor's brand lift document leaves open. The first alternative of each type is the default.
 */
import type { ArrayStyle } from "../http/Arrays.ts"
import type { Incoming, Outgoing } from "../http/Message.ts"

export interface BrandLiftSettings {
  /**
   * The response to requests over plain HTTP. `redirected` responds with 308 and the HTTPS URL, like the real service, unless `X-Forwarded-Proto` is
   * `https`. Default: `served`, because the sandbox itself uses plain HTTP.
   */
  plain_http: "served" | "redirected"
  /**
   * The format of arrays in the query string if the brand lift document specifies only "array". Default: `comma`. Arrays in any other format are
   * rejected.
   */
  array_parameters: ArrayStyle
  /**
   * The number of respondents that a lift requires. `total`: more than 50 respondents in both groups together, as the brand lift document states; a
   * lift may then be significant with a single exposed respondent. `each_group`: at least 50 exposed and 50 control respondents, as a public guide
   * states. Default: `total`.
   */
  lift_readiness: "total" | "each_group"
}

export const defaults: Readonly<BrandLiftSettings> = {
  plain_http: "served",
  array_parameters: "comma",
  lift_readiness: "total"
}

/** Returns the redirect to HTTPS for a request over plain HTTP. Undefined if the request is to be served. */
export const toHttps = ({ plain_http }: BrandLiftSettings, incoming: Incoming): Outgoing | undefined => {
  if (plain_http === "served") return undefined
  const { headers, origin, path, search } = incoming
  // In a chain of proxies, the first value is from the proxy that received the client's request.
  const forwarded = headers["x-forwarded-proto"]?.split(",")[0]?.trim().toLowerCase()
  const protocol = forwarded ?? new URL(origin).protocol.replace(":", "")
  if (protocol === "https") return undefined
  const host = headers["host"] ?? new URL(origin).host
  const query = search === "" ? "" : `?${search}`
  return { status: 308, body: undefined, headers: { location: `https://${host}${path}${query}` } }
}
