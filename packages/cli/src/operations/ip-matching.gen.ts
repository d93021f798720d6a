// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.

import type { Operation, Option } from "./Operation.ts"

const option1: Option = {"option":"campaigns-pk","in":"path","name":"campaigns_pk","type":"string","format":"uuid","required":true,"description":"The id of the campaign.","example":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"}
const option2: Option = {"option":"page","in":"query","name":"page","type":"integer","minimum":1,"description":"The number of the page, counted from 1. If the parameter is absent, the first page is returned. A number below 1 is rejected with status 400. A page past the end contains no items.","example":2}
const option3: Option = {"option":"page-size","in":"query","name":"page_size","type":"integer","default":10,"description":"The maximum number of items per page. Default: 10. Set this parameter in every request. The vendor's documentation states no upper limit for its value.","example":50}

export const operations: ReadonlyArray<Operation> = [
  {
    command: "get",
    method: "get",
    form: "method",
    operationId: "getIpMatching",
    verb: "GET",
    path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching",
    summary: "Get the state of IP matching",
    description: "Returns the state of IP matching for a campaign. The sites and placements are returned one page at a time.",
    retry: "safe",
    options: [
      option1,
      option2,
      option3
    ],
    rows: "items",
    columns: ["ip_matching_type","ip_matching_id","enablement_status","is_enabled","added_at","lookup_key"]
  },
  {
    command: "list",
    method: "list",
    form: "list",
    operationId: "getIpMatching",
    verb: "GET",
    path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching",
    summary: "Get the state of IP matching",
    description: "Returns the state of IP matching for a campaign. The sites and placements are returned one page at a time.",
    retry: "safe",
    pages: true,
    options: [
      option1,
      option2,
      option3
    ],
    rows: "items",
    columns: ["ip_matching_type","ip_matching_id","enablement_status","is_enabled","added_at","lookup_key"]
  },
  {
    command: "configure",
    method: "configure",
    form: "method",
    operationId: "configureIpMatching",
    verb: "POST",
    path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching",
    summary: "Configure IP matching",
    description: "Configures IP matching for a campaign. The request body lists the sites and placements to match, and specifies whether IP matching is on.",
    retry: "once",
    options: [
      option1
    ],
    body: {"mediaType":"application/json","required":true,"description":"The sites and placements to match, and whether IP matching is on.","members":[{"name":"enabled","type":"boolean","required":true,"description":"Whether IP matching should be on."},{"name":"ids","type":"array","items":{"type":"object"},"required":true,"description":"The sites and placements to match."}],"example":{"enabled":true,"ids":[{"type":"placement_id","id":"plc-3381"},{"type":"site_id","id":"site-204"}]}},
    columns: []
  },
  {
    command: "update",
    method: "update",
    form: "method",
    operationId: "updateIpMatching",
    verb: "PATCH",
    path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching",
    summary: "Update IP matching",
    description: "Turns IP matching on or off for a campaign, or for some of its sites and placements. The call fails if any site or placement in the request does not exist.",
    retry: "replaceable",
    options: [
      option1
    ],
    body: {"mediaType":"application/json","required":true,"description":"The changes to IP matching.","members":[{"name":"is_enabled","type":"boolean","description":"Whether IP matching should be on for the campaign."},{"name":"ids","type":"array","items":{"type":"object"},"description":"The sites and placements to update. All of them must exist."}],"example":{"ids":[{"ip_matching_type":"placement_id","ip_matching_id":"plc-3381","is_enabled":false}]}},
    rows: "items",
    columns: ["ip_matching_type","ip_matching_id","enablement_status","is_enabled","added_at","lookup_key"]
  },
  {
    command: "create",
    method: "create",
    form: "method",
    operationId: "createIpMatchingIds",
    verb: "POST",
    path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching/bulk",
    summary: "Create IP matching ids in bulk",
    description: "Adds any number of sites or placements to IP matching for a campaign.",
    retry: "once",
    options: [
      option1
    ],
    body: {"mediaType":"application/json","required":true,"description":"The ids of the sites or placements to add.","members":[{"name":"ip_matching_type","type":"string","known":["site_id","placement_id"],"required":true,"description":"The type of id that is used for IP matching. Values other than those listed are possible.","example":"placement_id"},{"name":"enablement_type","type":"string","enum":["manual","migration","auto"],"default":"manual","description":"The way in which IP matching is enabled. Default: `manual`."},{"name":"ids","type":"array","items":{"type":"string","minLength":1},"required":true,"description":"The ids of the sites or placements. An id must not be empty."}],"example":{"ip_matching_type":"placement_id","enablement_type":"manual","ids":["plc-3390","plc-3391"]}},
    rows: "items",
    columns: ["ip_matching_type","ip_matching_id","enablement_status","is_enabled","added_at","lookup_key"]
  }
]
