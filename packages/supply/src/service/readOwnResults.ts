/**
 * Reads the outcomes and the entries of the supplier's own respondents that have changed since the last read.
 */
import type { StoreError } from "@fieldwork/inbox"
import type { LogPosition, Row, Sql } from "@fieldwork/inbox/projection"
import * as Effect from "effect/Effect"
import { maxSkewMillis } from "../sessions/maxSkewMillis.ts"
import type { Period } from "../sessions/recentPeriod.ts"
import type { PendingEntry } from "./PendingEntries.ts"

/** Excludes respondents who are still in the exchange's screener or in the client survey. */
const isOver = "NOT (o.marketplace_status IN (-6, -5, 1) OR (o.marketplace_status = 3 AND o.client_status = 1))"

/** Counts the entrants and completes of each survey. A session counts as a complete if the sum of its ledger entries is above 0. */
const counts = `SELECT o.survey_id, count(*) AS entrants,
  sum(CASE WHEN (SELECT sum(e.nanos) FROM ledger_entry e WHERE e.respondent_id = o.respondent_id) > 0 THEN 1 ELSE 0 END) AS completes
  FROM outcome o`

const openSurveys = "SELECT survey_id FROM opportunity WHERE status <> 'deactivated'"
const changedSurveys = "SELECT survey_id FROM outcome WHERE (changed_sequence, changed_item) > (?, ?)"

const finishedSince = `SELECT o.survey_id, o.panelist_id FROM outcome o
  WHERE (o.changed_sequence, o.changed_item) > (?, ?) AND o.survey_id IS NOT NULL AND o.panelist_id IS NOT NULL AND ${isOver}`

/** A respondent enters a survey at most once, so the PID and the survey identify the session. */
const pendingSince = `SELECT e.pid, e.survey_id, e.entered_at FROM supply_entry e
  WHERE e.entered_at >= ? AND e.entered_at <= ? AND NOT EXISTS
    (SELECT 1 FROM outcome o WHERE o.survey_id = e.survey_id AND o.panelist_id = e.pid AND ${isOver})`

/**
 * The position in the inbox's log at which an outcome was last changed. The sequence number of a callback is not precise enough, because the items of
 * a callback may be applied in several batches.
 */
const newestChange =
  "SELECT changed_sequence, changed_item FROM outcome ORDER BY changed_sequence DESC, changed_item DESC LIMIT 1"

const start: LogPosition = { sequence: 0, item: 0 }

const positionIn = (row: Row | undefined): LogPosition =>
  row === undefined ? start : { sequence: Number(row["changed_sequence"]), item: Number(row["changed_item"]) }

const compare = (left: LogPosition, right: LogPosition): number =>
  left.sequence - right.sequence || left.item - right.item

/** The state after the last read of the results of the supplier's own respondents. */
export interface LastRead {
  /** The position in the inbox's log at which an outcome was last changed. */
  readonly position: LogPosition
  /** The period whose entries were read. */
  readonly entered: Period
}

export interface OwnResultsChanges {
  readonly position: LogPosition
  /** Whether all results were read, and not only those that have changed since the last read. If so, discard the results of earlier reads. */
  readonly isFull: boolean
  readonly counts: ReadonlyArray<{ readonly survey_id: number; readonly entrants: number; readonly completes: number }>
  /** The respondents whose outcome has become known since the last read. Empty if `isFull` is `true`. */
  readonly finished: ReadonlyArray<Pick<PendingEntry, "survey_id" | "pid">>
  /** The entries whose outcome is not known. */
  readonly pending: ReadonlyArray<PendingEntry>
}

/**
 * The time in milliseconds by which each read of the entries overlaps the previous one. The time in an entry may be too early, because it is taken
 * from the clock of the process that records the entry, before the entry becomes visible to other processes.
 */
const overlapMillis = 2 * maxSkewMillis

/**
 * Reads all changes since the last read. `entered` is the period whose entries are read. Everything is read at the start, after the store has been
 * restored from a backup, and after the clock has been set back: the results in all open surveys, and all entries in the period.
 */
export const readOwnResults = Effect.fnUntraced(function* (
  sql: Sql,
  last: LastRead | undefined,
  entered: Period
): Effect.fn.Return<OwnResultsChanges, StoreError> {
  const [newest] = yield* sql.query("newest outcome", newestChange, [])
  const position = positionIn(newest)
  const order = last === undefined ? -1 : compare(position, last.position)
  const isFull = last === undefined || order < 0 || entered.to < last.entered.to - maxSkewMillis
  const after = isFull ? [] : [last.position.sequence, last.position.item]
  const scope = isFull ? openSurveys : changedSurveys
  const countsSql = `${counts} WHERE o.survey_id IN (${scope}) AND ${isOver} GROUP BY o.survey_id`
  const countRows = !isFull && order === 0 ? [] : yield* sql.query("own results", countsSql, after)
  const finishedRows = isFull || order === 0 ? [] : yield* sql.query("finished", finishedSince, after)
  // The entries are read after the outcomes. Otherwise, if an outcome arrived between the two reads, the outcome would be counted, but its entry
  // would still be returned as pending.
  const from = isFull ? entered.from : Math.max(entered.from, last.entered.to - overlapMillis)
  const pendingRows = yield* sql.query("pending", pendingSince, [from, entered.to])
  return {
    position,
    isFull,
    counts: countRows.map(({ completes, entrants, survey_id }) => ({
      survey_id: Number(survey_id),
      entrants: Number(entrants),
      completes: Number(completes)
    })),
    finished: finishedRows.map(({ panelist_id, survey_id }) => ({
      survey_id: Number(survey_id),
      pid: String(panelist_id)
    })),
    pending: pendingRows.map(({ entered_at, pid, survey_id }) => ({
      pid: String(pid),
      survey_id: Number(survey_id),
      entered_at: Number(entered_at)
    }))
  }
})
