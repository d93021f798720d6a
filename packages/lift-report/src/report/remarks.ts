/**
 * Converts rows of the lift table to the data that a report shows: the groups for the statistics, the estimate, and a remark on whether the lift is
 * significant.
 */
import type { LiftTable } from "@fieldwork/brand-lift/promise"
import type { Estimate } from "@fieldwork/lift-plots"
import { type GroupInput, limitToRespondents, minimumDetectableLift, proportion } from "@fieldwork/lift-statistics"
import type { Direction, QuestionRow, Remark } from "./Report.ts"
import type { Significance } from "./significances.ts"

/**
 * Returns a row's exposed and control groups as input for the statistics. Undefined if the row lacks a count of respondents or a share of target
 * answers. If respondents are not weighted, the groups have the row's counts, from which the lift of the row was computed.
 */
export const groupsOf = (
  row: LiftTable.Row
): { readonly exposed: GroupInput; readonly control: GroupInput } | undefined => {
  const { control, controlEffective, controlInTarget, controlShare, weighted } = row
  const { exposed, exposedEffective, exposedInTarget, exposedShare } = row
  if (exposed === null || control === null || exposedEffective === null || controlEffective === null) return undefined
  if (exposedShare === null || controlShare === null) return undefined
  // The service can round the shares, so products of shares and numbers of respondents would not be the counts.
  if (!weighted && exposedInTarget !== null && controlInTarget !== null) {
    return {
      exposed: { x: exposedInTarget, n: exposed, respondents: exposed },
      control: { x: controlInTarget, n: control, respondents: control }
    }
  }
  // A snapshot of an earlier version can contain effective counts above the number of people.
  return {
    exposed: limitToRespondents({ x: exposedShare * exposedEffective, n: exposedEffective, respondents: exposed }),
    control: limitToRespondents({ x: controlShare * controlEffective, n: controlEffective, respondents: control })
  }
}

/** Returns a row's lift with its interval for a plot. All values are `null` if there are too few respondents or the row has no lift. */
export const estimateOf = ({ lift, lower, tooFew, upper }: LiftTable.Row): Estimate =>
  tooFew ? { points: null, lower: null, upper: null } : { points: lift, lower, upper }

/** Returns the minimum detectable lift for the sample of a row, as a proportion; `null` if the row has too few respondents. */
export const detectableOf = (row: LiftTable.Row, level: number): number | null => {
  const groups = groupsOf(row)
  const control = groups === undefined ? null : proportion(groups.control)
  if (groups === undefined || control === null || row.tooFew) return null
  return minimumDetectableLift({
    control,
    exposedRespondents: groups.exposed.n,
    controlRespondents: groups.control.n,
    level,
    method: row.method ?? "wald"
  })
}

const isDecline = ({ upper }: LiftTable.Row): boolean => upper !== null && upper < 0

/** Returns the direction of a significant effect, which is the side of zero on which the entire interval is. */
const directionOf = (row: LiftTable.Row): Direction => (isDecline(row) ? "decline" : "lift")

/** Returns a row's verdict. Without a lift, there is no verdict of significance, even if a snapshot of an earlier version contains one. */
const verdictOf = ({ lift, tooFew, verdict }: LiftTable.Row): LiftTable.Row["verdict"] =>
  tooFew ? "tooFew" : lift === null ? "notAvailable" : verdict

/** Returns the remark on a question in a final report. */
export const remarkOf = (row: LiftTable.Row): Remark => {
  const texts = {
    significantAdjusted: directionOf(row),
    unadjustedOnly: "unadjusted only",
    notSignificant: "not significant",
    tooFew: "too few",
    notAvailable: "not available"
  }
  const kind = verdictOf(row)
  return { kind, text: texts[kind] }
}

/**
 * Returns the remark on a part of a breakdown, such as an age group. The parts have no always-valid test, so an interim report claims no lift or
 * decline for a part.
 */
export const partRemarkOf = (row: LiftTable.Row, interim: boolean): Remark => {
  const texts = {
    significantAdjusted: directionOf(row),
    unadjustedOnly: "unadjusted only",
    notSignificant: "",
    tooFew: "too few",
    notAvailable: "not available"
  }
  const kind = verdictOf(row)
  return interim && kind !== "tooFew" && kind !== "notAvailable"
    ? { kind: "notDecided", text: "" }
    : { kind, text: texts[kind] }
}

/** Checks whether the current estimate of a lift does not have the sign of the look that was significant. An estimate of 0 does not have it either. */
export const hasReversed = ({ lift }: LiftTable.Row, direction: Direction): boolean =>
  lift !== null && (direction === "lift" ? lift <= 0 : lift >= 0)

/** Returns the direction of the effect that the remark on a question claims. */
export const claimedDirection = ({ remark: { kind }, row, significantDirection }: QuestionRow): Direction =>
  kind === "significantAlready" ? (significantDirection ?? directionOf(row)) : directionOf(row)

/**
 * Returns the remark on a question in an interim report. A lift or decline is reported only if the always-valid test was significant and the current
 * estimate still has the same sign.
 */
export const interimRemarkOf = (row: LiftTable.Row, significance: Significance | undefined): Remark => {
  if (row.tooFew || row.lift === null) return remarkOf(row)
  return significance === undefined || hasReversed(row, significance.direction)
    ? { kind: "notDecided", text: "not decided" }
    : { kind: "significantAlready", text: significance.direction }
}
