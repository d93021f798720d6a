/**
 * A rule that a service broke, with the calls that show it.
 */
import type { Call } from "../run/Call.ts"
import type { Found } from "../rules/Rule.ts"
import { redacted, redactedData } from "./redact.ts"
import { type Script, scriptOf } from "./Script.ts"
import type { Shrunk } from "./shrink.ts"

/** A rule that a service broke. */
export interface Failure {
  /** Id of the rule. */
  readonly rule: string
  /** Where the rule is stated. */
  readonly place: string
  /** The rule as a sentence. */
  readonly sentence: string
  /** `operationId` of the call that showed it; undefined for a call of no operation. */
  readonly operation: string | undefined
  /** What was seen, as a sentence about the response. */
  readonly message: string
  /**
   * The calls that show it, in their order. `{1/campaign_id}` is the value at that JSON pointer in the response to the first. Credentials and identifiers
   * of respondents are not shown.
   */
  readonly calls: ReadonlyArray<Call>
  /** Positions in `calls` of those that the rule compares; the last one showed the failure. */
  readonly about: ReadonlyArray<number>
  /** Status codes of the responses. */
  readonly statuses: ReadonlyArray<number>
  /** What the rule was told, for repeating it. */
  readonly details: Readonly<Record<string, unknown>>
  /** Whether fewer and simpler calls were tried. */
  readonly isShrunk: boolean
}

const told = ({ details }: Found): Readonly<Record<string, unknown>> =>
  redactedData(JSON.parse(JSON.stringify(details))) as Failure["details"]

export const failureOf = (found: Found, shrunk: Shrunk | undefined, secrets: ReadonlyArray<string>): Failure => {
  const { exchanges, message, rule } = found
  const script: Script = shrunk?.script ?? scriptOf(exchanges, exchanges)
  const played = shrunk?.exchanges ?? exchanges
  return {
    rule: rule.id,
    place: rule.place,
    sentence: rule.sentence,
    operation: exchanges.at(-1)?.call.operation,
    message: shrunk?.message ?? message,
    calls: script.steps.map((step) => redacted(step, secrets)),
    about: script.about,
    statuses: played.map(({ received }) => received.status),
    details: told(found),
    isShrunk: shrunk !== undefined
  }
}
