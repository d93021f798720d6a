/** The metadata that is stored in a backup, in a row of the `property` table that only backups contain. */
import { Effect } from "effect"
import type { Store } from "../store/Store.ts"

/** The time at which a backup was captured, and the sequence number of the last entry in its log. */
export interface Stamp {
  /** The capture time in Unix milliseconds. The backup contains every callback that was acknowledged before this time. */
  readonly capturedAt: number
  /** The sequence number of the last entry in the backed-up log. */
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
