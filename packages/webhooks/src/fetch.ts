/**
 * A receiver for servers that speak Fetch: Deno, Bun, workers, Hono, Next.js.
 */
import { WebhookConfigurationError } from "./configuration-error.ts"
import { answer, notPost, type ReceiverOptions } from "./receive/answer.ts"
import { type BodySource, receiveBody } from "./receive/body.ts"
import { webInflate } from "./receive/inflate.web.ts"

export type { ReceiverOptions } from "./receive/answer.ts"

/** Answers 200 once `accept` has resolved, else 400, 401, 405, 408, 413, 415 or 503. Never rejects. */
export const fetchReceiver =
  (options: ReceiverOptions): ((request: Request) => Promise<Response>) =>
  async (request) => {
    const { body, headers, status } =
      request.method === "POST"
        ? await answer(options, async () => receiveBody(options, request.headers, bodySource(request), webInflate))
        : notPost
    return new Response(body, { status, headers })
  }

const bodySource = (request: Request): BodySource => {
  if (request.bodyUsed) {
    throw new WebhookConfigurationError("The callback's body has been read already: pass the request on unread")
  }
  const reader = request.body?.getReader()
  return {
    read: async (take) => {
      try {
        for (let piece = await reader?.read(); piece?.done === false; piece = await reader?.read()) take(piece.value)
      } catch (cause) {
        reader?.cancel().catch(() => {})
        throw cause
      }
    },
    // A cancelled reader ends its pending read.
    stop: () => void reader?.cancel().catch(() => {})
  }
}
