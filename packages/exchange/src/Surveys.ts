/**
 * Manages surveys as a buyer. Every complete is paid for.
 */
import { type Api, clientService } from "@fieldwork/core"
import type { operations } from "@fieldwork/exchange-client"
import * as definitions from "@fieldwork/exchange-client/operations"
import * as validators from "@fieldwork/exchange-client/validator-loaders"
import { ExchangeApi } from "./ExchangeApi.ts"

export const make = (api: Api.Api<operations>) => ({
  /** Creates a survey. A second call creates a second survey, which costs money too. */
  create: api.method(definitions.createSurvey, validators.createSurvey, {
    check: "look for its SurveyName in your account"
  }),
  /** Replaces the survey. Fields that the body omits are reset to their defaults; `SurveyUpdate.of` creates a complete body. */
  update: api.method(definitions.updateSurvey, validators.updateSurvey),
  /** Returns one survey. */
  get: api.method(definitions.getSurvey, validators.getSurvey)
})

/**
 * The surveys of a buyer, as a service. A live survey spends money.
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
export class Surveys extends clientService<Surveys>()("@fieldwork/exchange/Surveys", ExchangeApi, make) {}
