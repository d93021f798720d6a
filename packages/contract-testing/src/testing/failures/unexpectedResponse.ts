/**
 * Detects replayed calls whose response does not show whether the failure still occurs, for example because the service is down, redirects
 * every request, or does not accept the credentials.
 */
import type { CheckedInteraction } from "../run/Call.ts"
import type { Details, Rule } from "../rules/Rule.ts"
import type { Failure } from "./Failure.ts"

/** Returns whether a rule is violated if the last interaction has another status code and no other violation. */
const isBrokenBy = (
  status: number,
  rule: Rule,
  subjects: ReadonlyArray<CheckedInteraction>,
  details: Details
): boolean => {
  const last = subjects.at(-1)
  if (last === undefined) return false
  const changed: CheckedInteraction = { ...last, received: { ...last.received, status }, responseViolations: [] }
  return rule.broken([...subjects.slice(0, -1), changed], details) !== undefined
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300
const isServerError = (status: number): boolean => status >= 500
const isRedirect = (status: number): boolean => status >= 300 && status < 400
/** Returns whether a status code is independent of the content of a request: a service that does not work or accept the client returns it for each. */
const isGeneral = (status: number): boolean =>
  status === 0 || isRedirect(status) || status === 401 || status === 429 || isServerError(status)

/**
 * Returns whether a rule demands that the service refuses the last call, and the service did. A general status code such as 429 counts only if the
 * rule does not accept the refusal with 400 instead.
 */
const isDemanded = (rule: Rule, subjects: ReadonlyArray<CheckedInteraction>, details: Details): boolean => {
  const status = subjects.at(-1)?.received.status ?? 0
  if (status === 0 || isServerError(status) || !isBrokenBy(200, rule, subjects, details)) return false
  return !isGeneral(status) || isBrokenBy(400, rule, subjects, details)
}

/** Returns whether a status code, compared with the one when the failure was saved, suggests that the service could not serve the call. */
const isUnserved = (status: number, saved: number): boolean => {
  if (status === saved || isSuccess(status)) return false
  if (isSuccess(saved)) return true
  if (isRedirect(status) && isRedirect(saved)) return false
  return isGeneral(status) || status === 403 || status === 404
}

/** A replayed call that the service did not serve although it responded differently when the failure was saved. */
export interface UnexpectedResponse {
  readonly interaction: CheckedInteraction
  /** The status code of the response when the failure was saved. */
  readonly saved: number
  /** Whether the call failed with a 5xx status code or without a response, and is now refused with 404. This can be a fix. */
  readonly mayBeFix: boolean
}

/**
 * Returns the first unexpected response to the replayed calls of a failure. Returns undefined if there is none, or if the response to the last call
 * decides whether the rule holds: if the rule demands the refusal, or if a response other than 401, 403 and 404 violates the rule.
 */
export const unexpectedResponse = (
  { about, details, statuses }: Failure,
  rule: Rule,
  interactions: ReadonlyArray<CheckedInteraction>
): UnexpectedResponse | undefined => {
  const index = interactions.findIndex((each, position) => isUnserved(each.received.status, statuses[position] ?? 0))
  const interaction = interactions[index]
  if (interaction === undefined) return undefined
  const { status } = interaction.received
  const isJudged = index === about.at(-1)
  const subjects = about.flatMap((each) => interactions[each] ?? [])
  if (isJudged) {
    if (isDemanded(rule, subjects, details)) return undefined
    const isAccess = status === 401 || status === 403 || status === 404
    if (!isAccess && rule.broken(subjects, details) !== undefined) return undefined
  }
  const saved = statuses[index] ?? 0
  return { interaction, saved, mayBeFix: isJudged && status === 404 && (saved === 0 || isServerError(saved)) }
}
