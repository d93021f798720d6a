// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.

/**
 * Loads the validators of one operation: `request` for its input, and `response` for its success. On Node they can be loaded at once.
 */
import { loader } from "./loader.gen.ts"
import type { ValidatorLoader } from "./validator.gen.ts"

/**
 * Loads the validators of `listCampaigns` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listCampaigns } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listCampaigns.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listCampaigns: ValidatorLoader<"listCampaigns"> = /* @__PURE__ */ loader("listCampaigns", () => import("./validators/listCampaigns.gen.ts"))
/**
 * Loads the validators of `createCampaign` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { createCampaign } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await createCampaign.load()).toSorted() // => ["request","response"]
 * ```
 */
export const createCampaign: ValidatorLoader<"createCampaign"> = /* @__PURE__ */ loader("createCampaign", () => import("./validators/createCampaign.gen.ts"))
/**
 * Loads the validators of `getCampaignSummary` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { getCampaignSummary } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await getCampaignSummary.load()).toSorted() // => ["request","response"]
 * ```
 */
export const getCampaignSummary: ValidatorLoader<"getCampaignSummary"> = /* @__PURE__ */ loader("getCampaignSummary", () => import("./validators/getCampaignSummary.gen.ts"))
/**
 * Loads the validators of `getCampaign` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { getCampaign } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await getCampaign.load()).toSorted() // => ["request","response"]
 * ```
 */
export const getCampaign: ValidatorLoader<"getCampaign"> = /* @__PURE__ */ loader("getCampaign", () => import("./validators/getCampaign.gen.ts"))
/**
 * Loads the validators of `updateLaunchedCampaign` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { updateLaunchedCampaign } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await updateLaunchedCampaign.load()).toSorted() // => ["request","response"]
 * ```
 */
export const updateLaunchedCampaign: ValidatorLoader<"updateLaunchedCampaign"> = /* @__PURE__ */ loader("updateLaunchedCampaign", () => import("./validators/updateLaunchedCampaign.gen.ts"))
/**
 * Loads the validators of `updateCampaign` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { updateCampaign } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await updateCampaign.load()).toSorted() // => ["request","response"]
 * ```
 */
export const updateCampaign: ValidatorLoader<"updateCampaign"> = /* @__PURE__ */ loader("updateCampaign", () => import("./validators/updateCampaign.gen.ts"))
/**
 * Loads the validators of `launchCampaign` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { launchCampaign } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await launchCampaign.load()).toSorted() // => ["request","response"]
 * ```
 */
export const launchCampaign: ValidatorLoader<"launchCampaign"> = /* @__PURE__ */ loader("launchCampaign", () => import("./validators/launchCampaign.gen.ts"))
/**
 * Loads the validators of `getCampaignOverviewLift` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { getCampaignOverviewLift } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await getCampaignOverviewLift.load()).toSorted() // => ["request","response"]
 * ```
 */
export const getCampaignOverviewLift: ValidatorLoader<"getCampaignOverviewLift"> = /* @__PURE__ */ loader("getCampaignOverviewLift", () => import("./validators/getCampaignOverviewLift.gen.ts"))
/**
 * Loads the validators of `listIndustries` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listIndustries } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listIndustries.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listIndustries: ValidatorLoader<"listIndustries"> = /* @__PURE__ */ loader("listIndustries", () => import("./validators/listIndustries.gen.ts"))
/**
 * Loads the validators of `listCountryLanguages` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listCountryLanguages } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listCountryLanguages.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listCountryLanguages: ValidatorLoader<"listCountryLanguages"> = /* @__PURE__ */ loader("listCountryLanguages", () => import("./validators/listCountryLanguages.gen.ts"))
/**
 * Loads the validators of `getCountryLanguage` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { getCountryLanguage } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await getCountryLanguage.load()).toSorted() // => ["request","response"]
 * ```
 */
export const getCountryLanguage: ValidatorLoader<"getCountryLanguage"> = /* @__PURE__ */ loader("getCountryLanguage", () => import("./validators/getCountryLanguage.gen.ts"))
/**
 * Loads the validators of `listCountryLanguageQuestions` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listCountryLanguageQuestions } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listCountryLanguageQuestions.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listCountryLanguageQuestions: ValidatorLoader<"listCountryLanguageQuestions"> = /* @__PURE__ */ loader("listCountryLanguageQuestions", () => import("./validators/listCountryLanguageQuestions.gen.ts"))
/**
 * Loads the validators of `listCountryLanguageQuestionOptions` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listCountryLanguageQuestionOptions } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listCountryLanguageQuestionOptions.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listCountryLanguageQuestionOptions: ValidatorLoader<"listCountryLanguageQuestionOptions"> = /* @__PURE__ */ loader("listCountryLanguageQuestionOptions", () => import("./validators/listCountryLanguageQuestionOptions.gen.ts"))
/**
 * Loads the validators of `listQuestionTemplates` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listQuestionTemplates } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listQuestionTemplates.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listQuestionTemplates: ValidatorLoader<"listQuestionTemplates"> = /* @__PURE__ */ loader("listQuestionTemplates", () => import("./validators/listQuestionTemplates.gen.ts"))
/**
 * Loads the validators of `listCampaignQuestionTemplates` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listCampaignQuestionTemplates } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listCampaignQuestionTemplates.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listCampaignQuestionTemplates: ValidatorLoader<"listCampaignQuestionTemplates"> = /* @__PURE__ */ loader("listCampaignQuestionTemplates", () => import("./validators/listCampaignQuestionTemplates.gen.ts"))
/**
 * Loads the validators of `listAdServers` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listAdServers } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listAdServers.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listAdServers: ValidatorLoader<"listAdServers"> = /* @__PURE__ */ loader("listAdServers", () => import("./validators/listAdServers.gen.ts"))
/**
 * Loads the validators of `getAdServer` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { getAdServer } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await getAdServer.load()).toSorted() // => ["request","response"]
 * ```
 */
export const getAdServer: ValidatorLoader<"getAdServer"> = /* @__PURE__ */ loader("getAdServer", () => import("./validators/getAdServer.gen.ts"))
/**
 * Loads the validators of `listTagQueryParameters` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listTagQueryParameters } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listTagQueryParameters.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listTagQueryParameters: ValidatorLoader<"listTagQueryParameters"> = /* @__PURE__ */ loader("listTagQueryParameters", () => import("./validators/listTagQueryParameters.gen.ts"))
/**
 * Loads the validators of `listS2sPartners` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listS2sPartners } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listS2sPartners.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listS2sPartners: ValidatorLoader<"listS2sPartners"> = /* @__PURE__ */ loader("listS2sPartners", () => import("./validators/listS2sPartners.gen.ts"))
/**
 * Loads the validators of `listTargetedRecruitmentOptions` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listTargetedRecruitmentOptions } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listTargetedRecruitmentOptions.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listTargetedRecruitmentOptions: ValidatorLoader<"listTargetedRecruitmentOptions"> = /* @__PURE__ */ loader("listTargetedRecruitmentOptions", () => import("./validators/listTargetedRecruitmentOptions.gen.ts"))
/**
 * Loads the validators of `listDemographicFilters` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listDemographicFilters } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listDemographicFilters.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listDemographicFilters: ValidatorLoader<"listDemographicFilters"> = /* @__PURE__ */ loader("listDemographicFilters", () => import("./validators/listDemographicFilters.gen.ts"))
/**
 * Loads the validators of `listTargetAudiences` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listTargetAudiences } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listTargetAudiences.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listTargetAudiences: ValidatorLoader<"listTargetAudiences"> = /* @__PURE__ */ loader("listTargetAudiences", () => import("./validators/listTargetAudiences.gen.ts"))
/**
 * Loads the validators of `getNonDemographicFilters` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { getNonDemographicFilters } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await getNonDemographicFilters.load()).toSorted() // => ["request","response"]
 * ```
 */
export const getNonDemographicFilters: ValidatorLoader<"getNonDemographicFilters"> = /* @__PURE__ */ loader("getNonDemographicFilters", () => import("./validators/getNonDemographicFilters.gen.ts"))
/**
 * Loads the validators of `listRespondentCsvColumns` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listRespondentCsvColumns } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listRespondentCsvColumns.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listRespondentCsvColumns: ValidatorLoader<"listRespondentCsvColumns"> = /* @__PURE__ */ loader("listRespondentCsvColumns", () => import("./validators/listRespondentCsvColumns.gen.ts"))
/**
 * Loads the validators of `listCampaignRespondentCsvColumns` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listCampaignRespondentCsvColumns } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listCampaignRespondentCsvColumns.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listCampaignRespondentCsvColumns: ValidatorLoader<"listCampaignRespondentCsvColumns"> = /* @__PURE__ */ loader("listCampaignRespondentCsvColumns", () => import("./validators/listCampaignRespondentCsvColumns.gen.ts"))
/**
 * Loads the validators of `listCampaignQuestions` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listCampaignQuestions } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listCampaignQuestions.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listCampaignQuestions: ValidatorLoader<"listCampaignQuestions"> = /* @__PURE__ */ loader("listCampaignQuestions", () => import("./validators/listCampaignQuestions.gen.ts"))
/**
 * Loads the validators of `getCampaignQuestion` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { getCampaignQuestion } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await getCampaignQuestion.load()).toSorted() // => ["request","response"]
 * ```
 */
export const getCampaignQuestion: ValidatorLoader<"getCampaignQuestion"> = /* @__PURE__ */ loader("getCampaignQuestion", () => import("./validators/getCampaignQuestion.gen.ts"))
/**
 * Loads the validators of `getQuestionLift` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { getQuestionLift } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await getQuestionLift.load()).toSorted() // => ["request","response"]
 * ```
 */
export const getQuestionLift: ValidatorLoader<"getQuestionLift"> = /* @__PURE__ */ loader("getQuestionLift", () => import("./validators/getQuestionLift.gen.ts"))
/**
 * Loads the validators of `listCampaignLift` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listCampaignLift } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listCampaignLift.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listCampaignLift: ValidatorLoader<"listCampaignLift"> = /* @__PURE__ */ loader("listCampaignLift", () => import("./validators/listCampaignLift.gen.ts"))
/**
 * Loads the validators of `listLiftByAdChannel` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listLiftByAdChannel } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listLiftByAdChannel.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listLiftByAdChannel: ValidatorLoader<"listLiftByAdChannel"> = /* @__PURE__ */ loader("listLiftByAdChannel", () => import("./validators/listLiftByAdChannel.gen.ts"))
/**
 * Loads the validators of `listLiftByAdLength` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listLiftByAdLength } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listLiftByAdLength.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listLiftByAdLength: ValidatorLoader<"listLiftByAdLength"> = /* @__PURE__ */ loader("listLiftByAdLength", () => import("./validators/listLiftByAdLength.gen.ts"))
/**
 * Loads the validators of `listLiftByCreative` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listLiftByCreative } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listLiftByCreative.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listLiftByCreative: ValidatorLoader<"listLiftByCreative"> = /* @__PURE__ */ loader("listLiftByCreative", () => import("./validators/listLiftByCreative.gen.ts"))
/**
 * Loads the validators of `listLiftByBucket` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listLiftByBucket } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listLiftByBucket.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listLiftByBucket: ValidatorLoader<"listLiftByBucket"> = /* @__PURE__ */ loader("listLiftByBucket", () => import("./validators/listLiftByBucket.gen.ts"))
/**
 * Loads the validators of `listLiftByCustomVariable` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listLiftByCustomVariable } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listLiftByCustomVariable.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listLiftByCustomVariable: ValidatorLoader<"listLiftByCustomVariable"> = /* @__PURE__ */ loader("listLiftByCustomVariable", () => import("./validators/listLiftByCustomVariable.gen.ts"))
/**
 * Loads the validators of `listLiftByDaypart` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listLiftByDaypart } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listLiftByDaypart.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listLiftByDaypart: ValidatorLoader<"listLiftByDaypart"> = /* @__PURE__ */ loader("listLiftByDaypart", () => import("./validators/listLiftByDaypart.gen.ts"))
/**
 * Loads the validators of `listLiftByDemographic` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listLiftByDemographic } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listLiftByDemographic.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listLiftByDemographic: ValidatorLoader<"listLiftByDemographic"> = /* @__PURE__ */ loader("listLiftByDemographic", () => import("./validators/listLiftByDemographic.gen.ts"))
/**
 * Loads the validators of `listLiftByDevice` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listLiftByDevice } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listLiftByDevice.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listLiftByDevice: ValidatorLoader<"listLiftByDevice"> = /* @__PURE__ */ loader("listLiftByDevice", () => import("./validators/listLiftByDevice.gen.ts"))
/**
 * Loads the validators of `listLiftByFrequency` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listLiftByFrequency } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listLiftByFrequency.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listLiftByFrequency: ValidatorLoader<"listLiftByFrequency"> = /* @__PURE__ */ loader("listLiftByFrequency", () => import("./validators/listLiftByFrequency.gen.ts"))
/**
 * Loads the validators of `listRespondents` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listRespondents } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listRespondents.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listRespondents: ValidatorLoader<"listRespondents"> = /* @__PURE__ */ loader("listRespondents", () => import("./validators/listRespondents.gen.ts"))
/**
 * Loads the validators of `exportRespondentsCsv` when they are needed: `request`.
 *
 * @example
 * ```ts
 * import { exportRespondentsCsv } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await exportRespondentsCsv.load()).toSorted() // => ["request"]
 * ```
 */
export const exportRespondentsCsv: ValidatorLoader<"exportRespondentsCsv"> = /* @__PURE__ */ loader("exportRespondentsCsv", () => import("./validators/exportRespondentsCsv.gen.ts"))
/**
 * Loads the validators of `exportExcel` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { exportExcel } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await exportExcel.load()).toSorted() // => ["request","response"]
 * ```
 */
export const exportExcel: ValidatorLoader<"exportExcel"> = /* @__PURE__ */ loader("exportExcel", () => import("./validators/exportExcel.gen.ts"))
/**
 * Loads the validators of `getExcelExport` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { getExcelExport } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await getExcelExport.load()).toSorted() // => ["request","response"]
 * ```
 */
export const getExcelExport: ValidatorLoader<"getExcelExport"> = /* @__PURE__ */ loader("getExcelExport", () => import("./validators/getExcelExport.gen.ts"))
/**
 * Loads the validators of `exportPowerPoint` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { exportPowerPoint } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await exportPowerPoint.load()).toSorted() // => ["request","response"]
 * ```
 */
export const exportPowerPoint: ValidatorLoader<"exportPowerPoint"> = /* @__PURE__ */ loader("exportPowerPoint", () => import("./validators/exportPowerPoint.gen.ts"))
/**
 * Loads the validators of `getPowerPointExport` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { getPowerPointExport } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await getPowerPointExport.load()).toSorted() // => ["request","response"]
 * ```
 */
export const getPowerPointExport: ValidatorLoader<"getPowerPointExport"> = /* @__PURE__ */ loader("getPowerPointExport", () => import("./validators/getPowerPointExport.gen.ts"))
/**
 * Loads the validators of `listFrequencyReports` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listFrequencyReports } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listFrequencyReports.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listFrequencyReports: ValidatorLoader<"listFrequencyReports"> = /* @__PURE__ */ loader("listFrequencyReports", () => import("./validators/listFrequencyReports.gen.ts"))
/**
 * Loads the validators of `createFrequencyReport` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { createFrequencyReport } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await createFrequencyReport.load()).toSorted() // => ["request","response"]
 * ```
 */
export const createFrequencyReport: ValidatorLoader<"createFrequencyReport"> = /* @__PURE__ */ loader("createFrequencyReport", () => import("./validators/createFrequencyReport.gen.ts"))
/**
 * Loads the validators of `getFrequencyReport` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { getFrequencyReport } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await getFrequencyReport.load()).toSorted() // => ["request","response"]
 * ```
 */
export const getFrequencyReport: ValidatorLoader<"getFrequencyReport"> = /* @__PURE__ */ loader("getFrequencyReport", () => import("./validators/getFrequencyReport.gen.ts"))
/**
 * Loads the validators of `getIpMatching` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { getIpMatching } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await getIpMatching.load()).toSorted() // => ["request","response"]
 * ```
 */
export const getIpMatching: ValidatorLoader<"getIpMatching"> = /* @__PURE__ */ loader("getIpMatching", () => import("./validators/getIpMatching.gen.ts"))
/**
 * Loads the validators of `configureIpMatching` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { configureIpMatching } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await configureIpMatching.load()).toSorted() // => ["request","response"]
 * ```
 */
export const configureIpMatching: ValidatorLoader<"configureIpMatching"> = /* @__PURE__ */ loader("configureIpMatching", () => import("./validators/configureIpMatching.gen.ts"))
/**
 * Loads the validators of `updateIpMatching` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { updateIpMatching } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await updateIpMatching.load()).toSorted() // => ["request","response"]
 * ```
 */
export const updateIpMatching: ValidatorLoader<"updateIpMatching"> = /* @__PURE__ */ loader("updateIpMatching", () => import("./validators/updateIpMatching.gen.ts"))
/**
 * Loads the validators of `createIpMatchingIds` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { createIpMatchingIds } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await createIpMatchingIds.load()).toSorted() // => ["request","response"]
 * ```
 */
export const createIpMatchingIds: ValidatorLoader<"createIpMatchingIds"> = /* @__PURE__ */ loader("createIpMatchingIds", () => import("./validators/createIpMatchingIds.gen.ts"))
/**
 * Loads the validators of `listPixelGroups` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listPixelGroups } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listPixelGroups.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listPixelGroups: ValidatorLoader<"listPixelGroups"> = /* @__PURE__ */ loader("listPixelGroups", () => import("./validators/listPixelGroups.gen.ts"))
/**
 * Loads the validators of `createPixels` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { createPixels } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await createPixels.load()).toSorted() // => ["request","response"]
 * ```
 */
export const createPixels: ValidatorLoader<"createPixels"> = /* @__PURE__ */ loader("createPixels", () => import("./validators/createPixels.gen.ts"))
/**
 * Loads the validators of `getPixelGroup` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { getPixelGroup } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await getPixelGroup.load()).toSorted() // => ["request","response"]
 * ```
 */
export const getPixelGroup: ValidatorLoader<"getPixelGroup"> = /* @__PURE__ */ loader("getPixelGroup", () => import("./validators/getPixelGroup.gen.ts"))
/**
 * Loads the validators of `updatePixelGroup` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { updatePixelGroup } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await updatePixelGroup.load()).toSorted() // => ["request","response"]
 * ```
 */
export const updatePixelGroup: ValidatorLoader<"updatePixelGroup"> = /* @__PURE__ */ loader("updatePixelGroup", () => import("./validators/updatePixelGroup.gen.ts"))
/**
 * Loads the validators of `listS2sMappings` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listS2sMappings } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listS2sMappings.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listS2sMappings: ValidatorLoader<"listS2sMappings"> = /* @__PURE__ */ loader("listS2sMappings", () => import("./validators/listS2sMappings.gen.ts"))
/**
 * Loads the validators of `createS2sMappings` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { createS2sMappings } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await createS2sMappings.load()).toSorted() // => ["request","response"]
 * ```
 */
export const createS2sMappings: ValidatorLoader<"createS2sMappings"> = /* @__PURE__ */ loader("createS2sMappings", () => import("./validators/createS2sMappings.gen.ts"))
/**
 * Loads the validators of `removeS2sMapping` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { removeS2sMapping } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await removeS2sMapping.load()).toSorted() // => ["request","response"]
 * ```
 */
export const removeS2sMapping: ValidatorLoader<"removeS2sMapping"> = /* @__PURE__ */ loader("removeS2sMapping", () => import("./validators/removeS2sMapping.gen.ts"))
/**
 * Loads the validators of `listNamesWithImpressions` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listNamesWithImpressions } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listNamesWithImpressions.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listNamesWithImpressions: ValidatorLoader<"listNamesWithImpressions"> = /* @__PURE__ */ loader("listNamesWithImpressions", () => import("./validators/listNamesWithImpressions.gen.ts"))
/**
 * Loads the validators of `listGroups` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listGroups } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listGroups.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listGroups: ValidatorLoader<"listGroups"> = /* @__PURE__ */ loader("listGroups", () => import("./validators/listGroups.gen.ts"))
/**
 * Loads the validators of `createOrUpdateGroups` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { createOrUpdateGroups } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await createOrUpdateGroups.load()).toSorted() // => ["request","response"]
 * ```
 */
export const createOrUpdateGroups: ValidatorLoader<"createOrUpdateGroups"> = /* @__PURE__ */ loader("createOrUpdateGroups", () => import("./validators/createOrUpdateGroups.gen.ts"))
/**
 * Loads the validators of `removeGroups` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { removeGroups } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await removeGroups.load()).toSorted() // => ["request","response"]
 * ```
 */
export const removeGroups: ValidatorLoader<"removeGroups"> = /* @__PURE__ */ loader("removeGroups", () => import("./validators/removeGroups.gen.ts"))
/**
 * Loads the validators of `getCampaignNames` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { getCampaignNames } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await getCampaignNames.load()).toSorted() // => ["request","response"]
 * ```
 */
export const getCampaignNames: ValidatorLoader<"getCampaignNames"> = /* @__PURE__ */ loader("getCampaignNames", () => import("./validators/getCampaignNames.gen.ts"))
/**
 * Loads the validators of `assignCampaignNames` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { assignCampaignNames } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await assignCampaignNames.load()).toSorted() // => ["request","response"]
 * ```
 */
export const assignCampaignNames: ValidatorLoader<"assignCampaignNames"> = /* @__PURE__ */ loader("assignCampaignNames", () => import("./validators/assignCampaignNames.gen.ts"))
/**
 * Loads the validators of `listNames` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listNames } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listNames.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listNames: ValidatorLoader<"listNames"> = /* @__PURE__ */ loader("listNames", () => import("./validators/listNames.gen.ts"))
/**
 * Loads the validators of `assignNamesAndGroups` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { assignNamesAndGroups } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await assignNamesAndGroups.load()).toSorted() // => ["request","response"]
 * ```
 */
export const assignNamesAndGroups: ValidatorLoader<"assignNamesAndGroups"> = /* @__PURE__ */ loader("assignNamesAndGroups", () => import("./validators/assignNamesAndGroups.gen.ts"))
/**
 * Loads the validators of `createToken` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { createToken } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await createToken.load()).toSorted() // => ["request","response"]
 * ```
 */
export const createToken: ValidatorLoader<"createToken"> = /* @__PURE__ */ loader("createToken", () => import("./validators/createToken.gen.ts"))
