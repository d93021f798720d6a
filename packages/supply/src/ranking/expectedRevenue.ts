/**
 * The default ranking, which orders surveys by the revenue that one more entrant is expected to generate.
 */
import type { Rank, Results } from "./Rank.ts"
import type { Device } from "../eligibility/Profile.ts"
import type { SurveySummary } from "../router/IndexedSurvey.ts"

/** The options for the default ranking. They control how conversion is estimated from a small number of entrants, and when a survey is withheld. */
export interface ExpectedRevenueOptions {
  /** The minimum conversion that is assumed, so that surveys without completes also receive respondents. Default: 0.01. */
  readonly conversionFloor?: number | undefined
  /**
   * The number of the supplier's own entrants after which a survey is withheld if none of them has completed. Default: 20. With `Infinity`, no survey
   * is withheld for this reason.
   */
  readonly withholdAfter?: number | undefined
  /** The number of the supplier's own entrants at which their conversion has the same weight as the survey's conversion. Default: 20. */
  readonly ownWeight?: number | undefined
  /**
   * The total number of entrants in the survey at which the survey's conversion has the same weight as the median conversion of all surveys. Default:
   * 10.
   */
  readonly surveyWeight?: number | undefined
  /**
   * The buyer's tags (`px_buyer_message`) that exclude each kind of device. Default: `mobile_only` excludes desktop, and `desktop_only` excludes
   * mobile.
   */
  readonly excludedBy?: Readonly<Partial<Record<Device, ReadonlyArray<string>>>> | undefined
}

const defaultExclusions: Readonly<Record<Device, ReadonlyArray<string>>> = {
  desktop: ["mobile_only"],
  mobile: ["desktop_only"]
}

/** Shrinks a proportion that was measured over `count` entrants towards `expected`, which has the same weight as `weight` entrants. */
const shrink = (measured: number, count: number, expected: number, weight: number): number =>
  count + weight === 0 ? expected : (measured * count + expected * weight) / (count + weight)

const none: Results = { entrants: 0, completes: 0 }

const surveyConversion = (
  { conversion, mobile_conversion, total_client_entrants }: SurveySummary,
  device: Device | undefined,
  median: number | undefined,
  weight: number
): number => {
  const measured = (device === "mobile" ? mobile_conversion : undefined) ?? conversion ?? 0
  // If the number of entrants is unknown, the survey's conversion (if above 0) is used as it is, instead of being shrunk towards the median.
  const entrants = total_client_entrants ?? (measured > 0 ? Number.POSITIVE_INFINITY : 0)
  if (median === undefined || entrants === Number.POSITIVE_INFINITY) return measured
  return shrink(measured, entrants, median, weight)
}

/** Returns whether the `by` list contains one of the survey's tags. Documents are stored as received, so the tags may have any type. */
const isExcluded = ({ px_buyer_message: tags }: SurveySummary, by: ReadonlyArray<string> = []): boolean =>
  by.length > 0 && Array.isArray(tags) && tags.some((tag) => by.includes(tag))

/**
 * Returns a ranking by price times expected conversion. The expected conversion is estimated from the results of the supplier's own respondents, the
 * survey's conversion and the median conversion of all surveys. If the supplier has few entrants, their conversion is shrunk towards the survey's
 * conversion, which is shrunk towards the median in the same way, so a single complete does not move a survey to the top. A survey is withheld if its
 * tags exclude the respondent's device, if too many of the supplier's entrants have produced no complete, or if the supplier's respondents in
 * progress will probably fill it.
 *
 * @example
 * ```ts
 * import { expectedRevenue } from "@fieldwork/supply"
 * import { Money } from "@fieldwork/exchange"
 *
 * const rank = expectedRevenue()
 * const context = { own: undefined, medianConversion: 0.2 }
 * const price = Money.make("2.00", "USD")
 * const measured = rank({ price, survey: { survey_id: 1, conversion: 0.5, total_client_entrants: 90 } }, context)
 * const fresh = rank({ price, survey: { survey_id: 2, conversion: 0, total_client_entrants: 0 } }, context)
 * measured // => 0.94
 * fresh // => 0.40
 * rank({ price, survey: { survey_id: 3 } }, { ...context, own: { entrants: 20, completes: 0 } }) ?? null // => null
 * ```
 */
export const expectedRevenue = ({
  conversionFloor = 0.01,
  excludedBy = defaultExclusions,
  ownWeight = 20,
  surveyWeight = 10,
  withholdAfter = 20
}: ExpectedRevenueOptions = {}): Rank => {
  return ({ price, survey }, { device, medianConversion, own = none }) => {
    if (isExcluded(survey, device && excludedBy[device])) return undefined
    if (own.completes === 0 && own.entrants >= withholdAfter) return undefined
    const others = surveyConversion(survey, device, medianConversion, surveyWeight)
    const mine = own.entrants === 0 ? 0 : own.completes / own.entrants
    const conversion = Math.max(conversionFloor, shrink(mine, own.entrants, others, ownWeight))
    // A survey is withheld if the supplier's respondents in progress are expected to produce all the completes that the survey still needs.
    const { pending = 0 } = own
    if (pending > 0 && pending * conversion >= (survey.total_remaining ?? Number.POSITIVE_INFINITY)) return undefined
    // The score is a floating-point number, because it is only used for ordering. Amounts of money are never computed from it.
    return (Number(price?.nanos ?? 0n) / 1e9) * conversion
  }
}

/**
 * Ranks surveys by price only, regardless of conversion. Surveys without a price are listed last.
 *
 * @example
 * ```ts
 * import { Money } from "@fieldwork/exchange"
 * import { byPrice } from "@fieldwork/supply"
 *
 * const context = { own: undefined, medianConversion: undefined }
 * byPrice({ price: Money.make("2.50", "USD"), survey: { survey_id: 7 } }, context) // => 2.50
 * ```
 */
export const byPrice: Rank = ({ price }) => Number(price?.nanos ?? 0n) / 1e9
