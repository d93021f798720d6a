// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.

/**
 * The operation table of the API: method, path, authentication, retry class, pagination and deprecation of each operation.
 */

const statuses1 = [200, 400, 401, 403, 404, 429, 500, 503] as const
const replies1 = ["application/json"] as const

/**
 * List campaigns: the definition of `GET /api/impact-measurement/v1/campaigns` in the operation table.
 *
 * @example
 * ```ts
 * import { listCampaigns } from "@fieldwork/brand-lift-client/operations"
 * listCampaigns.path // => "/api/impact-measurement/v1/campaigns"
 * listCampaigns.retry // => "safe"
 * ```
 */
export const listCampaigns = {
  operationId: "listCampaigns",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1,
  pagination: {
    style: "page"
  }
} as const

/**
 * Create a campaign draft: the definition of `POST /api/impact-measurement/v1/campaigns` in the operation table.
 *
 * @example
 * ```ts
 * import { createCampaign } from "@fieldwork/brand-lift-client/operations"
 * createCampaign.path // => "/api/impact-measurement/v1/campaigns"
 * createCampaign.retry // => "once"
 * ```
 */
export const createCampaign = {
  operationId: "createCampaign",
  method: "POST",
  path: "/api/impact-measurement/v1/campaigns",
  auth: "bearer",
  retry: "once",
  statuses: statuses1,
  replies: replies1,
  body: "application/json"
} as const

/**
 * Count campaigns by status: the definition of `GET /api/impact-measurement/v1/campaigns/summary` in the operation table.
 *
 * @example
 * ```ts
 * import { getCampaignSummary } from "@fieldwork/brand-lift-client/operations"
 * getCampaignSummary.path // => "/api/impact-measurement/v1/campaigns/summary"
 * getCampaignSummary.retry // => "safe"
 * ```
 */
export const getCampaignSummary = {
  operationId: "getCampaignSummary",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/summary",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * Get a campaign: the definition of `GET /api/impact-measurement/v1/campaigns/{id}` in the operation table.
 *
 * @example
 * ```ts
 * import { getCampaign } from "@fieldwork/brand-lift-client/operations"
 * getCampaign.path // => "/api/impact-measurement/v1/campaigns/{id}"
 * getCampaign.retry // => "safe"
 * ```
 */
export const getCampaign = {
  operationId: "getCampaign",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{id}",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * Update a launched campaign: the definition of `PUT /api/impact-measurement/v1/campaigns/{id}` in the operation table.
 *
 * @example
 * ```ts
 * import { updateLaunchedCampaign } from "@fieldwork/brand-lift-client/operations"
 * updateLaunchedCampaign.path // => "/api/impact-measurement/v1/campaigns/{id}"
 * updateLaunchedCampaign.retry // => "replaceable"
 * ```
 */
export const updateLaunchedCampaign = {
  operationId: "updateLaunchedCampaign",
  method: "PUT",
  path: "/api/impact-measurement/v1/campaigns/{id}",
  auth: "bearer",
  retry: "replaceable",
  statuses: statuses1,
  replies: replies1,
  body: "application/json",
  deprecation: {
    replacement: "updateCampaign",
    guide: "It takes the three counts as digital, linear_tv and social of expected_impressions_count and returns the whole campaign"
  }
} as const

/**
 * Update a campaign: the definition of `PATCH /api/impact-measurement/v1/campaigns/{id}` in the operation table.
 *
 * @example
 * ```ts
 * import { updateCampaign } from "@fieldwork/brand-lift-client/operations"
 * updateCampaign.path // => "/api/impact-measurement/v1/campaigns/{id}"
 * updateCampaign.retry // => "replaceable"
 * ```
 */
export const updateCampaign = {
  operationId: "updateCampaign",
  method: "PATCH",
  path: "/api/impact-measurement/v1/campaigns/{id}",
  auth: "bearer",
  retry: "replaceable",
  statuses: statuses1,
  replies: replies1,
  body: "application/json"
} as const

/**
 * Launch a campaign: the definition of `POST /api/impact-measurement/v1/campaigns/{id}/launch` in the operation table.
 *
 * @example
 * ```ts
 * import { launchCampaign } from "@fieldwork/brand-lift-client/operations"
 * launchCampaign.path // => "/api/impact-measurement/v1/campaigns/{id}/launch"
 * launchCampaign.retry // => "once"
 * ```
 */
export const launchCampaign = {
  operationId: "launchCampaign",
  method: "POST",
  path: "/api/impact-measurement/v1/campaigns/{id}/launch",
  auth: "bearer",
  retry: "once",
  statuses: [
    200,
    400,
    401,
    403,
    404,
    409,
    429,
    500,
    503
  ],
  replies: replies1
} as const

/**
 * Get the overview lift for a campaign: the definition of `GET /api/impact-measurement/v1/campaigns/{id}/overview-lift` in the operation table.
 *
 * @example
 * ```ts
 * import { getCampaignOverviewLift } from "@fieldwork/brand-lift-client/operations"
 * getCampaignOverviewLift.path // => "/api/impact-measurement/v1/campaigns/{id}/overview-lift"
 * getCampaignOverviewLift.retry // => "safe"
 * ```
 */
export const getCampaignOverviewLift = {
  operationId: "getCampaignOverviewLift",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{id}/overview-lift",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * List industries: the definition of `GET /api/impact-measurement/v1/industries` in the operation table.
 *
 * @example
 * ```ts
 * import { listIndustries } from "@fieldwork/brand-lift-client/operations"
 * listIndustries.path // => "/api/impact-measurement/v1/industries"
 * listIndustries.retry // => "safe"
 * ```
 */
export const listIndustries = {
  operationId: "listIndustries",
  method: "GET",
  path: "/api/impact-measurement/v1/industries",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * List country-language pairs: the definition of `GET /api/impact-measurement/v1/country-languages` in the operation table.
 *
 * @example
 * ```ts
 * import { listCountryLanguages } from "@fieldwork/brand-lift-client/operations"
 * listCountryLanguages.path // => "/api/impact-measurement/v1/country-languages"
 * listCountryLanguages.retry // => "safe"
 * ```
 */
export const listCountryLanguages = {
  operationId: "listCountryLanguages",
  method: "GET",
  path: "/api/impact-measurement/v1/country-languages",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * Get a country-language pair: the definition of `GET /api/impact-measurement/v1/country-languages/{id}` in the operation table.
 *
 * @example
 * ```ts
 * import { getCountryLanguage } from "@fieldwork/brand-lift-client/operations"
 * getCountryLanguage.path // => "/api/impact-measurement/v1/country-languages/{id}"
 * getCountryLanguage.retry // => "safe"
 * ```
 */
export const getCountryLanguage = {
  operationId: "getCountryLanguage",
  method: "GET",
  path: "/api/impact-measurement/v1/country-languages/{id}",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * List the screening questions for a country-language pair: the definition of `GET /api/impact-measurement/v1/country-languages/{id}/questions` in the operation table.
 *
 * @example
 * ```ts
 * import { listCountryLanguageQuestions } from "@fieldwork/brand-lift-client/operations"
 * listCountryLanguageQuestions.path // => "/api/impact-measurement/v1/country-languages/{id}/questions"
 * listCountryLanguageQuestions.retry // => "safe"
 * ```
 */
export const listCountryLanguageQuestions = {
  operationId: "listCountryLanguageQuestions",
  method: "GET",
  path: "/api/impact-measurement/v1/country-languages/{id}/questions",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * List the options of a screening question: the definition of `GET /api/impact-measurement/v1/country-languages/{id}/questions/{question_id}/options` in the operation table.
 *
 * @example
 * ```ts
 * import { listCountryLanguageQuestionOptions } from "@fieldwork/brand-lift-client/operations"
 * listCountryLanguageQuestionOptions.path // => "/api/impact-measurement/v1/country-languages/{id}/questions/{question_id}/options"
 * listCountryLanguageQuestionOptions.retry // => "safe"
 * ```
 */
export const listCountryLanguageQuestionOptions = {
  operationId: "listCountryLanguageQuestionOptions",
  method: "GET",
  path: "/api/impact-measurement/v1/country-languages/{id}/questions/{question_id}/options",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * List question templates: the definition of `GET /api/impact-measurement/v1/question-templates` in the operation table.
 *
 * @example
 * ```ts
 * import { listQuestionTemplates } from "@fieldwork/brand-lift-client/operations"
 * listQuestionTemplates.path // => "/api/impact-measurement/v1/question-templates"
 * listQuestionTemplates.retry // => "safe"
 * ```
 */
export const listQuestionTemplates = {
  operationId: "listQuestionTemplates",
  method: "GET",
  path: "/api/impact-measurement/v1/question-templates",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * List a campaign's question templates: the definition of `GET /api/impact-measurement/v1/campaigns/{id}/question-templates` in the operation table.
 *
 * @example
 * ```ts
 * import { listCampaignQuestionTemplates } from "@fieldwork/brand-lift-client/operations"
 * listCampaignQuestionTemplates.path // => "/api/impact-measurement/v1/campaigns/{id}/question-templates"
 * listCampaignQuestionTemplates.retry // => "safe"
 * ```
 */
export const listCampaignQuestionTemplates = {
  operationId: "listCampaignQuestionTemplates",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{id}/question-templates",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * List ad servers: the definition of `GET /api/impact-measurement/v1/ad-servers` in the operation table.
 *
 * @example
 * ```ts
 * import { listAdServers } from "@fieldwork/brand-lift-client/operations"
 * listAdServers.path // => "/api/impact-measurement/v1/ad-servers"
 * listAdServers.retry // => "safe"
 * ```
 */
export const listAdServers = {
  operationId: "listAdServers",
  method: "GET",
  path: "/api/impact-measurement/v1/ad-servers",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * Get an ad server: the definition of `GET /api/impact-measurement/v1/ad-servers/{id}` in the operation table.
 *
 * @example
 * ```ts
 * import { getAdServer } from "@fieldwork/brand-lift-client/operations"
 * getAdServer.path // => "/api/impact-measurement/v1/ad-servers/{id}"
 * getAdServer.retry // => "safe"
 * ```
 */
export const getAdServer = {
  operationId: "getAdServer",
  method: "GET",
  path: "/api/impact-measurement/v1/ad-servers/{id}",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * List tag query parameters: the definition of `GET /api/impact-measurement/v1/tag-query-parameters` in the operation table.
 *
 * @example
 * ```ts
 * import { listTagQueryParameters } from "@fieldwork/brand-lift-client/operations"
 * listTagQueryParameters.path // => "/api/impact-measurement/v1/tag-query-parameters"
 * listTagQueryParameters.retry // => "safe"
 * ```
 */
export const listTagQueryParameters = {
  operationId: "listTagQueryParameters",
  method: "GET",
  path: "/api/impact-measurement/v1/tag-query-parameters",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * List S2S partners: the definition of `GET /api/impact-measurement/v1/s2s-partners` in the operation table.
 *
 * @example
 * ```ts
 * import { listS2sPartners } from "@fieldwork/brand-lift-client/operations"
 * listS2sPartners.path // => "/api/impact-measurement/v1/s2s-partners"
 * listS2sPartners.retry // => "safe"
 * ```
 */
export const listS2sPartners = {
  operationId: "listS2sPartners",
  method: "GET",
  path: "/api/impact-measurement/v1/s2s-partners",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * List targeted recruitment options: the definition of `GET /api/impact-measurement/v1/campaigns/{id}/targeted-recruitment-options` in the operation table.
 *
 * @example
 * ```ts
 * import { listTargetedRecruitmentOptions } from "@fieldwork/brand-lift-client/operations"
 * listTargetedRecruitmentOptions.path // => "/api/impact-measurement/v1/campaigns/{id}/targeted-recruitment-options"
 * listTargetedRecruitmentOptions.retry // => "safe"
 * ```
 */
export const listTargetedRecruitmentOptions = {
  operationId: "listTargetedRecruitmentOptions",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{id}/targeted-recruitment-options",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * List demographic filters: the definition of `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/demographic-filters` in the operation table.
 *
 * @example
 * ```ts
 * import { listDemographicFilters } from "@fieldwork/brand-lift-client/operations"
 * listDemographicFilters.path // => "/api/impact-measurement/v1/campaigns/{campaigns_pk}/demographic-filters"
 * listDemographicFilters.retry // => "safe"
 * ```
 */
export const listDemographicFilters = {
  operationId: "listDemographicFilters",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/demographic-filters",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * List target audiences: the definition of `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/target-audiences` in the operation table.
 *
 * @example
 * ```ts
 * import { listTargetAudiences } from "@fieldwork/brand-lift-client/operations"
 * listTargetAudiences.path // => "/api/impact-measurement/v1/campaigns/{campaigns_pk}/target-audiences"
 * listTargetAudiences.retry // => "safe"
 * ```
 */
export const listTargetAudiences = {
  operationId: "listTargetAudiences",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/target-audiences",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * List non-demographic filters: the definition of `GET /api/impact-measurement/v1/campaigns/{id}/non-demographic-filters` in the operation table.
 *
 * @example
 * ```ts
 * import { getNonDemographicFilters } from "@fieldwork/brand-lift-client/operations"
 * getNonDemographicFilters.path // => "/api/impact-measurement/v1/campaigns/{id}/non-demographic-filters"
 * getNonDemographicFilters.retry // => "safe"
 * ```
 */
export const getNonDemographicFilters = {
  operationId: "getNonDemographicFilters",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{id}/non-demographic-filters",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * List CSV columns for respondents: the definition of `GET /api/impact-measurement/v1/respondents/csv-columns` in the operation table.
 *
 * @example
 * ```ts
 * import { listRespondentCsvColumns } from "@fieldwork/brand-lift-client/operations"
 * listRespondentCsvColumns.path // => "/api/impact-measurement/v1/respondents/csv-columns"
 * listRespondentCsvColumns.retry // => "safe"
 * ```
 */
export const listRespondentCsvColumns = {
  operationId: "listRespondentCsvColumns",
  method: "GET",
  path: "/api/impact-measurement/v1/respondents/csv-columns",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * List CSV columns for a campaign's respondents: the definition of `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/respondents/csv-columns` in the operation table.
 *
 * @example
 * ```ts
 * import { listCampaignRespondentCsvColumns } from "@fieldwork/brand-lift-client/operations"
 * listCampaignRespondentCsvColumns.path // => "/api/impact-measurement/v1/campaigns/{campaigns_pk}/respondents/csv-columns"
 * listCampaignRespondentCsvColumns.retry // => "safe"
 * ```
 */
export const listCampaignRespondentCsvColumns = {
  operationId: "listCampaignRespondentCsvColumns",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/respondents/csv-columns",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * List a campaign's questions: the definition of `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions` in the operation table.
 *
 * @example
 * ```ts
 * import { listCampaignQuestions } from "@fieldwork/brand-lift-client/operations"
 * listCampaignQuestions.path // => "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions"
 * listCampaignQuestions.retry // => "safe"
 * ```
 */
export const listCampaignQuestions = {
  operationId: "listCampaignQuestions",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * Get a campaign question: the definition of `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{id}` in the operation table.
 *
 * @example
 * ```ts
 * import { getCampaignQuestion } from "@fieldwork/brand-lift-client/operations"
 * getCampaignQuestion.path // => "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{id}"
 * getCampaignQuestion.retry // => "safe"
 * ```
 */
export const getCampaignQuestion = {
  operationId: "getCampaignQuestion",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{id}",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * Get the lift for a question: the definition of `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift` in the operation table.
 *
 * @example
 * ```ts
 * import { getQuestionLift } from "@fieldwork/brand-lift-client/operations"
 * getQuestionLift.path // => "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift"
 * getQuestionLift.retry // => "safe"
 * ```
 */
export const getQuestionLift = {
  operationId: "getQuestionLift",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * List the lift for all questions: the definition of `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/lift` in the operation table.
 *
 * @example
 * ```ts
 * import { listCampaignLift } from "@fieldwork/brand-lift-client/operations"
 * listCampaignLift.path // => "/api/impact-measurement/v1/campaigns/{campaigns_pk}/lift"
 * listCampaignLift.retry // => "safe"
 * ```
 */
export const listCampaignLift = {
  operationId: "listCampaignLift",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/lift",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * List lift by ad channel: the definition of `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-ad-channel` in the operation table.
 *
 * @example
 * ```ts
 * import { listLiftByAdChannel } from "@fieldwork/brand-lift-client/operations"
 * listLiftByAdChannel.path // => "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-ad-channel"
 * listLiftByAdChannel.retry // => "safe"
 * ```
 */
export const listLiftByAdChannel = {
  operationId: "listLiftByAdChannel",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-ad-channel",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1,
  deprecation: {
    replacement: "listLiftByDevice",
    guide: "It takes the same parameters and returns device and device_name in place of ad_channel and ad_channel_name"
  }
} as const

/**
 * List lift by ad length: the definition of `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-ad-length` in the operation table.
 *
 * @example
 * ```ts
 * import { listLiftByAdLength } from "@fieldwork/brand-lift-client/operations"
 * listLiftByAdLength.path // => "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-ad-length"
 * listLiftByAdLength.retry // => "safe"
 * ```
 */
export const listLiftByAdLength = {
  operationId: "listLiftByAdLength",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-ad-length",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * List lift by creative: the definition of `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-creative` in the operation table.
 *
 * @example
 * ```ts
 * import { listLiftByCreative } from "@fieldwork/brand-lift-client/operations"
 * listLiftByCreative.path // => "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-creative"
 * listLiftByCreative.retry // => "safe"
 * ```
 */
export const listLiftByCreative = {
  operationId: "listLiftByCreative",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-creative",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * List lift by bucket: the definition of `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-bucket` in the operation table.
 *
 * @example
 * ```ts
 * import { listLiftByBucket } from "@fieldwork/brand-lift-client/operations"
 * listLiftByBucket.path // => "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-bucket"
 * listLiftByBucket.retry // => "safe"
 * ```
 */
export const listLiftByBucket = {
  operationId: "listLiftByBucket",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-bucket",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * List lift by custom variable: the definition of `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-custom-variable/{custom_var}` in the operation table.
 *
 * @example
 * ```ts
 * import { listLiftByCustomVariable } from "@fieldwork/brand-lift-client/operations"
 * listLiftByCustomVariable.path // => "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-custom-variable/{custom_var}"
 * listLiftByCustomVariable.retry // => "safe"
 * ```
 */
export const listLiftByCustomVariable = {
  operationId: "listLiftByCustomVariable",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-custom-variable/{custom_var}",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * List lift by daypart: the definition of `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-daypart` in the operation table.
 *
 * @example
 * ```ts
 * import { listLiftByDaypart } from "@fieldwork/brand-lift-client/operations"
 * listLiftByDaypart.path // => "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-daypart"
 * listLiftByDaypart.retry // => "safe"
 * ```
 */
export const listLiftByDaypart = {
  operationId: "listLiftByDaypart",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-daypart",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * List lift by demographic: the definition of `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-demographic/{demo_filter_name}` in the operation table.
 *
 * @example
 * ```ts
 * import { listLiftByDemographic } from "@fieldwork/brand-lift-client/operations"
 * listLiftByDemographic.path // => "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-demographic/{demo_filter_name}"
 * listLiftByDemographic.retry // => "safe"
 * ```
 */
export const listLiftByDemographic = {
  operationId: "listLiftByDemographic",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-demographic/{demo_filter_name}",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * List lift by device: the definition of `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-device` in the operation table.
 *
 * @example
 * ```ts
 * import { listLiftByDevice } from "@fieldwork/brand-lift-client/operations"
 * listLiftByDevice.path // => "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-device"
 * listLiftByDevice.retry // => "safe"
 * ```
 */
export const listLiftByDevice = {
  operationId: "listLiftByDevice",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-device",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * List lift by frequency: the definition of `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-frequency` in the operation table.
 *
 * @example
 * ```ts
 * import { listLiftByFrequency } from "@fieldwork/brand-lift-client/operations"
 * listLiftByFrequency.path // => "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-frequency"
 * listLiftByFrequency.retry // => "safe"
 * ```
 */
export const listLiftByFrequency = {
  operationId: "listLiftByFrequency",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-frequency",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * List respondents: the definition of `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/respondents` in the operation table.
 *
 * @example
 * ```ts
 * import { listRespondents } from "@fieldwork/brand-lift-client/operations"
 * listRespondents.path // => "/api/impact-measurement/v1/campaigns/{campaigns_pk}/respondents"
 * listRespondents.retry // => "safe"
 * ```
 */
export const listRespondents = {
  operationId: "listRespondents",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/respondents",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1,
  pagination: {
    style: "page"
  }
} as const

/**
 * Export respondents as CSV: the definition of `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/respondents/csv` in the operation table.
 *
 * @example
 * ```ts
 * import { exportRespondentsCsv } from "@fieldwork/brand-lift-client/operations"
 * exportRespondentsCsv.path // => "/api/impact-measurement/v1/campaigns/{campaigns_pk}/respondents/csv"
 * exportRespondentsCsv.retry // => "safe"
 * ```
 */
export const exportRespondentsCsv = {
  operationId: "exportRespondentsCsv",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/respondents/csv",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: [
    "text/csv"
  ]
} as const

/**
 * Export an Excel report: the definition of `POST /api/impact-measurement/v1/campaigns/{campaigns_pk}/export/excel` in the operation table.
 *
 * @example
 * ```ts
 * import { exportExcel } from "@fieldwork/brand-lift-client/operations"
 * exportExcel.path // => "/api/impact-measurement/v1/campaigns/{campaigns_pk}/export/excel"
 * exportExcel.retry // => "once"
 * ```
 */
export const exportExcel = {
  operationId: "exportExcel",
  method: "POST",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/export/excel",
  auth: "bearer",
  retry: "once",
  statuses: statuses1,
  replies: replies1,
  body: "application/json"
} as const

/**
 * Get an Excel export: the definition of `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/export/excel/{id}` in the operation table.
 *
 * @example
 * ```ts
 * import { getExcelExport } from "@fieldwork/brand-lift-client/operations"
 * getExcelExport.path // => "/api/impact-measurement/v1/campaigns/{campaigns_pk}/export/excel/{id}"
 * getExcelExport.retry // => "safe"
 * ```
 */
export const getExcelExport = {
  operationId: "getExcelExport",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/export/excel/{id}",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * Export a PowerPoint report: the definition of `POST /api/impact-measurement/v1/campaigns/{campaigns_pk}/export/powerpoint` in the operation table.
 *
 * @example
 * ```ts
 * import { exportPowerPoint } from "@fieldwork/brand-lift-client/operations"
 * exportPowerPoint.path // => "/api/impact-measurement/v1/campaigns/{campaigns_pk}/export/powerpoint"
 * exportPowerPoint.retry // => "once"
 * ```
 */
export const exportPowerPoint = {
  operationId: "exportPowerPoint",
  method: "POST",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/export/powerpoint",
  auth: "bearer",
  retry: "once",
  statuses: statuses1,
  replies: replies1,
  body: "application/json"
} as const

/**
 * Get a PowerPoint export: the definition of `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/export/powerpoint/{id}` in the operation table.
 *
 * @example
 * ```ts
 * import { getPowerPointExport } from "@fieldwork/brand-lift-client/operations"
 * getPowerPointExport.path // => "/api/impact-measurement/v1/campaigns/{campaigns_pk}/export/powerpoint/{id}"
 * getPowerPointExport.retry // => "safe"
 * ```
 */
export const getPowerPointExport = {
  operationId: "getPowerPointExport",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/export/powerpoint/{id}",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * List frequency reports: the definition of `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/frequency-reports` in the operation table.
 *
 * @example
 * ```ts
 * import { listFrequencyReports } from "@fieldwork/brand-lift-client/operations"
 * listFrequencyReports.path // => "/api/impact-measurement/v1/campaigns/{campaigns_pk}/frequency-reports"
 * listFrequencyReports.retry // => "safe"
 * ```
 */
export const listFrequencyReports = {
  operationId: "listFrequencyReports",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/frequency-reports",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1,
  pagination: {
    style: "page"
  }
} as const

/**
 * Create a frequency report: the definition of `POST /api/impact-measurement/v1/campaigns/{campaigns_pk}/frequency-reports` in the operation table.
 *
 * @example
 * ```ts
 * import { createFrequencyReport } from "@fieldwork/brand-lift-client/operations"
 * createFrequencyReport.path // => "/api/impact-measurement/v1/campaigns/{campaigns_pk}/frequency-reports"
 * createFrequencyReport.retry // => "once"
 * ```
 */
export const createFrequencyReport = {
  operationId: "createFrequencyReport",
  method: "POST",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/frequency-reports",
  auth: "bearer",
  retry: "once",
  statuses: statuses1,
  replies: replies1,
  body: "multipart/form-data"
} as const

/**
 * Get a frequency report: the definition of `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/frequency-reports/{id}` in the operation table.
 *
 * @example
 * ```ts
 * import { getFrequencyReport } from "@fieldwork/brand-lift-client/operations"
 * getFrequencyReport.path // => "/api/impact-measurement/v1/campaigns/{campaigns_pk}/frequency-reports/{id}"
 * getFrequencyReport.retry // => "safe"
 * ```
 */
export const getFrequencyReport = {
  operationId: "getFrequencyReport",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/frequency-reports/{id}",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * Get the state of IP matching: the definition of `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching` in the operation table.
 *
 * @example
 * ```ts
 * import { getIpMatching } from "@fieldwork/brand-lift-client/operations"
 * getIpMatching.path // => "/api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching"
 * getIpMatching.retry // => "safe"
 * ```
 */
export const getIpMatching = {
  operationId: "getIpMatching",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1,
  pagination: {
    style: "page"
  }
} as const

/**
 * Configure IP matching: the definition of `POST /api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching` in the operation table.
 *
 * @example
 * ```ts
 * import { configureIpMatching } from "@fieldwork/brand-lift-client/operations"
 * configureIpMatching.path // => "/api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching"
 * configureIpMatching.retry // => "once"
 * ```
 */
export const configureIpMatching = {
  operationId: "configureIpMatching",
  method: "POST",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching",
  auth: "bearer",
  retry: "once",
  statuses: statuses1,
  replies: replies1,
  body: "application/json"
} as const

/**
 * Update IP matching: the definition of `PATCH /api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching` in the operation table.
 *
 * @example
 * ```ts
 * import { updateIpMatching } from "@fieldwork/brand-lift-client/operations"
 * updateIpMatching.path // => "/api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching"
 * updateIpMatching.retry // => "replaceable"
 * ```
 */
export const updateIpMatching = {
  operationId: "updateIpMatching",
  method: "PATCH",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching",
  auth: "bearer",
  retry: "replaceable",
  statuses: statuses1,
  replies: replies1,
  body: "application/json"
} as const

/**
 * Create IP matching ids in bulk: the definition of `POST /api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching/bulk` in the operation table.
 *
 * @example
 * ```ts
 * import { createIpMatchingIds } from "@fieldwork/brand-lift-client/operations"
 * createIpMatchingIds.path // => "/api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching/bulk"
 * createIpMatchingIds.retry // => "once"
 * ```
 */
export const createIpMatchingIds = {
  operationId: "createIpMatchingIds",
  method: "POST",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching/bulk",
  auth: "bearer",
  retry: "once",
  statuses: statuses1,
  replies: replies1,
  body: "application/json"
} as const

/**
 * List pixel groups: the definition of `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/pixels` in the operation table.
 *
 * @example
 * ```ts
 * import { listPixelGroups } from "@fieldwork/brand-lift-client/operations"
 * listPixelGroups.path // => "/api/impact-measurement/v1/campaigns/{campaigns_pk}/pixels"
 * listPixelGroups.retry // => "safe"
 * ```
 */
export const listPixelGroups = {
  operationId: "listPixelGroups",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/pixels",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * Create pixels: the definition of `POST /api/impact-measurement/v1/campaigns/{campaigns_pk}/pixels` in the operation table.
 *
 * @example
 * ```ts
 * import { createPixels } from "@fieldwork/brand-lift-client/operations"
 * createPixels.path // => "/api/impact-measurement/v1/campaigns/{campaigns_pk}/pixels"
 * createPixels.retry // => "once"
 * ```
 */
export const createPixels = {
  operationId: "createPixels",
  method: "POST",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/pixels",
  auth: "bearer",
  retry: "once",
  statuses: statuses1,
  replies: replies1,
  body: "application/json"
} as const

/**
 * Get a pixel group: the definition of `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/pixels/{id}` in the operation table.
 *
 * @example
 * ```ts
 * import { getPixelGroup } from "@fieldwork/brand-lift-client/operations"
 * getPixelGroup.path // => "/api/impact-measurement/v1/campaigns/{campaigns_pk}/pixels/{id}"
 * getPixelGroup.retry // => "safe"
 * ```
 */
export const getPixelGroup = {
  operationId: "getPixelGroup",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/pixels/{id}",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * Update a pixel group: the definition of `PUT /api/impact-measurement/v1/campaigns/{campaigns_pk}/pixels/{id}` in the operation table.
 *
 * @example
 * ```ts
 * import { updatePixelGroup } from "@fieldwork/brand-lift-client/operations"
 * updatePixelGroup.path // => "/api/impact-measurement/v1/campaigns/{campaigns_pk}/pixels/{id}"
 * updatePixelGroup.retry // => "replaceable"
 * ```
 */
export const updatePixelGroup = {
  operationId: "updatePixelGroup",
  method: "PUT",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/pixels/{id}",
  auth: "bearer",
  retry: "replaceable",
  statuses: statuses1,
  replies: replies1,
  body: "application/json"
} as const

/**
 * List S2S mappings: the definition of `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/s2s-mappings` in the operation table.
 *
 * @example
 * ```ts
 * import { listS2sMappings } from "@fieldwork/brand-lift-client/operations"
 * listS2sMappings.path // => "/api/impact-measurement/v1/campaigns/{campaigns_pk}/s2s-mappings"
 * listS2sMappings.retry // => "safe"
 * ```
 */
export const listS2sMappings = {
  operationId: "listS2sMappings",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/s2s-mappings",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1,
  pagination: {
    style: "page"
  }
} as const

/**
 * Create S2S mappings: the definition of `POST /api/impact-measurement/v1/campaigns/{campaigns_pk}/s2s-mappings` in the operation table.
 *
 * @example
 * ```ts
 * import { createS2sMappings } from "@fieldwork/brand-lift-client/operations"
 * createS2sMappings.path // => "/api/impact-measurement/v1/campaigns/{campaigns_pk}/s2s-mappings"
 * createS2sMappings.retry // => "once"
 * ```
 */
export const createS2sMappings = {
  operationId: "createS2sMappings",
  method: "POST",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/s2s-mappings",
  auth: "bearer",
  retry: "once",
  statuses: statuses1,
  replies: replies1,
  body: "application/json"
} as const

/**
 * Remove an S2S mapping: the definition of `DELETE /api/impact-measurement/v1/campaigns/{campaigns_pk}/s2s-mappings/{id}` in the operation table.
 *
 * @example
 * ```ts
 * import { removeS2sMapping } from "@fieldwork/brand-lift-client/operations"
 * removeS2sMapping.path // => "/api/impact-measurement/v1/campaigns/{campaigns_pk}/s2s-mappings/{id}"
 * removeS2sMapping.retry // => "once"
 * ```
 */
export const removeS2sMapping = {
  operationId: "removeS2sMapping",
  method: "DELETE",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/s2s-mappings/{id}",
  auth: "bearer",
  retry: "once",
  statuses: statuses1,
  replies: replies1,
  body: "application/json"
} as const

/**
 * List names with impressions: the definition of `GET /api/impact-measurement/v1/campaigns/{id}/names/{spca_type}/impressions` in the operation table.
 *
 * @example
 * ```ts
 * import { listNamesWithImpressions } from "@fieldwork/brand-lift-client/operations"
 * listNamesWithImpressions.path // => "/api/impact-measurement/v1/campaigns/{id}/names/{spca_type}/impressions"
 * listNamesWithImpressions.retry // => "safe"
 * ```
 */
export const listNamesWithImpressions = {
  operationId: "listNamesWithImpressions",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{id}/names/{spca_type}/impressions",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1,
  pagination: {
    style: "page"
  }
} as const

/**
 * List groups: the definition of `GET /api/impact-measurement/v1/campaigns/{id}/groups/{spca_type}` in the operation table.
 *
 * @example
 * ```ts
 * import { listGroups } from "@fieldwork/brand-lift-client/operations"
 * listGroups.path // => "/api/impact-measurement/v1/campaigns/{id}/groups/{spca_type}"
 * listGroups.retry // => "safe"
 * ```
 */
export const listGroups = {
  operationId: "listGroups",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{id}/groups/{spca_type}",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * Create or update groups: the definition of `POST /api/impact-measurement/v1/campaigns/{id}/groups/{spca_type}` in the operation table.
 *
 * @example
 * ```ts
 * import { createOrUpdateGroups } from "@fieldwork/brand-lift-client/operations"
 * createOrUpdateGroups.path // => "/api/impact-measurement/v1/campaigns/{id}/groups/{spca_type}"
 * createOrUpdateGroups.retry // => "once"
 * ```
 */
export const createOrUpdateGroups = {
  operationId: "createOrUpdateGroups",
  method: "POST",
  path: "/api/impact-measurement/v1/campaigns/{id}/groups/{spca_type}",
  auth: "bearer",
  retry: "once",
  statuses: statuses1,
  replies: replies1,
  body: "application/json"
} as const

/**
 * Remove groups: the definition of `DELETE /api/impact-measurement/v1/campaigns/{id}/groups/{spca_type}` in the operation table.
 *
 * @example
 * ```ts
 * import { removeGroups } from "@fieldwork/brand-lift-client/operations"
 * removeGroups.path // => "/api/impact-measurement/v1/campaigns/{id}/groups/{spca_type}"
 * removeGroups.retry // => "once"
 * ```
 */
export const removeGroups = {
  operationId: "removeGroups",
  method: "DELETE",
  path: "/api/impact-measurement/v1/campaigns/{id}/groups/{spca_type}",
  auth: "bearer",
  retry: "once",
  statuses: statuses1,
  replies: replies1,
  body: "application/json"
} as const

/**
 * Get a campaign's names: the definition of `GET /api/impact-measurement/v1/campaigns/{id}/names` in the operation table.
 *
 * @example
 * ```ts
 * import { getCampaignNames } from "@fieldwork/brand-lift-client/operations"
 * getCampaignNames.path // => "/api/impact-measurement/v1/campaigns/{id}/names"
 * getCampaignNames.retry // => "safe"
 * ```
 */
export const getCampaignNames = {
  operationId: "getCampaignNames",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{id}/names",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * Assign names: the definition of `POST /api/impact-measurement/v1/campaigns/{id}/names` in the operation table.
 *
 * @example
 * ```ts
 * import { assignCampaignNames } from "@fieldwork/brand-lift-client/operations"
 * assignCampaignNames.path // => "/api/impact-measurement/v1/campaigns/{id}/names"
 * assignCampaignNames.retry // => "once"
 * ```
 */
export const assignCampaignNames = {
  operationId: "assignCampaignNames",
  method: "POST",
  path: "/api/impact-measurement/v1/campaigns/{id}/names",
  auth: "bearer",
  retry: "once",
  statuses: statuses1,
  replies: replies1,
  body: "application/json"
} as const

/**
 * List names of a type: the definition of `GET /api/impact-measurement/v1/campaigns/{id}/names/{spca_type}` in the operation table.
 *
 * @example
 * ```ts
 * import { listNames } from "@fieldwork/brand-lift-client/operations"
 * listNames.path // => "/api/impact-measurement/v1/campaigns/{id}/names/{spca_type}"
 * listNames.retry // => "safe"
 * ```
 */
export const listNames = {
  operationId: "listNames",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{id}/names/{spca_type}",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1,
  pagination: {
    style: "page"
  }
} as const

/**
 * Assign names and groups: the definition of `POST /api/impact-measurement/v1/campaigns/{id}/names/{spca_type}` in the operation table.
 *
 * @example
 * ```ts
 * import { assignNamesAndGroups } from "@fieldwork/brand-lift-client/operations"
 * assignNamesAndGroups.path // => "/api/impact-measurement/v1/campaigns/{id}/names/{spca_type}"
 * assignNamesAndGroups.retry // => "once"
 * ```
 */
export const assignNamesAndGroups = {
  operationId: "assignNamesAndGroups",
  method: "POST",
  path: "/api/impact-measurement/v1/campaigns/{id}/names/{spca_type}",
  auth: "bearer",
  retry: "once",
  statuses: statuses1,
  replies: replies1,
  body: "application/json"
} as const

/**
 * Get an access token: the definition of `POST /oauth/token` in the operation table.
 *
 * @example
 * ```ts
 * import { createToken } from "@fieldwork/brand-lift-client/operations"
 * createToken.path // => "/oauth/token"
 * createToken.retry // => "safe"
 * ```
 */
export const createToken = {
  operationId: "createToken",
  method: "POST",
  path: "/oauth/token",
  auth: "none",
  retry: "safe",
  statuses: statuses1,
  replies: replies1,
  body: "application/json"
} as const

/**
 * The query parameters whose list the document states to be joined by commas. That the other lists are joined as well is our interpretation.
 *
 * @example
 * ```ts
 * import { commaSeparated } from "@fieldwork/brand-lift-client/operations"
 * commaSeparated // => ["channel__in","confidence_level__in","demo_sub_type","demo_type","exclude_channels","permission_id__in","tag_type__in","target_audience_id__in"]
 * ```
 */
export const commaSeparated = ["channel__in","confidence_level__in","demo_sub_type","demo_type","exclude_channels","permission_id__in","tag_type__in","target_audience_id__in"] as const

