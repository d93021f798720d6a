/**
 * The API key: bare in the `Authorization` header, and of the environment that is called.
 */
import { account } from "./data/accounts.ts"

/** The sandbox stands for production, as suppliers have no other environment. */
export const credentials = {
  apiKey: "fieldwork-exchange-production-key",
  /** A key of the other environment: refused everywhere. */
  sandboxApiKey: "fieldwork-exchange-sandbox-key",
  suppliers: account.suppliers.map(({ code }) => code)
}

/** Why the header is refused, or undefined when it is good. Never repeats the key. */
export const refusal = (header: string | undefined): string | undefined => {
  if (header === credentials.apiKey) return undefined
  if (header === undefined || header === "") return "The Authorization header is missing; it carries the API key."
  if (header === credentials.sandboxApiKey) return "The API key belongs to the other environment."
  const scheme = /^(\S+)\s+\S/.exec(header)?.[1]
  return scheme === undefined
    ? "The API key is not known."
    : "The Authorization header carries the API key itself, without a scheme such as Bearer in front of it."
}
