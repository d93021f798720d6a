/**
 * The settings that choose between behaviours that the brand lift document leaves open. In each type, the first alternative is the default.
 */
import type { ArrayStyle } from "../http/Arrays.ts"
import type { Incoming, Outgoing } from "../http/Message.ts"

export interface BrandLiftSettings {
  /**
   * How requests over plain HTTP are handled. `redirected` responds with 308 and the HTTPS URL, like the real service, unless `X-Forwarded-Proto` is
   * `https`. Default: `served`, because the sandbox itself uses plain HTTP.
   */
  plain_http: "served" | "redirected"
  /** The format of arrays in the query string if the document specifies only "array". Default: `comma`. The other format is always rejected. */
  array_parameters: ArrayStyle
  /**
   * The sample size from which a lift is reported. `total`: more than 50 respondents in both groups together, as the document states; a lift may then
   * be significant with a single exposed respondent. `each_group`: 50 exposed and 50 control respondents, as a public guide states. Default: `total`.
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
