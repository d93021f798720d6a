/**
 * The choices that the brand lift document leaves open. The sandbox uses the first alternative by default; these settings select the other.
 */
import type { ArrayStyle } from "../http/Arrays.ts"
import type { Incoming, Outgoing } from "../http/Message.ts"

export interface Settings {
  /**
   * `redirected`: 308 to the same address over HTTPS, like the real service, unless `X-Forwarded-Proto` is `https`. Default `served`, since the sandbox
   * itself uses plain HTTP.
   */
  plain_http: "served" | "redirected"
  /** The form of lists in the query where the document states only "array". Default `comma`; the other form is refused in either case. */
  array_parameters: ArrayStyle
  /**
   * When a lift has figures. `total`: from more than 50 respondents in all, as the document states, so that a lift may be significant with a single
   * exposed respondent. `each_group`: from 50 exposed and 50 control respondents, as a public guide states. Default `total`.
   */
  lift_readiness: "total" | "each_group"
}

export const usual: Readonly<Settings> = {
  plain_http: "served",
  array_parameters: "comma",
  lift_readiness: "total"
}

/** The redirect target of a call over plain HTTP, or undefined when it is served. */
export const toHttps = ({ plain_http }: Settings, incoming: Incoming): Outgoing | undefined => {
  if (plain_http === "served") return undefined
  const { headers, origin, path, search } = incoming
  // The first proxy of a chain is the one that received the caller's request.
  const forwarded = headers["x-forwarded-proto"]?.split(",")[0]?.trim().toLowerCase()
  const protocol = forwarded ?? new URL(origin).protocol.replace(":", "")
  if (protocol === "https") return undefined
  const host = headers["host"] ?? new URL(origin).host
  const query = search === "" ? "" : `?${search}`
  return { status: 308, body: undefined, headers: { location: `https://${host}${path}${query}` } }
}
