// Generated from specs/brand-lift and packages/brand-lift/src by `npm run generate`. Do not edit: change the spec and generate again.

import type { Input, Output, PromiseBytes, PromiseList, PromiseMethod, PromisePagedList } from "@fieldwork/core/promise"
import type { operations } from "@fieldwork/brand-lift-client"
import type { OwnMethods } from "./OwnMethods.ts"

export interface AdServersClient {
  /**
   * Every ad server.
   *
   * Ad servers that tracking tags can be made for.
   *
   * `GET /api/impact-measurement/v1/ad-servers`
   */
  readonly list: PromiseList<operations, "listAdServers", "items">
  /**
   * One ad server.
   *
   * One ad server with its macros.
   *
   * `GET /api/impact-measurement/v1/ad-servers/{id}`
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
   */
  readonly targetedRecruitmentOptions: OwnMethods["audiences.targetedRecruitmentOptions"]
  /**
   * The target audiences of a campaign.
   *
   * Audiences that the lift of a campaign can be filtered by.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/target-audiences`
   */
  readonly targetAudiences: PromiseList<operations, "listTargetAudiences", "target_audiences">
  /**
   * The demographic filters of a campaign; their names are parameters of lift.
   *
   * Demographics that the lift and respondents of a campaign can be filtered by.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/demographic-filters`
   */
  readonly demographicFilters: PromiseList<operations, "listDemographicFilters", "items">
  /**
   * The other filters of a campaign: devices, creatives, placements and so on.
   *
   * Devices, creatives, placements, publishers, frequencies, channels and other values that the lift of a campaign can be filtered by.
   *
   * `GET /api/impact-measurement/v1/campaigns/{id}/non-demographic-filters`
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
   */
  readonly list: PromisePagedList<operations, "listCampaigns", "items">
  /**
   * How many campaigns are live, pending and complete.
   *
   * How many of the campaigns that meet all filters are live, pending and completed.
   *
   * `GET /api/impact-measurement/v1/campaigns/summary`
   */
  readonly summary: PromiseMethod<operations, "getCampaignSummary">
  /**
   * One campaign, with its targeted recruitment.
   *
   * One campaign in full, with its targeted recruitment.
   *
   * `GET /api/impact-measurement/v1/campaigns/{id}`
   */
  readonly get: PromiseMethod<operations, "getCampaign">
  /**
   * A draft; its `campaign_id` goes into the tracking tags.
   *
   * Creates a draft that may change until its launch. The answer carries `campaign_id`, which goes into the tracking tag on the
   * creatives. `data_partners` is needed when impressions on linear TV are expected.
   *
   * `POST /api/impact-measurement/v1/campaigns`
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
   */
  readonly update: PromiseMethod<operations, "updateCampaign">
  /**
   * Changes name, client name, end date and counts of a live or complete campaign by the rules of `updateCampaign`, which replaces it.
   * Survey quotas follow in the background at 6 and 18 UTC.
   *
   * `PUT /api/impact-measurement/v1/campaigns/{id}`
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
   */
  readonly list: PromiseList<operations, "listCountryLanguages", "items">
  /**
   * One country language.
   *
   * `GET /api/impact-measurement/v1/country-languages/{id}`
   */
  readonly get: PromiseMethod<operations, "getCountryLanguage">
  /**
   * The questions that can qualify respondents.
   *
   * Screening questions that qualifications can be built on.
   *
   * `GET /api/impact-measurement/v1/country-languages/{id}/questions`
   */
  readonly questions: PromiseList<operations, "listCountryLanguageQuestions", "questions">
  /**
   * The options of one of those questions, with their precodes.
   *
   * Answers that a screening question offers, with the precodes that qualifications take.
   *
   * `GET /api/impact-measurement/v1/country-languages/{id}/questions/{question_id}/options`
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
   */
  readonly excel: PromiseMethod<operations, "exportExcel">
  /**
   * The state of an Excel report; `s3_url` is null until it is there.
   *
   * How far an Excel report has come, and where to download it until it expires.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/export/excel/{id}`
   */
  readonly excelStatus: PromiseMethod<operations, "getExcelExport">
  /**
   * Asks for the PowerPoint report; `report_export_id` names it.
   *
   * Has a PowerPoint report made and a link to it sent by e-mail.
   *
   * `POST /api/impact-measurement/v1/campaigns/{campaigns_pk}/export/powerpoint`
   */
  readonly powerPoint: PromiseMethod<operations, "exportPowerPoint">
  /**
   * The state of a PowerPoint report; `s3_url` is null until it is there.
   *
   * How far a PowerPoint report has come, and where to download it until it expires.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/export/powerpoint/{id}`
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
   */
  readonly list: PromisePagedList<operations, "listFrequencyReports", "items">
  /**
   * Has a report made. `json` is JSON text; `csv` may be a Blob, which is sent as a file.
   *
   * Has a frequency report made for the respondents or sessions of a CSV, or for those of `survey_ids` when none is sent. The report
   * is generated in the background.
   *
   * `POST /api/impact-measurement/v1/campaigns/{campaigns_pk}/frequency-reports`
   */
  readonly create: PromiseMethod<operations, "createFrequencyReport">
  /**
   * One report, as the single item of `items`.
   *
   * One frequency report, as the single item of a list.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/frequency-reports/{id}`
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
   */
  readonly list: PromiseList<operations, "listGroups", "items">
  /**
   * Renames the groups that have an id and creates the others.
   *
   * Creates the groups without `group_id` and updates the others. Sent twice, it creates twice.
   *
   * `POST /api/impact-measurement/v1/campaigns/{id}/groups/{spca_type}`
   */
  readonly save: PromiseMethod<operations, "createOrUpdateGroups">
  /**
   * Removes groups.
   *
   * Removes groups. Their ids are named in a body, which must travel although the method is DELETE. When some do not exist, none is
   * removed.
   *
   * `DELETE /api/impact-measurement/v1/campaigns/{id}/groups/{spca_type}`
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
   */
  readonly get: PromiseMethod<operations, "getIpMatching">
  /**
   * Every id of the state.
   *
   * How IP matching of a campaign stands, with its sites and placements one page at a time.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching`
   */
  readonly list: PromisePagedList<operations, "getIpMatching", "items">
  /**
   * Switches matching on or off for the given ids.
   *
   * Says for which sites and placements IP matching is on or off.
   *
   * `POST /api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching`
   */
  readonly configure: PromiseMethod<operations, "configureIpMatching">
  /**
   * Switches ids on or off. Fails when some of them do not exist.
   *
   * Switches IP matching on or off for the campaign or for some of its sites and placements. Fails when some of the ids do not exist.
   *
   * `PATCH /api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching`
   */
  readonly update: PromiseMethod<operations, "updateIpMatching">
  /**
   * Adds ids.
   *
   * Adds many sites, or many placements, to the IP matching of a campaign at once.
   *
   * `POST /api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching/bulk`
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
   */
  readonly get: PromiseMethod<operations, "getQuestionLift">
  /**
   * The lift of every question of a campaign.
   *
   * Compares exposed with control respondents on every question of a campaign. Refreshed daily until the campaign ends; figures are
   * there once `total_count` is more than 50.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/lift`
   */
  readonly list: PromiseList<operations, "listCampaignLift", "items">
  /**
   * The lift of a campaign's default question, with its days, impressions and completes.
   *
   * Lift of the default question together with days, impressions and completes.
   *
   * `GET /api/impact-measurement/v1/campaigns/{id}/overview-lift`
   */
  readonly overview: PromiseMethod<operations, "getCampaignOverviewLift">
  /**
   * Lift of one question, broken down by ad channel. To be removed at a date that is not yet known; use the breakdown by device.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-ad-channel`
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
   */
  readonly byAdLength: PromiseMethod<operations, "listLiftByAdLength">
  /**
   * The lift of one question, a bucket at a time.
   *
   * Lift of one question, broken down into buckets. The brand lift document does not name what the buckets are of.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-bucket`
   */
  readonly byBucket: PromiseMethod<operations, "listLiftByBucket">
  /**
   * The lift of one question, a creative at a time.
   *
   * Lift of one question, broken down by creative.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-creative`
   */
  readonly byCreative: PromiseMethod<operations, "listLiftByCreative">
  /**
   * The lift of one question, a value of one custom variable at a time.
   *
   * Lift of one question, broken down by the values of a custom variable of the tracking tag.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-custom-variable/{custom_var}`
   */
  readonly byCustomVariable: PromiseMethod<operations, "listLiftByCustomVariable">
  /**
   * The lift of one question, a part of the day at a time.
   *
   * Lift of one question, broken down by part of the day.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-daypart`
   */
  readonly byDaypart: PromiseMethod<operations, "listLiftByDaypart">
  /**
   * The lift of one question, a demographic answer, or bucket of answers, at a time.
   *
   * Lift of one question, broken down by a demographic. The names here are the ones that `filters` of an export takes.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-demographic/{demo_filter_name}`
   */
  readonly byDemographic: PromiseMethod<operations, "listLiftByDemographic">
  /**
   * The lift of one question, a device at a time.
   *
   * Lift of one question, broken down by the device on which respondents saw the campaign.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-device`
   */
  readonly byDevice: PromiseMethod<operations, "listLiftByDevice">
  /**
   * The lift of one question, a frequency of exposure at a time.
   *
   * Lift of one question, broken down by how many times respondents saw the campaign.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-frequency`
   */
  readonly byFrequency: PromiseMethod<operations, "listLiftByFrequency">
  /**
   * The lift of a whole campaign as one table: every question with all its breakdowns in rows of one form, read and adjusted for many
   * comparisons. It makes one call, and some 18 more for each question. `campaign` is the campaign's id.
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
   */
  readonly list: OwnMethods["names.list"]
  /**
   * Every name of one type, with its impressions.
   *
   * Creatives, publishers or placements of a campaign with names, groups and impressions, one page at a time; the page stands in a
   * bare array.
   *
   * `GET /api/impact-measurement/v1/campaigns/{id}/names/{spca_type}/impressions`
   */
  readonly withImpressions: OwnMethods["names.withImpressions"]
  /**
   * The names of a campaign, by type.
   *
   * Names of all creatives, placements and publishers of a campaign.
   *
   * `GET /api/impact-measurement/v1/campaigns/{id}/names`
   */
  readonly get: PromiseMethod<operations, "getCampaignNames">
  /**
   * Gives names, by type.
   *
   * Gives names to creatives, placements and publishers of a campaign.
   *
   * `POST /api/impact-measurement/v1/campaigns/{id}/names`
   */
  readonly assign: PromiseMethod<operations, "assignCampaignNames">
  /**
   * Gives names and groups within one type.
   *
   * Gives names and groups to creatives, publishers or placements of a campaign; body and answer are bare arrays.
   *
   * `POST /api/impact-measurement/v1/campaigns/{id}/names/{spca_type}`
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
   */
  readonly list: PromiseList<operations, "listPixelGroups", "items">
  /**
   * Makes pixels.
   *
   * Makes pixels that count impressions of a campaign.
   *
   * `POST /api/impact-measurement/v1/campaigns/{campaigns_pk}/pixels`
   */
  readonly create: PromiseMethod<operations, "createPixels">
  /**
   * The pixels of one group.
   *
   * Pixels of one group.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/pixels/{id}`
   */
  readonly get: PromiseList<operations, "getPixelGroup", "items">
  /**
   * Replaces the pixels of a group.
   *
   * Sets the pixels of one group; the body is that of creation.
   *
   * `PUT /api/impact-measurement/v1/campaigns/{campaigns_pk}/pixels/{id}`
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
   */
  readonly list: PromiseList<operations, "listQuestionTemplates", "items">
  /**
   * Templates that fit a campaign.
   *
   * Templates that fit a campaign as it is set up. Has no templates for extra questions.
   *
   * `GET /api/impact-measurement/v1/campaigns/{id}/question-templates`
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
   */
  readonly list: PromiseList<operations, "listCampaignQuestions", "items">
  /**
   * One question with its answers.
   *
   * One question with the answers it offers.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{id}`
   */
  readonly get: PromiseMethod<operations, "getCampaignQuestion">
}

export interface ReportsClient {
  /**
   * Asks for the PowerPoint report, which also sends an e-mail, and waits until it can be downloaded.
   */
  readonly powerPoint: OwnMethods["reports.powerPoint"]
  /**
   * Asks for the Excel report, which sends an e-mail. The documented answer has no id, and then this fails with `NoExportIdError`: the
   * report is on its way by e-mail. A service that does name an id is waited for.
   */
  readonly excel: OwnMethods["reports.excel"]
  /**
   * Has a frequency report made, and waits until it is done.
   */
  readonly frequency: OwnMethods["reports.frequency"]
  /**
   * Waits for a PowerPoint report that was asked for before.
   */
  readonly waitForPowerPoint: OwnMethods["reports.waitForPowerPoint"]
  /**
   * Waits for an Excel report by the id from its e-mail.
   */
  readonly waitForExcel: OwnMethods["reports.waitForExcel"]
  /**
   * Waits for a frequency report that was asked for before.
   */
  readonly waitForFrequency: OwnMethods["reports.waitForFrequency"]
  /**
   * The report's bytes as they come. Fails with `ReportExpiredError` once it is too late, without asking.
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
   */
  readonly list: PromisePagedList<operations, "listRespondents", "items">
  /**
   * All respondents as CSV text, held in memory whole.
   *
   * All respondents of a campaign that meet all filters, with demographics, impressions and answers. May be large; read it as a
   * stream.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/respondents/csv`
   */
  readonly csv: PromiseMethod<operations, "exportRespondentsCsv">
  /**
   * The same as it comes, in constant memory.
   *
   * All respondents of a campaign that meet all filters, with demographics, impressions and answers. May be large; read it as a
   * stream.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/respondents/csv`
   */
  readonly csvBytes: PromiseBytes<operations, "exportRespondentsCsv">
  /**
   * The same row by row, in constant memory; `onProgress` is told of the bytes that have come.
   */
  readonly csvRows: OwnMethods["respondents.csvRows"]
  /**
   * The same as the rows come, some hundreds at a time: faster where a row is little work, and ready for an insert of many.
   */
  readonly csvBatches: OwnMethods["respondents.csvBatches"]
  /**
   * The columns that a CSV can have.
   *
   * Columns that an export can have, for one kind of id.
   *
   * `GET /api/impact-measurement/v1/respondents/csv-columns`
   */
  readonly csvColumns: PromiseList<operations, "listRespondentCsvColumns", "items">
  /**
   * The columns that a CSV of one campaign can have.
   *
   * Columns that an export of this campaign can have.
   *
   * `GET /api/impact-measurement/v1/campaigns/{campaigns_pk}/respondents/csv-columns`
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
   */
  readonly list: PromisePagedList<operations, "listS2sMappings", "items">
  /**
   * Adds mappings.
   *
   * Maps campaigns at partners to a campaign; the body is a bare array.
   *
   * `POST /api/impact-measurement/v1/campaigns/{campaigns_pk}/s2s-mappings`
   */
  readonly create: PromiseMethod<operations, "createS2sMappings">
  /**
   * Removes the mapping to one of a partner's campaigns.
   *
   * Removes the mapping of one campaign at a partner. The partner is named in a body, which must travel although the method is DELETE.
   *
   * `DELETE /api/impact-measurement/v1/campaigns/{campaigns_pk}/s2s-mappings/{id}`
   */
  readonly remove: PromiseMethod<operations, "removeS2sMapping">
  /**
   * The partners that support the channels.
   *
   * Partners that report impressions from server to server.
   *
   * `GET /api/impact-measurement/v1/s2s-partners`
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

export type AssignCampaignNamesInput = Input<operations["assignCampaignNames"]>
export type AssignCampaignNamesOutput = Output<operations["assignCampaignNames"]>
export type AssignNamesAndGroupsInput = Input<operations["assignNamesAndGroups"]>
export type AssignNamesAndGroupsOutput = Output<operations["assignNamesAndGroups"]>
export type ConfigureIpMatchingInput = Input<operations["configureIpMatching"]>
export type ConfigureIpMatchingOutput = Output<operations["configureIpMatching"]>
export type CreateCampaignInput = Input<operations["createCampaign"]>
export type CreateCampaignOutput = Output<operations["createCampaign"]>
export type CreateFrequencyReportInput = Input<operations["createFrequencyReport"]>
export type CreateFrequencyReportOutput = Output<operations["createFrequencyReport"]>
export type CreateIpMatchingIdsInput = Input<operations["createIpMatchingIds"]>
export type CreateIpMatchingIdsOutput = Output<operations["createIpMatchingIds"]>
export type CreateOrUpdateGroupsInput = Input<operations["createOrUpdateGroups"]>
export type CreateOrUpdateGroupsOutput = Output<operations["createOrUpdateGroups"]>
export type CreatePixelsInput = Input<operations["createPixels"]>
export type CreatePixelsOutput = Output<operations["createPixels"]>
export type CreateS2sMappingsInput = Input<operations["createS2sMappings"]>
export type CreateS2sMappingsOutput = Output<operations["createS2sMappings"]>
export type ExportExcelInput = Input<operations["exportExcel"]>
export type ExportExcelOutput = Output<operations["exportExcel"]>
export type ExportPowerPointInput = Input<operations["exportPowerPoint"]>
export type ExportPowerPointOutput = Output<operations["exportPowerPoint"]>
export type ExportRespondentsCsvInput = Input<operations["exportRespondentsCsv"]>
export type ExportRespondentsCsvOutput = Output<operations["exportRespondentsCsv"]>
export type GetAdServerInput = Input<operations["getAdServer"]>
export type GetAdServerOutput = Output<operations["getAdServer"]>
export type GetCampaignInput = Input<operations["getCampaign"]>
export type GetCampaignOutput = Output<operations["getCampaign"]>
export type GetCampaignNamesInput = Input<operations["getCampaignNames"]>
export type GetCampaignNamesOutput = Output<operations["getCampaignNames"]>
export type GetCampaignOverviewLiftInput = Input<operations["getCampaignOverviewLift"]>
export type GetCampaignOverviewLiftOutput = Output<operations["getCampaignOverviewLift"]>
export type GetCampaignQuestionInput = Input<operations["getCampaignQuestion"]>
export type GetCampaignQuestionOutput = Output<operations["getCampaignQuestion"]>
export type GetCampaignSummaryInput = Input<operations["getCampaignSummary"]>
export type GetCampaignSummaryOutput = Output<operations["getCampaignSummary"]>
export type GetCountryLanguageInput = Input<operations["getCountryLanguage"]>
export type GetCountryLanguageOutput = Output<operations["getCountryLanguage"]>
export type GetExcelExportInput = Input<operations["getExcelExport"]>
export type GetExcelExportOutput = Output<operations["getExcelExport"]>
export type GetFrequencyReportInput = Input<operations["getFrequencyReport"]>
export type GetFrequencyReportOutput = Output<operations["getFrequencyReport"]>
export type GetIpMatchingInput = Input<operations["getIpMatching"]>
export type GetIpMatchingOutput = Output<operations["getIpMatching"]>
export type GetNonDemographicFiltersInput = Input<operations["getNonDemographicFilters"]>
export type GetNonDemographicFiltersOutput = Output<operations["getNonDemographicFilters"]>
export type GetPixelGroupInput = Input<operations["getPixelGroup"]>
export type GetPixelGroupOutput = Output<operations["getPixelGroup"]>
export type GetPowerPointExportInput = Input<operations["getPowerPointExport"]>
export type GetPowerPointExportOutput = Output<operations["getPowerPointExport"]>
export type GetQuestionLiftInput = Input<operations["getQuestionLift"]>
export type GetQuestionLiftOutput = Output<operations["getQuestionLift"]>
export type LaunchCampaignInput = Input<operations["launchCampaign"]>
export type LaunchCampaignOutput = Output<operations["launchCampaign"]>
export type ListAdServersInput = Input<operations["listAdServers"]>
export type ListAdServersOutput = Output<operations["listAdServers"]>
export type ListCampaignLiftInput = Input<operations["listCampaignLift"]>
export type ListCampaignLiftOutput = Output<operations["listCampaignLift"]>
export type ListCampaignQuestionTemplatesInput = Input<operations["listCampaignQuestionTemplates"]>
export type ListCampaignQuestionTemplatesOutput = Output<operations["listCampaignQuestionTemplates"]>
export type ListCampaignQuestionsInput = Input<operations["listCampaignQuestions"]>
export type ListCampaignQuestionsOutput = Output<operations["listCampaignQuestions"]>
export type ListCampaignRespondentCsvColumnsInput = Input<operations["listCampaignRespondentCsvColumns"]>
export type ListCampaignRespondentCsvColumnsOutput = Output<operations["listCampaignRespondentCsvColumns"]>
export type ListCampaignsInput = Input<operations["listCampaigns"]>
export type ListCampaignsOutput = Output<operations["listCampaigns"]>
export type ListCountryLanguageQuestionOptionsInput = Input<operations["listCountryLanguageQuestionOptions"]>
export type ListCountryLanguageQuestionOptionsOutput = Output<operations["listCountryLanguageQuestionOptions"]>
export type ListCountryLanguageQuestionsInput = Input<operations["listCountryLanguageQuestions"]>
export type ListCountryLanguageQuestionsOutput = Output<operations["listCountryLanguageQuestions"]>
export type ListCountryLanguagesInput = Input<operations["listCountryLanguages"]>
export type ListCountryLanguagesOutput = Output<operations["listCountryLanguages"]>
export type ListDemographicFiltersInput = Input<operations["listDemographicFilters"]>
export type ListDemographicFiltersOutput = Output<operations["listDemographicFilters"]>
export type ListFrequencyReportsInput = Input<operations["listFrequencyReports"]>
export type ListFrequencyReportsOutput = Output<operations["listFrequencyReports"]>
export type ListGroupsInput = Input<operations["listGroups"]>
export type ListGroupsOutput = Output<operations["listGroups"]>
export type ListIndustriesInput = Input<operations["listIndustries"]>
export type ListIndustriesOutput = Output<operations["listIndustries"]>
export type ListLiftByAdChannelInput = Input<operations["listLiftByAdChannel"]>
export type ListLiftByAdChannelOutput = Output<operations["listLiftByAdChannel"]>
export type ListLiftByAdLengthInput = Input<operations["listLiftByAdLength"]>
export type ListLiftByAdLengthOutput = Output<operations["listLiftByAdLength"]>
export type ListLiftByBucketInput = Input<operations["listLiftByBucket"]>
export type ListLiftByBucketOutput = Output<operations["listLiftByBucket"]>
export type ListLiftByCreativeInput = Input<operations["listLiftByCreative"]>
export type ListLiftByCreativeOutput = Output<operations["listLiftByCreative"]>
export type ListLiftByCustomVariableInput = Input<operations["listLiftByCustomVariable"]>
export type ListLiftByCustomVariableOutput = Output<operations["listLiftByCustomVariable"]>
export type ListLiftByDaypartInput = Input<operations["listLiftByDaypart"]>
export type ListLiftByDaypartOutput = Output<operations["listLiftByDaypart"]>
export type ListLiftByDemographicInput = Input<operations["listLiftByDemographic"]>
export type ListLiftByDemographicOutput = Output<operations["listLiftByDemographic"]>
export type ListLiftByDeviceInput = Input<operations["listLiftByDevice"]>
export type ListLiftByDeviceOutput = Output<operations["listLiftByDevice"]>
export type ListLiftByFrequencyInput = Input<operations["listLiftByFrequency"]>
export type ListLiftByFrequencyOutput = Output<operations["listLiftByFrequency"]>
export type ListNamesInput = Input<operations["listNames"]>
export type ListNamesOutput = Output<operations["listNames"]>
export type ListNamesWithImpressionsInput = Input<operations["listNamesWithImpressions"]>
export type ListNamesWithImpressionsOutput = Output<operations["listNamesWithImpressions"]>
export type ListPixelGroupsInput = Input<operations["listPixelGroups"]>
export type ListPixelGroupsOutput = Output<operations["listPixelGroups"]>
export type ListQuestionTemplatesInput = Input<operations["listQuestionTemplates"]>
export type ListQuestionTemplatesOutput = Output<operations["listQuestionTemplates"]>
export type ListRespondentCsvColumnsInput = Input<operations["listRespondentCsvColumns"]>
export type ListRespondentCsvColumnsOutput = Output<operations["listRespondentCsvColumns"]>
export type ListRespondentsInput = Input<operations["listRespondents"]>
export type ListRespondentsOutput = Output<operations["listRespondents"]>
export type ListS2sMappingsInput = Input<operations["listS2sMappings"]>
export type ListS2sMappingsOutput = Output<operations["listS2sMappings"]>
export type ListS2sPartnersInput = Input<operations["listS2sPartners"]>
export type ListS2sPartnersOutput = Output<operations["listS2sPartners"]>
export type ListTagQueryParametersInput = Input<operations["listTagQueryParameters"]>
export type ListTagQueryParametersOutput = Output<operations["listTagQueryParameters"]>
export type ListTargetAudiencesInput = Input<operations["listTargetAudiences"]>
export type ListTargetAudiencesOutput = Output<operations["listTargetAudiences"]>
export type ListTargetedRecruitmentOptionsInput = Input<operations["listTargetedRecruitmentOptions"]>
export type ListTargetedRecruitmentOptionsOutput = Output<operations["listTargetedRecruitmentOptions"]>
export type RemoveGroupsInput = Input<operations["removeGroups"]>
export type RemoveGroupsOutput = Output<operations["removeGroups"]>
export type RemoveS2sMappingInput = Input<operations["removeS2sMapping"]>
export type RemoveS2sMappingOutput = Output<operations["removeS2sMapping"]>
export type UpdateCampaignInput = Input<operations["updateCampaign"]>
export type UpdateCampaignOutput = Output<operations["updateCampaign"]>
export type UpdateIpMatchingInput = Input<operations["updateIpMatching"]>
export type UpdateIpMatchingOutput = Output<operations["updateIpMatching"]>
export type UpdateLaunchedCampaignInput = Input<operations["updateLaunchedCampaign"]>
export type UpdateLaunchedCampaignOutput = Output<operations["updateLaunchedCampaign"]>
export type UpdatePixelGroupInput = Input<operations["updatePixelGroup"]>
export type UpdatePixelGroupOutput = Output<operations["updatePixelGroup"]>

