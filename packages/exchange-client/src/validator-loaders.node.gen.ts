// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.

/**
 * Loads the validators of one operation: `request` for its input, and `response` for its success. On Node they can be loaded at once.
 */
import { loader } from "./loader.gen.ts"
import type { ValidatorLoader } from "./validator.gen.ts"

export const getBundledLookups: ValidatorLoader<"getBundledLookups"> = /* @__PURE__ */ loader("getBundledLookups", () => import("./validators/getBundledLookups.gen.ts"))
export const listSuppliers: ValidatorLoader<"listSuppliers"> = /* @__PURE__ */ loader("listSuppliers", () => import("./validators/listSuppliers.gen.ts"))
export const listBusinessUnits: ValidatorLoader<"listBusinessUnits"> = /* @__PURE__ */ loader("listBusinessUnits", () => import("./validators/listBusinessUnits.gen.ts"))
export const listQuestions: ValidatorLoader<"listQuestions"> = /* @__PURE__ */ loader("listQuestions", () => import("./validators/listQuestions.gen.ts"))
export const listCustomQuestions: ValidatorLoader<"listCustomQuestions"> = /* @__PURE__ */ loader("listCustomQuestions", () => import("./validators/listCustomQuestions.gen.ts"))
export const getQuestion: ValidatorLoader<"getQuestion"> = /* @__PURE__ */ loader("getQuestion", () => import("./validators/getQuestion.gen.ts"))
export const listQuestionOptions: ValidatorLoader<"listQuestionOptions"> = /* @__PURE__ */ loader("listQuestionOptions", () => import("./validators/listQuestionOptions.gen.ts"))
export const listDictionary: ValidatorLoader<"listDictionary"> = /* @__PURE__ */ loader("listDictionary", () => import("./validators/listDictionary.gen.ts"))
export const listBetaErrors: ValidatorLoader<"listBetaErrors"> = /* @__PURE__ */ loader("listBetaErrors", () => import("./validators/listBetaErrors.gen.ts"))
export const getOpportunitiesSubscription: ValidatorLoader<"getOpportunitiesSubscription"> = /* @__PURE__ */ loader("getOpportunitiesSubscription", () => import("./validators/getOpportunitiesSubscription.gen.ts"))
export const createOpportunitiesSubscription: ValidatorLoader<"createOpportunitiesSubscription"> = /* @__PURE__ */ loader("createOpportunitiesSubscription", () => import("./validators/createOpportunitiesSubscription.gen.ts"))
export const removeOpportunitiesSubscription: ValidatorLoader<"removeOpportunitiesSubscription"> = /* @__PURE__ */ loader("removeOpportunitiesSubscription", () => import("./validators/removeOpportunitiesSubscription.gen.ts"))
export const getOutcomesSubscription: ValidatorLoader<"getOutcomesSubscription"> = /* @__PURE__ */ loader("getOutcomesSubscription", () => import("./validators/getOutcomesSubscription.gen.ts"))
export const createOutcomesSubscription: ValidatorLoader<"createOutcomesSubscription"> = /* @__PURE__ */ loader("createOutcomesSubscription", () => import("./validators/createOutcomesSubscription.gen.ts"))
export const removeOutcomesSubscription: ValidatorLoader<"removeOutcomesSubscription"> = /* @__PURE__ */ loader("removeOutcomesSubscription", () => import("./validators/removeOutcomesSubscription.gen.ts"))
export const listQualifiedRespondents: ValidatorLoader<"listQualifiedRespondents"> = /* @__PURE__ */ loader("listQualifiedRespondents", () => import("./validators/listQualifiedRespondents.gen.ts"))
export const listSurveyGroups: ValidatorLoader<"listSurveyGroups"> = /* @__PURE__ */ loader("listSurveyGroups", () => import("./validators/listSurveyGroups.gen.ts"))
export const listOfferwallSurveys: ValidatorLoader<"listOfferwallSurveys"> = /* @__PURE__ */ loader("listOfferwallSurveys", () => import("./validators/listOfferwallSurveys.gen.ts"))
export const getSurveyAllocation: ValidatorLoader<"getSurveyAllocation"> = /* @__PURE__ */ loader("getSurveyAllocation", () => import("./validators/getSurveyAllocation.gen.ts"))
export const createSupplierLink: ValidatorLoader<"createSupplierLink"> = /* @__PURE__ */ loader("createSupplierLink", () => import("./validators/createSupplierLink.gen.ts"))
export const updateSupplierLink: ValidatorLoader<"updateSupplierLink"> = /* @__PURE__ */ loader("updateSupplierLink", () => import("./validators/updateSupplierLink.gen.ts"))
export const getSupplierLink: ValidatorLoader<"getSupplierLink"> = /* @__PURE__ */ loader("getSupplierLink", () => import("./validators/getSupplierLink.gen.ts"))
export const listAllocatedSurveys: ValidatorLoader<"listAllocatedSurveys"> = /* @__PURE__ */ loader("listAllocatedSurveys", () => import("./validators/listAllocatedSurveys.gen.ts"))
export const createSurvey: ValidatorLoader<"createSurvey"> = /* @__PURE__ */ loader("createSurvey", () => import("./validators/createSurvey.gen.ts"))
export const updateSurvey: ValidatorLoader<"updateSurvey"> = /* @__PURE__ */ loader("updateSurvey", () => import("./validators/updateSurvey.gen.ts"))
export const getSurvey: ValidatorLoader<"getSurvey"> = /* @__PURE__ */ loader("getSurvey", () => import("./validators/getSurvey.gen.ts"))
