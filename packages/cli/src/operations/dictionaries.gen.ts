// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.

import type { Operation } from "./Operation.ts"

export const operations: ReadonlyArray<Operation> = [
  {
    command: "list",
    method: "list",
    form: "list",
    operationId: "listDictionary",
    verb: "GET",
    path: "/demand/v2-beta/{property}",
    summary: "List a dictionary",
    description: "Returns one page of a v2-beta dictionary. The entries are stable and may be cached.",
    retry: "safe",
    pages: true,
    options: [
      {"option":"property","in":"path","name":"property","type":"string","enum":["business-units","clients","industries","locales","lockouts","study-types","survey-groups","suppliers","users"],"required":true,"description":"The name of the dictionary.","example":"locales"},
      {"option":"page-size","in":"query","name":"page_size","type":"integer","minimum":1,"description":"The number of entries per page, at least 1. If the parameter is absent, the service chooses the number.","example":100},
      {"option":"page-number","in":"query","name":"page_number","type":"integer","minimum":1,"description":"The number of the page, counted from 1. If the parameter is absent, the first page is returned.","example":1},
      {"option":"query","in":"query","name":"query","type":"string","description":"The search string. Only the `users` dictionary supports this parameter.","example":"rivera"}
    ],
    rows: "result",
    columns: ["code","name"]
  },
  {
    command: "errors",
    method: "errors",
    form: "list",
    operationId: "listBetaErrors",
    verb: "GET",
    path: "/demand/v2-beta/errors",
    summary: "List v2-beta errors",
    description: "Returns every error that the v2-beta operations can return.",
    retry: "safe",
    options: [],
    rows: "result",
    columns: ["detail","error_code","http_status","message"]
  }
]
