/** Writes and reads the body of a `retry` entry in the log, which contains the positions of the quarantined items to interpret again. */
import type { LogPosition } from "../Message.ts"

export interface RetriedItem extends LogPosition {
  /**
   * Whether the item had already been applied with its current interpretation before the retry, so that the retry changes nothing except the
   * quarantine. Undefined in entries that earlier versions of this package wrote.
   */
  readonly wasApplied?: boolean | undefined
}

type Written = readonly [sequence: number, item: number, wasApplied?: 0 | 1]

export const writeRetry = (items: ReadonlyArray<RetriedItem>): string =>
  JSON.stringify(
    items.map(({ item, sequence, wasApplied }): Written =>
      wasApplied === undefined ? [sequence, item] : [sequence, item, wasApplied ? 1 : 0]
    )
  )

export const readRetry = (text: string): ReadonlyArray<RetriedItem> =>
  (JSON.parse(text) as ReadonlyArray<Written>).map(([sequence, item, wasApplied]) => ({
    sequence,
    item,
    wasApplied: wasApplied === undefined ? undefined : wasApplied === 1
  }))
