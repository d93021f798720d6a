/**
 * A violation of a rule by a service, with the calls that show it.
 */
import type { Call, KeyPlace } from "../run/Call.ts"
import type { Found } from "../rules/Rule.ts"
import { redacted, redactedData } from "./redact.ts"
import { type Script, scriptOf } from "./Script.ts"
import type { Shrunk } from "./shrink.ts"

/** A violation of a rule by a service. */
export interface Failure {
  /** The id of the rule. */
  readonly rule: string
  /** The source that states the rule, such as a section of a document. */
  readonly place: string
  /** The rule as a sentence. */
  readonly sentence: string
  /** The `operationId` of the call that showed the violation. Undefined if the call does not belong to an operation. */
  readonly operation: string | undefined
  /** The observed violation, as a sentence about the response. */
  readonly message: string
  /**
   * The calls that show the violation, in order. `{1/campaign_id}` stands for the value at the JSON pointer `/campaign_id` in the response to the
   * first call. Credentials and respondent identifiers are removed.
   */
  readonly calls: ReadonlyArray<Call>
  /** The indexes in `calls` of the calls to which the rule was applied. The last of these calls showed the failure. */
  readonly about: ReadonlyArray<number>
  /** The status codes of the responses to `calls`. */
  readonly statuses: ReadonlyArray<number>
  /** The additional data that is needed to check the rule again. */
  readonly details: Readonly<Record<string, unknown>>
  /** Whether the failure was reproduced with fewer and simpler calls. */
  readonly isShrunk: boolean
}

const reportedDetails = ({ details }: Found): Readonly<Record<string, unknown>> =>
  redactedData(JSON.parse(JSON.stringify(details))) as Failure["details"]

/** Returns the parts of the request that contain the credentials of a call, or undefined if the credentials are in the `Authorization` header. */
export type KeyPlacesOf = (call: Call) => ReadonlyArray<KeyPlace> | undefined

export const failureOf = (
  found: Found,
  shrunk: Shrunk | undefined,
  secrets: ReadonlyArray<string>,
  keyPlacesOf: KeyPlacesOf
): Failure => {
  const { interactions, message, rule } = found
  const script: Script = shrunk?.script ?? scriptOf(interactions, interactions)
  const played = shrunk?.interactions ?? interactions
  return {
    rule: rule.id,
    place: rule.place,
    sentence: rule.sentence,
    operation: interactions.at(-1)?.call.operation,
    message: shrunk?.message ?? message,
    calls: script.steps.map((step) => {
      const keyPlaces = keyPlacesOf(step)
      const call = redacted(step, secrets)
      return keyPlaces === undefined ? call : { ...call, keyPlaces }
    }),
    about: script.about,
    statuses: played.map(({ received }) => received.status),
    details: reportedDetails(found),
    isShrunk: shrunk !== undefined
  }
}
