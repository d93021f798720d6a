// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.

import type { Operation, Option } from "./Operation.ts"

const option1: Option = {"option":"id","in":"path","name":"id","type":"string","format":"uuid","required":true,"description":"The id of the campaign.","example":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"}
const option2: Option = {"option":"spca-type","in":"path","name":"spca_type","type":"string","enum":["creative","publisher","placement"],"required":true,"description":"Whether the items are creatives, publishers or placements.","example":"creative"}

export const operations: ReadonlyArray<Operation> = [
  {
    command: "list",
    method: "list",
    form: "list",
    operationId: "listGroups",
    verb: "GET",
    path: "/api/impact-measurement/v1/campaigns/{id}/groups/{spca_type}",
    summary: "List groups",
    description: "Returns the groups of creatives, publishers or placements in a campaign.",
    retry: "safe",
    options: [
      option1,
      option2
    ],
    rows: "items",
    columns: ["group_name","group_id"]
  },
  {
    command: "save",
    method: "save",
    form: "method",
    operationId: "createOrUpdateGroups",
    verb: "POST",
    path: "/api/impact-measurement/v1/campaigns/{id}/groups/{spca_type}",
    summary: "Create or update groups",
    description: "Creates groups, and updates the groups whose `group_id` is given. If the same request is sent twice, new groups are created twice.",
    retry: "once",
    options: [
      option1,
      option2
    ],
    body: {"mediaType":"application/json","required":true,"description":"The groups to create or update.","members":[{"name":"groups","type":"array","items":{"type":"object"},"description":"The groups to create or update in a request, or the resulting groups in a response."}],"example":{"groups":[{"group_name":"Winter"},{"group_name":"Autumn 2026","group_id":41}]}},
    columns: ["groups"]
  },
  {
    command: "remove",
    method: "remove",
    form: "method",
    operationId: "removeGroups",
    verb: "DELETE",
    path: "/api/impact-measurement/v1/campaigns/{id}/groups/{spca_type}",
    summary: "Remove groups",
    description: "Removes groups. Although the method is DELETE, the request requires a body with the ids of the groups. If any of the groups does not exist, no group is removed.",
    retry: "once",
    consequence: {"permanent":"The groups are removed, and new groups have different ids."},
    options: [
      option1,
      option2
    ],
    body: {"mediaType":"application/json","required":true,"description":"The ids of the groups to remove.","members":[{"name":"ids","type":"array","items":{"type":"integer"},"required":true,"description":"The ids of the groups to remove."}],"example":{"ids":[42]}},
    columns: ["message","error","error_details"]
  }
]
