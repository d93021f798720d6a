import type { Store, StoreError } from "@fieldwork/inbox"
import * as Effect from "effect/Effect"
import { integerIn } from "./Columns.ts"

/** The order time, in Unix seconds, of the oldest superseded message in the store. */
const oldestSuperseded = `SELECT min(m.ordered_at) AS ordered_at FROM outcome_message m WHERE NOT EXISTS
  (SELECT 1 FROM outcome o WHERE o.respondent_id = m.respondent_id AND o.sequence = m.sequence AND o.item = m.item)`

/**
 * Returns the time, in Unix milliseconds, before which superseded messages may have been removed from the store, or undefined if none can have been
 * removed. The inbox removes all superseded messages before a certain time and writes a checkpoint first. Therefore, no message that is newer than
 * the oldest superseded message in the store has been removed.
 */
export const prunedBefore = Effect.fnUntraced(function* ({
  checkpointHead,
  sql
}: Pick<Store, "checkpointHead" | "sql">): Effect.fn.Return<number | undefined, StoreError> {
  if ((yield* checkpointHead).written === undefined) return undefined
  const [row] = yield* sql.query("oldest superseded", oldestSuperseded, [])
  return row === undefined || row["ordered_at"] === null ? Infinity : integerIn(row, "ordered_at") * 1000
})
