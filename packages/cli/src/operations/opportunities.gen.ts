// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.

import type { Operation, Option } from "./Operation.ts"

const option1: Option = {"option":"supplier-code","in":"path","name":"supplier_code","type":"string","required":true,"description":"The code of the supplier to which the subscription belongs. Each supplier code has at most one opportunities subscription and one outcomes subscription.","example":"4217"}

export const operations: ReadonlyArray<Operation> = [
  {
    command: "subscription",
    method: "subscription",
    form: "method",
    operationId: "getOpportunitiesSubscription",
    verb: "GET",
    path: "/supply/opportunities/v1/subscriptions/{supplier_code}",
    summary: "Get an opportunities subscription",
    description: "Returns the supplier's subscription to survey opportunities and, if `surveys` is true, its active surveys.",
    retry: "safe",
    options: [
      option1,
      {"option":"surveys","in":"query","name":"surveys","type":"boolean","description":"Whether the response contains the subscription's active surveys. Default: `false`.","example":true}
    ],
    columns: ["callback","include_quotas","opportunities","name","surveys","public_key","key_id"]
  },
  {
    command: "unsubscribe",
    method: "unsubscribe",
    form: "method",
    operationId: "removeOpportunitiesSubscription",
    verb: "DELETE",
    path: "/supply/opportunities/v1/subscriptions/{supplier_code}",
    summary: "Remove an opportunities subscription",
    description: "Removes the supplier's subscription to survey opportunities. No further callbacks are sent for it.",
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
    operationId: "createOpportunitiesSubscription",
    verb: "POST",
    path: "/supply/opportunities/v1/subscriptions/{supplier_code}",
    summary: "Create an opportunities subscription",
    description: "Creates the supplier's subscription to survey opportunities, or replaces the existing subscription. The maximum size of the request body is about 400 KB (interpreted as 409,600 bytes). To receive recontact surveys, include `recontact` in the `study_type` filter or omit that filter.",
    retry: "replaceable",
    consequence: {"permanent":"An existing subscription is replaced. Callbacks that its receiver misses are not resent."},
    options: [
      option1
    ],
    body: {"mediaType":"application/json","required":true,"members":[{"name":"callback","type":"string","format":"uri","required":true,"description":"The URL that receives the opportunities."},{"name":"include_quotas","type":"boolean","description":"Whether each survey contains its quotas and qualifications. Default: `false`."},{"name":"payload_max_size_mb","type":"integer","format":"int32","exclusiveMinimum":4,"exclusiveMaximum":32,"default":8,"description":"The maximum size of a callback, in megabytes. The value must be greater than 4 and less than 32."},{"name":"payload_max_survey_count","type":"integer","format":"int32","minimum":1000,"exclusiveMaximum":10000,"default":1000,"description":"The maximum number of surveys in a callback. The value must be at least 1000 and less than 10000."},{"name":"send_interval_seconds","type":"integer","format":"int32","exclusiveMinimum":5,"exclusiveMaximum":30,"default":15,"description":"The minimum time, in seconds, for which opportunities are collected before they are sent in a batch. The value must be greater than 5 and less than 30."},{"name":"opportunities","type":"array","items":{"type":"object"},"required":true,"description":"The subscription's filters. A survey is sent if it matches at least one filter. To match a filter, the survey must match every field in the filter."}],"example":{"callback":"https://panel.example.com/callbacks/opportunities","include_quotas":true,"payload_max_size_mb":8,"payload_max_survey_count":1000,"send_interval_seconds":15,"opportunities":[{"country_language":{"in":["eng_us","eng_ca"]},"study_type":{"in":["adhoc","recontact"]},"bid_length_of_interview":{"lte":20},"collects_pii":{"eq":false},"revenue_per_interview":{"gte":1},"conversion":{"gte":0.1,"lte":1}}]}},
    columns: []
  }
]
