/**
 * A receiver for Express 4 and 5, and for any framework that calls handlers as `(request, response, next)` with the objects from `node:http`.
 *
 * Mount the receiver before all body parsers, because it reads the request itself. After `express.raw()`, or after a parser that stores the bytes in
 * `request.rawBody`, the receiver uses the stored bytes. After a JSON parser, it responds with 500 and an explanation, because the signed bytes have
 * been lost.
 */
import type { IncomingMessage, ServerResponse } from "node:http"
import { messageReceiver } from "./receive/messageReceiver.node.ts"
import type { ParsedRequest } from "./receive/messageBody.node.ts"
import type { ReceiverOptions } from "./receive/options.ts"

export type { ParsedRequest } from "./receive/messageBody.node.ts"
export type { Arrival, ReceiverOptions, Release, UnverifiedSink } from "./receive/options.ts"

/**
 * Creates a request handler for `app.post(path, …)`. The handler always responds and never calls `next`.
 *
 * @example
 * ```ts
 * import express from "express"
 * import { once } from "node:events"
 * import type { AddressInfo } from "node:net"
 * import { receiver } from "@fieldwork/webhooks"
 * import { expressReceiver } from "@fieldwork/webhooks/express"
 * import { buildOpportunities, createSender } from "@fieldwork/webhooks/testing"
 *
 * const sender = await createSender() // stands for the exchange
 * const surveys: Array<number | undefined> = []
 * const callbacks = receiver({ keys: sender.keys, onOpportunity: ({ survey_id }) => void surveys.push(survey_id), onBad: () => {} })
 * const app = express()
 * app.post("/callbacks", expressReceiver(callbacks)) // before app.use(express.json())
 * const server = app.listen(0, "127.0.0.1")
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
export const expressReceiver: (
  options: ReceiverOptions
) => (request: IncomingMessage & ParsedRequest, response: ServerResponse) => void = messageReceiver
