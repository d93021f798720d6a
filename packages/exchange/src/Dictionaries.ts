/**
 * Lists the codes that the v2-beta operations use. These codes rarely change and may be cached.
 */
import { type Api, clientService } from "@fieldwork/core"
import type { operations } from "@fieldwork/exchange-client"
import * as definitions from "@fieldwork/exchange-client/operations"
import * as validators from "@fieldwork/exchange-client/validator-loaders"
import { ExchangeApi } from "./ExchangeApi.ts"

export const make = (api: Api.Api<operations>) => ({
  /** Lists all entries of the dictionary named by `property`. */
  list: api.list(definitions.listDictionary, validators.listDictionary, "result"),
  /** Lists all error codes, each with its status, its message and the fields of its `detail`. */
  errors: api.list(definitions.listBetaErrors, validators.listBetaErrors, "result")
})

/**
 * The service that reads the code lists of the v2-beta operations. These lists rarely change and may be cached.
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
export class Dictionaries extends clientService<Dictionaries>()(
  "@fieldwork/exchange/Dictionaries",
  ExchangeApi,
  make
) {}
