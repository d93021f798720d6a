/**
 * Manages surveys as a buyer. The buyer pays for every completed interview.
 */
import { type Api, clientService } from "@fieldwork/core"
import type { operations } from "@fieldwork/exchange-client"
import * as definitions from "@fieldwork/exchange-client/operations"
import * as validators from "@fieldwork/exchange-client/validator-loaders"
import { ExchangeApi } from "./ExchangeApi.ts"

export const make = (api: Api.Api<operations>) => ({
  /** Creates a survey. Calling this method twice creates two surveys, and both cost money. */
  create: api.method(definitions.createSurvey, validators.createSurvey, {
    check: "look for its SurveyName in your account"
  }),
  /** Replaces a survey. Fields that are missing from the body are reset to their defaults. Use `SurveyUpdate.of` to create a body with all fields. */
  update: api.method(definitions.updateSurvey, validators.updateSurvey),
  /** Returns one survey. */
  get: api.method(definitions.getSurvey, validators.getSurvey)
})

/**
 * The service that manages the surveys of a buyer. A live survey costs money.
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
