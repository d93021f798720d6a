/**
 * The Node version of `Api`, which sends requests with undici and loads the code for error details at startup.
 */
import { allDetails } from "../diagnostics/allDetails.ts"
import { setReasonText } from "../errors/reasonError.ts"
import { nodeTransport } from "../transport/node/nodeTransport.ts"
import type { Options } from "./Api.ts"
import type { Api } from "./ApiMethods.ts"
import type { Platform } from "./ClientContext.ts"
import { LazyModule } from "./LazyModule.ts"
import { makeApi } from "./makeApi.ts"

export * from "./Api.ts"

setReasonText(allDetails.reasonText)

const platform: Platform = {
  transport: nodeTransport,
  details: /* @__PURE__ */ new LazyModule(allDetails)
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
export const make = <Operations>(options: Options): Api<Operations> => makeApi(platform, options)
