/**
 * A rule that a service broke, as data for reports.
 */
import type { Call } from "../run/Call.ts"
import type { Found } from "../rules/Rule.ts"
import type { Session } from "../run/Session.ts"

export interface Failure {
  /** Id of the rule. */
  readonly rule: string
  /** Where the rule is stated. */
  readonly place: string
  readonly sentence: string
  /** `operationId` of the call that showed it. */
  readonly operation: string | undefined
  readonly message: string
  /** The calls that show it, in their order; the last one does. */
  readonly calls: ReadonlyArray<Call>
  readonly status: number
}

export const failureOf = ({ exchanges, message, rule }: Found, _session: Session): Failure => {
  const last = exchanges.at(-1)
  return {
    rule: rule.id,
    place: rule.place,
    sentence: rule.sentence,
    operation: last?.call.operation,
    message,
    calls: exchanges.map(({ call }) => call),
    status: last?.received.status ?? 0
  }
}
