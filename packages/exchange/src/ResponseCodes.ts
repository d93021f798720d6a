/**
 * Explains the response codes of an outcome with the tables of the spec, which may grow.
 *
 * A code that is not in its table is not an error, because the exchange adds codes. Programs must accept such codes, and must not make decisions
 * based on them.
 */
import { ClientStatus, MarketplaceStatus } from "@fieldwork/exchange-client/known-values"

/**
 * A code of an outcome, and what it means.
 */
export interface ResponseCode {
  readonly value: number
  /** The meaning of the code, as a sentence. */
  readonly meaning: string
}

/**
 * The known codes of `marketplace_status`, which states how the session at the exchange ended. The exchange adds codes.
 *
 * @example
 * ```ts
 * import { ResponseCodes } from "@fieldwork/exchange"
 * ResponseCodes.marketplaceStatuses.some(({ value }) => value === 3) // => true
 * ```
 */
export const marketplaceStatuses: ReadonlyArray<ResponseCode> = MarketplaceStatus

/**
 * The known codes of `client_status`, which states how the attempt at the client survey ended. The exchange adds codes.
 *
 * @example
 * ```ts
 * import { ResponseCodes } from "@fieldwork/exchange"
 * ResponseCodes.clientStatuses.some(({ value }) => value === 10) // => true
 * ```
 */
export const clientStatuses: ReadonlyArray<ResponseCode> = ClientStatus

const find = (codes: ReadonlyArray<ResponseCode>, code: number) => codes.find(({ value }) => value === code)

/**
 * Returns the known code of `marketplace_status` with this value, or undefined for an unknown code.
 *
 * @example
 * ```ts
 * import { ResponseCodes } from "@fieldwork/exchange"
 * ResponseCodes.marketplaceStatus(3)?.value // => 3
 * ResponseCodes.marketplaceStatus(98765) // => undefined
 * ```
 */
export const marketplaceStatus = (code: number): ResponseCode | undefined => find(marketplaceStatuses, code)

/**
 * Returns the known code of `client_status` with this value, or undefined for an unknown code.
 *
 * @example
 * ```ts
 * import { ResponseCodes } from "@fieldwork/exchange"
 * ResponseCodes.clientStatus(10)?.value // => 10
 * ResponseCodes.clientStatus(98765) // => undefined
 * ```
 */
export const clientStatus = (code: number): ResponseCode | undefined => find(clientStatuses, code)

const words = (name: string, code: number | undefined, known: (code: number) => ResponseCode | undefined) =>
  code === undefined ? [] : [`${name} ${code}: ${known(code)?.meaning ?? "Not a known code."}`]

/**
 * Describes both codes of an outcome as text, for a log or a support case.
 *
 * @example
 * ```ts
 * import { ResponseCodes } from "@fieldwork/exchange"
 * ResponseCodes.describe({ client_status: 98765 }) // => "client_status 98765: Not a known code."
 * ```
 */
export const describe = (outcome: { readonly marketplace_status?: number; readonly client_status?: number }): string =>
  [
    ...words("marketplace_status", outcome.marketplace_status, marketplaceStatus),
    ...words("client_status", outcome.client_status, clientStatus)
  ].join(" ")
