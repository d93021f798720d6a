/**
 * Reads the surveys that are offered or allocated to a supplier, and the respondents who may be sent to them.
 */
import { type Api, clientService } from "@fieldwork/core"
import type { operations } from "@fieldwork/exchange-client"
import * as definitions from "@fieldwork/exchange-client/operations"
import * as validators from "@fieldwork/exchange-client/validator-loaders"
import { SupplyApi } from "./ExchangeApi.ts"

export const make = (api: Api.Api<operations>) => ({
  /** Lists all surveys on the offerwall. */
  list: api.list(definitions.listOfferwallSurveys, validators.listOfferwallSurveys, "Surveys"),
  /** Returns one survey with its allocation. */
  get: api.method(definitions.getSurveyAllocation, validators.getSurveyAllocation),
  /**
   * Lists the numbers of all live surveys for which the supplier has an allocation or an entry link. Use this list as the initial state, before a
   * subscription delivers changes.
   */
  allocated: api.list(definitions.listAllocatedSurveys, validators.listAllocatedSurveys, "SupplyAllocationSurveyIDs"),
  /** Lists the groups of a survey. A respondent who was sent to one survey in a group must not be sent to any other survey in that group. */
  groups: api.list(definitions.listSurveyGroups, validators.listSurveyGroups, "SurveyGroups"),
  /** Lists the respondents who qualify for a recontact survey. */
  qualifiedRespondents: api.list(
    definitions.listQualifiedRespondents,
    validators.listQualifiedRespondents,
    "SurveyQualifiedRespondents"
  )
})

/**
 * The service that lists the surveys to which a supplier may send respondents.
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
export class SupplierSurveys extends clientService<SupplierSurveys>()(
  "@fieldwork/exchange/SupplierSurveys",
  SupplyApi,
  make
) {}
