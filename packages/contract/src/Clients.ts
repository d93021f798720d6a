/**
 * Maps each operation to the client method that calls it. By default, the clients reject every response that deviates from the spec.
 */
import { createBrandLift, type BrandLift } from "@fieldwork/brand-lift/promise"
import { createBrandLiftClient } from "@fieldwork/brand-lift-client"
import { createExchange, type Exchange } from "@fieldwork/exchange/promise"
import { credentials } from "@fieldwork/sandbox"
import type { ApiName } from "./documents.ts"
import type { Input } from "./requests.ts"

export interface Clients {
  readonly brandLift: BrandLift
  readonly exchange: Exchange
  readonly token: (input: Input) => Promise<unknown>
  /** The deviations from the spec that the clients have reported. */
  readonly drift: ReadonlyArray<string>
}

type ContractFetch = (input: Request | string | URL, init?: RequestInit) => Promise<Response>

/**
 * Creates the clients. `urls` contains the base URL of each API. The APIs are served by a mock or by the sandbox. If `fetch` is set, the clients send
 * their requests with it. With `lenient` validation, the clients report deviations instead of rejecting the response.
 */
export const makeClients = (
  urls: Readonly<Record<ApiName, string>>,
  fetch?: ContractFetch,
  validation: "strict" | "lenient" = "strict"
): Clients => {
  const drift: Array<string> = []
  const settings = {
    validation,
    ...(fetch && { fetch }),
    retry: { maxAttempts: 1 },
    onDeprecation: () => {},
    onDrift: ({ message, operation, pointer }: { operation: string; pointer: string; message: string }) =>
      drift.push(`${operation} ${pointer} ${message}`)
  } as const
  const thin = createBrandLiftClient({ baseUrl: urls["brand-lift"], ...(fetch && { fetch }) })
  return {
    brandLift: createBrandLift({
      baseUrl: urls["brand-lift"],
      authUrl: urls["brand-lift"],
      ...credentials.brandLift,
      ...settings
    }),
    exchange: createExchange({ baseUrl: urls.exchange, apiKey: credentials.exchange.apiKey, ...settings }),
    token: async (input) => {
      const { data, error } = await thin.POST("/oauth/token", input as never)
      if (data === undefined) throw new Error(JSON.stringify(error))
      return data
    },
    drift
  }
}

const all = async (items: AsyncIterable<unknown>): Promise<ReadonlyArray<unknown>> => {
  const found: Array<unknown> = []
  for await (const item of items) found.push(item)
  return found
}

/** The type to which inputs from `inputs.ts` are cast. The inputs are validated at run time by the mock or the sandbox, not by the compiler. */
type Loose = never

export const methods: Readonly<Record<string, (clients: Clients, input: Input) => Promise<unknown>>> = {
  createToken: ({ token }, input) => token(input),
  listCampaigns: ({ brandLift }, input) => all(brandLift.campaigns.list(input as Loose)),
  getCampaignSummary: ({ brandLift }, input) => brandLift.campaigns.summary(input as Loose),
  createCampaign: ({ brandLift }, input) => brandLift.campaigns.create(input as Loose),
  getCampaign: ({ brandLift }, input) => brandLift.campaigns.get(input as Loose),
  updateCampaign: ({ brandLift }, input) => brandLift.campaigns.update(input as Loose),
  updateLaunchedCampaign: ({ brandLift }, input) => brandLift.campaigns.updateLaunched(input as Loose),
  launchCampaign: ({ brandLift }, input) => brandLift.campaigns.launch(input as Loose),
  getCampaignOverviewLift: ({ brandLift }, input) => brandLift.lift.overview(input as Loose),

  listIndustries: ({ brandLift }, input) => all(brandLift.industries.list(input as Loose)),
  listCountryLanguages: ({ brandLift }, input) => all(brandLift.countryLanguages.list(input as Loose)),
  getCountryLanguage: ({ brandLift }, input) => brandLift.countryLanguages.get(input as Loose),
  listCountryLanguageQuestions: ({ brandLift }, input) => all(brandLift.countryLanguages.questions(input as Loose)),
  listCountryLanguageQuestionOptions: ({ brandLift }, input) =>
    all(brandLift.countryLanguages.questionOptions(input as Loose)),
  listQuestionTemplates: ({ brandLift }, input) => all(brandLift.questionTemplates.list(input as Loose)),
  listCampaignQuestionTemplates: ({ brandLift }, input) => all(brandLift.questionTemplates.ofCampaign(input as Loose)),
  listAdServers: ({ brandLift }, input) => all(brandLift.adServers.list(input as Loose)),
  getAdServer: ({ brandLift }, input) => brandLift.adServers.get(input as Loose),
  listTagQueryParameters: ({ brandLift }, input) => all(brandLift.tagQueryParameters.list(input as Loose)),
  listS2sPartners: ({ brandLift }, input) => all(brandLift.s2sMappings.partners(input as Loose)),
  listTargetedRecruitmentOptions: ({ brandLift }, input) =>
    all(brandLift.audiences.targetedRecruitmentOptions(input as Loose)),
  listDemographicFilters: ({ brandLift }, input) => all(brandLift.audiences.demographicFilters(input as Loose)),
  listTargetAudiences: ({ brandLift }, input) => all(brandLift.audiences.targetAudiences(input as Loose)),
  getNonDemographicFilters: ({ brandLift }, input) => brandLift.audiences.nonDemographicFilters(input as Loose),
  listRespondentCsvColumns: ({ brandLift }, input) => all(brandLift.respondents.csvColumns(input as Loose)),
  listCampaignRespondentCsvColumns: ({ brandLift }, input) =>
    all(brandLift.respondents.campaignCsvColumns(input as Loose)),

  listCampaignQuestions: ({ brandLift }, input) => all(brandLift.questions.list(input as Loose)),
  getCampaignQuestion: ({ brandLift }, input) => brandLift.questions.get(input as Loose),
  getQuestionLift: ({ brandLift }, input) => brandLift.lift.get(input as Loose),
  listCampaignLift: ({ brandLift }, input) => all(brandLift.lift.list(input as Loose)),
  listLiftByAdChannel: ({ brandLift }, input) => brandLift.lift.byAdChannel(input as Loose),
  listLiftByAdLength: ({ brandLift }, input) => brandLift.lift.byAdLength(input as Loose),
  listLiftByBucket: ({ brandLift }, input) => brandLift.lift.byBucket(input as Loose),
  listLiftByCreative: ({ brandLift }, input) => brandLift.lift.byCreative(input as Loose),
  listLiftByCustomVariable: ({ brandLift }, input) => brandLift.lift.byCustomVariable(input as Loose),
  listLiftByDaypart: ({ brandLift }, input) => brandLift.lift.byDaypart(input as Loose),
  listLiftByDemographic: ({ brandLift }, input) => brandLift.lift.byDemographic(input as Loose),
  listLiftByDevice: ({ brandLift }, input) => brandLift.lift.byDevice(input as Loose),
  listLiftByFrequency: ({ brandLift }, input) => brandLift.lift.byFrequency(input as Loose),

  listRespondents: ({ brandLift }, input) => all(brandLift.respondents.list(input as Loose)),
  exportRespondentsCsv: ({ brandLift }, input) => brandLift.respondents.csv(input as Loose),
  exportExcel: ({ brandLift }, input) => brandLift.exports.excel(input as Loose),
  getExcelExport: ({ brandLift }, input) => brandLift.exports.excelStatus(input as Loose),
  exportPowerPoint: ({ brandLift }, input) => brandLift.exports.powerPoint(input as Loose),
  getPowerPointExport: ({ brandLift }, input) => brandLift.exports.powerPointStatus(input as Loose),
  listFrequencyReports: ({ brandLift }, input) => all(brandLift.frequencyReports.list(input as Loose)),
  createFrequencyReport: ({ brandLift }, input) => brandLift.frequencyReports.create(input as Loose),
  getFrequencyReport: ({ brandLift }, input) => brandLift.frequencyReports.get(input as Loose),

  getIpMatching: ({ brandLift }, input) => brandLift.ipMatching.get(input as Loose),
  configureIpMatching: ({ brandLift }, input) => brandLift.ipMatching.configure(input as Loose),
  updateIpMatching: ({ brandLift }, input) => brandLift.ipMatching.update(input as Loose),
  createIpMatchingIds: ({ brandLift }, input) => brandLift.ipMatching.create(input as Loose),
  listPixelGroups: ({ brandLift }, input) => all(brandLift.pixels.list(input as Loose)),
  createPixels: ({ brandLift }, input) => brandLift.pixels.create(input as Loose),
  getPixelGroup: ({ brandLift }, input) => all(brandLift.pixels.get(input as Loose)),
  updatePixelGroup: ({ brandLift }, input) => brandLift.pixels.update(input as Loose),
  listS2sMappings: ({ brandLift }, input) => all(brandLift.s2sMappings.list(input as Loose)),
  createS2sMappings: ({ brandLift }, input) => brandLift.s2sMappings.create(input as Loose),
  removeS2sMapping: ({ brandLift }, input) => brandLift.s2sMappings.remove(input as Loose),

  listNames: ({ brandLift }, input) => all(brandLift.names.list(input as Loose)),
  listNamesWithImpressions: ({ brandLift }, input) => all(brandLift.names.withImpressions(input as Loose)),
  getCampaignNames: ({ brandLift }, input) => brandLift.names.get(input as Loose),
  assignCampaignNames: ({ brandLift }, input) => brandLift.names.assign(input as Loose),
  assignNamesAndGroups: ({ brandLift }, input) => brandLift.names.assignWithGroups(input as Loose),
  listGroups: ({ brandLift }, input) => all(brandLift.groups.list(input as Loose)),
  createOrUpdateGroups: ({ brandLift }, input) => brandLift.groups.save(input as Loose),
  removeGroups: ({ brandLift }, input) => brandLift.groups.remove(input as Loose),

  getBundledLookups: ({ exchange }, input) => exchange.lookups.bundled(input as Loose),
  listSuppliers: ({ exchange }, input) => all(exchange.lookups.suppliers(input as Loose)),
  listBusinessUnits: ({ exchange }, input) => all(exchange.lookups.businessUnits(input as Loose)),
  listQuestions: ({ exchange }, input) => all(exchange.questionLibrary.list(input as Loose)),
  listCustomQuestions: ({ exchange }, input) => all(exchange.questionLibrary.custom(input as Loose)),
  getQuestion: ({ exchange }, input) => exchange.questionLibrary.get(input as Loose),
  listQuestionOptions: ({ exchange }, input) => all(exchange.questionLibrary.options(input as Loose)),
  listDictionary: ({ exchange }, input) => all(exchange.dictionaries.list(input as Loose)),
  listBetaErrors: ({ exchange }, input) => all(exchange.dictionaries.errors(input as Loose)),
  createOpportunitiesSubscription: ({ exchange }, input) => exchange.opportunities.subscribe(input as Loose),
  getOpportunitiesSubscription: ({ exchange }, input) => exchange.opportunities.subscription(input as Loose),
  removeOpportunitiesSubscription: ({ exchange }, input) => exchange.opportunities.unsubscribe(input as Loose),
  createOutcomesSubscription: ({ exchange }, input) => exchange.outcomes.subscribe(input as Loose),
  getOutcomesSubscription: ({ exchange }, input) => exchange.outcomes.subscription(input as Loose),
  removeOutcomesSubscription: ({ exchange }, input) => exchange.outcomes.unsubscribe(input as Loose),
  listQualifiedRespondents: ({ exchange }, input) => all(exchange.supplierSurveys.qualifiedRespondents(input as Loose)),
  listSurveyGroups: ({ exchange }, input) => all(exchange.supplierSurveys.groups(input as Loose)),
  listOfferwallSurveys: ({ exchange }, input) => all(exchange.supplierSurveys.list(input as Loose)),
  getSurveyAllocation: ({ exchange }, input) => exchange.supplierSurveys.get(input as Loose),
  createSupplierLink: ({ exchange }, input) => exchange.supplierLinks.create(input as Loose),
  updateSupplierLink: ({ exchange }, input) => exchange.supplierLinks.update(input as Loose),
  getSupplierLink: ({ exchange }, input) => exchange.supplierLinks.get(input as Loose),
  listAllocatedSurveys: ({ exchange }, input) => all(exchange.supplierSurveys.allocated(input as Loose)),
  createSurvey: ({ exchange }, input) => exchange.surveys.create(input as Loose),
  updateSurvey: ({ exchange }, input) => exchange.surveys.update(input as Loose),
  getSurvey: ({ exchange }, input) => exchange.surveys.get(input as Loose)
}
