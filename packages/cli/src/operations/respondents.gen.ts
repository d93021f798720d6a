// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.

import type { Operation, Option } from "./Operation.ts"

const option1: Option = {"option":"campaigns-pk","in":"path","name":"campaigns_pk","type":"string","format":"uuid","required":true,"description":"The id of the campaign.","example":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"}
const option2: Option = {"option":"demographics","in":"query","name":"demographics","type":"object","description":"The demographic filters. Each key is the name of a demographic filter of the campaign, such as `demo_age`, without a suffix or with `__range`, `__gte`, `__lte` or `__in`. Each entry is sent as a separate query parameter. A `__range` filter takes two bounds, and an `__in` filter takes a list. Bounds and list items are separated by commas.","example":{"demo_age__range":"18,34","demo_gender__in":"1,2"}}
const option3: Option = {"option":"publisher-id","in":"query","name":"publisher_id","type":"string","description":"Include only impressions on this publisher (site).","example":"site-204"}
const option4: Option = {"option":"publisher-id-in","in":"query","name":"publisher_id__in","type":"array","items":{"type":"string"},"description":"Include only impressions on any of these publishers (sites).","example":["site-204","site-204b"]}
const option5: Option = {"option":"placement-id","in":"query","name":"placement_id","type":"string","description":"Include only impressions of this placement.","example":"plc-3381"}
const option6: Option = {"option":"placement-id-in","in":"query","name":"placement_id__in","type":"array","items":{"type":"string"},"description":"Include only impressions of any of these placements.","example":["plc-3381","plc-3381b"]}
const option7: Option = {"option":"creative-id","in":"query","name":"creative_id","type":"string","description":"Include only impressions of this creative.","example":"crv-77"}
const option8: Option = {"option":"creative-id-in","in":"query","name":"creative_id__in","type":"array","items":{"type":"string"},"description":"Include only impressions of any of these creatives.","example":["crv-77","crv-77b"]}
const option9: Option = {"option":"publisher-group-id","in":"query","name":"publisher_group_id","type":"string","description":"Include only impressions on publishers (sites) in this group.","example":"41"}
const option10: Option = {"option":"publisher-group-id-in","in":"query","name":"publisher_group_id__in","type":"array","items":{"type":"string"},"description":"Include only impressions on publishers (sites) in any of these groups.","example":["41","42"]}
const option11: Option = {"option":"placement-group-id","in":"query","name":"placement_group_id","type":"string","description":"Include only impressions of placements in this group.","example":"41"}
const option12: Option = {"option":"placement-group-id-in","in":"query","name":"placement_group_id__in","type":"array","items":{"type":"string"},"description":"Include only impressions of placements in any of these groups.","example":["41","42"]}
const option13: Option = {"option":"creative-group-id","in":"query","name":"creative_group_id","type":"string","description":"Include only impressions of creatives in this group.","example":"41"}
const option14: Option = {"option":"creative-group-id-in","in":"query","name":"creative_group_id__in","type":"array","items":{"type":"string"},"description":"Include only impressions of creatives in any of these groups.","example":["41","42"]}
const option15: Option = {"option":"ad-channel","in":"query","name":"ad_channel","type":"string","description":"Include only impressions on this ad channel.","example":"mobile_web"}
const option16: Option = {"option":"custom-variables-c1","in":"query","name":"custom_variables__c1","type":"string","description":"Include only impressions for which custom variable 1 of the tracking tag has this value.","example":"segment-a"}
const option17: Option = {"option":"custom-variables-c2","in":"query","name":"custom_variables__c2","type":"string","description":"Include only impressions for which custom variable 2 of the tracking tag has this value.","example":"segment-b"}
const option18: Option = {"option":"custom-variables-c3","in":"query","name":"custom_variables__c3","type":"string","description":"Include only impressions for which custom variable 3 of the tracking tag has this value.","example":"segment-c"}
const option19: Option = {"option":"custom-variables-c4","in":"query","name":"custom_variables__c4","type":"string","description":"Include only impressions for which custom variable 4 of the tracking tag has this value.","example":"segment-d"}
const option20: Option = {"option":"custom-variables-c5","in":"query","name":"custom_variables__c5","type":"string","description":"Include only impressions for which custom variable 5 of the tracking tag has this value.","example":"segment-e"}
const option21: Option = {"option":"ad-duration","in":"query","name":"ad_duration","type":"integer","description":"Include only impressions of ads of this length. The `ad_durations` field of the non-demographic filters lists the possible lengths. The vendor's documentation does not state the unit.","example":30}
const option22: Option = {"option":"ad-duration-in","in":"query","name":"ad_duration__in","type":"array","items":{"type":"integer"},"description":"Include only impressions of ads of any of these lengths. The `ad_durations` field of the non-demographic filters lists the possible lengths. The vendor's documentation does not state the unit.","example":[15,30]}
const option23: Option = {"option":"daypart","in":"query","name":"daypart","type":"string","description":"Include only impressions in this part of the day.","example":"early_morning"}
const option24: Option = {"option":"daypart-in","in":"query","name":"daypart__in","type":"array","items":{"type":"string"},"description":"Include only impressions in any of these parts of the day.","example":["early_morning","prime"]}
const option25: Option = {"option":"network","in":"query","name":"network","type":"string","description":"Include only impressions on this network.","example":"ABC"}
const option26: Option = {"option":"network-in","in":"query","name":"network__in","type":"array","items":{"type":"string"},"description":"Include only impressions on any of these networks.","example":["ABC","NBC"]}
const option27: Option = {"option":"device-type","in":"query","name":"device_type","type":"string","description":"Include only exposed and control respondents who use this type of device.","example":"mobile"}
const option28: Option = {"option":"device-type-in","in":"query","name":"device_type__in","type":"array","items":{"type":"string"},"description":"Include only exposed and control respondents who use any of these device types.","example":["mobile","tablet"]}
const option29: Option = {"option":"respondent-id","in":"query","name":"respondent_id","type":"string","format":"uuid","description":"Include only the respondent with this id.","example":"5e0c1c3a-6f58-4a0e-9c2b-1f7d1c0e8a31"}
const option30: Option = {"option":"channel","in":"query","name":"channel","type":"string","description":"Include only respondents who were reached on this channel.","example":"digital"}
const option31: Option = {"option":"frequency","in":"query","name":"frequency","type":"integer","description":"Include only respondents who saw the campaign exactly this many times.","example":3}
const option32: Option = {"option":"frequency-in","in":"query","name":"frequency__in","type":"array","items":{"type":"integer"},"description":"Include only respondents whose number of exposures is in this list.","example":[1,2]}
const option33: Option = {"option":"frequency-gte","in":"query","name":"frequency__gte","type":"integer","description":"Include only respondents who saw the campaign at least this many times.","example":2}
const option34: Option = {"option":"frequency-lte","in":"query","name":"frequency__lte","type":"integer","description":"Include only respondents who saw the campaign at most this many times.","example":10}
const option35: Option = {"option":"frequency-range","in":"query","name":"frequency__range","type":"array","items":{"type":"integer"},"description":"Include only respondents whose number of exposures is between these two bounds.","example":[2,5]}

export const operations: ReadonlyArray<Operation> = [
  {
    command: "list",
    method: "list",
    form: "list",
    operationId: "listRespondents",
    verb: "GET",
    path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/respondents",
    summary: "List respondents",
    description: "Returns the campaign respondents who match all filters, with their answers, impressions and demographics, one page at a time. Control respondents have no impressions, so a filter on impressions leaves them out.",
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
      option27,
      option28,
      option29,
      option30,
      option31,
      option32,
      option33,
      option34,
      option35,
      {"option":"question-id","in":"query","name":"question_id","type":"integer","description":"Include only respondents who answered the question with this `question_id`.","example":31877},
      {"option":"answer-ids","in":"query","name":"answer_ids","type":"array","items":{"type":"integer"},"description":"Include only respondents who gave any of these answers.","example":[90211,90212]},
      {"option":"page","in":"query","name":"page","type":"integer","minimum":1,"description":"The number of the page, counted from 1. If the parameter is absent, the first page is returned. A number below 1 is rejected with status 400. A page past the end contains no items.","example":2},
      {"option":"page-size","in":"query","name":"page_size","type":"integer","default":10,"description":"The maximum number of items per page. Default: 10. Set this parameter in every request. The vendor's documentation states no upper limit for its value.","example":50}
    ],
    rows: "items",
    columns: ["respondent.respondent_id","respondent.group","respondent.weight","respondent.frequency","responses","impressions","demographic_responses"]
  },
  {
    command: "csv",
    method: "csvBytes",
    form: "download",
    operationId: "exportRespondentsCsv",
    verb: "GET",
    path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/respondents/csv",
    summary: "Export respondents as CSV",
    description: "Exports a campaign's respondents as CSV, with their demographics, impressions and answers. Only respondents who match all filters are included. Control respondents have no impressions, so a filter on impressions leaves them out. Because the response can be large, read it as a stream.",
    retry: "safe",
    options: [
      option1,
      {"option":"target-audience-id-in","in":"query","name":"target_audience_id__in","type":"array","items":{"type":"integer"},"description":"The ids of the target audiences that are used to filter the lift. Default: the campaign's default audience. If the only value is 0, the lift is not filtered by audience.","example":[311,312]},
      option2,
      {"option":"timestamp-lte","in":"query","name":"timestamp__lte","type":"string","format":"date-time or date","description":"Include only data up to this time. If the value is a date, data from the entire day is included. For daily data, the value is always interpreted as a date.","example":"2026-09-30T23:59:59Z"},
      {"option":"timestamp-gte","in":"query","name":"timestamp__gte","type":"string","format":"date-time or date","description":"Include only data from this time onwards. If the value is a date, data from the entire day is included. For daily data, the value is always interpreted as a date. A day starts at midnight UTC.","example":"2026-09-01T00:00:00Z"},
      {"option":"media-channel","in":"query","name":"media_channel","type":"string","description":"Include only impressions on this media channel.","example":"display"},
      {"option":"media-channel-in","in":"query","name":"media_channel__in","type":"array","items":{"type":"string"},"description":"Include only impressions on any of these media channels.","example":["display","video"]},
      option3,
      option4,
      option5,
      option6,
      option7,
      option8,
      option15,
      {"option":"ad-channel-regex","in":"query","name":"ad_channel__regex","type":"string","description":"Include only impressions whose ad channel matches this regular expression.","example":"^mobile"},
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
      option27,
      option28,
      option9,
      option10,
      option11,
      option12,
      option13,
      option14,
      option29,
      option30,
      option31,
      option32,
      option33,
      option34,
      option35
    ],
    columns: []
  },
  {
    command: "csv-columns",
    method: "csvColumns",
    form: "list",
    operationId: "listRespondentCsvColumns",
    verb: "GET",
    path: "/api/impact-measurement/v1/respondents/csv-columns",
    summary: "List CSV columns for respondents",
    description: "Returns the columns that a CSV export of respondents can contain for a given type of id.",
    retry: "safe",
    options: [
      {"option":"columns-for","in":"query","name":"columns_for","type":"string","enum":["session_id","respondent_id","survey_id"],"description":"The type of id that the CSV export uses. The vendor's documentation states no default.","example":"respondent_id"}
    ],
    rows: "items",
    columns: ["column","csv_column_key","default"]
  },
  {
    command: "campaign-csv-columns",
    method: "campaignCsvColumns",
    form: "list",
    operationId: "listCampaignRespondentCsvColumns",
    verb: "GET",
    path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/respondents/csv-columns",
    summary: "List CSV columns for a campaign's respondents",
    description: "Returns the columns that a CSV export of the campaign's respondents can contain.",
    retry: "safe",
    options: [
      option1
    ],
    rows: "items",
    columns: ["column","csv_column_key","default"]
  }
]
