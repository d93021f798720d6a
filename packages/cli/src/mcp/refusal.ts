/**
 * Decides which HTTP requests the MCP server refuses.
 *
 * `Host` and `Origin` are checked, so that web pages from other sites cannot reach the server. A token is required, so that other programs on the
 * local machine cannot reach the server.
 */
import { timingSafeEqual } from "node:crypto"
import type { IncomingMessage } from "node:http"
import { isLoopback } from "./isLoopback.ts"

/** The path of the MCP server. */
export const path = "/mcp"

export interface Access {
  /** Whether the server listens on a loopback address. Requests to any host name other than a local one or `host` are then refused. */
  readonly isLocal: boolean
  /** The host in the URL of the server. */
  readonly host: string
  readonly token: string
}

export interface Refusal {
  readonly status: number
  readonly message: string
  readonly headers?: Readonly<Record<string, string>>
}

const hostOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).hostname : undefined)

const same = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Returns the response that refuses a request, or undefined if the request is allowed. */
export const refusal = ({ headers, method, url }: IncomingMessage, access: Access): Refusal | undefined => {
  const { host, isLocal, token } = access
  const origin = headers.origin === undefined ? undefined : hostOf(headers.origin)
  const named = hostOf(`http://${headers.host ?? ""}`)
  if (isLocal && (named === undefined || !(isLoopback(named) || named === hostOf(`http://${host}`))))
    return { status: 403, message: "this host is not allowed" }
  if (headers.origin !== undefined && (origin === undefined || !(isLoopback(origin) || origin === named)))
    return { status: 403, message: "this origin is not allowed" }
  // The authentication scheme is case-insensitive (RFC 9110).
  if (!same(headers.authorization?.replace(/^bearer +/i, "Bearer ") ?? "", `Bearer ${token}`))
    return { status: 401, message: "the token is missing or wrong", headers: { "www-authenticate": "Bearer" } }
  if ((url ?? "").split("?")[0] !== path) return { status: 404, message: `the server is at ${path}` }
  if (method !== "POST") return { status: 405, message: "use POST", headers: { allow: "POST" } }
  return undefined
}
