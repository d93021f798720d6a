/**
 * A row of a lift table.
 */
import type { PartVerdict } from "@fieldwork/lift-statistics"

/** The nine breakdowns, and `overall` for the question as a whole. */
export type Breakdown =
  | "overall"
  | "adChannel"
  | "adLength"
  | "bucket"
  | "creative"
  | "customVariable"
  | "daypart"
  | "demographic"
  | "device"
  | "frequency"

/** One question, or one part of a breakdown of it. Shares, lifts, margins and p-values are proportions from 0 to 1. */
export interface Row {
  /** The `id` of the question, which the operations receive as `questions_pk`. */
  readonly question: number
  /** The name of the question, such as `brand_awareness`. */
  readonly questionName: string
  /** The question as respondents read it. */
  readonly questionText: string
  /** The breakdown that the part belongs to; `overall` for the question as a whole. */
  readonly breakdown: Breakdown
  /** The custom variable or demographic of the breakdown; `null` for other breakdowns. */
  readonly variable: string | null
  /** The label of the part for people; `Everyone` for the question as a whole. */
  readonly part: string
  /** The part in machine-readable form: an id, a length or a value. */
  readonly key: string
  /** The index of the part within the breakdown, starting at 0. */
  readonly order: number

  /** The number of exposed people, regardless of their weights; `null` if the service returns no count. */
  readonly exposed: number | null
  /** The number of control people, regardless of their weights; `null` if the service returns no count. */
  readonly control: number | null
  /** The number of exposed respondents in target; `null` if the service returns no count. */
  readonly exposedInTarget: number | null
  /** The number of control respondents in target; `null` if the service returns no count. */
  readonly controlInTarget: number | null
  /** Whether respondents are weighted. The shares then differ from those of the counts. */
  readonly weighted: boolean
  /** The effective number of exposed respondents, which is the number of people if respondents are not weighted. */
  readonly exposedEffective: number | null
  /** The effective number of control respondents, which is the number of people if respondents are not weighted. */
  readonly controlEffective: number | null
  /** The share of exposed respondents in target as the service shows it, as a proportion; `null` until there are enough respondents. */
  readonly exposedShare: number | null
  /** The share of control respondents in target as the service shows it, as a proportion; `null` until there are enough respondents. */
  readonly controlShare: number | null
  /** The exposed share minus the control share, as a proportion: 0.06 is 6 points. */
  readonly lift: number | null
  /** The lift divided by the control share. */
  readonly relativeLift: number | null

  /** The margin of error that the service shows at the table's level, as a proportion. */
  readonly serviceMargin: number | null
  /** Whether the service reports the lift as significant at the table's level. */
  readonly serviceSignificant: boolean | null
  /** The p-value that the service shows. */
  readonly servicePValue: number | null
  /** Whether the service considers the sample large enough. */
  readonly serviceEnoughSample: boolean | null

  /** The lower end of the interval computed with {@link Row.method}, as a proportion; `null` if there is no lift. */
  readonly lower: number | null
  /** The upper end of the interval computed with {@link Row.method}, as a proportion; `null` if there is no lift. */
  readonly upper: number | null
  /** How the interval is computed: `newcombe` for small cells, otherwise `wald`. */
  readonly method: "wald" | "newcombe" | null
  /** The pooled two-sided p-value. */
  readonly pValue: number | null
  /** The p-value, adjusted for all parts of the question. */
  readonly adjustedP: number | null
  /** Whether the interval excludes zero and there are enough respondents. */
  readonly significant: boolean
  /** Whether the lift is still significant after adjustment for all parts of the question. */
  readonly holds: boolean
  /** The verdict about the part. */
  readonly verdict: PartVerdict
  /** Whether a group has fewer respondents than the table's minimum. Such a part is never significant. */
  readonly tooFew: boolean
  /** The part's share of the campaign's impressions, 0 to 1; `null` if the breakdown has no impressions. */
  readonly impressionShare: number | null
}
