/**
 * Computes the lift of the main question by day: each day's estimate with its interval, and the first day on which the lift was significant in an
 * always-valid test.
 */
import { decimalsOf } from "@fieldwork/lift-plots"
import { liftInterval, limitToRespondents } from "@fieldwork/lift-statistics"
import type { DayOfLift, Source } from "../Source.ts"
import { hasReversed } from "./remarks.ts"
import type { QuestionRow, Report, ReportOptions } from "./Report.ts"
import { level as levelText, longDay, formatPoints, range, shortDay } from "./format.ts"

/** Returns the counts of a day with effective counts of at most the number of people, as in the lift table. */
const limited = (day: DayOfLift): DayOfLift => ({
  ...day,
  groups: {
    ...day.groups,
    exposed: limitToRespondents(day.groups.exposed),
    control: limitToRespondents(day.groups.control)
  }
})

const estimateOf = ({ groups }: DayOfLift, level: number, minimumPerGroup: number) => {
  const { control, exposed } = groups
  const interval = liftInterval(exposed, control, level)
  const hasEnough = Math.min(exposed.respondents, control.respondents) >= minimumPerGroup
  return interval === null || !hasEnough
    ? { points: null, lower: null, upper: null }
    : { points: exposed.x / exposed.n - control.x / control.n, lower: interval.lower, upper: interval.upper }
}

const significanceText = ({ row, significantDirection: direction, significantSince: since }: QuestionRow): string => {
  if (since === null || direction === null) return "the lift is not significant so far"
  if (row.lift === null || row.tooFew)
    return `a ${direction} was significant on ${longDay(since)}. There is no current result`
  return hasReversed(row, direction)
    ? `a ${direction} was significant on ${longDay(since)}. Since then, the estimate has reached zero or changed its sign, so neither a lift nor a decline is claimed`
    : `the ${direction} has been significant since ${longDay(since)}`
}

const captionOf = (
  { days, daysFrom, table }: Source,
  main: QuestionRow,
  options: ReportOptions,
  own: Report["daily"]["days"]
): string => {
  const firstEvaluated = own.find(({ estimate }) => estimate.points !== null)
  const isLate = firstEvaluated !== undefined && firstEvaluated !== own[0]
  return [
    options.decision === undefined
      ? "No day of decision was set in advance."
      : `The study is decided on ${longDay(options.decision)}, as set in advance. Other days are shown for information only.`,
    "Checking the interval every day and stopping at the first significant one leads to false positives.",
    `By a test that is valid on any day (mixture sequential probability ratio test), ${significanceText(main)}.`,
    ...(isLate
      ? [`Before ${longDay(firstEvaluated.at)}, a group had fewer than ${table.minimumPerGroup} respondents.`]
      : []),
    ...(daysFrom === "recomputed" && days.length > 0
      ? [
          "Daily values are recomputed by interview time. If respondents are weighted, they may differ slightly from those of the day itself."
        ]
      : [])
  ].join(" ")
}

export const dailyOf = (source: Source, main: QuestionRow | undefined, options: ReportOptions): Report["daily"] => {
  const { level, minimumPerGroup } = source.table
  const days = source.days
    .filter(({ question }) => question === main?.id)
    .map(limited)
    .map((day) => ({ ...day, estimate: estimateOf(day, level, minimumPerGroup) }))
  const decision =
    options.decision === undefined
      ? undefined
      : {
          at: `${options.decision.slice(0, 10)}T03:00:00.000Z`,
          label: `decision, ${shortDay(options.decision).replace(/ \d{4}$/, "")}`
        }
  if (main === undefined) return { days, decision, title: "", caption: "" }
  const last = days.at(-1)?.estimate
  const value =
    last?.points == null || last.lower === null || last.upper === null
      ? "too few respondents"
      : `${formatPoints(last.points, decimalsOf(last))} points, from ${range(last.lower, last.upper)}`
  return {
    days,
    decision,
    title: `Daily lift of ${main.name} with ${levelText(level)} intervals. Last day: ${value}.`,
    caption: captionOf(source, main, options, days)
  }
}
