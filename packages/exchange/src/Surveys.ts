/**
 * Surveys as a buyer makes them. Every complete is paid for.
 */
import { type Api, serviceLayer, type ServiceFakes, testLayer } from "@fieldwork/core"
import type { operations } from "@fieldwork/exchange-client"
import * as rows from "@fieldwork/exchange-client/operations"
import * as validators from "@fieldwork/exchange-client/validator-loaders"
import * as Context from "effect/Context"
import { ExchangeApi } from "./ExchangeApi.ts"

export const make = (api: Api.Api<operations>) => ({
  /** A second call makes a second survey, which costs a second time. */
  create: api.method(rows.createSurvey, validators.createSurvey, {
    check: "look for its SurveyName in your account"
  }),
  /** Replaces the survey: what the body leaves out goes back to a default. `SurveyUpdate.of` makes a whole one. */
  update: api.method(rows.updateSurvey, validators.updateSurvey),
  /** One survey. */
  get: api.method(rows.getSurvey, validators.getSurvey)
})

/**
 * The surveys of a buyer, as a service. A survey that is live spends money.
 *
 * @example
 * ```ts
 * import { Surveys } from "@fieldwork/exchange"
 * import { Effect } from "effect"
 * const program = Effect.flatMap(Surveys, (surveys) => surveys.get({ SurveyNumber: 7 }))
 * const fake = Surveys.layerTest({ get: { ApiResult: 0, ResultCount: 1 } })
 * const { ResultCount } = await Effect.runPromise(Effect.provide(program, fake))
 * ResultCount // => 1
 * ```
 */
export class Surveys extends Context.Service<Surveys, ReturnType<typeof make>>()("@fieldwork/exchange/Surveys") {
  static readonly layer = serviceLayer(Surveys, ExchangeApi, make)
  /** For tests: the service with these methods only. */
  static readonly layerTest = (fakes: ServiceFakes<ReturnType<typeof make>>) => testLayer(Surveys, fakes)
}
