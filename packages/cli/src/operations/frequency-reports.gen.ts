// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.

import type { Operation, Option } from "./Operation.ts"

const option1: Option = {"option":"campaigns-pk","in":"path","name":"campaigns_pk","type":"string","format":"uuid","required":true,"description":"The id of the campaign.","example":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"}

export const operations: ReadonlyArray<Operation> = [
  {
    command: "list",
    method: "list",
    form: "list",
    operationId: "listFrequencyReports",
    verb: "GET",
    path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/frequency-reports",
    summary: "List frequency reports",
    description: "Returns the frequency reports of a campaign, one page at a time.",
    retry: "safe",
    pages: true,
    options: [
      option1,
      {"option":"page","in":"query","name":"page","type":"integer","minimum":1,"description":"The number of the page, counted from 1. If the parameter is absent, the first page is returned. A number below 1 is rejected with status 400. A page past the end contains no items.","example":2},
      {"option":"page-size","in":"query","name":"page_size","type":"integer","default":10,"description":"The maximum number of items per page. Default: 10. Set this parameter in every request. The vendor's documentation states no upper limit for its value.","example":50}
    ],
    rows: "items",
    columns: ["frequency_report_id","campaign_id","filter_impressions_by_timestamp","output_columns","status","error","utc_offset","created_at","updated_at","report_name"]
  },
  {
    command: "create",
    method: "create",
    form: "method",
    operationId: "createFrequencyReport",
    verb: "POST",
    path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/frequency-reports",
    summary: "Create a frequency report",
    description: "Creates a frequency report. The report covers the respondents or sessions in a CSV file or, if no CSV file is sent, the respondents of the surveys in `survey_ids`. The service generates the report in the background.",
    retry: "once",
    options: [
      option1,
      {"option":"json","in":"body","name":"json","type":"string","required":true,"description":"A `FrequencyReportRequest` as a JSON string."},
      {"option":"csv","in":"body","name":"csv","type":"string","description":"The ids of respondents or sessions in CSV format, with one id per line. This part is absent if `survey_ids` selects the respondents."}
    ],
    body: {"mediaType":"multipart/form-data","required":true,"description":"The settings of the frequency report as a JSON string and, optionally, a CSV file of respondent or session ids.","members":[{"name":"json","type":"string","required":true,"description":"A `FrequencyReportRequest` as a JSON string."},{"name":"csv","type":"string","description":"The ids of respondents or sessions in CSV format, with one id per line. This part is absent if `survey_ids` selects the respondents."}],"example":{"json":"{\"filter_impressions_by_timestamp\":true,\"survey_ids\":[410222],\"output_columns\":{\"respondent_id\":true},\"utc_offset\":null}"}},
    rows: "items",
    columns: ["frequency_report_id","campaign_id","filter_impressions_by_timestamp","output_columns","status","error","utc_offset","created_at","updated_at","report_name"]
  },
  {
    command: "get",
    method: "get",
    form: "method",
    operationId: "getFrequencyReport",
    verb: "GET",
    path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/frequency-reports/{id}",
    summary: "Get a frequency report",
    description: "Returns one frequency report, as the only item of a list.",
    retry: "safe",
    options: [
      option1,
      {"option":"id","in":"path","name":"id","type":"string","format":"uuid","required":true,"description":"The id of the frequency report.","example":"a81d5c07-6f3b-4e92-b0c4-2d7e9f1a6b38"}
    ],
    rows: "items",
    columns: ["frequency_report_id","campaign_id","filter_impressions_by_timestamp","output_columns","status","error","utc_offset","created_at","updated_at","report_name"]
  }
]
