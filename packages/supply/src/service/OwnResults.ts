/**
 * Reads the numbers of the supplier's own entrants and completes in each survey from the outcomes, and passes these results to the router for use in
 * the ranking.
 */
import type { Store, StoreError } from "@fieldwork/inbox"
import type { LogPosition, Row } from "@fieldwork/inbox/projection"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import type { Results } from "../ranking/Rank.ts"
import type { Router } from "../router/Router.ts"

/** Excludes respondents who are still in the exchange's screener or in the client survey. */
const isOver = "NOT (o.marketplace_status IN (-6, -5, 1) OR (o.marketplace_status = 3 AND o.client_status = 1))"

/** Counts the entrants and completes of each survey. A session counts as a complete if the sum of its ledger entries is above 0. */
const counts = `SELECT o.survey_id, count(*) AS entrants,
  sum(CASE WHEN (SELECT sum(e.nanos) FROM ledger_entry e WHERE e.respondent_id = o.respondent_id) > 0 THEN 1 ELSE 0 END) AS completes
  FROM outcome o`

const changedSince = "SELECT survey_id FROM outcome WHERE (changed_sequence, changed_item) > (?, ?)"

/**
 * The log position at which an outcome was last changed. The projector may apply the items of a callback in several batches, so the sequence number of
 * the callback does not show whether the callback has been applied in full.
 */
const newestChange =
  "SELECT changed_sequence, changed_item FROM outcome ORDER BY changed_sequence DESC, changed_item DESC LIMIT 1"

const start: LogPosition = { sequence: 0, item: 0 }

const positionIn = (row: Row | undefined): LogPosition =>
  row === undefined ? start : { sequence: Number(row["changed_sequence"]), item: Number(row["changed_item"]) }

const compare = (left: LogPosition, right: LogPosition): number =>
  left.sequence - right.sequence || left.item - right.item

export interface OwnResults {
  /** Returns the results of the supplier's own respondents in a survey, or undefined if the survey has no finished sessions. */
  readonly of: (surveyId: number) => Results | undefined
  /** Reads the results that have changed since the last read. */
  readonly refresh: Effect.Effect<void, StoreError>
}

/**
 * Reads the results of the supplier's own respondents in all open surveys, and updates them for as long as the scope is open. `pollMillis` is the
 * polling interval in milliseconds. If the database fails after the first read, the read is retried.
 */
export const followOwnResults = Effect.fnUntraced(function* (
  store: Store,
  router: Pick<Router, "setResults">,
  pollMillis: number
): Effect.fn.Return<OwnResults, StoreError, Scope.Scope> {
  const results = new Map<number, Results>()
  /** The position of the newest outcome at the last read. Undefined before the first read. */
  let position: LogPosition | undefined

  const take = (rows: ReadonlyArray<Row>): void => {
    for (const row of rows) {
      const surveyId = Number(row["survey_id"])
      const found = { entrants: Number(row["entrants"]), completes: Number(row["completes"]) }
      results.set(surveyId, found)
      router.setResults(surveyId, found)
    }
  }

  const refresh = Effect.gen(function* () {
    const [newest] = yield* store.sql.query("newest outcome", newestChange, [])
    const latest = positionIn(newest)
    const order = position === undefined ? -1 : compare(latest, position)
    if (order === 0) return
    // The results in all open surveys are read at the start and after the store has been restored from a backup. At all other times, only changed
    // results are read.
    const after = order < 0 ? undefined : position
    const scope = after === undefined ? "SELECT survey_id FROM opportunity WHERE status <> 'deactivated'" : changedSince
    const sql = `${counts} WHERE o.survey_id IN (${scope}) AND ${isOver} GROUP BY o.survey_id`
    take(yield* store.sql.query("own results", sql, after === undefined ? [] : [after.sequence, after.item]))
    position = latest
  })

  yield* refresh
  yield* Effect.forkScoped(
    Effect.forever(
      Effect.andThen(
        Effect.sleep(pollMillis),
        refresh.pipe(Effect.catch((failure) => Effect.logWarning("Own results cannot be read", { failure })))
      )
    )
  )
  return { of: (surveyId) => results.get(surveyId), refresh }
})
