/** The control API's operations that publish one or more surveys. */
import type { ExchangeControl } from "../../control/ControlHandlers.ts"
import type { MarketSurveyRequest } from "../../control/schema.gen.ts"
import { buyers } from "../data/accounts.ts"
import { canonicalLocale } from "../data/localeAliases.ts"
import { allCountryLanguages, localeOf } from "../data/locales.ts"
import { studyTypes } from "../data/studyTypes.ts"
import type { Survey } from "../market/Survey.ts"
import * as SurveyGenerator from "../market/SurveyGenerator.ts"
import { fromNumber } from "../Money.ts"
import type { ExchangeState } from "../ExchangeState.ts"
import { showSurveyDetail } from "./MarketView.ts"
import { refused } from "./controlErrors.ts"
import * as Targeting from "./Targeting.ts"

/** The number of the first published survey. It is far above the numbers of generated surveys and of surveys that buyers create. */
export const firstPublishedNumber = 7_000_001

const idOf = new Map(allCountryLanguages.map(([id, code]) => [localeOf(code), id]))
const studyTypeIds = new Map(studyTypes.map(({ code, row: [id] }) => [code, id]))

/** The first buyer whose business unit uses US dollars. This buyer is used because prices of published surveys are in US dollars. */
const americanBuyer = buyers.find(({ businessUnit }) => businessUnit.currency === "USD")

/** Returns an error message for an invalid request. Undefined if the request is valid. */
const violation = (request: MarketSurveyRequest): string | undefined => {
  const { allocations = {}, country_language = "eng_us", study_type = "adhoc" } = request
  if (!idOf.has(canonicalLocale(country_language))) return `country_language: There is no locale ${country_language}.`
  if (!studyTypeIds.has(study_type)) return `study_type: The dictionary has no study type ${study_type}.`
  const unknown = Object.keys(allocations).find((code) => !SurveyGenerator.suppliers.includes(code))
  return unknown === undefined ? Targeting.violation(request) : `allocations: No supplier has the code ${unknown}.`
}

/** Returns the input for the survey generator. Properties that the request omits are drawn at random from the seed. */
const planOf = (request: MarketSurveyRequest) => {
  const { bid_incidence, country_language, length_of_interview, status = "03", study_type, total_wanted } = request
  return {
    ...SurveyGenerator.openPlan,
    status,
    ...(country_language !== undefined && { countryLanguageId: idOf.get(canonicalLocale(country_language)) ?? 9 }),
    ...(study_type !== undefined && { studyTypeId: studyTypeIds.get(study_type) ?? 1 }),
    ...(total_wanted !== undefined && { wanted: total_wanted }),
    ...(length_of_interview !== undefined && { minutes: length_of_interview }),
    ...(bid_incidence !== undefined && { bidIncidence: bid_incidence })
  }
}

export const make = (state: ExchangeState): Pick<ExchangeControl, "publishMarketSurvey" | "publishMarketSurveys"> => {
  const { market, now, random, settings, timeline } = state
  let published = 0

  const publish = (request: MarketSurveyRequest): Survey => {
    const { allocations, conversion, price, survey_name } = request
    const number = firstPublishedNumber + published++
    const options = { churn: "calm", groups: market.groups.count } as const
    const seeded = SurveyGenerator.generateSurvey(
      random.fork(`survey ${number}`),
      number,
      now(),
      options,
      planOf(request)
    )
    const granted = Object.entries(allocations ?? {}).map(
      ([code, fullGrant]) => [code, { granted: fullGrant, completes: 0, fullGrant }] as const
    )
    const survey: Survey = {
      ...seeded,
      name: survey_name ?? seeded.name,
      isExternal: true,
      ...(price !== undefined && { buyer: americanBuyer ?? seeded.buyer, price: fromNumber(price) }),
      ...(conversion !== undefined && { truth: { ...seeded.truth, conversion } }),
      ...(allocations !== undefined && { allocations: new Map(granted) })
    }
    Targeting.applyTargets(survey, state, request)
    market.publish(survey, now())
    return survey
  }

  return {
    publishMarketSurvey: ({ body = {} }) => {
      const wrong = violation(body)
      if (wrong !== undefined) return refused(wrong)
      timeline.catchUp()
      return { status: 200, body: showSurveyDetail(publish(body), settings, now()) }
    },

    publishMarketSurveys: ({ body: { count = 1, items, survey = {} } }) => {
      const requests = items ?? Array.from({ length: count }, () => survey)
      const wrong = requests.map((request) => violation(request))
      const first = wrong.findIndex((words) => words !== undefined)
      if (first >= 0) return refused(items === undefined ? `survey.${wrong[first]}` : `items.${first}.${wrong[first]}`)
      timeline.catchUp()
      return { status: 200, body: { survey_numbers: requests.map((request) => publish(request).number) } }
    }
  }
}
