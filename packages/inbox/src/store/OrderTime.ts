/**
 * Computes the order time of a new entry: its signature time, capped if it is ahead of the local clock. The computation is SQL that reads and updates
 * the row in `log_head`.
 *
 * The order time is computed together with the sequence number, because it depends on earlier entries. The log stores the order time, so a rebuild
 * does not compute it again.
 */
import type { NewEntry } from "../Message.ts"
import type { Value } from "./Engine.ts"

/**
 * The number of seconds after receipt at which a signature time that is ahead of the local clock is capped, unless the latest order time so far is
 * later. The tolerance allows for a difference between the clocks of the exchange and the receiver.
 */
const maxAheadSeconds = 300

/**
 * A window in seconds. If two messages are both ahead of the local clock and were signed within this window, the message with the later signature is
 * the newer one.
 */
const reorderWindow = 86_400

/**
 * The upper limit of the order time of a message whose signature time is ahead of the local clock: five minutes after receipt, or the latest order
 * time so far. The latest order time applies if it is more than five minutes after receipt, or if a message that was received earlier, and was also
 * ahead of the clock, was signed up to a day after this message. Without the second condition, a message that arrives late while the local clock is
 * behind would be ordered by its time of receipt, and would be newer than messages that were signed after it.
 */
const bound = `CASE WHEN newest_ahead > ? AND newest_ahead - ? <= ${reorderWindow} OR newest_order > ? THEN newest_order ELSE ? END`
const ahead = `CASE WHEN ${bound} < ? THEN ${bound} ELSE ? END`
const aheadParams = ({ receivedAt, signedAt }: NewEntry): ReadonlyArray<Value> => {
  const latest = Math.floor(receivedAt / 1000) + maxAheadSeconds
  const boundParams = [signedAt, signedAt, latest, latest]
  return [...boundParams, signedAt, ...boundParams, signedAt]
}

interface Assignments {
  readonly sql: string
  readonly params: ReadonlyArray<Value>
}

const later = (expression: string): string =>
  `newest_order = CASE WHEN ${expression} > newest_order THEN ${expression} ELSE newest_order END`

const actSql = "last_order = ?"
const promptSql = `last_order = ?, ${later("?")}`
const aheadSql = `last_order = ${ahead}, ${later(ahead)},
  newest_ahead = CASE WHEN newest_ahead > ? AND newest_ahead - ? <= ${reorderWindow} THEN newest_ahead ELSE ? END`

/**
 * Returns the assignments to the columns of `log_head`. `last_order` becomes the order time of the entry: its signature time, capped if it is ahead
 * of the local clock.
 */
export const orderAssignments = (entry: NewEntry): Assignments => {
  const { kind, signedAt, timing } = entry
  // The time of an operator's action comes from the local clock, which may be wrong, so `newest_order` is not updated.
  if (kind !== "callback") return { sql: actSql, params: [signedAt] }
  if (timing !== "ahead") return { sql: promptSql, params: [signedAt, signedAt, signedAt] }
  const params = aheadParams(entry)
  return { sql: aheadSql, params: [...params, ...params, ...params, signedAt, signedAt, signedAt] }
}
