// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.

const statuses1 = [200, 400, 401, 403, 404, 429, 500, 503] as const
const replies1 = ["application/json"] as const

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

export const getCampaignSummary = {
  operationId: "getCampaignSummary",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/summary",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

export const getCampaign = {
  operationId: "getCampaign",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{id}",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

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
    guide: "It takes the three counts as digital, linear_tv and social of expected_impressions_count and answers the whole campaign"
  }
} as const

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

export const getCampaignOverviewLift = {
  operationId: "getCampaignOverviewLift",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{id}/overview-lift",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

export const listIndustries = {
  operationId: "listIndustries",
  method: "GET",
  path: "/api/impact-measurement/v1/industries",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

export const listCountryLanguages = {
  operationId: "listCountryLanguages",
  method: "GET",
  path: "/api/impact-measurement/v1/country-languages",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

export const getCountryLanguage = {
  operationId: "getCountryLanguage",
  method: "GET",
  path: "/api/impact-measurement/v1/country-languages/{id}",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

export const listCountryLanguageQuestions = {
  operationId: "listCountryLanguageQuestions",
  method: "GET",
  path: "/api/impact-measurement/v1/country-languages/{id}/questions",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

export const listCountryLanguageQuestionOptions = {
  operationId: "listCountryLanguageQuestionOptions",
  method: "GET",
  path: "/api/impact-measurement/v1/country-languages/{id}/questions/{question_id}/options",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

export const listQuestionTemplates = {
  operationId: "listQuestionTemplates",
  method: "GET",
  path: "/api/impact-measurement/v1/question-templates",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

export const listCampaignQuestionTemplates = {
  operationId: "listCampaignQuestionTemplates",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{id}/question-templates",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

export const listAdServers = {
  operationId: "listAdServers",
  method: "GET",
  path: "/api/impact-measurement/v1/ad-servers",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

export const getAdServer = {
  operationId: "getAdServer",
  method: "GET",
  path: "/api/impact-measurement/v1/ad-servers/{id}",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

export const listTagQueryParameters = {
  operationId: "listTagQueryParameters",
  method: "GET",
  path: "/api/impact-measurement/v1/tag-query-parameters",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

export const listS2sPartners = {
  operationId: "listS2sPartners",
  method: "GET",
  path: "/api/impact-measurement/v1/s2s-partners",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

export const listTargetedRecruitmentOptions = {
  operationId: "listTargetedRecruitmentOptions",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{id}/targeted-recruitment-options",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

export const listDemographicFilters = {
  operationId: "listDemographicFilters",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/demographic-filters",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

export const listTargetAudiences = {
  operationId: "listTargetAudiences",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/target-audiences",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

export const getNonDemographicFilters = {
  operationId: "getNonDemographicFilters",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{id}/non-demographic-filters",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

export const listRespondentCsvColumns = {
  operationId: "listRespondentCsvColumns",
  method: "GET",
  path: "/api/impact-measurement/v1/respondents/csv-columns",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

export const listCampaignRespondentCsvColumns = {
  operationId: "listCampaignRespondentCsvColumns",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/respondents/csv-columns",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

export const listCampaignQuestions = {
  operationId: "listCampaignQuestions",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

export const getCampaignQuestion = {
  operationId: "getCampaignQuestion",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{id}",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

export const getQuestionLift = {
  operationId: "getQuestionLift",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

export const listCampaignLift = {
  operationId: "listCampaignLift",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/lift",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

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
    guide: "It takes the same parameters and answers device and device_name in place of ad_channel and ad_channel_name"
  }
} as const

export const listLiftByAdLength = {
  operationId: "listLiftByAdLength",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-ad-length",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

export const listLiftByCreative = {
  operationId: "listLiftByCreative",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-creative",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

export const listLiftByBucket = {
  operationId: "listLiftByBucket",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-bucket",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

export const listLiftByCustomVariable = {
  operationId: "listLiftByCustomVariable",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-custom-variable/{custom_var}",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

export const listLiftByDaypart = {
  operationId: "listLiftByDaypart",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-daypart",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

export const listLiftByDemographic = {
  operationId: "listLiftByDemographic",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-demographic/{demo_filter_name}",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

export const listLiftByDevice = {
  operationId: "listLiftByDevice",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-device",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

export const listLiftByFrequency = {
  operationId: "listLiftByFrequency",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-frequency",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

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

export const getExcelExport = {
  operationId: "getExcelExport",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/export/excel/{id}",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

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

export const getPowerPointExport = {
  operationId: "getPowerPointExport",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/export/powerpoint/{id}",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

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

export const getFrequencyReport = {
  operationId: "getFrequencyReport",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/frequency-reports/{id}",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

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

export const listPixelGroups = {
  operationId: "listPixelGroups",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/pixels",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

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

export const getPixelGroup = {
  operationId: "getPixelGroup",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/pixels/{id}",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

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

export const listGroups = {
  operationId: "listGroups",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{id}/groups/{spca_type}",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

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

export const getCampaignNames = {
  operationId: "getCampaignNames",
  method: "GET",
  path: "/api/impact-measurement/v1/campaigns/{id}/names",
  auth: "bearer",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

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

/** Query parameters whose array the document states to be joined by commas. That other arrays are joined too is our reading. */
export const commaSeparated = ["channel__in","confidence_level__in","demo_sub_type","demo_type","exclude_channels","permission_id__in","tag_type__in","target_audience_id__in"] as const

