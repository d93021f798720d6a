/**
 * A receiver for servers that speak Fetch: Deno, Bun, workers, Hono, route handlers of Next.js.
 */
import type { BodySource, IncomingBody } from "./receive/body-source.ts"
import { webInflate } from "./receive/inflate.web.ts"
import type { ReceiverOptions } from "./receive/options.ts"
import { receiveCallback } from "./receive/receive-callback.ts"

export type { Arrival, ReceiverOptions, Release, UnverifiedSink } from "./receive/options.ts"

/** Responds with 200 once `accept` has resolved, otherwise with 400, 401, 405, 408, 413, 415, 500 or 503. Never rejects. */
export const fetchReceiver =
  (options: ReceiverOptions): ((request: Request) => Promise<Response>) =>
  async (request) => {
    const { headers, method } = request
    const { release, reply } = await receiveCallback(
      options,
      { method, headers, body: () => requestBody(request) },
      webInflate
    )
    // A body that is left unread would keep its connection busy.
    if (request.body !== null && !request.bodyUsed) void request.body.cancel().catch(() => {})
    release()
    return new Response(reply.body, { status: reply.status, headers: reply.headers })
  }

const requestBody = (request: Request): IncomingBody => {
  if (request.bodyUsed || request.body?.locked) return { _tag: "Gone", cause: gone }
  return { _tag: "Unread", source: bodySource(request) }
}

const gone =
  "The callback's body has been read already, or is being read: pass the request on unread, or a clone made before it was read"

const bodySource = (request: Request): BodySource => {
  const reader = request.body?.getReader()
  const cancel = (): void => void reader?.cancel().catch(() => {})
  return {
    isOwned: false,
    read: async (take) => {
      try {
        for (let piece = await reader?.read(); piece?.done === false; piece = await reader?.read()) take(piece.value)
      } catch (cause) {
        cancel()
        throw cause
      } finally {
        reader?.releaseLock()
      }
    },
    // A cancelled reader ends its pending read.
    stop: cancel
  }
}
