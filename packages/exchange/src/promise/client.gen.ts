// Generated from specs/exchange and packages/exchange/src by `npm run generate`. Do not edit: change the spec and generate again.

import type { Input, Output, PromiseList, PromiseMethod, PromisePagedList } from "@fieldwork/core/promise"
import type { operations } from "@fieldwork/exchange-client"
import type { OwnMethods } from "./OwnMethods.ts"

export interface LookupsClient {
  /**
   * The lists named in `Bundle`, separated by commas; the others come empty.
   *
   * Returns the entries of every code list that is asked for; the arrays of the others are empty.
   *
   * `GET /Lookup/v1/BasicLookups/BundledLookups/{Bundle}`
   */
  readonly bundled: PromiseMethod<operations, "getBundledLookups">
  /**
   * Every account with its suppliers.
   *
   * Returns every supplier under the account that it belongs to.
   *
   * `GET /Core/v1/Suppliers/AllWithAccount`
   */
  readonly suppliers: PromiseList<operations, "listSuppliers", "AccountsWithSuppliers">
  /**
   * The account's business units; a survey's decides its currency.
   *
   * Returns the business units of the account; a survey's business unit also decides its currency.
   *
   * `GET /Core/v1/BusinessUnits/All`
   */
  readonly businessUnits: PromiseList<operations, "listBusinessUnits", "BusinessUnits">
}

export interface QuestionLibraryClient {
  /**
   * Every standard question of a country language.
   *
   * Returns the standard questions of the library in one country language.
   *
   * `GET /Lookup/v1/QuestionLibrary/AllQuestions/{CountryLanguageID}`
   */
  readonly list: PromiseList<operations, "listQuestions", "Questions">
  /**
   * Every custom question of the account.
   *
   * Returns the account's own questions in one country language.
   *
   * `GET /Lookup/v1/QuestionLibrary/AllCustomQuestionsByAccount/{CountryLanguageID}`
   */
  readonly custom: PromiseList<operations, "listCustomQuestions", "Questions">
  /**
   * One question.
   *
   * Returns one question of the library, standard or custom.
   *
   * `GET /Lookup/v1/QuestionLibrary/QuestionById/{CountryLanguageID}/{QuestionID}`
   */
  readonly get: PromiseMethod<operations, "getQuestion">
  /**
   * The options of one question, with their precodes.
   *
   * Returns the answers of a question with their precodes.
   *
   * `GET /Lookup/v1/QuestionLibrary/AllQuestionOptions/{CountryLanguageID}/{QuestionID}`
   */
  readonly options: PromiseList<operations, "listQuestionOptions", "QuestionOptions">
}

export interface DictionariesClient {
  /**
   * Every entry of the dictionary named by `property`.
   *
   * Returns one page of a v2-beta dictionary; entries are stable and may be cached.
   *
   * `GET /demand/v2-beta/{property}`
   */
  readonly list: PromisePagedList<operations, "listDictionary", "result">
  /**
   * Every error code with its status, message and the keys of its detail.
   *
   * Returns every error that the v2-beta operations can answer with.
   *
   * `GET /demand/v2-beta/errors`
   */
  readonly errors: PromiseList<operations, "listBetaErrors", "result">
}

export interface SurveysClient {
  /**
   * A second call makes a second survey, which costs a second time.
   *
   * Creates a survey of the buyer. A live survey spends money, and some fields can no longer be changed after the first launch.
   *
   * `POST /Demand/v1/Surveys/Create`
   */
  readonly create: PromiseMethod<operations, "createSurvey">
  /**
   * Replaces the survey: what the body leaves out goes back to a default. `SurveyUpdate.of` makes a whole one.
   *
   * Replaces the fields of one of the buyer's surveys; the body is that of a create plus the survey's number. Send the whole survey,
   * as a field that is left out may not stay as it is. Some fields are locked after the first launch.
   *
   * `PUT /Demand/v1/Surveys/Update/{SurveyNumber}`
   */
  readonly update: PromiseMethod<operations, "updateSurvey">
  /**
   * One survey.
   *
   * Returns one of the buyer's surveys.
   *
   * `GET /Demand/v1/Surveys/BySurveyNumber/{SurveyNumber}`
   */
  readonly get: PromiseMethod<operations, "getSurvey">
}

export interface OpportunitiesClient {
  /**
   * Creates the subscription, or replaces the one there is; answers with the key that verifies its callbacks.
   */
  readonly subscribe: OwnMethods["opportunities.subscribe"]
  /**
   * The subscription with its key; with `surveys: true` also the surveys that are active under it.
   *
   * Returns the supplier's subscription to survey opportunities, with the surveys active under it when these are asked for.
   *
   * `GET /supply/opportunities/v1/subscriptions/{supplier_code}`
   */
  readonly subscription: PromiseMethod<operations, "getOpportunitiesSubscription">
  /**
   * Ends the subscription: callbacks stop.
   *
   * Removes the supplier's subscription to survey opportunities; callbacks stop.
   *
   * `DELETE /supply/opportunities/v1/subscriptions/{supplier_code}`
   */
  readonly unsubscribe: PromiseMethod<operations, "removeOpportunitiesSubscription">
}

export interface OutcomesClient {
  /**
   * Creates the subscription, or replaces the one there is; answers with the key that verifies its callbacks.
   */
  readonly subscribe: OwnMethods["outcomes.subscribe"]
  /**
   * The subscription with its key.
   *
   * Returns the supplier's subscription to respondent outcomes.
   *
   * `GET /supply/respondent-outcomes/v1/subscriptions/{supplier_code}`
   */
  readonly subscription: PromiseMethod<operations, "getOutcomesSubscription">
  /**
   * Ends the subscription: callbacks stop.
   *
   * Removes the supplier's subscription to respondent outcomes; callbacks stop.
   *
   * `DELETE /supply/respondent-outcomes/v1/subscriptions/{supplier_code}`
   */
  readonly unsubscribe: PromiseMethod<operations, "removeOutcomesSubscription">
}

export interface SupplierLinksClient {
  /**
   * Fails with `NotFoundError` while the survey allocates nothing to the supplier.
   *
   * Creates the supplier's entry link into a survey that is allocated to it; redirect links that are left out fall back to the
   * supplier's default redirects.
   *
   * `POST /Supply/v1/SupplierLinks/Create/{SurveyNumber}/{SupplierCode}`
   */
  readonly create: PromiseMethod<operations, "createSupplierLink">
  /**
   * Replaces the link; all of its fields must be given.
   *
   * Replaces the settings of the supplier's entry link into a survey; all seven fields are sent, and a redirect link may be empty.
   *
   * `PUT /Supply/v1/SupplierLinks/Update/{SurveyNumber}/{SupplierCode}`
   */
  readonly update: PromiseMethod<operations, "updateSupplierLink">
  /**
   * The link of one survey.
   *
   * Returns the supplier's entry link into a survey.
   *
   * `GET /Supply/v1/SupplierLinks/BySurveyNumber/{SurveyNumber}/{SupplierCode}`
   */
  readonly get: PromiseMethod<operations, "getSupplierLink">
}

export interface SupplierSurveysClient {
  /**
   * Every survey on the offerwall.
   *
   * Returns the surveys on the supplier's offerwall.
   *
   * `GET /Supply/v1/Surveys/AllOfferwall/{SupplierCode}`
   */
  readonly list: PromiseList<operations, "listOfferwallSurveys", "Surveys">
  /**
   * One survey with its allocation.
   *
   * Returns one survey with what of it is allocated to the supplier.
   *
   * `GET /Supply/v1/Surveys/SupplierAllocations/BySurveyNumber/{SurveyNumber}/{SupplierCode}`
   */
  readonly get: PromiseMethod<operations, "getSurveyAllocation">
  /**
   * The numbers of all live surveys with an allocation or an entry link: what to start from before a subscription tells of changes.
   *
   * Returns the numbers of all live surveys that the supplier has an allocation or an entry link for, without capacity limits.
   *
   * `GET /Supply/v1/Surveys/Inventory/{SupplierCode}`
   */
  readonly allocated: PromiseList<operations, "listAllocatedSurveys", "SupplyAllocationSurveyIDs">
  /**
   * The groups of a survey. A respondent sent to one survey of a group must not be sent to another.
   *
   * Returns the groups that the survey is in. A respondent sent to one survey of a group must not be sent to any other survey of that
   * group; `SurveyGroupExists` of the offerwall listing and of the allocation lookup tells how long this holds.
   *
   * `GET /Supply/v1/Surveys/SurveyGroups/BySurveyNumber/{SurveyNumber}/{SupplierCode}`
   */
  readonly groups: PromiseList<operations, "listSurveyGroups", "SurveyGroups">
  /**
   * The respondents who qualify for a recontact survey.
   *
   * Returns the supplier's respondents of a recontact survey and whether each qualifies; only for surveys of study type Recontact.
   *
   * `GET /Supply/v1/SurveyQualifiedRespondents/BySurveyNumberSupplierCode/{SurveyNumber}/{SupplierCode}`
   */
  readonly qualifiedRespondents: PromiseList<operations, "listQualifiedRespondents", "SurveyQualifiedRespondents">
}

export interface SandboxExchange {
  readonly lookups: LookupsClient
  readonly questionLibrary: QuestionLibraryClient
  readonly dictionaries: DictionariesClient
  readonly surveys: SurveysClient
}

export interface Exchange extends SandboxExchange {
  readonly opportunities: OpportunitiesClient
  readonly outcomes: OutcomesClient
  readonly supplierLinks: SupplierLinksClient
  readonly supplierSurveys: SupplierSurveysClient
}

export type CreateSupplierLinkInput = Input<operations["createSupplierLink"]>
export type CreateSupplierLinkOutput = Output<operations["createSupplierLink"]>
export type CreateSurveyInput = Input<operations["createSurvey"]>
export type CreateSurveyOutput = Output<operations["createSurvey"]>
export type GetBundledLookupsInput = Input<operations["getBundledLookups"]>
export type GetBundledLookupsOutput = Output<operations["getBundledLookups"]>
export type GetOpportunitiesSubscriptionInput = Input<operations["getOpportunitiesSubscription"]>
export type GetOpportunitiesSubscriptionOutput = Output<operations["getOpportunitiesSubscription"]>
export type GetOutcomesSubscriptionInput = Input<operations["getOutcomesSubscription"]>
export type GetOutcomesSubscriptionOutput = Output<operations["getOutcomesSubscription"]>
export type GetQuestionInput = Input<operations["getQuestion"]>
export type GetQuestionOutput = Output<operations["getQuestion"]>
export type GetSupplierLinkInput = Input<operations["getSupplierLink"]>
export type GetSupplierLinkOutput = Output<operations["getSupplierLink"]>
export type GetSurveyInput = Input<operations["getSurvey"]>
export type GetSurveyOutput = Output<operations["getSurvey"]>
export type GetSurveyAllocationInput = Input<operations["getSurveyAllocation"]>
export type GetSurveyAllocationOutput = Output<operations["getSurveyAllocation"]>
export type ListAllocatedSurveysInput = Input<operations["listAllocatedSurveys"]>
export type ListAllocatedSurveysOutput = Output<operations["listAllocatedSurveys"]>
export type ListBetaErrorsInput = Input<operations["listBetaErrors"]>
export type ListBetaErrorsOutput = Output<operations["listBetaErrors"]>
export type ListBusinessUnitsInput = Input<operations["listBusinessUnits"]>
export type ListBusinessUnitsOutput = Output<operations["listBusinessUnits"]>
export type ListCustomQuestionsInput = Input<operations["listCustomQuestions"]>
export type ListCustomQuestionsOutput = Output<operations["listCustomQuestions"]>
export type ListDictionaryInput = Input<operations["listDictionary"]>
export type ListDictionaryOutput = Output<operations["listDictionary"]>
export type ListOfferwallSurveysInput = Input<operations["listOfferwallSurveys"]>
export type ListOfferwallSurveysOutput = Output<operations["listOfferwallSurveys"]>
export type ListQualifiedRespondentsInput = Input<operations["listQualifiedRespondents"]>
export type ListQualifiedRespondentsOutput = Output<operations["listQualifiedRespondents"]>
export type ListQuestionOptionsInput = Input<operations["listQuestionOptions"]>
export type ListQuestionOptionsOutput = Output<operations["listQuestionOptions"]>
export type ListQuestionsInput = Input<operations["listQuestions"]>
export type ListQuestionsOutput = Output<operations["listQuestions"]>
export type ListSuppliersInput = Input<operations["listSuppliers"]>
export type ListSuppliersOutput = Output<operations["listSuppliers"]>
export type ListSurveyGroupsInput = Input<operations["listSurveyGroups"]>
export type ListSurveyGroupsOutput = Output<operations["listSurveyGroups"]>
export type RemoveOpportunitiesSubscriptionInput = Input<operations["removeOpportunitiesSubscription"]>
export type RemoveOpportunitiesSubscriptionOutput = Output<operations["removeOpportunitiesSubscription"]>
export type RemoveOutcomesSubscriptionInput = Input<operations["removeOutcomesSubscription"]>
export type RemoveOutcomesSubscriptionOutput = Output<operations["removeOutcomesSubscription"]>
export type UpdateSupplierLinkInput = Input<operations["updateSupplierLink"]>
export type UpdateSupplierLinkOutput = Output<operations["updateSupplierLink"]>
export type UpdateSurveyInput = Input<operations["updateSurvey"]>
export type UpdateSurveyOutput = Output<operations["updateSurvey"]>

