/**
 * Checks the API key. It is the whole value of the `Authorization` header, and must belong to the environment that is
 * called.
 */
import { account } from "./data/accounts.ts"
import type { Settings } from "./Settings.ts"

/** The sandbox simulates production, because suppliers have no other environment. */
export const credentials = {
  apiKey: "fieldwork-exchange-production-key",
  /** A key of the sandbox environment. It gives access only to the buyer API. */
  sandboxApiKey: "fieldwork-exchange-sandbox-key",
  suppliers: account.suppliers.map(({ code }) => code)
}

/** The operations for a sandbox key: the buyer API, and the lookups that are necessary to create a survey. */
const buyerApi = /^\/(Demand|demand|Lookup|Core)\//

/** Why the header is refused, or undefined when it is valid. Never contains the key. */
export const refusal = (
  header: string | undefined,
  path: string,
  { sandbox_key }: Pick<Settings, "sandbox_key">
): string | undefined => {
  if (header === credentials.apiKey) return undefined
  if (header === undefined || header === "") return "The Authorization header is missing; it carries the API key."
  if (header === credentials.sandboxApiKey) {
    if (sandbox_key === "refused") return "The API key belongs to the other environment."
    if (buyerApi.test(path)) return undefined
    return "The API key belongs to the other environment: sandbox keys exist for the buyer API only."
  }
  const scheme = /^(\S+)\s+\S/.exec(header)?.[1]
  return scheme === undefined
    ? "The API key is not known."
    : "The Authorization header carries the API key itself, without a scheme such as Bearer in front of it."
}
