/**
 * Handles the HTTP requests to the MCP server.
 */
import { randomUUID } from "node:crypto"
import type { IncomingMessage, ServerResponse } from "node:http"
import type { Server } from "@modelcontextprotocol/sdk/server/index.js"
import { isInitializeRequest } from "@modelcontextprotocol/sdk/types.js"
import { type Access, path, refusal } from "./refusal.ts"
import { respond } from "./respond.ts"
import { RunningRequests } from "./RunningRequests.ts"

const maxBytes = 4 * 1024 * 1024

const sessionHeader = "mcp-session-id"

const reply = (
  response: ServerResponse,
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {}
): void => {
  const body = JSON.stringify({ jsonrpc: "2.0", error: { code: -32_000, message }, id: null })
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(body)
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

/** Converts a request whose body has been read to the form of the MCP library. */
const webRequest = ({ headers }: IncomingMessage): Request =>
  new Request(`http://localhost${path}`, {
    method: "POST",
    headers: Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string])
  })

/** Returns a function that handles HTTP requests. While a request is handled, its MCP server is in `servers`. */
export const httpHandler = (access: Access, makeServer: () => Server, servers: Set<Server>) => {
  const running = new RunningRequests()
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const refused = refusal(request, access)
    if (refused !== undefined) {
      request.resume()
      return reply(response, refused.status, refused.message, refused.headers)
    }
    const text = await readBody(request)
    if (text === undefined) return reply(response, 413, "the request is larger than 4 MiB", { connection: "close" })
    let messages: unknown
    try {
      messages = JSON.parse(text)
    } catch {
      return reply(response, 400, "the request is not JSON")
    }
    // Each request is handled by a separate MCP server, so that no caller can see another caller's data. The server is closed when the request has
    // ended, and not when the client disconnects, because the protocol states that a disconnect does not cancel a request.
    const server = makeServer()
    servers.add(server)
    try {
      // The session separates the request ids of clients with the same token. It has no other state, so any value is accepted.
      const session = String(request.headers[sessionHeader] ?? "")
      const { body, headers, status } = await respond(webRequest(request), messages, server, session, running)
      if (isInitializeRequest(messages)) headers.set(sessionHeader, randomUUID())
      response.writeHead(status, Object.fromEntries(headers)).end(body === null ? "" : await new Response(body).text())
    } finally {
      servers.delete(server)
    }
  }
  return (request: IncomingMessage, response: ServerResponse): void => {
    handle(request, response).catch(() => {
      if (!response.headersSent) reply(response, 500, "unexpected failure")
    })
  }
}
