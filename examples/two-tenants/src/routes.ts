import { type ApiError, type BrandLift, Campaigns, Lift, LiftResult } from "@fieldwork/brand-lift"
import { Effect, Layer, Stream } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { Accounts, Tenants } from "./Tenants.ts"

const error = (status: number, message: string) => HttpServerResponse.jsonUnsafe({ error: message }, { status })

/**
 * Returns the response to a failed call. The response reveals nothing about the account, but names the operation so that the error can be found in
 * the log.
 */
const errorResponse = (cause: ApiError) => {
  if (cause.reason._tag === "NotFoundError") return Effect.succeed(error(404, "not found"))
  return Effect.logError(cause.message).pipe(Effect.as(error(502, `${cause.operation} failed`)))
}

/**
 * Creates a route whose handler runs with the account of the tenant that the request's key identifies. All calls that the handler makes use this
 * account.
 */
const tenantRoute = (
  path: `/${string}`,
  handler: Effect.Effect<unknown, ApiError, BrandLift.Services | HttpRouter.RouteContext>
) =>
  HttpRouter.add(
    "GET",
    path,
    Effect.gen(function* () {
      const { headers } = yield* HttpServerRequest.HttpServerRequest
      const key = headers["authorization"]?.replace(/^Bearer /, "") ?? ""
      const tenant = yield* (yield* Tenants).authenticate(key)
      return yield* handler.pipe(
        Effect.map((body) => HttpServerResponse.jsonUnsafe(body)),
        Effect.catchTag("ApiError", errorResponse),
        Effect.provide(Accounts.get(tenant)),
        Effect.annotateLogs({ tenant }),
        Effect.withSpan(`GET ${path}`, { attributes: { tenant } })
      )
    }).pipe(
      Effect.catchTag("UnknownKeyError", () => Effect.succeed(error(401, "no tenant has this key"))),
      // The settings of the tenant are invalid, for example because the base URL is not a URL.
      Effect.catchTag("ConfigurationError", (cause) =>
        Effect.logError(cause.message).pipe(Effect.as(error(500, "the account is not set up")))
      )
    )
  )

const listCampaigns = Effect.gen(function* () {
  const campaigns = yield* Stream.runCollect((yield* Campaigns).list())
  return campaigns.map(({ campaign_id, campaign_name, status }) => ({ id: campaign_id, name: campaign_name, status }))
})

/** Returns the lift for a question as a sentence that states how certain the result is. */
const getLift = Effect.gen(function* () {
  const { campaign = "", question = "" } = yield* HttpRouter.params
  const ids = { campaigns_pk: campaign, questions_pk: Number(question) }
  const lift = yield* (yield* Lift).get({ ...ids, confidence_level__in: [0.8, 0.9, 0.95] })
  return { question: ids.questions_pk, sentence: LiftResult.sentence(LiftResult.interpret(lift)) }
})

export const routes = Layer.mergeAll(
  tenantRoute("/campaigns", listCampaigns),
  tenantRoute("/campaigns/:campaign/questions/:question/lift", getLift),
  HttpRouter.add("GET", "/healthz", HttpServerResponse.text("ok"))
)
