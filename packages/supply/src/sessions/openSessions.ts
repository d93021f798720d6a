/**
 * Finds the open sessions of a respondent, which are the sessions that another click resumes, and lets a transaction depend on whether there are any.
 */
import type { StoreError } from "@fieldwork/inbox"
import type { Sql, Step } from "@fieldwork/inbox/projection"
import * as Effect from "effect/Effect"
import type { Period } from "./recentPeriod.ts"

const openBut = (
  except: ReadonlyArray<number>
): string => `SELECT e.survey_id FROM supply_entry e JOIN supply_session s ON s.mid = e.mid
  WHERE e.pid = ? AND e.entered_at >= ? AND e.entered_at <= ? AND s.returned_at IS NULL
  ${except.length === 0 ? "" : `AND e.survey_id NOT IN (${except.map(() => "?").join(", ")})`} ORDER BY e.entered_at DESC`

/**
 * Returns the ids of the surveys in which the respondent has an open session that was started in the period, without the surveys in `except`. The
 * survey that was entered last is listed first.
 */
export const openSurveys = (
  sql: Sql,
  pid: string,
  { from, to }: Period,
  except: ReadonlyArray<number> = []
): Effect.Effect<ReadonlyArray<number>, StoreError> =>
  Effect.map(sql.query("open", openBut(except), [pid, from, to, ...except]), (rows) =>
    rows.map(({ survey_id }) => Number(survey_id))
  )

/**
 * Returns the step that rolls back a transaction if the respondent has an open session that was started in the period, in a survey that is not in
 * `except`.
 */
export const requireNoOpenSession = (pid: string, { from, to }: Period, except: ReadonlyArray<number>): Step => ({
  sql: openBut(except),
  params: [pid, from, to, ...except],
  expect: "none"
})

/**
 * Returns the steps with which transactions that record entries of the same respondent run one after another. SQLite needs none, because it has only
 * one writer. Without the lock, two PostgreSQL transactions would not see each other's entries.
 */
export const lockRespondent = ({ dialect }: Sql, pid: string): ReadonlyArray<Step> =>
  dialect === "sqlite"
    ? []
    : [{ sql: "SELECT pg_advisory_xact_lock(hashtextextended(?, 0))::text", params: [`supply_entry ${pid}`] }]
