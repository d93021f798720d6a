// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.

import type { Operation, Option } from "./Operation.ts"

const option1: Option = {"option":"supplier-code","in":"path","name":"supplier_code","type":"string","required":true,"description":"Code of the supplier that the subscription belongs to; each supplier code has at most one subscription per stream.","example":"4217"}

export const operations: ReadonlyArray<Operation> = [
  {
    command: "subscription",
    method: "subscription",
    form: "method",
    operationId: "getOutcomesSubscription",
    verb: "GET",
    path: "/supply/respondent-outcomes/v1/subscriptions/{supplier_code}",
    summary: "Show outcomes subscription",
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
    summary: "Remove outcomes subscription",
    description: "Removes the supplier's subscription to respondent outcomes; callbacks stop.",
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
    summary: "Create outcomes subscription",
    description: "Creates the supplier's subscription to respondent outcomes, or replaces the existing one.",
    retry: "replaceable",
    consequence: {"permanent":"An existing subscription is replaced; callbacks that its receiver misses are not resent."},
    options: [
      option1
    ],
    body: {"mediaType":"application/json","required":true,"members":[{"name":"callback","type":"string","format":"uri","required":true,"description":"URL that receives the outcomes."},{"name":"outcomes","type":"array","items":{"type":"object"},"minItems":1,"required":true,"description":"Filters, at least one; a session is sent when it matches one of them in each field that the filter has."}],"example":{"callback":"https://panel.example.com/callbacks/outcomes","outcomes":[{"marketplace_status":{"eq":3},"client_status":{"in":[10,11,26,28,38]}},{"marketplace_status":{"in":[236,237]}}]}},
    columns: []
  }
]
