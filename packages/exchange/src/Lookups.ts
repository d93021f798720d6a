/**
 * Code lists of the v1 operations: countries, industries, survey statuses and the like; and who is who.
 */
import { type Api, serviceLayer, type ServiceFakes, testLayer } from "@fieldwork/core"
import type { operations } from "@fieldwork/exchange-client"
import * as rows from "@fieldwork/exchange-client/operations"
import * as validators from "@fieldwork/exchange-client/validator-loaders"
import * as Context from "effect/Context"
import { ExchangeApi } from "./ExchangeApi.ts"

export const make = (api: Api.Api<operations>) => ({
  /** The lists named in `Bundle`, separated by commas; the others come empty. */
  bundled: api.method(rows.getBundledLookups, validators.getBundledLookups),
  /** Every account with its suppliers. */
  suppliers: api.list(rows.listSuppliers, validators.listSuppliers, "AccountsWithSuppliers"),
  /** The account's business units; a survey's decides its currency. */
  businessUnits: api.list(rows.listBusinessUnits, validators.listBusinessUnits, "BusinessUnits")
})

/**
 * Suppliers, business units and the code lists of v1, as a service.
 *
 * @example
 * ```ts
 * import { Lookups } from "@fieldwork/exchange"
 * import { Effect, Stream } from "effect"
 * const program = Effect.flatMap(Lookups, (lookups) =>
 *   Stream.runCollect(Stream.map(lookups.suppliers(), ({ AccountName }) => AccountName))
 * )
 * const fake = Lookups.layerTest({ suppliers: [{ AccountName: "Alder Research" }] })
 * await Effect.runPromise(Effect.provide(program, fake)) // => ["Alder Research"]
 * ```
 */
export class Lookups extends Context.Service<Lookups, ReturnType<typeof make>>()("@fieldwork/exchange/Lookups") {
  static readonly layer = serviceLayer(Lookups, ExchangeApi, make)
  /** For tests: the service with these methods only. */
  static readonly layerTest = (fakes: ServiceFakes<ReturnType<typeof make>>) => testLayer(Lookups, fakes)
}
