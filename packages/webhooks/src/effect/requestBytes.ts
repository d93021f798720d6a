/**
 * Reads the body of a request of Effect's HTTP server. Middleware may have read the body already.
 */
import { Effect, Stream } from "effect"
import type { HttpServerError, HttpServerRequest } from "effect/http"
import { WebhookConfigurationError } from "../configurationError.ts"
import { announcedLength } from "../findHeader.ts"

/**
 * Returns the bytes of the body. If the body has been read as text, JSON or bytes, Effect has kept its bytes. Otherwise they are lost, and the stream
 * dies with `WebhookConfigurationError`.
 */
export const requestBytes = (
  request: HttpServerRequest.HttpServerRequest
): Stream.Stream<Uint8Array, HttpServerError.HttpServerError> =>
  Stream.suspend(() => (isRead(request.source) ? Stream.fromEffect(keptBytes(request)) : request.stream))

/** Checks whether the request of a Fetch or Node server has been read, or is being read. */
const isRead = (source: object): boolean => {
  const { body, bodyUsed, readableDidRead } = source as Partial<Request> & { readonly readableDidRead?: boolean }
  return bodyUsed === true || body?.locked === true || readableDidRead === true
}

/**
 * Returns the bytes that Effect has kept. Without kept bytes, Effect fails, or it reads what is left of the body: nothing, or less than the
 * `Content-Length`.
 */
const keptBytes = (request: HttpServerRequest.HttpServerRequest): Effect.Effect<Uint8Array> =>
  Effect.matchEffect(request.arrayBuffer, {
    onFailure: () => Effect.die(new WebhookConfigurationError(lost)),
    onSuccess: (buffer) =>
      buffer.byteLength === 0 || buffer.byteLength < (announcedLength(request.headers) ?? 0)
        ? Effect.die(new WebhookConfigurationError(lost))
        : Effect.succeed(new Uint8Array(buffer))
  })

const lost =
  "Middleware has read the callback and its bytes are lost: mount this route outside the middleware, or have the middleware read the body with request.text or request.arrayBuffer and pass the request on unmodified"
