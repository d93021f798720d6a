// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.

import type { Operation, Option } from "./Operation.ts"

const option1: Option = {"option":"supplier-code","in":"path","name":"SupplierCode","type":"string","required":true,"description":"The code of the supplier.","example":"4217"}
const option2: Option = {"option":"survey-number","in":"path","name":"SurveyNumber","type":"integer","required":true,"description":"The number of the survey.","example":48213907}

export const operations: ReadonlyArray<Operation> = [
  {
    command: "list",
    method: "list",
    form: "list",
    operationId: "listOfferwallSurveys",
    verb: "GET",
    path: "/Supply/v1/Surveys/AllOfferwall/{SupplierCode}",
    summary: "List offerwall surveys",
    description: "Returns the surveys on the supplier's offerwall. Surveys for which the supplier already has an entry link are not returned.",
    retry: "safe",
    options: [
      option1
    ],
    rows: "Surveys",
    columns: ["SurveyName","SurveyNumber","SurveySID","AccountName","CountryLanguageID","LengthOfInterview","BidIncidence","Conversion","CPI","FieldEndDate","IndustryID","StudyTypeID","OverallCompletes","TotalRemaining","CompletionPercentage","SurveyGroup","SurveyGroupID","SurveyGroupExists","BidLengthOfInterview","TerminationLengthOfInterview","SurveyQuotaCalcTypeID","IsTrueSample","SurveyMobileConversion","SampleTypeID","CollectsPII","IsOnlySupplierInGroup","RPI.Value","RPI.CurrencyCode"]
  },
  {
    command: "get",
    method: "get",
    form: "method",
    operationId: "getSurveyAllocation",
    verb: "GET",
    path: "/Supply/v1/Surveys/SupplierAllocations/BySurveyNumber/{SurveyNumber}/{SupplierCode}",
    summary: "Get the allocation of a survey",
    description: "Returns one survey with its allocation to the supplier.",
    retry: "safe",
    options: [
      option2,
      option1
    ],
    columns: ["ApiResult","ApiResultCode","ApiAccount","AccountType","ApiAccountStatus","AccountCode","ApiMessages","ResultCount","SupplierAllocationSurvey.SurveyName","SupplierAllocationSurvey.SurveyNumber","SupplierAllocationSurvey.SurveySID","SupplierAllocationSurvey.AccountName","SupplierAllocationSurvey.CountryLanguageID","SupplierAllocationSurvey.LengthOfInterview","SupplierAllocationSurvey.BidIncidence","SupplierAllocationSurvey.Conversion","SupplierAllocationSurvey.CPI","SupplierAllocationSurvey.FieldEndDate","SupplierAllocationSurvey.IndustryID","SupplierAllocationSurvey.StudyTypeID","SupplierAllocationSurvey.OverallCompletes","SupplierAllocationSurvey.TotalRemaining","SupplierAllocationSurvey.CompletionPercentage","SupplierAllocationSurvey.SurveyGroup","SupplierAllocationSurvey.SurveyGroupID","SupplierAllocationSurvey.SurveyGroupExists","SupplierAllocationSurvey.BidLengthOfInterview","SupplierAllocationSurvey.TerminationLengthOfInterview","SupplierAllocationSurvey.SurveyQuotaCalcTypeID","SupplierAllocationSurvey.IsTrueSample","SupplierAllocationSurvey.SurveyMobileConversion","SupplierAllocationSurvey.SampleTypeID","SupplierAllocationSurvey.CollectsPII","SupplierAllocationSurvey.IsOnlySupplierInGroup","SupplierAllocationSurvey.RPI.Value","SupplierAllocationSurvey.RPI.CurrencyCode","SupplierAllocationSurvey.FieldBeginDate","SupplierAllocationSurvey.Priority","SupplierAllocationSurvey.SupplierAllocations","SupplierAllocationSurvey.OfferwallTotalRemaining","SupplierAllocationSurvey.OfferwallAllocations"]
  },
  {
    command: "allocated",
    method: "allocated",
    form: "list",
    operationId: "listAllocatedSurveys",
    verb: "GET",
    path: "/Supply/v1/Surveys/Inventory/{SupplierCode}",
    summary: "List allocated surveys",
    description: "Returns the survey numbers of all live surveys for which the supplier has an allocation or an entry link, including surveys without remaining capacity.",
    retry: "safe",
    options: [
      option1
    ],
    rows: "SupplyAllocationSurveyIDs",
    columns: []
  },
  {
    command: "groups",
    method: "groups",
    form: "list",
    operationId: "listSurveyGroups",
    verb: "GET",
    path: "/Supply/v1/Surveys/SurveyGroups/BySurveyNumber/{SurveyNumber}/{SupplierCode}",
    summary: "List the groups of a survey",
    description: "Returns the groups to which a survey belongs. A respondent who was sent to one survey in a group must not be sent to any other survey in that group. The `SurveyGroupExists` field in the offerwall listing and in a survey's allocation shows how long this rule applies.",
    retry: "safe",
    options: [
      option2,
      option1
    ],
    rows: "SurveyGroups",
    columns: ["SurveyGroup","SurveyGroupID","SurveyGroupSurveys"]
  },
  {
    command: "qualified-respondents",
    method: "qualifiedRespondents",
    form: "list",
    operationId: "listQualifiedRespondents",
    verb: "GET",
    path: "/Supply/v1/SurveyQualifiedRespondents/BySurveyNumberSupplierCode/{SurveyNumber}/{SupplierCode}",
    summary: "List qualified respondents",
    description: "Returns the supplier's respondents for a recontact survey, and whether each respondent qualifies. The operation is available only for surveys whose study type is Recontact.",
    retry: "safe",
    options: [
      option2,
      option1
    ],
    rows: "SurveyQualifiedRespondents",
    columns: ["PID","IsActive"]
  }
]
