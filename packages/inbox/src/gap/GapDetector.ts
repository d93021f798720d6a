/**
 * Compares the surveys that the exchange lists as live with the surveys that the inbox has received.
 *
 * The detector marks and reports differences. It never changes the state of a survey, because only a signed callback may do so.
 */
import { Cause, Clock, Effect, Metric } from "effect"
import * as Metrics from "../Metrics.ts"
import type { LogPosition } from "../Message.ts"
import { guessSurveyId } from "../project/Content.ts"
import type { QuarantineRow } from "../store/Rows.ts"
import type { Mark, Store, StoredOpportunity } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { newestSequence } from "../operate/logEntries.ts"
import { opportunity } from "../store/Tables.ts"
import type { ListedSurvey, Listing } from "./Listing.ts"

/** The differences between the exchange's lists and the surveys in the inbox. */
export interface Gaps {
  /** The surveys whose state differs between the exchange and the inbox, each marked as `unknown`, `stale` or `gone` (see {@link detectGaps}). */
  readonly marks: ReadonlyArray<Mark>
  /** The number of surveys that the exchange lists. */
  readonly listed: number
  /** The number of surveys that are stored in the inbox. */
  readonly known: number
}

/**
 * The options for the gap detector: the interval at which the exchange sends callbacks, which determines how long a callback about a survey may take
 * to arrive.
 */
export interface GapOptions {
  /** The value of `send_interval_seconds` in the subscription, in seconds. Default 15. */
  readonly sendIntervalSeconds?: number | undefined
}

/** The number of send intervals that a callback about a survey may take to arrive. */
const graceIntervals = 4

type Local = Pick<StoredOpportunity, "survey_id" | "status" | "signed_at">

interface Compared {
  readonly local: ReadonlyArray<Local>
  /** The ids of surveys that were received but whose items are in the quarantine. */
  readonly held: ReadonlySet<number>
  readonly subscribed: ReadonlyArray<ListedSurvey>
  readonly allocated: ReadonlyArray<number>
  /** The current time in Unix milliseconds. */
  readonly now: number
  /** The sequence number of the last entry in the log. */
  readonly newest: number
  readonly graceSeconds: number
}

/**
 * Compares the exchange's lists with the received surveys. This pure function contains all rules of the detector. Surveys that were sent or received
 * within the grace period are ignored, because callbacks about them may still be in transit.
 */
export const compare = ({
  allocated,
  graceSeconds,
  held,
  local,
  newest,
  now,
  subscribed
}: Compared): ReadonlyArray<Mark> => {
  const isSettled = (seconds: number | undefined): boolean =>
    seconds === undefined || seconds * 1000 <= now - graceSeconds * 1000
  const known = new Map(local.map((row) => [row.survey_id, row]))
  const lastSent = new Map(subscribed.map((one) => [one.surveyId, one.lastSent]))
  const listed = new Set([...lastSent.keys(), ...allocated])
  const mark = (survey_id: number, mark: Mark["mark"], detail: string): Mark => ({
    survey_id,
    mark,
    noticed_at: now,
    noticed_sequence: newest,
    detail
  })

  const listedMarks = [...listed].flatMap((surveyId): ReadonlyArray<Mark> => {
    const row = known.get(surveyId)
    const sent = lastSent.get(surveyId)
    if (row === undefined) {
      if (held.has(surveyId) || !isSettled(sent)) return []
      const why = lastSent.has(surveyId) ? "active under the subscription" : "allocated, and not under the subscription"
      return [mark(surveyId, "unknown", `${why}; no callback for it was ever applied`)]
    }
    if (sent === undefined || sent <= row.signed_at + graceSeconds || !isSettled(sent)) return []
    return [mark(surveyId, "stale", `sent ${sent - row.signed_at} s after the last callback received`)]
  })
  const localMarks = local
    .filter(({ signed_at, status, survey_id }) => status === "live" && !listed.has(survey_id) && isSettled(signed_at))
    .map(({ survey_id }) => mark(survey_id, "gone", "neither under the subscription nor allocated"))
  return [...listedMarks, ...localMarks].sort((a, b) => a.survey_id - b.survey_id)
}

/**
 * Compares the exchange's lists with the received surveys, replaces all marks in the store, and returns the new marks. A survey is `unknown` if no
 * callback about it was received, `stale` if the exchange has sent it again since the last callback that was received, and `gone` if it is live in
 * the inbox but no longer listed. Surveys that were sent or received within the last four send intervals are not marked. The surveys themselves are
 * not changed, because only a signed callback may do so.
 *
 * @example
 * ```ts
 * import { Effect } from "effect"
 * import { detectGaps, SqliteStore } from "@fieldwork/inbox"
 *
 * const listing = { subscribed: Effect.succeed([{ surveyId: 7, lastSent: 1767225600 }]), allocated: Effect.succeed([]) }
 * const program = Effect.gen(function* () {
 *   const store = yield* SqliteStore.make({ path: ":memory:" })
 *   return yield* detectGaps(store, listing)
 * })
 * const { listed, marks } = await Effect.runPromise(Effect.scoped(program))
 * listed // => 1
 * marks.map(({ mark, survey_id }) => `${survey_id} ${mark}`) // => ["7 unknown"]
 * ```
 */
export const detectGaps = Effect.fnUntraced(function* <E>(
  store: Store,
  listing: Listing<E>,
  { sendIntervalSeconds = 15 }: GapOptions = {}
): Effect.fn.Return<Gaps, E | StoreError> {
  yield* catchUp(store)
  // The clock is read before the request to the exchange, so surveys that arrive during the request are within the grace period.
  const now = yield* Clock.currentTimeMillis
  const newest = yield* newestSequence(store)
  const [subscribed, allocated] = yield* Effect.all([listing.subscribed, listing.allocated], { concurrency: 2 })
  const local = yield* readLocal(store)
  const known = new Set(local.map(({ survey_id }) => survey_id))
  const listed = new Set([...subscribed.map(({ surveyId }) => surveyId), ...allocated])
  const missing = [...listed].filter((id) => !known.has(id))
  const held = yield* quarantinedIds(store, new Set(missing))
  const marks = compare({
    local,
    held,
    subscribed,
    allocated,
    now,
    newest,
    graceSeconds: graceIntervals * sendIntervalSeconds
  })
  yield* store.setMarks(marks)
  for (const mark of ["stale", "unknown", "gone"] as const) {
    const count = marks.filter((one) => one.mark === mark).length
    yield* Metric.update(Metrics.withAttributes(Metrics.marked, { mark }), count)
  }
  return { marks, listed: listed.size, known: local.length }
})

const maxWaitSeconds = 10

/**
 * Waits until the opportunities in the log have been applied. Otherwise, surveys that have been received but not yet applied would count as missing.
 * The wait is limited, because there may be no running projector.
 */
const catchUp = Effect.fnUntraced(function* (store: Store): Effect.fn.Return<void, StoreError> {
  for (let waited = 0; waited < maxWaitSeconds; waited++) {
    const lags = yield* store.lags
    if (!lags.some(({ stream, waiting }) => stream === "opportunities" && waiting > 0)) return
    yield* Effect.sleep("1 second")
  }
})

const readLocal = Effect.fnUntraced(function* (store: Store): Effect.fn.Return<ReadonlyArray<Local>, StoreError> {
  const all: Array<Local> = []
  let after: ReadonlyArray<number> | undefined
  for (;;) {
    const rows: ReadonlyArray<Local> = yield* store.dump("live", opportunity, after, 1000)
    all.push(...rows)
    const last = all.at(-1)
    if (rows.length < 1000 || last === undefined) return all
    after = [last.survey_id]
  }
})

/** Returns the ids of the given surveys that have items in the quarantine. */
const quarantinedIds = Effect.fnUntraced(function* (
  store: Store,
  surveyIds: ReadonlySet<number>
): Effect.fn.Return<ReadonlySet<number>, StoreError> {
  const held = new Set<number>()
  let after: LogPosition | undefined
  while (held.size < surveyIds.size) {
    const rows: ReadonlyArray<QuarantineRow> = yield* store.quarantined({ after, limit: 500 })
    after = rows.at(-1)
    if (after === undefined) break
    for (const { document, stream } of rows) {
      const id = stream === "opportunities" ? guessSurveyId(document) : undefined
      if (id !== undefined && surveyIds.has(id)) held.add(id)
    }
  }
  return held
})

/**
 * The longest pause in seconds between two comparisons with the exchange's lists while no callbacks arrive. The exchange's API document asks clients
 * to call the service as rarely as is practical.
 */
const maxPauseSeconds = 900

/**
 * Runs `detectGaps` at the start, and again whenever no callback about opportunities has arrived for four send intervals. As long as none arrives,
 * the pauses between runs increase to at most 15 minutes. Failures are logged. The effect never completes, so fork it.
 *
 * @example
 * ```ts
 * import { Effect } from "effect"
 * import { SqliteStore, watchGaps } from "@fieldwork/inbox"
 *
 * const looked = Promise.withResolvers<string>()
 * const subscribed = Effect.sync(() => {
 *   looked.resolve("compared")
 *   return []
 * })
 * const program = Effect.gen(function* () {
 *   const store = yield* SqliteStore.make({ path: ":memory:" })
 *   yield* Effect.forkScoped(watchGaps(store, { subscribed, allocated: Effect.succeed([]) }))
 *   return yield* Effect.promise(() => looked.promise)
 * })
 * await Effect.runPromise(Effect.scoped(program)) // => "compared"
 * ```
 */
export const watchGaps = Effect.fnUntraced(function* <E>(
  store: Store,
  listing: Listing<E>,
  options: GapOptions = {}
): Effect.fn.Return<never> {
  const quietSeconds = graceIntervals * (options.sendIntervalSeconds ?? 15)
  const detect = detectGaps(store, listing, options).pipe(
    Effect.flatMap(({ known, listed, marks }) =>
      Effect.logInfo("Compared with the exchange").pipe(Effect.annotateLogs({ known, listed, marked: marks.length }))
    ),
    Effect.catchCause((cause) => {
      const error = Cause.squash(cause)
      const reason = error instanceof Error ? error.message : String(error)
      return Effect.logWarning("Could not compare with the exchange").pipe(Effect.annotateLogs({ reason }))
    })
  )
  yield* detect
  let pause = quietSeconds
  for (;;) {
    yield* Effect.sleep(pause * 1000)
    const [newest] = yield* store
      .entries({ stream: "opportunities", kind: "callback", limit: 1, newestFirst: true })
      .pipe(Effect.orElseSucceed(() => []))
    const quietSince = newest?.receivedAt ?? 0
    // The absolute value of the time difference is used so that comparisons continue after the clock has been set back.
    const isQuiet = Math.abs((yield* Clock.currentTimeMillis) - quietSince) >= quietSeconds * 1000
    if (isQuiet) yield* detect
    pause = isQuiet ? Math.min(pause * 2, maxPauseSeconds) : quietSeconds
  }
})
