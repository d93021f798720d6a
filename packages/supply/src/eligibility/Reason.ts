/**
 * Verdicts on a survey and a respondent: one verdict, with every reason in a fixed order.
 */

/**
 * Reasons that exclude a respondent, in the order in which they are listed.
 *
 * @example
 * ```ts
 * import { exclusions } from "@fieldwork/supply"
 * exclusions.includes("price") // => true
 * ```
 */
export const exclusions = [
  "parked",
  "not_live",
  "no_remaining",
  "price",
  "locale",
  "pii",
  "length",
  "recontact",
  "already_entered",
  "group",
  "qualification",
  "quota"
] as const

/**
 * Reasons that leave a verdict open, listed after those that exclude.
 *
 * @example
 * ```ts
 * import { uncertainties } from "@fieldwork/supply"
 * uncertainties // => ["operator_unknown","answer_unknown","quota_unknown"]
 * ```
 */
export const uncertainties = ["operator_unknown", "answer_unknown", "quota_unknown"] as const

/**
 * The kinds of reasons: those that exclude a respondent, and those that leave a verdict open.
 */
export type ReasonKind = (typeof exclusions)[number] | (typeof uncertainties)[number]

export interface Reason {
  readonly kind: ReasonKind
  /**
   * The `message_reason` of `parked`, the id of the group of `group`, the `question_id` of `qualification`, `operator_unknown` and `answer_unknown`, the
   * `survey_quota_id` of `quota` and `quota_unknown`. Absent for other kinds, and for a parked survey without a `message_reason`.
   */
  readonly id?: number | string
}

export interface Verdict {
  /** `ineligible` when a reason excludes the respondent, `unknown` when something is not known, otherwise `eligible`. */
  readonly verdict: "eligible" | "unknown" | "ineligible"
  /** All reasons, each once: by kind in the order of `exclusions` and `uncertainties`, then by id. Empty when eligible. */
  readonly reasons: ReadonlyArray<Reason>
}

const places = new Map<ReasonKind, number>([...exclusions, ...uncertainties].map((kind, place) => [kind, place]))
const placeOf = ({ kind }: Reason): number => places.get(kind) ?? 0

const byId = ({ id: left = "" }: Reason, { id: right = "" }: Reason): number =>
  typeof left === "number" && typeof right === "number" ? left - right : left < right ? -1 : left > right ? 1 : 0

const byPlace = (left: Reason, right: Reason): number => placeOf(left) - placeOf(right) || byId(left, right)

/** The verdict that follows from reasons in any order, with repetitions. */
export const verdictOf = (found: ReadonlyArray<Reason>): Verdict => {
  const sorted = found.toSorted(byPlace)
  const reasons = sorted.filter((reason, index) => {
    const before = sorted[index - 1]
    return before?.kind !== reason.kind || before.id !== reason.id
  })
  const [first] = reasons
  if (first === undefined) return { verdict: "eligible", reasons }
  return { verdict: placeOf(first) < exclusions.length ? "ineligible" : "unknown", reasons }
}
