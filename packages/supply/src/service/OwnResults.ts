/**
 * Follows the results of the supplier's own respondents in each survey, and passes these results to the router for use in the ranking. The results
 * are the numbers of entrants and completes from the outcomes, and the number of respondents in progress from the recorded entries.
 */
import type { Store, StoreError } from "@fieldwork/inbox"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import { defaultPayable } from "../ledger/fold.ts"
import type { Payable } from "../ledger/LedgerTypes.ts"
import type { Results } from "../ranking/Rank.ts"
import type { Router } from "../router/Router.ts"
import { pollForever } from "../router/pollForever.ts"
import { recentPeriod } from "../sessions/recentPeriod.ts"
import { indexEntries } from "../sessions/Records.ts"
import { PendingEntries } from "./PendingEntries.ts"
import { type LastRead, type OwnResultsChanges, readOwnResults } from "./readOwnResults.ts"

export interface OwnResults {
  /** Returns the results of the supplier's own respondents in a survey, or undefined if no respondent has entered the survey. */
  readonly of: (surveyId: number) => Results | undefined
  /** Counts a respondent who has just entered a survey, without reading the store. */
  readonly entered: (pid: string, surveyId: number) => Effect.Effect<void>
  /** Reads the results that have changed since the last read. */
  readonly refresh: Effect.Effect<void, StoreError>
}

export interface OwnResultsOptions {
  /** The statuses of the outcomes that count as completes. Default: `defaultPayable`. */
  readonly payable?: Payable | undefined
  /** The interval in milliseconds at which the store is read. */
  readonly pollMillis: number
  /** The time in milliseconds after entry during which a respondent whose outcome is not known counts as in progress. */
  readonly pendingMillis: number
}

const none = { entrants: 0, completes: 0 }

/**
 * Reads the results of the supplier's own respondents in all open surveys, and updates them for as long as the scope is open. If the database fails
 * after the first read, the read is retried.
 */
export const followOwnResults = Effect.fnUntraced(function* (
  store: Store,
  router: Pick<Router, "setResults">,
  { payable = defaultPayable, pendingMillis, pollMillis }: OwnResultsOptions
): Effect.fn.Return<OwnResults, StoreError, Scope.Scope> {
  const counts = new Map<number, Pick<Results, "entrants" | "completes">>()
  const pending = new PendingEntries()
  let last: LastRead | undefined

  const resultsOf = (surveyId: number): Results => ({
    ...(counts.get(surveyId) ?? none),
    pending: pending.count(surveyId)
  })

  /** Applies changes to `counts` and `pending`, and returns the ids of the surveys whose results may have changed. */
  const take = (changes: OwnResultsChanges, enteredSince: number): ReadonlySet<number> => {
    const surveys = new Set<number>()
    if (changes.isFull) {
      for (const surveyId of [...counts.keys(), ...pending.surveys()]) surveys.add(surveyId)
      counts.clear()
      pending.clear()
    }
    for (const { completes, entrants, survey_id } of changes.counts) {
      counts.set(survey_id, { entrants, completes })
      surveys.add(survey_id)
    }
    for (const { pid, survey_id } of changes.finished) pending.remove(survey_id, pid)
    for (const entry of changes.pending) if (pending.add(entry)) surveys.add(entry.survey_id)
    for (const surveyId of pending.expire(enteredSince)) surveys.add(surveyId)
    return surveys
  }

  const refresh = Effect.gen(function* () {
    const entered = recentPeriod(yield* Clock.currentTimeMillis, pendingMillis)
    const changes = yield* readOwnResults(store, payable, last, entered)
    const surveys = take(changes, entered.from)
    last = { feed: changes.feed, position: changes.position, entered }
    for (const surveyId of surveys) router.setResults(surveyId, resultsOf(surveyId))
  })

  // Without the index, every read would have to scan all entries ever recorded. If another process is creating the index, this statement may fail.
  yield* Effect.ignore(store.sql.transact("indexEntries", [indexEntries]))
  yield* refresh
  yield* pollForever(refresh, { pollMillis, message: "Own results cannot be read" })
  return {
    of: (surveyId) => (counts.has(surveyId) || pending.count(surveyId) > 0 ? resultsOf(surveyId) : undefined),
    entered: (pid, survey_id) =>
      Effect.map(Clock.currentTimeMillis, (entered_at) => {
        if (pending.add({ pid, survey_id, entered_at })) router.setResults(survey_id, resultsOf(survey_id))
      }),
    refresh
  }
})
