/**
 * Checks the API key, which is the entire value of the `Authorization` header. A key for the exchange's sandbox environment gives access only to the
 * buyer API and the lookups that it requires, or to nothing if the `sandbox_key` setting is `refused`.
 */
import { account } from "./data/accounts.ts"
import type { ExchangeSettings } from "./ExchangeSettings.ts"

/**
 * The credentials for the exchange. The sandbox simulates the production environment, because suppliers do not have access to any other environment.
 */
export const credentials = {
  apiKey: "fieldwork-exchange-production-key",
  /** A key for the exchange's sandbox environment, which gives access only to the buyer API and the lookups that it requires. */
  sandboxApiKey: "fieldwork-exchange-sandbox-key",
  suppliers: account.suppliers.map(({ code }) => code)
}

/** Matches the paths that a sandbox key may access: the buyer API, and the lookups that are required to create a survey. */
const buyerApi = /^\/(Demand|demand|Lookup|Core)\//

/** Returns the reason why an `Authorization` header is rejected. Undefined if the header is valid. The reason never contains the key. */
export const refusal = (
  header: string | undefined,
  path: string,
  { sandbox_key }: Pick<ExchangeSettings, "sandbox_key">
): string | undefined => {
  if (header === credentials.apiKey) return undefined
  if (header === undefined || header === "") return "The Authorization header is missing; it must contain the API key."
  if (header === credentials.sandboxApiKey) {
    if (sandbox_key === "refused") return "The API key belongs to the other environment."
    if (buyerApi.test(path)) return undefined
    return "The API key belongs to the other environment: sandbox keys are valid only for the buyer API."
  }
  const scheme = /^(\S+)\s+\S/.exec(header)?.[1]
  return scheme === undefined
    ? "The API key is unknown."
    : "The Authorization header must contain only the API key, without a scheme such as Bearer."
}
