// Generated from specs/brand-lift and packages/brand-lift/src by `npm run generate`. Do not edit: change the spec and generate again.

import type { ApiError, CallReason, Input, Output, PagesReason, PromiseBytes, PromiseList, PromiseMethod, PromisePagedList, WriteReason } from "@fieldwork/core/promise"
import type { operations } from "@fieldwork/brand-lift-client"
import type { OwnMethods } from "./OwnMethods.ts"

export interface AdServersClient {
  /**
   * Every ad server.
   *
   * Ad servers that tracking tags can be made for.
   *
   * `GET /api/impact-measurement/v1/ad-servers`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly list: PromiseList<operations, "listAdServers", "items">
  /**
   * One ad server.
   *
   * One ad server with its macros.
   *
   * `GET /api/impact-measurement/v1/ad-servers/{id}`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly get: PromiseMethod<operations, "getAdServer">
}

export interface AudiencesClient {
  /**
   * The options of targeted recruitment for the setup of a campaign.
   *
   * Qualifications that the setup of a campaign can recruit by.
   *
   * `GET /api/impact-measurement/v1/campaigns/{id}/targeted-recruitment-options`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly targetedRecruitmentOptions: OwnMethods["audiences.targetedRecruitmentOptions"]
  /**
   * The target audiences of a campaign.
   *
   * Audiences that the lift of a campaign can be filtered by.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/target-audiences`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly targetAudiences: PromiseList<operations, "listTargetAudiences", "target_audiences">
  /**
   * The demographic filters of a campaign; their names are parameters of lift.
   *
   * Demographics that the lift and respondents of a campaign can be filtered by.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/demographic-filters`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly demographicFilters: PromiseList<operations, "listDemographicFilters", "items">
  /**
   * The other filters of a campaign: devices, creatives, placements and so on.
   *
   * Devices, creatives, placements, publishers, frequencies, channels and other values that the lift of a campaign can be filtered by.
   *
   * `GET /api/impact-measurement/v1/campaigns/{id}/non-demographic-filters`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly nonDemographicFilters: PromiseMethod<operations, "getNonDemographicFilters">
}

export interface CampaignsClient {
  /**
   * Every campaign that fits the filters.
   *
   * Campaigns that meet all filters, one page at a time.
   *
   * `GET /api/impact-measurement/v1/campaigns`
   *
   * @throws `ApiError`, whose `reason` is a `PagesReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly list: PromisePagedList<operations, "listCampaigns", "items">
  /**
   * How many campaigns are live, pending and complete.
   *
   * How many of the campaigns that meet all filters are live, pending and completed.
   *
   * `GET /api/impact-measurement/v1/campaigns/summary`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly summary: PromiseMethod<operations, "getCampaignSummary">
  /**
   * One campaign, with its targeted recruitment.
   *
   * One campaign in full, with its targeted recruitment.
   *
   * `GET /api/impact-measurement/v1/campaigns/{id}`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly get: PromiseMethod<operations, "getCampaign">
  /**
   * A draft; its `campaign_id` goes into the tracking tags.
   *
   * Creates a draft that may change until its launch. The answer carries `campaign_id`, which goes into the tracking tag on the
   * creatives. `data_partners` is needed when impressions on linear TV are expected.
   *
   * `POST /api/impact-measurement/v1/campaigns`
   *
   * @throws `ApiError`, whose `reason` is a `WriteReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response, `AmbiguousWriteError` where the call may have been carried out.
   */
  readonly create: PromiseMethod<operations, "createCampaign">
  /**
   * Changes the named fields. After launch: the end date may move, and counts may rise by the minimum of their channel, with a day
   * left (the brand lift document, operation 5).
   *
   * Changes what the body names. A draft may change in everything. A live or complete campaign may change its name, its client name
   * and its end date, which may move either way but never to less than a day from now; its expected impressions may only rise, by at
   * least 1,000,000 on digital, 5,000,000 on linear TV and 300,000 on social, with at least a day remaining. A complete campaign
   * becomes live again when its end date or its counts are updated. Survey quotas follow in the background at 6 and 18 UTC.
   *
   * `PATCH /api/impact-measurement/v1/campaigns/{id}`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly update: PromiseMethod<operations, "updateCampaign">
  /**
   * Changes name, client name, end date and counts of a live or complete campaign by the rules of `updateCampaign`, which replaces it.
   * Survey quotas follow in the background at 6 and 18 UTC.
   *
   * `PUT /api/impact-measurement/v1/campaigns/{id}`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   *
   * @deprecated The older form of `update`, for campaigns that are live or complete: use `update`. It takes the three counts as
   * digital, linear_tv and social of expected_impressions_count and answers the whole campaign.
   */
  readonly updateLaunched: PromiseMethod<operations, "updateLaunchedCampaign">
  /**
   * Creates the survey. Its settings cannot be changed afterwards.
   *
   * Confirms the campaign and starts the creation of its survey, which cannot change afterwards; respondents are recruited from the
   * start date on. Takes no body. The setup of the draft must be complete, else 400. A campaign launches once; any but a draft is
   * refused with 409.
   *
   * `POST /api/impact-measurement/v1/campaigns/{id}/launch`
   *
   * @throws `ApiError`, whose `reason` is a `WriteReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `ConflictError` (409), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or
   * `TimeoutError` without a response, `AmbiguousWriteError` where the call may have been carried out.
   */
  readonly launch: PromiseMethod<operations, "launchCampaign">
}

export interface CountryLanguagesClient {
  /**
   * Every country language that supports the channels.
   *
   * Countries and languages that respondents can be recruited in, whose ids a campaign takes as `country_language_id`.
   *
   * `GET /api/impact-measurement/v1/country-languages`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly list: PromiseList<operations, "listCountryLanguages", "items">
  /**
   * One country language.
   *
   * `GET /api/impact-measurement/v1/country-languages/{id}`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly get: PromiseMethod<operations, "getCountryLanguage">
  /**
   * The questions that can qualify respondents.
   *
   * Screening questions that qualifications can be built on.
   *
   * `GET /api/impact-measurement/v1/country-languages/{id}/questions`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly questions: PromiseList<operations, "listCountryLanguageQuestions", "questions">
  /**
   * The options of one of those questions, with their precodes.
   *
   * Answers that a screening question offers, with the precodes that qualifications take.
   *
   * `GET /api/impact-measurement/v1/country-languages/{id}/questions/{question_id}/options`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly questionOptions: PromiseList<operations, "listCountryLanguageQuestionOptions", "question_options">
}

export interface ExportsClient {
  /**
   * Asks for the Excel report. The answer is empty: the report's id travels by e-mail only.
   *
   * Has an Excel report made and a link to it sent by e-mail. The answer is empty, so the id of the export is not in it.
   *
   * `POST /api/impact-measurement/v1/campaigns/{campaigns_pk}/export/excel`
   *
   * @throws `ApiError`, whose `reason` is a `WriteReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response, `AmbiguousWriteError` where the call may have been carried out.
   */
  readonly excel: PromiseMethod<operations, "exportExcel">
  /**
   * The state of an Excel report; `s3_url` is null until it is there.
   *
   * How far an Excel report has come, and where to download it until it expires.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/export/excel/{id}`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly excelStatus: PromiseMethod<operations, "getExcelExport">
  /**
   * Asks for the PowerPoint report; `report_export_id` names it.
   *
   * Has a PowerPoint report made and a link to it sent by e-mail.
   *
   * `POST /api/impact-measurement/v1/campaigns/{campaigns_pk}/export/powerpoint`
   *
   * @throws `ApiError`, whose `reason` is a `WriteReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response, `AmbiguousWriteError` where the call may have been carried out.
   */
  readonly powerPoint: PromiseMethod<operations, "exportPowerPoint">
  /**
   * The state of a PowerPoint report; `s3_url` is null until it is there.
   *
   * How far a PowerPoint report has come, and where to download it until it expires.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/export/powerpoint/{id}`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly powerPointStatus: PromiseMethod<operations, "getPowerPointExport">
}

export interface FrequencyReportsClient {
  /**
   * Every frequency report of a campaign.
   *
   * Frequency reports of a campaign, one page at a time.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/frequency-reports`
   *
   * @throws `ApiError`, whose `reason` is a `PagesReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly list: PromisePagedList<operations, "listFrequencyReports", "items">
  /**
   * Has a report made. `json` is JSON text; `csv` may be a Blob, which is sent as a file.
   *
   * Has a frequency report made for the respondents or sessions of a CSV, or for those of `survey_ids` when none is sent. The report
   * is generated in the background.
   *
   * `POST /api/impact-measurement/v1/campaigns/{campaigns_pk}/frequency-reports`
   *
   * @throws `ApiError`, whose `reason` is a `WriteReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response, `AmbiguousWriteError` where the call may have been carried out.
   */
  readonly create: PromiseMethod<operations, "createFrequencyReport">
  /**
   * One report, as the single item of `items`.
   *
   * One frequency report, as the single item of a list.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/frequency-reports/{id}`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly get: PromiseMethod<operations, "getFrequencyReport">
}

export interface GroupsClient {
  /**
   * Every group of one type.
   *
   * Groups of creatives, publishers or placements of a campaign.
   *
   * `GET /api/impact-measurement/v1/campaigns/{id}/groups/{spca_type}`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly list: PromiseList<operations, "listGroups", "items">
  /**
   * Renames the groups that have an id and creates the others.
   *
   * Creates the groups without `group_id` and updates the others. Sent twice, it creates twice.
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
   * Removes groups. Their ids are named in a body, which must travel although the method is DELETE. When some do not exist, none is
   * removed.
   *
   * `DELETE /api/impact-measurement/v1/campaigns/{id}/groups/{spca_type}`
   *
   * @throws `ApiError`, whose `reason` is a `WriteReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response, `AmbiguousWriteError` where the call may have been carried out.
   */
  readonly remove: PromiseMethod<operations, "removeGroups">
}

export interface IndustriesClient {
  /**
   * Every industry.
   *
   * Industries, whose ids a campaign takes as `industry_id`.
   *
   * `GET /api/impact-measurement/v1/industries`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly list: PromiseList<operations, "listIndustries", "items">
}

export interface IpMatchingClient {
  /**
   * The state, with one page of its ids.
   *
   * How IP matching of a campaign stands, with its sites and placements one page at a time.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly get: PromiseMethod<operations, "getIpMatching">
  /**
   * Every id of the state.
   *
   * How IP matching of a campaign stands, with its sites and placements one page at a time.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching`
   *
   * @throws `ApiError`, whose `reason` is a `PagesReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly list: PromisePagedList<operations, "getIpMatching", "items">
  /**
   * Switches matching on or off for the given ids.
   *
   * Says for which sites and placements IP matching is on or off.
   *
   * `POST /api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching`
   *
   * @throws `ApiError`, whose `reason` is a `WriteReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response, `AmbiguousWriteError` where the call may have been carried out.
   */
  readonly configure: PromiseMethod<operations, "configureIpMatching">
  /**
   * Switches ids on or off. Fails when some of them do not exist.
   *
   * Switches IP matching on or off for the campaign or for some of its sites and placements. Fails when some of the ids do not exist.
   *
   * `PATCH /api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly update: PromiseMethod<operations, "updateIpMatching">
  /**
   * Adds ids.
   *
   * Adds many sites, or many placements, to the IP matching of a campaign at once.
   *
   * `POST /api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching/bulk`
   *
   * @throws `ApiError`, whose `reason` is a `WriteReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response, `AmbiguousWriteError` where the call may have been carried out.
   */
  readonly create: PromiseMethod<operations, "createIpMatchingIds">
}

export interface LiftClient {
  /**
   * The lift of one question, tested at each level of `confidence_level__in`.
   *
   * Calculates lift: compares exposed with control respondents on one question. Refreshed daily until the campaign ends; figures are
   * there once `total_count` is more than 50.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly get: PromiseMethod<operations, "getQuestionLift">
  /**
   * The lift of every question of a campaign.
   *
   * Compares exposed with control respondents on every question of a campaign. Refreshed daily until the campaign ends; figures are
   * there once `total_count` is more than 50.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/lift`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly list: PromiseList<operations, "listCampaignLift", "items">
  /**
   * The lift of a campaign's default question, with its days, impressions and completes.
   *
   * Lift of the default question together with days, impressions and completes.
   *
   * `GET /api/impact-measurement/v1/campaigns/{id}/overview-lift`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly overview: PromiseMethod<operations, "getCampaignOverviewLift">
  /**
   * Lift of one question, broken down by ad channel. To be removed at a date that is not yet known; use the breakdown by device.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-ad-channel`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   *
   * @deprecated The service will remove it: use `byDevice`. It takes the same parameters and answers device and device_name in place
   * of ad_channel and ad_channel_name.
   */
  readonly byAdChannel: PromiseMethod<operations, "listLiftByAdChannel">
  /**
   * The lift of one question, an ad length at a time.
   *
   * Lift of one question, broken down by the length of the ad.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-ad-length`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly byAdLength: PromiseMethod<operations, "listLiftByAdLength">
  /**
   * The lift of one question, a bucket at a time.
   *
   * Lift of one question, broken down into buckets. The brand lift document does not name what the buckets are of.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-bucket`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly byBucket: PromiseMethod<operations, "listLiftByBucket">
  /**
   * The lift of one question, a creative at a time.
   *
   * Lift of one question, broken down by creative.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-creative`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly byCreative: PromiseMethod<operations, "listLiftByCreative">
  /**
   * The lift of one question, a value of one custom variable at a time.
   *
   * Lift of one question, broken down by the values of a custom variable of the tracking tag.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-custom-variable/{custom_var}`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly byCustomVariable: PromiseMethod<operations, "listLiftByCustomVariable">
  /**
   * The lift of one question, a part of the day at a time.
   *
   * Lift of one question, broken down by part of the day.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-daypart`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly byDaypart: PromiseMethod<operations, "listLiftByDaypart">
  /**
   * The lift of one question, a demographic answer, or bucket of answers, at a time.
   *
   * Lift of one question, broken down by a demographic. The names here are the ones that `filters` of an export takes.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-demographic/{demo_filter_name}`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly byDemographic: PromiseMethod<operations, "listLiftByDemographic">
  /**
   * The lift of one question, a device at a time.
   *
   * Lift of one question, broken down by the device on which respondents saw the campaign.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-device`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly byDevice: PromiseMethod<operations, "listLiftByDevice">
  /**
   * The lift of one question, a frequency of exposure at a time.
   *
   * Lift of one question, broken down by how many times respondents saw the campaign.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-frequency`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly byFrequency: PromiseMethod<operations, "listLiftByFrequency">
  /**
   * The lift of a whole campaign as one table: every question with all its breakdowns in rows of one form, read and adjusted for many
   * comparisons. It makes one call, and some 18 more for each question. `campaign` is the campaign's id.
   *
   * @throws `ApiError`, whose `reason` states why.
   */
  readonly table: OwnMethods["lift.table"]
}

export interface NamesClient {
  /**
   * Every name of one type, with the group that it is in.
   *
   * Names of the creatives, publishers or placements of a campaign, one page at a time; the page stands in a bare array.
   *
   * `GET /api/impact-measurement/v1/campaigns/{id}/names/{spca_type}`
   *
   * @throws `ApiError`, whose `reason` is a `PagesReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly list: OwnMethods["names.list"]
  /**
   * Every name of one type, with its impressions.
   *
   * Creatives, publishers or placements of a campaign with names, groups and impressions, one page at a time; the page stands in a
   * bare array.
   *
   * `GET /api/impact-measurement/v1/campaigns/{id}/names/{spca_type}/impressions`
   *
   * @throws `ApiError`, whose `reason` is a `PagesReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly withImpressions: OwnMethods["names.withImpressions"]
  /**
   * The names of a campaign, by type.
   *
   * Names of all creatives, placements and publishers of a campaign.
   *
   * `GET /api/impact-measurement/v1/campaigns/{id}/names`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly get: PromiseMethod<operations, "getCampaignNames">
  /**
   * Gives names, by type.
   *
   * Gives names to creatives, placements and publishers of a campaign.
   *
   * `POST /api/impact-measurement/v1/campaigns/{id}/names`
   *
   * @throws `ApiError`, whose `reason` is a `WriteReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response, `AmbiguousWriteError` where the call may have been carried out.
   */
  readonly assign: PromiseMethod<operations, "assignCampaignNames">
  /**
   * Gives names and groups within one type.
   *
   * Gives names and groups to creatives, publishers or placements of a campaign; body and answer are bare arrays.
   *
   * `POST /api/impact-measurement/v1/campaigns/{id}/names/{spca_type}`
   *
   * @throws `ApiError`, whose `reason` is a `WriteReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response, `AmbiguousWriteError` where the call may have been carried out.
   */
  readonly assignWithGroups: PromiseMethod<operations, "assignNamesAndGroups">
}

export interface PixelsClient {
  /**
   * The pixel groups of a campaign.
   *
   * Pixel groups of a campaign.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/pixels`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly list: PromiseList<operations, "listPixelGroups", "items">
  /**
   * Makes pixels.
   *
   * Makes pixels that count impressions of a campaign.
   *
   * `POST /api/impact-measurement/v1/campaigns/{campaigns_pk}/pixels`
   *
   * @throws `ApiError`, whose `reason` is a `WriteReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response, `AmbiguousWriteError` where the call may have been carried out.
   */
  readonly create: PromiseMethod<operations, "createPixels">
  /**
   * The pixels of one group.
   *
   * Pixels of one group.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/pixels/{id}`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly get: PromiseList<operations, "getPixelGroup", "items">
  /**
   * Replaces the pixels of a group.
   *
   * Sets the pixels of one group; the body is that of creation.
   *
   * `PUT /api/impact-measurement/v1/campaigns/{campaigns_pk}/pixels/{id}`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly update: PromiseMethod<operations, "updatePixelGroup">
}

export interface QuestionTemplatesClient {
  /**
   * Templates for a use, a country language and an industry.
   *
   * Templates for one use of questions, one country language and one industry; draft questions start from them.
   *
   * `GET /api/impact-measurement/v1/question-templates`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly list: PromiseList<operations, "listQuestionTemplates", "items">
  /**
   * Templates that fit a campaign.
   *
   * Templates that fit a campaign as it is set up. Has no templates for extra questions.
   *
   * `GET /api/impact-measurement/v1/campaigns/{id}/question-templates`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly ofCampaign: OwnMethods["questionTemplates.ofCampaign"]
}

export interface QuestionsClient {
  /**
   * Every question of a campaign with its answers.
   *
   * Questions of the campaign with the answers they offer; `id` of each leads to its lift.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly list: PromiseList<operations, "listCampaignQuestions", "items">
  /**
   * One question with its answers.
   *
   * One question with the answers it offers.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{id}`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly get: PromiseMethod<operations, "getCampaignQuestion">
}

export interface ReportsClient {
  /**
   * Asks for the PowerPoint report, which also sends an e-mail, and waits until it can be downloaded.
   *
   * @throws `ApiError`, whose `reason` states why.
   */
  readonly powerPoint: OwnMethods["reports.powerPoint"]
  /**
   * Asks for the Excel report, which sends an e-mail. The documented answer has no id, and then this fails with `NoExportIdError`: the
   * report is on its way by e-mail. A service that does name an id is waited for.
   *
   * @throws `ApiError`, whose `reason` states why.
   */
  readonly excel: OwnMethods["reports.excel"]
  /**
   * Has a frequency report made, and waits until it is done.
   *
   * @throws `ApiError`, whose `reason` states why.
   */
  readonly frequency: OwnMethods["reports.frequency"]
  /**
   * Waits for a PowerPoint report that was asked for before.
   *
   * @throws `ApiError`, whose `reason` states why.
   */
  readonly waitForPowerPoint: OwnMethods["reports.waitForPowerPoint"]
  /**
   * Waits for an Excel report by the id from its e-mail.
   *
   * @throws `ApiError`, whose `reason` states why.
   */
  readonly waitForExcel: OwnMethods["reports.waitForExcel"]
  /**
   * Waits for a frequency report that was asked for before.
   *
   * @throws `ApiError`, whose `reason` states why.
   */
  readonly waitForFrequency: OwnMethods["reports.waitForFrequency"]
  /**
   * The report's bytes as they come. Fails with `ReportExpiredError` once it is too late, without asking.
   *
   * @throws `ApiError`, whose `reason` states why.
   */
  readonly download: OwnMethods["reports.download"]
}

export interface RespondentsClient {
  /**
   * Every respondent that fits the filters.
   *
   * Respondents of a campaign that meet all filters, with answers, impressions and demographics, one page at a time.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/respondents`
   *
   * @throws `ApiError`, whose `reason` is a `PagesReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly list: PromisePagedList<operations, "listRespondents", "items">
  /**
   * All respondents as CSV text, held in memory whole.
   *
   * All respondents of a campaign that meet all filters, with demographics, impressions and answers. May be large; read it as a
   * stream.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/respondents/csv`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly csv: PromiseMethod<operations, "exportRespondentsCsv">
  /**
   * The same as it comes, in constant memory.
   *
   * All respondents of a campaign that meet all filters, with demographics, impressions and answers. May be large; read it as a
   * stream.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/respondents/csv`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly csvBytes: PromiseBytes<operations, "exportRespondentsCsv">
  /**
   * The same row by row, in constant memory; `onProgress` is told of the bytes that have come.
   *
   * @throws `ApiError`, whose `reason` states why.
   */
  readonly csvRows: OwnMethods["respondents.csvRows"]
  /**
   * The same as the rows come, some hundreds at a time: faster where a row is little work, and ready for an insert of many.
   *
   * @throws `ApiError`, whose `reason` states why.
   */
  readonly csvBatches: OwnMethods["respondents.csvBatches"]
  /**
   * The columns that a CSV can have.
   *
   * Columns that an export can have, for one kind of id.
   *
   * `GET /api/impact-measurement/v1/respondents/csv-columns`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly csvColumns: PromiseList<operations, "listRespondentCsvColumns", "items">
  /**
   * The columns that a CSV of one campaign can have.
   *
   * Columns that an export of this campaign can have.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/respondents/csv-columns`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly campaignCsvColumns: PromiseList<operations, "listCampaignRespondentCsvColumns", "items">
}

export interface S2sMappingsClient {
  /**
   * Every mapping of a campaign.
   *
   * Campaigns at partners that belong to a campaign, one page at a time.
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
   * Maps campaigns at partners to a campaign; the body is a bare array.
   *
   * `POST /api/impact-measurement/v1/campaigns/{campaigns_pk}/s2s-mappings`
   *
   * @throws `ApiError`, whose `reason` is a `WriteReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response, `AmbiguousWriteError` where the call may have been carried out.
   */
  readonly create: PromiseMethod<operations, "createS2sMappings">
  /**
   * Removes the mapping to one of a partner's campaigns.
   *
   * Removes the mapping of one campaign at a partner. The partner is named in a body, which must travel although the method is DELETE.
   *
   * `DELETE /api/impact-measurement/v1/campaigns/{campaigns_pk}/s2s-mappings/{id}`
   *
   * @throws `ApiError`, whose `reason` is a `WriteReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response, `AmbiguousWriteError` where the call may have been carried out.
   */
  readonly remove: PromiseMethod<operations, "removeS2sMapping">
  /**
   * The partners that support the channels.
   *
   * Partners that report impressions from server to server.
   *
   * `GET /api/impact-measurement/v1/s2s-partners`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly partners: PromiseList<operations, "listS2sPartners", "items">
}

export interface TagQueryParametersClient {
  /**
   * Every parameter of the given types.
   *
   * Query parameters that a tracking tag can carry.
   *
   * `GET /api/impact-measurement/v1/tag-query-parameters`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly list: PromiseList<operations, "listTagQueryParameters", "items">
}

export interface BrandLift {
  readonly adServers: AdServersClient
  readonly audiences: AudiencesClient
  readonly campaigns: CampaignsClient
  readonly countryLanguages: CountryLanguagesClient
  readonly exports: ExportsClient
  readonly frequencyReports: FrequencyReportsClient
  readonly groups: GroupsClient
  readonly industries: IndustriesClient
  readonly ipMatching: IpMatchingClient
  readonly lift: LiftClient
  readonly names: NamesClient
  readonly pixels: PixelsClient
  readonly questionTemplates: QuestionTemplatesClient
  readonly questions: QuestionsClient
  readonly reports: ReportsClient
  readonly respondents: RespondentsClient
  readonly s2sMappings: S2sMappingsClient
  readonly tagQueryParameters: TagQueryParametersClient
}

/** The argument of `names.assign`: path and query parameters by name, and `body`. */
export type AssignCampaignNamesInput = Input<operations["assignCampaignNames"]>
/** The body of the response of `names.assign`. */
export type AssignCampaignNamesOutput = Output<operations["assignCampaignNames"]>
/** What `names.assign` rejects with. */
export type AssignCampaignNamesError = ApiError<WriteReason>
/** The argument of `names.assignWithGroups`: path and query parameters by name, and `body`. */
export type AssignNamesAndGroupsInput = Input<operations["assignNamesAndGroups"]>
/** The body of the response of `names.assignWithGroups`. */
export type AssignNamesAndGroupsOutput = Output<operations["assignNamesAndGroups"]>
/** What `names.assignWithGroups` rejects with. */
export type AssignNamesAndGroupsError = ApiError<WriteReason>
/** The argument of `ipMatching.configure`: path and query parameters by name, and `body`. */
export type ConfigureIpMatchingInput = Input<operations["configureIpMatching"]>
/** The body of the response of `ipMatching.configure`. */
export type ConfigureIpMatchingOutput = Output<operations["configureIpMatching"]>
/** What `ipMatching.configure` rejects with. */
export type ConfigureIpMatchingError = ApiError<WriteReason>
/** The argument of `campaigns.create`: path and query parameters by name, and `body`. */
export type CreateCampaignInput = Input<operations["createCampaign"]>
/** The body of the response of `campaigns.create`. */
export type CreateCampaignOutput = Output<operations["createCampaign"]>
/** What `campaigns.create` rejects with. */
export type CreateCampaignError = ApiError<WriteReason>
/** The argument of `frequencyReports.create`: path and query parameters by name, and `body`. */
export type CreateFrequencyReportInput = Input<operations["createFrequencyReport"]>
/** The body of the response of `frequencyReports.create`. */
export type CreateFrequencyReportOutput = Output<operations["createFrequencyReport"]>
/** What `frequencyReports.create` rejects with. */
export type CreateFrequencyReportError = ApiError<WriteReason>
/** The argument of `ipMatching.create`: path and query parameters by name, and `body`. */
export type CreateIpMatchingIdsInput = Input<operations["createIpMatchingIds"]>
/** The body of the response of `ipMatching.create`. */
export type CreateIpMatchingIdsOutput = Output<operations["createIpMatchingIds"]>
/** What `ipMatching.create` rejects with. */
export type CreateIpMatchingIdsError = ApiError<WriteReason>
/** The argument of `groups.save`: path and query parameters by name, and `body`. */
export type CreateOrUpdateGroupsInput = Input<operations["createOrUpdateGroups"]>
/** The body of the response of `groups.save`. */
export type CreateOrUpdateGroupsOutput = Output<operations["createOrUpdateGroups"]>
/** What `groups.save` rejects with. */
export type CreateOrUpdateGroupsError = ApiError<WriteReason>
/** The argument of `pixels.create`: path and query parameters by name, and `body`. */
export type CreatePixelsInput = Input<operations["createPixels"]>
/** The body of the response of `pixels.create`. */
export type CreatePixelsOutput = Output<operations["createPixels"]>
/** What `pixels.create` rejects with. */
export type CreatePixelsError = ApiError<WriteReason>
/** The argument of `s2sMappings.create`: path and query parameters by name, and `body`. */
export type CreateS2sMappingsInput = Input<operations["createS2sMappings"]>
/** The body of the response of `s2sMappings.create`. */
export type CreateS2sMappingsOutput = Output<operations["createS2sMappings"]>
/** What `s2sMappings.create` rejects with. */
export type CreateS2sMappingsError = ApiError<WriteReason>
/** The argument of `exports.excel`: path and query parameters by name, and `body`. */
export type ExportExcelInput = Input<operations["exportExcel"]>
/** The body of the response of `exports.excel`. */
export type ExportExcelOutput = Output<operations["exportExcel"]>
/** What `exports.excel` rejects with. */
export type ExportExcelError = ApiError<WriteReason>
/** The argument of `exports.powerPoint`: path and query parameters by name, and `body`. */
export type ExportPowerPointInput = Input<operations["exportPowerPoint"]>
/** The body of the response of `exports.powerPoint`. */
export type ExportPowerPointOutput = Output<operations["exportPowerPoint"]>
/** What `exports.powerPoint` rejects with. */
export type ExportPowerPointError = ApiError<WriteReason>
/** The argument of `respondents.csv`: path and query parameters by name, and `body`. */
export type ExportRespondentsCsvInput = Input<operations["exportRespondentsCsv"]>
/** The body of the response of `respondents.csv`. */
export type ExportRespondentsCsvOutput = Output<operations["exportRespondentsCsv"]>
/** What `respondents.csv` rejects with. */
export type ExportRespondentsCsvError = ApiError<CallReason>
/** The argument of `adServers.get`: path and query parameters by name, and `body`. */
export type GetAdServerInput = Input<operations["getAdServer"]>
/** The body of the response of `adServers.get`. */
export type GetAdServerOutput = Output<operations["getAdServer"]>
/** What `adServers.get` rejects with. */
export type GetAdServerError = ApiError<CallReason>
/** The argument of `campaigns.get`: path and query parameters by name, and `body`. */
export type GetCampaignInput = Input<operations["getCampaign"]>
/** The body of the response of `campaigns.get`. */
export type GetCampaignOutput = Output<operations["getCampaign"]>
/** What `campaigns.get` rejects with. */
export type GetCampaignError = ApiError<CallReason>
/** The argument of `names.get`: path and query parameters by name, and `body`. */
export type GetCampaignNamesInput = Input<operations["getCampaignNames"]>
/** The body of the response of `names.get`. */
export type GetCampaignNamesOutput = Output<operations["getCampaignNames"]>
/** What `names.get` rejects with. */
export type GetCampaignNamesError = ApiError<CallReason>
/** The argument of `lift.overview`: path and query parameters by name, and `body`. */
export type GetCampaignOverviewLiftInput = Input<operations["getCampaignOverviewLift"]>
/** The body of the response of `lift.overview`. */
export type GetCampaignOverviewLiftOutput = Output<operations["getCampaignOverviewLift"]>
/** What `lift.overview` rejects with. */
export type GetCampaignOverviewLiftError = ApiError<CallReason>
/** The argument of `questions.get`: path and query parameters by name, and `body`. */
export type GetCampaignQuestionInput = Input<operations["getCampaignQuestion"]>
/** The body of the response of `questions.get`. */
export type GetCampaignQuestionOutput = Output<operations["getCampaignQuestion"]>
/** What `questions.get` rejects with. */
export type GetCampaignQuestionError = ApiError<CallReason>
/** The argument of `campaigns.summary`: path and query parameters by name, and `body`. */
export type GetCampaignSummaryInput = Input<operations["getCampaignSummary"]>
/** The body of the response of `campaigns.summary`. */
export type GetCampaignSummaryOutput = Output<operations["getCampaignSummary"]>
/** What `campaigns.summary` rejects with. */
export type GetCampaignSummaryError = ApiError<CallReason>
/** The argument of `countryLanguages.get`: path and query parameters by name, and `body`. */
export type GetCountryLanguageInput = Input<operations["getCountryLanguage"]>
/** The body of the response of `countryLanguages.get`. */
export type GetCountryLanguageOutput = Output<operations["getCountryLanguage"]>
/** What `countryLanguages.get` rejects with. */
export type GetCountryLanguageError = ApiError<CallReason>
/** The argument of `exports.excelStatus`: path and query parameters by name, and `body`. */
export type GetExcelExportInput = Input<operations["getExcelExport"]>
/** The body of the response of `exports.excelStatus`. */
export type GetExcelExportOutput = Output<operations["getExcelExport"]>
/** What `exports.excelStatus` rejects with. */
export type GetExcelExportError = ApiError<CallReason>
/** The argument of `frequencyReports.get`: path and query parameters by name, and `body`. */
export type GetFrequencyReportInput = Input<operations["getFrequencyReport"]>
/** The body of the response of `frequencyReports.get`. */
export type GetFrequencyReportOutput = Output<operations["getFrequencyReport"]>
/** What `frequencyReports.get` rejects with. */
export type GetFrequencyReportError = ApiError<CallReason>
/** The argument of `ipMatching.get`: path and query parameters by name, and `body`. */
export type GetIpMatchingInput = Input<operations["getIpMatching"]>
/** The body of the response of `ipMatching.get`. */
export type GetIpMatchingOutput = Output<operations["getIpMatching"]>
/** What `ipMatching.get` rejects with. */
export type GetIpMatchingError = ApiError<PagesReason>
/** The argument of `audiences.nonDemographicFilters`: path and query parameters by name, and `body`. */
export type GetNonDemographicFiltersInput = Input<operations["getNonDemographicFilters"]>
/** The body of the response of `audiences.nonDemographicFilters`. */
export type GetNonDemographicFiltersOutput = Output<operations["getNonDemographicFilters"]>
/** What `audiences.nonDemographicFilters` rejects with. */
export type GetNonDemographicFiltersError = ApiError<CallReason>
/** The argument of `pixels.get`: path and query parameters by name, and `body`. */
export type GetPixelGroupInput = Input<operations["getPixelGroup"]>
/** The body of the response of `pixels.get`. */
export type GetPixelGroupOutput = Output<operations["getPixelGroup"]>
/** What `pixels.get` rejects with. */
export type GetPixelGroupError = ApiError<CallReason>
/** The argument of `exports.powerPointStatus`: path and query parameters by name, and `body`. */
export type GetPowerPointExportInput = Input<operations["getPowerPointExport"]>
/** The body of the response of `exports.powerPointStatus`. */
export type GetPowerPointExportOutput = Output<operations["getPowerPointExport"]>
/** What `exports.powerPointStatus` rejects with. */
export type GetPowerPointExportError = ApiError<CallReason>
/** The argument of `lift.get`: path and query parameters by name, and `body`. */
export type GetQuestionLiftInput = Input<operations["getQuestionLift"]>
/** The body of the response of `lift.get`. */
export type GetQuestionLiftOutput = Output<operations["getQuestionLift"]>
/** What `lift.get` rejects with. */
export type GetQuestionLiftError = ApiError<CallReason>
/** The argument of `campaigns.launch`: path and query parameters by name, and `body`. */
export type LaunchCampaignInput = Input<operations["launchCampaign"]>
/** The body of the response of `campaigns.launch`. */
export type LaunchCampaignOutput = Output<operations["launchCampaign"]>
/** What `campaigns.launch` rejects with. */
export type LaunchCampaignError = ApiError<WriteReason>
/** The argument of `adServers.list`: path and query parameters by name, and `body`. */
export type ListAdServersInput = Input<operations["listAdServers"]>
/** The body of the response of `adServers.list`. */
export type ListAdServersOutput = Output<operations["listAdServers"]>
/** What `adServers.list` rejects with. */
export type ListAdServersError = ApiError<CallReason>
/** The argument of `lift.list`: path and query parameters by name, and `body`. */
export type ListCampaignLiftInput = Input<operations["listCampaignLift"]>
/** The body of the response of `lift.list`. */
export type ListCampaignLiftOutput = Output<operations["listCampaignLift"]>
/** What `lift.list` rejects with. */
export type ListCampaignLiftError = ApiError<CallReason>
/** The argument of `questionTemplates.ofCampaign`: path and query parameters by name, and `body`. */
export type ListCampaignQuestionTemplatesInput = Input<operations["listCampaignQuestionTemplates"]>
/** The body of the response of `questionTemplates.ofCampaign`. */
export type ListCampaignQuestionTemplatesOutput = Output<operations["listCampaignQuestionTemplates"]>
/** What `questionTemplates.ofCampaign` rejects with. */
export type ListCampaignQuestionTemplatesError = ApiError<CallReason>
/** The argument of `questions.list`: path and query parameters by name, and `body`. */
export type ListCampaignQuestionsInput = Input<operations["listCampaignQuestions"]>
/** The body of the response of `questions.list`. */
export type ListCampaignQuestionsOutput = Output<operations["listCampaignQuestions"]>
/** What `questions.list` rejects with. */
export type ListCampaignQuestionsError = ApiError<CallReason>
/** The argument of `respondents.campaignCsvColumns`: path and query parameters by name, and `body`. */
export type ListCampaignRespondentCsvColumnsInput = Input<operations["listCampaignRespondentCsvColumns"]>
/** The body of the response of `respondents.campaignCsvColumns`. */
export type ListCampaignRespondentCsvColumnsOutput = Output<operations["listCampaignRespondentCsvColumns"]>
/** What `respondents.campaignCsvColumns` rejects with. */
export type ListCampaignRespondentCsvColumnsError = ApiError<CallReason>
/** The argument of `campaigns.list`: path and query parameters by name, and `body`. */
export type ListCampaignsInput = Input<operations["listCampaigns"]>
/** The body of the response of `campaigns.list`. */
export type ListCampaignsOutput = Output<operations["listCampaigns"]>
/** What `campaigns.list` rejects with. */
export type ListCampaignsError = ApiError<PagesReason>
/** The argument of `countryLanguages.questionOptions`: path and query parameters by name, and `body`. */
export type ListCountryLanguageQuestionOptionsInput = Input<operations["listCountryLanguageQuestionOptions"]>
/** The body of the response of `countryLanguages.questionOptions`. */
export type ListCountryLanguageQuestionOptionsOutput = Output<operations["listCountryLanguageQuestionOptions"]>
/** What `countryLanguages.questionOptions` rejects with. */
export type ListCountryLanguageQuestionOptionsError = ApiError<CallReason>
/** The argument of `countryLanguages.questions`: path and query parameters by name, and `body`. */
export type ListCountryLanguageQuestionsInput = Input<operations["listCountryLanguageQuestions"]>
/** The body of the response of `countryLanguages.questions`. */
export type ListCountryLanguageQuestionsOutput = Output<operations["listCountryLanguageQuestions"]>
/** What `countryLanguages.questions` rejects with. */
export type ListCountryLanguageQuestionsError = ApiError<CallReason>
/** The argument of `countryLanguages.list`: path and query parameters by name, and `body`. */
export type ListCountryLanguagesInput = Input<operations["listCountryLanguages"]>
/** The body of the response of `countryLanguages.list`. */
export type ListCountryLanguagesOutput = Output<operations["listCountryLanguages"]>
/** What `countryLanguages.list` rejects with. */
export type ListCountryLanguagesError = ApiError<CallReason>
/** The argument of `audiences.demographicFilters`: path and query parameters by name, and `body`. */
export type ListDemographicFiltersInput = Input<operations["listDemographicFilters"]>
/** The body of the response of `audiences.demographicFilters`. */
export type ListDemographicFiltersOutput = Output<operations["listDemographicFilters"]>
/** What `audiences.demographicFilters` rejects with. */
export type ListDemographicFiltersError = ApiError<CallReason>
/** The argument of `frequencyReports.list`: path and query parameters by name, and `body`. */
export type ListFrequencyReportsInput = Input<operations["listFrequencyReports"]>
/** The body of the response of `frequencyReports.list`. */
export type ListFrequencyReportsOutput = Output<operations["listFrequencyReports"]>
/** What `frequencyReports.list` rejects with. */
export type ListFrequencyReportsError = ApiError<PagesReason>
/** The argument of `groups.list`: path and query parameters by name, and `body`. */
export type ListGroupsInput = Input<operations["listGroups"]>
/** The body of the response of `groups.list`. */
export type ListGroupsOutput = Output<operations["listGroups"]>
/** What `groups.list` rejects with. */
export type ListGroupsError = ApiError<CallReason>
/** The argument of `industries.list`: path and query parameters by name, and `body`. */
export type ListIndustriesInput = Input<operations["listIndustries"]>
/** The body of the response of `industries.list`. */
export type ListIndustriesOutput = Output<operations["listIndustries"]>
/** What `industries.list` rejects with. */
export type ListIndustriesError = ApiError<CallReason>
/** The argument of `lift.byAdChannel`: path and query parameters by name, and `body`. */
export type ListLiftByAdChannelInput = Input<operations["listLiftByAdChannel"]>
/** The body of the response of `lift.byAdChannel`. */
export type ListLiftByAdChannelOutput = Output<operations["listLiftByAdChannel"]>
/** What `lift.byAdChannel` rejects with. */
export type ListLiftByAdChannelError = ApiError<CallReason>
/** The argument of `lift.byAdLength`: path and query parameters by name, and `body`. */
export type ListLiftByAdLengthInput = Input<operations["listLiftByAdLength"]>
/** The body of the response of `lift.byAdLength`. */
export type ListLiftByAdLengthOutput = Output<operations["listLiftByAdLength"]>
/** What `lift.byAdLength` rejects with. */
export type ListLiftByAdLengthError = ApiError<CallReason>
/** The argument of `lift.byBucket`: path and query parameters by name, and `body`. */
export type ListLiftByBucketInput = Input<operations["listLiftByBucket"]>
/** The body of the response of `lift.byBucket`. */
export type ListLiftByBucketOutput = Output<operations["listLiftByBucket"]>
/** What `lift.byBucket` rejects with. */
export type ListLiftByBucketError = ApiError<CallReason>
/** The argument of `lift.byCreative`: path and query parameters by name, and `body`. */
export type ListLiftByCreativeInput = Input<operations["listLiftByCreative"]>
/** The body of the response of `lift.byCreative`. */
export type ListLiftByCreativeOutput = Output<operations["listLiftByCreative"]>
/** What `lift.byCreative` rejects with. */
export type ListLiftByCreativeError = ApiError<CallReason>
/** The argument of `lift.byCustomVariable`: path and query parameters by name, and `body`. */
export type ListLiftByCustomVariableInput = Input<operations["listLiftByCustomVariable"]>
/** The body of the response of `lift.byCustomVariable`. */
export type ListLiftByCustomVariableOutput = Output<operations["listLiftByCustomVariable"]>
/** What `lift.byCustomVariable` rejects with. */
export type ListLiftByCustomVariableError = ApiError<CallReason>
/** The argument of `lift.byDaypart`: path and query parameters by name, and `body`. */
export type ListLiftByDaypartInput = Input<operations["listLiftByDaypart"]>
/** The body of the response of `lift.byDaypart`. */
export type ListLiftByDaypartOutput = Output<operations["listLiftByDaypart"]>
/** What `lift.byDaypart` rejects with. */
export type ListLiftByDaypartError = ApiError<CallReason>
/** The argument of `lift.byDemographic`: path and query parameters by name, and `body`. */
export type ListLiftByDemographicInput = Input<operations["listLiftByDemographic"]>
/** The body of the response of `lift.byDemographic`. */
export type ListLiftByDemographicOutput = Output<operations["listLiftByDemographic"]>
/** What `lift.byDemographic` rejects with. */
export type ListLiftByDemographicError = ApiError<CallReason>
/** The argument of `lift.byDevice`: path and query parameters by name, and `body`. */
export type ListLiftByDeviceInput = Input<operations["listLiftByDevice"]>
/** The body of the response of `lift.byDevice`. */
export type ListLiftByDeviceOutput = Output<operations["listLiftByDevice"]>
/** What `lift.byDevice` rejects with. */
export type ListLiftByDeviceError = ApiError<CallReason>
/** The argument of `lift.byFrequency`: path and query parameters by name, and `body`. */
export type ListLiftByFrequencyInput = Input<operations["listLiftByFrequency"]>
/** The body of the response of `lift.byFrequency`. */
export type ListLiftByFrequencyOutput = Output<operations["listLiftByFrequency"]>
/** What `lift.byFrequency` rejects with. */
export type ListLiftByFrequencyError = ApiError<CallReason>
/** The argument of `names.list`: path and query parameters by name, and `body`. */
export type ListNamesInput = Input<operations["listNames"]>
/** The body of the response of `names.list`. */
export type ListNamesOutput = Output<operations["listNames"]>
/** What `names.list` rejects with. */
export type ListNamesError = ApiError<PagesReason>
/** The argument of `names.withImpressions`: path and query parameters by name, and `body`. */
export type ListNamesWithImpressionsInput = Input<operations["listNamesWithImpressions"]>
/** The body of the response of `names.withImpressions`. */
export type ListNamesWithImpressionsOutput = Output<operations["listNamesWithImpressions"]>
/** What `names.withImpressions` rejects with. */
export type ListNamesWithImpressionsError = ApiError<PagesReason>
/** The argument of `pixels.list`: path and query parameters by name, and `body`. */
export type ListPixelGroupsInput = Input<operations["listPixelGroups"]>
/** The body of the response of `pixels.list`. */
export type ListPixelGroupsOutput = Output<operations["listPixelGroups"]>
/** What `pixels.list` rejects with. */
export type ListPixelGroupsError = ApiError<CallReason>
/** The argument of `questionTemplates.list`: path and query parameters by name, and `body`. */
export type ListQuestionTemplatesInput = Input<operations["listQuestionTemplates"]>
/** The body of the response of `questionTemplates.list`. */
export type ListQuestionTemplatesOutput = Output<operations["listQuestionTemplates"]>
/** What `questionTemplates.list` rejects with. */
export type ListQuestionTemplatesError = ApiError<CallReason>
/** The argument of `respondents.csvColumns`: path and query parameters by name, and `body`. */
export type ListRespondentCsvColumnsInput = Input<operations["listRespondentCsvColumns"]>
/** The body of the response of `respondents.csvColumns`. */
export type ListRespondentCsvColumnsOutput = Output<operations["listRespondentCsvColumns"]>
/** What `respondents.csvColumns` rejects with. */
export type ListRespondentCsvColumnsError = ApiError<CallReason>
/** The argument of `respondents.list`: path and query parameters by name, and `body`. */
export type ListRespondentsInput = Input<operations["listRespondents"]>
/** The body of the response of `respondents.list`. */
export type ListRespondentsOutput = Output<operations["listRespondents"]>
/** What `respondents.list` rejects with. */
export type ListRespondentsError = ApiError<PagesReason>
/** The argument of `s2sMappings.list`: path and query parameters by name, and `body`. */
export type ListS2sMappingsInput = Input<operations["listS2sMappings"]>
/** The body of the response of `s2sMappings.list`. */
export type ListS2sMappingsOutput = Output<operations["listS2sMappings"]>
/** What `s2sMappings.list` rejects with. */
export type ListS2sMappingsError = ApiError<PagesReason>
/** The argument of `s2sMappings.partners`: path and query parameters by name, and `body`. */
export type ListS2sPartnersInput = Input<operations["listS2sPartners"]>
/** The body of the response of `s2sMappings.partners`. */
export type ListS2sPartnersOutput = Output<operations["listS2sPartners"]>
/** What `s2sMappings.partners` rejects with. */
export type ListS2sPartnersError = ApiError<CallReason>
/** The argument of `tagQueryParameters.list`: path and query parameters by name, and `body`. */
export type ListTagQueryParametersInput = Input<operations["listTagQueryParameters"]>
/** The body of the response of `tagQueryParameters.list`. */
export type ListTagQueryParametersOutput = Output<operations["listTagQueryParameters"]>
/** What `tagQueryParameters.list` rejects with. */
export type ListTagQueryParametersError = ApiError<CallReason>
/** The argument of `audiences.targetAudiences`: path and query parameters by name, and `body`. */
export type ListTargetAudiencesInput = Input<operations["listTargetAudiences"]>
/** The body of the response of `audiences.targetAudiences`. */
export type ListTargetAudiencesOutput = Output<operations["listTargetAudiences"]>
/** What `audiences.targetAudiences` rejects with. */
export type ListTargetAudiencesError = ApiError<CallReason>
/** The argument of `audiences.targetedRecruitmentOptions`: path and query parameters by name, and `body`. */
export type ListTargetedRecruitmentOptionsInput = Input<operations["listTargetedRecruitmentOptions"]>
/** The body of the response of `audiences.targetedRecruitmentOptions`. */
export type ListTargetedRecruitmentOptionsOutput = Output<operations["listTargetedRecruitmentOptions"]>
/** What `audiences.targetedRecruitmentOptions` rejects with. */
export type ListTargetedRecruitmentOptionsError = ApiError<CallReason>
/** The argument of `groups.remove`: path and query parameters by name, and `body`. */
export type RemoveGroupsInput = Input<operations["removeGroups"]>
/** The body of the response of `groups.remove`. */
export type RemoveGroupsOutput = Output<operations["removeGroups"]>
/** What `groups.remove` rejects with. */
export type RemoveGroupsError = ApiError<WriteReason>
/** The argument of `s2sMappings.remove`: path and query parameters by name, and `body`. */
export type RemoveS2sMappingInput = Input<operations["removeS2sMapping"]>
/** The body of the response of `s2sMappings.remove`. */
export type RemoveS2sMappingOutput = Output<operations["removeS2sMapping"]>
/** What `s2sMappings.remove` rejects with. */
export type RemoveS2sMappingError = ApiError<WriteReason>
/** The argument of `campaigns.update`: path and query parameters by name, and `body`. */
export type UpdateCampaignInput = Input<operations["updateCampaign"]>
/** The body of the response of `campaigns.update`. */
export type UpdateCampaignOutput = Output<operations["updateCampaign"]>
/** What `campaigns.update` rejects with. */
export type UpdateCampaignError = ApiError<CallReason>
/** The argument of `ipMatching.update`: path and query parameters by name, and `body`. */
export type UpdateIpMatchingInput = Input<operations["updateIpMatching"]>
/** The body of the response of `ipMatching.update`. */
export type UpdateIpMatchingOutput = Output<operations["updateIpMatching"]>
/** What `ipMatching.update` rejects with. */
export type UpdateIpMatchingError = ApiError<CallReason>
/** The argument of `campaigns.updateLaunched`: path and query parameters by name, and `body`. */
export type UpdateLaunchedCampaignInput = Input<operations["updateLaunchedCampaign"]>
/** The body of the response of `campaigns.updateLaunched`. */
export type UpdateLaunchedCampaignOutput = Output<operations["updateLaunchedCampaign"]>
/** What `campaigns.updateLaunched` rejects with. */
export type UpdateLaunchedCampaignError = ApiError<CallReason>
/** The argument of `pixels.update`: path and query parameters by name, and `body`. */
export type UpdatePixelGroupInput = Input<operations["updatePixelGroup"]>
/** The body of the response of `pixels.update`. */
export type UpdatePixelGroupOutput = Output<operations["updatePixelGroup"]>
/** What `pixels.update` rejects with. */
export type UpdatePixelGroupError = ApiError<CallReason>

