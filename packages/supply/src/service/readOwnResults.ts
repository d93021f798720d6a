/**
 * Reads the outcomes and the entries of the supplier's own respondents that have changed since the last read.
 */
import type { Store, StoreError } from "@fieldwork/inbox"
import type { LogPosition, Row } from "@fieldwork/inbox/projection"
import * as Effect from "effect/Effect"
import { isPaidBy } from "../ledger/fold.ts"
import type { Payable } from "../ledger/LedgerTypes.ts"
import { maxSkewMillis } from "../sessions/maxSkewMillis.ts"
import type { Period } from "../sessions/recentPeriod.ts"
import type { PendingEntry } from "./PendingEntries.ts"

/** Excludes respondents who are still in the exchange's screener or in the client survey. */
const isOver = "NOT (o.marketplace_status IN (-6, -5, 1) OR (o.marketplace_status = 3 AND o.client_status = 1))"

/**
 * Counts the outcomes of each survey by status. The completes are determined from the outcomes and not from the ledger, because the ledger does not
 * contain earlier outcomes after its settings have changed, until a rebuild of the inbox.
 */
const counts = `SELECT o.survey_id, o.marketplace_status, o.client_status, count(*) AS entrants,
  sum(CASE WHEN o.price_nanos > 0 THEN 1 ELSE 0 END) AS priced
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

const statusIn = (row: Row, name: string): number | null => (row[name] === null ? null : Number(row[name]))

const compare = (left: LogPosition, right: LogPosition): number =>
  left.sequence - right.sequence || left.item - right.item

/** The state after the last read of the results of the supplier's own respondents. */
export interface LastRead {
  /** The number of rebuilds that had changed the inbox's tables. */
  readonly feed: number
  /** The position in the inbox's log at which an outcome was last changed. */
  readonly position: LogPosition
  /** The period whose entries were read. */
  readonly entered: Period
}

/** The numbers of the supplier's own entrants and completes in a survey. */
export interface SurveyCounts {
  readonly survey_id: number
  readonly entrants: number
  readonly completes: number
}

export interface OwnResultsChanges extends Pick<LastRead, "feed" | "position"> {
  /** Whether all results were read, and not only those that have changed since the last read. If so, discard the results of earlier reads. */
  readonly isFull: boolean
  readonly counts: ReadonlyArray<SurveyCounts>
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

const sumCounts = (rows: ReadonlyArray<Row>, payable: Payable): ReadonlyArray<SurveyCounts> => {
  const sums = new Map<number, SurveyCounts>()
  for (const row of rows) {
    const [survey_id, entrants, priced] = [Number(row["survey_id"]), Number(row["entrants"]), Number(row["priced"])]
    const before = sums.get(survey_id) ?? { survey_id, entrants: 0, completes: 0 }
    const completes = isPaidBy(payable, statusIn(row, "marketplace_status"), statusIn(row, "client_status"))
      ? priced
      : 0
    sums.set(survey_id, { survey_id, entrants: before.entrants + entrants, completes: before.completes + completes })
  }
  return [...sums.values()]
}

/**
 * Reads all changes since the last read. `entered` is the period whose entries are read. Everything is read at the start, after a rebuild has changed
 * the inbox's tables, after the store has been restored from a backup, and after the clock has been set back: the results in all open surveys, and all
 * entries in the period.
 */
export const readOwnResults = Effect.fnUntraced(function* (
  { feed: readFeed, sql }: Pick<Store, "feed" | "sql">,
  payable: Payable,
  last: LastRead | undefined,
  entered: Period
): Effect.fn.Return<OwnResultsChanges, StoreError> {
  // The feed number is read first. If a rebuild changes the tables during this read, the next read therefore reads everything.
  const feed = yield* readFeed
  const [newest] = yield* sql.query("newest outcome", newestChange, [])
  const position = positionIn(newest)
  const order = last === undefined ? -1 : compare(position, last.position)
  const isFull = last === undefined || feed !== last.feed || order < 0 || entered.to < last.entered.to - maxSkewMillis
  const after = isFull ? [] : [last.position.sequence, last.position.item]
  const scope = isFull ? openSurveys : changedSurveys
  const countsSql = `${counts} WHERE o.survey_id IN (${scope}) AND ${isOver} GROUP BY o.survey_id, o.marketplace_status, o.client_status`
  const countRows = !isFull && order === 0 ? [] : yield* sql.query("own results", countsSql, after)
  const finishedRows = isFull || order === 0 ? [] : yield* sql.query("finished", finishedSince, after)
  // The entries are read after the outcomes. Otherwise, if an outcome arrived between the two reads, the outcome would be counted, but its entry
  // would still be returned as pending.
  const from = isFull ? entered.from : Math.max(entered.from, last.entered.to - overlapMillis)
  const pendingRows = yield* sql.query("pending", pendingSince, [from, entered.to])
  return {
    feed,
    position,
    isFull,
    counts: sumCounts(countRows, payable),
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
