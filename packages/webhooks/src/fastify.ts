/**
 * A receiver for Fastify 4 and 5, as a plugin. Within its scope, the plugin replaces the content type parsers with one that does not read the body,
 * so the JSON parser of the rest of the application is not affected. The plugin responds through Fastify, so hooks and `inject` work.
 */
import type { IncomingMessage, ServerResponse } from "node:http"
import type { Readable } from "node:stream"
import { nodeInflate } from "./receive/inflate.node.ts"
import { messageBody, settledReader } from "./receive/messageBody.node.ts"
import type { ReceiverOptions } from "./receive/options.ts"
import { defaultTimeoutMillis, receiveCallback } from "./receive/receiveCallback.ts"
import { discardRest, releaseAfter } from "./receive/respond.node.ts"

export type { Arrival, ReceiverOptions, Release, UnverifiedSink } from "./receive/options.ts"

/** The part of a Fastify instance that this package uses, declared here so that Fastify's types are not needed. */
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

/** The part of a Fastify request that this package uses. */
export interface FastifyRequestLike {
  readonly raw: IncomingMessage
  readonly headers: Readonly<Record<string, string | Array<string> | undefined>>
  readonly body?: unknown
  /** The raw body, which the plugin `fastify-raw-body` sets. */
  readonly rawBody?: unknown
}

/** The part of a Fastify reply that this package uses. */
export interface FastifyReplyLike {
  readonly raw: ServerResponse
  code(status: number): FastifyReplyLike
  headers(values: Readonly<Record<string, string>>): FastifyReplyLike
  send(body: string): FastifyReplyLike
}

/**
 * Creates a Fastify plugin with one route, `POST url`. The route responds with 200 once `accept` has resolved, and otherwise with 400, 401, 408, 413,
 * 415, 500 or 503. The body parsers of the rest of the application are not affected.
 *
 * @example
 * ```ts
 * import Fastify from "fastify"
 * import { receiver } from "@fieldwork/webhooks"
 * import { fastifyReceiver } from "@fieldwork/webhooks/fastify"
 * import { buildOpportunities, createSender } from "@fieldwork/webhooks/testing"
 *
 * const sender = await createSender() // stands for the exchange
 * const surveys: Array<number | undefined> = []
 * const callbacks = receiver({ keys: sender.keys, onOpportunity: ({ survey_id }) => void surveys.push(survey_id), onBad: () => {} })
 * const app = Fastify()
 * await app.register(fastifyReceiver({ url: "/callbacks", ...callbacks }))
 *
 * const { body, headers } = await sender.send(buildOpportunities(2))
 * const response = await app.inject({ method: "POST", url: "/callbacks", headers, payload: Buffer.from(body) })
 * await app.close()
 * response.statusCode // => 200
 * surveys // => [1, 2]
 * ```
 */
export const fastifyReceiver =
  ({ url, ...options }: ReceiverOptions & { readonly url: string }): ((app: FastifyLike) => Promise<void>) =>
  async (app) => {
    app.removeAllContentTypeParsers()
    // The parser reads `payload`, because a hook may have replaced the request's own stream, for example to decompress it.
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
        // The rest of the request is discarded only after the response has been sent, which happens after this handler has returned.
        reply.raw.once("finish", () => discardRest(raw))
        return reply
          .code(completion.reply.status)
          .headers({ ...completion.reply.headers })
          .send(completion.reply.body)
      }
    })
  }
