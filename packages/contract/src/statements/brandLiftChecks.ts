/**
 * The requirements that the statements in the brand lift API document impose on its spec, keyed by the id of the statement. The values are copied by
 * hand from the document.
 */
import type { Checks } from "./Checks.ts"

export const brandLiftChecks: Checks = {
  "what-the-service-does-typical-workflow-3.2": [{ at: "schemas/Campaign", requires: "campaign_id" }],
  "what-the-service-does-pagination.2": [
    { at: "schemas/CampaignPage", requires: "page" },
    { at: "schemas/CampaignPage", requires: "page_size" },
    { at: "schemas/CampaignPage", requires: "total_items" },
    { at: "schemas/RespondentPage", requires: "page" },
    { at: "schemas/RespondentPage", requires: "page_size" },
    { at: "schemas/RespondentPage", requires: "total_items" },
    { at: "schemas/FrequencyReportPage", requires: "page" },
    { at: "schemas/FrequencyReportPage", requires: "page_size" },
    { at: "schemas/FrequencyReportPage", requires: "total_items" },
    { at: "schemas/S2sMappingPage", requires: "page" },
    { at: "schemas/S2sMappingPage", requires: "page_size" },
    { at: "schemas/S2sMappingPage", requires: "total_items" },
    { at: "schemas/NamePage", requires: "page" },
    { at: "schemas/NamePage", requires: "page_size" },
    { at: "schemas/NamePage", requires: "total_items" }
  ],
  "what-the-service-does-pagination.3": [{ at: "parameters/PageSize/schema", byDefault: 10 }],
  "what-the-service-does-pagination.5": [
    { at: "parameters/Page/schema", bound: "minimum", limit: 1 },
    { at: "schemas/CampaignPage/properties/page", bound: "minimum", limit: 1 },
    { at: "schemas/RespondentPage/properties/page", bound: "minimum", limit: 1 },
    { at: "schemas/FrequencyReportPage/properties/page", bound: "minimum", limit: 1 },
    { at: "schemas/S2sMappingPage/properties/page", bound: "minimum", limit: 1 },
    { at: "schemas/NamePage/properties/page", bound: "minimum", limit: 1 }
  ],
  "resources-campaign.3": [{ at: "schemas/Campaign/properties/campaign_type", known: ["standard"] }],
  "resources-campaign.13": [{ at: "schemas/Channel", values: ["digital", "linear_tv", "social"] }],
  "resources-campaign.25": [
    { at: "schemas/SocialConfiguration/properties/recruitment_types/items", known: ["deterministic"] }
  ],
  "resources-draft-settings.6": [{ at: "schemas/DraftSettings/properties/allow_ip", byDefault: false }],
  "resources-draft-settings.11": [
    { at: "schemas/DraftTargetAudience/properties/is_default", byDefault: false },
    { at: "schemas/TargetingQualification/properties/marketplace_question_id", bound: "minimum", limit: 1 },
    { at: "schemas/TargetingQualification/properties/answer_type", known: ["contains"] }
  ],
  "resources-draft-settings.13": [{ at: "schemas/DraftSettings/properties/extra_questions_enabled", byDefault: false }],
  "resources-draft-question.5": [{ at: "schemas/QuestionFields/properties/is_custom_question_text", byDefault: false }],
  "resources-draft-question.8": [{ at: "schemas/QuestionFields/properties/replaceable_answers", byDefault: false }],
  "resources-draft-question.10": [{ at: "schemas/QuestionFields/properties/randomize", byDefault: false }],
  "resources-draft-question.12": [{ at: "schemas/QuestionFields/properties/default", byDefault: false }],
  "resources-draft-question.13": [{ at: "schemas/QuestionFields/properties/question_type", known: ["radio"] }],
  "resources-draft-question.18": [
    { at: "schemas/QuestionFields/properties/use_answer_meta", byDefault: false },
    { at: "schemas/QuestionFields/properties/use_question_meta", byDefault: false },
    { at: "schemas/QuestionFields/properties/enable_skip_logic", byDefault: false }
  ],
  "resources-question-template.7": [
    { at: "schemas/QuestionTemplate/properties/allowed_question_properties/items", known: ["none of the above"] }
  ],
  "resources-lift-result.12": [{ at: "schemas/Question/properties/question_type", known: ["demographic"] }],
  "resources-respondent-record.1": [{ at: "schemas/Respondent/properties/group", known: ["exposed"] }],
  "resources-respondent-record.3": [
    { at: "schemas/Impression/properties/impression_type", known: ["desktop_web"] },
    { at: "schemas/Impression/properties/device_type", known: ["mobile"] },
    { at: "schemas/Impression/properties/daypart", known: ["early_morning"] },
    { at: "schemas/Impression/properties/buy_type", known: ["national"] },
    { at: "schemas/Impression/properties/gender_skew", known: ["male"] },
    { at: "schemas/Impression/properties/age_skew", known: ["18-34"] },
    { at: "schemas/Impression/properties/new_or_rerun", known: ["new"] },
    { at: "schemas/Impression/properties/program_type", known: ["national"] },
    { at: "schemas/Impression/properties/pod_position_letter", known: ["s"] },
    { at: "schemas/Impression/properties/day_of_week", known: ["sunday"] },
    { at: "schemas/Impression/properties/airing_type", known: ["national_unsupported"] }
  ],
  "resources-frequency-report.1": [
    { at: "schemas/FrequencyReport/properties/status", known: ["done"] },
    { at: "schemas/FrequencyReport/properties/utc_offset", bound: "minimum", limit: -2147483648 },
    { at: "schemas/FrequencyReport/properties/utc_offset", bound: "maximum", limit: 2147483647 }
  ],
  "resources-ip-matching.1": [
    { at: "schemas/IpMatching/properties/enablement_status", known: ["manual"] },
    { at: "schemas/IpMatchingType", known: ["site_id", "placement_id"] }
  ],
  "resources-ip-matching.2": [
    { at: "schemas/IpMatchingIds/properties/enablement_type", values: ["manual", "migration", "auto"] },
    { at: "schemas/IpMatchingIds/properties/enablement_type", byDefault: "manual" }
  ],
  "resources-ad-server-and-tag-query-parameter.2": [
    { at: "schemas/TagType", values: ["standard", "extra", "ad_server", "custom"] }
  ],
  "resources-site-placement-creative-names-and-groups.4": [
    { at: "schemas/SpcaType", values: ["creative", "publisher", "placement"] }
  ],
  "resources-country-language.1": [
    { at: "schemas/CountryLanguage/properties/supported_channels/items", known: ["digital"] },
    { at: "schemas/CountryLanguage/properties/continent", known: ["africa"] }
  ],
  "resources-demographic-filter.4": [{ at: "schemas/DemographicFilter/properties/demo_type", known: ["deprecated"] }],
  "resources-demographic-filter.8": [
    {
      at: "schemas/DemographicFilter/properties/filter_name",
      known: ["demo_age", "demo_hhi", "demo_hhi_int", "demo_education", "demo_gender", "demo_region"]
    }
  ],
  "states-and-transitions.5": [{ at: "schemas/Campaign", requires: "campaign_id" }],
  "endpoints-1.3": [
    { at: "parameters/ExcludeSubGroups/schema", byDefault: false },
    {
      at: "parameters/CampaignSortBy/schema",
      values: [
        "status",
        "status__in",
        "campaign_name__contains",
        "campaign_name__icontains",
        "campaign_name__unaccent__icontains",
        "client_name__contains",
        "client_name__icontains",
        "client_name__unaccent__icontains",
        "start_date",
        "start_date__lte",
        "start_date__gte",
        "end_date",
        "end_date__lte",
        "end_date__gte",
        "country_language",
        "country_language__in",
        "channels__contains",
        "campaign_type__in",
        "industry__industry_name__icontains",
        "question__question_name__icontains",
        "campaigntargetaudience__target_name__icontains",
        "campaigntargetaudience__target_audience_question_set__question__question_name__icontains",
        "keyword"
      ]
    },
    { at: "parameters/CampaignSortOrder/schema", values: ["asc", "desc"] }
  ],
  "endpoints-3.2": [{ at: "parameters/CampaignId", requires: "" }],
  "endpoints-4.2": [{ at: "parameters/IncludeBaselineQuestions/schema", byDefault: false }],
  "endpoints-4.3": [
    { at: "schemas/CampaignDraft", requires: "campaign_name" },
    { at: "schemas/CampaignDraft/properties/campaign_name", bound: "minLength", limit: 1 },
    { at: "schemas/CampaignDraft/properties/campaign_name", bound: "maxLength", limit: 300 }
  ],
  "endpoints-4.4": [{ at: "schemas/CampaignDraft", requires: "start_date" }],
  "endpoints-4.5": [{ at: "schemas/CampaignDraft", requires: "end_date" }],
  "endpoints-4.6": [
    { at: "schemas/CampaignDraft", requires: "client_name" },
    { at: "schemas/CampaignDraft/properties/client_name", bound: "maxLength", limit: 300 }
  ],
  "endpoints-4.7": [{ at: "schemas/CampaignDraft", requires: "country_language_id" }],
  "endpoints-4.8": [{ at: "schemas/CampaignDraft", requires: "industry_id" }],
  "endpoints-4.9": [
    { at: "schemas/CampaignDraft/properties/channels", bound: "maxItems", limit: 3 },
    { at: "schemas/CampaignDraft/properties/channels", byDefault: ["digital"] }
  ],
  "endpoints-4.12": [{ at: "schemas/CampaignDraft", requires: "draft_settings" }],
  "endpoints-5.3": [
    { at: "schemas/CampaignUpdate/properties/campaign_name", bound: "minLength", limit: 1 },
    { at: "schemas/CampaignUpdate/properties/campaign_name", bound: "maxLength", limit: 300 },
    { at: "schemas/CampaignUpdate/properties/client_name", bound: "maxLength", limit: 300 },
    { at: "schemas/CampaignUpdate/properties/channels", bound: "maxItems", limit: 3 }
  ],
  "endpoints-6.3": [
    { at: "schemas/LaunchedCampaignUpdate/properties/campaign_name", bound: "minLength", limit: 1 },
    { at: "schemas/LaunchedCampaignUpdate/properties/client_name", bound: "maxLength", limit: 300 }
  ],
  "endpoints-10.2": [{ at: "parameters/CountryLanguageChannels/schema/items", values: ["linear_tv", "digital"] }],
  "endpoints-11.2": [{ at: "parameters/CountryLanguageId", requires: "" }],
  "endpoints-13.2": [{ at: "parameters/CountryLanguageQuestionId", requires: "" }],
  "endpoints-14.2": [
    { at: "parameters/TemplateUsage", requires: "" },
    { at: "parameters/TemplateUsage/schema", values: ["lift", "baseline", "extra", "social", "ots"] }
  ],
  "endpoints-14.3": [{ at: "parameters/TemplateCountryLanguageId", requires: "" }],
  "endpoints-14.4": [{ at: "parameters/TemplateIndustryId", requires: "" }],
  "endpoints-15.3": [
    { at: "parameters/CampaignTemplateUsage", requires: "" },
    { at: "parameters/CampaignTemplateUsage/schema", values: ["lift", "baseline", "social", "ots"] }
  ],
  "endpoints-16.2": [{ at: "parameters/IncludeParameters/schema", byDefault: false }],
  "endpoints-17.2": [{ at: "parameters/AdServerId", requires: "" }],
  "endpoints-17.3": [{ at: "schemas/TagType", values: ["standard", "extra", "ad_server", "custom"] }],
  "endpoints-19.2": [
    { at: "parameters/PartnerChannels", requires: "" },
    { at: "parameters/PartnerChannels/schema/items", values: ["linear_tv", "digital"] }
  ],
  "endpoints-21.3": [
    { at: "parameters/DemoType/schema", byDefault: ["base"] },
    { at: "parameters/DemoType/schema/items", values: ["base", "taq"] },
    { at: "parameters/DemoSubType/schema/items", values: ["ctv", "linear_tv"] }
  ],
  "endpoints-24.2": [{ at: "parameters/ColumnsFor/schema", values: ["session_id", "respondent_id", "survey_id"] }],
  "endpoints-25.2": [{ at: "parameters/CampaignsPk", requires: "" }],
  "endpoints-26.2": [{ at: "parameters/CampaignQuestionId", requires: "" }],
  "endpoints-28.11": [
    { at: "parameters/DemoFilterName", requires: "" },
    {
      at: "parameters/DemoFilterName/schema",
      values: ["demo_age", "demo_hhi", "demo_hhi_int", "demo_education", "demo_gender", "demo_region"]
    }
  ],
  "endpoints-28.12": [{ at: "parameters/UseBuckets/schema", byDefault: true }],
  "endpoints-lift-filter-parameters.2": [{ at: "parameters/ConfidenceLevel/schema", byDefault: 0.9 }],
  "endpoints-lift-filter-parameters.3": [
    { at: "parameters/ConfidenceLevelIn/schema/items", values: [0.8, 0.85, 0.9, 0.95] },
    { at: "parameters/ConfidenceLevelIn/schema", byDefault: [0.9] }
  ],
  "endpoints-32.2": [{ at: "parameters/ReportExportId", requires: "" }],
  "endpoints-36.4": [{ at: "schemas/FrequencyReportRequest", requires: "filter_impressions_by_timestamp" }],
  "endpoints-36.6": [{ at: "schemas/FrequencyReportRequest", requires: "output_columns" }],
  "endpoints-36.8": [
    { at: "schemas/FrequencyReportRequest/properties/csv_ids_type", values: ["respondent_id", "session_id"] }
  ],
  "endpoints-37.2": [{ at: "parameters/FrequencyReportId", requires: "" }],
  "endpoints-39.2": [{ at: "schemas/IpMatchingConfiguration", requires: "enabled" }],
  "endpoints-39.3": [
    { at: "schemas/IpMatchingConfiguration", requires: "ids" },
    { at: "schemas/IpMatchingType", known: ["site_id", "placement_id"] }
  ],
  "endpoints-41.2": [
    { at: "schemas/IpMatchingIds", requires: "ip_matching_type" },
    { at: "schemas/IpMatchingType", known: ["site_id", "placement_id"] }
  ],
  "endpoints-41.3": [{ at: "schemas/IpMatchingIds/properties/enablement_type", byDefault: "manual" }],
  "endpoints-41.4": [
    { at: "schemas/IpMatchingIds", requires: "ids" },
    { at: "schemas/IpMatchingIds/properties/ids/items", bound: "minLength", limit: 1 }
  ],
  "endpoints-42.3": [{ at: "parameters/IncludeDetails/schema", byDefault: false }],
  "endpoints-43.2": [{ at: "schemas/PixelsRequest", requires: "campaign_pixels" }],
  "endpoints-46.3": [{ at: "parameters/MappingChannels/schema/items", values: ["linear_tv", "digital"] }],
  "endpoints-47.2": [
    { at: "schemas/NewS2sMapping", requires: "partner_id" },
    { at: "schemas/NewS2sMapping", requires: "partner_campaigns_ids" },
    { at: "schemas/NewS2sMapping/properties/partner_id", bound: "minimum", limit: 1 },
    { at: "schemas/NewS2sMapping/properties/partner_campaigns_ids/items", bound: "minLength", limit: 1 },
    { at: "schemas/NewS2sMapping/properties/failed_partner_campaigns_ids/items", bound: "minLength", limit: 1 }
  ],
  "endpoints-48.3": [
    { at: "schemas/S2sMappingRemoval", requires: "partner_id" },
    { at: "schemas/S2sMappingRemoval/properties/partner_id", bound: "minimum", limit: 1 }
  ],
  "endpoints-51.2": [{ at: "schemas/GroupEntry/properties/group_id", bound: "minimum", limit: 1 }],
  "endpoints-52.2": [{ at: "schemas/GroupIds", requires: "ids" }],
  "endpoints-56.3": [{ at: "parameters/PreserveGroupIds/schema", byDefault: true }],
  "endpoints-56.4": [
    { at: "schemas/NameAssignment", requires: "id" },
    { at: "schemas/NameAssignment/properties/id", bound: "minLength", limit: 1 },
    { at: "schemas/NameAssignment/properties/group_id", bound: "minimum", limit: 1 }
  ],
  "authentication-2.1": [{ at: "schemas/TokenRequest/properties/grant_type", values: ["client_credentials"] }],
  "limits.1": [{ at: "parameters/PageSize/schema", byDefault: 10 }],
  "limits.2": [
    { at: "schemas/Campaign/properties/campaign_name", bound: "minLength", limit: 1 },
    { at: "schemas/Campaign/properties/campaign_name", bound: "maxLength", limit: 300 },
    { at: "schemas/CampaignDraft/properties/campaign_name", bound: "minLength", limit: 1 },
    { at: "schemas/CampaignDraft/properties/campaign_name", bound: "maxLength", limit: 300 },
    { at: "schemas/CampaignUpdate/properties/campaign_name", bound: "minLength", limit: 1 },
    { at: "schemas/CampaignUpdate/properties/campaign_name", bound: "maxLength", limit: 300 },
    { at: "schemas/LaunchedCampaignUpdate/properties/campaign_name", bound: "minLength", limit: 1 },
    { at: "schemas/LaunchedCampaignUpdate/properties/campaign_name", bound: "maxLength", limit: 300 },
    { at: "schemas/LaunchedCampaign/properties/campaign_name", bound: "minLength", limit: 1 },
    { at: "schemas/LaunchedCampaign/properties/campaign_name", bound: "maxLength", limit: 300 }
  ],
  "limits.3": [
    { at: "schemas/Campaign/properties/client_name", bound: "maxLength", limit: 300 },
    { at: "schemas/CampaignDraft/properties/client_name", bound: "maxLength", limit: 300 },
    { at: "schemas/CampaignUpdate/properties/client_name", bound: "maxLength", limit: 300 },
    { at: "schemas/LaunchedCampaignUpdate/properties/client_name", bound: "maxLength", limit: 300 },
    { at: "schemas/LaunchedCampaign/properties/client_name", bound: "maxLength", limit: 300 }
  ],
  "limits.4": [
    { at: "schemas/Campaign/properties/channels", bound: "maxItems", limit: 3 },
    { at: "schemas/CampaignDraft/properties/channels", bound: "maxItems", limit: 3 },
    { at: "schemas/CampaignUpdate/properties/channels", bound: "maxItems", limit: 3 }
  ],
  "limits.9": [
    { at: "schemas/FrequencyReport/properties/utc_offset", bound: "minimum", limit: -2147483648 },
    { at: "schemas/FrequencyReport/properties/utc_offset", bound: "maximum", limit: 2147483647 },
    { at: "schemas/FrequencyReportRequest/properties/utc_offset", bound: "minimum", limit: -2147483648 },
    { at: "schemas/FrequencyReportRequest/properties/utc_offset", bound: "maximum", limit: 2147483647 }
  ]
}
