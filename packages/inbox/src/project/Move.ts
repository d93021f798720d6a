/**
 * Writes and reads the body of a `move` entry in the log, which contains items that were sent to the URL of the wrong stream, such as outcomes to the
 * opportunities URL. The entry contains the items themselves, because their original callback may be pruned before a rebuild applies the entry again.
 */
import type { OrderKey } from "../Message.ts"

export interface MovedItem extends OrderKey {
  readonly document: string
}

type Written = readonly [sequence: number, item: number, orderedAt: number, signedAt: number, document: string]

export const writeMove = (items: ReadonlyArray<MovedItem>): string =>
  JSON.stringify(
    items.map(({ document, item, orderedAt, sequence, signedAt }): Written => [
      sequence,
      item,
      orderedAt,
      signedAt,
      document
    ])
  )

export const readMove = (text: string): ReadonlyArray<MovedItem> =>
  (JSON.parse(text) as ReadonlyArray<Written>).map(([sequence, item, orderedAt, signedAt, document]) => ({
    sequence,
    item,
    orderedAt,
    signedAt,
    document
  }))
