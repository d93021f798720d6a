/**
 * What a backup says about itself: a row of the table `property`, which also tells it from any other copy of a store.
 */
import { Effect } from "effect"
import type { Store } from "../store/Store.ts"

export interface Stamp {
  /** Every callback that was acknowledged before this is in the backup, unix milliseconds. */
  readonly capturedAt: number
  /** The last entry of its log. */
  readonly sequence: number
}

export const stampName = "backup"

export const writeStamp = (copy: Store, stamp: Stamp) =>
  Effect.asVoid(
    copy.sql.transact("backup", [
      {
        sql: "INSERT INTO property (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        params: [stampName, JSON.stringify(stamp)]
      }
    ])
  )

export const readStamp = (text: unknown): Stamp | undefined =>
  typeof text === "string" ? (JSON.parse(text) as Stamp) : undefined
