/**
 * A receiver for the `(request, response)` objects of `node:http`, which Express, Koa, NestJS and Next.js also use.
 */
import type { IncomingMessage, ServerResponse } from "node:http"
import { nodeInflate } from "./inflate.node.ts"
import { messageBody, type ParsedRequest } from "./messageBody.node.ts"
import { notify } from "./notify.ts"
import type { ReceiverOptions } from "./options.ts"
import { logFailure, receiveCallback } from "./receiveCallback.ts"
import { discardRest, releaseAfter, reserveResponse } from "./respond.node.ts"

/** Creates a listener that handles each request. The listener returns a promise that resolves once the response has been sent and never rejects. */
export const messageReceiver =
  (options: ReceiverOptions) =>
  (request: IncomingMessage, response: ServerResponse): Promise<void> =>
    receiveMessage(options, request, response)

/** Handles a request. Resolves once the response has been sent, and never rejects. */
export const receiveMessage = async (
  options: ReceiverOptions,
  request: IncomingMessage,
  response: ServerResponse,
  parsed: ParsedRequest = request as ParsedRequest
): Promise<void> => {
  const send = reserveResponse(response)
  const { headers, method, socket } = request
  const remoteAddress = socket?.remoteAddress
  const body = () => messageBody(request, parsed)
  const completion = await receiveCallback(options, { method, headers, remoteAddress, body }, nodeInflate)
  releaseAfter(response, completion)
  for (const step of [() => send(completion.reply), () => discardRest(request)]) {
    const failure = attempt(step)
    if (failure !== undefined) notify(options.onFailure ?? logFailure, failure, completion.arrival)
  }
}

/** Calls `work`. Returns its result, or the error that it throws. */
const attempt = (work: () => unknown): unknown => {
  try {
    return work()
  } catch (cause) {
    return cause
  }
}
