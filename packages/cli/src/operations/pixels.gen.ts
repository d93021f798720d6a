// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.

import type { Operation, Option } from "./Operation.ts"

const option1: Option = {"option":"campaigns-pk","in":"path","name":"campaigns_pk","type":"string","format":"uuid","required":true,"description":"The id of the campaign.","example":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"}
const option2: Option = {"option":"id","in":"path","name":"id","type":"integer","required":true,"description":"The id of the pixel group.","example":61}

export const operations: ReadonlyArray<Operation> = [
  {
    command: "list",
    method: "list",
    form: "list",
    operationId: "listPixelGroups",
    verb: "GET",
    path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/pixels",
    summary: "List pixel groups",
    description: "Returns a campaign's pixel groups.",
    retry: "safe",
    options: [
      option1,
      {"option":"include-details","in":"query","name":"include_details","type":"boolean","default":false,"description":"Whether the response contains the pixels of each pixel group. Default: `false`.","example":true}
    ],
    rows: "items",
    columns: ["id","ad_servers","pixel_count","created_at","pixel_type","details"]
  },
  {
    command: "create",
    method: "create",
    form: "method",
    operationId: "createPixels",
    verb: "POST",
    path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/pixels",
    summary: "Create pixels",
    description: "Creates pixels that count a campaign's impressions.",
    retry: "once",
    options: [
      option1
    ],
    body: {"mediaType":"application/json","required":true,"description":"The pixels to create.","members":[{"name":"campaign_pixels","type":"array","items":{"type":"object"},"required":true,"description":"The pixels to create or update."}],"example":{"campaign_pixels":[{"ad_server_id":4,"query_params":{"crid":"%%CREATIVE_ID%%","pid":"%%PLACEMENT_ID%%"}}]}},
    rows: "items",
    columns: ["campaign_pixels","id"]
  },
  {
    command: "get",
    method: "get",
    form: "list",
    operationId: "getPixelGroup",
    verb: "GET",
    path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/pixels/{id}",
    summary: "Get a pixel group",
    description: "Returns the pixels in one pixel group.",
    retry: "safe",
    options: [
      option1,
      option2
    ],
    rows: "items",
    columns: ["pixel_id","pixel_type","ad_server_id","ad_server_name","created_at","query_params","pixel_url"]
  },
  {
    command: "update",
    method: "update",
    form: "method",
    operationId: "updatePixelGroup",
    verb: "PUT",
    path: "/api/impact-measurement/v1/campaigns/{campaigns_pk}/pixels/{id}",
    summary: "Update a pixel group",
    description: "Updates the pixels in one pixel group. The request body has the same format as the request body of `createPixels`.",
    retry: "replaceable",
    options: [
      option1,
      option2
    ],
    body: {"mediaType":"application/json","required":true,"description":"The pixels to update in the pixel group.","members":[{"name":"campaign_pixels","type":"array","items":{"type":"object"},"required":true,"description":"The pixels to create or update."}],"example":{"campaign_pixels":[{"id":7001,"ad_server_id":4,"query_params":{"crid":"%%CREATIVE%%"}}]}},
    rows: "items",
    columns: ["ad_server_id","ad_server_name","pixel_type","query_params","pixel_url"]
  }
]
