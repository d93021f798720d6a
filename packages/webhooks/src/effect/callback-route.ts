/**
 * A route that receives callbacks, for `HttpRouter.addAll`.
 *
 * The verifier is taken when the route is built: inside a handler it would become a requirement of every request, which
 * no layer meets.
 */
import type { Verified } from "@fieldwork/webhooks"
import { type Duration, Effect } from "effect"
import { HttpRouter, HttpServerResponse } from "effect/http"
import { refused, tryAgain } from "../receive/reply.ts"
import { Webhooks } from "./webhooks.ts"

export interface CallbackRouteOptions<E, R> {
  /** Runs for each genuine callback. 200 is answered once it has succeeded; a failure is logged and answered with 503. */
  readonly accept: (verified: Verified) => Effect.Effect<void, E, R>
  /** For the whole body. Default 30 s. */
  readonly bodyTimeout?: Duration.Input | undefined
}

/** Answers 200, 400, 401, 408, 413, 415 or 503. Refusals are logged with their reason as warnings. */
export const callbackRoute = <E, R>(
  path: HttpRouter.PathInput,
  { accept, bodyTimeout }: CallbackRouteOptions<E, R>
): Effect.Effect<HttpRouter.Route<never, Exclude<R, HttpRouter.Provided>>, never, Webhooks> =>
  Effect.map(Webhooks, (webhooks) =>
    HttpRouter.route("POST", path, (request) =>
      webhooks.receive(request.headers, request.stream, { timeout: bodyTimeout }).pipe(
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
        })
      )
    )
  )

const response = ({ body, headers, status }: ReturnType<typeof refused>): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.text(body, { status, headers })
