/**
 * The readings of the table's rows: their groups, their verdict as text, and the reading that is valid on any day.
 */
import type { LiftTable } from "@fieldwork/brand-lift/promise"
import type { Estimate } from "@fieldwork/lift-plots"
import { type GroupInput, minimumDetectableLift, running } from "@fieldwork/lift-statistics"
import type { DayOfLift } from "../Source.ts"
import type { Remark } from "./Report.ts"

/** A row's groups for the statistics; undefined where it has no shares. */
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

/** A lift is drawn with its interval, and not at all where there are too few respondents. */
export const estimateOf = ({ lift, lower, tooFew, upper }: LiftTable.Row): Estimate =>
  tooFew ? { points: null, lower: null, upper: null } : { points: lift, lower, upper }

/** The smallest lift that the sample of a row shows reliably. */
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

/** The remark on a question of a decided study. */
export const remarkOf = (row: LiftTable.Row): Remark => {
  const shown = isDecline(row) ? "decline shown" : "lift shown"
  const texts = { holds: shown, alone: "only alone", notShown: "not shown", tooFew: "too few" }
  return { kind: row.verdict, text: texts[row.verdict] }
}

/** The remark on a part of a breakdown. */
export const partRemarkOf = (row: LiftTable.Row): Remark => {
  const texts = {
    holds: isDecline(row) ? "holds, decline" : "holds",
    alone: "only alone",
    notShown: "",
    tooFew: "too few"
  }
  return { kind: row.verdict, text: texts[row.verdict] }
}

/** The remark on a question before the study is decided: only readings that are valid on any day. */
export const interimRemarkOf = (row: LiftTable.Row, shownSince: string | null): Remark => {
  if (row.tooFew) return remarkOf(row)
  return shownSince === null
    ? { kind: "notDecided", text: "not decided" }
    : { kind: "shownAlready", text: isDecline(row) ? "decline shown" : "lift shown" }
}

/** The first day on which a reading that is valid on every day excludes zero; `null` when there is none. */
export const shownSinceOf = (
  days: ReadonlyArray<DayOfLift>,
  question: number,
  { level, minimumPerGroup }: LiftTable.Content
): string | null => {
  const own = days.filter((day) => day.question === question)
  const readings = running(
    own.map(({ groups }) => groups),
    { alpha: 1 - level, minimumPerGroup }
  )
  const first = readings.findIndex(({ significant }) => significant)
  return own[first]?.at ?? null
}
