// Generated from specs/exchange and packages/exchange/src by `npm run generate`. Do not edit: change the spec and generate again.

import type { ApiError, CallReason, Input, Output, PagesReason, PromiseList, PromiseMethod, PromisePagedList, WriteReason } from "@fieldwork/core/promise"
import type { operations } from "@fieldwork/exchange-client"
import type { OwnMethods } from "./OwnMethods.ts"

/**
 * The service that lists suppliers, business units and the code lists of v1. The member `lookups` of a client.
 */
export interface LookupsClient {
  /**
   * Returns the code lists named in `Bundle`, a comma-separated list. All other code lists in the response are empty.
   *
   * Returns the entries of the requested code lists. The arrays of all other code lists are empty.
   *
   * `GET /Lookup/v1/BasicLookups/BundledLookups/{Bundle}`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly bundled: PromiseMethod<operations, "getBundledLookups">
  /**
   * Lists all accounts with their suppliers.
   *
   * Returns the suppliers, grouped by account.
   *
   * `GET /Core/v1/Suppliers/AllWithAccount`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly suppliers: PromiseList<operations, "listSuppliers", "AccountsWithSuppliers">
  /**
   * Lists the account's business units. A survey's business unit determines its currency.
   *
   * Returns the business units of the account. The currency of a survey depends on its business unit.
   *
   * `GET /Core/v1/BusinessUnits/All`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly businessUnits: PromiseList<operations, "listBusinessUnits", "BusinessUnits">
}

/**
 * The service that lists the standard and custom questions for a country and language. The member `questionLibrary` of a client.
 */
export interface QuestionLibraryClient {
  /**
   * Lists all standard questions for a country and language.
   *
   * Returns the standard questions from the question library for one country-language pair.
   *
   * `GET /Lookup/v1/QuestionLibrary/AllQuestions/{CountryLanguageID}`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly list: PromiseList<operations, "listQuestions", "Questions">
  /**
   * Lists all of the account's custom questions for a country and language.
   *
   * Returns the custom questions of the account for one country-language pair.
   *
   * `GET /Lookup/v1/QuestionLibrary/AllCustomQuestionsByAccount/{CountryLanguageID}`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly custom: PromiseList<operations, "listCustomQuestions", "Questions">
  /**
   * Returns one question.
   *
   * Returns one standard or custom question from the question library.
   *
   * `GET /Lookup/v1/QuestionLibrary/QuestionById/{CountryLanguageID}/{QuestionID}`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly get: PromiseMethod<operations, "getQuestion">
  /**
   * Lists the options of one question, with their precodes (the codes that identify the options).
   *
   * Returns the answer options of a question with their precodes.
   *
   * `GET /Lookup/v1/QuestionLibrary/AllQuestionOptions/{CountryLanguageID}/{QuestionID}`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly options: PromiseList<operations, "listQuestionOptions", "QuestionOptions">
}

/**
 * The service that reads the code lists of the v2-beta operations. These lists rarely change and may be cached. The member
 * `dictionaries` of a client.
 */
export interface DictionariesClient {
  /**
   * Lists all entries of the dictionary named by `property`.
   *
   * Returns one page of a v2-beta dictionary. The entries are stable and may be cached.
   *
   * `GET /demand/v2-beta/{property}`
   *
   * @throws `ApiError`, whose `reason` is a `PagesReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `MethodNotAllowedError` (405), `RateLimitError` (429), `ServerError` (500, 503, 504),
   * `TransportError` or `TimeoutError` without a response.
   */
  readonly list: PromisePagedList<operations, "listDictionary", "result">
  /**
   * Lists all error codes, each with its status, its message and the fields of its `detail`.
   *
   * Returns every error that the v2-beta operations can return.
   *
   * `GET /demand/v2-beta/errors`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `MethodNotAllowedError` (405), `RateLimitError` (429), `ServerError` (500, 503, 504),
   * `TransportError` or `TimeoutError` without a response.
   */
  readonly errors: PromiseList<operations, "listBetaErrors", "result">
}

/**
 * The service that manages the surveys of a buyer. A live survey costs money. The member `surveys` of a client.
 */
export interface SurveysClient {
  /**
   * Creates a survey. Calling this method twice creates two surveys, and both cost money.
   *
   * Creates a survey for the buyer. A live survey costs money, and some of its fields cannot be changed after the first launch.
   *
   * `POST /Demand/v1/Surveys/Create`
   *
   * @throws `ApiError`, whose `reason` is a `WriteReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response, `AmbiguousWriteError` where the call may have been carried out.
   */
  readonly create: PromiseMethod<operations, "createSurvey">
  /**
   * Replaces a survey. Fields that are missing from the body are reset to their defaults. Use `SurveyUpdate.of` to create a body with
   * all fields.
   *
   * Replaces the fields of one of the buyer's surveys. The request body contains the fields of a `createSurvey` request and the number
   * of the survey. Send all fields of the survey, because an omitted field may lose its value. Some fields cannot be changed after the
   * first launch.
   *
   * `PUT /Demand/v1/Surveys/Update/{SurveyNumber}`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly update: PromiseMethod<operations, "updateSurvey">
  /**
   * Returns one survey.
   *
   * Returns one of the buyer's surveys.
   *
   * `GET /Demand/v1/Surveys/BySurveyNumber/{SurveyNumber}`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly get: PromiseMethod<operations, "getSurvey">
}

/**
 * The service that manages the subscription through which a supplier receives surveys. Each supplier code has at most one
 * subscription. The member `opportunities` of a client.
 */
export interface OpportunitiesClient {
  /**
   * Creates the subscription, or replaces the existing one. Returns the key used to verify its callbacks.
   *
   * @throws `ApiError`, whose `reason` states why.
   */
  readonly subscribe: OwnMethods["opportunities.subscribe"]
  /**
   * Returns the subscription and its key. If `surveys` is `true`, also returns the surveys that are active in the subscription.
   *
   * Returns the supplier's subscription to survey opportunities and, if `surveys` is true, its active surveys.
   *
   * `GET /supply/opportunities/v1/subscriptions/{supplier_code}`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly subscription: PromiseMethod<operations, "getOpportunitiesSubscription">
  /**
   * Deletes the subscription, which stops its callbacks.
   *
   * Removes the supplier's subscription to survey opportunities. No further callbacks are sent for it.
   *
   * `DELETE /supply/opportunities/v1/subscriptions/{supplier_code}`
   *
   * @throws `ApiError`, whose `reason` is a `WriteReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response, `AmbiguousWriteError` where the call may have been carried out.
   */
  readonly unsubscribe: PromiseMethod<operations, "removeOpportunitiesSubscription">
}

/**
 * The service that manages the subscription through which a supplier receives the outcomes of sessions. Each supplier code has at
 * most one subscription. The member `outcomes` of a client.
 */
export interface OutcomesClient {
  /**
   * Creates the subscription, or replaces the existing one. Returns the key used to verify its callbacks.
   *
   * @throws `ApiError`, whose `reason` states why.
   */
  readonly subscribe: OwnMethods["outcomes.subscribe"]
  /**
   * Returns the subscription and its key.
   *
   * Returns the supplier's subscription to respondent outcomes.
   *
   * `GET /supply/respondent-outcomes/v1/subscriptions/{supplier_code}`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly subscription: PromiseMethod<operations, "getOutcomesSubscription">
  /**
   * Deletes the subscription, which stops its callbacks.
   *
   * Removes the supplier's subscription to respondent outcomes. No further callbacks are sent for it.
   *
   * `DELETE /supply/respondent-outcomes/v1/subscriptions/{supplier_code}`
   *
   * @throws `ApiError`, whose `reason` is a `WriteReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response, `AmbiguousWriteError` where the call may have been carried out.
   */
  readonly unsubscribe: PromiseMethod<operations, "removeOutcomesSubscription">
}

/**
 * The service that manages the links through which a supplier sends respondents to a survey. The member `supplierLinks` of a client.
 */
export interface SupplierLinksClient {
  /**
   * Creates the link for a survey. Fails with `NotFoundError` if the survey has no allocation for the supplier yet.
   *
   * Creates the supplier's entry link for a survey that is allocated to the supplier. If a redirect link is omitted, the supplier's
   * default redirect is used.
   *
   * `POST /Supply/v1/SupplierLinks/Create/{SurveyNumber}/{SupplierCode}`
   *
   * @throws `ApiError`, whose `reason` is a `WriteReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response, `AmbiguousWriteError` where the call may have been carried out.
   */
  readonly create: PromiseMethod<operations, "createSupplierLink">
  /**
   * Replaces the link for a survey. All fields of the link are required.
   *
   * Replaces the settings of the supplier's entry link for a survey. All seven fields are required. A redirect link can be an empty
   * string.
   *
   * `PUT /Supply/v1/SupplierLinks/Update/{SurveyNumber}/{SupplierCode}`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly update: PromiseMethod<operations, "updateSupplierLink">
  /**
   * Returns the link for a survey.
   *
   * Returns the supplier's entry link for a survey.
   *
   * `GET /Supply/v1/SupplierLinks/BySurveyNumber/{SurveyNumber}/{SupplierCode}`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly get: PromiseMethod<operations, "getSupplierLink">
}

/**
 * The service that lists the surveys to which a supplier may send respondents. The member `supplierSurveys` of a client.
 */
export interface SupplierSurveysClient {
  /**
   * Lists all surveys on the offerwall.
   *
   * Returns the surveys on the supplier's offerwall. Surveys for which the supplier already has an entry link are not returned.
   *
   * `GET /Supply/v1/Surveys/AllOfferwall/{SupplierCode}`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly list: PromiseList<operations, "listOfferwallSurveys", "Surveys">
  /**
   * Returns one survey with its allocation.
   *
   * Returns one survey with its allocation to the supplier.
   *
   * `GET /Supply/v1/Surveys/SupplierAllocations/BySurveyNumber/{SurveyNumber}/{SupplierCode}`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly get: PromiseMethod<operations, "getSurveyAllocation">
  /**
   * Lists the numbers of all live surveys for which the supplier has an allocation or an entry link. Use this list as the initial
   * state, before a subscription delivers changes.
   *
   * Returns the survey numbers of all live surveys for which the supplier has an allocation or an entry link, including surveys
   * without remaining capacity.
   *
   * `GET /Supply/v1/Surveys/Inventory/{SupplierCode}`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly allocated: PromiseList<operations, "listAllocatedSurveys", "SupplyAllocationSurveyIDs">
  /**
   * Lists the groups of a survey. A respondent who was sent to one survey in a group must not be sent to any other survey in that
   * group.
   *
   * Returns the groups to which a survey belongs. A respondent who was sent to one survey in a group must not be sent to any other
   * survey in that group. The `SurveyGroupExists` field in the offerwall listing and in a survey's allocation shows how long this rule
   * applies.
   *
   * `GET /Supply/v1/Surveys/SurveyGroups/BySurveyNumber/{SurveyNumber}/{SupplierCode}`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly groups: PromiseList<operations, "listSurveyGroups", "SurveyGroups">
  /**
   * Lists the respondents who qualify for a recontact survey.
   *
   * Returns the supplier's respondents for a recontact survey, and whether each respondent qualifies. The operation is available only
   * for surveys whose study type is Recontact.
   *
   * `GET /Supply/v1/SurveyQualifiedRespondents/BySurveyNumberSupplierCode/{SurveyNumber}/{SupplierCode}`
   *
   * @throws `ApiError`, whose `reason` is a `CallReason`: `InvalidRequestError` (400), `AuthenticationError` (401), `ForbiddenError`
   * (403), `NotFoundError` (404), `RateLimitError` (429), `ServerError` (500, 503), `TransportError` or `TimeoutError` without a
   * response.
   */
  readonly qualifiedRespondents: PromiseList<operations, "listQualifiedRespondents", "SurveyQualifiedRespondents">
}

/**
 * A client of the vendor's sandbox, which has no services for suppliers. Create it with `createExchange`.
 */
export interface SandboxExchange {
  /**
   * The service that lists suppliers, business units and the code lists of v1.
   */
  readonly lookups: LookupsClient
  /**
   * The service that lists the standard and custom questions for a country and language.
   */
  readonly questionLibrary: QuestionLibraryClient
  /**
   * The service that reads the code lists of the v2-beta operations. These lists rarely change and may be cached.
   */
  readonly dictionaries: DictionariesClient
  /**
   * The service that manages the surveys of a buyer. A live survey costs money.
   */
  readonly surveys: SurveysClient
}

/**
 * A client of one key, with every service. Create it with `createExchange`.
 */
export interface Exchange extends SandboxExchange {
  /**
   * The service that manages the subscription through which a supplier receives surveys. Each supplier code has at most one
   * subscription.
   */
  readonly opportunities: OpportunitiesClient
  /**
   * The service that manages the subscription through which a supplier receives the outcomes of sessions. Each supplier code has at
   * most one subscription.
   */
  readonly outcomes: OutcomesClient
  /**
   * The service that manages the links through which a supplier sends respondents to a survey.
   */
  readonly supplierLinks: SupplierLinksClient
  /**
   * The service that lists the surveys to which a supplier may send respondents.
   */
  readonly supplierSurveys: SupplierSurveysClient
}

/** The argument of `supplierLinks.create`: path and query parameters by name, and `body`. */
export type CreateSupplierLinkInput = Input<operations["createSupplierLink"]>
/** The body of the response of `supplierLinks.create`. */
export type CreateSupplierLinkOutput = Output<operations["createSupplierLink"]>
/** The error with which `supplierLinks.create` rejects. */
export type CreateSupplierLinkError = ApiError<WriteReason>
/** The argument of `surveys.create`: path and query parameters by name, and `body`. */
export type CreateSurveyInput = Input<operations["createSurvey"]>
/** The body of the response of `surveys.create`. */
export type CreateSurveyOutput = Output<operations["createSurvey"]>
/** The error with which `surveys.create` rejects. */
export type CreateSurveyError = ApiError<WriteReason>
/** The argument of `lookups.bundled`: path and query parameters by name, and `body`. */
export type GetBundledLookupsInput = Input<operations["getBundledLookups"]>
/** The body of the response of `lookups.bundled`. */
export type GetBundledLookupsOutput = Output<operations["getBundledLookups"]>
/** The error with which `lookups.bundled` rejects. */
export type GetBundledLookupsError = ApiError<CallReason>
/** The argument of `opportunities.subscription`: path and query parameters by name, and `body`. */
export type GetOpportunitiesSubscriptionInput = Input<operations["getOpportunitiesSubscription"]>
/** The body of the response of `opportunities.subscription`. */
export type GetOpportunitiesSubscriptionOutput = Output<operations["getOpportunitiesSubscription"]>
/** The error with which `opportunities.subscription` rejects. */
export type GetOpportunitiesSubscriptionError = ApiError<CallReason>
/** The argument of `outcomes.subscription`: path and query parameters by name, and `body`. */
export type GetOutcomesSubscriptionInput = Input<operations["getOutcomesSubscription"]>
/** The body of the response of `outcomes.subscription`. */
export type GetOutcomesSubscriptionOutput = Output<operations["getOutcomesSubscription"]>
/** The error with which `outcomes.subscription` rejects. */
export type GetOutcomesSubscriptionError = ApiError<CallReason>
/** The argument of `questionLibrary.get`: path and query parameters by name, and `body`. */
export type GetQuestionInput = Input<operations["getQuestion"]>
/** The body of the response of `questionLibrary.get`. */
export type GetQuestionOutput = Output<operations["getQuestion"]>
/** The error with which `questionLibrary.get` rejects. */
export type GetQuestionError = ApiError<CallReason>
/** The argument of `supplierLinks.get`: path and query parameters by name, and `body`. */
export type GetSupplierLinkInput = Input<operations["getSupplierLink"]>
/** The body of the response of `supplierLinks.get`. */
export type GetSupplierLinkOutput = Output<operations["getSupplierLink"]>
/** The error with which `supplierLinks.get` rejects. */
export type GetSupplierLinkError = ApiError<CallReason>
/** The argument of `surveys.get`: path and query parameters by name, and `body`. */
export type GetSurveyInput = Input<operations["getSurvey"]>
/** The body of the response of `surveys.get`. */
export type GetSurveyOutput = Output<operations["getSurvey"]>
/** The error with which `surveys.get` rejects. */
export type GetSurveyError = ApiError<CallReason>
/** The argument of `supplierSurveys.get`: path and query parameters by name, and `body`. */
export type GetSurveyAllocationInput = Input<operations["getSurveyAllocation"]>
/** The body of the response of `supplierSurveys.get`. */
export type GetSurveyAllocationOutput = Output<operations["getSurveyAllocation"]>
/** The error with which `supplierSurveys.get` rejects. */
export type GetSurveyAllocationError = ApiError<CallReason>
/** The argument of `supplierSurveys.allocated`: path and query parameters by name, and `body`. */
export type ListAllocatedSurveysInput = Input<operations["listAllocatedSurveys"]>
/** The body of the response of `supplierSurveys.allocated`. */
export type ListAllocatedSurveysOutput = Output<operations["listAllocatedSurveys"]>
/** The error with which `supplierSurveys.allocated` rejects. */
export type ListAllocatedSurveysError = ApiError<CallReason>
/** The argument of `dictionaries.errors`: path and query parameters by name, and `body`. */
export type ListBetaErrorsInput = Input<operations["listBetaErrors"]>
/** The body of the response of `dictionaries.errors`. */
export type ListBetaErrorsOutput = Output<operations["listBetaErrors"]>
/** The error with which `dictionaries.errors` rejects. */
export type ListBetaErrorsError = ApiError<CallReason>
/** The argument of `lookups.businessUnits`: path and query parameters by name, and `body`. */
export type ListBusinessUnitsInput = Input<operations["listBusinessUnits"]>
/** The body of the response of `lookups.businessUnits`. */
export type ListBusinessUnitsOutput = Output<operations["listBusinessUnits"]>
/** The error with which `lookups.businessUnits` rejects. */
export type ListBusinessUnitsError = ApiError<CallReason>
/** The argument of `questionLibrary.custom`: path and query parameters by name, and `body`. */
export type ListCustomQuestionsInput = Input<operations["listCustomQuestions"]>
/** The body of the response of `questionLibrary.custom`. */
export type ListCustomQuestionsOutput = Output<operations["listCustomQuestions"]>
/** The error with which `questionLibrary.custom` rejects. */
export type ListCustomQuestionsError = ApiError<CallReason>
/** The argument of `dictionaries.list`: path and query parameters by name, and `body`. */
export type ListDictionaryInput = Input<operations["listDictionary"]>
/** The body of the response of `dictionaries.list`. */
export type ListDictionaryOutput = Output<operations["listDictionary"]>
/** The error with which `dictionaries.list` rejects. */
export type ListDictionaryError = ApiError<PagesReason>
/** The argument of `supplierSurveys.list`: path and query parameters by name, and `body`. */
export type ListOfferwallSurveysInput = Input<operations["listOfferwallSurveys"]>
/** The body of the response of `supplierSurveys.list`. */
export type ListOfferwallSurveysOutput = Output<operations["listOfferwallSurveys"]>
/** The error with which `supplierSurveys.list` rejects. */
export type ListOfferwallSurveysError = ApiError<CallReason>
/** The argument of `supplierSurveys.qualifiedRespondents`: path and query parameters by name, and `body`. */
export type ListQualifiedRespondentsInput = Input<operations["listQualifiedRespondents"]>
/** The body of the response of `supplierSurveys.qualifiedRespondents`. */
export type ListQualifiedRespondentsOutput = Output<operations["listQualifiedRespondents"]>
/** The error with which `supplierSurveys.qualifiedRespondents` rejects. */
export type ListQualifiedRespondentsError = ApiError<CallReason>
/** The argument of `questionLibrary.options`: path and query parameters by name, and `body`. */
export type ListQuestionOptionsInput = Input<operations["listQuestionOptions"]>
/** The body of the response of `questionLibrary.options`. */
export type ListQuestionOptionsOutput = Output<operations["listQuestionOptions"]>
/** The error with which `questionLibrary.options` rejects. */
export type ListQuestionOptionsError = ApiError<CallReason>
/** The argument of `questionLibrary.list`: path and query parameters by name, and `body`. */
export type ListQuestionsInput = Input<operations["listQuestions"]>
/** The body of the response of `questionLibrary.list`. */
export type ListQuestionsOutput = Output<operations["listQuestions"]>
/** The error with which `questionLibrary.list` rejects. */
export type ListQuestionsError = ApiError<CallReason>
/** The argument of `lookups.suppliers`: path and query parameters by name, and `body`. */
export type ListSuppliersInput = Input<operations["listSuppliers"]>
/** The body of the response of `lookups.suppliers`. */
export type ListSuppliersOutput = Output<operations["listSuppliers"]>
/** The error with which `lookups.suppliers` rejects. */
export type ListSuppliersError = ApiError<CallReason>
/** The argument of `supplierSurveys.groups`: path and query parameters by name, and `body`. */
export type ListSurveyGroupsInput = Input<operations["listSurveyGroups"]>
/** The body of the response of `supplierSurveys.groups`. */
export type ListSurveyGroupsOutput = Output<operations["listSurveyGroups"]>
/** The error with which `supplierSurveys.groups` rejects. */
export type ListSurveyGroupsError = ApiError<CallReason>
/** The argument of `opportunities.unsubscribe`: path and query parameters by name, and `body`. */
export type RemoveOpportunitiesSubscriptionInput = Input<operations["removeOpportunitiesSubscription"]>
/** The body of the response of `opportunities.unsubscribe`. */
export type RemoveOpportunitiesSubscriptionOutput = Output<operations["removeOpportunitiesSubscription"]>
/** The error with which `opportunities.unsubscribe` rejects. */
export type RemoveOpportunitiesSubscriptionError = ApiError<WriteReason>
/** The argument of `outcomes.unsubscribe`: path and query parameters by name, and `body`. */
export type RemoveOutcomesSubscriptionInput = Input<operations["removeOutcomesSubscription"]>
/** The body of the response of `outcomes.unsubscribe`. */
export type RemoveOutcomesSubscriptionOutput = Output<operations["removeOutcomesSubscription"]>
/** The error with which `outcomes.unsubscribe` rejects. */
export type RemoveOutcomesSubscriptionError = ApiError<WriteReason>
/** The argument of `supplierLinks.update`: path and query parameters by name, and `body`. */
export type UpdateSupplierLinkInput = Input<operations["updateSupplierLink"]>
/** The body of the response of `supplierLinks.update`. */
export type UpdateSupplierLinkOutput = Output<operations["updateSupplierLink"]>
/** The error with which `supplierLinks.update` rejects. */
export type UpdateSupplierLinkError = ApiError<CallReason>
/** The argument of `surveys.update`: path and query parameters by name, and `body`. */
export type UpdateSurveyInput = Input<operations["updateSurvey"]>
/** The body of the response of `surveys.update`. */
export type UpdateSurveyOutput = Output<operations["updateSurvey"]>
/** The error with which `surveys.update` rejects. */
export type UpdateSurveyError = ApiError<CallReason>

