/**
 * Creates the methods for the operations of one client. A service defines each method in one line of code.
 *
 * ```ts
 * const make = (api: Api<operations>) => ({
 *   list: api.list(definitions.listCampaigns, validators.listCampaigns, "items"),
 *   get: api.method(definitions.getCampaign, validators.getCampaign)
 * })
 * ```
 *
 * Types are looked up in the generated `operations` interface by the `operationId` of the definition, so no type is written by hand.
 */
import type { Api } from "./ApiMethods.ts"
import { globalFetchTransport } from "../transport/fetchTransport.ts"
import type { ClientOptions, Platform } from "./ClientContext.ts"
import { LazyModule } from "./LazyModule.ts"
import { makeApi } from "./makeApi.ts"

export type { Api, FormDefinitionOf, DefinitionOf } from "./ApiMethods.ts"
export type { ClientOptions as Options } from "./ClientContext.ts"

const platform: Platform = {
  transport: globalFetchTransport,
  details: /* @__PURE__ */ new LazyModule(async () => (await import("../diagnostics/allDetails.ts")).allDetails)
}

/**
 * Creates an `Api`, which creates the methods for the operations of one client. Throws `ConfigurationError` for invalid settings.
 *
 * @example
 * ```ts
 * import { Api, Redactor } from "@fieldwork/core"
 * import type { operations } from "@fieldwork/exchange-client"
 * import * as definitions from "@fieldwork/exchange-client/operations"
 * import * as validators from "@fieldwork/exchange-client/validator-loaders"
 * import { Effect } from "effect"
 * const fetch = async () => Response.json({ result: [{ code: "eng_us", name: "English" }], total: 1 })
 * const api = Api.make<operations>({
 *   name: "exchange",
 *   baseUrl: "https://exchange.example",
 *   errorFormats: [],
 *   redactor: new Redactor(),
 *   hint: "Check the key",
 *   settings: { fetch }
 * })
 * const dictionary = api.method(definitions.listDictionary, validators.listDictionary)
 * const { result } = await Effect.runPromise(dictionary({ property: "locales" }))
 * result.map(({ code }) => code) // => ["eng_us"]
 * ```
 */
export const make = <Operations>(options: ClientOptions): Api<Operations> => makeApi(platform, options)
