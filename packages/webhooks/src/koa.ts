/**
 * A receiver for Koa 2 and 3, as middleware. It responds through Koa, so what wraps it (a logger, compression) goes on working.
 *
 * Mount it before every body parser: it reads the request itself. Behind a parser that keeps `ctx.request.rawBody` it takes
 * that; behind one that does not it responds with 500 and says so.
 */
import type { IncomingMessage, ServerResponse } from "node:http"
import { nodeInflate } from "./receive/inflate.node.ts"
import { messageBody, type ParsedRequest } from "./receive/message-body.node.ts"
import type { ReceiverOptions } from "./receive/options.ts"
import { receiveCallback } from "./receive/receive-callback.ts"
import { discardRest, releaseAfter } from "./receive/respond.node.ts"

export type { ParsedRequest } from "./receive/message-body.node.ts"
export type { Arrival, ReceiverOptions, Release, UnverifiedSink } from "./receive/options.ts"

/** What is used of a Koa context, so that no type of Koa is needed to name it. */
export interface KoaContextLike {
  readonly req: IncomingMessage
  readonly res: ServerResponse
  /** Body parsers leave what they read here. */
  readonly request: object
  status: number
  body: unknown
  set(headers: { [name: string]: string }): unknown
}

/** Middleware for `router.post(path, …)` or `app.use`. It always responds, and never calls `next`. */
export const koaReceiver =
  (options: ReceiverOptions): ((context: KoaContextLike) => Promise<void>) =>
  async (context) => {
    const { req, res } = context
    const { headers, method, socket } = req
    const remoteAddress = socket?.remoteAddress
    const body = () => messageBody(req, context.request as ParsedRequest)
    const completion = await receiveCallback(options, { method, headers, remoteAddress, body }, nodeInflate)
    releaseAfter(res, completion)
    // Only once the response is out: it is sent after all middleware has returned.
    res.once("finish", () => discardRest(req))
    context.status = completion.reply.status
    context.set({ ...completion.reply.headers })
    context.body = completion.reply.body
  }
