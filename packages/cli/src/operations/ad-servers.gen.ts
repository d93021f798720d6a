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
      {"option":"include-parameters","in":"query","name":"include_parameters","type":"boolean","default":false,"description":"Whether to list the macros of each ad server; false when absent.","example":true}
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
    description: "One ad server with its macros.",
    retry: "safe",
    options: [
      {"option":"id","in":"path","name":"id","type":"string","required":true,"description":"Id of the ad server, as text here.","example":"4"},
      {"option":"tag-type-in","in":"query","name":"tag_type__in","type":"array","items":{"type":"string","enum":["standard","extra","ad_server","custom"]},"description":"Include only parameters of these kinds; all when absent.","example":["standard","custom"]}
    ],
    columns: ["id","ad_server_name","query_parameters"]
  }
]
