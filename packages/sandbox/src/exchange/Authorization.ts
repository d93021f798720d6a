/**
 * The API key: bare in the `Authorization` header, and of the environment that is called.
 */
import { account } from "./data/accounts.ts"
import type { Settings } from "./Settings.ts"

/** The sandbox stands for production, as suppliers have no other environment. */
export const credentials = {
  apiKey: "fieldwork-exchange-production-key",
  /** A key of the sandbox environment: it opens the buyer API and nothing else. */
  sandboxApiKey: "fieldwork-exchange-sandbox-key",
  suppliers: account.suppliers.map(({ code }) => code)
}

/** What a sandbox key opens: the buyer API, and the lookups without which nobody can create a survey. */
const buyerApi = /^\/(Demand|demand|Lookup|Core)\//

/** Why the header is refused, or undefined when it is good. Never repeats the key. */
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
