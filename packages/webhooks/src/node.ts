/**
 * A receiver for node:http. The body is hashed as it is received and never copied.
 */
import type { IncomingMessage, ServerResponse } from "node:http"
import { type Answer, answer, notPost, type ReceiverOptions } from "./receive/answer.ts"
import { receiveBody } from "./receive/body.ts"
import { nodeInflate } from "./receive/inflate.node.ts"
import { messageSource, send } from "./receive/message.node.ts"

export type { ReceiverOptions } from "./receive/answer.ts"

/** A request listener: answers 200 once `accept` has resolved, else 400, 401, 405, 408, 413, 415 or 503. */
export const nodeReceiver =
  (options: ReceiverOptions): ((request: IncomingMessage, response: ServerResponse) => void) =>
  (request, response) => {
    const answered: Promise<Answer> =
      request.method === "POST"
        ? answer(options, () => receiveBody(options, request.headers, messageSource(request), nodeInflate))
        : Promise.resolve(notPost)
    void answered.then((given) => send(request, response, given))
  }
