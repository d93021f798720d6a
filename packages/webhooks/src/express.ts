/**
 * A receiver for Express, and for any framework of `(request, response, next)` over node:http.
 *
 * Mount it before every body parser: it reads the request itself. Behind `express.raw()`, or a parser that keeps
 * `request.rawBody`, it takes those bytes. Behind a JSON parser it answers 500 and says so, as the signed bytes are gone.
 */
import type { IncomingMessage, ServerResponse } from "node:http"
import { WebhookConfigurationError } from "./configuration-error.ts"
import { answer, type ReceiverOptions } from "./receive/answer.ts"
import { receiveBody } from "./receive/body.ts"
import { nodeInflate } from "./receive/inflate.node.ts"
import { messageSource, send } from "./receive/message.node.ts"
import { findHeader } from "./headers.ts"
import { type Verified, vouch } from "./verified.ts"

export type { ReceiverOptions } from "./receive/answer.ts"

/** What is used of Express's request. */
export interface ParsedRequest extends IncomingMessage {
  readonly body?: unknown
  readonly rawBody?: unknown
}

/** A request handler for `app.post(path, …)`. It always answers, and passes nothing on to `next`. */
export const expressReceiver =
  (options: ReceiverOptions): ((request: ParsedRequest, response: ServerResponse) => void) =>
  (request, response) => {
    void answer(options, () =>
      request.readableDidRead || request.readableEnded
        ? verifyKept(options, request)
        : receiveBody(options, request.headers, messageSource(request), nodeInflate)
    ).then((given) => send(request, response, given))
  }

/** The body has been read by something else, which may have kept it. */
const verifyKept = async ({ verifier }: ReceiverOptions, request: ParsedRequest): Promise<Verified> => {
  const body = [request.rawBody, request.body].find(isRaw)
  if (body === undefined) {
    throw new WebhookConfigurationError(
      "A body parser has read the callback and its raw bytes are gone: mount this receiver before every body parser"
    )
  }
  const verified = await verifier.verify({ headers: request.headers, body })
  // Body parsers decompress what they read.
  const coded = findHeader(request.headers, "content-encoding") !== undefined
  return coded ? vouch({ ...verified, signedBytes: "decoded" }) : verified
}

const isRaw = (body: unknown): body is Uint8Array | string => typeof body === "string" || body instanceof Uint8Array
