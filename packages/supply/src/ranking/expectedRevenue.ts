/**
 * The default ranking: the revenue that one more entrant is expected to bring.
 */
import type { Rank, Results } from "./Rank.ts"
import type { Device } from "../eligibility/Profile.ts"
import type { SurveySummary } from "../router/IndexedSurvey.ts"

/** How conversion is estimated from few entrants, and when a survey is withheld. */
export interface ExpectedRevenueOptions {
  /** The least conversion that is assumed, so that a survey without completes is tried at all. Default 0.01. */
  readonly conversionFloor?: number | undefined
  /** Own entrants without a complete after which a survey is withheld. Default 20; `Infinity` never withholds one. */
  readonly withholdAfter?: number | undefined
  /** The number of own entrants at which own conversion counts as much as the survey's. Default 20. */
  readonly ownWeight?: number | undefined
  /** The number of the survey's entrants at which its conversion counts as much as the median. Default 10. */
  readonly surveyWeight?: number | undefined
  /** Tags of the buyer (`px_buyer_message`) that exclude a device. Default: `mobile_only` for desktop, `desktop_only` for mobile. */
  readonly excludedBy?: Readonly<Partial<Record<Device, ReadonlyArray<string>>>> | undefined
}

const usualExclusions: Readonly<Record<Device, ReadonlyArray<string>>> = {
  desktop: ["mobile_only"],
  mobile: ["desktop_only"]
}

/** Shrinks a share measured over `count` towards `expected`, as if that had been measured over `weight`. */
const drawn = (measured: number, count: number, expected: number, weight: number): number =>
  count + weight === 0 ? expected : (measured * count + expected * weight) / (count + weight)

const none: Results = { entrants: 0, completes: 0 }

const surveyConversion = (
  { conversion, mobile_conversion, total_client_entrants }: SurveySummary,
  device: Device | undefined,
  median: number | undefined,
  weight: number
): number => {
  const measured = (device === "mobile" ? mobile_conversion : undefined) ?? conversion ?? 0
  // A conversion without a count is used unchanged.
  const entrants = total_client_entrants ?? (measured > 0 ? Number.POSITIVE_INFINITY : 0)
  if (median === undefined || entrants === Number.POSITIVE_INFINITY) return measured
  return drawn(measured, entrants, median, weight)
}

/** Documents are stored as received: the tags may have any type. */
const isExcluded = ({ px_buyer_message: tags }: SurveySummary, by: ReadonlyArray<string> = []): boolean =>
  by.length > 0 && Array.isArray(tags) && tags.some((tag) => by.includes(tag))

/**
 * Returns a ranking by price times expected conversion. The expected conversion comes from own results once there are enough own entrants, before that
 * from the survey's, and for a survey without entrants from the median. Each is shrunk towards the next by its number of entrants, so that a single
 * complete does not lead the list. A survey is withheld from a device that its tags exclude, after own entrants without a complete, and while the
 * respondents in progress will probably fill it.
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
  excludedBy = usualExclusions,
  ownWeight = 20,
  surveyWeight = 10,
  withholdAfter = 20
}: ExpectedRevenueOptions = {}): Rank => {
  return ({ price, survey }, { device, medianConversion, own = none }) => {
    if (isExcluded(survey, device && excludedBy[device])) return undefined
    if (own.completes === 0 && own.entrants >= withholdAfter) return undefined
    const others = surveyConversion(survey, device, medianConversion, surveyWeight)
    const mine = own.entrants === 0 ? 0 : own.completes / own.entrants
    const conversion = Math.max(conversionFloor, drawn(mine, own.entrants, others, ownWeight))
    // Respondents in progress will take the remaining places.
    const { pending = 0 } = own
    if (pending > 0 && pending * conversion >= (survey.total_remaining ?? Number.POSITIVE_INFINITY)) return undefined
    // For ordering only: amounts that are owed are never computed from it.
    return (Number(price?.nanos ?? 0n) / 1e9) * conversion
  }
}

/**
 * Ranks by price only, whatever the conversion. Surveys without a price come last.
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
