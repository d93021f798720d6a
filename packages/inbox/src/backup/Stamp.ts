/** The metadata that is stored in a backup, in a row of the `property` table that only backups contain. A restore renames the row. */
import { Effect } from "effect"
import type { Statement } from "../store/Engine.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"

/** The time at which a backup was captured, and the sequence number of the last entry in its log. */
export interface Stamp {
  /** The capture time in Unix milliseconds. The backup contains every callback that was acknowledged before this time. */
  readonly capturedAt: number
  /** The sequence number of the last entry in the backed-up log. */
  readonly sequence: number
}

export const stampName = "backup"

/** The name of the row in a restored store. It differs from the name in a backup, so that a file copy of a restored store is not a backup. */
const restoredName = "restored_from"

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

/** The statements that turn the copy of a backup into a restored store. */
export const markRestored: ReadonlyArray<Statement> = [
  { sql: `DELETE FROM property WHERE name = '${restoredName}'`, params: [] },
  { sql: `UPDATE property SET name = '${restoredName}' WHERE name = '${stampName}'`, params: [] }
]

/**
 * Returns the stamp of the backup from which a store was restored, as JSON. Returns undefined if the store was never restored. Earlier versions did
 * not rename the row, and a backup of a restored store contains both rows, of which `backup` is the newer.
 */
export const restoredStamp = (store: Store): Effect.Effect<string | undefined, StoreError> =>
  Effect.map(
    store.sql.query("epoch", "SELECT value FROM property WHERE name IN (?, ?) ORDER BY name LIMIT 1", [
      stampName,
      restoredName
    ]),
    ([row]) => (row === undefined ? undefined : String(row["value"]))
  )
