/** Writes and reads the body of a `retry` entry in the log, which contains the positions of the quarantined items to interpret again. */
import type { LogPosition } from "../Message.ts"
import { type AmountFacts, amountFactsOf } from "./AmountFacts.ts"

export interface RetriedItem extends LogPosition {
  /**
   * Whether the item had already been applied with its current amount before the retry, so that the retry changes no amount. Undefined for
   * opportunities, and in entries that earlier versions of this package wrote.
   */
  readonly wasApplied?: boolean | undefined
  /**
   * The amount fields with which an outcome was applied before the retry, if they differ from its current interpretation. A rebuild applies the
   * outcome with these fields at its own position, and with its current interpretation at the position of the retry. Undefined if the outcome was not
   * applied before the retry.
   */
  readonly firstFacts?: AmountFacts | undefined
}

type WrittenFacts = readonly [
  marketplaceStatus: number | null,
  clientStatus: number | null,
  priceNanos: number | null,
  currencyCode: string | null
]
type Written = readonly [sequence: number, item: number, wasApplied?: 0 | 1, firstFacts?: WrittenFacts]

const writeFacts = (facts: AmountFacts): WrittenFacts => [
  facts.marketplace_status,
  facts.client_status,
  facts.price_nanos,
  facts.currency_code
]

const readFacts = ([marketplace_status, client_status, price_nanos, currency_code]: WrittenFacts): AmountFacts =>
  amountFactsOf({ marketplace_status, client_status, price_nanos, currency_code })

export const writeRetry = (items: ReadonlyArray<RetriedItem>): string =>
  JSON.stringify(
    items.map(({ firstFacts, item, sequence, wasApplied }): Written => {
      if (wasApplied === undefined) return [sequence, item]
      const isApplied = wasApplied ? 1 : 0
      return firstFacts === undefined
        ? [sequence, item, isApplied]
        : [sequence, item, isApplied, writeFacts(firstFacts)]
    })
  )

export const readRetry = (text: string): ReadonlyArray<RetriedItem> =>
  (JSON.parse(text) as ReadonlyArray<Written>).map(([sequence, item, wasApplied, firstFacts]) => ({
    sequence,
    item,
    wasApplied: wasApplied === undefined ? undefined : wasApplied === 1,
    firstFacts: firstFacts && readFacts(firstFacts)
  }))
