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
    description: "Returns one page of a v2-beta dictionary; entries are stable and may be cached.",
    retry: "safe",
    pages: true,
    options: [
      {"option":"property","in":"path","name":"property","type":"string","enum":["business-units","clients","industries","locales","lockouts","study-types","survey-groups","suppliers","users"],"required":true,"description":"The dictionary to list.","example":"locales"},
      {"option":"page-size","in":"query","name":"page_size","type":"integer","minimum":1,"description":"Entries per page, at least 1; the service chooses a number when absent.","example":100},
      {"option":"page-number","in":"query","name":"page_number","type":"integer","minimum":1,"description":"The page to return, counted from 1; the first page when absent.","example":1},
      {"option":"query","in":"query","name":"query","type":"string","description":"Search text for users; only the `users` dictionary supports it.","example":"rivera"}
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
