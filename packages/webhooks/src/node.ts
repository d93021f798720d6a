/**
 * A receiver for `node:http` and HTTP/2. The body is hashed as it is received, and its chunks are usually not copied.
 *
 * If other middleware has already read the body, the receiver uses the raw bytes that the middleware stored in `request.rawBody`, or as a Buffer in
 * `request.body`. If only the parsed object is available, the receiver responds with 500 and an explanation.
 */
import type { IncomingMessage, ServerResponse } from "node:http"
import { messageReceiver } from "./receive/messageReceiver.node.ts"
import type { ReceiverOptions } from "./receive/options.ts"

export type { Arrival, ReceiverOptions, Release, UnverifiedSink } from "./receive/options.ts"

/**
 * Creates a request listener for `node:http`. The listener responds with 200 once `accept` has resolved, and otherwise with 400, 401, 405, 408, 413,
 * 415, 500 or 503. The listener returns a promise that resolves once the response has been sent and never rejects, for frameworks that would
 * otherwise respond themselves. The declared return type is `void`, as request listeners require.
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
