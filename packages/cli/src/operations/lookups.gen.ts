// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.

import type { Operation } from "./Operation.ts"

export const operations: ReadonlyArray<Operation> = [
  {
    command: "bundled",
    method: "bundled",
    form: "method",
    operationId: "getBundledLookups",
    verb: "GET",
    path: "/Lookup/v1/BasicLookups/BundledLookups/{Bundle}",
    summary: "Get bundled lookups",
    description: "Returns the entries of the requested code lists. The arrays of all other code lists are empty.",
    retry: "safe",
    options: [
      {"option":"bundle","in":"path","name":"Bundle","type":"string","pattern":"^(Countries|CountryLanguages|Industries|SampleTypes|StudyTypes|SupplierLinkTypes|SurveyStatuses|BidProbabilities|BidStatuses|ProposalTypes|CategoryLockOutDurations|QuestionClassifications|SupplierPreferenceTypes|SupplierRequestStatuses|ThirdPartyServices)(,(Countries|CountryLanguages|Industries|SampleTypes|StudyTypes|SupplierLinkTypes|SurveyStatuses|BidProbabilities|BidStatuses|ProposalTypes|CategoryLockOutDurations|QuestionClassifications|SupplierPreferenceTypes|SupplierRequestStatuses|ThirdPartyServices))*$","known":["Countries","CountryLanguages","Industries","SampleTypes","StudyTypes","SupplierLinkTypes","SurveyStatuses","BidProbabilities","BidStatuses","ProposalTypes","CategoryLockOutDurations","QuestionClassifications","SupplierPreferenceTypes","SupplierRequestStatuses","ThirdPartyServices"],"required":true,"description":"One or more code lists to return, separated by commas: `Countries`, `CountryLanguages`, `Industries`, `SampleTypes`, `StudyTypes`, `SupplierLinkTypes`, `SurveyStatuses`, `BidProbabilities`, `BidStatuses`, `ProposalTypes`, `CategoryLockOutDurations`, `QuestionClassifications`, `SupplierPreferenceTypes`, `SupplierRequestStatuses` or `ThirdPartyServices`.","example":"SupplierLinkTypes,SurveyStatuses"}
    ],
    columns: ["ApiResult","ApiResultCode","ApiAccount","AccountType","ApiAccountStatus","AccountCode","ApiMessages","ResultCount","AllBidProbabilities","AllBidStatuses","AllCategoryLockOutDurations","AllCountries","AllCountryLanguages","AllIndustries","AllProposalTypes","AllQuestionClassifications","AllSampleTypes","AllStudyTypes","AllSupplierLinkTypes","AllSupplierPreferenceTypes","AllSupplierRequestStatuses","AllSupplierTrackingUrlTypes","AllSurveyPlatforms","AllSurveyStatuses","AllThirdPartyServices"]
  },
  {
    command: "suppliers",
    method: "suppliers",
    form: "list",
    operationId: "listSuppliers",
    verb: "GET",
    path: "/Core/v1/Suppliers/AllWithAccount",
    summary: "List suppliers",
    description: "Returns the suppliers, grouped by account.",
    retry: "safe",
    options: [],
    rows: "AccountsWithSuppliers",
    columns: ["AccountName","Suppliers"]
  },
  {
    command: "business-units",
    method: "businessUnits",
    form: "list",
    operationId: "listBusinessUnits",
    verb: "GET",
    path: "/Core/v1/BusinessUnits/All",
    summary: "List business units",
    description: "Returns the business units of the account. The currency of a survey depends on its business unit.",
    retry: "safe",
    options: [],
    rows: "BusinessUnits",
    columns: ["AccountID","Id","Name"]
  }
]
