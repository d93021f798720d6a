/**
 * Determines the cost and the risks of a survey before it is created, because the buyer pays for every complete, which is an interview that a
 * respondent has completed (see "General rules", item 3, in the exchange's API document).
 *
 * No request is sent. The price is `QuotaCPI`, which is a gross price per complete, before fees. It is in the currency of the survey's business unit.
 * The caller passes the currency, because no operation returns it.
 */
import type { components } from "@fieldwork/exchange-client"
import * as Money from "./Money.ts"

type SurveyFields = components["schemas"]["SurveyFields"]

/** A risk to consider. The exchange nevertheless accepts the survey, unless the finding is `priceTooLow` and the survey is live. */
export interface Finding {
  readonly kind:
    | "noQuota"
    | "noPrice"
    | "priceTooLow"
    | "priceInexact"
    | "noBusinessUnit"
    | "callbackUnverified"
    | "repeatsAllowed"
    | "noTestLink"
  readonly field: keyof SurveyFields
  /** A description of the risk, as a full sentence. */
  readonly message: string
}

/**
 * The cost and the risks of a survey that has not been created yet.
 */
export interface Preflight {
  /** `Quota` × `QuotaCPI`, before fees. Undefined if either value is missing or invalid. */
  readonly maxCost: Money.Money | undefined
  readonly findings: ReadonlyArray<Finding>
  /** A sentence that states the cost. */
  readonly sentence: string
}

/** The minimum price of a live survey, in the currency of the survey. */
const lowestPrice = "0.01"

const prescreens = 2

interface Rule extends Finding {
  readonly applies: (survey: SurveyFields) => boolean
}

const isTotal = (quota: number | undefined): quota is number =>
  quota !== undefined && Number.isSafeInteger(quota) && quota >= 0

const rules: ReadonlyArray<Rule> = [
  {
    kind: "noQuota",
    field: "Quota",
    applies: ({ Quota }) => !isTotal(Quota),
    message: "No total of completes is set: the cost is unlimited."
  },
  {
    kind: "noPrice",
    field: "QuotaCPI",
    applies: ({ QuotaCPI }) => QuotaCPI === undefined,
    message: "No price is set, and the exchange's price is unknown."
  },
  {
    kind: "noBusinessUnit",
    field: "BusinessUnitID",
    applies: ({ BusinessUnitID }) => BusinessUnitID === undefined,
    message: "No business unit is set: a different unit and currency may be chosen."
  },
  {
    kind: "callbackUnverified",
    field: "IsVerifyCallBack",
    applies: ({ IsVerifyCallBack }) => IsVerifyCallBack !== true,
    message: "Callbacks are not verified: anyone who knows the complete link can create paid completes."
  },
  {
    kind: "repeatsAllowed",
    field: "UniquePID",
    applies: ({ UniquePID }) => UniquePID !== true,
    message: "PIDs need not be unique: a respondent may complete, and be paid for, more than once."
  },
  {
    kind: "noTestLink",
    field: "TestRedirectURL",
    applies: ({ TestRedirectURL = "" }) => TestRedirectURL === "",
    message: "There is no test link: every study should have a working one."
  }
]

/** Returns the price, or a finding if the price is invalid. */
const priceOf = (price: number | undefined, currency: string): Money.Money | Finding | undefined => {
  if (price === undefined) return undefined
  try {
    const money = Money.make(price, currency)
    if (Money.compare(money, Money.make(lowestPrice, currency)) >= 0) return money
    const message = `The price is ${Money.format(money)}; a live survey pays at least ${lowestPrice}.`
    return { kind: "priceTooLow", field: "QuotaCPI", message }
  } catch (cause) {
    if (!(cause instanceof Money.InvalidMoneyError) || cause.why === "currency") throw cause
    return { kind: "priceInexact", field: "QuotaCPI", message: `The price is invalid: ${cause.message}.` }
  }
}

const sentenceOf = (name: string | undefined, survey: SurveyFields, price: Money.Money | undefined): string => {
  const quoted = name === undefined ? undefined : JSON.stringify(name)
  if (price === undefined || !isTotal(survey.Quota)) return `The cost of ${quoted ?? "the survey"} is unknown.`
  const subject = quoted ?? "The survey"
  const cost = Money.format(Money.times(price, survey.Quota))
  const counted = survey.QuotaCalculationTypeID === prescreens ? "prescreens, of which all may complete," : "completes"
  return `${subject} may cost ${cost} before fees: ${survey.Quota} ${counted} at ${Money.format(price)}.`
}

/**
 * Determines the cost and the risks of a survey before it is created or updated. `currency` is the ISO 4217 code for the currency of the survey's
 * business unit.
 *
 * Throws `InvalidMoneyError` if the currency code is invalid.
 *
 * @example
 * ```ts
 * import { Money, SurveyPreflight } from "@fieldwork/exchange"
 * const { findings, maxCost } = SurveyPreflight.check({ Quota: 100, QuotaCPI: 2.5, BusinessUnitID: 1 }, { currency: "USD" })
 * maxCost === undefined ? "unknown" : Money.format(maxCost) // => "250 USD"
 * findings.some(({ kind }) => kind === "noQuota") // => false
 * ```
 */
export const check = (survey: SurveyFields, { currency }: { readonly currency: string }): Preflight => {
  const priced = priceOf(survey.QuotaCPI, currency)
  const price = priced !== undefined && "nanos" in priced ? priced : undefined
  const fault = priced !== undefined && "kind" in priced ? [priced] : []
  const findings = rules.filter(({ applies }) => applies(survey))
  return {
    maxCost: price === undefined || !isTotal(survey.Quota) ? undefined : Money.times(price, survey.Quota),
    findings: [...fault, ...findings.map(({ field, kind, message }) => ({ field, kind, message }))],
    sentence: sentenceOf(survey.SurveyName, survey, price)
  }
}
