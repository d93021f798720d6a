/**
 * Explains the response codes of an outcome, using the tables in the spec.
 *
 * A code that is missing from its table is not an error, because the exchange adds codes. Programs must accept unknown codes, and must not make
 * decisions based on them.
 */
import { ClientStatus, MarketplaceStatus } from "@fieldwork/exchange-client/known-values"

/**
 * A response code of an outcome, and its meaning.
 */
export interface ResponseCode {
  readonly value: number
  /** The meaning of the code, as a full sentence. */
  readonly meaning: string
}

/**
 * The known `marketplace_status` codes, which indicate how the session at the exchange ended. The exchange may add codes.
 *
 * @example
 * ```ts
 * import { ResponseCodes } from "@fieldwork/exchange"
 * ResponseCodes.marketplaceStatuses.some(({ value }) => value === 3) // => true
 * ```
 */
export const marketplaceStatuses: ReadonlyArray<ResponseCode> = MarketplaceStatus

/**
 * The known `client_status` codes, which indicate how the respondent's attempt at the client survey (the buyer's own survey) ended. The exchange may
 * add codes.
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
 * Returns the known `marketplace_status` code with this value, or undefined if the code is unknown.
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
 * Returns the known `client_status` code with this value, or undefined if the code is unknown.
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
  code === undefined ? [] : [`${name} ${code}: ${known(code)?.meaning ?? "Unknown code."}`]

/**
 * Describes both codes of an outcome as a string, for a log or a support case.
 *
 * @example
 * ```ts
 * import { ResponseCodes } from "@fieldwork/exchange"
 * ResponseCodes.describe({ client_status: 98765 }) // => "client_status 98765: Unknown code."
 * ```
 */
export const describe = (outcome: { readonly marketplace_status?: number; readonly client_status?: number }): string =>
  [
    ...words("marketplace_status", outcome.marketplace_status, marketplaceStatus),
    ...words("client_status", outcome.client_status, clientStatus)
  ].join(" ")
