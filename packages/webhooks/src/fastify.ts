/**
 * A receiver for Fastify, as a plugin: its own content type parser leaves the body unread within the plugin's scope, so
 * the JSON parser of the rest of the application stays as it is.
 */
import type { IncomingMessage, ServerResponse } from "node:http"
import { answer, type ReceiverOptions } from "./receive/answer.ts"
import { receiveBody } from "./receive/body.ts"
import { nodeInflate } from "./receive/inflate.node.ts"
import { messageSource, send } from "./receive/message.node.ts"

export type { ReceiverOptions } from "./receive/answer.ts"

/** What is used of a Fastify instance, so that no type of Fastify is needed to name it. */
export interface FastifyLike {
  removeAllContentTypeParsers(): void
  addContentTypeParser(
    contentType: string,
    parser: (request: unknown, payload: unknown, done: (error: Error | null, body?: unknown) => void) => void
  ): unknown
  route(options: {
    readonly method: "POST"
    readonly url: string
    readonly bodyLimit: number
    readonly handler: (request: { readonly raw: IncomingMessage }, reply: FastifyReplyLike) => void
  }): unknown
}

/** What is used of a Fastify reply. */
export interface FastifyReplyLike {
  readonly raw: ServerResponse
  hijack(): unknown
}

/** `app.register(fastifyReceiver({ url: "/callbacks", verifier, accept }))`. */
export const fastifyReceiver =
  ({ url, ...options }: ReceiverOptions & { readonly url: string }): ((app: FastifyLike) => Promise<void>) =>
  async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser("*", (_request, _payload, done) => done(null))
    app.route({
      method: "POST",
      url,
      bodyLimit: options.verifier.maxBodyBytes,
      handler: ({ raw }, reply) => {
        reply.hijack()
        void answer(options, () => receiveBody(options, raw.headers, messageSource(raw), nodeInflate)).then((given) =>
          send(raw, reply.raw, given)
        )
      }
    })
  }
