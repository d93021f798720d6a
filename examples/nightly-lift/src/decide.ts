import type { DayOfLift } from "@fieldwork/lift-report"
import { newcombeInterval, analyseLooks } from "@fieldwork/lift-statistics"

/** The rules for the decision, agreed on before the study began. */
export interface Plan {
  /** The date on which the final decision on the study is made, such as `2026-02-15`. */
  readonly decisionDay: string
  /** The smallest lift that is worthwhile, as a proportion: 0.02 means 2 percentage points. */
  readonly worthwhile: number
  /** The maximum probability that a study without any effect is reported as a lift or a decline. */
  readonly alpha: number
}

/** The final decision on a study. The study continues until there is a decision. */
export interface Decision {
  readonly kind: "lift" | "decline" | "notWorthwhile" | "notSignificant"
  /** The date of the results on which the decision is based. */
  readonly day: string
  /** The bounds of the confidence interval of the lift, as proportions. */
  readonly lower: number
  readonly upper: number
}

const signOf = (lower: number): Decision["kind"] => (lower > 0 ? "lift" : "decline")

/**
 * Returns the decision on a question from its daily results so far, or undefined if there is no decision yet. Before the decision day, the decision
 * is based only on intervals that remain valid however often the results are examined. On the decision day, a single ordinary test is performed,
 * which requires fewer respondents.
 *
 * If `isFinal` is true, the campaign is complete and the decision day has passed. The results of a complete campaign do not change, so its last
 * results are also those of the decision day.
 */
export const decide = (days: ReadonlyArray<DayOfLift>, plan: Plan, isFinal = false): Decision | undefined => {
  const before = days.filter(({ at }) => at.slice(0, 10) < plan.decisionDay)
  const results = analyseLooks(
    before.map(({ groups }) => groups),
    { alpha: plan.alpha }
  )
  for (const [index, { interval, significant }] of results.entries()) {
    const day = before[index]?.at.slice(0, 10) ?? ""
    if (interval === null) continue
    const { lower, upper } = interval
    if (significant) return { kind: signOf(lower), day, lower, upper }
    // Even the highest plausible lift is not worthwhile, so the study can be stopped and the rest of the budget saved.
    if (upper < plan.worthwhile) return { kind: "notWorthwhile", day, lower, upper }
  }
  const last = days.find(({ at }) => at.slice(0, 10) >= plan.decisionDay) ?? (isFinal ? days.at(-1) : undefined)
  if (last === undefined) return undefined
  const interval = newcombeInterval(last.groups.exposed, last.groups.control, 1 - plan.alpha)
  if (interval === null) return undefined
  const { lower, upper } = interval
  const day = last.at.slice(0, 10) < plan.decisionDay ? plan.decisionDay : last.at.slice(0, 10)
  return { kind: lower > 0 || upper < 0 ? signOf(lower) : "notSignificant", day, lower, upper }
}

const points = (proportion: number) => (proportion * 100).toFixed(1)

const findings = {
  lift: "shows a lift",
  decline: "shows a decline",
  notWorthwhile: "can be stopped because a worthwhile lift is no longer plausible",
  notSignificant: "ended without a significant lift"
} as const

/** Returns the decision as a human-readable sentence. */
export const sentenceOf = (name: string, { day, kind, lower, upper }: Decision): string =>
  `${name} ${findings[kind]}: between ${points(lower)} and ${points(upper)} points, decided on ${day}.`
