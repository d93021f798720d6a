// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.

import type { Operation } from "./Operation.ts"

export const operations: ReadonlyArray<Operation> = [
  {
    command: "list",
    method: "list",
    form: "list",
    operationId: "listAdServers",
    verb: "GET",
    path: "/api/impact-measurement/v1/ad-servers",
    summary: "List ad servers",
    description: "Returns the ad servers for which tracking tags can be created.",
    retry: "safe",
    options: [
      {"option":"include-parameters","in":"query","name":"include_parameters","type":"boolean","default":false,"description":"Whether the response contains the macros of each ad server. Default: `false`.","example":true}
    ],
    rows: "items",
    columns: ["id","ad_server_name","query_parameters"]
  },
  {
    command: "get",
    method: "get",
    form: "method",
    operationId: "getAdServer",
    verb: "GET",
    path: "/api/impact-measurement/v1/ad-servers/{id}",
    summary: "Get an ad server",
    description: "Returns one ad server with its macros.",
    retry: "safe",
    options: [
      {"option":"id","in":"path","name":"id","type":"string","required":true,"description":"The id of the ad server. In this parameter, the id is a string.","example":"4"},
      {"option":"tag-type-in","in":"query","name":"tag_type__in","type":"array","items":{"type":"string","enum":["standard","extra","ad_server","custom"]},"description":"Include only query parameters of these types. Default: all types.","example":["standard","custom"]}
    ],
    columns: ["id","ad_server_name","query_parameters"]
  }
]
