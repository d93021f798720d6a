// Generated from specs/exchange by `npm run generate`. Do not edit: change the spec and generate again.

/**
 * Loads the validators of one operation: `request` for its input, and `response` for its success. On Node they can be loaded at once.
 */
import { loader } from "./loader.gen.ts"
import type { ValidatorLoader } from "./validator.gen.ts"

/**
 * Loads the validators of `getBundledLookups` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { getBundledLookups } from "@fieldwork/exchange-client/validator-loaders"
 * Object.keys(await getBundledLookups.load()).toSorted() // => ["request","response"]
 * ```
 */
export const getBundledLookups: ValidatorLoader<"getBundledLookups"> = /* @__PURE__ */ loader("getBundledLookups", () => import("./validators/getBundledLookups.gen.ts"))
/**
 * Loads the validators of `listSuppliers` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listSuppliers } from "@fieldwork/exchange-client/validator-loaders"
 * Object.keys(await listSuppliers.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listSuppliers: ValidatorLoader<"listSuppliers"> = /* @__PURE__ */ loader("listSuppliers", () => import("./validators/listSuppliers.gen.ts"))
/**
 * Loads the validators of `listBusinessUnits` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listBusinessUnits } from "@fieldwork/exchange-client/validator-loaders"
 * Object.keys(await listBusinessUnits.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listBusinessUnits: ValidatorLoader<"listBusinessUnits"> = /* @__PURE__ */ loader("listBusinessUnits", () => import("./validators/listBusinessUnits.gen.ts"))
/**
 * Loads the validators of `listQuestions` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listQuestions } from "@fieldwork/exchange-client/validator-loaders"
 * Object.keys(await listQuestions.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listQuestions: ValidatorLoader<"listQuestions"> = /* @__PURE__ */ loader("listQuestions", () => import("./validators/listQuestions.gen.ts"))
/**
 * Loads the validators of `listCustomQuestions` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listCustomQuestions } from "@fieldwork/exchange-client/validator-loaders"
 * Object.keys(await listCustomQuestions.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listCustomQuestions: ValidatorLoader<"listCustomQuestions"> = /* @__PURE__ */ loader("listCustomQuestions", () => import("./validators/listCustomQuestions.gen.ts"))
/**
 * Loads the validators of `getQuestion` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { getQuestion } from "@fieldwork/exchange-client/validator-loaders"
 * Object.keys(await getQuestion.load()).toSorted() // => ["request","response"]
 * ```
 */
export const getQuestion: ValidatorLoader<"getQuestion"> = /* @__PURE__ */ loader("getQuestion", () => import("./validators/getQuestion.gen.ts"))
/**
 * Loads the validators of `listQuestionOptions` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listQuestionOptions } from "@fieldwork/exchange-client/validator-loaders"
 * Object.keys(await listQuestionOptions.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listQuestionOptions: ValidatorLoader<"listQuestionOptions"> = /* @__PURE__ */ loader("listQuestionOptions", () => import("./validators/listQuestionOptions.gen.ts"))
/**
 * Loads the validators of `listDictionary` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listDictionary } from "@fieldwork/exchange-client/validator-loaders"
 * Object.keys(await listDictionary.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listDictionary: ValidatorLoader<"listDictionary"> = /* @__PURE__ */ loader("listDictionary", () => import("./validators/listDictionary.gen.ts"))
/**
 * Loads the validators of `listBetaErrors` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listBetaErrors } from "@fieldwork/exchange-client/validator-loaders"
 * Object.keys(await listBetaErrors.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listBetaErrors: ValidatorLoader<"listBetaErrors"> = /* @__PURE__ */ loader("listBetaErrors", () => import("./validators/listBetaErrors.gen.ts"))
/**
 * Loads the validators of `getOpportunitiesSubscription` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { getOpportunitiesSubscription } from "@fieldwork/exchange-client/validator-loaders"
 * Object.keys(await getOpportunitiesSubscription.load()).toSorted() // => ["request","response"]
 * ```
 */
export const getOpportunitiesSubscription: ValidatorLoader<"getOpportunitiesSubscription"> = /* @__PURE__ */ loader("getOpportunitiesSubscription", () => import("./validators/getOpportunitiesSubscription.gen.ts"))
/**
 * Loads the validators of `createOpportunitiesSubscription` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { createOpportunitiesSubscription } from "@fieldwork/exchange-client/validator-loaders"
 * Object.keys(await createOpportunitiesSubscription.load()).toSorted() // => ["request","response"]
 * ```
 */
export const createOpportunitiesSubscription: ValidatorLoader<"createOpportunitiesSubscription"> = /* @__PURE__ */ loader("createOpportunitiesSubscription", () => import("./validators/createOpportunitiesSubscription.gen.ts"))
/**
 * Loads the validators of `removeOpportunitiesSubscription` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { removeOpportunitiesSubscription } from "@fieldwork/exchange-client/validator-loaders"
 * Object.keys(await removeOpportunitiesSubscription.load()).toSorted() // => ["request","response"]
 * ```
 */
export const removeOpportunitiesSubscription: ValidatorLoader<"removeOpportunitiesSubscription"> = /* @__PURE__ */ loader("removeOpportunitiesSubscription", () => import("./validators/removeOpportunitiesSubscription.gen.ts"))
/**
 * Loads the validators of `getOutcomesSubscription` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { getOutcomesSubscription } from "@fieldwork/exchange-client/validator-loaders"
 * Object.keys(await getOutcomesSubscription.load()).toSorted() // => ["request","response"]
 * ```
 */
export const getOutcomesSubscription: ValidatorLoader<"getOutcomesSubscription"> = /* @__PURE__ */ loader("getOutcomesSubscription", () => import("./validators/getOutcomesSubscription.gen.ts"))
/**
 * Loads the validators of `createOutcomesSubscription` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { createOutcomesSubscription } from "@fieldwork/exchange-client/validator-loaders"
 * Object.keys(await createOutcomesSubscription.load()).toSorted() // => ["request","response"]
 * ```
 */
export const createOutcomesSubscription: ValidatorLoader<"createOutcomesSubscription"> = /* @__PURE__ */ loader("createOutcomesSubscription", () => import("./validators/createOutcomesSubscription.gen.ts"))
/**
 * Loads the validators of `removeOutcomesSubscription` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { removeOutcomesSubscription } from "@fieldwork/exchange-client/validator-loaders"
 * Object.keys(await removeOutcomesSubscription.load()).toSorted() // => ["request","response"]
 * ```
 */
export const removeOutcomesSubscription: ValidatorLoader<"removeOutcomesSubscription"> = /* @__PURE__ */ loader("removeOutcomesSubscription", () => import("./validators/removeOutcomesSubscription.gen.ts"))
/**
 * Loads the validators of `listQualifiedRespondents` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listQualifiedRespondents } from "@fieldwork/exchange-client/validator-loaders"
 * Object.keys(await listQualifiedRespondents.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listQualifiedRespondents: ValidatorLoader<"listQualifiedRespondents"> = /* @__PURE__ */ loader("listQualifiedRespondents", () => import("./validators/listQualifiedRespondents.gen.ts"))
/**
 * Loads the validators of `listSurveyGroups` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listSurveyGroups } from "@fieldwork/exchange-client/validator-loaders"
 * Object.keys(await listSurveyGroups.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listSurveyGroups: ValidatorLoader<"listSurveyGroups"> = /* @__PURE__ */ loader("listSurveyGroups", () => import("./validators/listSurveyGroups.gen.ts"))
/**
 * Loads the validators of `listOfferwallSurveys` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listOfferwallSurveys } from "@fieldwork/exchange-client/validator-loaders"
 * Object.keys(await listOfferwallSurveys.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listOfferwallSurveys: ValidatorLoader<"listOfferwallSurveys"> = /* @__PURE__ */ loader("listOfferwallSurveys", () => import("./validators/listOfferwallSurveys.gen.ts"))
/**
 * Loads the validators of `getSurveyAllocation` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { getSurveyAllocation } from "@fieldwork/exchange-client/validator-loaders"
 * Object.keys(await getSurveyAllocation.load()).toSorted() // => ["request","response"]
 * ```
 */
export const getSurveyAllocation: ValidatorLoader<"getSurveyAllocation"> = /* @__PURE__ */ loader("getSurveyAllocation", () => import("./validators/getSurveyAllocation.gen.ts"))
/**
 * Loads the validators of `createSupplierLink` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { createSupplierLink } from "@fieldwork/exchange-client/validator-loaders"
 * Object.keys(await createSupplierLink.load()).toSorted() // => ["request","response"]
 * ```
 */
export const createSupplierLink: ValidatorLoader<"createSupplierLink"> = /* @__PURE__ */ loader("createSupplierLink", () => import("./validators/createSupplierLink.gen.ts"))
/**
 * Loads the validators of `updateSupplierLink` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { updateSupplierLink } from "@fieldwork/exchange-client/validator-loaders"
 * Object.keys(await updateSupplierLink.load()).toSorted() // => ["request","response"]
 * ```
 */
export const updateSupplierLink: ValidatorLoader<"updateSupplierLink"> = /* @__PURE__ */ loader("updateSupplierLink", () => import("./validators/updateSupplierLink.gen.ts"))
/**
 * Loads the validators of `getSupplierLink` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { getSupplierLink } from "@fieldwork/exchange-client/validator-loaders"
 * Object.keys(await getSupplierLink.load()).toSorted() // => ["request","response"]
 * ```
 */
export const getSupplierLink: ValidatorLoader<"getSupplierLink"> = /* @__PURE__ */ loader("getSupplierLink", () => import("./validators/getSupplierLink.gen.ts"))
/**
 * Loads the validators of `listAllocatedSurveys` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listAllocatedSurveys } from "@fieldwork/exchange-client/validator-loaders"
 * Object.keys(await listAllocatedSurveys.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listAllocatedSurveys: ValidatorLoader<"listAllocatedSurveys"> = /* @__PURE__ */ loader("listAllocatedSurveys", () => import("./validators/listAllocatedSurveys.gen.ts"))
/**
 * Loads the validators of `createSurvey` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { createSurvey } from "@fieldwork/exchange-client/validator-loaders"
 * Object.keys(await createSurvey.load()).toSorted() // => ["request","response"]
 * ```
 */
export const createSurvey: ValidatorLoader<"createSurvey"> = /* @__PURE__ */ loader("createSurvey", () => import("./validators/createSurvey.gen.ts"))
/**
 * Loads the validators of `updateSurvey` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { updateSurvey } from "@fieldwork/exchange-client/validator-loaders"
 * Object.keys(await updateSurvey.load()).toSorted() // => ["request","response"]
 * ```
 */
export const updateSurvey: ValidatorLoader<"updateSurvey"> = /* @__PURE__ */ loader("updateSurvey", () => import("./validators/updateSurvey.gen.ts"))
/**
 * Loads the validators of `getSurvey` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { getSurvey } from "@fieldwork/exchange-client/validator-loaders"
 * Object.keys(await getSurvey.load()).toSorted() // => ["request","response"]
 * ```
 */
export const getSurvey: ValidatorLoader<"getSurvey"> = /* @__PURE__ */ loader("getSurvey", () => import("./validators/getSurvey.gen.ts"))
