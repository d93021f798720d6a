/**
 * Refuses callbacks over the concurrency limit with 503, without keeping a byte of their bodies.
 */
import type { IncomingMessage, ServerResponse } from "node:http"

const shed = {
  body: "try again",
  headers: { "content-type": "text/plain; charset=utf-8", "retry-after": "5" }
} as const

export const refuseRequest = async (request: Request): Promise<Response> => {
  await request.body?.cancel().catch(() => {})
  return new Response(shed.body, { status: 503, headers: shed.headers })
}

/** How long, in milliseconds, a sender may go on sending what nobody reads, so that it gets to read why. */
const lingerMillis = 2000

export const refuseMessage = (request: IncomingMessage, response: ServerResponse): void => {
  response.writeHead(503, { ...shed.headers, connection: "close" }).end(shed.body)
  const cut = setTimeout(() => request.socket.destroy(), lingerMillis)
  cut.unref()
  request.on("close", () => clearTimeout(cut)).on("error", () => clearTimeout(cut))
  request.resume()
}
