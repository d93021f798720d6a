/**
 * Creates the respondents' sessions. Before a respondent is redirected to a survey, the respondent's eligibility is checked and the entry is
 * recorded. A respondent never receives a second session in a survey or one of its survey groups.
 *
 * A second session is prevented by the primary keys of the tables and not by a preceding query. If two processes try to record an entry for the same
 * respondent at the same time, one of them finds that the row already exists.
 */
import type { Store, StoreError } from "@fieldwork/inbox"
import type { Step } from "@fieldwork/inbox/projection"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { randomUUID } from "node:crypto"
import type { PastEntry, Profile } from "../eligibility/Profile.ts"
import type { Verdict } from "../eligibility/Reason.ts"
import type { LinkError, Links } from "../links/Links.ts"
import { lockRespondent, openSurveys, requireNoOpenSession } from "./openSessions.ts"
import { recentPeriod } from "./recentPeriod.ts"
import type { ReturnResult, StartOptions, StartResult } from "./SessionTypes.ts"

/** The current verdict on a survey for a respondent, with the data that is required to record an entry. */
export interface EntryCheck {
  readonly verdict: Verdict
  readonly survey_group_ids: ReadonlyArray<number>
  /** The ids of the questions whose answers are sent to the survey, so that the respondent is not asked again. */
  readonly questions: ReadonlyArray<number>
}

/** The options for `makeSessions`: the store, the entry links, and the check that `start` performs. */
export interface SessionsOptions {
  /** A store that was opened with the projection `supplyRecords`, which contains the tables of entries and sessions. */
  readonly store: Store
  /** The entry links, as returned by `makeLinks`. */
  readonly links: Links
  /** Checks whether a respondent may enter a survey now. Returns undefined if the survey is unknown. */
  readonly check: (
    profile: Profile,
    surveyId: number,
    history: ReadonlyArray<PastEntry>
  ) => Effect.Effect<EntryCheck | undefined, StoreError>
  /**
   * The time in milliseconds after entry during which another `start` call for the same survey resumes the session, unless the respondent has
   * returned. Default: 600,000 (ten minutes).
   */
  readonly resumeMillis?: number | undefined
}

/** The respondents' sessions. */
export interface Sessions {
  /** Returns the earlier entries of a respondent. */
  readonly history: (pid: string) => Effect.Effect<ReadonlyArray<PastEntry>, StoreError>
  /** Returns the ids of the surveys in which another `start` call would resume a session. The survey that was entered last is listed first. */
  readonly open: (pid: string) => Effect.Effect<ReadonlyArray<number>, StoreError>
  /**
   * Checks whether the respondent may enter the survey. If so, records the entry and returns the URL to which to redirect the respondent. Otherwise,
   * returns the verdict. Dies with `InvalidProfileError` if the profile is invalid.
   */
  readonly start: (profile: Profile, surveyId: number, options?: StartOptions) => Effect.Effect<StartResult, LinkError>
  /** Reads the URL to which a respondent returned, and returns the session. Returns undefined if the session is unknown. */
  readonly returned: (
    url: string | URL,
    parameters?: { readonly mid?: string; readonly status?: string }
  ) => Effect.Effect<ReturnResult | undefined, StoreError>
}

interface RecordedEntry extends PastEntry {
  readonly mid: string
  readonly entered_at: number
}

/** The maximum number of attempts to record an entry. An attempt fails if a concurrent `start` call has recorded an entry first. */
const maxAttempts = 10

const unknownSurvey: Verdict = { verdict: "ineligible", reasons: [{ kind: "not_live" }] }

/**
 * Creates the respondents' sessions. Before a respondent is redirected to a survey, the respondent's eligibility is checked and the entry is
 * recorded. A respondent never receives a second session in a survey or one of its survey groups, even if several processes are used. `createSupply`
 * calls this function.
 *
 * @example
 * ```ts
 * import { Effect } from "effect"
 * import { SqliteStore } from "@fieldwork/inbox"
 * import { makeLinks, makeSessions, supplyRecords } from "@fieldwork/supply"
 *
 * const LiveLink = "https://exchange.example/s?SID=1&PID="
 * const link = Effect.succeed({ ApiResult: 0, ResultCount: 1, SupplierLink: { LiveLink } })
 * const program = Effect.gen(function* () {
 *   const store = yield* SqliteStore.make({ path: ":memory:", projections: [supplyRecords] })
 *   const links = makeLinks({ store, supplierLinks: { get: () => link, create: () => link, update: () => link }, supplierCode: "4711" })
 *   const verdict = { verdict: "eligible", reasons: [] } as const
 *   const check = () => Effect.succeed({ verdict, survey_group_ids: [], questions: [] })
 *   const sessions = makeSessions({ store, links, check })
 *   const first = yield* sessions.start({ pid: "p-81", answers: {} }, 7)
 *   const again = yield* sessions.start({ pid: "p-81", answers: {} }, 7)
 *   return [first, again].map((started) => started._tag === "Entered" && started.isResumed)
 * })
 * await Effect.runPromise(Effect.scoped(program)) // => [false, true]
 * ```
 */
export const makeSessions = (options: SessionsOptions): Sessions => {
  const { check, links, resumeMillis = 600_000, store } = options
  const { sql } = store

  const entriesOf = (pid: string): Effect.Effect<ReadonlyArray<RecordedEntry>, StoreError> =>
    Effect.map(
      sql.query(
        "history",
        "SELECT survey_id, mid, survey_group_ids, entered_at FROM supply_entry WHERE pid = ? ORDER BY survey_id",
        [pid]
      ),
      (rows) =>
        rows.map(({ entered_at, mid, survey_group_ids, survey_id }) => ({
          pid,
          survey_id: Number(survey_id),
          survey_group_ids: JSON.parse(String(survey_group_ids)) as ReadonlyArray<number>,
          mid: String(mid),
          entered_at: Number(entered_at)
        }))
    )

  const open = (pid: string, except?: ReadonlyArray<number>) =>
    Effect.flatMap(Clock.currentTimeMillis, (now) => openSurveys(sql, pid, recentPeriod(now, resumeMillis), except))

  const sessionOf = (mid: string) =>
    Effect.map(
      sql.query("session", "SELECT pid, survey_id, returned_at FROM supply_session WHERE mid = ?", [mid]),
      ([row]) => row
    )

  /**
   * Records an entry. Returns false if the respondent has already entered the survey or one of its groups or, if `resumeOther` is true, has an open
   * session.
   */
  const record = Effect.fnUntraced(function* (
    { mid, pid, survey_id }: { readonly mid: string; readonly pid: string; readonly survey_id: number },
    groupIds: ReadonlyArray<number>,
    { except = [], resumeOther = false }: StartOptions
  ): Effect.fn.Return<boolean, StoreError> {
    const now = yield* Clock.currentTimeMillis
    // The groups are sorted so that two transactions always lock them in the same order and cannot deadlock.
    const groups = [...new Set(groupIds)].sort((left, right) => left - right)
    const steps: ReadonlyArray<Step> = [
      ...lockRespondent(sql, pid),
      ...(resumeOther ? [requireNoOpenSession(pid, recentPeriod(now, resumeMillis), except)] : []),
      {
        sql: `INSERT INTO supply_entry (pid, survey_id, mid, survey_group_ids, entered_at) VALUES (?, ?, ?, ?, ?)
          ON CONFLICT (pid, survey_id) DO NOTHING`,
        params: [pid, survey_id, mid, JSON.stringify(groups), now],
        expect: "one"
      },
      ...groups.map((group): Step => ({
        sql: `INSERT INTO supply_entered_group (pid, survey_group_id, survey_id) VALUES (?, ?, ?)
          ON CONFLICT (pid, survey_group_id) DO NOTHING`,
        params: [pid, group, survey_id],
        expect: "one"
      })),
      {
        sql: "INSERT INTO supply_session (mid, pid, survey_id, returned_at, hint) VALUES (?, ?, ?, NULL, NULL)",
        params: [mid, pid, survey_id]
      }
    ]
    return (yield* sql.transact("enter", steps)).unmet === undefined
  })

  const answersFor = ({ answers }: Profile, questions: ReadonlyArray<number>) =>
    questions.flatMap((question) => {
      const answer = answers[question]
      const precodes = answer === undefined ? [] : "precodes" in answer ? answer.precodes : answer
      return precodes.length === 0 ? [] : [[question, precodes] as const]
    })

  /** Returns the id (MID) of the session that another `start` call would resume, or undefined if there is no such session. */
  const resumable = Effect.fnUntraced(function* (
    surveyId: number,
    history: ReadonlyArray<RecordedEntry>
  ): Effect.fn.Return<string | undefined, StoreError> {
    const entered = history.find(({ survey_id }) => survey_id === surveyId)
    if (entered === undefined) return undefined
    const { from, to } = recentPeriod(yield* Clock.currentTimeMillis, resumeMillis)
    if (entered.entered_at < from || entered.entered_at > to) return undefined
    return (yield* sessionOf(entered.mid))?.["returned_at"] === null ? entered.mid : undefined
  })

  const start = Effect.fnUntraced(function* (
    profile: Profile,
    surveyId: number,
    options: StartOptions = {},
    attempt = 1
  ): Effect.fn.Return<StartResult, LinkError> {
    const { pid } = profile
    const others = options.resumeOther === true ? yield* open(pid, options.except) : []
    for (const other of others) {
      const resumed = yield* start(profile, other)
      if (resumed._tag === "Entered") return resumed
    }
    const history = yield* entriesOf(pid)
    const checked = yield* check(profile, surveyId, history)
    const answers = answersFor(profile, checked?.questions ?? [])
    const resumed = yield* resumable(surveyId, history)
    if (resumed !== undefined) {
      const url = yield* links.entry(surveyId, { pid, mid: resumed, answers })
      return { _tag: "Entered", mid: resumed, url, survey_id: surveyId, isResumed: true }
    }
    if (checked?.verdict.verdict !== "eligible") return { _tag: "Refused", verdict: checked?.verdict ?? unknownSurvey }
    const mid = randomUUID()
    // The link is created before the entry is recorded, so that no entry is recorded without a link.
    const url = yield* links.entry(surveyId, { pid, mid, answers })
    const isRecorded = yield* record({ mid, pid, survey_id: surveyId }, checked.survey_group_ids, options)
    if (isRecorded) return { _tag: "Entered", mid, url, survey_id: surveyId, isResumed: false }
    // A concurrent `start` call has recorded an entry, so the attempt is repeated with the updated history.
    if (attempt < maxAttempts) return yield* start(profile, surveyId, options, attempt + 1)
    return { _tag: "Refused", verdict: { verdict: "ineligible", reasons: [{ kind: "already_entered" }] } }
  })

  return {
    history: entriesOf,
    open: (pid) => open(pid),
    start: (profile, surveyId, given) => start(profile, surveyId, given),
    returned: Effect.fnUntraced(function* (url, { mid: name = "MID", status = "status" } = {}) {
      const { searchParams } = new URL(url, "http://localhost")
      const mid = searchParams.get(name) ?? ""
      const row = mid === "" ? undefined : yield* sessionOf(mid)
      if (row === undefined) return undefined
      const hint = searchParams.get(status) ?? undefined
      const now = yield* Clock.currentTimeMillis
      const { unmet } = yield* sql.transact("returned", [
        {
          sql: "UPDATE supply_session SET returned_at = ?, hint = ? WHERE mid = ? AND returned_at IS NULL",
          params: [now, hint ?? null, mid],
          expect: "one"
        }
      ])
      return {
        mid,
        pid: String(row["pid"]),
        survey_id: Number(row["survey_id"]),
        hint,
        isFirst: unmet === undefined
      }
    })
  }
}
