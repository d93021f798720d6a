/**
 * Determines the target of a redirect, or the reason for not following it. The decision depends only on the arguments and follows these rules:
 * - credentials are never sent to another origin
 * - 307 and 308 preserve method and body
 * - a 301, 302 or 303 never turns a write into another request
 */
import { isLoopback, parseUrl } from "../client/BaseUrl.ts"
import type { RedirectError } from "../errors/Reason.ts"
import type { FetchResponse } from "./Fetch.ts"

/** The maximum number of redirects that one attempt follows. */
const maxRedirects = 5

export interface FollowedRedirect {
  readonly _tag: "Follow"
  readonly url: string
  readonly keepsCredentials: boolean
}

export interface RefusedRedirect {
  readonly _tag: "Refuse"
  readonly why: RedirectError["why"]
  /** The scheme, host and path of the redirect's target. */
  readonly location: string
}

interface Chain {
  /** The number of redirects that have already been followed. */
  readonly followed: number
  /** Whether the request body contains credentials, as in a token request. */
  readonly hasSecretBody: boolean
}

interface RedirectedRequest {
  readonly method: string
  readonly url: string
}

/** Returns the target of a redirect, or undefined if the response has no valid `Location`. */
export const targetOf = (url: string, { headers }: Pick<FetchResponse, "headers">): URL | undefined => {
  const location = headers.get("location")
  return location === null ? undefined : parseUrl(location, url)
}

export const next = (
  { method, url }: RedirectedRequest,
  response: Pick<FetchResponse, "headers" | "status">,
  { followed, hasSecretBody }: Chain
): FollowedRedirect | RefusedRedirect => {
  const { status } = response
  const target = targetOf(url, response)
  if (target === undefined) return { _tag: "Refuse", why: "unreadable", location: "an invalid URL" }
  const refuse = (why: RedirectError["why"]): RefusedRedirect => ({
    _tag: "Refuse",
    why,
    location: `${target.protocol}//${target.host}${target.pathname}`
  })
  const isRead = method === "GET" || method === "HEAD"
  if (!isRead && status <= 303) return refuse("write")
  if (target.protocol !== "https:" && !isLoopback(target)) return refuse("insecure")
  const sameOrigin = target.origin === new URL(url).origin
  if (hasSecretBody && !sameOrigin) return refuse("cross-origin")
  if (followed >= maxRedirects) return refuse("too many")
  target.hash = ""
  return { _tag: "Follow", url: target.href, keepsCredentials: sameOrigin }
}
