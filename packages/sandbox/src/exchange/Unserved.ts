/**
 * Operations of the spec that the sandbox answers 501 to until they are built. Anything else without a handler does not compile.
 */
export type Unserved =
  | "listSuppliers"
  | "listBusinessUnits"
  | "listQuestions"
  | "listCustomQuestions"
  | "getQuestion"
  | "listQuestionOptions"
  | "listBetaErrors"
  | "listQualifiedRespondents"
  | "listSurveyGroups"
  | "listOfferwallSurveys"
  | "getSurveyAllocation"
  | "updateSupplierLink"
  | "getSupplierLink"
  | "listAllocatedSurveys"
  | "createSurvey"
  | "updateSurvey"
  | "getSurvey"
