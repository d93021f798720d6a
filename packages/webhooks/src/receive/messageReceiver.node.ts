/**
 * A receiver for the `(request, response)` objects of node:http, on which Express, Koa, NestJS and Next.js build too.
 */
import type { IncomingMessage, ServerResponse } from "node:http"
import { nodeInflate } from "./inflate.node.ts"
import { messageBody, type ParsedRequest } from "./messageBody.node.ts"
import { notify } from "./notify.ts"
import type { ReceiverOptions } from "./options.ts"
import { logFailure, receiveCallback } from "./receiveCallback.ts"
import { discardRest, releaseAfter, takeOver } from "./respond.node.ts"

/** Returns a listener that handles each request to its end. The listener's result never rejects, and resolves once the response has been sent. */
export const messageReceiver =
  (options: ReceiverOptions) =>
  (request: IncomingMessage, response: ServerResponse): Promise<void> =>
    receiveMessage(options, request, response)

/** Handles the request to its end. Never rejects; resolves once the response has been sent. */
export const receiveMessage = async (
  options: ReceiverOptions,
  request: IncomingMessage,
  response: ServerResponse,
  parsed: ParsedRequest = request as ParsedRequest
): Promise<void> => {
  const send = takeOver(response)
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

/** Returns what `work` returned or threw. */
const attempt = (work: () => unknown): unknown => {
  try {
    return work()
  } catch (cause) {
    return cause
  }
}
