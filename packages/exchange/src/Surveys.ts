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

export class Surveys extends Context.Service<Surveys, ReturnType<typeof make>>()("@fieldwork/exchange/Surveys") {
  static readonly layer = serviceLayer(Surveys, ExchangeApi, make)
  /** For tests: the service with these methods only. */
  static readonly layerTest = (fakes: ServiceFakes<ReturnType<typeof make>>) => testLayer(Surveys, fakes)
}
