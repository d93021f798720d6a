/**
 * Defines one valid input for the client method of each operation.
 *
 * A test fails if an operation has no input.
 */
import { credentials } from "@fieldwork/sandbox"
import type { Input } from "./requests.ts"
import {
  campaignDraft,
  ignoredCallbackUrl,
  type Ids,
  newSurvey,
  opportunitiesSubscription,
  outcomesSubscription
} from "./TestData.ts"

const { audience, clientId, clientSecret } = credentials.brandLift

/** A well-formed id that does not belong to any report or respondent in the sandbox. */
const unknownId = "c7a3f6d2-5b18-4d4e-a0f9-8e2b6c1d3a57"

export const inputs: Readonly<Record<string, (ids: Ids) => Input>> = {
  createToken: () => ({
    body: {
      grant_type: "client_credentials",
      client_id: clientId,
      client_secret: clientSecret,
      audience,
      platform_scopes: "short app:imt"
    }
  }),
  listCampaigns: () => ({
    page: 1,
    page_size: 5,
    status__in: ["live", "draft"],
    sort_by: "start_date",
    sort_order: "asc"
  }),
  createCampaign: () => ({ include_baseline_questions: true, body: campaignDraft }),
  getCampaign: ({ live }) => ({ id: live }),
  updateCampaign: ({ draft }) => ({ id: draft, body: { campaign_name: "Alder Coffee autumn" } }),
  launchCampaign: ({ draft }) => ({ id: draft }),
  listCampaignQuestions: ({ live }) => ({ campaigns_pk: live }),
  getQuestionLift: ({ live, question }) => ({
    campaigns_pk: live,
    questions_pk: question,
    confidence_level: 0.9,
    confidence_level__in: [0.8, 0.85, 0.9, 0.95],
    demographics: { demo_age__range: "18,64" }
  }),
  listLiftByDevice: ({ live, question }) => ({ campaigns_pk: live, questions_pk: question }),
  listLiftByAdChannel: ({ live, question }) => ({ campaigns_pk: live, questions_pk: question }),
  getCampaignSummary: () => ({ status__in: ["live", "complete"] }),
  updateLaunchedCampaign: ({ live }) => ({ id: live, body: { campaign_name: "Alder Coffee spring, longer" } }),
  getCampaignOverviewLift: ({ live }) => ({
    id: live,
    confidence_level: 0.9,
    demographics: { demo_gender__in: "1,2" }
  }),
  listIndustries: () => ({}),
  listCountryLanguages: () => ({ channels: ["digital"] }),
  getCountryLanguage: () => ({ id: 9 }),
  listCountryLanguageQuestions: () => ({ id: 9, exclude_targeted_recruitment: true }),
  listCountryLanguageQuestionOptions: () => ({ id: 9, question_id: 43 }),
  listQuestionTemplates: () => ({ usage: "lift", country_language_id: 9, industry_id: 1 }),
  listCampaignQuestionTemplates: ({ live }) => ({ id: live, usage: "lift" }),
  listAdServers: () => ({ include_parameters: true }),
  getAdServer: () => ({ id: "1", tag_type__in: ["standard", "custom"] }),
  listTagQueryParameters: () => ({ tag_type__in: ["standard", "custom"] }),
  listS2sPartners: () => ({ channels: ["linear_tv", "digital"] }),
  listTargetedRecruitmentOptions: ({ live }) => ({ id: live }),
  listDemographicFilters: ({ live }) => ({ campaigns_pk: live, demo_type: ["base"], demo_sub_type: ["ctv"] }),
  listTargetAudiences: ({ live }) => ({ campaigns_pk: live }),
  getNonDemographicFilters: ({ live }) => ({ id: live }),
  listRespondentCsvColumns: () => ({ columns_for: "respondent_id" }),
  listCampaignRespondentCsvColumns: ({ live }) => ({ campaigns_pk: live }),
  getCampaignQuestion: ({ live, question }) => ({ campaigns_pk: live, id: question }),
  listCampaignLift: ({ live }) => ({ campaigns_pk: live, confidence_level__in: [0.9, 0.95] }),
  listLiftByAdLength: ({ live, question }) => ({ campaigns_pk: live, questions_pk: question }),
  listLiftByBucket: ({ live, question }) => ({ campaigns_pk: live, questions_pk: question }),
  listLiftByCreative: ({ live, question }) => ({ campaigns_pk: live, questions_pk: question }),
  listLiftByCustomVariable: ({ live, question }) => ({ campaigns_pk: live, questions_pk: question, custom_var: "c1" }),
  listLiftByDaypart: ({ live, question }) => ({ campaigns_pk: live, questions_pk: question }),
  listLiftByDemographic: ({ live, question }) => ({
    campaigns_pk: live,
    questions_pk: question,
    demo_filter_name: "demo_age",
    use_buckets: false
  }),
  listLiftByFrequency: ({ live, question }) => ({ campaigns_pk: live, questions_pk: question }),
  listRespondents: ({ live, question }) => ({ campaigns_pk: live, page: 1, page_size: 5, question_id: question }),
  exportRespondentsCsv: ({ live }) => ({ campaigns_pk: live, demographics: { demo_age__range: "18,64" } }),
  exportExcel: ({ live }) => ({ campaigns_pk: live, body: { to_emails: "analyst@alder.example" } }),
  getExcelExport: ({ excel, live }) => ({ campaigns_pk: live, id: excel }),
  exportPowerPoint: ({ live }) => ({ campaigns_pk: live, body: { filters: ["demo_gender=2"] } }),
  getPowerPointExport: ({ live, powerPoint }) => ({ campaigns_pk: live, id: powerPoint }),
  listFrequencyReports: ({ live }) => ({ campaigns_pk: live, page: 1, page_size: 5 }),
  createFrequencyReport: ({ live }) => ({
    campaigns_pk: live,
    body: {
      json: JSON.stringify({
        filter_impressions_by_timestamp: true,
        csv_ids_type: "respondent_id",
        output_columns: { respondent_id: true }
      }),
      csv: `${unknownId}\n`
    }
  }),
  getFrequencyReport: ({ frequencyReport, live }) => ({ campaigns_pk: live, id: frequencyReport }),
  getIpMatching: ({ live }) => ({ campaigns_pk: live, page: 1, page_size: 5 }),
  configureIpMatching: ({ live }) => ({
    campaigns_pk: live,
    body: { enabled: true, ids: [{ type: "placement_id", id: "plc-3381" }] }
  }),
  updateIpMatching: ({ live }) => ({
    campaigns_pk: live,
    body: { ids: [{ ip_matching_type: "placement_id", ip_matching_id: "plc-3381", is_enabled: false }] }
  }),
  createIpMatchingIds: ({ live }) => ({
    campaigns_pk: live,
    body: { ip_matching_type: "placement_id", enablement_type: "manual", ids: ["plc-3390"] }
  }),
  listPixelGroups: ({ live }) => ({ campaigns_pk: live, include_details: true }),
  createPixels: ({ live }) => ({
    campaigns_pk: live,
    body: { campaign_pixels: [{ ad_server_id: 1, query_params: { crid: "%%CREATIVE_ID%%" } }] }
  }),
  getPixelGroup: ({ live, pixelGroup }) => ({ campaigns_pk: live, id: pixelGroup }),
  updatePixelGroup: ({ live, pixel, pixelGroup }) => ({
    campaigns_pk: live,
    id: pixelGroup,
    body: { campaign_pixels: [{ id: pixel, ad_server_id: 1, query_params: { crid: "%%CREATIVE%%" } }] }
  }),
  listS2sMappings: ({ live }) => ({
    campaigns_pk: live,
    page: 1,
    page_size: 5,
    channels: ["digital"],
    include_inactive: true
  }),
  createS2sMappings: ({ live }) => ({
    campaigns_pk: live,
    body: [{ partner_id: 1, partner_campaigns_ids: ["str-881", "str-882"] }]
  }),
  removeS2sMapping: ({ live }) => ({ campaigns_pk: live, id: "str-881", body: { partner_id: 1 } }),
  listNames: ({ live }) => ({ id: live, spca_type: "creative", page: 1, page_size: 5 }),
  listNamesWithImpressions: ({ live }) => ({ id: live, spca_type: "creative", page: 1, page_size: 5 }),
  getCampaignNames: ({ live }) => ({ id: live }),
  assignCampaignNames: ({ live }) => ({
    id: live,
    body: { creatives: [{ creative_id: "crv-77", creative_name: "Autumn 30s" }] }
  }),
  assignNamesAndGroups: ({ live }) => ({
    id: live,
    spca_type: "creative",
    preserve_group_ids: false,
    body: [{ id: "crv-77", name: "Autumn 30s" }]
  }),
  listGroups: ({ live }) => ({ id: live, spca_type: "creative" }),
  createOrUpdateGroups: ({ live }) => ({
    id: live,
    spca_type: "creative",
    body: { groups: [{ group_name: "Winter" }] }
  }),
  removeGroups: ({ group, live }) => ({ id: live, spca_type: "creative", body: { ids: [group] } }),

  getBundledLookups: () => ({ Bundle: "Countries,SurveyStatuses" }),
  listDictionary: () => ({ property: "locales", page_size: 3, page_number: 1 }),
  createOpportunitiesSubscription: ({ supplier }) => ({
    supplier_code: supplier,
    body: opportunitiesSubscription(ignoredCallbackUrl)
  }),
  getOpportunitiesSubscription: ({ supplier }) => ({ supplier_code: supplier, surveys: true }),
  removeOpportunitiesSubscription: ({ supplier }) => ({ supplier_code: supplier }),
  createOutcomesSubscription: ({ supplier }) => ({
    supplier_code: supplier,
    body: outcomesSubscription(ignoredCallbackUrl)
  }),
  getOutcomesSubscription: ({ supplier }) => ({ supplier_code: supplier }),
  removeOutcomesSubscription: ({ supplier }) => ({ supplier_code: supplier }),
  createSupplierLink: ({ supplier, survey }) => ({
    SurveyNumber: survey,
    SupplierCode: supplier,
    body: {
      SupplierLinkTypeCode: "OWS",
      TrackingTypeCode: "NONE",
      SuccessLink: "https://panel.example.com/back?mid=[%MID%]"
    }
  }),
  listSuppliers: () => ({}),
  listBusinessUnits: () => ({}),
  listQuestions: () => ({ CountryLanguageID: 9 }),
  listCustomQuestions: () => ({ CountryLanguageID: 9 }),
  getQuestion: () => ({ CountryLanguageID: 9, QuestionID: 43 }),
  listQuestionOptions: () => ({ CountryLanguageID: 9, QuestionID: 43 }),
  listBetaErrors: () => ({}),
  listQualifiedRespondents: ({ recontact, supplier }) => ({ SurveyNumber: recontact, SupplierCode: supplier }),
  listSurveyGroups: ({ supplier, survey }) => ({ SurveyNumber: survey, SupplierCode: supplier }),
  listOfferwallSurveys: ({ supplier }) => ({ SupplierCode: supplier }),
  getSurveyAllocation: ({ supplier, survey }) => ({ SurveyNumber: survey, SupplierCode: supplier }),
  listAllocatedSurveys: ({ supplier }) => ({ SupplierCode: supplier }),
  getSupplierLink: ({ linked, supplier }) => ({ SurveyNumber: linked, SupplierCode: supplier }),
  updateSupplierLink: ({ linked, supplier }) => ({
    SurveyNumber: linked,
    SupplierCode: supplier,
    body: {
      SupplierLinkTypeCode: "OWS",
      TrackingTypeCode: "S2S",
      DefaultLink: "",
      SuccessLink: "https://panel.example.com/postback?mid=[%MID%]&pay=[%REVENUE%]",
      FailureLink: "https://panel.example.com/postback?mid=[%MID%]",
      OverQuotaLink: "",
      QualityTerminationLink: ""
    }
  }),
  createSurvey: () => ({ body: newSurvey }),
  updateSurvey: ({ ownSurvey }) => ({
    SurveyNumber: ownSurvey,
    body: { ...newSurvey, SurveyNumber: ownSurvey, SurveyStatusCode: "03" }
  }),
  getSurvey: ({ ownSurvey }) => ({ SurveyNumber: ownSurvey })
}
