/**
 * Responds to the messages in the body of an HTTP request.
 */
import type { Server } from "@modelcontextprotocol/sdk/server/index.js"
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js"
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js"
import { isJSONRPCRequest, type JSONRPCMessage, type RequestId } from "@modelcontextprotocol/sdk/types.js"
import { cancelledId } from "./cancelledId.ts"
import type { RunningRequests } from "./RunningRequests.ts"

/** The error code for a cancelled request in the Language Server Protocol. Responses with this code are not sent. */
const cancelledCode = -32_800

/**
 * Makes the requests of a transport cancellable by the messages of all transports of the same client. Returns the ids of the requests that have been
 * cancelled. The transport must be connected to a server.
 */
const makeCancellable = (transport: Transport, client: string, running: RunningRequests): ReadonlySet<RequestId> => {
  const cancelled = new Set<RequestId>()
  const removals = new Map<RequestId, () => void>()
  const { onmessage } = transport
  const send = transport.send.bind(transport)
  const remove = (id: RequestId | undefined): void => {
    if (id !== undefined) removals.get(id)?.()
  }
  const cancel = (id: RequestId): void => {
    remove(id)
    cancelled.add(id)
    onmessage?.({ jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: id } })
    // The server does not respond to a cancelled request, but the transport waits for a response to each request.
    send({ jsonrpc: "2.0", id, error: { code: cancelledCode, message: "the request was cancelled" } }).catch(() => {
      // The transport has been closed, so it no longer waits.
    })
  }
  Object.assign(transport, {
    onmessage: (message, extra) => {
      const id = cancelledId(message)
      // The server receives only cancellations of its running requests. It would otherwise also cancel a request that follows in the same batch.
      if (id !== undefined) return running.cancel(client, id)
      if (isJSONRPCRequest(message)) {
        remove(message.id)
        const removal = running.add(client, message.id, () => cancel(message.id))
        removals.set(message.id, removal)
      }
      return onmessage?.(message, extra)
    },
    send: (message, options) => {
      if (!("method" in message)) remove(message.id)
      return send(message, options)
    }
  } satisfies Partial<Transport>)
  return cancelled
}

/** Returns a response without the messages about cancelled requests. If no message remains, the response is 202 without a body. */
const withoutCancelled = async (response: Response, cancelled: ReadonlySet<RequestId>): Promise<Response> => {
  if (cancelled.size === 0 || response.status !== 200) return response
  const body = (await response.json()) as JSONRPCMessage | ReadonlyArray<JSONRPCMessage>
  const isKept = (message: JSONRPCMessage): boolean =>
    !("error" in message && message.error.code === cancelledCode && cancelled.has(message.id as RequestId))
  if (!Array.isArray(body))
    return isKept(body as JSONRPCMessage) ? Response.json(body) : new Response(null, { status: 202 })
  const kept = body.filter(isKept)
  return kept.length === 0 ? new Response(null, { status: 202 }) : Response.json(kept)
}

/**
 * Passes the messages to a server and returns the HTTP response when every request has its response or has been cancelled. `client` identifies the
 * sender: requests are cancelled only by messages of their own sender.
 */
export const respond = async (
  request: Request,
  messages: unknown,
  server: Server,
  client: string,
  running: RunningRequests
): Promise<Response> => {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport as Transport)
  const cancelled = makeCancellable(transport as Transport, client, running)
  try {
    return await withoutCancelled(await transport.handleRequest(request, { parsedBody: messages }), cancelled)
  } finally {
    await server.close()
  }
}
