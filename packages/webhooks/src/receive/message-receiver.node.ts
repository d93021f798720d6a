/**
 * A receiver over `(request, response)` of node:http, which Express, Koa, NestJS and Next.js build on too.
 */
import type { IncomingMessage, ServerResponse } from "node:http"
import { nodeInflate } from "./inflate.node.ts"
import { messageBody, type ParsedRequest } from "./message-body.node.ts"
import { notify } from "./notify.ts"
import type { ReceiverOptions } from "./options.ts"
import { logFailure, receiveCallback } from "./receive-callback.ts"
import { discardRest, releaseAfter, takeOver } from "./respond.node.ts"

/** A listener that handles each request to its end. What it returns never rejects, and resolves once the response has been given. */
export const messageReceiver =
  (options: ReceiverOptions) =>
  (request: IncomingMessage, response: ServerResponse): Promise<void> =>
    receiveMessage(options, request, response)

/** Handles the request to its end. Never rejects; resolves once the response has been given. */
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
