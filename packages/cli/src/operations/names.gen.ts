// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.

import type { Operation, Option } from "./Operation.ts"

const option1: Option = {"option":"id","in":"path","name":"id","type":"string","format":"uuid","required":true,"description":"The id of the campaign.","example":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"}
const option2: Option = {"option":"spca-type","in":"path","name":"spca_type","type":"string","enum":["creative","publisher","placement"],"required":true,"description":"Whether the items are creatives, publishers or placements.","example":"creative"}
const option3: Option = {"option":"page","in":"query","name":"page","type":"integer","minimum":1,"description":"The number of the page, counted from 1. If the parameter is absent, the first page is returned. A number below 1 is rejected with status 400. A page past the end contains no items.","example":2}
const option4: Option = {"option":"page-size","in":"query","name":"page_size","type":"integer","default":10,"description":"The maximum number of items per page. Default: 10. Set this parameter in every request. The vendor's documentation states no upper limit for its value.","example":50}

export const operations: ReadonlyArray<Operation> = [
  {
    command: "list",
    method: "list",
    form: "list",
    operationId: "listNames",
    verb: "GET",
    path: "/api/impact-measurement/v1/campaigns/{id}/names/{spca_type}",
    summary: "List names of a type",
    description: "Returns the names of the creatives, publishers or placements in a campaign, one page at a time. The response is an array with the page as its only item.",
    retry: "safe",
    pages: true,
    options: [
      option1,
      option2,
      option3,
      option4,
      {"option":"group-id","in":"query","name":"group_id","type":"integer","description":"Include only creatives, publishers or placements in the group with this id.","example":41},
      {"option":"name-like","in":"query","name":"name_like","type":"string","description":"Include only names that are similar to this string.","example":"autumn"}
    ],
    columns: ["items","group_id","page","page_size","total_items"]
  },
  {
    command: "with-impressions",
    method: "withImpressions",
    form: "list",
    operationId: "listNamesWithImpressions",
    verb: "GET",
    path: "/api/impact-measurement/v1/campaigns/{id}/names/{spca_type}/impressions",
    summary: "List names with impressions",
    description: "Returns the creatives, publishers or placements in a campaign with their names, groups and impressions, one page at a time. The response is an array with the page as its only item.",
    retry: "safe",
    pages: true,
    options: [
      option1,
      option2,
      option3,
      option4
    ],
    columns: ["items","page","page_size","total_items"]
  },
  {
    command: "get",
    method: "get",
    form: "method",
    operationId: "getCampaignNames",
    verb: "GET",
    path: "/api/impact-measurement/v1/campaigns/{id}/names",
    summary: "Get a campaign's names",
    description: "Returns the names of all creatives, placements and publishers in a campaign.",
    retry: "safe",
    options: [
      option1
    ],
    columns: ["creatives","placements","publishers"]
  },
  {
    command: "assign",
    method: "assign",
    form: "method",
    operationId: "assignCampaignNames",
    verb: "POST",
    path: "/api/impact-measurement/v1/campaigns/{id}/names",
    summary: "Assign names",
    description: "Assigns names to the creatives, placements and publishers in a campaign.",
    retry: "once",
    options: [
      option1
    ],
    body: {"mediaType":"application/json","required":true,"description":"The names to assign to creatives, placements and publishers. Each of the three arrays is optional.","members":[{"name":"creatives","type":"array","items":{"type":"object"},"description":"The names of creatives."},{"name":"placements","type":"array","items":{"type":"object"},"description":"The names of placements."},{"name":"publishers","type":"array","items":{"type":"object"},"description":"The names of publishers (sites)."}],"example":{"creatives":[{"creative_id":"crv-77","creative_name":"Autumn 30s"},{"creative_id":"crv-78","creative_name":"Autumn 15s"}]}},
    columns: ["creatives","placements","publishers"]
  },
  {
    command: "assign-with-groups",
    method: "assignWithGroups",
    form: "method",
    operationId: "assignNamesAndGroups",
    verb: "POST",
    path: "/api/impact-measurement/v1/campaigns/{id}/names/{spca_type}",
    summary: "Assign names and groups",
    description: "Assigns names and groups to the creatives, publishers or placements in a campaign. The request body and the response body are arrays.",
    retry: "once",
    options: [
      option1,
      option2,
      {"option":"preserve-group-ids","in":"query","name":"preserve_group_ids","type":"boolean","default":true,"description":"Whether an entry without `group_id` stays in its group. Default: `true`. If the value is `false`, such an entry is removed from its group and its `group_id` becomes null.","example":false}
    ],
    body: {"mediaType":"application/json","required":true,"description":"The names and groups to assign to creatives, publishers or placements.","members":[],"example":[{"id":"crv-77","name":"Autumn 30s","group_id":41},{"id":"crv-78","name":null}]},
    columns: ["id","name","group_id"]
  }
]
