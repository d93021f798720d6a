/**
 * A receiver for servers that use the Fetch API, such as Deno, Bun, edge workers, Hono, and Next.js route handlers.
 */
import { webInflate } from "./receive/inflate.web.ts"
import type { ReceiverOptions } from "./receive/options.ts"
import { receiveCallback } from "./receive/receiveCallback.ts"
import { discardBody, requestBody } from "./receive/requestBody.ts"

export type { Arrival, ReceiverOptions, Release, UnverifiedSink } from "./receive/options.ts"

/**
 * Creates a handler that responds with 200 once `accept` has resolved, and otherwise with 400, 401, 405, 408, 413, 415, 500 or 503. The handler never
 * rejects.
 *
 * @example
 * ```ts
 * import { receiver } from "@fieldwork/webhooks"
 * import { fetchReceiver } from "@fieldwork/webhooks/fetch"
 * import { buildOpportunities, createSender } from "@fieldwork/webhooks/testing"
 *
 * const sender = await createSender() // stands for the exchange
 * const surveys: Array<number | undefined> = []
 * const handle = fetchReceiver(
 *   receiver({ keys: sender.keys, onOpportunity: ({ survey_id }) => void surveys.push(survey_id), onBad: () => {} })
 * )
 * const callback = await sender.send(buildOpportunities(2))
 * const response = await handle(new Request("https://supplier.example/callbacks", { method: "POST", ...callback }))
 * response.status // => 200
 * surveys // => [1, 2]
 * ```
 */
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
