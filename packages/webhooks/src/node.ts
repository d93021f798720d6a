/**
 * A receiver for node:http and HTTP/2. The body is hashed as it is received and never copied.
 *
 * If other middleware has read the body, it uses the raw bytes that the middleware kept (`request.rawBody`, or a Buffer as `request.body`). If only
 * the parsed object exists, it responds with 500 and an explanation.
 */
import type { IncomingMessage, ServerResponse } from "node:http"
import { messageReceiver } from "./receive/messageReceiver.node.ts"
import type { ReceiverOptions } from "./receive/options.ts"

export type { Arrival, ReceiverOptions, Release, UnverifiedSink } from "./receive/options.ts"

/**
 * A request listener for node:http. It responds with 200 once `accept` has resolved, otherwise with 400, 401, 405, 408, 413, 415, 500 or 503. A
 * framework that would otherwise respond itself can await the returned promise, which never rejects and resolves once the response has been sent. Its
 * type is `void`, as listeners require.
 *
 * @example
 * ```ts
 * import { once } from "node:events"
 * import { createServer } from "node:http"
 * import type { AddressInfo } from "node:net"
 * import { receiver } from "@fieldwork/webhooks"
 * import { nodeReceiver } from "@fieldwork/webhooks/node"
 * import { buildOpportunities, createSender } from "@fieldwork/webhooks/testing"
 *
 * const sender = await createSender() // stands for the exchange
 * const surveys: Array<number | undefined> = []
 * const callbacks = receiver({ keys: sender.keys, onOpportunity: ({ survey_id }) => void surveys.push(survey_id), onBad: () => {} })
 * const server = createServer(nodeReceiver(callbacks)).listen(0, "127.0.0.1")
 * await once(server, "listening")
 *
 * const { port } = server.address() as AddressInfo
 * const callback = await sender.send(buildOpportunities(2))
 * const response = await fetch(`http://127.0.0.1:${port}/callbacks`, { method: "POST", ...callback })
 * server.close()
 * response.status // => 200
 * surveys // => [1, 2]
 * ```
 */
export const nodeReceiver: (options: ReceiverOptions) => (request: IncomingMessage, response: ServerResponse) => void =
  messageReceiver
