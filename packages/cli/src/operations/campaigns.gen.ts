// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.

import type { Operation, Option } from "./Operation.ts"

const option1: Option = {"option":"status","in":"query","name":"status","type":"string","description":"Include only campaigns with this status.","example":"live"}
const option2: Option = {"option":"status-in","in":"query","name":"status__in","type":"array","items":{"type":"string"},"description":"Include only campaigns with any of these statuses.","example":["live","complete"]}
const option3: Option = {"option":"campaign-name-contains","in":"query","name":"campaign_name__contains","type":"string","description":"Include only campaigns whose name contains this string. The comparison is case-sensitive.","example":"Autumn"}
const option4: Option = {"option":"campaign-name-icontains","in":"query","name":"campaign_name__icontains","type":"string","description":"Include only campaigns whose name contains this string, ignoring case.","example":"autumn"}
const option5: Option = {"option":"campaign-name-unaccent-icontains","in":"query","name":"campaign_name__unaccent__icontains","type":"string","description":"Include only campaigns whose name contains this string, ignoring case and accents.","example":"cafe"}
const option6: Option = {"option":"client-name-contains","in":"query","name":"client_name__contains","type":"string","description":"Include only campaigns whose client name contains this string. The comparison is case-sensitive.","example":"Alder"}
const option7: Option = {"option":"client-name-icontains","in":"query","name":"client_name__icontains","type":"string","description":"Include only campaigns whose client name contains this string, ignoring case.","example":"alder"}
const option8: Option = {"option":"client-name-unaccent-icontains","in":"query","name":"client_name__unaccent__icontains","type":"string","description":"Include only campaigns whose client name contains this string, ignoring case and accents.","example":"senor"}
const option9: Option = {"option":"start-date","in":"query","name":"start_date","type":"string","format":"date-time","description":"Include only campaigns that start at this time.","example":"2026-09-01T00:00:00Z"}
const option10: Option = {"option":"start-date-lte","in":"query","name":"start_date__lte","type":"string","format":"date-time","description":"Include only campaigns that start at or before this time.","example":"2026-12-31T00:00:00Z"}
const option11: Option = {"option":"start-date-gte","in":"query","name":"start_date__gte","type":"string","format":"date-time","description":"Include only campaigns that start at or after this time.","example":"2026-07-01T00:00:00Z"}
const option12: Option = {"option":"end-date","in":"query","name":"end_date","type":"string","format":"date-time","description":"Include only campaigns that end at this time.","example":"2026-09-01T00:00:00Z"}
const option13: Option = {"option":"end-date-lte","in":"query","name":"end_date__lte","type":"string","format":"date-time","description":"Include only campaigns that end at or before this time.","example":"2026-12-31T00:00:00Z"}
const option14: Option = {"option":"end-date-gte","in":"query","name":"end_date__gte","type":"string","format":"date-time","description":"Include only campaigns that end at or after this time.","example":"2026-07-01T00:00:00Z"}
const option15: Option = {"option":"country-language","in":"query","name":"country_language","type":"string","description":"Include only campaigns for the country-language pair with this id.","example":"9"}
const option16: Option = {"option":"country-language-in","in":"query","name":"country_language__in","type":"array","items":{"type":"string"},"description":"Include only campaigns for any of the country-language pairs with these ids.","example":["9","10"]}
const option17: Option = {"option":"channels-contains","in":"query","name":"channels__contains","type":"array","items":{"type":"string"},"description":"Include only campaigns that run on all of these channels.","example":["digital","social"]}
const option18: Option = {"option":"campaign-type-in","in":"query","name":"campaign_type__in","type":"array","items":{"type":"string"},"description":"Include only campaigns of any of these types.","example":["standard"]}
const option19: Option = {"option":"industry-industry-name-icontains","in":"query","name":"industry__industry_name__icontains","type":"string","description":"Include only campaigns in an industry whose name contains this string, ignoring case.","example":"beverages"}
const option20: Option = {"option":"question-question-name-icontains","in":"query","name":"question__question_name__icontains","type":"string","description":"Include only campaigns that have a question whose name contains this string, ignoring case.","example":"awareness"}
const option21: Option = {"option":"campaigntargetaudience-target-name-icontains","in":"query","name":"campaigntargetaudience__target_name__icontains","type":"string","description":"Include only campaigns that have a target audience whose name contains this string, ignoring case.","example":"parents"}
const option22: Option = {"option":"campaigntargetaudience-target-audience-question-set-question-question-name-icontains","in":"query","name":"campaigntargetaudience__target_audience_question_set__question__question_name__icontains","type":"string","description":"Include only campaigns that have a target audience with a question whose name contains this string, ignoring case.","example":"age"}
const option23: Option = {"option":"keyword","in":"query","name":"keyword","type":"string","description":"Include only campaigns that match this keyword. The search covers the names of the campaign, the client, the industry, the default question, the target audiences and the questions of the target audiences. The search ignores case, and in the names of campaigns and clients it also ignores accents.","example":"coffee"}
const option24: Option = {"option":"permission-id","in":"query","name":"permission_id","type":"string","description":"Include only campaigns with this permission. This parameter takes precedence over `permission_id__in`.","example":"5021"}
const option25: Option = {"option":"permission-id-in","in":"query","name":"permission_id__in","type":"array","items":{"type":"string"},"description":"Include only campaigns with any of these permissions. This parameter is ignored if `permission_id` is sent.","example":["5021","5022"]}
const option26: Option = {"option":"exclude-sub-groups","in":"query","name":"exclude_sub_groups","type":"boolean","default":false,"description":"Whether to exclude campaigns that belong to sub-groups of the permission in the request. If the request contains no permission, the caller's own permission applies. Default: `false`.","example":true}
const option27: Option = {"option":"id","in":"path","name":"id","type":"string","format":"uuid","required":true,"description":"The id of the campaign.","example":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"}
const option28: Option = {"option":"include-baseline-questions","in":"query","name":"include_baseline_questions","type":"boolean","default":false,"description":"Whether to add the required baseline questions to the draft settings. Default: `false`.","example":true}

export const operations: ReadonlyArray<Operation> = [
  {
    command: "list",
    method: "list",
    form: "list",
    operationId: "listCampaigns",
    verb: "GET",
    path: "/api/impact-measurement/v1/campaigns",
    summary: "List campaigns",
    description: "Returns the campaigns that match all filters, one page at a time.",
    retry: "safe",
    pages: true,
    options: [
      option1,
      option2,
      option3,
      option4,
      option5,
      option6,
      option7,
      option8,
      option9,
      option10,
      option11,
      option12,
      option13,
      option14,
      option15,
      option16,
      option17,
      option18,
      option19,
      option20,
      option21,
      option22,
      option23,
      option24,
      option25,
      option26,
      {"option":"page","in":"query","name":"page","type":"integer","minimum":1,"description":"The number of the page, counted from 1. If the parameter is absent, the first page is returned. A number below 1 is rejected with status 400. A page past the end contains no items.","example":2},
      {"option":"page-size","in":"query","name":"page_size","type":"integer","default":10,"description":"The maximum number of items per page. Default: 10. Set this parameter in every request. The vendor's documentation states no upper limit for its value.","example":50},
      {"option":"sort-by","in":"query","name":"sort_by","type":"string","enum":["status","status__in","campaign_name__contains","campaign_name__icontains","campaign_name__unaccent__icontains","client_name__contains","client_name__icontains","client_name__unaccent__icontains","start_date","start_date__lte","start_date__gte","end_date","end_date__lte","end_date__gte","country_language","country_language__in","channels__contains","campaign_type__in","industry__industry_name__icontains","question__question_name__icontains","campaigntargetaudience__target_name__icontains","campaigntargetaudience__target_audience_question_set__question__question_name__icontains","keyword"],"description":"The name of the filter whose field the campaigns are sorted by. The vendor's documentation does not specify the order if this parameter is absent.","example":"start_date"},
      {"option":"sort-order","in":"query","name":"sort_order","type":"string","enum":["asc","desc"],"description":"The sort order, ascending or descending.","example":"desc"}
    ],
    rows: "items",
    columns: ["campaign_id","campaign_name","campaign_type","status","control_survey_id","exposed_survey_id","errors","start_date","end_date","client_name","country_language_id","weighting_targets_baseline_version","industry_id","channels","default_question_id","default_question_name","account_id","project_manager_user_id","draft_settings.answer_meta.in_target_brand","draft_settings.answer_meta.competitors","draft_settings.questions","draft_settings.baseline_questions","draft_settings.social_questions","draft_settings.extra_questions","draft_settings.allow_ip","draft_settings.expected_impressions_count","draft_settings.expected_impressions_count_linear_tv","draft_settings.expected_impressions_count_social","draft_settings.data_partners","draft_settings.target_audiences","draft_settings.niche_targeting.target_name","draft_settings.niche_targeting.qualifications","draft_settings.extra_questions_enabled","draft_settings.targeted_recruitment.name","draft_settings.targeted_recruitment.qualifications","draft_settings.forced_exposure.creatives_number","draft_settings.forced_exposure.exposed_sample_size","created_at","updated_at","campaign_data_updated_at","permission_id","region","expected_impressions_count.digital","expected_impressions_count.linear_tv","expected_impressions_count.social","is_methodology_mta","sales_lift_enabled","social_configuration.brand_name","social_configuration.keywords","social_configuration.ads_start_date","social_configuration.ads_end_date","social_configuration.recruitment_types"]
  },
  {
    command: "summary",
    method: "summary",
    form: "method",
    operationId: "getCampaignSummary",
    verb: "GET",
    path: "/api/impact-measurement/v1/campaigns/summary",
    summary: "Count campaigns by status",
    description: "Returns how many live, pending and completed campaigns match all filters.",
    retry: "safe",
    options: [
      option1,
      option2,
      option3,
      option4,
      option5,
      option6,
      option7,
      option8,
      option9,
      option10,
      option11,
      option12,
      option13,
      option14,
      option15,
      option16,
      option17,
      option18,
      option19,
      option20,
      option21,
      option22,
      option23,
      option24,
      option25,
      option26
    ],
    columns: ["live_campaigns","pending_campaigns","completed_campaigns"]
  },
  {
    command: "get",
    method: "get",
    form: "method",
    operationId: "getCampaign",
    verb: "GET",
    path: "/api/impact-measurement/v1/campaigns/{id}",
    summary: "Get a campaign",
    description: "Returns one campaign with all of its fields, including its targeted recruitment.",
    retry: "safe",
    options: [
      option27
    ],
    columns: ["campaign_id","campaign_name","campaign_type","status","control_survey_id","exposed_survey_id","errors","start_date","end_date","client_name","country_language_id","weighting_targets_baseline_version","industry_id","channels","default_question_id","default_question_name","account_id","project_manager_user_id","draft_settings.answer_meta.in_target_brand","draft_settings.answer_meta.competitors","draft_settings.questions","draft_settings.baseline_questions","draft_settings.social_questions","draft_settings.extra_questions","draft_settings.allow_ip","draft_settings.expected_impressions_count","draft_settings.expected_impressions_count_linear_tv","draft_settings.expected_impressions_count_social","draft_settings.data_partners","draft_settings.target_audiences","draft_settings.niche_targeting.target_name","draft_settings.niche_targeting.qualifications","draft_settings.extra_questions_enabled","draft_settings.targeted_recruitment.name","draft_settings.targeted_recruitment.qualifications","draft_settings.forced_exposure.creatives_number","draft_settings.forced_exposure.exposed_sample_size","created_at","updated_at","campaign_data_updated_at","permission_id","region","expected_impressions_count.digital","expected_impressions_count.linear_tv","expected_impressions_count.social","is_methodology_mta","sales_lift_enabled","social_configuration.brand_name","social_configuration.keywords","social_configuration.ads_start_date","social_configuration.ads_end_date","social_configuration.recruitment_types","targeted_recruitment.name","targeted_recruitment.qualifications"]
  },
  {
    command: "create",
    method: "create",
    form: "method",
    operationId: "createCampaign",
    verb: "POST",
    path: "/api/impact-measurement/v1/campaigns",
    summary: "Create a campaign draft",
    description: "Creates a draft, which can be changed until it is launched. The response contains `campaign_id`, which must be included in the creatives' tracking tag. The `data_partners` field is required if impressions on linear TV are expected.",
    retry: "once",
    options: [
      option28
    ],
    body: {"mediaType":"application/json","required":true,"description":"The fields of the draft.","members":[{"name":"campaign_name","type":"string","minLength":1,"maxLength":300,"required":true,"description":"The name of the campaign (1 to 300 characters)."},{"name":"start_date","type":"string","format":"date-time","required":true,"description":"The time at which the recruitment of respondents starts."},{"name":"end_date","type":"string","format":"date-time","required":true,"description":"The time at which both the recruitment of respondents and the daily calculation of lift end."},{"name":"client_name","type":"string","maxLength":300,"required":true,"description":"The name of the study's advertiser (at most 300 characters). The field is required, but its value can be null."},{"name":"country_language_id","type":"integer","required":true,"description":"The id of the country-language pair that is used to recruit respondents."},{"name":"industry_id","type":"integer","required":true,"description":"The id of the advertiser's industry."},{"name":"channels","type":"array","items":{"type":"string","enum":["digital","linear_tv","social"]},"maxItems":3,"default":["digital"],"description":"The channels on which the campaign runs. A campaign has at most 3 channels. Default: `digital`."},{"name":"data_partners","type":"array","items":{"type":"string"},"description":"The partners that supply linear TV data. The field is required if impressions on linear TV are expected."},{"name":"expected_impressions_count","type":"object","description":"The number of impressions that are expected from the campaign on each type of channel.","example":{"digital":5000000,"linear_tv":0,"social":600000}},{"name":"draft_settings","type":"object","required":true,"description":"The survey and the targeting of a campaign, which can be changed until the launch."}],"example":{"campaign_name":"Alder Coffee winter","start_date":"2026-12-01T00:00:00Z","end_date":"2027-02-28T23:59:59Z","client_name":null,"country_language_id":9,"industry_id":12,"channels":["digital"],"expected_impressions_count":{"digital":3000000,"linear_tv":0,"social":0},"draft_settings":{"answer_meta":{"in_target_brand":"Alder Coffee","competitors":["Birch Roasters","Cedar Beans"]},"questions":[{"question_name":"brand_awareness","question_text":"Which of these coffee brands have you heard of?","kpi_type":"awareness","answers":["Alder Coffee","Birch Roasters","Cedar Beans"],"question_type":"radio","default":true,"target_option_index":0,"use_answer_meta":true}]}}},
    columns: ["campaign_id","campaign_name","campaign_type","status","control_survey_id","exposed_survey_id","errors","start_date","end_date","client_name","country_language_id","weighting_targets_baseline_version","industry_id","channels","default_question_id","default_question_name","account_id","project_manager_user_id","draft_settings.answer_meta.in_target_brand","draft_settings.answer_meta.competitors","draft_settings.questions","draft_settings.baseline_questions","draft_settings.social_questions","draft_settings.extra_questions","draft_settings.allow_ip","draft_settings.expected_impressions_count","draft_settings.expected_impressions_count_linear_tv","draft_settings.expected_impressions_count_social","draft_settings.data_partners","draft_settings.target_audiences","draft_settings.niche_targeting.target_name","draft_settings.niche_targeting.qualifications","draft_settings.extra_questions_enabled","draft_settings.targeted_recruitment.name","draft_settings.targeted_recruitment.qualifications","draft_settings.forced_exposure.creatives_number","draft_settings.forced_exposure.exposed_sample_size","created_at","updated_at","campaign_data_updated_at","permission_id","region","expected_impressions_count.digital","expected_impressions_count.linear_tv","expected_impressions_count.social","is_methodology_mta","sales_lift_enabled","social_configuration.brand_name","social_configuration.keywords","social_configuration.ads_start_date","social_configuration.ads_end_date","social_configuration.recruitment_types"]
  },
  {
    command: "update",
    method: "update",
    form: "method",
    operationId: "updateCampaign",
    verb: "PATCH",
    path: "/api/impact-measurement/v1/campaigns/{id}",
    summary: "Update a campaign",
    description: "Updates the campaign fields that are present in the request body. In a draft, all fields can be changed. In a live or complete campaign, the name, the client name and the end date can be changed. The new end date can be earlier or later than the old one, but must be at least one day from now. The expected impressions of a live or complete campaign can only be increased, and only if at least one day remains. The minimum increase is 1,000,000 on digital channels, 5,000,000 on linear TV and 300,000 on social channels. A complete campaign becomes live again when its end date or its expected impressions are updated. Survey quotas are updated in the background at 6:00 and 18:00 UTC.",
    retry: "replaceable",
    consequence: {"costs":"If the expected impressions of a launched campaign are increased or its end date is postponed, more respondents are recruited.","permanent":"The expected impressions of a launched campaign can only be increased."},
    options: [
      option27,
      option28
    ],
    body: {"mediaType":"application/json","required":true,"description":"The fields to update.","members":[{"name":"campaign_name","type":"string","minLength":1,"maxLength":300,"description":"The name of the campaign (1 to 300 characters)."},{"name":"start_date","type":"string","format":"date-time","description":"The time at which the recruitment of respondents starts. The start date cannot be changed after the launch."},{"name":"end_date","type":"string","format":"date-time","description":"The time at which the campaign ends. The new end date can be earlier or later than the old one, but must be at least one day from now."},{"name":"client_name","type":"string","maxLength":300,"description":"The name of the study's advertiser (at most 300 characters)."},{"name":"country_language_id","type":"integer","description":"The id of the country-language pair that is used to recruit respondents. The id cannot be changed after the launch."},{"name":"industry_id","type":"integer","description":"The id of the advertiser's industry. The id cannot be changed after the launch."},{"name":"channels","type":"array","items":{"type":"string","enum":["digital","linear_tv","social"]},"maxItems":3,"description":"The channels on which the campaign runs. A campaign has at most 3 channels. The channels cannot be changed after the launch."},{"name":"data_partners","type":"array","items":{"type":"string"},"description":"The partners that supply linear TV data. The field is required if the updated campaign expects impressions on linear TV."},{"name":"expected_impressions_count","type":"object","description":"The number of impressions that are expected from the campaign on each type of channel.","example":{"digital":5000000,"linear_tv":0,"social":600000}},{"name":"draft_settings","type":"object","description":"The survey and the targeting of a campaign, which can be changed until the launch."}],"example":{"end_date":"2026-12-31T23:59:59Z","expected_impressions_count":{"digital":6000000,"social":900000}}},
    columns: ["campaign_id","campaign_name","campaign_type","status","control_survey_id","exposed_survey_id","errors","start_date","end_date","client_name","country_language_id","weighting_targets_baseline_version","industry_id","channels","default_question_id","default_question_name","account_id","project_manager_user_id","draft_settings.answer_meta.in_target_brand","draft_settings.answer_meta.competitors","draft_settings.questions","draft_settings.baseline_questions","draft_settings.social_questions","draft_settings.extra_questions","draft_settings.allow_ip","draft_settings.expected_impressions_count","draft_settings.expected_impressions_count_linear_tv","draft_settings.expected_impressions_count_social","draft_settings.data_partners","draft_settings.target_audiences","draft_settings.niche_targeting.target_name","draft_settings.niche_targeting.qualifications","draft_settings.extra_questions_enabled","draft_settings.targeted_recruitment.name","draft_settings.targeted_recruitment.qualifications","draft_settings.forced_exposure.creatives_number","draft_settings.forced_exposure.exposed_sample_size","created_at","updated_at","campaign_data_updated_at","permission_id","region","expected_impressions_count.digital","expected_impressions_count.linear_tv","expected_impressions_count.social","is_methodology_mta","sales_lift_enabled","social_configuration.brand_name","social_configuration.keywords","social_configuration.ads_start_date","social_configuration.ads_end_date","social_configuration.recruitment_types"]
  },
  {
    command: "update-launched",
    method: "updateLaunched",
    form: "method",
    operationId: "updateLaunchedCampaign",
    verb: "PUT",
    path: "/api/impact-measurement/v1/campaigns/{id}",
    summary: "Update a launched campaign",
    description: "Updates the name, the client name, the end date and the expected impressions of a live or complete campaign. The same rules apply as for `updateCampaign`, which replaces this operation. Survey quotas are updated in the background at 6:00 and 18:00 UTC.",
    retry: "replaceable",
    deprecation: {"replacement":"campaigns update","guide":"It takes the three counts as digital, linear_tv and social of expected_impressions_count and returns the whole campaign"},
    consequence: {"costs":"If the expected impressions are increased or the end date is postponed, more respondents are recruited.","permanent":"The expected impressions can only be increased."},
    options: [
      option27
    ],
    body: {"mediaType":"application/json","required":true,"description":"The fields to update.","members":[{"name":"campaign_name","type":"string","minLength":1,"maxLength":300,"description":"The name of the campaign (1 to 300 characters)."},{"name":"end_date","type":"string","format":"date-time","description":"The time at which the campaign ends. The new end date can be earlier or later than the old one, but must be at least one day from now."},{"name":"client_name","type":"string","maxLength":300,"description":"The name of the study's advertiser (at most 300 characters)."},{"name":"expected_impressions_count","type":"integer","description":"The number of impressions that are expected on digital channels. The number can only be increased, and only by at least 1,000,000."},{"name":"expected_impressions_count_social","type":"integer","description":"The number of impressions that are expected on social channels. The number can only be increased, and only by at least 300,000."},{"name":"expected_impressions_count_linear_tv","type":"integer","description":"The number of impressions that are expected on linear TV. The number can only be increased, and only by at least 5,000,000."}],"example":{"end_date":"2026-12-31T23:59:59Z","expected_impressions_count":6000000}},
    columns: ["campaign_name","client_name","end_date","expected_impressions_count","expected_impressions_count_social","expected_impressions_count_linear_tv","status","job_schedule_utc"]
  },
  {
    command: "launch",
    method: "launch",
    form: "method",
    operationId: "launchCampaign",
    verb: "POST",
    path: "/api/impact-measurement/v1/campaigns/{id}/launch",
    summary: "Launch a campaign",
    description: "Confirms a campaign and starts the creation of its survey. The survey cannot be changed afterwards. Respondents are recruited from the start date onwards. The request has no body. If the setup of the draft is incomplete, the response has status 400. A campaign can be launched only once. If the campaign is not a draft, the response has status 409.",
    retry: "once",
    consequence: {"costs":"From the start date of the campaign onwards, respondents are recruited and charged for.","permanent":"A campaign can be launched only once, and afterwards its survey cannot be changed."},
    options: [
      option27
    ],
    columns: ["detail"]
  }
]
