// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.

/**
 * Loads the validators of one operation: `request` for its input, and `response` for its success.
 */
import type { ValidatorLoader } from "./validator.gen.ts"

export const getBundledLookups: ValidatorLoader<"getBundledLookups"> = { load: () => import("./validators/getBundledLookups.gen.ts") }
export const listSuppliers: ValidatorLoader<"listSuppliers"> = { load: () => import("./validators/listSuppliers.gen.ts") }
export const listBusinessUnits: ValidatorLoader<"listBusinessUnits"> = { load: () => import("./validators/listBusinessUnits.gen.ts") }
export const listQuestions: ValidatorLoader<"listQuestions"> = { load: () => import("./validators/listQuestions.gen.ts") }
export const listCustomQuestions: ValidatorLoader<"listCustomQuestions"> = { load: () => import("./validators/listCustomQuestions.gen.ts") }
export const getQuestion: ValidatorLoader<"getQuestion"> = { load: () => import("./validators/getQuestion.gen.ts") }
export const listQuestionOptions: ValidatorLoader<"listQuestionOptions"> = { load: () => import("./validators/listQuestionOptions.gen.ts") }
export const listDictionary: ValidatorLoader<"listDictionary"> = { load: () => import("./validators/listDictionary.gen.ts") }
export const listBetaErrors: ValidatorLoader<"listBetaErrors"> = { load: () => import("./validators/listBetaErrors.gen.ts") }
export const getOpportunitiesSubscription: ValidatorLoader<"getOpportunitiesSubscription"> = { load: () => import("./validators/getOpportunitiesSubscription.gen.ts") }
export const createOpportunitiesSubscription: ValidatorLoader<"createOpportunitiesSubscription"> = { load: () => import("./validators/createOpportunitiesSubscription.gen.ts") }
export const removeOpportunitiesSubscription: ValidatorLoader<"removeOpportunitiesSubscription"> = { load: () => import("./validators/removeOpportunitiesSubscription.gen.ts") }
export const getOutcomesSubscription: ValidatorLoader<"getOutcomesSubscription"> = { load: () => import("./validators/getOutcomesSubscription.gen.ts") }
export const createOutcomesSubscription: ValidatorLoader<"createOutcomesSubscription"> = { load: () => import("./validators/createOutcomesSubscription.gen.ts") }
export const removeOutcomesSubscription: ValidatorLoader<"removeOutcomesSubscription"> = { load: () => import("./validators/removeOutcomesSubscription.gen.ts") }
export const listQualifiedRespondents: ValidatorLoader<"listQualifiedRespondents"> = { load: () => import("./validators/listQualifiedRespondents.gen.ts") }
export const listSurveyGroups: ValidatorLoader<"listSurveyGroups"> = { load: () => import("./validators/listSurveyGroups.gen.ts") }
export const listOfferwallSurveys: ValidatorLoader<"listOfferwallSurveys"> = { load: () => import("./validators/listOfferwallSurveys.gen.ts") }
export const getSurveyAllocation: ValidatorLoader<"getSurveyAllocation"> = { load: () => import("./validators/getSurveyAllocation.gen.ts") }
export const createSupplierLink: ValidatorLoader<"createSupplierLink"> = { load: () => import("./validators/createSupplierLink.gen.ts") }
export const updateSupplierLink: ValidatorLoader<"updateSupplierLink"> = { load: () => import("./validators/updateSupplierLink.gen.ts") }
export const getSupplierLink: ValidatorLoader<"getSupplierLink"> = { load: () => import("./validators/getSupplierLink.gen.ts") }
export const listAllocatedSurveys: ValidatorLoader<"listAllocatedSurveys"> = { load: () => import("./validators/listAllocatedSurveys.gen.ts") }
export const createSurvey: ValidatorLoader<"createSurvey"> = { load: () => import("./validators/createSurvey.gen.ts") }
export const updateSurvey: ValidatorLoader<"updateSurvey"> = { load: () => import("./validators/updateSurvey.gen.ts") }
export const getSurvey: ValidatorLoader<"getSurvey"> = { load: () => import("./validators/getSurvey.gen.ts") }
