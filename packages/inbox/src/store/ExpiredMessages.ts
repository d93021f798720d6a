/**
 * The time through which superseded messages about sessions may have been removed. A projection that is filled from the remaining messages may lack
 * rows from before this time. The time is stored in the `property` table, in Unix milliseconds, and is 0 if no message was removed.
 */
import { Effect } from "effect"
import { type Engine, integer, type Step, text, type Value } from "./Engine.ts"
import type { StoreError } from "./StoreError.ts"

const name = "expired/outcome_message"
const newestReceived = "SELECT received_at FROM message ORDER BY sequence DESC LIMIT 1"

/** Records that no message was removed. The first checkpoint includes this step, because messages are removed only after a checkpoint. */
export const noneExpired: Step = {
  sql: "INSERT INTO property (name, value) VALUES (?, '0') ON CONFLICT (name) DO NOTHING",
  params: [name]
}

/**
 * Records that any of the received messages may have been removed, unless a time is already stored. Earlier versions of this package removed messages
 * without recording it.
 */
export const unknownExpired: Step = {
  sql: `INSERT INTO property (name, value) SELECT ?, COALESCE((${newestReceived}), 0) WHERE 1 = 1 ON CONFLICT (name) DO NOTHING`,
  params: [name]
}

/**
 * Records the removal of messages. `removed` is a query for the `respondent_id` of each removed message. The recorded time is the latest receipt of
 * any message about these sessions, because the change of an amount between a removed message and the next one can no longer be computed.
 */
export const expiring = (removed: string, params: ReadonlyArray<Value>): Step => ({
  sql: `INSERT INTO property (name, value) SELECT '${name}', CAST(max(entry.received_at) AS TEXT) FROM outcome_message kept
      JOIN message entry ON entry.sequence = kept.sequence WHERE kept.respondent_id IN (${removed}) HAVING max(entry.received_at) IS NOT NULL
    ON CONFLICT (name) DO UPDATE SET value =
      CASE WHEN CAST(excluded.value AS BIGINT) > CAST(property.value AS BIGINT) THEN excluded.value ELSE property.value END`,
  params
})

export const makeExpiredThrough = (engine: Engine): Effect.Effect<number, StoreError> =>
  Effect.gen(function* () {
    const [stored] = yield* engine.query("expiredThrough", "SELECT value FROM property WHERE name = ?", [name])
    if (stored !== undefined) return Number(text(stored, "value"))
    const [checkpoint] = yield* engine.query(
      "expiredThrough",
      "SELECT 1 AS found FROM checkpoint_head WHERE written_at > 0",
      []
    )
    if (checkpoint === undefined) return 0
    const [newest] = yield* engine.query("expiredThrough", newestReceived, [])
    return newest === undefined ? 0 : integer(newest, "received_at")
  })
