/** The facts that a backup contains about itself. They are a row of the table `property`, which no other copy of a store has. */
import { Effect } from "effect"
import type { Store } from "../store/Store.ts"

/** The moment of a backup, and the end of its log. */
export interface Stamp {
  /** A time in Unix milliseconds. The backup contains every callback that was acknowledged before it. */
  readonly capturedAt: number
  /** The sequence of the last entry of the backed-up log. */
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
