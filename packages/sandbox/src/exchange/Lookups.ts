/** The operation that returns lookup lists in a bundle. Only the requested lists contain entries. */
import type { Handlers } from "../http/Handler.ts"
import { serializeOnce } from "../http/Message.ts"
import * as codes from "./data/codes.ts"
import { countries } from "./data/countries.ts"
import { industries } from "./data/industries.ts"
import { entries } from "./data/Lookup.ts"
import { listedCountryLanguages } from "./data/locales.ts"
import { studyTypes } from "./data/studyTypes.ts"
import type { ExchangeSettings } from "./ExchangeSettings.ts"
import type { ExchangeState } from "./ExchangeState.ts"
import { envelope } from "./LegacyErrors.ts"
import type { BundledLookups, LegacyEnvelope, LookupEntry, operations } from "@fieldwork/specs/exchange/schema"

type Field = Exclude<keyof BundledLookups, keyof LegacyEnvelope>

/** The lists by the name of their field in the response. A request names a list in `Bundle` by the field name without `All`. */
const lists: Readonly<Record<Exclude<Field, "AllCountryLanguages">, ReadonlyArray<LookupEntry>>> = {
  AllBidProbabilities: entries(codes.bidProbabilities),
  AllBidStatuses: entries(codes.bidStatuses),
  AllCategoryLockOutDurations: entries(codes.lockOutDurations),
  AllCountries: entries(countries),
  AllIndustries: entries(industries),
  AllProposalTypes: entries(codes.proposalTypes),
  AllQuestionClassifications: entries(codes.questionClassifications),
  AllSampleTypes: entries(codes.sampleTypes),
  AllStudyTypes: entries(studyTypes.map(({ row }) => row)),
  AllSupplierLinkTypes: entries(codes.supplierLinkTypes),
  AllSupplierPreferenceTypes: entries(codes.supplierPreferenceTypes),
  AllSupplierRequestStatuses: entries(codes.supplierRequestStatuses),
  AllSupplierTrackingUrlTypes: entries(codes.trackingTypes),
  AllSurveyPlatforms: entries(codes.surveyPlatforms),
  AllSurveyStatuses: entries(codes.surveyStatuses),
  AllThirdPartyServices: entries(codes.thirdPartyServices)
}

const bundle = (options: string, list: ExchangeSettings["locale_list"]): BundledLookups => {
  const wanted = new Set(options.split(",").map((option) => `All${option}`))
  const all = { ...lists, AllCountryLanguages: entries(listedCountryLanguages(list)) }
  const chosen = Object.entries(all).map(([field, list]) => [field, wanted.has(field) ? list : []] as const)
  const count = chosen.reduce((sum, [, list]) => sum + list.length, 0)
  return serializeOnce({ ...envelope(count), ...Object.fromEntries(chosen) })
}

/** The response body of each requested bundle. Bodies are cached because the lists never change. */
const bundles = new Map<string, BundledLookups>()
const maxBundles = 200

export const handlers = ({
  settings
}: Pick<ExchangeState, "settings">): Pick<Handlers<operations>, "getBundledLookups"> => ({
  getBundledLookups: ({ params: { Bundle } }) => {
    const key = `${settings.locale_list} ${Bundle}`
    const body = bundles.get(key) ?? bundle(Bundle, settings.locale_list)
    if (bundles.size < maxBundles) bundles.set(key, body)
    return { status: 200, body }
  }
})
