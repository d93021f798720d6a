/**
 * A receiver for Express 4 and 5, and for any framework of `(request, response, next)` over node:http.
 *
 * Mount it before every body parser: it reads the request itself. Behind `express.raw()`, or a parser that keeps
 * `request.rawBody`, it takes those bytes. Behind a JSON parser it responds with 500 and says so, as the signed bytes are gone.
 */
import type { IncomingMessage, ServerResponse } from "node:http"
import { messageReceiver } from "./receive/message-receiver.node.ts"
import type { ParsedRequest } from "./receive/message-body.node.ts"
import type { ReceiverOptions } from "./receive/options.ts"

export type { ParsedRequest } from "./receive/message-body.node.ts"
export type { Arrival, ReceiverOptions, Release, UnverifiedSink } from "./receive/options.ts"

/** A request handler for `app.post(path, …)`. It always responds, and passes nothing on to `next`. */
export const expressReceiver: (
  options: ReceiverOptions
) => (request: IncomingMessage & ParsedRequest, response: ServerResponse) => void = messageReceiver
