/**
 * A receiver for a NestJS route, on Express or Fastify.
 *
 * Nest parses bodies before its routes run. It responds with 413 to a body of more than 100 kB on Express or 1 MiB on Fastify, whereas a callback can
 * have up to 40 MB. On Express, create the application with `bodyParser: false`, because the receiver reads the request itself. On Fastify, and on
 * Express if other routes need Nest's parser, create the application with `rawBody: true`, which keeps the signed bytes, and raise the limit:
 * `app.useBodyParser("json", { limit: "40mb" })` on Express, `app.useBodyParser("application/json", { bodyLimit: 40 * 2 ** 20 })` on Fastify. Without
 * the raw bytes, the receiver responds with 500 and an explanation.
 */
import type { IncomingMessage, ServerResponse } from "node:http"
import { receiveMessage } from "./receive/messageReceiver.node.ts"
import type { ParsedRequest } from "./receive/messageBody.node.ts"
import type { ReceiverOptions } from "./receive/options.ts"

export type { ParsedRequest } from "./receive/messageBody.node.ts"
export type { Arrival, ReceiverOptions, Release, UnverifiedSink } from "./receive/options.ts"

/** An Express request, or a Fastify request, whose `raw` is the request from `node:http`. */
export type NestRequestLike = (IncomingMessage & ParsedRequest) | ({ readonly raw: IncomingMessage } & ParsedRequest)

/** An Express response, or a Fastify reply, whose `raw` is the response from `node:http`. */
export type NestResponseLike = ServerResponse | { readonly raw: ServerResponse; hijack(): unknown }

/**
 * Creates a handler to be called from a method of a NestJS controller. The method must pass `@Req()` and `@Res()` to the handler and return the
 * handler's result. The handler always responds: with 200 once `accept` has resolved, and otherwise with 400, 401, 405, 408, 413, 415, 500 or 503.
 * Before the handler runs, Nest refuses bodies of more than 100 kB (1 MiB on Fastify), unless the application has `bodyParser: false` or a higher
 * limit.
 *
 * @example
 * ```ts
 * import { once } from "node:events"
 * import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
 * import type { AddressInfo } from "node:net"
 * import { receiver } from "@fieldwork/webhooks"
 * import { nestReceiver } from "@fieldwork/webhooks/nest"
 * import { buildOpportunities, createSender } from "@fieldwork/webhooks/testing"
 *
 * const sender = await createSender() // stands for the exchange
 * const surveys: Array<number | undefined> = []
 * const receive = nestReceiver(
 *   receiver({ keys: sender.keys, onOpportunity: ({ survey_id }) => void surveys.push(survey_id), onBad: () => {} })
 * )
 * class CallbacksController {
 *   // @Post("callbacks"), with (@Req() request, @Res() response)
 *   receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
 *     return receive(request, response)
 *   }
 * }
 *
 * // In place of NestFactory.create(AppModule, { rawBody: true }):
 * const controller = new CallbacksController()
 * const server = createServer((request, response) => void controller.receive(request, response)).listen(0, "127.0.0.1")
 * await once(server, "listening")
 * const { port } = server.address() as AddressInfo
 * const callback = await sender.send(buildOpportunities(2))
 * const response = await fetch(`http://127.0.0.1:${port}/callbacks`, { method: "POST", ...callback })
 * server.close()
 * response.status // => 200
 * surveys // => [1, 2]
 * ```
 */
export const nestReceiver =
  (options: ReceiverOptions): ((request: NestRequestLike, response: NestResponseLike) => Promise<void>) =>
  async (request, response) => {
    if ("hijack" in response) response.hijack()
    const message = "raw" in request ? request.raw : request
    await receiveMessage(options, message, "raw" in response ? response.raw : response, request)
  }
