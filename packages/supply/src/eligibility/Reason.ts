/**
 * The verdict on whether a respondent qualifies for a survey, with the reasons sorted by kind and id.
 */

/**
 * The kinds of reasons that exclude a respondent, in the order in which a verdict lists them.
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
 * The kinds of reasons for an `unknown` verdict. A verdict lists them after the exclusions.
 *
 * @example
 * ```ts
 * import { uncertainties } from "@fieldwork/supply"
 * uncertainties // => ["operator_unknown","answer_unknown","quota_unknown"]
 * ```
 */
export const uncertainties = ["operator_unknown", "answer_unknown", "quota_unknown"] as const

/**
 * The kind of a reason: an exclusion, or a reason for an `unknown` verdict.
 */
export type ReasonKind = (typeof exclusions)[number] | (typeof uncertainties)[number]

export interface Reason {
  readonly kind: ReasonKind
  /**
   * The id to which the reason refers: the `message_reason` for `parked`, the group id for `group`, the `question_id` for `qualification`,
   * `operator_unknown` and `answer_unknown`, and the `survey_quota_id` for `quota` and `quota_unknown`. Absent for all other kinds, and for a parked
   * survey without a `message_reason`. A survey is parked if its document cannot be interpreted.
   */
  readonly id?: number | string
}

export interface Verdict {
  /** `ineligible` if a reason excludes the respondent, `unknown` if required information is missing, otherwise `eligible`. */
  readonly verdict: "eligible" | "unknown" | "ineligible"
  /**
   * All reasons without duplicates, sorted by kind (in the order of `exclusions` and `uncertainties`) and then by id. Empty if the respondent is
   * eligible.
   */
  readonly reasons: ReadonlyArray<Reason>
}

const places = new Map<ReasonKind, number>([...exclusions, ...uncertainties].map((kind, place) => [kind, place]))
const placeOf = ({ kind }: Reason): number => places.get(kind) ?? 0

const byId = ({ id: left = "" }: Reason, { id: right = "" }: Reason): number =>
  typeof left === "number" && typeof right === "number" ? left - right : left < right ? -1 : left > right ? 1 : 0

const byPlace = (left: Reason, right: Reason): number => placeOf(left) - placeOf(right) || byId(left, right)

/** Returns the verdict for a list of reasons, which may be unsorted and contain duplicates. */
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
