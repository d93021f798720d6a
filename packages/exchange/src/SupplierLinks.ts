/**
 * Manages entry links, through which a supplier sends respondents to a survey.
 */
import { type Api, clientService } from "@fieldwork/core"
import type { operations } from "@fieldwork/exchange-client"
import * as definitions from "@fieldwork/exchange-client/operations"
import * as validators from "@fieldwork/exchange-client/validator-loaders"
import { SupplyApi } from "./ExchangeApi.ts"

export const make = (api: Api.Api<operations>) => ({
  /** Creates the link for a survey. Fails with `NotFoundError` if the survey has no allocation for the supplier yet. */
  create: api.method(definitions.createSupplierLink, validators.createSupplierLink, {
    check: "read the link with supplierLinks.get"
  }),
  /** Replaces the link for a survey. All fields of the link are required. */
  update: api.method(definitions.updateSupplierLink, validators.updateSupplierLink),
  /** Returns the link for a survey. */
  get: api.method(definitions.getSupplierLink, validators.getSupplierLink)
})

/**
 * The service that manages the links through which a supplier sends respondents to a survey.
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
export class SupplierLinks extends clientService<SupplierLinks>()(
  "@fieldwork/exchange/SupplierLinks",
  SupplyApi,
  make
) {}
