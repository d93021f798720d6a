/**
 * Converts rows of the lift table to the data that a report shows: the groups for the statistics, the estimate, and a remark on whether the lift is
 * significant.
 */
import type { LiftTable } from "@fieldwork/brand-lift/promise"
import type { Estimate } from "@fieldwork/lift-plots"
import { type GroupInput, minimumDetectableLift, analyseLooks } from "@fieldwork/lift-statistics"
import type { DayOfLift } from "../Source.ts"
import type { Remark } from "./Report.ts"

/**
 * Returns a row's exposed and control groups as input for the statistics. Undefined if the row lacks a count of respondents or a share of target
 * answers.
 */
export const groupsOf = (
  row: LiftTable.Row
): { readonly exposed: GroupInput; readonly control: GroupInput } | undefined => {
  const { control, controlEffective, controlShare, exposed, exposedEffective, exposedShare } = row
  if (exposed === null || control === null || exposedEffective === null || controlEffective === null) return undefined
  if (exposedShare === null || controlShare === null) return undefined
  return {
    exposed: { x: exposedShare * exposedEffective, n: exposedEffective, respondents: exposed },
    control: { x: controlShare * controlEffective, n: controlEffective, respondents: control }
  }
}

/** Returns a row's lift with its interval for a plot. All values are `null` if there are too few respondents, so nothing is drawn. */
export const estimateOf = ({ lift, lower, tooFew, upper }: LiftTable.Row): Estimate =>
  tooFew ? { points: null, lower: null, upper: null } : { points: lift, lower, upper }

/** Returns the minimum detectable lift for the sample of a row, as a proportion; `null` if the row has too few respondents. */
export const detectableOf = (row: LiftTable.Row, level: number): number | null => {
  const groups = groupsOf(row)
  if (groups === undefined || row.controlShare === null || row.tooFew) return null
  return minimumDetectableLift({
    control: row.controlShare,
    exposedRespondents: groups.exposed.n,
    controlRespondents: groups.control.n,
    level,
    method: row.method ?? "wald"
  })
}

const isDecline = ({ upper }: LiftTable.Row): boolean => upper !== null && upper < 0

const directionOf = (row: LiftTable.Row): string => (isDecline(row) ? "decline" : "lift")

/** The wording of each verdict in tables. */
export const verdictTexts: Readonly<Record<LiftTable.Row["verdict"], string>> = {
  significantAdjusted: "significant",
  unadjustedOnly: "significant without adjustment only",
  notSignificant: "not significant",
  tooFew: "too few respondents"
}

/** Returns the remark on a question in a final report. */
export const remarkOf = (row: LiftTable.Row): Remark => {
  const texts = {
    significantAdjusted: directionOf(row),
    unadjustedOnly: "unadjusted only",
    notSignificant: "not significant",
    tooFew: "too few"
  }
  return { kind: row.verdict, text: texts[row.verdict] }
}

/** Returns the remark on a part of a breakdown, such as an age group. */
export const partRemarkOf = (row: LiftTable.Row): Remark => {
  const texts = {
    significantAdjusted: directionOf(row),
    unadjustedOnly: "unadjusted only",
    notSignificant: "",
    tooFew: "too few"
  }
  return { kind: row.verdict, text: texts[row.verdict] }
}

/** Returns the remark on a question in an interim report. A lift is reported only if the always-valid test is significant. */
export const interimRemarkOf = (row: LiftTable.Row, significantSince: string | null): Remark => {
  if (row.tooFew) return remarkOf(row)
  return significantSince === null
    ? { kind: "notDecided", text: "not decided" }
    : { kind: "significantAlready", text: directionOf(row) }
}

/**
 * Returns the time of the first daily refresh of the results at which a question's lift was significant in the always-valid test (a test that stays
 * valid if it is repeated every day); `null` if there is none.
 */
export const significantSinceOf = (
  days: ReadonlyArray<DayOfLift>,
  question: number,
  { level, minimumPerGroup }: LiftTable.Content
): string | null => {
  const own = days.filter((day) => day.question === question)
  const results = analyseLooks(
    own.map(({ groups }) => groups),
    { alpha: 1 - level, minimumPerGroup }
  )
  const first = results.findIndex(({ significant }) => significant)
  return own[first]?.at ?? null
}
