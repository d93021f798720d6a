import type { DayOfLift } from "@fieldwork/lift-report"
import { newcombeInterval, running } from "@fieldwork/lift-statistics"

/** What was agreed before the study began. */
export interface Plan {
  /** The day on which the study is decided, such as `2026-02-15`. */
  readonly decisionDay: string
  /** The smallest worthwhile lift, as a proportion: 0.02 is 2 percentage points. */
  readonly worthwhile: number
  /** The probability with which a study without any effect may be reported as a lift. */
  readonly alpha: number
}

/** The decision, which is final. Until there is one, the study continues. */
export interface Decision {
  readonly kind: "lift" | "decline" | "notWorthwhile" | "notShown"
  /** The day whose figures decided. */
  readonly day: string
  /** The bounds of the lift's interval, as proportions. */
  readonly lower: number
  readonly upper: number
}

const signOf = (lower: number): Decision["kind"] => (lower > 0 ? "lift" : "decline")

/**
 * Decides a question by its days so far. Before the day of decision only readings count that are valid however often one looks. On that day one
 * ordinary test is made, which needs fewer respondents, and is made once.
 */
export const decide = (days: ReadonlyArray<DayOfLift>, plan: Plan): Decision | undefined => {
  const before = days.filter(({ at }) => at.slice(0, 10) < plan.decisionDay)
  const readings = running(
    before.map(({ groups }) => groups),
    { alpha: plan.alpha }
  )
  for (const [index, { interval, significant }] of readings.entries()) {
    const day = before[index]?.at.slice(0, 10) ?? ""
    if (interval === null) continue
    const { lower, upper } = interval
    if (significant) return { kind: signOf(lower), day, lower, upper }
    // Even the best case is not worth it: the rest of the budget can be saved.
    if (upper < plan.worthwhile) return { kind: "notWorthwhile", day, lower, upper }
  }
  const last = days.find(({ at }) => at.slice(0, 10) >= plan.decisionDay)
  if (last === undefined) return undefined
  const interval = newcombeInterval(last.groups.exposed, last.groups.control, 1 - plan.alpha)
  if (interval === null) return undefined
  const { lower, upper } = interval
  const day = last.at.slice(0, 10)
  return { kind: lower > 0 || upper < 0 ? signOf(lower) : "notShown", day, lower, upper }
}

const points = (proportion: number) => (proportion * 100).toFixed(1)

const findings = {
  lift: "shows a lift",
  decline: "shows a decline",
  notWorthwhile: "can be stopped, as no worthwhile lift is possible any more",
  notShown: "ended without a lift that could be shown"
} as const

/** The decision in one sentence, for people. */
export const sentenceOf = (name: string, { day, kind, lower, upper }: Decision): string =>
  `${name} ${findings[kind]}: between ${points(lower)} and ${points(upper)} points, decided on ${day}.`
