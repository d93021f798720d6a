/**
 * Defines the rows of a lift table.
 */
import type { PartVerdict } from "@fieldwork/lift-statistics"

/** The breakdown that a row belongs to. `overall` denotes the question's total. Each other value is one of the nine breakdowns. */
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

/**
 * The result for a question, or for one subset of its respondents, such as the users of one device. Shares, lifts, margins and p-values are
 * proportions from 0 to 1.
 */
export interface Row {
  /** The id of the question, which the API operations receive as `questions_pk`. */
  readonly question: number
  /** The name of the question, such as `brand_awareness`. */
  readonly questionName: string
  /** The text of the question that respondents see. */
  readonly questionText: string
  /** The breakdown that the row belongs to, or `overall` for the question's total. */
  readonly breakdown: Breakdown
  /** The custom variable or demographic of the breakdown, or `null` for other breakdowns. */
  readonly variable: string | null
  /** The human-readable label of the subset of respondents, or `Everyone` for the question's total. */
  readonly part: string
  /** The machine-readable key of the subset of respondents, such as the id of a creative, the length of an ad or the value of a custom variable. */
  readonly key: string
  /** The index of the row within its breakdown, starting at 0. */
  readonly order: number

  /** The unweighted number of exposed respondents, or `null` if the API does not return it. */
  readonly exposed: number | null
  /** The unweighted number of control respondents, or `null` if the API does not return it. */
  readonly control: number | null
  /** The number of exposed respondents who gave an in-target answer, or `null` if the API does not return it. */
  readonly exposedInTarget: number | null
  /** The number of control respondents who gave an in-target answer, or `null` if the API does not return it. */
  readonly controlInTarget: number | null
  /** Whether respondents are weighted. In that case, the shares differ from those computed from the counts. */
  readonly weighted: boolean
  /**
   * The effective sample size of the exposed group, which is at most the number of exposed respondents, and equals it if they are not weighted.
   */
  readonly exposedEffective: number | null
  /**
   * The effective sample size of the control group, which is at most the number of control respondents, and equals it if they are not weighted.
   */
  readonly controlEffective: number | null
  /** The share of exposed respondents who gave an in-target answer, as returned by the API, or `null` until there are enough respondents. */
  readonly exposedShare: number | null
  /** The share of control respondents who gave an in-target answer, as returned by the API, or `null` until there are enough respondents. */
  readonly controlShare: number | null
  /**
   * The exposed share minus the control share. For example, 0.06 is 6 percentage points. `null` if the API returned no shares, or impossible values
   * such as more in-target respondents than respondents. A row without a lift has no p-value and is never significant.
   */
  readonly lift: number | null
  /** The lift relative to the control share. */
  readonly relativeLift: number | null

  /** The margin of error that the API returns for the table's confidence level, as a proportion. */
  readonly serviceMargin: number | null
  /** Whether the API reports the lift as significant at the table's confidence level. */
  readonly serviceSignificant: boolean | null
  /** The p-value that the API returns. */
  readonly servicePValue: number | null
  /** Whether the API considers the sample large enough. */
  readonly serviceEnoughSample: boolean | null

  /** The lower limit of the confidence interval, computed with {@link Row.method}, or `null` if there is no lift. */
  readonly lower: number | null
  /** The upper limit of the confidence interval, computed with {@link Row.method}, or `null` if there is no lift. */
  readonly upper: number | null
  /**
   * The method used to compute the interval: `newcombe` if a group has fewer than 10 target answers or fewer than 10 other answers, otherwise `wald`.
   * `null` if there is no lift.
   */
  readonly method: "wald" | "newcombe" | null
  /** The two-sided p-value of the pooled two-proportion test. */
  readonly pValue: number | null
  /**
   * The p-value, adjusted for multiple comparisons. All rows in the breakdowns of a question are adjusted together, and the questions' totals are
   * adjusted together.
   */
  readonly adjustedP: number | null
  /** Whether the lift is significant without adjustment and there are enough respondents. */
  readonly significant: boolean
  /** Whether the lift is still significant after adjustment for multiple comparisons. */
  readonly significantAdjusted: boolean
  /**
   * The conclusion about the row's lift, given its significance and the number of respondents. `notAvailable`: there are enough respondents, but no
   * lift, because the API returned no shares, impossible values, or weights whose effect is unknown.
   */
  readonly verdict: PartVerdict | "notAvailable"
  /**
   * Whether the exposed or the control group has fewer respondents than the table's minimum, according to the counts. Such a row is never reported as
   * significant.
   */
  readonly tooFew: boolean
  /** The share of the campaign's impressions that belongs to the row, from 0 to 1, or `null` if the breakdown does not contain impressions. */
  readonly impressionShare: number | null
}
