/**
 * Where a redirect leads, or why it is not followed. The decision depends on the arguments only.
 *
 * - credentials never cross to another origin
 * - 307 and 308 keep method and body
 * - a write is never turned into another request by 301, 302 or 303
 */
import { isLoopback, parseUrl } from "../client/BaseUrl.ts"
import type { RedirectError } from "../errors/Reason.ts"
import type { FetchResponse, TransportRequest } from "./Transport.ts"

/** How many redirects of one attempt are followed. */
const longestChain = 5

const redirectStatuses = new Set([301, 302, 303, 307, 308])

export const isRedirect = ({ status, type }: Pick<FetchResponse, "status" | "type">): boolean =>
  redirectStatuses.has(status) || type === "opaqueredirect"

export interface FollowedRedirect {
  readonly _tag: "Follow"
  readonly url: string
  readonly keepsCredentials: boolean
}

export interface RefusedRedirect {
  readonly _tag: "Refuse"
  readonly why: RedirectError["why"]
  /** Scheme, host and path of the target. */
  readonly location: string
}

interface Chain {
  /** How many redirects were followed before this one. */
  readonly followed: number
  /** The request body is itself a credential, as in a token request. */
  readonly hasSecretBody: boolean
}

export const next = (
  { method, url }: Pick<TransportRequest, "method" | "url">,
  { headers, status }: Pick<FetchResponse, "headers" | "status">,
  { followed, hasSecretBody }: Chain
): FollowedRedirect | RefusedRedirect => {
  const location = headers.get("location")
  const target = location === null ? undefined : parseUrl(location, url)
  if (target === undefined) return { _tag: "Refuse", why: "unreadable", location: "an address that cannot be read" }
  const refuse = (why: RedirectError["why"]): RefusedRedirect => ({
    _tag: "Refuse",
    why,
    location: `${target.origin}${target.pathname}`
  })
  const isRead = method === "GET" || method === "HEAD"
  if (!isRead && status <= 303) return refuse("write")
  if (target.protocol !== "https:" && !isLoopback(target)) return refuse("insecure")
  const sameOrigin = target.origin === new URL(url).origin
  if (hasSecretBody && !sameOrigin) return refuse("foreign")
  if (followed >= longestChain) return refuse("too many")
  target.hash = ""
  return { _tag: "Follow", url: target.href, keepsCredentials: sameOrigin }
}
