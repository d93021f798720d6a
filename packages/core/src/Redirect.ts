/**
 * Where a redirect leads, or why it is not followed. Arguments alone decide.
 *
 * - credentials never cross to another origin
 * - 307 and 308 keep method and body
 * - a write is never turned into something else by 301, 302 or 303
 */
import { isLoopback, parse } from "./BaseUrl.ts"
import type { RedirectError } from "./Reason.ts"

/** How many redirects of one attempt are followed. */
export const longestChain = 5

const moved = new Set([301, 302, 303, 307, 308])

/** Status 0 is what a browser shows of a redirect that it was told not to follow. */
export const isRedirect = (status: number, type: string | undefined): boolean =>
  moved.has(status) || type === "opaqueredirect"

export type Redirection =
  | { readonly _tag: "Follow"; readonly url: string; readonly keepsCredentials: boolean }
  | { readonly _tag: "Refuse"; readonly why: RedirectError["why"]; readonly location: string }

export const next = (from: {
  readonly url: string
  readonly method: string
  readonly status: number
  readonly location: string | null
  /** How many were followed before this one. */
  readonly followed: number
  /** The body is a credential itself, as in a token request. */
  readonly secret: boolean
}): Redirection => {
  const target = from.location === null ? undefined : parse(from.location, from.url)
  if (target === undefined) return { _tag: "Refuse", why: "unreadable", location: "an address that cannot be read" }
  const location = `${target.origin}${target.pathname}`
  const refuse = (why: RedirectError["why"]): Redirection => ({ _tag: "Refuse", why, location })
  const isRead = from.method === "GET" || from.method === "HEAD"
  if (!isRead && from.status <= 303) return refuse("write")
  if (target.protocol !== "https:" && !isLoopback(target)) return refuse("insecure")
  const sameOrigin = target.origin === new URL(from.url).origin
  if (from.secret && !sameOrigin) return refuse("foreign")
  if (from.followed >= longestChain) return refuse("too many")
  return { _tag: "Follow", url: target.href, keepsCredentials: sameOrigin }
}
