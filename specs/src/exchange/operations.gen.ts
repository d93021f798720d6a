// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.

const statuses1 = [200, 400, 401, 403, 404, 429, 500, 503] as const
const statuses2 = [200, 400, 401, 403, 404, 405, 429, 500, 503, 504] as const
const replies1 = ["application/json"] as const
const replies2 = ["application/json", "text/plain"] as const

export const getBundledLookups = {
  operationId: "getBundledLookups",
  method: "GET",
  path: "/Lookup/v1/BasicLookups/BundledLookups/{Bundle}",
  auth: "key",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

export const listSuppliers = {
  operationId: "listSuppliers",
  method: "GET",
  path: "/Core/v1/Suppliers/AllWithAccount",
  auth: "key",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

export const listBusinessUnits = {
  operationId: "listBusinessUnits",
  method: "GET",
  path: "/Core/v1/BusinessUnits/All",
  auth: "key",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

export const listQuestions = {
  operationId: "listQuestions",
  method: "GET",
  path: "/Lookup/v1/QuestionLibrary/AllQuestions/{CountryLanguageID}",
  auth: "key",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

export const listCustomQuestions = {
  operationId: "listCustomQuestions",
  method: "GET",
  path: "/Lookup/v1/QuestionLibrary/AllCustomQuestionsByAccount/{CountryLanguageID}",
  auth: "key",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

export const getQuestion = {
  operationId: "getQuestion",
  method: "GET",
  path: "/Lookup/v1/QuestionLibrary/QuestionById/{CountryLanguageID}/{QuestionID}",
  auth: "key",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

export const listQuestionOptions = {
  operationId: "listQuestionOptions",
  method: "GET",
  path: "/Lookup/v1/QuestionLibrary/AllQuestionOptions/{CountryLanguageID}/{QuestionID}",
  auth: "key",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

export const listDictionary = {
  operationId: "listDictionary",
  method: "GET",
  path: "/demand/v2-beta/{property}",
  auth: "key",
  retry: "safe",
  statuses: statuses2,
  replies: replies1,
  pagination: {
    style: "page_number"
  },
  stability: "beta"
} as const

export const listBetaErrors = {
  operationId: "listBetaErrors",
  method: "GET",
  path: "/demand/v2-beta/errors",
  auth: "key",
  retry: "safe",
  statuses: statuses2,
  replies: replies1,
  stability: "beta"
} as const

export const getOpportunitiesSubscription = {
  operationId: "getOpportunitiesSubscription",
  method: "GET",
  path: "/supply/opportunities/v1/subscriptions/{supplier_code}",
  auth: "key",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

export const createOpportunitiesSubscription = {
  operationId: "createOpportunitiesSubscription",
  method: "POST",
  path: "/supply/opportunities/v1/subscriptions/{supplier_code}",
  auth: "key",
  retry: "replaceable",
  statuses: [
    200,
    400,
    401,
    403,
    404,
    413,
    429,
    500,
    503
  ],
  replies: replies2,
  body: "application/json"
} as const

export const removeOpportunitiesSubscription = {
  operationId: "removeOpportunitiesSubscription",
  method: "DELETE",
  path: "/supply/opportunities/v1/subscriptions/{supplier_code}",
  auth: "key",
  retry: "once",
  statuses: statuses1,
  replies: replies2
} as const

export const getOutcomesSubscription = {
  operationId: "getOutcomesSubscription",
  method: "GET",
  path: "/supply/respondent-outcomes/v1/subscriptions/{supplier_code}",
  auth: "key",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

export const createOutcomesSubscription = {
  operationId: "createOutcomesSubscription",
  method: "POST",
  path: "/supply/respondent-outcomes/v1/subscriptions/{supplier_code}",
  auth: "key",
  retry: "replaceable",
  statuses: statuses1,
  replies: replies2,
  body: "application/json"
} as const

export const removeOutcomesSubscription = {
  operationId: "removeOutcomesSubscription",
  method: "DELETE",
  path: "/supply/respondent-outcomes/v1/subscriptions/{supplier_code}",
  auth: "key",
  retry: "once",
  statuses: statuses1,
  replies: replies2
} as const

export const listQualifiedRespondents = {
  operationId: "listQualifiedRespondents",
  method: "GET",
  path: "/Supply/v1/SurveyQualifiedRespondents/BySurveyNumberSupplierCode/{SurveyNumber}/{SupplierCode}",
  auth: "key",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

export const listSurveyGroups = {
  operationId: "listSurveyGroups",
  method: "GET",
  path: "/Supply/v1/Surveys/SurveyGroups/BySurveyNumber/{SurveyNumber}/{SupplierCode}",
  auth: "key",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

export const listOfferwallSurveys = {
  operationId: "listOfferwallSurveys",
  method: "GET",
  path: "/Supply/v1/Surveys/AllOfferwall/{SupplierCode}",
  auth: "key",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

export const getSurveyAllocation = {
  operationId: "getSurveyAllocation",
  method: "GET",
  path: "/Supply/v1/Surveys/SupplierAllocations/BySurveyNumber/{SurveyNumber}/{SupplierCode}",
  auth: "key",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

export const createSupplierLink = {
  operationId: "createSupplierLink",
  method: "POST",
  path: "/Supply/v1/SupplierLinks/Create/{SurveyNumber}/{SupplierCode}",
  auth: "key",
  retry: "once",
  statuses: statuses1,
  replies: replies1,
  body: "application/json"
} as const

export const updateSupplierLink = {
  operationId: "updateSupplierLink",
  method: "PUT",
  path: "/Supply/v1/SupplierLinks/Update/{SurveyNumber}/{SupplierCode}",
  auth: "key",
  retry: "replaceable",
  statuses: statuses1,
  replies: replies1,
  body: "application/json"
} as const

export const getSupplierLink = {
  operationId: "getSupplierLink",
  method: "GET",
  path: "/Supply/v1/SupplierLinks/BySurveyNumber/{SurveyNumber}/{SupplierCode}",
  auth: "key",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

export const listAllocatedSurveys = {
  operationId: "listAllocatedSurveys",
  method: "GET",
  path: "/Supply/v1/Surveys/Inventory/{SupplierCode}",
  auth: "key",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

export const createSurvey = {
  operationId: "createSurvey",
  method: "POST",
  path: "/Demand/v1/Surveys/Create",
  auth: "key",
  retry: "once",
  statuses: statuses1,
  replies: replies1,
  body: "application/json"
} as const

export const updateSurvey = {
  operationId: "updateSurvey",
  method: "PUT",
  path: "/Demand/v1/Surveys/Update/{SurveyNumber}",
  auth: "key",
  retry: "replaceable",
  statuses: statuses1,
  replies: replies1,
  body: "application/json"
} as const

export const getSurvey = {
  operationId: "getSurvey",
  method: "GET",
  path: "/Demand/v1/Surveys/BySurveyNumber/{SurveyNumber}",
  auth: "key",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/** Query parameters whose array the document states to be joined by commas. That other arrays are joined too is our reading. */
export const commaSeparated = [] as const

