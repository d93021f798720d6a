/**
 * A service that responds to a request only when a test tells it to, and the MCP server over HTTP with an account of the service.
 */
import { once } from "node:events"
import { createServer, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { serveHttp } from "../../src/mcp/http.ts"
import { makeServers } from "../../src/mcp/server.ts"
import { contextOf } from "../commandContext.ts"
import { token } from "./service.ts"

/** A request that the service has received. */
export interface HeldRequest {
  readonly method: string | undefined
  /** Sends an empty success response. */
  readonly respond: () => void
  /** Resolves when the connection has ended: true if the service has sent its response, and false if the MCP server has aborted the request. */
  readonly isCompleted: Promise<boolean>
}

export const startHeldService = async () => {
  const requests: Array<HeldRequest> = []
  let onRequest = (): void => {}
  const held = (method: string | undefined, response: ServerResponse): HeldRequest => ({
    method,
    respond: () =>
      void response.setHeader("content-type", "application/json").end('{"ApiResult":0,"BusinessUnits":[]}'),
    isCompleted: once(response, "close").then(() => response.writableFinished)
  })
  const service = createServer(({ method }, response) => {
    requests.push(held(method, response))
    onRequest()
  })
  service.listen(0, "127.0.0.1")
  await once(service, "listening")
  const environment = {
    FIELDWORK_EXCHANGE_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
    FIELDWORK_EXCHANGE_API_KEY: "exchange-key"
  }
  const servers = await makeServers({
    allowWrites: true,
    reveal: new Set(),
    flags: { sandbox: false },
    context: contextOf({ environment })
  })
  const { close, url } = await serveHttp(servers, { host: "127.0.0.1", port: 0, token })

  /** Sends messages to the MCP server. */
  const post = (body: object, { session, signal }: { readonly session?: string; readonly signal?: AbortSignal } = {}) =>
    fetch(url, {
      method: "POST",
      body: JSON.stringify(body),
      ...(signal !== undefined && { signal }),
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        ...(session !== undefined && { "mcp-session-id": session })
      }
    })

  return {
    url,
    requests,
    post,
    /** Resolves with the next request that the service receives. */
    nextRequest: async (): Promise<HeldRequest> => {
      const count = requests.length
      while (requests.length === count) await new Promise<void>((resolve) => (onRequest = resolve))
      return requests[count] as HeldRequest
    },
    close: async () => {
      await close()
      service.closeAllConnections()
      await new Promise((resolve) => service.close(resolve))
    }
  }
}
