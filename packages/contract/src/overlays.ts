/**
 * Defines OpenAPI overlays for both APIs. Each overlay describes a service that differs from the spec in one respect, such as a path or a method.
 */
import type { ApiName } from "./documents.ts"

const v1 = "/api/impact-measurement/v1"

interface Kind {
  readonly api: ApiName
  /** The ids of the operations that the tests call on a service that the overlay describes. */
  readonly operations: ReadonlyArray<string>
  readonly actions: ReadonlyArray<{ readonly target: string; readonly update?: unknown; readonly remove?: boolean }>
}

const move = (from: string, to: string, method: string, operationId: string, under = method) => [
  { target: "$.paths", update: { [to]: { [under]: { operationId } } } },
  { target: `$.paths['${from}'].${method}`, remove: true }
]

const status = (path: string, method: string, from: number, to: number) => [
  { target: `$.paths['${path}'].${method}.responses`, update: { [to]: { description: "As this service has it" } } },
  { target: `$.paths['${path}'].${method}.responses['${from}']`, remove: true }
]

const campaigns = "$.components.schemas.Campaign.properties"
const survey = "$.components.schemas.SurveyFields.properties"

/** The overlays, keyed by the difference that each overlay describes. */
export const overlays: Readonly<Record<string, Kind>> = {
  "a path": {
    api: "brand-lift",
    operations: ["getCampaign", "listIndustries", "getCampaignSummary"],
    actions: [
      ...move(`${v1}/campaigns/{id}`, `${v1}/studies/{id}`, "get", "getCampaign"),
      ...move(`${v1}/industries`, `${v1}/sectors`, "get", "listIndustries")
    ]
  },
  "a method": {
    api: "brand-lift",
    operations: ["updateCampaign", "updateLaunchedCampaign", "getCampaign"],
    actions: move(`${v1}/campaigns/{id}`, `${v1}/campaigns/{id}`, "patch", "updateCampaign", "post")
  },
  "the style of lists": {
    api: "brand-lift",
    operations: ["listCampaigns", "getCampaignSummary"],
    actions: [
      { target: "$.components.parameters[?@['x-provenance'].inferred[?@ == 'explode']]", update: { explode: true } }
    ]
  },
  "the separator of lists": {
    api: "brand-lift",
    operations: ["listCampaignLift", "getQuestionLift"],
    actions: [{ target: "$.components.parameters.ConfidenceLevelIn", update: { style: "pipeDelimited" } }]
  },
  "the name of a field": {
    api: "brand-lift",
    operations: ["createCampaign", "getCampaign", "listCampaigns"],
    actions: [
      { target: "$.components.schemas[*].properties.campaign_name", update: { "x-wire-name": "name" } },
      { target: `${campaigns}.industry_id`, update: { "x-wire-name": "sector" } }
    ]
  },
  "the type of ids": {
    api: "brand-lift",
    operations: ["listIndustries", "createCampaign", "getCampaign"],
    actions: [
      { target: "$.components.schemas.Industry.properties.id", update: { type: "string" } },
      { target: `${campaigns}.country_language_id`, update: { type: "string" } }
    ]
  },
  "a trailing slash": {
    api: "brand-lift",
    operations: ["listCampaigns", "createCampaign", "exportRespondentsCsv", "createFrequencyReport"],
    actions: [{ target: "$", update: { "x-wire-trailing-slash": true } }]
  },
  "the status of a creation": {
    api: "brand-lift",
    operations: ["createCampaign"],
    actions: status(`${v1}/campaigns`, "post", 200, 201)
  },
  "the scale of a price": {
    api: "exchange",
    operations: ["createSurvey", "updateSurvey", "getSurvey"],
    actions: [{ target: `${survey}.QuotaCPI`, update: { "x-wire-scale": 100 } }]
  },
  "the scale of the offerwall": {
    api: "exchange",
    operations: ["listOfferwallSurveys"],
    actions: [
      { target: "$.components.schemas.OfferwallSurvey.properties.Conversion", update: { "x-wire-scale": 0.01 } }
    ]
  },
  "names of the exchange": {
    api: "exchange",
    operations: ["createSurvey", "getSurvey", "listOfferwallSurveys"],
    actions: [
      { target: `${survey}.SurveyName`, update: { "x-wire-name": "surveyName" } },
      { target: "$.components.schemas.OfferwallSurvey.properties.SurveyNumber", update: { "x-wire-name": "number" } }
    ]
  },
  "a path of the exchange": {
    api: "exchange",
    operations: ["listOfferwallSurveys"],
    actions: move(
      "/Supply/v1/Surveys/AllOfferwall/{SupplierCode}",
      "/Supply/v1/Offerwall/{SupplierCode}",
      "get",
      "listOfferwallSurveys"
    )
  },
  "the name of a parameter": {
    api: "brand-lift",
    operations: ["getCampaignOverviewLift"],
    actions: [{ target: "$.components.parameters.ConfidenceLevel", update: { "x-wire-name": "level" } }]
  },
  "the status of a subscription": {
    api: "exchange",
    operations: ["createOpportunitiesSubscription"],
    actions: status("/supply/opportunities/v1/subscriptions/{supplier_code}", "post", 200, 201)
  }
}

/** Returns one overlay that contains the actions of all overlays for an API. */
export const overlayOf = (api: ApiName) => ({
  overlay: "1.0.0",
  info: { title: "A service that differs", version: "1" },
  extends: api,
  actions: Object.values(overlays)
    .filter((kind) => kind.api === api)
    .flatMap(({ actions }) => actions)
})
