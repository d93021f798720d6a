/**
 * Runs the MCP server over HTTP, on the local machine unless another address is given.
 *
 * `Host` and `Origin` are checked, so that web pages from other sites cannot reach the server. A token is required, so that other programs on the
 * local machine cannot reach the server.
 */
import { timingSafeEqual } from "node:crypto"
import { once } from "node:events"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import type { Server } from "@modelcontextprotocol/sdk/server/index.js"
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js"
import { configurationError } from "../errors/CommandError.ts"
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js"

export interface HttpOptions {
  readonly host: string
  readonly port: number
  readonly token: string
}

export interface Listening {
  readonly url: string
  readonly close: () => Promise<void>
}

const path = "/mcp"
const maxBytes = 4 * 1024 * 1024

const isLocal = (host: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(host)

const hostOf = (value: string): string | undefined => (URL.canParse(value) ? new URL(value).hostname : undefined)

const same = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

const reply = (
  response: ServerResponse,
  status: number,
  message: string,
  headers: Record<string, string> = {}
): void => {
  const body = JSON.stringify({ jsonrpc: "2.0", error: { code: -32_000, message }, id: null })
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(body)
}

/** Returns the status code and the message of the response that refuses a request, or undefined if the request is allowed. */
const refusal = ({ headers, method, url }: IncomingMessage, { host, token }: HttpOptions) => {
  const origin = headers.origin === undefined ? undefined : hostOf(headers.origin)
  const named = hostOf(`http://${headers.host ?? ""}`)
  if (isLocal(host) && (named === undefined || !isLocal(named))) return [403, "this host is not allowed"] as const
  if (headers.origin !== undefined && (origin === undefined || !(isLocal(origin) || origin === named)))
    return [403, "this origin is not allowed"] as const
  // The authentication scheme is case-insensitive (RFC 9110).
  if (!same(headers.authorization?.replace(/^bearer +/i, "Bearer ") ?? "", `Bearer ${token}`))
    return [401, "the token is missing or wrong"] as const
  if ((url ?? "").split("?")[0] !== path) return [404, `the server is at ${path}`] as const
  if (method !== "POST") return [405, "use POST"] as const
  return undefined
}

const readBody = async (request: IncomingMessage): Promise<string | undefined> => {
  const parts: Array<Uint8Array> = []
  let size = 0
  for await (const chunk of request) {
    size += (chunk as Uint8Array).length
    if (size > maxBytes) return undefined
    parts.push(chunk as Uint8Array)
  }
  return Buffer.concat(parts).toString("utf8")
}

const handle = async (
  request: IncomingMessage,
  response: ServerResponse,
  options: HttpOptions,
  makeServer: () => Server
): Promise<void> => {
  const refused = refusal(request, options)
  if (refused !== undefined) {
    const [status, message] = refused
    const headers = status === 401 ? { "www-authenticate": "Bearer" } : status === 405 ? { allow: "POST" } : {}
    request.resume()
    return reply(response, status, message, headers)
  }
  const text = await readBody(request)
  if (text === undefined) return reply(response, 413, "the request is larger than 4 MiB", { connection: "close" })
  let message: unknown
  try {
    message = JSON.parse(text)
  } catch {
    return reply(response, 400, "the request is not JSON")
  }
  // Each request is handled by a separate MCP server, so that no caller can see another caller's data.
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true })
  const server = makeServer()
  response.on("close", () => void server.close())
  await server.connect(transport as unknown as Transport)
  await transport.handleRequest(request, response, message)
}

const unusable: Readonly<Record<string, string>> = {
  EADDRINUSE: "the port is in use: choose another one with --port, or --port 0 for a free one",
  EACCES: "permission to open this port was denied: choose a port above 1023 with --port",
  EADDRNOTAVAIL: "--host is not an address of this machine",
  ENOTFOUND: "--host is not an address of this machine"
}

export const serveHttp = async (makeServer: () => Server, options: HttpOptions): Promise<Listening> => {
  const server = createServer((request, response) => {
    handle(request, response, options, makeServer).catch(() => {
      if (!response.headersSent) reply(response, 500, "unexpected failure")
    })
  })
  server.listen(options.port, options.host.replaceAll(/[[\]]/g, ""))
  await once(server, "listening").catch((cause: NodeJS.ErrnoException) => {
    throw configurationError(unusable[cause.code ?? ""] ?? cause.message)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://${options.host}:${port}${path}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    }
  }
}
