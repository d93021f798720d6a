// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.

import type { Operation, Option } from "./Operation.ts"

const option1: Option = {"option":"campaigns-pk","in":"path","name":"campaigns_pk","type":"string","format":"uuid","required":true,"description":"The id of the campaign.","example":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"}

export const operations: ReadonlyArray<Operation> = [
  {
    command: "list",
    method: "list",
    form: "list",
    operationId: "listS2sMappings",
    verb: "GET",
    path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/s2s-mappings",
    summary: "List S2S mappings",
    description: "Returns the partner campaigns that are mapped to a campaign, one page at a time.",
    retry: "safe",
    pages: true,
    options: [
      option1,
      {"option":"page","in":"query","name":"page","type":"integer","minimum":1,"description":"The number of the page, counted from 1. If the parameter is absent, the first page is returned. A number below 1 is rejected with status 400. A page past the end contains no items.","example":2},
      {"option":"page-size","in":"query","name":"page_size","type":"integer","default":10,"description":"The maximum number of items per page. Default: 10. Set this parameter in every request. The vendor's documentation states no upper limit for its value.","example":50},
      {"option":"channels","in":"query","name":"channels","type":"array","items":{"type":"string","enum":["linear_tv","digital"]},"description":"Include only S2S mappings of partners that report on these channels. Default: all channels.","example":["digital"]},
      {"option":"include-inactive","in":"query","name":"include_inactive","type":"boolean","description":"Whether the response also contains inactive S2S mappings.","example":true}
    ],
    rows: "items",
    columns: ["partner_id","partner_name","partner_campaigns_ids","last_modified"]
  },
  {
    command: "create",
    method: "create",
    form: "method",
    operationId: "createS2sMappings",
    verb: "POST",
    path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/s2s-mappings",
    summary: "Create S2S mappings",
    description: "Maps partner campaigns to a campaign. The request body is an array.",
    retry: "once",
    options: [
      option1
    ],
    body: {"mediaType":"application/json","required":true,"description":"The S2S mappings to create.","members":[],"example":[{"partner_id":6,"partner_campaigns_ids":["str-881","str-882"]}]},
    rows: "items",
    columns: ["partner_id","partner_campaigns_ids","failed_partner_campaigns_ids"]
  },
  {
    command: "remove",
    method: "remove",
    form: "method",
    operationId: "removeS2sMapping",
    verb: "DELETE",
    path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/s2s-mappings/{id}",
    summary: "Remove an S2S mapping",
    description: "Removes the S2S mapping of one partner campaign. Although the method is DELETE, the request requires a body with the id of the partner.",
    retry: "once",
    consequence: {"permanent":"The mapping is removed."},
    options: [
      option1,
      {"option":"id","in":"path","name":"id","type":"string","required":true,"description":"The id that the partner uses for its campaign.","example":"str-881"}
    ],
    body: {"mediaType":"application/json","required":true,"description":"The partner whose S2S mapping is removed.","members":[{"name":"partner_id","type":"integer","minimum":1,"required":true,"description":"The id of the partner."}],"example":{"partner_id":6}},
    columns: ["id","value","metadatatype_name","is_active"]
  },
  {
    command: "partners",
    method: "partners",
    form: "list",
    operationId: "listS2sPartners",
    verb: "GET",
    path: "/api/impact-measurement/v1/s2s-partners",
    summary: "List S2S partners",
    description: "Returns the partners that report impressions server-to-server (S2S).",
    retry: "safe",
    options: [
      {"option":"channels","in":"query","name":"channels","type":"array","items":{"type":"string","enum":["linear_tv","digital"]},"required":true,"description":"Include only partners that report on these channels.","example":["linear_tv","digital"]}
    ],
    rows: "items",
    columns: ["partners"]
  }
]
