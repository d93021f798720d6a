/**
 * A receiver for Koa 2 and 3, as middleware. The receiver responds through Koa, so surrounding middleware, such as a logger or compression, keeps
 * working.
 *
 * Mount the receiver before all body parsers, because it reads the request itself. After a parser that stores the bytes in `ctx.request.rawBody`, the
 * receiver uses the stored bytes. After any other parser, it responds with 500 and an explanation.
 */
import type { IncomingMessage, ServerResponse } from "node:http"
import { nodeInflate } from "./receive/inflate.node.ts"
import { messageBody, type ParsedRequest } from "./receive/messageBody.node.ts"
import type { ReceiverOptions } from "./receive/options.ts"
import { receiveCallback } from "./receive/receiveCallback.ts"
import { discardRest, releaseAfter } from "./receive/respond.node.ts"

export type { ParsedRequest } from "./receive/messageBody.node.ts"
export type { Arrival, ReceiverOptions, Release, UnverifiedSink } from "./receive/options.ts"

/** The part of a Koa context that this package uses, declared here so that Koa's types are not needed. */
export interface KoaContextLike {
  readonly req: IncomingMessage
  readonly res: ServerResponse
  /** The Koa request, in which body parsers store the body. */
  readonly request: object
  status: number
  body: unknown
  set(headers: { [name: string]: string }): unknown
}

/**
 * Creates middleware for `router.post(path, …)` or `app.use`. The middleware always responds and never calls `next`.
 *
 * @example
 * ```ts
 * import Koa from "koa"
 * import { once } from "node:events"
 * import type { AddressInfo } from "node:net"
 * import { receiver } from "@fieldwork/webhooks"
 * import { koaReceiver } from "@fieldwork/webhooks/koa"
 * import { buildOpportunities, createSender } from "@fieldwork/webhooks/testing"
 *
 * const sender = await createSender() // stands for the exchange
 * const surveys: Array<number | undefined> = []
 * const callbacks = receiver({ keys: sender.keys, onOpportunity: ({ survey_id }) => void surveys.push(survey_id), onBad: () => {} })
 * const server = new Koa().use(koaReceiver(callbacks)).listen(0, "127.0.0.1")
 * await once(server, "listening")
 *
 * const { port } = server.address() as AddressInfo
 * const callback = await sender.send(buildOpportunities(2))
 * const response = await fetch(`http://127.0.0.1:${port}/callbacks`, { method: "POST", ...callback })
 * server.close()
 * response.status // => 200
 * surveys // => [1, 2]
 * ```
 */
export const koaReceiver =
  (options: ReceiverOptions): ((context: KoaContextLike) => Promise<void>) =>
  async (context) => {
    const { req, res } = context
    const { headers, method, socket } = req
    const remoteAddress = socket?.remoteAddress
    const body = () => messageBody(req, context.request as ParsedRequest)
    const completion = await receiveCallback(options, { method, headers, remoteAddress, body }, nodeInflate)
    releaseAfter(res, completion)
    // The rest of the request is discarded only after the response has been sent, which happens after all middleware has returned.
    res.once("finish", () => discardRest(req))
    context.status = completion.reply.status
    context.set({ ...completion.reply.headers })
    context.body = completion.reply.body
  }
