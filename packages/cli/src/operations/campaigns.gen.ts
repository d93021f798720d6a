// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.

import type { Operation, Option } from "./Operation.ts"

const option1: Option = {"option":"status","in":"query","name":"status","type":"string","description":"Include only campaigns in this status.","example":"live"}
const option2: Option = {"option":"status-in","in":"query","name":"status__in","type":"array","items":{"type":"string"},"description":"Include only campaigns in any of these statuses.","example":["live","complete"]}
const option3: Option = {"option":"campaign-name-contains","in":"query","name":"campaign_name__contains","type":"string","description":"Include only campaigns whose name contains this text, case-sensitive.","example":"Autumn"}
const option4: Option = {"option":"campaign-name-icontains","in":"query","name":"campaign_name__icontains","type":"string","description":"Include only campaigns whose name contains this text, ignoring case.","example":"autumn"}
const option5: Option = {"option":"campaign-name-unaccent-icontains","in":"query","name":"campaign_name__unaccent__icontains","type":"string","description":"Include only campaigns whose name contains this text, ignoring case and accents.","example":"cafe"}
const option6: Option = {"option":"client-name-contains","in":"query","name":"client_name__contains","type":"string","description":"Include only campaigns whose client name contains this text, case-sensitive.","example":"Alder"}
const option7: Option = {"option":"client-name-icontains","in":"query","name":"client_name__icontains","type":"string","description":"Include only campaigns whose client name contains this text, ignoring case.","example":"alder"}
const option8: Option = {"option":"client-name-unaccent-icontains","in":"query","name":"client_name__unaccent__icontains","type":"string","description":"Include only campaigns whose client name contains this text, ignoring case and accents.","example":"senor"}
const option9: Option = {"option":"start-date","in":"query","name":"start_date","type":"string","format":"date-time","description":"Include only campaigns that start at this moment.","example":"2026-09-01T00:00:00Z"}
const option10: Option = {"option":"start-date-lte","in":"query","name":"start_date__lte","type":"string","format":"date-time","description":"Include only campaigns that start at this moment or before it.","example":"2026-12-31T00:00:00Z"}
const option11: Option = {"option":"start-date-gte","in":"query","name":"start_date__gte","type":"string","format":"date-time","description":"Include only campaigns that start at this moment or after it.","example":"2026-07-01T00:00:00Z"}
const option12: Option = {"option":"end-date","in":"query","name":"end_date","type":"string","format":"date-time","description":"Include only campaigns that end at this moment.","example":"2026-09-01T00:00:00Z"}
const option13: Option = {"option":"end-date-lte","in":"query","name":"end_date__lte","type":"string","format":"date-time","description":"Include only campaigns that end at this moment or before it.","example":"2026-12-31T00:00:00Z"}
const option14: Option = {"option":"end-date-gte","in":"query","name":"end_date__gte","type":"string","format":"date-time","description":"Include only campaigns that end at this moment or after it.","example":"2026-07-01T00:00:00Z"}
const option15: Option = {"option":"country-language","in":"query","name":"country_language","type":"string","description":"Include only campaigns of this country language, given by its id.","example":"9"}
const option16: Option = {"option":"country-language-in","in":"query","name":"country_language__in","type":"array","items":{"type":"string"},"description":"Include only campaigns of any of these country languages, given by their ids.","example":["9","10"]}
const option17: Option = {"option":"channels-contains","in":"query","name":"channels__contains","type":"array","items":{"type":"string"},"description":"Include only campaigns that run on the given channels.","example":["digital","social"]}
const option18: Option = {"option":"campaign-type-in","in":"query","name":"campaign_type__in","type":"array","items":{"type":"string"},"description":"Include only campaigns of any of these types.","example":["standard"]}
const option19: Option = {"option":"industry-industry-name-icontains","in":"query","name":"industry__industry_name__icontains","type":"string","description":"Include only campaigns whose industry name contains this text, ignoring case.","example":"beverages"}
const option20: Option = {"option":"question-question-name-icontains","in":"query","name":"question__question_name__icontains","type":"string","description":"Include only campaigns with a question whose name contains this text, ignoring case.","example":"awareness"}
const option21: Option = {"option":"campaigntargetaudience-target-name-icontains","in":"query","name":"campaigntargetaudience__target_name__icontains","type":"string","description":"Include only campaigns with a target audience whose name contains this text, ignoring case.","example":"parents"}
const option22: Option = {"option":"campaigntargetaudience-target-audience-question-set-question-question-name-icontains","in":"query","name":"campaigntargetaudience__target_audience_question_set__question__question_name__icontains","type":"string","description":"Include only campaigns with a target audience built on a question whose name contains this text, ignoring case.","example":"age"}
const option23: Option = {"option":"keyword","in":"query","name":"keyword","type":"string","description":"Search the names of campaign, client, industry, default question, target audiences and their questions, ignoring case; in campaign and client names accents are ignored too.","example":"coffee"}
const option24: Option = {"option":"permission-id","in":"query","name":"permission_id","type":"string","description":"Include only campaigns of this permission; takes precedence over `permission_id__in`.","example":"5021"}
const option25: Option = {"option":"permission-id-in","in":"query","name":"permission_id__in","type":"array","items":{"type":"string"},"description":"Include only campaigns of any of these permissions; ignored if `permission_id` is sent.","example":["5021","5022"]}
const option26: Option = {"option":"exclude-sub-groups","in":"query","name":"exclude_sub_groups","type":"boolean","default":false,"description":"Exclude campaigns of sub-groups of the account, relative to the given permission or, without one, to the caller's own; false when absent.","example":true}
const option27: Option = {"option":"id","in":"path","name":"id","type":"string","format":"uuid","required":true,"description":"Id of the campaign.","example":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"}
const option28: Option = {"option":"include-baseline-questions","in":"query","name":"include_baseline_questions","type":"boolean","default":false,"description":"Whether to add the required baseline questions to the draft settings; false when absent.","example":true}

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
      {"option":"page","in":"query","name":"page","type":"integer","minimum":1,"description":"Number of the page, counted from 1; the first page when absent. A number below 1 is refused with 400. A page past the end contains no items.","example":2},
      {"option":"page-size","in":"query","name":"page_size","type":"integer","default":10,"description":"Maximum number of items per page; 10 when absent. Always set it; the document states no maximum.","example":50},
      {"option":"sort-by","in":"query","name":"sort_by","type":"string","enum":["status","status__in","campaign_name__contains","campaign_name__icontains","campaign_name__unaccent__icontains","client_name__contains","client_name__icontains","client_name__unaccent__icontains","start_date","start_date__lte","start_date__gte","end_date","end_date__lte","end_date__gte","country_language","country_language__in","channels__contains","campaign_type__in","industry__industry_name__icontains","question__question_name__icontains","campaigntargetaudience__target_name__icontains","campaigntargetaudience__target_audience_question_set__question__question_name__icontains","keyword"],"description":"Filter name to sort by; the document does not specify the order when it is absent.","example":"start_date"},
      {"option":"sort-order","in":"query","name":"sort_order","type":"string","enum":["asc","desc"],"description":"Direction of the sort, ascending or descending.","example":"desc"}
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
    description: "Returns how many of the campaigns that match all filters are live, pending and completed.",
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
    description: "Returns all fields of one campaign, with its targeted recruitment.",
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
    description: "Creates a draft that can be changed until its launch. The response contains `campaign_id`, which belongs in the tracking tag of the creatives. `data_partners` is required if impressions on linear TV are expected.",
    retry: "once",
    options: [
      option28
    ],
    body: {"mediaType":"application/json","required":true,"description":"The draft.","members":[{"name":"campaign_name","type":"string","minLength":1,"maxLength":300,"required":true,"description":"Name of the campaign, 1 to 300 characters."},{"name":"start_date","type":"string","format":"date-time","required":true,"description":"When recruitment of respondents begins."},{"name":"end_date","type":"string","format":"date-time","required":true,"description":"When recruitment and the daily calculation of lift end."},{"name":"client_name","type":"string","maxLength":300,"required":true,"description":"Advertiser for which the study is conducted, at most 300 characters; the field is required, and can be null."},{"name":"country_language_id","type":"integer","required":true,"description":"Id of the country and language to recruit in, from the country languages."},{"name":"industry_id","type":"integer","required":true,"description":"Id of the advertiser's industry, from the industries."},{"name":"channels","type":"array","items":{"type":"string","enum":["digital","linear_tv","social"]},"maxItems":3,"default":["digital"],"description":"Channels on which the campaign advertises, at most 3; only `digital` when absent."},{"name":"data_partners","type":"array","items":{"type":"string"},"description":"Partners that supply linear TV data; required if impressions on linear TV are expected."},{"name":"expected_impressions_count","type":"object","description":"Impressions expected from the campaign, by channel.","example":{"digital":5000000,"linear_tv":0,"social":600000}},{"name":"draft_settings","type":"object","required":true,"description":"Survey and targeting of a campaign, which can be changed until its launch."}],"example":{"campaign_name":"Alder Coffee winter","start_date":"2026-12-01T00:00:00Z","end_date":"2027-02-28T23:59:59Z","client_name":null,"country_language_id":9,"industry_id":12,"channels":["digital"],"expected_impressions_count":{"digital":3000000,"linear_tv":0,"social":0},"draft_settings":{"answer_meta":{"in_target_brand":"Alder Coffee","competitors":["Birch Roasters","Cedar Beans"]},"questions":[{"question_name":"brand_awareness","question_text":"Which of these coffee brands have you heard of?","kpi_type":"awareness","answers":["Alder Coffee","Birch Roasters","Cedar Beans"],"question_type":"radio","default":true,"target_option_index":0,"use_answer_meta":true}]}}},
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
    description: "Changes the fields in the body. All fields of a draft can change. A live or complete campaign can change its name, its client name and its end date, which can be earlier or later than before but at least one day from now. Its expected impressions can only increase, by at least 1,000,000 on digital, 5,000,000 on linear TV and 300,000 on social, with at least one day remaining. A complete campaign becomes live again when its end date or its counts are updated. Survey quotas are updated in the background at 6 and 18 UTC.",
    retry: "replaceable",
    consequence: {"costs":"Higher expected impressions or a later end date of a launched campaign recruit more respondents.","permanent":"The expected impressions of a launched campaign can only rise."},
    options: [
      option27,
      option28
    ],
    body: {"mediaType":"application/json","required":true,"description":"The fields to change.","members":[{"name":"campaign_name","type":"string","minLength":1,"maxLength":300,"description":"Name of the campaign, 1 to 300 characters."},{"name":"start_date","type":"string","format":"date-time","description":"When recruitment of respondents begins; it cannot change after launch."},{"name":"end_date","type":"string","format":"date-time","description":"When the campaign ends; it can be earlier or later than before, but at least one day from now."},{"name":"client_name","type":"string","maxLength":300,"description":"Advertiser for which the study is conducted, at most 300 characters."},{"name":"country_language_id","type":"integer","description":"Id of the country and language to recruit in; it cannot change after launch."},{"name":"industry_id","type":"integer","description":"Id of the advertiser's industry; it cannot change after launch."},{"name":"channels","type":"array","items":{"type":"string","enum":["digital","linear_tv","social"]},"maxItems":3,"description":"Channels on which the campaign advertises, at most 3; they cannot change after launch."},{"name":"data_partners","type":"array","items":{"type":"string"},"description":"Partners that supply linear TV data; required if the updated campaign expects impressions on linear TV."},{"name":"expected_impressions_count","type":"object","description":"Impressions expected from the campaign, by channel.","example":{"digital":5000000,"linear_tv":0,"social":600000}},{"name":"draft_settings","type":"object","description":"Survey and targeting of a campaign, which can be changed until its launch."}],"example":{"end_date":"2026-12-31T23:59:59Z","expected_impressions_count":{"digital":6000000,"social":900000}}},
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
    description: "Changes name, client name, end date and counts of a live or complete campaign by the rules of `updateCampaign`, which replaces this operation. Survey quotas are updated in the background at 6 and 18 UTC.",
    retry: "replaceable",
    deprecation: {"replacement":"campaigns update","guide":"It takes the three counts as digital, linear_tv and social of expected_impressions_count and returns the whole campaign"},
    consequence: {"costs":"Higher expected impressions or a later end date recruit more respondents.","permanent":"The expected impressions can only rise."},
    options: [
      option27
    ],
    body: {"mediaType":"application/json","required":true,"description":"The fields to change.","members":[{"name":"campaign_name","type":"string","minLength":1,"maxLength":300,"description":"Name of the campaign, 1 to 300 characters."},{"name":"end_date","type":"string","format":"date-time","description":"When the campaign ends; it can be earlier or later than before, but at least one day from now."},{"name":"client_name","type":"string","maxLength":300,"description":"Advertiser for which the study is conducted, at most 300 characters."},{"name":"expected_impressions_count","type":"integer","description":"Impressions expected on digital channels; can only increase, by at least 1,000,000."},{"name":"expected_impressions_count_social","type":"integer","description":"Impressions expected on social channels; can only increase, by at least 300,000."},{"name":"expected_impressions_count_linear_tv","type":"integer","description":"Impressions expected on linear TV; can only increase, by at least 5,000,000."}],"example":{"end_date":"2026-12-31T23:59:59Z","expected_impressions_count":6000000}},
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
    description: "Confirms the campaign and starts the creation of its survey, which cannot change afterwards. Respondents are recruited from the start date on. The request has no body. If the setup of the draft is incomplete, the response is 400. A campaign can be launched only once; a campaign that is not a draft is refused with 409.",
    retry: "once",
    consequence: {"costs":"The campaign's respondents are recruited and charged for from its start date on.","permanent":"A campaign can be launched only once, and afterwards its survey cannot be changed."},
    options: [
      option27
    ],
    columns: ["detail"]
  }
]
