/**
 * A receiver for node:http and HTTP/2. The body is hashed as it is received and never copied.
 *
 * Behind something that has read the body it takes the raw bytes that were kept (`request.rawBody`, or a Buffer as
 * `request.body`); where only the parsed object is left it responds with 500 and says so.
 */
import type { IncomingMessage, ServerResponse } from "node:http"
import { messageReceiver } from "./receive/message-receiver.node.ts"
import type { ReceiverOptions } from "./receive/options.ts"

export type { Arrival, ReceiverOptions, Release, UnverifiedSink } from "./receive/options.ts"

/**
 * A request listener: responds with 200 once `accept` has resolved, otherwise with 400, 401, 405, 408, 413, 415, 500 or 503.
 * What it returns may be awaited, by a framework that responds by itself otherwise: a promise that never rejects and resolves
 * once the response has been given. Its type is `void`, as listeners have it.
 */
export const nodeReceiver: (options: ReceiverOptions) => (request: IncomingMessage, response: ServerResponse) => void =
  messageReceiver
