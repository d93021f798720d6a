/**
 * A receiver for Fastify 4 and 5, as a plugin: its own content type parser leaves the body unread within the plugin's scope, so
 * the JSON parser of the rest of the application stays as it is. It responds through Fastify, hooks and `inject` included.
 */
import type { IncomingMessage, ServerResponse } from "node:http"
import type { Readable } from "node:stream"
import { nodeInflate } from "./receive/inflate.node.ts"
import { messageBody, settledReader } from "./receive/message-body.node.ts"
import type { ReceiverOptions } from "./receive/options.ts"
import { defaultTimeoutMillis, receiveCallback } from "./receive/receive-callback.ts"
import { discardRest, releaseAfter } from "./receive/respond.node.ts"

export type { Arrival, ReceiverOptions, Release, UnverifiedSink } from "./receive/options.ts"

/** What is used of a Fastify instance, so that no type of Fastify is needed to name it. */
export interface FastifyLike {
  removeAllContentTypeParsers(): void
  addContentTypeParser(contentType: string, parser: (request: unknown, payload: Readable) => Promise<unknown>): unknown
  route(options: {
    readonly method: "POST"
    readonly url: string
    readonly bodyLimit: number
    readonly handler: (request: FastifyRequestLike, reply: FastifyReplyLike) => Promise<unknown>
  }): unknown
}

/** What is used of a Fastify request. */
export interface FastifyRequestLike {
  readonly raw: IncomingMessage
  readonly headers: Readonly<Record<string, string | Array<string> | undefined>>
  readonly body?: unknown
  /** Of `fastify-raw-body`. */
  readonly rawBody?: unknown
}

/** What is used of a Fastify reply. */
export interface FastifyReplyLike {
  readonly raw: ServerResponse
  code(status: number): FastifyReplyLike
  headers(values: Readonly<Record<string, string>>): FastifyReplyLike
  send(body: string): FastifyReplyLike
}

/** `app.register(fastifyReceiver({ url: "/callbacks", verifier, accept }))`. */
export const fastifyReceiver =
  ({ url, ...options }: ReceiverOptions & { readonly url: string }): ((app: FastifyLike) => Promise<void>) =>
  async (app) => {
    app.removeAllContentTypeParsers()
    // A hook may have put another stream in place of the request's own, as one that decompresses it.
    app.addContentTypeParser("*", async (_request, payload) => {
      await settledReader(payload, options.bodyTimeoutMillis ?? defaultTimeoutMillis)
      return payload
    })
    app.route({
      method: "POST",
      url,
      bodyLimit: options.verifier.maxBodyBytes,
      handler: async (request, reply) => {
        const { headers, raw } = request
        const remoteAddress = raw.socket?.remoteAddress
        const body = () => messageBody((request.body ?? raw) as Readable, { rawBody: request.rawBody })
        const completion = await receiveCallback(options, { method: "POST", headers, remoteAddress, body }, nodeInflate)
        releaseAfter(reply.raw, completion)
        // Only once the response is out: it is sent after this handler has returned.
        reply.raw.once("finish", () => discardRest(raw))
        return reply
          .code(completion.reply.status)
          .headers({ ...completion.reply.headers })
          .send(completion.reply.body)
      }
    })
  }
