// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.

import type { Operation, Option } from "./Operation.ts"

const option1: Option = {"option":"id","in":"path","name":"id","type":"string","format":"uuid","required":true,"description":"The id of the campaign.","example":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"}
const option2: Option = {"option":"campaigns-pk","in":"path","name":"campaigns_pk","type":"string","format":"uuid","required":true,"description":"The id of the campaign.","example":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"}

export const operations: ReadonlyArray<Operation> = [
  {
    command: "targeted-recruitment-options",
    method: "targetedRecruitmentOptions",
    form: "list",
    operationId: "listTargetedRecruitmentOptions",
    verb: "GET",
    path: "/api/impact-measurement/v1/campaigns/{id}/targeted-recruitment-options",
    summary: "List targeted recruitment options",
    description: "Returns the qualifications that a campaign can use for targeted recruitment.",
    retry: "safe",
    options: [
      option1
    ],
    columns: ["id","qualification","options"]
  },
  {
    command: "target-audiences",
    method: "targetAudiences",
    form: "list",
    operationId: "listTargetAudiences",
    verb: "GET",
    path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/target-audiences",
    summary: "List target audiences",
    description: "Returns the target audiences that can be used to filter a campaign's lift.",
    retry: "safe",
    options: [
      option2
    ],
    rows: "target_audiences",
    columns: ["id","target_name","is_default","qualifications"]
  },
  {
    command: "demographic-filters",
    method: "demographicFilters",
    form: "list",
    operationId: "listDemographicFilters",
    verb: "GET",
    path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/demographic-filters",
    summary: "List demographic filters",
    description: "Returns the demographics that can be used to filter a campaign's lift and respondents.",
    retry: "safe",
    options: [
      option2,
      {"option":"demo-type","in":"query","name":"demo_type","type":"array","items":{"type":"string","enum":["base","taq"]},"default":["base"],"description":"Include only demographic filters of these types. Default: `base`.","example":["base","taq"]},
      {"option":"demo-sub-type","in":"query","name":"demo_sub_type","type":"array","items":{"type":"string","enum":["ctv","linear_tv"]},"description":"Include only demographic filters for these types of channels. Default: all types.","example":["ctv"]}
    ],
    rows: "items",
    columns: ["label","filter_name","marketplace_name","marketplace_question_type","values","country_language_id","demo_type","quick_filters","bucket_map","bucket_enabled"]
  },
  {
    command: "non-demographic-filters",
    method: "nonDemographicFilters",
    form: "method",
    operationId: "getNonDemographicFilters",
    verb: "GET",
    path: "/api/impact-measurement/v1/campaigns/{id}/non-demographic-filters",
    summary: "List non-demographic filters",
    description: "Returns the devices, creatives, placements, publishers, frequencies, channels and other values that can be used to filter a campaign's lift.",
    retry: "safe",
    options: [
      option1
    ],
    columns: ["device_types","device_type_groups","creatives","creative_groups","placements","placement_groups","publishers","publisher_groups","frequency","channels","ad_durations","dayparts","networks","media_channels","social_platforms"]
  }
]
