/**
 * Sessions of respondents: checked at the click, recorded before the redirect, and never a second one into a survey or its groups.
 *
 * The keys of the tables decide, not a look beforehand: of two processes that send the same respondent at the same time, one finds the row taken.
 */
import type { Store, StoreError } from "@fieldwork/inbox"
import type { Step } from "@fieldwork/inbox/projection"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { randomUUID } from "node:crypto"
import type { PastEntry, Profile } from "../eligibility/Profile.ts"
import type { Verdict } from "../eligibility/Reason.ts"
import type { LinkError, Links } from "../links/Links.ts"
import type { Returned, Started } from "./SessionTypes.ts"

/** The verdict on a survey at this moment, with what an entry needs to know of it; undefined for a survey that is not known. */
export interface Checked {
  readonly verdict: Verdict
  readonly survey_group_ids: ReadonlyArray<number>
  /** Answers to its questions are sent with the respondent, who is not asked them again. */
  readonly questions: ReadonlyArray<number>
}

export interface SessionsOptions {
  /** A store with the projection `supplyRecords`. */
  readonly store: Store
  readonly links: Links
  readonly check: (
    profile: Profile,
    surveyId: number,
    history: ReadonlyArray<PastEntry>
  ) => Effect.Effect<Checked | undefined, StoreError>
  /** For how long a respondent who has not come back gets the same session for another click. Default 10 minutes. */
  readonly resumeMillis?: number | undefined
}

export interface Sessions {
  /** Earlier entries of a respondent. */
  readonly history: (pid: string) => Effect.Effect<ReadonlyArray<PastEntry>, StoreError>
  /** The surveys of sessions that another click would go on with, the latest first. */
  readonly open: (pid: string) => Effect.Effect<ReadonlyArray<number>, StoreError>
  /** Checks the respondent, records the entry and returns where to redirect. Dies with `InvalidProfileError` when the profile cannot be read. */
  readonly start: (profile: Profile, surveyId: number) => Effect.Effect<Started, LinkError>
  /** Reads the address that a respondent came back to; undefined when its session is not known. */
  readonly returned: (
    url: string | URL,
    parameters?: { readonly mid?: string; readonly status?: string }
  ) => Effect.Effect<Returned | undefined, StoreError>
}

interface RecordedEntry extends PastEntry {
  readonly mid: string
  readonly entered_at: number
}

/** Each further one sees an entry more. */
const mostAttempts = 10

const unknownSurvey: Verdict = { verdict: "ineligible", reasons: [{ kind: "not_live" }] }

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

  const sessionOf = (mid: string) =>
    Effect.map(
      sql.query("session", "SELECT pid, survey_id, returned_at FROM supply_session WHERE mid = ?", [mid]),
      ([row]) => row
    )

  /** Whether the row was written: not when the respondent is in the survey, or in one of its groups, by now. */
  const record = Effect.fnUntraced(function* (
    { mid, pid, survey_id }: { readonly mid: string; readonly pid: string; readonly survey_id: number },
    groupIds: ReadonlyArray<number>
  ): Effect.fn.Return<boolean, StoreError> {
    const now = yield* Clock.currentTimeMillis
    // In one order, so that two transactions never wait for each other.
    const groups = [...new Set(groupIds)].sort((left, right) => left - right)
    const steps: ReadonlyArray<Step> = [
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

  /** The session that another click goes on with. */
  const resumable = Effect.fnUntraced(function* (
    surveyId: number,
    history: ReadonlyArray<RecordedEntry>
  ): Effect.fn.Return<string | undefined, StoreError> {
    const entered = history.find(({ survey_id }) => survey_id === surveyId)
    if (entered === undefined) return undefined
    if ((yield* Clock.currentTimeMillis) - entered.entered_at > resumeMillis) return undefined
    return (yield* sessionOf(entered.mid))?.["returned_at"] === null ? entered.mid : undefined
  })

  const start = Effect.fnUntraced(function* (
    profile: Profile,
    surveyId: number,
    attempt = 1
  ): Effect.fn.Return<Started, LinkError> {
    const { pid } = profile
    const history = yield* entriesOf(pid)
    const checked = yield* check(profile, surveyId, history)
    const answers = answersFor(profile, checked?.questions ?? [])
    const resumed = yield* resumable(surveyId, history)
    if (resumed !== undefined) {
      const url = yield* links.entry(surveyId, { pid, mid: resumed, answers })
      return { _tag: "Entered", mid: resumed, url, isResumed: true }
    }
    if (checked?.verdict.verdict !== "eligible") return { _tag: "Refused", verdict: checked?.verdict ?? unknownSurvey }
    const mid = randomUUID()
    // Before the entry is recorded: without a link nobody enters.
    const url = yield* links.entry(surveyId, { pid, mid, answers })
    const isRecorded = yield* record({ mid, pid, survey_id: surveyId }, checked.survey_group_ids)
    if (isRecorded) return { _tag: "Entered", mid, url, isResumed: false }
    // Another click was faster: what it has recorded is seen now.
    if (attempt < mostAttempts) return yield* start(profile, surveyId, attempt + 1)
    return { _tag: "Refused", verdict: { verdict: "ineligible", reasons: [{ kind: "already_entered" }] } }
  })

  return {
    history: entriesOf,
    open: Effect.fnUntraced(function* (pid) {
      const since = (yield* Clock.currentTimeMillis) - resumeMillis
      const rows = yield* sql.query(
        "open",
        `SELECT e.survey_id FROM supply_entry e JOIN supply_session s ON s.mid = e.mid
          WHERE e.pid = ? AND e.entered_at >= ? AND s.returned_at IS NULL ORDER BY e.entered_at DESC`,
        [pid, since]
      )
      return rows.map(({ survey_id }) => Number(survey_id))
    }),
    start: (profile, surveyId) => start(profile, surveyId),
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
