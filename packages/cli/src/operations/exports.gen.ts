// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.

import type { Operation, Option } from "./Operation.ts"

const option1: Option = {"option":"campaigns-pk","in":"path","name":"campaigns_pk","type":"string","format":"uuid","required":true,"description":"The id of the campaign.","example":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"}
const option2: Option = {"option":"id","in":"path","name":"id","type":"string","format":"uuid","required":true,"description":"The id of the export. The response that confirms a PowerPoint export contains the id as `report_export_id`. The id of an Excel export is sent only by e-mail.","example":"c7a3f6d2-5b18-4d4e-a0f9-8e2b6c1d3a57"}

export const operations: ReadonlyArray<Operation> = [
  {
    command: "excel",
    method: "excel",
    form: "method",
    operationId: "exportExcel",
    verb: "POST",
    path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/export/excel",
    summary: "Export an Excel report",
    description: "Creates an Excel report and sends a link to the report by e-mail. The response is an empty object and does not contain the id of the export.",
    retry: "once",
    consequence: {"permanent":"An e-mail with a link to the report is sent to every address in the body."},
    options: [
      option1
    ],
    body: {"mediaType":"application/json","required":true,"description":"The recipients of the report and the filters for its content. The body can be an empty object.","members":[{"name":"to_emails","type":"string","description":"The e-mail addresses of the recipients, separated by commas. Default: the address of the requesting user."},{"name":"email_message","type":"string","description":"The message that is sent with the report."},{"name":"filters","type":"array","items":{"type":"string"},"description":"The filters, in the form `<name>=<value>`. The valid names are the filter names that `listLiftByDemographic` accepts."}],"example":{"to_emails":"analyst@alder.example,planner@alder.example","email_message":"Lift so far","filters":["demo_gender=2"]}},
    columns: []
  },
  {
    command: "excel-status",
    method: "excelStatus",
    form: "method",
    operationId: "getExcelExport",
    verb: "GET",
    path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/export/excel/{id}",
    summary: "Get an Excel export",
    description: "Returns the status of an Excel report and, once the report is finished, its download URL. The URL no longer works after `expires_at`.",
    retry: "safe",
    options: [
      option1,
      option2
    ],
    columns: ["report_export_id","campaign_id","finished_at","expires_at","s3_url"]
  },
  {
    command: "power-point",
    method: "powerPoint",
    form: "method",
    operationId: "exportPowerPoint",
    verb: "POST",
    path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/export/powerpoint",
    summary: "Export a PowerPoint report",
    description: "Creates a PowerPoint report and sends a link to the report by e-mail.",
    retry: "once",
    consequence: {"permanent":"An e-mail with a link to the report is sent to every address in the body."},
    options: [
      option1
    ],
    body: {"mediaType":"application/json","required":true,"description":"The recipients of the report and the filters for its content. The body can be an empty object.","members":[{"name":"to_emails","type":"string","description":"The e-mail addresses of the recipients, separated by commas. Default: the address of the requesting user."},{"name":"email_message","type":"string","description":"The message that is sent with the report."},{"name":"filters","type":"array","items":{"type":"string"},"description":"The filters, in the form `<name>=<value>`. The valid names are the filter names that `listLiftByDemographic` accepts."}],"example":{"to_emails":"analyst@alder.example,planner@alder.example","email_message":"Lift so far","filters":["demo_gender=2"]}},
    columns: ["report_export_id"]
  },
  {
    command: "power-point-status",
    method: "powerPointStatus",
    form: "method",
    operationId: "getPowerPointExport",
    verb: "GET",
    path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/export/powerpoint/{id}",
    summary: "Get a PowerPoint export",
    description: "Returns the status of a PowerPoint report and, once the report is finished, its download URL. The URL no longer works after `expires_at`.",
    retry: "safe",
    options: [
      option1,
      option2
    ],
    columns: ["report_export_id","campaign_id","finished_at","expires_at","s3_url"]
  }
]
