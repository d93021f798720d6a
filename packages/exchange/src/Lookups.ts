/**
 * Reads the accounts of the exchange, and the code lists that the v1 operations use, such as countries, industries and survey statuses.
 */
import { type Api, clientService } from "@fieldwork/core"
import type { operations } from "@fieldwork/exchange-client"
import * as definitions from "@fieldwork/exchange-client/operations"
import * as validators from "@fieldwork/exchange-client/validator-loaders"
import { ExchangeApi } from "./ExchangeApi.ts"

export const make = (api: Api.Api<operations>) => ({
  /** Returns the code lists named in `Bundle`, a comma-separated list. All other code lists in the response are empty. */
  bundled: api.method(definitions.getBundledLookups, validators.getBundledLookups),
  /** Lists all accounts with their suppliers. */
  suppliers: api.list(definitions.listSuppliers, validators.listSuppliers, "AccountsWithSuppliers"),
  /** Lists the account's business units. A survey's business unit determines its currency. */
  businessUnits: api.list(definitions.listBusinessUnits, validators.listBusinessUnits, "BusinessUnits")
})

/**
 * The service that lists suppliers, business units and the code lists of v1.
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
export class Lookups extends clientService<Lookups>()("@fieldwork/exchange/Lookups", ExchangeApi, make) {}
