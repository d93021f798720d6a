/**
 * The type of a finding about an entry link.
 */

/** A rule for entry links, and whether the checked link meets the rule. */
export interface Finding {
  readonly rule: "url" | "length" | "pid" | "mid" | "encoding" | "answers" | "hash"
  /** Whether the link meets the rule. */
  readonly isMet: boolean
  /** A description of the result, and of the remedy if the rule is not met. */
  readonly detail: string
}
