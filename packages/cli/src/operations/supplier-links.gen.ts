// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.

import type { Operation, Option } from "./Operation.ts"

const option1: Option = {"option":"survey-number","in":"path","name":"SurveyNumber","type":"integer","required":true,"description":"The number of the survey.","example":48213907}
const option2: Option = {"option":"supplier-code","in":"path","name":"SupplierCode","type":"string","required":true,"description":"The code of the supplier.","example":"4217"}

export const operations: ReadonlyArray<Operation> = [
  {
    command: "create",
    method: "create",
    form: "method",
    operationId: "createSupplierLink",
    verb: "POST",
    path: "/Supply/v1/SupplierLinks/Create/{SurveyNumber}/{SupplierCode}",
    summary: "Create a supplier link",
    description: "Creates the supplier's entry link for a survey that is allocated to the supplier. If a redirect link is omitted, the supplier's default redirect is used.",
    retry: "once",
    options: [
      option1,
      option2
    ],
    body: {"mediaType":"application/json","required":true,"members":[{"name":"SupplierLinkTypeCode","type":"string","known":["OWS","TS"],"required":true,"description":"The way in which the supplier provides respondents, as a code from the `SupplierLinkTypes` lookup.","example":"OWS"},{"name":"TrackingTypeCode","type":"string","default":"NONE","known":["NONE","PIXEL","S2S"],"required":true,"description":"The way in which the exchange reports the end of a session. With `NONE`, the recommended default, the respondent is redirected back to the supplier's system. With `PIXEL`, a pixel is fired. With `S2S`, the exchange sends a server-to-server request.","example":"NONE"},{"name":"DefaultLink","type":"string","maxLength":2999,"description":"The redirect URL or tracking code that is used when no other link applies (at most 2999 characters). The value can contain macros such as `[%MID%]` and `[%REVENUE%]`."},{"name":"SuccessLink","type":"string","maxLength":2999,"description":"The redirect URL or tracking code that is used after a complete (at most 2999 characters). The value can contain macros such as `[%MID%]` and `[%REVENUE%]`."},{"name":"FailureLink","type":"string","maxLength":2999,"description":"The redirect URL or tracking code that is used after a termination (at most 2999 characters). The value can contain macros such as `[%MID%]` and `[%REVENUE%]`."},{"name":"OverQuotaLink","type":"string","maxLength":2999,"description":"The redirect URL or tracking code that is used when a quota is full (at most 2999 characters). The value can contain macros such as `[%MID%]` and `[%REVENUE%]`."},{"name":"QualityTerminationLink","type":"string","maxLength":2999,"description":"The redirect URL or tracking code that is used after a quality or security termination (at most 2999 characters). The value can contain macros such as `[%MID%]` and `[%REVENUE%]`."}],"example":{"SupplierLinkTypeCode":"OWS","TrackingTypeCode":"NONE","SuccessLink":"https://panel.example.com/return?mid=[%MID%]&status=complete&pay=[%REVENUE%]","FailureLink":"https://panel.example.com/return?mid=[%MID%]&status=terminate"}},
    columns: ["ApiResult","ApiResultCode","ApiAccount","AccountType","ApiAccountStatus","AccountCode","ApiMessages","ResultCount","SupplierLink.SupplierLinkTypeCode","SupplierLink.TrackingTypeCode","SupplierLink.DefaultLink","SupplierLink.SuccessLink","SupplierLink.FailureLink","SupplierLink.OverQuotaLink","SupplierLink.QualityTerminationLink","SupplierLink.LiveLink","SupplierLink.TestLink","SupplierLink.RPI.Value","SupplierLink.RPI.CurrencyCode"]
  },
  {
    command: "update",
    method: "update",
    form: "method",
    operationId: "updateSupplierLink",
    verb: "PUT",
    path: "/Supply/v1/SupplierLinks/Update/{SurveyNumber}/{SupplierCode}",
    summary: "Update a supplier link",
    description: "Replaces the settings of the supplier's entry link for a survey. All seven fields are required. A redirect link can be an empty string.",
    retry: "replaceable",
    options: [
      option1,
      option2
    ],
    body: {"mediaType":"application/json","required":true,"members":[{"name":"SupplierLinkTypeCode","type":"string","known":["OWS","TS"],"required":true,"description":"The way in which the supplier provides respondents, as a code from the `SupplierLinkTypes` lookup.","example":"OWS"},{"name":"TrackingTypeCode","type":"string","default":"NONE","known":["NONE","PIXEL","S2S"],"required":true,"description":"The way in which the exchange reports the end of a session. With `NONE`, the recommended default, the respondent is redirected back to the supplier's system. With `PIXEL`, a pixel is fired. With `S2S`, the exchange sends a server-to-server request.","example":"NONE"},{"name":"DefaultLink","type":"string","maxLength":2999,"required":true,"description":"The redirect URL or tracking code that is used when no other link applies (at most 2999 characters). The value can contain macros such as `[%MID%]` and `[%REVENUE%]`."},{"name":"SuccessLink","type":"string","maxLength":2999,"required":true,"description":"The redirect URL or tracking code that is used after a complete (at most 2999 characters). The value can contain macros such as `[%MID%]` and `[%REVENUE%]`."},{"name":"FailureLink","type":"string","maxLength":2999,"required":true,"description":"The redirect URL or tracking code that is used after a termination (at most 2999 characters). The value can contain macros such as `[%MID%]` and `[%REVENUE%]`."},{"name":"OverQuotaLink","type":"string","maxLength":2999,"required":true,"description":"The redirect URL or tracking code that is used when a quota is full (at most 2999 characters). The value can contain macros such as `[%MID%]` and `[%REVENUE%]`."},{"name":"QualityTerminationLink","type":"string","maxLength":2999,"required":true,"description":"The redirect URL or tracking code that is used after a quality or security termination (at most 2999 characters). The value can contain macros such as `[%MID%]` and `[%REVENUE%]`."}],"example":{"SupplierLinkTypeCode":"OWS","TrackingTypeCode":"S2S","DefaultLink":"","SuccessLink":"https://panel.example.com/postback?mid=[%MID%]&status=complete&pay=[%REVENUE%]","FailureLink":"https://panel.example.com/postback?mid=[%MID%]&status=terminate","OverQuotaLink":"https://panel.example.com/postback?mid=[%MID%]&status=overquota","QualityTerminationLink":""}},
    columns: ["ApiResult","ApiResultCode","ApiAccount","AccountType","ApiAccountStatus","AccountCode","ApiMessages","ResultCount","SupplierLink.SupplierLinkTypeCode","SupplierLink.TrackingTypeCode","SupplierLink.DefaultLink","SupplierLink.SuccessLink","SupplierLink.FailureLink","SupplierLink.OverQuotaLink","SupplierLink.QualityTerminationLink","SupplierLink.LiveLink","SupplierLink.TestLink","SupplierLink.RPI.Value","SupplierLink.RPI.CurrencyCode"]
  },
  {
    command: "get",
    method: "get",
    form: "method",
    operationId: "getSupplierLink",
    verb: "GET",
    path: "/Supply/v1/SupplierLinks/BySurveyNumber/{SurveyNumber}/{SupplierCode}",
    summary: "Get a supplier link",
    description: "Returns the supplier's entry link for a survey.",
    retry: "safe",
    options: [
      option1,
      option2
    ],
    columns: ["ApiResult","ApiResultCode","ApiAccount","AccountType","ApiAccountStatus","AccountCode","ApiMessages","ResultCount","SupplierLink.SupplierLinkTypeCode","SupplierLink.TrackingTypeCode","SupplierLink.DefaultLink","SupplierLink.SuccessLink","SupplierLink.FailureLink","SupplierLink.OverQuotaLink","SupplierLink.QualityTerminationLink","SupplierLink.LiveLink","SupplierLink.TestLink","SupplierLink.RPI.Value","SupplierLink.RPI.CurrencyCode"]
  }
]
