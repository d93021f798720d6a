/**
 * Detects replayed calls that the service refused for a reason other than the failure, such as missing credentials or a wrong base path.
 */
import type { Details, Rule } from "../rules/Rule.ts"
import type { CheckedInteraction } from "../run/Call.ts"
import type { Failure } from "./Failure.ts"

const refusals: ReadonlySet<number> = new Set([401, 403, 404])

/** Returns whether a rule is violated if the last interaction is successful, so that the rule can only hold if the service refuses the call. */
const demandsRefusal = (rule: Rule, subjects: ReadonlyArray<CheckedInteraction>, details: Details): boolean => {
  const last = subjects.at(-1)
  if (last === undefined) return false
  const received = { ...last.received, status: 200 }
  const accepted: CheckedInteraction = { ...last, received, responseViolations: [] }
  return rule.broken([...subjects.slice(0, -1), accepted], details) !== undefined
}

/** A replayed call that was refused with 401, 403 or 404 although it received another status code when the failure was saved. */
export interface Refusal {
  readonly interaction: CheckedInteraction
  /** The status code of the response when the failure was saved. */
  readonly saved: number
  /** Whether the call failed with a 5xx status code or without a response, and is now refused with 404. This can be a fix. */
  readonly mayBeFix: boolean
}

/**
 * Returns the first refusal that does not belong to the failure. A refusal that the violated rule demands is expected. Returns undefined if there is
 * no such refusal.
 */
export const unexpectedRefusal = (
  { about, details, statuses }: Failure,
  rule: Rule,
  interactions: ReadonlyArray<CheckedInteraction>
): Refusal | undefined => {
  const index = interactions.findIndex(
    ({ received: { status } }, each) => refusals.has(status) && status !== statuses[each]
  )
  const interaction = interactions[index]
  if (interaction === undefined) return undefined
  const isJudged = index === about.at(-1)
  const subjects = about.flatMap((each) => interactions[each] ?? [])
  if (isJudged && demandsRefusal(rule, subjects, details)) return undefined
  const saved = statuses[index] ?? 0
  const mayBeFix = isJudged && interaction.received.status === 404 && (saved === 0 || saved >= 500)
  return { interaction, saved, mayBeFix }
}
