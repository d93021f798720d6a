/**
 * A receiver for servers that speak Fetch: Deno, Bun, workers, Hono, route handlers of Next.js.
 */
import { webInflate } from "./receive/inflate.web.ts"
import type { ReceiverOptions } from "./receive/options.ts"
import { receiveCallback } from "./receive/receive-callback.ts"
import { discardBody, requestBody } from "./receive/request-body.ts"

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
    discardBody(request)
    release()
    return new Response(reply.body, { status: reply.status, headers: reply.headers })
  }
