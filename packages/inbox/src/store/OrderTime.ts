/**
 * The order time of a new entry, as SQL over the row of `log_head`, and what it leaves there.
 *
 * It is computed where the sequence is given, because it depends on what was accepted before; the log keeps it, so a rebuild finds it again.
 */
import type { NewEntry } from "../Message.ts"
import type { Value } from "./Engine.ts"

/** How far ahead of its receipt a message may be ordered, in seconds: as far as clocks may differ. */
const furthestAhead = 300

/** Of two messages that are both ahead, signed within so many seconds of each other, the later signature must be the newer message. */
const reorderWindow = 86_400

/**
 * With a clock that is behind, everything is ahead of it. A message that is signed before the newest of those came late: it must not be
 * ordered by its receipt, which is later.
 */
const bound = `CASE WHEN newest_ahead > ? AND newest_ahead - ? <= ${reorderWindow} OR newest_order > ? THEN newest_order ELSE ? END`
const ahead = `CASE WHEN ${bound} < ? THEN ${bound} ELSE ? END`
const aheadParams = ({ receivedAt, signedAt }: NewEntry): ReadonlyArray<Value> => {
  const latest = Math.floor(receivedAt / 1000) + furthestAhead
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

/** The assignments to `log_head`; `last_order` becomes the order time of the entry. */
export const orderAssignments = (entry: NewEntry): Assignments => {
  const { kind, signedAt, timing } = entry
  // An act is dated by this clock, which may be wrong.
  if (kind !== "callback") return { sql: actSql, params: [signedAt] }
  if (timing !== "ahead") return { sql: promptSql, params: [signedAt, signedAt, signedAt] }
  const params = aheadParams(entry)
  return { sql: aheadSql, params: [...params, ...params, ...params, signedAt, signedAt, signedAt] }
}
