/**
 * Reads the body of a request of Effect's HTTP server. Middleware may have read the body already.
 */
import { Effect, Stream } from "effect"
import { type HttpServerError, HttpServerRequest } from "effect/http"
import { WebhookConfigurationError } from "../configurationError.ts"
import { announcedLength } from "../findHeader.ts"

/** The part of a Fetch request or of a request of Node's HTTP server that shows whether its body has been read. */
type Source = Partial<Pick<Request, "body" | "bodyUsed">> & { readonly readableDidRead?: boolean }

/**
 * Returns the bytes of the body. If the body has been read as text, JSON or bytes, Effect has kept its bytes. Otherwise they are lost, and the stream
 * dies with `WebhookConfigurationError`.
 */
export const requestBytes = (
  request: HttpServerRequest.HttpServerRequest
): Stream.Stream<Uint8Array, HttpServerError.HttpServerError> =>
  Stream.suspend(() => {
    const source: Source = request.source
    // Effect has no stream for a Fetch request without a body.
    if (source.body === null) return Stream.empty
    return isRead(source) ? Stream.fromEffect(keptBytes(request)) : request.stream
  })

/** Checks whether the body has been read, or is being read. A body of Node's HTTP server counts as read only if it has at least one byte. */
const isRead = ({ body, bodyUsed, readableDidRead }: Source): boolean =>
  bodyUsed === true || body?.locked === true || readableDidRead === true

/**
 * Returns the bytes that Effect has kept. Without kept bytes, the body of a Fetch request cannot be read again. With a limit for the size of bodies,
 * Effect would read what is left of its stream, so the limit is removed. In a request of Node's HTTP server, what is left is nothing, or less than
 * the `Content-Length`.
 */
const keptBytes = (request: HttpServerRequest.HttpServerRequest): Effect.Effect<Uint8Array> =>
  request.arrayBuffer.pipe(
    Effect.provideService(HttpServerRequest.MaxBodySize, undefined),
    Effect.matchEffect({
      onFailure: () => Effect.die(new WebhookConfigurationError(lost)),
      onSuccess: (buffer) =>
        isWhole(request, buffer.byteLength)
          ? Effect.succeed(new Uint8Array(buffer))
          : Effect.die(new WebhookConfigurationError(lost))
    })
  )

const isWhole = ({ headers, source }: HttpServerRequest.HttpServerRequest, bytes: number): boolean =>
  "bodyUsed" in source || (bytes > 0 && bytes >= (announcedLength(headers) ?? 0))

const lost =
  "Middleware has read the callback and its bytes are lost: mount this route outside the middleware, or have the middleware read the body with request.text or request.arrayBuffer and pass the request on unmodified"
