/**
 * Responds to `node:http` requests.
 */
import { once } from "node:events"
import type { IncomingMessage, ServerResponse } from "node:http"
import type { HttpResponse } from "./HttpResponse.ts"
import type { Incoming } from "./Incoming.ts"

/** The time in milliseconds for which a client may stop reading its event stream before the connection is closed. */
const maxStallMillis = 60_000

export const respondTo = async (
  request: IncomingMessage,
  response: ServerResponse,
  respond: (incoming: Incoming) => Promise<HttpResponse>
): Promise<void> => {
  const { headers: requestHeaders, method = "GET", url = "/" } = request
  // The request body is discarded, because no operation uses it.
  request.resume()
  const disconnection = new AbortController()
  response.once("close", () => disconnection.abort())
  const lastEventId = requestHeaders["last-event-id"]
  const { body, headers, status } = await respond({
    method,
    url,
    authorization: requestHeaders.authorization,
    accept: requestHeaders.accept,
    lastEventId: Array.isArray(lastEventId) ? lastEventId[0] : lastEventId,
    signal: disconnection.signal
  })
  if (typeof body === "string") {
    response.writeHead(status, { ...headers, "content-length": Buffer.byteLength(body) }).end(body)
    return
  }
  response.writeHead(status, headers)
  await send(body, response, disconnection.signal).catch(() => response.destroy())
}

const send = async (
  body: ReadableStream<Uint8Array>,
  response: ServerResponse,
  disconnection: AbortSignal
): Promise<void> => {
  for await (const chunk of body) {
    if (disconnection.aborted) return
    if (!response.write(chunk)) {
      await once(response, "drain", { signal: AbortSignal.any([disconnection, AbortSignal.timeout(maxStallMillis)]) })
    }
  }
  response.end()
}
