/**
 * What the response codes of an outcome mean: the tables of the spec, which are open.
 *
 * A code that is not in its table is no error: the exchange adds codes. Nothing should be decided on one, and nothing break at one.
 */
import { ClientStatus, MarketplaceStatus } from "@fieldwork/exchange-client/known-values"

export interface ResponseCode {
  readonly value: number
  /** A sentence. */
  readonly meaning: string
}

/** Of `marketplace_status`, the session at the exchange. */
export const marketplaceStatuses: ReadonlyArray<ResponseCode> = MarketplaceStatus

/** Of `client_status`, the attempt at the client survey. */
export const clientStatuses: ReadonlyArray<ResponseCode> = ClientStatus

const find = (codes: ReadonlyArray<ResponseCode>, code: number) => codes.find(({ value }) => value === code)

/** Undefined for a code that is not known. */
export const marketplaceStatus = (code: number): ResponseCode | undefined => find(marketplaceStatuses, code)

/** Undefined for a code that is not known. */
export const clientStatus = (code: number): ResponseCode | undefined => find(clientStatuses, code)

const words = (name: string, code: number | undefined, known: (code: number) => ResponseCode | undefined) =>
  code === undefined ? [] : [`${name} ${code}: ${known(code)?.meaning ?? "Not a known code."}`]

/** Both codes of an outcome in words, for a log or a support case. */
export const describe = (outcome: { readonly marketplace_status?: number; readonly client_status?: number }): string =>
  [
    ...words("marketplace_status", outcome.marketplace_status, marketplaceStatus),
    ...words("client_status", outcome.client_status, clientStatus)
  ].join(" ")
