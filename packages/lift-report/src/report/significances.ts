/**
 * Finds the questions whose lift is significant in the always-valid test.
 */
import type { LiftTable } from "@fieldwork/brand-lift/promise"
import { analyseLooks } from "@fieldwork/lift-statistics"
import type { DayOfLift } from "../Source.ts"
import type { Direction } from "./Report.ts"
import { significantByHolm } from "./significantByHolm.ts"

/** The first significant result of the always-valid test of a question. */
export interface Significance {
  /** The time of the refresh. */
  readonly since: string
  readonly direction: Direction
}

/** The smallest always-valid p-value of a question so far, and the direction of the estimate with that p-value. */
interface Smallest {
  readonly p: number
  readonly direction: Direction
}

/** Returns the time of each refresh at which the smallest p-value of a question becomes smaller, with that p-value. */
const smallestOf = (
  days: ReadonlyArray<DayOfLift>,
  { level, minimumPerGroup }: LiftTable.Content
): ReadonlyMap<string, Smallest> => {
  const looks = days.map(({ groups }) => groups)
  const results = analyseLooks(looks, { alpha: 1 - level, minimumPerGroup })
  const found = new Map<string, Smallest>()
  for (const [index, { look, p }] of results.entries()) {
    const day = days[index]
    if (day === undefined || look === null || look.p > p) continue
    found.set(day.at, { p, direction: look.lower + look.upper < 0 ? "decline" : "lift" })
  }
  return found
}

/**
 * Returns the first significant result of the always-valid test of each question. The map has no entry for a question without one. At each refresh,
 * the smallest p-values so far are adjusted by the procedure of Holm for the number of questions in the table. A question without a p-value counts
 * as a question.
 */
export const significances = (
  days: ReadonlyArray<DayOfLift>,
  table: LiftTable.Content
): ReadonlyMap<number, Significance> => {
  const questions = table.rows.filter(({ breakdown }) => breakdown === "overall").map(({ question }) => question)
  const byQuestion = new Map(
    questions.map((question) => [
      question,
      smallestOf(
        days.filter((day) => day.question === question),
        table
      )
    ])
  )
  const current = new Map<number, Smallest>()
  const found = new Map<number, Significance>()
  for (const at of new Set(days.map((day) => day.at).toSorted())) {
    for (const [question, smallest] of byQuestion) {
      const now = smallest.get(at)
      if (now !== undefined) current.set(question, now)
    }
    const p = new Map(questions.map((question) => [question, current.get(question)?.p ?? 1]))
    for (const question of significantByHolm(p, table.level)) {
      const { direction } = current.get(question) ?? {}
      if (direction !== undefined && !found.has(question)) found.set(question, { since: at, direction })
    }
  }
  return found
}
