/**
 * Entry links, through which a supplier sends respondents into a survey.
 */
import { type Api, serviceLayer, type ServiceFakes, testLayer } from "@fieldwork/core"
import type { operations } from "@fieldwork/exchange-client"
import * as rows from "@fieldwork/exchange-client/operations"
import * as validators from "@fieldwork/exchange-client/validator-loaders"
import * as Context from "effect/Context"
import { SupplyApi } from "./ExchangeApi.ts"

export const make = (api: Api.Api<operations>) => ({
  /** Fails with `NotFoundError` while the survey allocates nothing to the supplier. */
  create: api.method(rows.createSupplierLink, validators.createSupplierLink, {
    check: "read the link with supplierLinks.get"
  }),
  /** Replaces the link; all of its fields must be given. */
  update: api.method(rows.updateSupplierLink, validators.updateSupplierLink),
  /** The link of one survey. */
  get: api.method(rows.getSupplierLink, validators.getSupplierLink)
})

/**
 * The links by which a supplier sends respondents into a survey, as a service.
 *
 * @example
 * ```ts
 * import { SupplierLinks } from "@fieldwork/exchange"
 * import { Effect } from "effect"
 * const program = Effect.flatMap(SupplierLinks, (supplierLinks) => supplierLinks.get({ SurveyNumber: 1, SupplierCode: "1234" }))
 * const fake = SupplierLinks.layerTest({ get: { ApiResult: 0, ResultCount: 1 } })
 * const { ResultCount } = await Effect.runPromise(Effect.provide(program, fake))
 * ResultCount // => 1
 * ```
 */
export class SupplierLinks extends Context.Service<SupplierLinks, ReturnType<typeof make>>()(
  "@fieldwork/exchange/SupplierLinks"
) {
  static readonly layer = serviceLayer(SupplierLinks, SupplyApi, make)
  /** For tests: the service with these methods only. */
  static readonly layerTest = (fakes: ServiceFakes<ReturnType<typeof make>>) => testLayer(SupplierLinks, fakes)
}
