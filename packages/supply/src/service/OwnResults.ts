/**
 * Reads the numbers of the supplier's own entrants and completes in each survey from the outcomes, and passes these results to the router for use in
 * the ranking.
 */
import type { Store, StoreError } from "@fieldwork/inbox"
import type { Row } from "@fieldwork/inbox/projection"
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

const changedSince = "SELECT survey_id FROM outcome WHERE changed_sequence >= ?"

export interface OwnResults {
  /** Returns the results of the supplier's own respondents in a survey, or undefined if the survey has no finished sessions. */
  readonly of: (surveyId: number) => Results | undefined
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
  let sequence = -1

  const take = (rows: ReadonlyArray<Row>): void => {
    for (const row of rows) {
      const surveyId = Number(row["survey_id"])
      const found = { entrants: Number(row["entrants"]), completes: Number(row["completes"]) }
      results.set(surveyId, found)
      router.setResults(surveyId, found)
    }
  }

  const poll = Effect.gen(function* () {
    const [newest] = yield* store.sql.query("newest outcome", "SELECT max(changed_sequence) AS newest FROM outcome", [])
    const latest = Number(newest?.["newest"] ?? 0)
    if (latest === sequence) return
    // The results in all open surveys are read at the start and after the store has been restored from a backup. At all other times, only changed
    // results are read.
    const isFullRead = sequence < 0 || latest < sequence
    const scope = isFullRead ? "SELECT survey_id FROM opportunity WHERE status <> 'deactivated'" : changedSince
    const sql = `${counts} WHERE o.survey_id IN (${scope}) AND ${isOver} GROUP BY o.survey_id`
    take(yield* store.sql.query("own results", sql, isFullRead ? [] : [sequence]))
    sequence = latest
  })

  yield* poll
  yield* Effect.forkScoped(
    Effect.forever(
      Effect.andThen(
        Effect.sleep(pollMillis),
        poll.pipe(Effect.catch((failure) => Effect.logWarning("Own results cannot be read", { failure })))
      )
    )
  )
  return { of: (surveyId) => results.get(surveyId) }
})
