// Generated from specs/brand-lift and packages/brand-lift/src by `npm run generate`. Do not edit: change the spec and generate again.

import type { ApiError, CallReason, Input, Output, PagesReason, PromiseBytes, PromiseList, PromiseMethod, PromisePagedList, WriteReason } from "@fieldwork/core/promise"
import type { operations } from "@fieldwork/brand-lift-client"
import type { OwnMethods } from "./OwnMethods.ts"

/**
 * The service that lists ad servers, and the query parameters of a pixel's URL that each ad server fills in. The member `adServers`
 * of a client.
 */
export interface AdServersClient {
  /**
   * Lists all ad servers.
   *
   * Returns the ad servers for which tracking tags can be created.
   *
   * `GET /api/impact-measurement/v1/ad-servers`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly list: PromiseList<operations, "listAdServers", "items">
  /**
   * Returns one ad server.
   *
   * Returns one ad server with its macros.
   *
   * `GET /api/impact-measurement/v1/ad-servers/{id}`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly get: PromiseMethod<operations, "getAdServer">
}

/**
 * The service that reads the audiences and filters of a campaign. The member `audiences` of a client.
 */
export interface AudiencesClient {
  /**
   * Lists the options for targeted recruitment that are available when a campaign is set up.
   *
   * Returns the qualifications that a campaign can use for targeted recruitment.
   *
   * `GET /api/impact-measurement/v1/campaigns/{id}/targeted-recruitment-options`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly targetedRecruitmentOptions: OwnMethods["audiences.targetedRecruitmentOptions"]
  /**
   * Lists the target audiences of a campaign.
   *
   * Returns the target audiences that can be used to filter a campaign's lift.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/target-audiences`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly targetAudiences: PromiseList<operations, "listTargetAudiences", "target_audiences">
  /**
   * Lists the demographic filters of a campaign. The names of the filters are parameters of the lift operations.
   *
   * Returns the demographics that can be used to filter a campaign's lift and respondents.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/demographic-filters`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly demographicFilters: PromiseList<operations, "listDemographicFilters", "items">
  /**
   * Returns the non-demographic filters of a campaign, such as devices, creatives and placements.
   *
   * Returns the devices, creatives, placements, publishers, frequencies, channels and other values that can be used to filter a
   * campaign's lift.
   *
   * `GET /api/impact-measurement/v1/campaigns/{id}/non-demographic-filters`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly nonDemographicFilters: PromiseMethod<operations, "getNonDemographicFilters">
}

/**
 * The service that manages campaigns, from the draft to the completed campaign. A campaign can be launched only once. The member
 * `campaigns` of a client.
 */
export interface CampaignsClient {
  /**
   * Lists all campaigns that match the filters.
   *
   * Returns the campaigns that match all filters, one page at a time.
   *
   * `GET /api/impact-measurement/v1/campaigns`
   *
   * @throws `ApiError`, whose `reason` is a `PagesReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly list: PromisePagedList<operations, "listCampaigns", "items">
  /**
   * Returns the numbers of live, pending and complete campaigns.
   *
   * Returns how many live, pending and completed campaigns match all filters.
   *
   * `GET /api/impact-measurement/v1/campaigns/summary`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly summary: PromiseMethod<operations, "getCampaignSummary">
  /**
   * Returns one campaign, including its targeted recruitment.
   *
   * Returns one campaign with all of its fields, including its targeted recruitment.
   *
   * `GET /api/impact-measurement/v1/campaigns/{id}`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly get: PromiseMethod<operations, "getCampaign">
  /**
   * Creates a draft. The response contains the `campaign_id`, which tracking tags must contain.
   *
   * Creates a draft, which can be changed until it is launched. The response contains `campaign_id`, which must be included in the
   * creatives' tracking tag. The `data_partners` field is required if impressions on linear TV are expected.
   *
   * `POST /api/impact-measurement/v1/campaigns`
   *
   * @throws `ApiError`, whose `reason` is a `WriteReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response, `AmbiguousWriteError` where the call may have been carried out.
   */
  readonly create: PromiseMethod<operations, "createCampaign">
  /**
   * Updates the given fields. After the launch, only the names of the campaign and the client, the end date and the expected
   * impressions can be changed. A new end date must be at least a day from now. The expected impressions of a channel cannot be
   * reduced. An increase must be at least the channel's minimum, and is possible only if the end date is at least a day away. Source:
   * section "Endpoints", item 5, of the vendor's brand lift document.
   *
   * Updates the campaign fields that are present in the request body. In a draft, all fields can be changed. In a live or complete
   * campaign, the name, the client name and the end date can be changed. The new end date can be earlier or later than the old one,
   * but must be at least one day from now. The expected impressions of a live or complete campaign can only be increased, and only if
   * at least one day remains. The minimum increase is 1,000,000 on digital channels, 5,000,000 on linear TV and 300,000 on social
   * channels. A complete campaign becomes live again when its end date or its expected impressions are updated. Survey quotas are
   * updated in the background at 6:00 and 18:00 UTC.
   *
   * `PATCH /api/impact-measurement/v1/campaigns/{id}`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly update: PromiseMethod<operations, "updateCampaign">
  /**
   * Updates the name, the client name, the end date and the expected impressions of a live or complete campaign. The same rules apply
   * as for `updateCampaign`, which replaces this operation. Survey quotas are updated in the background at 6:00 and 18:00 UTC.
   *
   * `PUT /api/impact-measurement/v1/campaigns/{id}`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   *
   * @deprecated An older version of `update` for live and complete campaigns. Use `update` instead. It takes the three counts as
   * digital, linear_tv and social of expected_impressions_count and returns the whole campaign.
   */
  readonly updateLaunched: PromiseMethod<operations, "updateLaunchedCampaign">
  /**
   * Launches the campaign, which creates its survey. After the launch, only the changes that `update` allows for a launched campaign
   * are possible.
   *
   * Confirms a campaign and starts the creation of its survey. The survey cannot be changed afterwards. Respondents are recruited from
   * the start date onwards. The request has no body. If the setup of the draft is incomplete, the response has status 400. A campaign
   * can be launched only once. If the campaign is not a draft, the response has status 409.
   *
   * `POST /api/impact-measurement/v1/campaigns/{id}/launch`
   *
   * @throws `ApiError`, whose `reason` is a `WriteReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `ConflictError` (409), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or
   * `TimeoutError` without a response, `AmbiguousWriteError` where the call may have been carried out.
   */
  readonly launch: PromiseMethod<operations, "launchCampaign">
}

/**
 * The service that lists the country and language pairs in which a survey can run. The member `countryLanguages` of a client.
 */
export interface CountryLanguagesClient {
  /**
   * Lists all pairs of a country and a language that support the given channels.
   *
   * Returns the country-language pairs that are available for recruiting respondents. The `country_language_id` field of a campaign
   * contains the id of a pair.
   *
   * `GET /api/impact-measurement/v1/country-languages`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly list: PromiseList<operations, "listCountryLanguages", "items">
  /**
   * Returns one pair of a country and a language.
   *
   * Returns one country-language pair.
   *
   * `GET /api/impact-measurement/v1/country-languages/{id}`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly get: PromiseMethod<operations, "getCountryLanguage">
  /**
   * Lists the questions that can qualify respondents in a country and language.
   *
   * Returns the screening questions that qualifications can use for one country-language pair.
   *
   * `GET /api/impact-measurement/v1/country-languages/{id}/questions`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly questions: PromiseList<operations, "listCountryLanguageQuestions", "questions">
  /**
   * Lists the options of a qualifying question, with their precodes (the codes that identify the options).
   *
   * Returns the answer options of a screening question, with the precodes that qualifications use.
   *
   * `GET /api/impact-measurement/v1/country-languages/{id}/questions/{question_id}/options`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly questionOptions: PromiseList<operations, "listCountryLanguageQuestionOptions", "question_options">
}

/**
 * The service that requests Excel and PowerPoint exports of a campaign and reads their state. The `Reports` service also waits until
 * exports are available. The member `exports` of a client.
 */
export interface ExportsClient {
  /**
   * Requests the Excel report. The response is empty, because the id of the report is sent only by e-mail.
   *
   * Creates an Excel report and sends a link to the report by e-mail. The response is an empty object and does not contain the id of
   * the export.
   *
   * `POST /api/impact-measurement/v1/campaigns/{campaigns_pk}/export/excel`
   *
   * @throws `ApiError`, whose `reason` is a `WriteReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response, `AmbiguousWriteError` where the call may have been carried out.
   */
  readonly excel: PromiseMethod<operations, "exportExcel">
  /**
   * Returns the state of an Excel report. `s3_url` is null until the report is available.
   *
   * Returns the status of an Excel report and, once the report is finished, its download URL. The URL no longer works after
   * `expires_at`.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/export/excel/{id}`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly excelStatus: PromiseMethod<operations, "getExcelExport">
  /**
   * Requests the PowerPoint report. The response contains its id as `report_export_id`.
   *
   * Creates a PowerPoint report and sends a link to the report by e-mail.
   *
   * `POST /api/impact-measurement/v1/campaigns/{campaigns_pk}/export/powerpoint`
   *
   * @throws `ApiError`, whose `reason` is a `WriteReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response, `AmbiguousWriteError` where the call may have been carried out.
   */
  readonly powerPoint: PromiseMethod<operations, "exportPowerPoint">
  /**
   * Returns the state of a PowerPoint report. `s3_url` is null until the report is available.
   *
   * Returns the status of a PowerPoint report and, once the report is finished, its download URL. The URL no longer works after
   * `expires_at`.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/export/powerpoint/{id}`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly powerPointStatus: PromiseMethod<operations, "getPowerPointExport">
}

/**
 * The service that requests and reads frequency reports. The `Reports` service also waits until the reports are finished. The member
 * `frequencyReports` of a client.
 */
export interface FrequencyReportsClient {
  /**
   * Lists all frequency reports of a campaign.
   *
   * Returns the frequency reports of a campaign, one page at a time.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/frequency-reports`
   *
   * @throws `ApiError`, whose `reason` is a `PagesReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly list: PromisePagedList<operations, "listFrequencyReports", "items">
  /**
   * Requests a frequency report. `json` is the request as a JSON string. `csv` contains the ids of respondents or sessions, and may be
   * a Blob, which is sent as a file.
   *
   * Creates a frequency report. The report covers the respondents or sessions in a CSV file or, if no CSV file is sent, the
   * respondents of the surveys in `survey_ids`. The service generates the report in the background.
   *
   * `POST /api/impact-measurement/v1/campaigns/{campaigns_pk}/frequency-reports`
   *
   * @throws `ApiError`, whose `reason` is a `WriteReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response, `AmbiguousWriteError` where the call may have been carried out.
   */
  readonly create: PromiseMethod<operations, "createFrequencyReport">
  /**
   * Returns one report, which is the only element of `items`.
   *
   * Returns one frequency report, as the only item of a list.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/frequency-reports/{id}`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly get: PromiseMethod<operations, "getFrequencyReport">
}

/**
 * The service that manages the groups that a campaign's sites, placements and creatives are assigned to. The member `groups` of a
 * client.
 */
export interface GroupsClient {
  /**
   * Lists all groups of one type, which is site, placement or creative.
   *
   * Returns the groups of creatives, publishers or placements in a campaign.
   *
   * `GET /api/impact-measurement/v1/campaigns/{id}/groups/{spca_type}`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly list: PromiseList<operations, "listGroups", "items">
  /**
   * Renames each group that has an id, and creates each group that has no id.
   *
   * Creates groups, and updates the groups whose `group_id` is given. If the same request is sent twice, new groups are created twice.
   *
   * `POST /api/impact-measurement/v1/campaigns/{id}/groups/{spca_type}`
   *
   * @throws `ApiError`, whose `reason` is a `WriteReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response, `AmbiguousWriteError` where the call may have been carried out.
   */
  readonly save: PromiseMethod<operations, "createOrUpdateGroups">
  /**
   * Removes groups.
   *
   * Removes groups. Although the method is DELETE, the request requires a body with the ids of the groups. If any of the groups does
   * not exist, no group is removed.
   *
   * `DELETE /api/impact-measurement/v1/campaigns/{id}/groups/{spca_type}`
   *
   * @throws `ApiError`, whose `reason` is a `WriteReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response, `AmbiguousWriteError` where the call may have been carried out.
   */
  readonly remove: PromiseMethod<operations, "removeGroups">
}

/**
 * The service that lists the industries that a campaign can have. Industries are stable and may be cached. The member `industries`
 * of a client.
 */
export interface IndustriesClient {
  /**
   * Lists all industries.
   *
   * Returns the industries that can be assigned to a campaign. The `industry_id` field of a campaign contains the id of an industry.
   *
   * `GET /api/impact-measurement/v1/industries`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly list: PromiseList<operations, "listIndustries", "items">
}

/**
 * The service that manages IP matching. The member `ipMatching` of a client.
 */
export interface IpMatchingClient {
  /**
   * Returns the state of IP matching, with one page of ids.
   *
   * Returns the state of IP matching for a campaign. The sites and placements are returned one page at a time.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly get: PromiseMethod<operations, "getIpMatching">
  /**
   * Lists the ids of all sites and placements for which IP matching is configured.
   *
   * Returns the state of IP matching for a campaign. The sites and placements are returned one page at a time.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching`
   *
   * @throws `ApiError`, whose `reason` is a `PagesReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly list: PromisePagedList<operations, "getIpMatching", "items">
  /**
   * Enables or disables IP matching for the given ids of sites or placements.
   *
   * Configures IP matching for a campaign. The request body lists the sites and placements to match, and specifies whether IP matching
   * is on.
   *
   * `POST /api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching`
   *
   * @throws `ApiError`, whose `reason` is a `WriteReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response, `AmbiguousWriteError` where the call may have been carried out.
   */
  readonly configure: PromiseMethod<operations, "configureIpMatching">
  /**
   * Enables or disables IP matching for ids that are already configured. Fails if an id does not exist.
   *
   * Turns IP matching on or off for a campaign, or for some of its sites and placements. The call fails if any site or placement in
   * the request does not exist.
   *
   * `PATCH /api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly update: PromiseMethod<operations, "updateIpMatching">
  /**
   * Adds ids of sites or placements to IP matching.
   *
   * Adds any number of sites or placements to IP matching for a campaign.
   *
   * `POST /api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching/bulk`
   *
   * @throws `ApiError`, whose `reason` is a `WriteReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response, `AmbiguousWriteError` where the call may have been carried out.
   */
  readonly create: PromiseMethod<operations, "createIpMatchingIds">
}

/**
 * The service that reads a campaign's lift for each question, in total and in nine breakdowns. Shares are percentages and lifts are
 * in percentage points, as in the API. The member `lift` of a client.
 */
export interface LiftClient {
  /**
   * Returns the lift for one question, with a test at each level in `confidence_level__in`.
   *
   * Returns the lift for one question. Lift compares exposed respondents with control respondents. A filter on impressions or
   * frequency narrows only the exposed group. Lift is refreshed daily until the campaign ends, and is available once `total_count` is
   * greater than 50.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly get: PromiseMethod<operations, "getQuestionLift">
  /**
   * Lists the lift for all questions of a campaign.
   *
   * Returns the lift for every question in a campaign. Lift compares exposed respondents with control respondents. A filter on
   * impressions or frequency narrows only the exposed group. Lift is refreshed daily until the campaign ends, and is available for a
   * question once its `total_count` is greater than 50.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/lift`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly list: PromiseList<operations, "listCampaignLift", "items">
  /**
   * Returns the lift for a campaign's default question, with the number of days completed, days left, impressions and completes.
   *
   * Returns the lift for the default question, and the campaign's progress in days, impressions and completes.
   *
   * `GET /api/impact-measurement/v1/campaigns/{id}/overview-lift`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly overview: PromiseMethod<operations, "getCampaignOverviewLift">
  /**
   * Returns the lift for one question, broken down by ad channel. This operation is deprecated and will be removed, but the date is
   * not known. Use `listLiftByDevice` instead.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-ad-channel`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   *
   * @deprecated The API will remove this operation. Use `byDevice` instead. It takes the same parameters and returns device and
   * device_name in place of ad_channel and ad_channel_name.
   */
  readonly byAdChannel: PromiseMethod<operations, "listLiftByAdChannel">
  /**
   * Returns the lift for one question, broken down by ad length.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-ad-length`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly byAdLength: PromiseMethod<operations, "listLiftByAdLength">
  /**
   * Returns the lift for one question, broken down by bucket. The brand lift document does not specify what a bucket contains.
   *
   * Returns the lift for one question, broken down by bucket. The vendor's documentation does not specify what the buckets contain.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-bucket`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly byBucket: PromiseMethod<operations, "listLiftByBucket">
  /**
   * Returns the lift for one question, broken down by creative.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-creative`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly byCreative: PromiseMethod<operations, "listLiftByCreative">
  /**
   * Returns the lift for one question, broken down by the values of a custom variable.
   *
   * Returns the lift for one question, broken down by the values of a custom variable in the tracking tag.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-custom-variable/{custom_var}`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly byCustomVariable: PromiseMethod<operations, "listLiftByCustomVariable">
  /**
   * Returns the lift for one question, broken down by daypart.
   *
   * Returns the lift for one question, broken down by part of the day.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-daypart`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly byDaypart: PromiseMethod<operations, "listLiftByDaypart">
  /**
   * Returns the lift for one question, broken down by demographic answer or by bucket of answers.
   *
   * Returns the lift for one question, broken down by a demographic. The filter names that this operation accepts are also valid in
   * the `filters` field of an export request.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-demographic/{demo_filter_name}`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly byDemographic: PromiseMethod<operations, "listLiftByDemographic">
  /**
   * Returns the lift for one question, broken down by device.
   *
   * Returns the lift for one question, broken down by the device on which respondents saw the campaign.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-device`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly byDevice: PromiseMethod<operations, "listLiftByDevice">
  /**
   * Returns the lift for one question, broken down by exposure frequency.
   *
   * Returns the lift for one question, broken down by how often respondents saw the campaign.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-frequency`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly byFrequency: PromiseMethod<operations, "listLiftByFrequency">
  /**
   * Returns the lift for an entire campaign as one table. The table contains all questions with all breakdowns, in uniform rows whose
   * p-values are adjusted for multiple comparisons. The method makes one call for the campaign and about 18 calls per question.
   * `campaign` is the id of the campaign.
   *
   * @throws `ApiError`, whose `reason` states why.
   */
  readonly table: OwnMethods["lift.table"]
}

/**
 * The service that manages the names of sites, placements and creatives. The member `names` of a client.
 */
export interface NamesClient {
  /**
   * Lists all names of one type (site, placement or creative), each with its group.
   *
   * Returns the names of the creatives, publishers or placements in a campaign, one page at a time. The response is an array with the
   * page as its only item.
   *
   * `GET /api/impact-measurement/v1/campaigns/{id}/names/{spca_type}`
   *
   * @throws `ApiError`, whose `reason` is a `PagesReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly list: OwnMethods["names.list"]
  /**
   * Lists all names of one type (site, placement or creative), with their impressions.
   *
   * Returns the creatives, publishers or placements in a campaign with their names, groups and impressions, one page at a time. The
   * response is an array with the page as its only item.
   *
   * `GET /api/impact-measurement/v1/campaigns/{id}/names/{spca_type}/impressions`
   *
   * @throws `ApiError`, whose `reason` is a `PagesReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly withImpressions: OwnMethods["names.withImpressions"]
  /**
   * Returns the names of a campaign's sites, placements and creatives, grouped by type.
   *
   * Returns the names of all creatives, placements and publishers in a campaign.
   *
   * `GET /api/impact-measurement/v1/campaigns/{id}/names`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly get: PromiseMethod<operations, "getCampaignNames">
  /**
   * Assigns names to the ids of sites, placements and creatives, grouped by type.
   *
   * Assigns names to the creatives, placements and publishers in a campaign.
   *
   * `POST /api/impact-measurement/v1/campaigns/{id}/names`
   *
   * @throws `ApiError`, whose `reason` is a `WriteReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response, `AmbiguousWriteError` where the call may have been carried out.
   */
  readonly assign: PromiseMethod<operations, "assignCampaignNames">
  /**
   * Assigns names and groups to the ids of one type (site, placement or creative).
   *
   * Assigns names and groups to the creatives, publishers or placements in a campaign. The request body and the response body are
   * arrays.
   *
   * `POST /api/impact-measurement/v1/campaigns/{id}/names/{spca_type}`
   *
   * @throws `ApiError`, whose `reason` is a `WriteReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response, `AmbiguousWriteError` where the call may have been carried out.
   */
  readonly assignWithGroups: PromiseMethod<operations, "assignNamesAndGroups">
}

/**
 * The service that manages the pixels that count impressions. The member `pixels` of a client.
 */
export interface PixelsClient {
  /**
   * Lists the pixel groups of a campaign.
   *
   * Returns a campaign's pixel groups.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/pixels`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly list: PromiseList<operations, "listPixelGroups", "items">
  /**
   * Creates pixels.
   *
   * Creates pixels that count a campaign's impressions.
   *
   * `POST /api/impact-measurement/v1/campaigns/{campaigns_pk}/pixels`
   *
   * @throws `ApiError`, whose `reason` is a `WriteReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response, `AmbiguousWriteError` where the call may have been carried out.
   */
  readonly create: PromiseMethod<operations, "createPixels">
  /**
   * Lists the pixels in a group.
   *
   * Returns the pixels in one pixel group.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/pixels/{id}`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly get: PromiseList<operations, "getPixelGroup", "items">
  /**
   * Replaces the pixels in a group.
   *
   * Updates the pixels in one pixel group. The request body has the same format as the request body of `createPixels`.
   *
   * `PUT /api/impact-measurement/v1/campaigns/{campaigns_pk}/pixels/{id}`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly update: PromiseMethod<operations, "updatePixelGroup">
}

/**
 * The service that lists question templates. `DraftQuestion.of` creates a draft question from a template. The member
 * `questionTemplates` of a client.
 */
export interface QuestionTemplatesClient {
  /**
   * Lists the templates for a use case, a country and language, and an industry.
   *
   * Returns the question templates for one purpose, one country-language pair and one industry. Draft questions are created from
   * templates.
   *
   * `GET /api/impact-measurement/v1/question-templates`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly list: PromiseList<operations, "listQuestionTemplates", "items">
  /**
   * Lists the templates that are suitable for a campaign.
   *
   * Returns the question templates that match the current setup of a campaign. Templates for extra questions are not returned.
   *
   * `GET /api/impact-measurement/v1/campaigns/{id}/question-templates`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly ofCampaign: OwnMethods["questionTemplates.ofCampaign"]
}

/**
 * The service that reads the questions of a launched campaign. The member `questions` of a client.
 */
export interface QuestionsClient {
  /**
   * Lists all questions of a campaign with their answers.
   *
   * Returns a campaign's questions with their answers. To request the lift for a question, use the question's `id`.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly list: PromiseList<operations, "listCampaignQuestions", "items">
  /**
   * Returns one question with its answers.
   *
   * Returns one of a campaign's questions, with its answers.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{id}`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly get: PromiseMethod<operations, "getCampaignQuestion">
}

/**
 * The service that requests reports, waits until they are ready, and downloads them. Each method requests a report only once. If a
 * wait fails with `ReportNotReadyError`, pass the id to the `waitFor…` method to continue waiting. The member `reports` of a client.
 */
export interface ReportsClient {
  /**
   * Requests the PowerPoint report, and waits until it is ready for download. The API also sends the report by e-mail.
   *
   * @throws `ApiError`, whose `reason` states why.
   */
  readonly powerPoint: OwnMethods["reports.powerPoint"]
  /**
   * Requests the Excel report. According to the brand lift document, the response does not contain an id. In that case, this method
   * fails with `NoExportIdError`, and the report arrives by e-mail. If the response does contain an id, this method waits until the
   * report is ready for download.
   *
   * @throws `ApiError`, whose `reason` states why.
   */
  readonly excel: OwnMethods["reports.excel"]
  /**
   * Requests a frequency report, and waits until the report is finished.
   *
   * @throws `ApiError`, whose `reason` states why.
   */
  readonly frequency: OwnMethods["reports.frequency"]
  /**
   * Waits for a PowerPoint report that has already been requested.
   *
   * @throws `ApiError`, whose `reason` states why.
   */
  readonly waitForPowerPoint: OwnMethods["reports.waitForPowerPoint"]
  /**
   * Waits for an Excel report that has already been requested. The API sends its id by e-mail.
   *
   * @throws `ApiError`, whose `reason` states why.
   */
  readonly waitForExcel: OwnMethods["reports.waitForExcel"]
  /**
   * Waits for a frequency report that has already been requested.
   *
   * @throws `ApiError`, whose `reason` states why.
   */
  readonly waitForFrequency: OwnMethods["reports.waitForFrequency"]
  /**
   * Streams the bytes of a report. If the report has expired, fails with `ReportExpiredError` and does not send a request.
   *
   * @throws `ApiError`, whose `reason` states why.
   */
  readonly download: OwnMethods["reports.download"]
}

/**
 * The service that reads the respondents of a campaign with their answers and impressions, as objects or as CSV. The member
 * `respondents` of a client.
 */
export interface RespondentsClient {
  /**
   * Lists all respondents who match the filters.
   *
   * Returns the campaign respondents who match all filters, with their answers, impressions and demographics, one page at a time.
   * Control respondents have no impressions, so a filter on impressions leaves them out.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/respondents`
   *
   * @throws `ApiError`, whose `reason` is a `PagesReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly list: PromisePagedList<operations, "listRespondents", "items">
  /**
   * Returns all respondents as a CSV string. The entire string is kept in memory.
   *
   * Exports a campaign's respondents as CSV, with their demographics, impressions and answers. Only respondents who match all filters
   * are included. Control respondents have no impressions, so a filter on impressions leaves them out. Because the response can be
   * large, read it as a stream.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/respondents/csv`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly csv: PromiseMethod<operations, "exportRespondentsCsv">
  /**
   * Streams a campaign's respondents as the bytes of a CSV file, in constant memory.
   *
   * Exports a campaign's respondents as CSV, with their demographics, impressions and answers. Only respondents who match all filters
   * are included. Control respondents have no impressions, so a filter on impressions leaves them out. Because the response can be
   * large, read it as a stream.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/respondents/csv`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly csvBytes: PromiseBytes<operations, "exportRespondentsCsv">
  /**
   * Streams a campaign's respondents as the rows of a CSV file, in constant memory. `onProgress` is called with the number of bytes
   * and rows read so far.
   *
   * @throws `ApiError`, whose `reason` states why.
   */
  readonly csvRows: OwnMethods["respondents.csvRows"]
  /**
   * Streams a campaign's respondents as CSV rows, in batches of a few hundred. Batches are faster if each row needs little processing,
   * and are suitable for bulk inserts.
   *
   * @throws `ApiError`, whose `reason` states why.
   */
  readonly csvBatches: OwnMethods["respondents.csvBatches"]
  /**
   * Lists the columns that are available for CSV exports.
   *
   * Returns the columns that a CSV export of respondents can contain for a given type of id.
   *
   * `GET /api/impact-measurement/v1/respondents/csv-columns`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly csvColumns: PromiseList<operations, "listRespondentCsvColumns", "items">
  /**
   * Lists the columns that are available for CSV exports of a campaign.
   *
   * Returns the columns that a CSV export of the campaign's respondents can contain.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/respondents/csv-columns`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly campaignCsvColumns: PromiseList<operations, "listCampaignRespondentCsvColumns", "items">
}

/**
 * The service that manages the mappings to partners that report impressions server to server. The member `s2sMappings` of a client.
 */
export interface S2sMappingsClient {
  /**
   * Lists all mappings of a campaign.
   *
   * Returns the partner campaigns that are mapped to a campaign, one page at a time.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/s2s-mappings`
   *
   * @throws `ApiError`, whose `reason` is a `PagesReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly list: PromisePagedList<operations, "listS2sMappings", "items">
  /**
   * Adds mappings.
   *
   * Maps partner campaigns to a campaign. The request body is an array.
   *
   * `POST /api/impact-measurement/v1/campaigns/{campaigns_pk}/s2s-mappings`
   *
   * @throws `ApiError`, whose `reason` is a `WriteReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response, `AmbiguousWriteError` where the call may have been carried out.
   */
  readonly create: PromiseMethod<operations, "createS2sMappings">
  /**
   * Removes the mapping to a partner's campaign.
   *
   * Removes the S2S mapping of one partner campaign. Although the method is DELETE, the request requires a body with the id of the
   * partner.
   *
   * `DELETE /api/impact-measurement/v1/campaigns/{campaigns_pk}/s2s-mappings/{id}`
   *
   * @throws `ApiError`, whose `reason` is a `WriteReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response, `AmbiguousWriteError` where the call may have been carried out.
   */
  readonly remove: PromiseMethod<operations, "removeS2sMapping">
  /**
   * Lists the partners that support the given channels.
   *
   * Returns the partners that report impressions server-to-server (S2S).
   *
   * `GET /api/impact-measurement/v1/s2s-partners`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly partners: PromiseList<operations, "listS2sPartners", "items">
}

/**
 * The service that lists the query parameters that a tracking tag can have. The member `tagQueryParameters` of a client.
 */
export interface TagQueryParametersClient {
  /**
   * Lists all query parameters of the given types.
   *
   * Returns the query parameters that a tracking tag can contain.
   *
   * `GET /api/impact-measurement/v1/tag-query-parameters`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly list: PromiseList<operations, "listTagQueryParameters", "items">
}

/**
 * A client of one account, with every service. Create it with `createBrandLift`.
 */
export interface BrandLift {
  /**
   * The service that lists ad servers, and the query parameters of a pixel's URL that each ad server fills in.
   */
  readonly adServers: AdServersClient
  /**
   * The service that reads the audiences and filters of a campaign.
   */
  readonly audiences: AudiencesClient
  /**
   * The service that manages campaigns, from the draft to the completed campaign. A campaign can be launched only once.
   */
  readonly campaigns: CampaignsClient
  /**
   * The service that lists the country and language pairs in which a survey can run.
   */
  readonly countryLanguages: CountryLanguagesClient
  /**
   * The service that requests Excel and PowerPoint exports of a campaign and reads their state. The `Reports` service also waits until
   * exports are available.
   */
  readonly exports: ExportsClient
  /**
   * The service that requests and reads frequency reports. The `Reports` service also waits until the reports are finished.
   */
  readonly frequencyReports: FrequencyReportsClient
  /**
   * The service that manages the groups that a campaign's sites, placements and creatives are assigned to.
   */
  readonly groups: GroupsClient
  /**
   * The service that lists the industries that a campaign can have. Industries are stable and may be cached.
   */
  readonly industries: IndustriesClient
  /**
   * The service that manages IP matching.
   */
  readonly ipMatching: IpMatchingClient
  /**
   * The service that reads a campaign's lift for each question, in total and in nine breakdowns. Shares are percentages and lifts are
   * in percentage points, as in the API.
   */
  readonly lift: LiftClient
  /**
   * The service that manages the names of sites, placements and creatives.
   */
  readonly names: NamesClient
  /**
   * The service that manages the pixels that count impressions.
   */
  readonly pixels: PixelsClient
  /**
   * The service that lists question templates. `DraftQuestion.of` creates a draft question from a template.
   */
  readonly questionTemplates: QuestionTemplatesClient
  /**
   * The service that reads the questions of a launched campaign.
   */
  readonly questions: QuestionsClient
  /**
   * The service that requests reports, waits until they are ready, and downloads them. Each method requests a report only once. If a
   * wait fails with `ReportNotReadyError`, pass the id to the `waitFor…` method to continue waiting.
   */
  readonly reports: ReportsClient
  /**
   * The service that reads the respondents of a campaign with their answers and impressions, as objects or as CSV.
   */
  readonly respondents: RespondentsClient
  /**
   * The service that manages the mappings to partners that report impressions server to server.
   */
  readonly s2sMappings: S2sMappingsClient
  /**
   * The service that lists the query parameters that a tracking tag can have.
   */
  readonly tagQueryParameters: TagQueryParametersClient
}

/** The argument of `names.assign`: path and query parameters by name, and `body`. */
export type AssignCampaignNamesInput = Input<operations["assignCampaignNames"]>
/** The body of the response of `names.assign`. */
export type AssignCampaignNamesOutput = Output<operations["assignCampaignNames"]>
/** The error with which `names.assign` rejects. */
export type AssignCampaignNamesError = ApiError<WriteReason>
/** The argument of `names.assignWithGroups`: path and query parameters by name, and `body`. */
export type AssignNamesAndGroupsInput = Input<operations["assignNamesAndGroups"]>
/** The body of the response of `names.assignWithGroups`. */
export type AssignNamesAndGroupsOutput = Output<operations["assignNamesAndGroups"]>
/** The error with which `names.assignWithGroups` rejects. */
export type AssignNamesAndGroupsError = ApiError<WriteReason>
/** The argument of `ipMatching.configure`: path and query parameters by name, and `body`. */
export type ConfigureIpMatchingInput = Input<operations["configureIpMatching"]>
/** The body of the response of `ipMatching.configure`. */
export type ConfigureIpMatchingOutput = Output<operations["configureIpMatching"]>
/** The error with which `ipMatching.configure` rejects. */
export type ConfigureIpMatchingError = ApiError<WriteReason>
/** The argument of `campaigns.create`: path and query parameters by name, and `body`. */
export type CreateCampaignInput = Input<operations["createCampaign"]>
/** The body of the response of `campaigns.create`. */
export type CreateCampaignOutput = Output<operations["createCampaign"]>
/** The error with which `campaigns.create` rejects. */
export type CreateCampaignError = ApiError<WriteReason>
/** The argument of `frequencyReports.create`: path and query parameters by name, and `body`. */
export type CreateFrequencyReportInput = Input<operations["createFrequencyReport"]>
/** The body of the response of `frequencyReports.create`. */
export type CreateFrequencyReportOutput = Output<operations["createFrequencyReport"]>
/** The error with which `frequencyReports.create` rejects. */
export type CreateFrequencyReportError = ApiError<WriteReason>
/** The argument of `ipMatching.create`: path and query parameters by name, and `body`. */
export type CreateIpMatchingIdsInput = Input<operations["createIpMatchingIds"]>
/** The body of the response of `ipMatching.create`. */
export type CreateIpMatchingIdsOutput = Output<operations["createIpMatchingIds"]>
/** The error with which `ipMatching.create` rejects. */
export type CreateIpMatchingIdsError = ApiError<WriteReason>
/** The argument of `groups.save`: path and query parameters by name, and `body`. */
export type CreateOrUpdateGroupsInput = Input<operations["createOrUpdateGroups"]>
/** The body of the response of `groups.save`. */
export type CreateOrUpdateGroupsOutput = Output<operations["createOrUpdateGroups"]>
/** The error with which `groups.save` rejects. */
export type CreateOrUpdateGroupsError = ApiError<WriteReason>
/** The argument of `pixels.create`: path and query parameters by name, and `body`. */
export type CreatePixelsInput = Input<operations["createPixels"]>
/** The body of the response of `pixels.create`. */
export type CreatePixelsOutput = Output<operations["createPixels"]>
/** The error with which `pixels.create` rejects. */
export type CreatePixelsError = ApiError<WriteReason>
/** The argument of `s2sMappings.create`: path and query parameters by name, and `body`. */
export type CreateS2sMappingsInput = Input<operations["createS2sMappings"]>
/** The body of the response of `s2sMappings.create`. */
export type CreateS2sMappingsOutput = Output<operations["createS2sMappings"]>
/** The error with which `s2sMappings.create` rejects. */
export type CreateS2sMappingsError = ApiError<WriteReason>
/** The argument of `exports.excel`: path and query parameters by name, and `body`. */
export type ExportExcelInput = Input<operations["exportExcel"]>
/** The body of the response of `exports.excel`. */
export type ExportExcelOutput = Output<operations["exportExcel"]>
/** The error with which `exports.excel` rejects. */
export type ExportExcelError = ApiError<WriteReason>
/** The argument of `exports.powerPoint`: path and query parameters by name, and `body`. */
export type ExportPowerPointInput = Input<operations["exportPowerPoint"]>
/** The body of the response of `exports.powerPoint`. */
export type ExportPowerPointOutput = Output<operations["exportPowerPoint"]>
/** The error with which `exports.powerPoint` rejects. */
export type ExportPowerPointError = ApiError<WriteReason>
/** The argument of `respondents.csv`: path and query parameters by name, and `body`. */
export type ExportRespondentsCsvInput = Input<operations["exportRespondentsCsv"]>
/** The body of the response of `respondents.csv`. */
export type ExportRespondentsCsvOutput = Output<operations["exportRespondentsCsv"]>
/** The error with which `respondents.csv` rejects. */
export type ExportRespondentsCsvError = ApiError<CallReason>
/** The argument of `adServers.get`: path and query parameters by name, and `body`. */
export type GetAdServerInput = Input<operations["getAdServer"]>
/** The body of the response of `adServers.get`. */
export type GetAdServerOutput = Output<operations["getAdServer"]>
/** The error with which `adServers.get` rejects. */
export type GetAdServerError = ApiError<CallReason>
/** The argument of `campaigns.get`: path and query parameters by name, and `body`. */
export type GetCampaignInput = Input<operations["getCampaign"]>
/** The body of the response of `campaigns.get`. */
export type GetCampaignOutput = Output<operations["getCampaign"]>
/** The error with which `campaigns.get` rejects. */
export type GetCampaignError = ApiError<CallReason>
/** The argument of `names.get`: path and query parameters by name, and `body`. */
export type GetCampaignNamesInput = Input<operations["getCampaignNames"]>
/** The body of the response of `names.get`. */
export type GetCampaignNamesOutput = Output<operations["getCampaignNames"]>
/** The error with which `names.get` rejects. */
export type GetCampaignNamesError = ApiError<CallReason>
/** The argument of `lift.overview`: path and query parameters by name, and `body`. */
export type GetCampaignOverviewLiftInput = Input<operations["getCampaignOverviewLift"]>
/** The body of the response of `lift.overview`. */
export type GetCampaignOverviewLiftOutput = Output<operations["getCampaignOverviewLift"]>
/** The error with which `lift.overview` rejects. */
export type GetCampaignOverviewLiftError = ApiError<CallReason>
/** The argument of `questions.get`: path and query parameters by name, and `body`. */
export type GetCampaignQuestionInput = Input<operations["getCampaignQuestion"]>
/** The body of the response of `questions.get`. */
export type GetCampaignQuestionOutput = Output<operations["getCampaignQuestion"]>
/** The error with which `questions.get` rejects. */
export type GetCampaignQuestionError = ApiError<CallReason>
/** The argument of `campaigns.summary`: path and query parameters by name, and `body`. */
export type GetCampaignSummaryInput = Input<operations["getCampaignSummary"]>
/** The body of the response of `campaigns.summary`. */
export type GetCampaignSummaryOutput = Output<operations["getCampaignSummary"]>
/** The error with which `campaigns.summary` rejects. */
export type GetCampaignSummaryError = ApiError<CallReason>
/** The argument of `countryLanguages.get`: path and query parameters by name, and `body`. */
export type GetCountryLanguageInput = Input<operations["getCountryLanguage"]>
/** The body of the response of `countryLanguages.get`. */
export type GetCountryLanguageOutput = Output<operations["getCountryLanguage"]>
/** The error with which `countryLanguages.get` rejects. */
export type GetCountryLanguageError = ApiError<CallReason>
/** The argument of `exports.excelStatus`: path and query parameters by name, and `body`. */
export type GetExcelExportInput = Input<operations["getExcelExport"]>
/** The body of the response of `exports.excelStatus`. */
export type GetExcelExportOutput = Output<operations["getExcelExport"]>
/** The error with which `exports.excelStatus` rejects. */
export type GetExcelExportError = ApiError<CallReason>
/** The argument of `frequencyReports.get`: path and query parameters by name, and `body`. */
export type GetFrequencyReportInput = Input<operations["getFrequencyReport"]>
/** The body of the response of `frequencyReports.get`. */
export type GetFrequencyReportOutput = Output<operations["getFrequencyReport"]>
/** The error with which `frequencyReports.get` rejects. */
export type GetFrequencyReportError = ApiError<CallReason>
/** The argument of `ipMatching.get`: path and query parameters by name, and `body`. */
export type GetIpMatchingInput = Input<operations["getIpMatching"]>
/** The body of the response of `ipMatching.get`. */
export type GetIpMatchingOutput = Output<operations["getIpMatching"]>
/** The error with which `ipMatching.get` rejects. */
export type GetIpMatchingError = ApiError<PagesReason>
/** The argument of `audiences.nonDemographicFilters`: path and query parameters by name, and `body`. */
export type GetNonDemographicFiltersInput = Input<operations["getNonDemographicFilters"]>
/** The body of the response of `audiences.nonDemographicFilters`. */
export type GetNonDemographicFiltersOutput = Output<operations["getNonDemographicFilters"]>
/** The error with which `audiences.nonDemographicFilters` rejects. */
export type GetNonDemographicFiltersError = ApiError<CallReason>
/** The argument of `pixels.get`: path and query parameters by name, and `body`. */
export type GetPixelGroupInput = Input<operations["getPixelGroup"]>
/** The body of the response of `pixels.get`. */
export type GetPixelGroupOutput = Output<operations["getPixelGroup"]>
/** The error with which `pixels.get` rejects. */
export type GetPixelGroupError = ApiError<CallReason>
/** The argument of `exports.powerPointStatus`: path and query parameters by name, and `body`. */
export type GetPowerPointExportInput = Input<operations["getPowerPointExport"]>
/** The body of the response of `exports.powerPointStatus`. */
export type GetPowerPointExportOutput = Output<operations["getPowerPointExport"]>
/** The error with which `exports.powerPointStatus` rejects. */
export type GetPowerPointExportError = ApiError<CallReason>
/** The argument of `lift.get`: path and query parameters by name, and `body`. */
export type GetQuestionLiftInput = Input<operations["getQuestionLift"]>
/** The body of the response of `lift.get`. */
export type GetQuestionLiftOutput = Output<operations["getQuestionLift"]>
/** The error with which `lift.get` rejects. */
export type GetQuestionLiftError = ApiError<CallReason>
/** The argument of `campaigns.launch`: path and query parameters by name, and `body`. */
export type LaunchCampaignInput = Input<operations["launchCampaign"]>
/** The body of the response of `campaigns.launch`. */
export type LaunchCampaignOutput = Output<operations["launchCampaign"]>
/** The error with which `campaigns.launch` rejects. */
export type LaunchCampaignError = ApiError<WriteReason>
/** The argument of `adServers.list`: path and query parameters by name, and `body`. */
export type ListAdServersInput = Input<operations["listAdServers"]>
/** The body of the response of `adServers.list`. */
export type ListAdServersOutput = Output<operations["listAdServers"]>
/** The error with which `adServers.list` rejects. */
export type ListAdServersError = ApiError<CallReason>
/** The argument of `lift.list`: path and query parameters by name, and `body`. */
export type ListCampaignLiftInput = Input<operations["listCampaignLift"]>
/** The body of the response of `lift.list`. */
export type ListCampaignLiftOutput = Output<operations["listCampaignLift"]>
/** The error with which `lift.list` rejects. */
export type ListCampaignLiftError = ApiError<CallReason>
/** The argument of `questionTemplates.ofCampaign`: path and query parameters by name, and `body`. */
export type ListCampaignQuestionTemplatesInput = Input<operations["listCampaignQuestionTemplates"]>
/** The body of the response of `questionTemplates.ofCampaign`. */
export type ListCampaignQuestionTemplatesOutput = Output<operations["listCampaignQuestionTemplates"]>
/** The error with which `questionTemplates.ofCampaign` rejects. */
export type ListCampaignQuestionTemplatesError = ApiError<CallReason>
/** The argument of `questions.list`: path and query parameters by name, and `body`. */
export type ListCampaignQuestionsInput = Input<operations["listCampaignQuestions"]>
/** The body of the response of `questions.list`. */
export type ListCampaignQuestionsOutput = Output<operations["listCampaignQuestions"]>
/** The error with which `questions.list` rejects. */
export type ListCampaignQuestionsError = ApiError<CallReason>
/** The argument of `respondents.campaignCsvColumns`: path and query parameters by name, and `body`. */
export type ListCampaignRespondentCsvColumnsInput = Input<operations["listCampaignRespondentCsvColumns"]>
/** The body of the response of `respondents.campaignCsvColumns`. */
export type ListCampaignRespondentCsvColumnsOutput = Output<operations["listCampaignRespondentCsvColumns"]>
/** The error with which `respondents.campaignCsvColumns` rejects. */
export type ListCampaignRespondentCsvColumnsError = ApiError<CallReason>
/** The argument of `campaigns.list`: path and query parameters by name, and `body`. */
export type ListCampaignsInput = Input<operations["listCampaigns"]>
/** The body of the response of `campaigns.list`. */
export type ListCampaignsOutput = Output<operations["listCampaigns"]>
/** The error with which `campaigns.list` rejects. */
export type ListCampaignsError = ApiError<PagesReason>
/** The argument of `countryLanguages.questionOptions`: path and query parameters by name, and `body`. */
export type ListCountryLanguageQuestionOptionsInput = Input<operations["listCountryLanguageQuestionOptions"]>
/** The body of the response of `countryLanguages.questionOptions`. */
export type ListCountryLanguageQuestionOptionsOutput = Output<operations["listCountryLanguageQuestionOptions"]>
/** The error with which `countryLanguages.questionOptions` rejects. */
export type ListCountryLanguageQuestionOptionsError = ApiError<CallReason>
/** The argument of `countryLanguages.questions`: path and query parameters by name, and `body`. */
export type ListCountryLanguageQuestionsInput = Input<operations["listCountryLanguageQuestions"]>
/** The body of the response of `countryLanguages.questions`. */
export type ListCountryLanguageQuestionsOutput = Output<operations["listCountryLanguageQuestions"]>
/** The error with which `countryLanguages.questions` rejects. */
export type ListCountryLanguageQuestionsError = ApiError<CallReason>
/** The argument of `countryLanguages.list`: path and query parameters by name, and `body`. */
export type ListCountryLanguagesInput = Input<operations["listCountryLanguages"]>
/** The body of the response of `countryLanguages.list`. */
export type ListCountryLanguagesOutput = Output<operations["listCountryLanguages"]>
/** The error with which `countryLanguages.list` rejects. */
export type ListCountryLanguagesError = ApiError<CallReason>
/** The argument of `audiences.demographicFilters`: path and query parameters by name, and `body`. */
export type ListDemographicFiltersInput = Input<operations["listDemographicFilters"]>
/** The body of the response of `audiences.demographicFilters`. */
export type ListDemographicFiltersOutput = Output<operations["listDemographicFilters"]>
/** The error with which `audiences.demographicFilters` rejects. */
export type ListDemographicFiltersError = ApiError<CallReason>
/** The argument of `frequencyReports.list`: path and query parameters by name, and `body`. */
export type ListFrequencyReportsInput = Input<operations["listFrequencyReports"]>
/** The body of the response of `frequencyReports.list`. */
export type ListFrequencyReportsOutput = Output<operations["listFrequencyReports"]>
/** The error with which `frequencyReports.list` rejects. */
export type ListFrequencyReportsError = ApiError<PagesReason>
/** The argument of `groups.list`: path and query parameters by name, and `body`. */
export type ListGroupsInput = Input<operations["listGroups"]>
/** The body of the response of `groups.list`. */
export type ListGroupsOutput = Output<operations["listGroups"]>
/** The error with which `groups.list` rejects. */
export type ListGroupsError = ApiError<CallReason>
/** The argument of `industries.list`: path and query parameters by name, and `body`. */
export type ListIndustriesInput = Input<operations["listIndustries"]>
/** The body of the response of `industries.list`. */
export type ListIndustriesOutput = Output<operations["listIndustries"]>
/** The error with which `industries.list` rejects. */
export type ListIndustriesError = ApiError<CallReason>
/** The argument of `lift.byAdChannel`: path and query parameters by name, and `body`. */
export type ListLiftByAdChannelInput = Input<operations["listLiftByAdChannel"]>
/** The body of the response of `lift.byAdChannel`. */
export type ListLiftByAdChannelOutput = Output<operations["listLiftByAdChannel"]>
/** The error with which `lift.byAdChannel` rejects. */
export type ListLiftByAdChannelError = ApiError<CallReason>
/** The argument of `lift.byAdLength`: path and query parameters by name, and `body`. */
export type ListLiftByAdLengthInput = Input<operations["listLiftByAdLength"]>
/** The body of the response of `lift.byAdLength`. */
export type ListLiftByAdLengthOutput = Output<operations["listLiftByAdLength"]>
/** The error with which `lift.byAdLength` rejects. */
export type ListLiftByAdLengthError = ApiError<CallReason>
/** The argument of `lift.byBucket`: path and query parameters by name, and `body`. */
export type ListLiftByBucketInput = Input<operations["listLiftByBucket"]>
/** The body of the response of `lift.byBucket`. */
export type ListLiftByBucketOutput = Output<operations["listLiftByBucket"]>
/** The error with which `lift.byBucket` rejects. */
export type ListLiftByBucketError = ApiError<CallReason>
/** The argument of `lift.byCreative`: path and query parameters by name, and `body`. */
export type ListLiftByCreativeInput = Input<operations["listLiftByCreative"]>
/** The body of the response of `lift.byCreative`. */
export type ListLiftByCreativeOutput = Output<operations["listLiftByCreative"]>
/** The error with which `lift.byCreative` rejects. */
export type ListLiftByCreativeError = ApiError<CallReason>
/** The argument of `lift.byCustomVariable`: path and query parameters by name, and `body`. */
export type ListLiftByCustomVariableInput = Input<operations["listLiftByCustomVariable"]>
/** The body of the response of `lift.byCustomVariable`. */
export type ListLiftByCustomVariableOutput = Output<operations["listLiftByCustomVariable"]>
/** The error with which `lift.byCustomVariable` rejects. */
export type ListLiftByCustomVariableError = ApiError<CallReason>
/** The argument of `lift.byDaypart`: path and query parameters by name, and `body`. */
export type ListLiftByDaypartInput = Input<operations["listLiftByDaypart"]>
/** The body of the response of `lift.byDaypart`. */
export type ListLiftByDaypartOutput = Output<operations["listLiftByDaypart"]>
/** The error with which `lift.byDaypart` rejects. */
export type ListLiftByDaypartError = ApiError<CallReason>
/** The argument of `lift.byDemographic`: path and query parameters by name, and `body`. */
export type ListLiftByDemographicInput = Input<operations["listLiftByDemographic"]>
/** The body of the response of `lift.byDemographic`. */
export type ListLiftByDemographicOutput = Output<operations["listLiftByDemographic"]>
/** The error with which `lift.byDemographic` rejects. */
export type ListLiftByDemographicError = ApiError<CallReason>
/** The argument of `lift.byDevice`: path and query parameters by name, and `body`. */
export type ListLiftByDeviceInput = Input<operations["listLiftByDevice"]>
/** The body of the response of `lift.byDevice`. */
export type ListLiftByDeviceOutput = Output<operations["listLiftByDevice"]>
/** The error with which `lift.byDevice` rejects. */
export type ListLiftByDeviceError = ApiError<CallReason>
/** The argument of `lift.byFrequency`: path and query parameters by name, and `body`. */
export type ListLiftByFrequencyInput = Input<operations["listLiftByFrequency"]>
/** The body of the response of `lift.byFrequency`. */
export type ListLiftByFrequencyOutput = Output<operations["listLiftByFrequency"]>
/** The error with which `lift.byFrequency` rejects. */
export type ListLiftByFrequencyError = ApiError<CallReason>
/** The argument of `names.list`: path and query parameters by name, and `body`. */
export type ListNamesInput = Input<operations["listNames"]>
/** The body of the response of `names.list`. */
export type ListNamesOutput = Output<operations["listNames"]>
/** The error with which `names.list` rejects. */
export type ListNamesError = ApiError<PagesReason>
/** The argument of `names.withImpressions`: path and query parameters by name, and `body`. */
export type ListNamesWithImpressionsInput = Input<operations["listNamesWithImpressions"]>
/** The body of the response of `names.withImpressions`. */
export type ListNamesWithImpressionsOutput = Output<operations["listNamesWithImpressions"]>
/** The error with which `names.withImpressions` rejects. */
export type ListNamesWithImpressionsError = ApiError<PagesReason>
/** The argument of `pixels.list`: path and query parameters by name, and `body`. */
export type ListPixelGroupsInput = Input<operations["listPixelGroups"]>
/** The body of the response of `pixels.list`. */
export type ListPixelGroupsOutput = Output<operations["listPixelGroups"]>
/** The error with which `pixels.list` rejects. */
export type ListPixelGroupsError = ApiError<CallReason>
/** The argument of `questionTemplates.list`: path and query parameters by name, and `body`. */
export type ListQuestionTemplatesInput = Input<operations["listQuestionTemplates"]>
/** The body of the response of `questionTemplates.list`. */
export type ListQuestionTemplatesOutput = Output<operations["listQuestionTemplates"]>
/** The error with which `questionTemplates.list` rejects. */
export type ListQuestionTemplatesError = ApiError<CallReason>
/** The argument of `respondents.csvColumns`: path and query parameters by name, and `body`. */
export type ListRespondentCsvColumnsInput = Input<operations["listRespondentCsvColumns"]>
/** The body of the response of `respondents.csvColumns`. */
export type ListRespondentCsvColumnsOutput = Output<operations["listRespondentCsvColumns"]>
/** The error with which `respondents.csvColumns` rejects. */
export type ListRespondentCsvColumnsError = ApiError<CallReason>
/** The argument of `respondents.list`: path and query parameters by name, and `body`. */
export type ListRespondentsInput = Input<operations["listRespondents"]>
/** The body of the response of `respondents.list`. */
export type ListRespondentsOutput = Output<operations["listRespondents"]>
/** The error with which `respondents.list` rejects. */
export type ListRespondentsError = ApiError<PagesReason>
/** The argument of `s2sMappings.list`: path and query parameters by name, and `body`. */
export type ListS2sMappingsInput = Input<operations["listS2sMappings"]>
/** The body of the response of `s2sMappings.list`. */
export type ListS2sMappingsOutput = Output<operations["listS2sMappings"]>
/** The error with which `s2sMappings.list` rejects. */
export type ListS2sMappingsError = ApiError<PagesReason>
/** The argument of `s2sMappings.partners`: path and query parameters by name, and `body`. */
export type ListS2sPartnersInput = Input<operations["listS2sPartners"]>
/** The body of the response of `s2sMappings.partners`. */
export type ListS2sPartnersOutput = Output<operations["listS2sPartners"]>
/** The error with which `s2sMappings.partners` rejects. */
export type ListS2sPartnersError = ApiError<CallReason>
/** The argument of `tagQueryParameters.list`: path and query parameters by name, and `body`. */
export type ListTagQueryParametersInput = Input<operations["listTagQueryParameters"]>
/** The body of the response of `tagQueryParameters.list`. */
export type ListTagQueryParametersOutput = Output<operations["listTagQueryParameters"]>
/** The error with which `tagQueryParameters.list` rejects. */
export type ListTagQueryParametersError = ApiError<CallReason>
/** The argument of `audiences.targetAudiences`: path and query parameters by name, and `body`. */
export type ListTargetAudiencesInput = Input<operations["listTargetAudiences"]>
/** The body of the response of `audiences.targetAudiences`. */
export type ListTargetAudiencesOutput = Output<operations["listTargetAudiences"]>
/** The error with which `audiences.targetAudiences` rejects. */
export type ListTargetAudiencesError = ApiError<CallReason>
/** The argument of `audiences.targetedRecruitmentOptions`: path and query parameters by name, and `body`. */
export type ListTargetedRecruitmentOptionsInput = Input<operations["listTargetedRecruitmentOptions"]>
/** The body of the response of `audiences.targetedRecruitmentOptions`. */
export type ListTargetedRecruitmentOptionsOutput = Output<operations["listTargetedRecruitmentOptions"]>
/** The error with which `audiences.targetedRecruitmentOptions` rejects. */
export type ListTargetedRecruitmentOptionsError = ApiError<CallReason>
/** The argument of `groups.remove`: path and query parameters by name, and `body`. */
export type RemoveGroupsInput = Input<operations["removeGroups"]>
/** The body of the response of `groups.remove`. */
export type RemoveGroupsOutput = Output<operations["removeGroups"]>
/** The error with which `groups.remove` rejects. */
export type RemoveGroupsError = ApiError<WriteReason>
/** The argument of `s2sMappings.remove`: path and query parameters by name, and `body`. */
export type RemoveS2sMappingInput = Input<operations["removeS2sMapping"]>
/** The body of the response of `s2sMappings.remove`. */
export type RemoveS2sMappingOutput = Output<operations["removeS2sMapping"]>
/** The error with which `s2sMappings.remove` rejects. */
export type RemoveS2sMappingError = ApiError<WriteReason>
/** The argument of `campaigns.update`: path and query parameters by name, and `body`. */
export type UpdateCampaignInput = Input<operations["updateCampaign"]>
/** The body of the response of `campaigns.update`. */
export type UpdateCampaignOutput = Output<operations["updateCampaign"]>
/** The error with which `campaigns.update` rejects. */
export type UpdateCampaignError = ApiError<CallReason>
/** The argument of `ipMatching.update`: path and query parameters by name, and `body`. */
export type UpdateIpMatchingInput = Input<operations["updateIpMatching"]>
/** The body of the response of `ipMatching.update`. */
export type UpdateIpMatchingOutput = Output<operations["updateIpMatching"]>
/** The error with which `ipMatching.update` rejects. */
export type UpdateIpMatchingError = ApiError<CallReason>
/** The argument of `campaigns.updateLaunched`: path and query parameters by name, and `body`. */
export type UpdateLaunchedCampaignInput = Input<operations["updateLaunchedCampaign"]>
/** The body of the response of `campaigns.updateLaunched`. */
export type UpdateLaunchedCampaignOutput = Output<operations["updateLaunchedCampaign"]>
/** The error with which `campaigns.updateLaunched` rejects. */
export type UpdateLaunchedCampaignError = ApiError<CallReason>
/** The argument of `pixels.update`: path and query parameters by name, and `body`. */
export type UpdatePixelGroupInput = Input<operations["updatePixelGroup"]>
/** The body of the response of `pixels.update`. */
export type UpdatePixelGroupOutput = Output<operations["updatePixelGroup"]>
/** The error with which `pixels.update` rejects. */
export type UpdatePixelGroupError = ApiError<CallReason>

