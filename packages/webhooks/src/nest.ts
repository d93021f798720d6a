/**
 * A receiver for a route of NestJS, on the platforms of Express and of Fastify.
 *
 * Nest parses bodies before its routes run. Create the application with `rawBody: true`, which keeps the bytes that were signed:
 * without it the receiver responds with 500 and says so.
 */
import type { IncomingMessage, ServerResponse } from "node:http"
import { receiveMessage } from "./receive/message-receiver.node.ts"
import type { ParsedRequest } from "./receive/message-body.node.ts"
import type { ReceiverOptions } from "./receive/options.ts"

export type { ParsedRequest } from "./receive/message-body.node.ts"
export type { Arrival, ReceiverOptions, Release, UnverifiedSink } from "./receive/options.ts"

/** A request of Express, or of Fastify around the server's own. */
export type NestRequestLike = (IncomingMessage & ParsedRequest) | ({ readonly raw: IncomingMessage } & ParsedRequest)

/** A response of Express, or a reply of Fastify. */
export type NestResponseLike = ServerResponse | { readonly raw: ServerResponse; hijack(): unknown }

/** A handler for a method that takes `@Req()` and `@Res()`, and returns what this returns. It always responds. */
export const nestReceiver =
  (options: ReceiverOptions): ((request: NestRequestLike, response: NestResponseLike) => Promise<void>) =>
  async (request, response) => {
    if ("hijack" in response) response.hijack()
    const message = "raw" in request ? request.raw : request
    await receiveMessage(options, message, "raw" in response ? response.raw : response, request)
  }
