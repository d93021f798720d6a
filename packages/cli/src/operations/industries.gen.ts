// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.

import type { Operation } from "./Operation.ts"

export const operations: ReadonlyArray<Operation> = [
  {
    command: "list",
    method: "list",
    form: "list",
    operationId: "listIndustries",
    verb: "GET",
    path: "/api/impact-measurement/v1/industries",
    summary: "List industries",
    description: "Returns the industries that can be assigned to a campaign. The `industry_id` field of a campaign contains the id of an industry.",
    retry: "safe",
    options: [],
    rows: "items",
    columns: ["id","industry_name"]
  }
]
