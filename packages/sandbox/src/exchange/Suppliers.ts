/**
 * Checks whether a supplier code exists and whether the API key may act for the supplier. The error bodies of the CamelCase and the snake_case
 * operations differ.
 */
import * as Beta from "./BetaErrors.ts"
import { account, otherAccounts } from "./data/accounts.ts"
import { failure } from "./LegacyErrors.ts"
import type { BetaErrors, LegacyEnvelope } from "@fieldwork/specs/exchange/schema"

const own = new Set(account.suppliers.map(({ code }) => code))
const foreign = new Set(otherAccounts.flatMap(({ suppliers }) => suppliers.map(({ code }) => code)))

export const isOwnSupplier = (code: string): boolean => own.has(code)

interface Refusal<Body> {
  readonly status: 403 | 404
  readonly body: Body
}

/** Returns the error response in the format of the snake_case operations, or undefined if the key may act for the supplier. */
export const betaRefusal = (code: string): Refusal<BetaErrors> | undefined => {
  if (own.has(code)) return undefined
  return foreign.has(code)
    ? { status: 403, body: Beta.other(403, `The API key may not act for supplier ${code}.`) }
    : { status: 404, body: Beta.missing("supplier", code) }
}

/** Returns the error response in the format of the CamelCase operations, or undefined if the key may act for the supplier. */
export const legacyRefusal = (code: string): Refusal<LegacyEnvelope> | undefined => {
  if (own.has(code)) return undefined
  return foreign.has(code)
    ? { status: 403, body: failure(`The API key may not act for supplier ${code}.`) }
    : { status: 404, body: failure(`Supplier ${code} does not exist`) }
}
