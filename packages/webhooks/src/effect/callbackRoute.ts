/**
 * Creates a route that receives callbacks, for `HttpRouter.addAll`.
 *
 * The route obtains the `Webhooks` service when it is created. If the handler obtained the service instead, the service would be a requirement of
 * every request, which a layer cannot provide.
 */
import type { Verified } from "@fieldwork/webhooks"
import { type Duration, Effect } from "effect"
import { HttpRouter, HttpServerResponse } from "effect/http"
import { WebhookConfigurationError } from "../configurationError.ts"
import { misconfigured, refused, tryAgain } from "../receive/Reply.ts"
import { requestBytes } from "./requestBytes.ts"
import { Webhooks } from "./Webhooks.ts"

/** The options for a callback route. */
export interface CallbackRouteOptions<E, R> {
  /**
   * Called for each genuine callback. If the Effect succeeds, the response is 200. If it fails, the failure is logged and the response is 503. The
   * Effect is not interrupted if the sender hangs up or the server stops, so give it a time limit if it may hang.
   */
  readonly accept: (verified: Verified) => Effect.Effect<void, E, R>
  /** The maximum time for receiving the entire body. Default: 30 s. */
  readonly bodyTimeout?: Duration.Input | undefined
}

/**
 * Creates a route for `HttpRouter.addAll` that verifies callbacks with the `Webhooks` service. The route responds with 200, 400, 401, 408, 413, 415,
 * 500 or 503. If a callback is refused, the reason is logged as a warning. If middleware has read the body so that its bytes are lost, the response is
 * 500 and the cause is logged as an error.
 *
 * @example
 * ```ts
 * import { Effect, Layer } from "effect"
 * import { HttpRouter, HttpServer } from "effect/http"
 * import { callbackRoute, Webhooks } from "@fieldwork/webhooks/effect"
 * import { buildOpportunities, createSender } from "@fieldwork/webhooks/testing"
 *
 * const sender = await createSender() // stands for the exchange
 * let received = 0
 * const accept = () => Effect.sync(() => { received += 1 })
 * const routes = HttpRouter.addAll(Effect.map(callbackRoute("/callbacks", { accept }), (route) => [route]))
 * const app = routes.pipe(Layer.provide(Webhooks.layer({ keys: sender.keys })), Layer.provideMerge(HttpServer.layerServices))
 * const { dispose, handler } = HttpRouter.toWebHandler(app, { disableLogger: true })
 *
 * const callback = await sender.send(buildOpportunities(2))
 * const response = await handler(new Request("https://supplier.example/callbacks", { method: "POST", ...callback }))
 * await dispose()
 * response.status // => 200
 * received // => 1
 * ```
 */
export const callbackRoute = <E, R>(
  path: HttpRouter.PathInput,
  { accept, bodyTimeout }: CallbackRouteOptions<E, R>
): Effect.Effect<HttpRouter.Route<never, Exclude<R, HttpRouter.Provided>>, never, Webhooks> =>
  Effect.map(Webhooks, (webhooks) =>
    HttpRouter.route("POST", path, (request) =>
      // Only receiving the body can be interrupted. A verified callback is always passed to `accept`, even if the sender hangs up.
      Effect.uninterruptibleMask((restore) =>
        restore(webhooks.receive(request.headers, requestBytes(request), { timeout: bodyTimeout })).pipe(
          Effect.matchEffect({
            onFailure: (error) =>
              Effect.as(Effect.logWarning(`Callback refused: ${error.message}`), response(refused(error))),
            onSuccess: (verified) =>
              accept(verified).pipe(
                Effect.as(HttpServerResponse.text("ok")),
                Effect.catchCause((cause) =>
                  Effect.as(Effect.logError("Callback not accepted", cause), response(tryAgain))
                )
              )
          }),
          Effect.catchDefect((defect) =>
            defect instanceof WebhookConfigurationError
              ? Effect.as(Effect.logError("Callback not received", defect), response(misconfigured))
              : Effect.die(defect)
          )
        )
      )
    )
  )

const response = ({ body, headers, status }: ReturnType<typeof refused>): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.text(body, { status, headers })
