/**
 * Surveys as a supplier sees them: what is on offer, what is allocated, and to whom a survey may go.
 */
import { type Api, serviceLayer, type ServiceFakes, testLayer } from "@fieldwork/core"
import type { operations } from "@fieldwork/exchange-client"
import * as rows from "@fieldwork/exchange-client/operations"
import * as validators from "@fieldwork/exchange-client/validator-loaders"
import * as Context from "effect/Context"
import { SupplyApi } from "./ExchangeApi.ts"

export const make = (api: Api.Api<operations>) => ({
  /** Every survey on the offerwall. */
  list: api.list(rows.listOfferwallSurveys, validators.listOfferwallSurveys, "Surveys"),
  /** One survey with its allocation. */
  get: api.method(rows.getSurveyAllocation, validators.getSurveyAllocation),
  /** The numbers of all live surveys with an allocation or an entry link: what to start from before a subscription tells of changes. */
  allocated: api.list(rows.listAllocatedSurveys, validators.listAllocatedSurveys, "SupplyAllocationSurveyIDs"),
  /** The groups of a survey. A respondent sent to one survey of a group must not be sent to another. */
  groups: api.list(rows.listSurveyGroups, validators.listSurveyGroups, "SurveyGroups"),
  /** The respondents who qualify for a recontact survey. */
  qualifiedRespondents: api.list(
    rows.listQualifiedRespondents,
    validators.listQualifiedRespondents,
    "SurveyQualifiedRespondents"
  )
})

/**
 * The surveys that a supplier may send respondents to, as a service.
 *
 * @example
 * ```ts
 * import { SupplierSurveys } from "@fieldwork/exchange"
 * import { Effect, Stream } from "effect"
 * const program = Effect.flatMap(SupplierSurveys, (supplierSurveys) =>
 *   Stream.runCollect(Stream.map(supplierSurveys.list({ SupplierCode: "1234" }), ({ SurveyNumber }) => SurveyNumber))
 * )
 * const fake = SupplierSurveys.layerTest({ list: [{ SurveyNumber: 7, SurveyName: "Coffee" }] })
 * await Effect.runPromise(Effect.provide(program, fake)) // => [7]
 * ```
 */
export class SupplierSurveys extends Context.Service<SupplierSurveys, ReturnType<typeof make>>()(
  "@fieldwork/exchange/SupplierSurveys"
) {
  static readonly layer = serviceLayer(SupplierSurveys, SupplyApi, make)
  /** For tests: the service with these methods only. */
  static readonly layerTest = (fakes: ServiceFakes<ReturnType<typeof make>>) => testLayer(SupplierSurveys, fakes)
}
