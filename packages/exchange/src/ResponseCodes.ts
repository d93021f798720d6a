/**
 * What the response codes of an outcome mean: the tables of the spec, which are open.
 *
 * A code that is not in its table is no error: the exchange adds codes. Nothing should be decided on one, and nothing break at one.
 */
import { ClientStatus, MarketplaceStatus } from "@fieldwork/exchange-client/known-values"

/**
 * A code of an outcome, and what it means.
 */
export interface ResponseCode {
  readonly value: number
  /** A sentence. */
  readonly meaning: string
}

/**
 * The known codes of `marketplace_status`, which is how the session at the exchange ended. The exchange adds codes.
 *
 * @example
 * ```ts
 * import { ResponseCodes } from "@fieldwork/exchange"
 * ResponseCodes.marketplaceStatuses.some(({ value }) => value === 3) // => true
 * ```
 */
export const marketplaceStatuses: ReadonlyArray<ResponseCode> = MarketplaceStatus

/**
 * The known codes of `client_status`, which is how the attempt at the client survey ended. The exchange adds codes.
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
 * The known code of `marketplace_status` with this value; undefined for a code that is not known.
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
 * The known code of `client_status` with this value; undefined for a code that is not known.
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
 * Both codes of an outcome in words, for a log or a support case.
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
