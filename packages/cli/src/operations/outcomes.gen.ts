// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.

import type { Operation, Option } from "./Operation.ts"

const option1: Option = {"option":"supplier-code","in":"path","name":"supplier_code","type":"string","required":true,"description":"The code of the supplier to which the subscription belongs. Each supplier code has at most one opportunities subscription and one outcomes subscription.","example":"4217"}

export const operations: ReadonlyArray<Operation> = [
  {
    command: "subscription",
    method: "subscription",
    form: "method",
    operationId: "getOutcomesSubscription",
    verb: "GET",
    path: "/supply/respondent-outcomes/v1/subscriptions/{supplier_code}",
    summary: "Get an outcomes subscription",
    description: "Returns the supplier's subscription to respondent outcomes.",
    retry: "safe",
    options: [
      option1
    ],
    columns: ["callback","outcomes","name","public_key","key_id"]
  },
  {
    command: "unsubscribe",
    method: "unsubscribe",
    form: "method",
    operationId: "removeOutcomesSubscription",
    verb: "DELETE",
    path: "/supply/respondent-outcomes/v1/subscriptions/{supplier_code}",
    summary: "Remove an outcomes subscription",
    description: "Removes the supplier's subscription to respondent outcomes. No further callbacks are sent for it.",
    retry: "once",
    consequence: {"permanent":"Callbacks stop, and missed callbacks are not resent."},
    options: [
      option1
    ],
    columns: []
  },
  {
    command: "subscribe",
    method: "subscribe",
    form: "method",
    operationId: "createOutcomesSubscription",
    verb: "POST",
    path: "/supply/respondent-outcomes/v1/subscriptions/{supplier_code}",
    summary: "Create an outcomes subscription",
    description: "Creates the supplier's subscription to respondent outcomes, or replaces the existing subscription.",
    retry: "replaceable",
    consequence: {"permanent":"An existing subscription is replaced. Callbacks that its receiver misses are not resent."},
    options: [
      option1
    ],
    body: {"mediaType":"application/json","required":true,"members":[{"name":"callback","type":"string","format":"uri","required":true,"description":"The URL that receives the outcomes."},{"name":"outcomes","type":"array","items":{"type":"object"},"minItems":1,"required":true,"description":"The subscription's filters. At least one filter is required. A session is sent if it matches at least one filter. To match a filter, the session must match every field in the filter."}],"example":{"callback":"https://panel.example.com/callbacks/outcomes","outcomes":[{"marketplace_status":{"eq":3},"client_status":{"in":[10,11,26,28,38]}},{"marketplace_status":{"in":[236,237]}}]}},
    columns: []
  }
]
