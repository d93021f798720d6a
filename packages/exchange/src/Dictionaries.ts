/**
 * Code lists of the v2-beta operations. They are stable and may be kept.
 */
import { type Api, serviceLayer, type ServiceFakes, testLayer } from "@fieldwork/core"
import type { operations } from "@fieldwork/exchange-client"
import * as rows from "@fieldwork/exchange-client/operations"
import * as validators from "@fieldwork/exchange-client/validator-loaders"
import * as Context from "effect/Context"
import { ExchangeApi } from "./ExchangeApi.ts"

export const make = (api: Api.Api<operations>) => ({
  /** Every entry of the dictionary named by `property`. */
  list: api.list(rows.listDictionary, validators.listDictionary, "result"),
  /** Every error code with its status, message and the keys of its detail. */
  errors: api.list(rows.listBetaErrors, validators.listBetaErrors, "result")
})

/**
 * The code lists of the v2-beta operations, as a service. They are stable and may be cached.
 *
 * @example
 * ```ts
 * import { Dictionaries } from "@fieldwork/exchange"
 * import { Effect, Stream } from "effect"
 * const program = Effect.flatMap(Dictionaries, (dictionaries) =>
 *   Stream.runCollect(Stream.map(dictionaries.list({ property: "locales" }), ({ code }) => code))
 * )
 * const fake = Dictionaries.layerTest({ list: [{ code: "eng_us", name: "English - United States" }] })
 * await Effect.runPromise(Effect.provide(program, fake)) // => ["eng_us"]
 * ```
 */
export class Dictionaries extends Context.Service<Dictionaries, ReturnType<typeof make>>()(
  "@fieldwork/exchange/Dictionaries"
) {
  static readonly layer = serviceLayer(Dictionaries, ExchangeApi, make)
  /** For tests: the service with these methods only. */
  static readonly layerTest = (fakes: ServiceFakes<ReturnType<typeof make>>) => testLayer(Dictionaries, fakes)
}
