// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.

/**
 * The operation table of the API: method, path, authentication, retry class, pagination and deprecation of each operation.
 */

const statuses1 = [200, 400, 401, 403, 404, 429, 500, 503] as const
const statuses2 = [200, 400, 401, 403, 404, 405, 429, 500, 503, 504] as const
const replies1 = ["application/json"] as const
const replies2 = ["application/json", "text/plain"] as const

/**
 * Get bundled lookups: the definition of `GET /Lookup/v1/BasicLookups/BundledLookups/{Bundle}` in the operation table.
 *
 * @example
 * ```ts
 * import { getBundledLookups } from "@fieldwork/exchange-client/operations"
 * getBundledLookups.path // => "/Lookup/v1/BasicLookups/BundledLookups/{Bundle}"
 * getBundledLookups.retry // => "safe"
 * ```
 */
export const getBundledLookups = {
  operationId: "getBundledLookups",
  method: "GET",
  path: "/Lookup/v1/BasicLookups/BundledLookups/{Bundle}",
  auth: "key",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * List suppliers: the definition of `GET /Core/v1/Suppliers/AllWithAccount` in the operation table.
 *
 * @example
 * ```ts
 * import { listSuppliers } from "@fieldwork/exchange-client/operations"
 * listSuppliers.path // => "/Core/v1/Suppliers/AllWithAccount"
 * listSuppliers.retry // => "safe"
 * ```
 */
export const listSuppliers = {
  operationId: "listSuppliers",
  method: "GET",
  path: "/Core/v1/Suppliers/AllWithAccount",
  auth: "key",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * List business units: the definition of `GET /Core/v1/BusinessUnits/All` in the operation table.
 *
 * @example
 * ```ts
 * import { listBusinessUnits } from "@fieldwork/exchange-client/operations"
 * listBusinessUnits.path // => "/Core/v1/BusinessUnits/All"
 * listBusinessUnits.retry // => "safe"
 * ```
 */
export const listBusinessUnits = {
  operationId: "listBusinessUnits",
  method: "GET",
  path: "/Core/v1/BusinessUnits/All",
  auth: "key",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * List standard questions: the definition of `GET /Lookup/v1/QuestionLibrary/AllQuestions/{CountryLanguageID}` in the operation table.
 *
 * @example
 * ```ts
 * import { listQuestions } from "@fieldwork/exchange-client/operations"
 * listQuestions.path // => "/Lookup/v1/QuestionLibrary/AllQuestions/{CountryLanguageID}"
 * listQuestions.retry // => "safe"
 * ```
 */
export const listQuestions = {
  operationId: "listQuestions",
  method: "GET",
  path: "/Lookup/v1/QuestionLibrary/AllQuestions/{CountryLanguageID}",
  auth: "key",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * List custom questions: the definition of `GET /Lookup/v1/QuestionLibrary/AllCustomQuestionsByAccount/{CountryLanguageID}` in the operation table.
 *
 * @example
 * ```ts
 * import { listCustomQuestions } from "@fieldwork/exchange-client/operations"
 * listCustomQuestions.path // => "/Lookup/v1/QuestionLibrary/AllCustomQuestionsByAccount/{CountryLanguageID}"
 * listCustomQuestions.retry // => "safe"
 * ```
 */
export const listCustomQuestions = {
  operationId: "listCustomQuestions",
  method: "GET",
  path: "/Lookup/v1/QuestionLibrary/AllCustomQuestionsByAccount/{CountryLanguageID}",
  auth: "key",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * Get a question: the definition of `GET /Lookup/v1/QuestionLibrary/QuestionById/{CountryLanguageID}/{QuestionID}` in the operation table.
 *
 * @example
 * ```ts
 * import { getQuestion } from "@fieldwork/exchange-client/operations"
 * getQuestion.path // => "/Lookup/v1/QuestionLibrary/QuestionById/{CountryLanguageID}/{QuestionID}"
 * getQuestion.retry // => "safe"
 * ```
 */
export const getQuestion = {
  operationId: "getQuestion",
  method: "GET",
  path: "/Lookup/v1/QuestionLibrary/QuestionById/{CountryLanguageID}/{QuestionID}",
  auth: "key",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * List question options: the definition of `GET /Lookup/v1/QuestionLibrary/AllQuestionOptions/{CountryLanguageID}/{QuestionID}` in the operation table.
 *
 * @example
 * ```ts
 * import { listQuestionOptions } from "@fieldwork/exchange-client/operations"
 * listQuestionOptions.path // => "/Lookup/v1/QuestionLibrary/AllQuestionOptions/{CountryLanguageID}/{QuestionID}"
 * listQuestionOptions.retry // => "safe"
 * ```
 */
export const listQuestionOptions = {
  operationId: "listQuestionOptions",
  method: "GET",
  path: "/Lookup/v1/QuestionLibrary/AllQuestionOptions/{CountryLanguageID}/{QuestionID}",
  auth: "key",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * List a dictionary: the definition of `GET /demand/v2-beta/{property}` in the operation table.
 *
 * @example
 * ```ts
 * import { listDictionary } from "@fieldwork/exchange-client/operations"
 * listDictionary.path // => "/demand/v2-beta/{property}"
 * listDictionary.retry // => "safe"
 * ```
 */
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

/**
 * List v2-beta errors: the definition of `GET /demand/v2-beta/errors` in the operation table.
 *
 * @example
 * ```ts
 * import { listBetaErrors } from "@fieldwork/exchange-client/operations"
 * listBetaErrors.path // => "/demand/v2-beta/errors"
 * listBetaErrors.retry // => "safe"
 * ```
 */
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

/**
 * Get an opportunities subscription: the definition of `GET /supply/opportunities/v1/subscriptions/{supplier_code}` in the operation table.
 *
 * @example
 * ```ts
 * import { getOpportunitiesSubscription } from "@fieldwork/exchange-client/operations"
 * getOpportunitiesSubscription.path // => "/supply/opportunities/v1/subscriptions/{supplier_code}"
 * getOpportunitiesSubscription.retry // => "safe"
 * ```
 */
export const getOpportunitiesSubscription = {
  operationId: "getOpportunitiesSubscription",
  method: "GET",
  path: "/supply/opportunities/v1/subscriptions/{supplier_code}",
  auth: "key",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * Create an opportunities subscription: the definition of `POST /supply/opportunities/v1/subscriptions/{supplier_code}` in the operation table.
 *
 * @example
 * ```ts
 * import { createOpportunitiesSubscription } from "@fieldwork/exchange-client/operations"
 * createOpportunitiesSubscription.path // => "/supply/opportunities/v1/subscriptions/{supplier_code}"
 * createOpportunitiesSubscription.retry // => "replaceable"
 * ```
 */
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

/**
 * Remove an opportunities subscription: the definition of `DELETE /supply/opportunities/v1/subscriptions/{supplier_code}` in the operation table.
 *
 * @example
 * ```ts
 * import { removeOpportunitiesSubscription } from "@fieldwork/exchange-client/operations"
 * removeOpportunitiesSubscription.path // => "/supply/opportunities/v1/subscriptions/{supplier_code}"
 * removeOpportunitiesSubscription.retry // => "once"
 * ```
 */
export const removeOpportunitiesSubscription = {
  operationId: "removeOpportunitiesSubscription",
  method: "DELETE",
  path: "/supply/opportunities/v1/subscriptions/{supplier_code}",
  auth: "key",
  retry: "once",
  statuses: statuses1,
  replies: replies2
} as const

/**
 * Get an outcomes subscription: the definition of `GET /supply/respondent-outcomes/v1/subscriptions/{supplier_code}` in the operation table.
 *
 * @example
 * ```ts
 * import { getOutcomesSubscription } from "@fieldwork/exchange-client/operations"
 * getOutcomesSubscription.path // => "/supply/respondent-outcomes/v1/subscriptions/{supplier_code}"
 * getOutcomesSubscription.retry // => "safe"
 * ```
 */
export const getOutcomesSubscription = {
  operationId: "getOutcomesSubscription",
  method: "GET",
  path: "/supply/respondent-outcomes/v1/subscriptions/{supplier_code}",
  auth: "key",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * Create an outcomes subscription: the definition of `POST /supply/respondent-outcomes/v1/subscriptions/{supplier_code}` in the operation table.
 *
 * @example
 * ```ts
 * import { createOutcomesSubscription } from "@fieldwork/exchange-client/operations"
 * createOutcomesSubscription.path // => "/supply/respondent-outcomes/v1/subscriptions/{supplier_code}"
 * createOutcomesSubscription.retry // => "replaceable"
 * ```
 */
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

/**
 * Remove an outcomes subscription: the definition of `DELETE /supply/respondent-outcomes/v1/subscriptions/{supplier_code}` in the operation table.
 *
 * @example
 * ```ts
 * import { removeOutcomesSubscription } from "@fieldwork/exchange-client/operations"
 * removeOutcomesSubscription.path // => "/supply/respondent-outcomes/v1/subscriptions/{supplier_code}"
 * removeOutcomesSubscription.retry // => "once"
 * ```
 */
export const removeOutcomesSubscription = {
  operationId: "removeOutcomesSubscription",
  method: "DELETE",
  path: "/supply/respondent-outcomes/v1/subscriptions/{supplier_code}",
  auth: "key",
  retry: "once",
  statuses: statuses1,
  replies: replies2
} as const

/**
 * List qualified respondents: the definition of `GET /Supply/v1/SurveyQualifiedRespondents/BySurveyNumberSupplierCode/{SurveyNumber}/{SupplierCode}` in the operation table.
 *
 * @example
 * ```ts
 * import { listQualifiedRespondents } from "@fieldwork/exchange-client/operations"
 * listQualifiedRespondents.path // => "/Supply/v1/SurveyQualifiedRespondents/BySurveyNumberSupplierCode/{SurveyNumber}/{SupplierCode}"
 * listQualifiedRespondents.retry // => "safe"
 * ```
 */
export const listQualifiedRespondents = {
  operationId: "listQualifiedRespondents",
  method: "GET",
  path: "/Supply/v1/SurveyQualifiedRespondents/BySurveyNumberSupplierCode/{SurveyNumber}/{SupplierCode}",
  auth: "key",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * List the groups of a survey: the definition of `GET /Supply/v1/Surveys/SurveyGroups/BySurveyNumber/{SurveyNumber}/{SupplierCode}` in the operation table.
 *
 * @example
 * ```ts
 * import { listSurveyGroups } from "@fieldwork/exchange-client/operations"
 * listSurveyGroups.path // => "/Supply/v1/Surveys/SurveyGroups/BySurveyNumber/{SurveyNumber}/{SupplierCode}"
 * listSurveyGroups.retry // => "safe"
 * ```
 */
export const listSurveyGroups = {
  operationId: "listSurveyGroups",
  method: "GET",
  path: "/Supply/v1/Surveys/SurveyGroups/BySurveyNumber/{SurveyNumber}/{SupplierCode}",
  auth: "key",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * List offerwall surveys: the definition of `GET /Supply/v1/Surveys/AllOfferwall/{SupplierCode}` in the operation table.
 *
 * @example
 * ```ts
 * import { listOfferwallSurveys } from "@fieldwork/exchange-client/operations"
 * listOfferwallSurveys.path // => "/Supply/v1/Surveys/AllOfferwall/{SupplierCode}"
 * listOfferwallSurveys.retry // => "safe"
 * ```
 */
export const listOfferwallSurveys = {
  operationId: "listOfferwallSurveys",
  method: "GET",
  path: "/Supply/v1/Surveys/AllOfferwall/{SupplierCode}",
  auth: "key",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * Get the allocation of a survey: the definition of `GET /Supply/v1/Surveys/SupplierAllocations/BySurveyNumber/{SurveyNumber}/{SupplierCode}` in the operation table.
 *
 * @example
 * ```ts
 * import { getSurveyAllocation } from "@fieldwork/exchange-client/operations"
 * getSurveyAllocation.path // => "/Supply/v1/Surveys/SupplierAllocations/BySurveyNumber/{SurveyNumber}/{SupplierCode}"
 * getSurveyAllocation.retry // => "safe"
 * ```
 */
export const getSurveyAllocation = {
  operationId: "getSurveyAllocation",
  method: "GET",
  path: "/Supply/v1/Surveys/SupplierAllocations/BySurveyNumber/{SurveyNumber}/{SupplierCode}",
  auth: "key",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * Create a supplier link: the definition of `POST /Supply/v1/SupplierLinks/Create/{SurveyNumber}/{SupplierCode}` in the operation table.
 *
 * @example
 * ```ts
 * import { createSupplierLink } from "@fieldwork/exchange-client/operations"
 * createSupplierLink.path // => "/Supply/v1/SupplierLinks/Create/{SurveyNumber}/{SupplierCode}"
 * createSupplierLink.retry // => "once"
 * ```
 */
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

/**
 * Update a supplier link: the definition of `PUT /Supply/v1/SupplierLinks/Update/{SurveyNumber}/{SupplierCode}` in the operation table.
 *
 * @example
 * ```ts
 * import { updateSupplierLink } from "@fieldwork/exchange-client/operations"
 * updateSupplierLink.path // => "/Supply/v1/SupplierLinks/Update/{SurveyNumber}/{SupplierCode}"
 * updateSupplierLink.retry // => "replaceable"
 * ```
 */
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

/**
 * Get a supplier link: the definition of `GET /Supply/v1/SupplierLinks/BySurveyNumber/{SurveyNumber}/{SupplierCode}` in the operation table.
 *
 * @example
 * ```ts
 * import { getSupplierLink } from "@fieldwork/exchange-client/operations"
 * getSupplierLink.path // => "/Supply/v1/SupplierLinks/BySurveyNumber/{SurveyNumber}/{SupplierCode}"
 * getSupplierLink.retry // => "safe"
 * ```
 */
export const getSupplierLink = {
  operationId: "getSupplierLink",
  method: "GET",
  path: "/Supply/v1/SupplierLinks/BySurveyNumber/{SurveyNumber}/{SupplierCode}",
  auth: "key",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * List allocated surveys: the definition of `GET /Supply/v1/Surveys/Inventory/{SupplierCode}` in the operation table.
 *
 * @example
 * ```ts
 * import { listAllocatedSurveys } from "@fieldwork/exchange-client/operations"
 * listAllocatedSurveys.path // => "/Supply/v1/Surveys/Inventory/{SupplierCode}"
 * listAllocatedSurveys.retry // => "safe"
 * ```
 */
export const listAllocatedSurveys = {
  operationId: "listAllocatedSurveys",
  method: "GET",
  path: "/Supply/v1/Surveys/Inventory/{SupplierCode}",
  auth: "key",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * Create a survey: the definition of `POST /Demand/v1/Surveys/Create` in the operation table.
 *
 * @example
 * ```ts
 * import { createSurvey } from "@fieldwork/exchange-client/operations"
 * createSurvey.path // => "/Demand/v1/Surveys/Create"
 * createSurvey.retry // => "once"
 * ```
 */
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

/**
 * Update a survey: the definition of `PUT /Demand/v1/Surveys/Update/{SurveyNumber}` in the operation table.
 *
 * @example
 * ```ts
 * import { updateSurvey } from "@fieldwork/exchange-client/operations"
 * updateSurvey.path // => "/Demand/v1/Surveys/Update/{SurveyNumber}"
 * updateSurvey.retry // => "replaceable"
 * ```
 */
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

/**
 * Get a survey: the definition of `GET /Demand/v1/Surveys/BySurveyNumber/{SurveyNumber}` in the operation table.
 *
 * @example
 * ```ts
 * import { getSurvey } from "@fieldwork/exchange-client/operations"
 * getSurvey.path // => "/Demand/v1/Surveys/BySurveyNumber/{SurveyNumber}"
 * getSurvey.retry // => "safe"
 * ```
 */
export const getSurvey = {
  operationId: "getSurvey",
  method: "GET",
  path: "/Demand/v1/Surveys/BySurveyNumber/{SurveyNumber}",
  auth: "key",
  retry: "safe",
  statuses: statuses1,
  replies: replies1
} as const

/**
 * The query parameters whose list the document states to be joined by commas. That the other lists are joined as well is our interpretation.
 *
 * @example
 * ```ts
 * import { commaSeparated } from "@fieldwork/exchange-client/operations"
 * commaSeparated // => []
 * ```
 */
export const commaSeparated = [] as const

