/**
 * A rule that a service must follow, with the sentence that states the rule.
 */
import { asText, type CheckedInteraction } from "../run/Call.ts"

/** The data that a rule needs in addition to the interactions. It must be serializable as JSON, because failures are written to files. */
export type Details = Readonly<Record<string, unknown>>

export interface Rule {
  /** A unique name in kebab-case. */
  readonly id: string
  /**
   * The source of the rule: a section of a document, a standard, or `decision …` if the document leaves the point open and this project has chosen an
   * interpretation.
   */
  readonly place: string
  /** The requirement, as one sentence. */
  readonly sentence: string
  /** Whether the rule applies to each message separately, regardless of the state of the service. */
  readonly isStateless?: boolean
  /** Returns the violation in these interactions as a sentence about the response, or undefined if the rule holds. */
  readonly broken: (interactions: ReadonlyArray<CheckedInteraction>, details: Details) => string | undefined
}

/** A violation of a rule. */
export interface Found {
  readonly rule: Rule
  readonly message: string
  readonly details: Details
  /** The interactions to which the rule was applied. The last of these interactions showed the violation. */
  readonly interactions: ReadonlyArray<CheckedInteraction>
  /** All interactions from the last reset to the last of `interactions`. */
  readonly trace: ReadonlyArray<CheckedInteraction>
  /**
   * The key by which duplicate violations are recognised. It is equal for violations with the same cause, regardless of the values in the responses.
   */
  readonly key: string
}

const withoutPositions = (text: string): string => text.replaceAll(/\/\d+(?=\/|$)/g, "/*")

export const keyOf = (rule: Rule, interactions: ReadonlyArray<CheckedInteraction>, details: Details): string => {
  const last = interactions.at(-1)
  // A violation that affects the entire service occurs in every operation. Its key does not contain the operation, so it is reported only once.
  if (details["everywhere"] === true) return `${rule.id} ${asText(details["at"])}`
  const subject = last?.call.operation ?? `${last?.call.method} ${last?.call.path}`
  return `${rule.id} ${subject} ${withoutPositions(asText(details["at"]))}`
}
