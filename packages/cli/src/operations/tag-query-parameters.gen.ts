// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.

import type { Operation } from "./Operation.ts"

export const operations: ReadonlyArray<Operation> = [
  {
    command: "list",
    method: "list",
    form: "list",
    operationId: "listTagQueryParameters",
    verb: "GET",
    path: "/api/impact-measurement/v1/tag-query-parameters",
    summary: "List tag query parameters",
    description: "Returns the query parameters that a tracking tag can contain.",
    retry: "safe",
    options: [
      {"option":"tag-type-in","in":"query","name":"tag_type__in","type":"array","items":{"type":"string","enum":["standard","extra","ad_server","custom"]},"description":"Include only query parameters of these types. Default: all types.","example":["standard","custom"]}
    ],
    rows: "items",
    columns: ["id","query_key","query_label","tag_type","default_macro","sort_order"]
  }
]
