// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.

/**
 * Loads the validators of one operation: `request` for its input, and `response` for its success.
 */
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
export const listCampaigns: ValidatorLoader<"listCampaigns"> = { load: () => import("./validators/listCampaigns.gen.ts") }
/**
 * Loads the validators of `createCampaign` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { createCampaign } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await createCampaign.load()).toSorted() // => ["request","response"]
 * ```
 */
export const createCampaign: ValidatorLoader<"createCampaign"> = { load: () => import("./validators/createCampaign.gen.ts") }
/**
 * Loads the validators of `getCampaignSummary` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { getCampaignSummary } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await getCampaignSummary.load()).toSorted() // => ["request","response"]
 * ```
 */
export const getCampaignSummary: ValidatorLoader<"getCampaignSummary"> = { load: () => import("./validators/getCampaignSummary.gen.ts") }
/**
 * Loads the validators of `getCampaign` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { getCampaign } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await getCampaign.load()).toSorted() // => ["request","response"]
 * ```
 */
export const getCampaign: ValidatorLoader<"getCampaign"> = { load: () => import("./validators/getCampaign.gen.ts") }
/**
 * Loads the validators of `updateLaunchedCampaign` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { updateLaunchedCampaign } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await updateLaunchedCampaign.load()).toSorted() // => ["request","response"]
 * ```
 */
export const updateLaunchedCampaign: ValidatorLoader<"updateLaunchedCampaign"> = { load: () => import("./validators/updateLaunchedCampaign.gen.ts") }
/**
 * Loads the validators of `updateCampaign` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { updateCampaign } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await updateCampaign.load()).toSorted() // => ["request","response"]
 * ```
 */
export const updateCampaign: ValidatorLoader<"updateCampaign"> = { load: () => import("./validators/updateCampaign.gen.ts") }
/**
 * Loads the validators of `launchCampaign` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { launchCampaign } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await launchCampaign.load()).toSorted() // => ["request","response"]
 * ```
 */
export const launchCampaign: ValidatorLoader<"launchCampaign"> = { load: () => import("./validators/launchCampaign.gen.ts") }
/**
 * Loads the validators of `getCampaignOverviewLift` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { getCampaignOverviewLift } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await getCampaignOverviewLift.load()).toSorted() // => ["request","response"]
 * ```
 */
export const getCampaignOverviewLift: ValidatorLoader<"getCampaignOverviewLift"> = { load: () => import("./validators/getCampaignOverviewLift.gen.ts") }
/**
 * Loads the validators of `listIndustries` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listIndustries } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listIndustries.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listIndustries: ValidatorLoader<"listIndustries"> = { load: () => import("./validators/listIndustries.gen.ts") }
/**
 * Loads the validators of `listCountryLanguages` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listCountryLanguages } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listCountryLanguages.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listCountryLanguages: ValidatorLoader<"listCountryLanguages"> = { load: () => import("./validators/listCountryLanguages.gen.ts") }
/**
 * Loads the validators of `getCountryLanguage` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { getCountryLanguage } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await getCountryLanguage.load()).toSorted() // => ["request","response"]
 * ```
 */
export const getCountryLanguage: ValidatorLoader<"getCountryLanguage"> = { load: () => import("./validators/getCountryLanguage.gen.ts") }
/**
 * Loads the validators of `listCountryLanguageQuestions` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listCountryLanguageQuestions } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listCountryLanguageQuestions.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listCountryLanguageQuestions: ValidatorLoader<"listCountryLanguageQuestions"> = { load: () => import("./validators/listCountryLanguageQuestions.gen.ts") }
/**
 * Loads the validators of `listCountryLanguageQuestionOptions` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listCountryLanguageQuestionOptions } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listCountryLanguageQuestionOptions.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listCountryLanguageQuestionOptions: ValidatorLoader<"listCountryLanguageQuestionOptions"> = { load: () => import("./validators/listCountryLanguageQuestionOptions.gen.ts") }
/**
 * Loads the validators of `listQuestionTemplates` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listQuestionTemplates } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listQuestionTemplates.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listQuestionTemplates: ValidatorLoader<"listQuestionTemplates"> = { load: () => import("./validators/listQuestionTemplates.gen.ts") }
/**
 * Loads the validators of `listCampaignQuestionTemplates` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listCampaignQuestionTemplates } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listCampaignQuestionTemplates.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listCampaignQuestionTemplates: ValidatorLoader<"listCampaignQuestionTemplates"> = { load: () => import("./validators/listCampaignQuestionTemplates.gen.ts") }
/**
 * Loads the validators of `listAdServers` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listAdServers } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listAdServers.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listAdServers: ValidatorLoader<"listAdServers"> = { load: () => import("./validators/listAdServers.gen.ts") }
/**
 * Loads the validators of `getAdServer` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { getAdServer } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await getAdServer.load()).toSorted() // => ["request","response"]
 * ```
 */
export const getAdServer: ValidatorLoader<"getAdServer"> = { load: () => import("./validators/getAdServer.gen.ts") }
/**
 * Loads the validators of `listTagQueryParameters` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listTagQueryParameters } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listTagQueryParameters.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listTagQueryParameters: ValidatorLoader<"listTagQueryParameters"> = { load: () => import("./validators/listTagQueryParameters.gen.ts") }
/**
 * Loads the validators of `listS2sPartners` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listS2sPartners } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listS2sPartners.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listS2sPartners: ValidatorLoader<"listS2sPartners"> = { load: () => import("./validators/listS2sPartners.gen.ts") }
/**
 * Loads the validators of `listTargetedRecruitmentOptions` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listTargetedRecruitmentOptions } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listTargetedRecruitmentOptions.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listTargetedRecruitmentOptions: ValidatorLoader<"listTargetedRecruitmentOptions"> = { load: () => import("./validators/listTargetedRecruitmentOptions.gen.ts") }
/**
 * Loads the validators of `listDemographicFilters` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listDemographicFilters } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listDemographicFilters.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listDemographicFilters: ValidatorLoader<"listDemographicFilters"> = { load: () => import("./validators/listDemographicFilters.gen.ts") }
/**
 * Loads the validators of `listTargetAudiences` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listTargetAudiences } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listTargetAudiences.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listTargetAudiences: ValidatorLoader<"listTargetAudiences"> = { load: () => import("./validators/listTargetAudiences.gen.ts") }
/**
 * Loads the validators of `getNonDemographicFilters` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { getNonDemographicFilters } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await getNonDemographicFilters.load()).toSorted() // => ["request","response"]
 * ```
 */
export const getNonDemographicFilters: ValidatorLoader<"getNonDemographicFilters"> = { load: () => import("./validators/getNonDemographicFilters.gen.ts") }
/**
 * Loads the validators of `listRespondentCsvColumns` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listRespondentCsvColumns } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listRespondentCsvColumns.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listRespondentCsvColumns: ValidatorLoader<"listRespondentCsvColumns"> = { load: () => import("./validators/listRespondentCsvColumns.gen.ts") }
/**
 * Loads the validators of `listCampaignRespondentCsvColumns` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listCampaignRespondentCsvColumns } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listCampaignRespondentCsvColumns.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listCampaignRespondentCsvColumns: ValidatorLoader<"listCampaignRespondentCsvColumns"> = { load: () => import("./validators/listCampaignRespondentCsvColumns.gen.ts") }
/**
 * Loads the validators of `listCampaignQuestions` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listCampaignQuestions } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listCampaignQuestions.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listCampaignQuestions: ValidatorLoader<"listCampaignQuestions"> = { load: () => import("./validators/listCampaignQuestions.gen.ts") }
/**
 * Loads the validators of `getCampaignQuestion` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { getCampaignQuestion } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await getCampaignQuestion.load()).toSorted() // => ["request","response"]
 * ```
 */
export const getCampaignQuestion: ValidatorLoader<"getCampaignQuestion"> = { load: () => import("./validators/getCampaignQuestion.gen.ts") }
/**
 * Loads the validators of `getQuestionLift` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { getQuestionLift } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await getQuestionLift.load()).toSorted() // => ["request","response"]
 * ```
 */
export const getQuestionLift: ValidatorLoader<"getQuestionLift"> = { load: () => import("./validators/getQuestionLift.gen.ts") }
/**
 * Loads the validators of `listCampaignLift` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listCampaignLift } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listCampaignLift.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listCampaignLift: ValidatorLoader<"listCampaignLift"> = { load: () => import("./validators/listCampaignLift.gen.ts") }
/**
 * Loads the validators of `listLiftByAdChannel` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listLiftByAdChannel } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listLiftByAdChannel.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listLiftByAdChannel: ValidatorLoader<"listLiftByAdChannel"> = { load: () => import("./validators/listLiftByAdChannel.gen.ts") }
/**
 * Loads the validators of `listLiftByAdLength` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listLiftByAdLength } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listLiftByAdLength.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listLiftByAdLength: ValidatorLoader<"listLiftByAdLength"> = { load: () => import("./validators/listLiftByAdLength.gen.ts") }
/**
 * Loads the validators of `listLiftByCreative` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listLiftByCreative } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listLiftByCreative.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listLiftByCreative: ValidatorLoader<"listLiftByCreative"> = { load: () => import("./validators/listLiftByCreative.gen.ts") }
/**
 * Loads the validators of `listLiftByBucket` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listLiftByBucket } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listLiftByBucket.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listLiftByBucket: ValidatorLoader<"listLiftByBucket"> = { load: () => import("./validators/listLiftByBucket.gen.ts") }
/**
 * Loads the validators of `listLiftByCustomVariable` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listLiftByCustomVariable } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listLiftByCustomVariable.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listLiftByCustomVariable: ValidatorLoader<"listLiftByCustomVariable"> = { load: () => import("./validators/listLiftByCustomVariable.gen.ts") }
/**
 * Loads the validators of `listLiftByDaypart` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listLiftByDaypart } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listLiftByDaypart.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listLiftByDaypart: ValidatorLoader<"listLiftByDaypart"> = { load: () => import("./validators/listLiftByDaypart.gen.ts") }
/**
 * Loads the validators of `listLiftByDemographic` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listLiftByDemographic } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listLiftByDemographic.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listLiftByDemographic: ValidatorLoader<"listLiftByDemographic"> = { load: () => import("./validators/listLiftByDemographic.gen.ts") }
/**
 * Loads the validators of `listLiftByDevice` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listLiftByDevice } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listLiftByDevice.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listLiftByDevice: ValidatorLoader<"listLiftByDevice"> = { load: () => import("./validators/listLiftByDevice.gen.ts") }
/**
 * Loads the validators of `listLiftByFrequency` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listLiftByFrequency } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listLiftByFrequency.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listLiftByFrequency: ValidatorLoader<"listLiftByFrequency"> = { load: () => import("./validators/listLiftByFrequency.gen.ts") }
/**
 * Loads the validators of `listRespondents` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listRespondents } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listRespondents.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listRespondents: ValidatorLoader<"listRespondents"> = { load: () => import("./validators/listRespondents.gen.ts") }
/**
 * Loads the validators of `exportRespondentsCsv` when they are needed: `request`.
 *
 * @example
 * ```ts
 * import { exportRespondentsCsv } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await exportRespondentsCsv.load()).toSorted() // => ["request"]
 * ```
 */
export const exportRespondentsCsv: ValidatorLoader<"exportRespondentsCsv"> = { load: () => import("./validators/exportRespondentsCsv.gen.ts") }
/**
 * Loads the validators of `exportExcel` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { exportExcel } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await exportExcel.load()).toSorted() // => ["request","response"]
 * ```
 */
export const exportExcel: ValidatorLoader<"exportExcel"> = { load: () => import("./validators/exportExcel.gen.ts") }
/**
 * Loads the validators of `getExcelExport` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { getExcelExport } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await getExcelExport.load()).toSorted() // => ["request","response"]
 * ```
 */
export const getExcelExport: ValidatorLoader<"getExcelExport"> = { load: () => import("./validators/getExcelExport.gen.ts") }
/**
 * Loads the validators of `exportPowerPoint` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { exportPowerPoint } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await exportPowerPoint.load()).toSorted() // => ["request","response"]
 * ```
 */
export const exportPowerPoint: ValidatorLoader<"exportPowerPoint"> = { load: () => import("./validators/exportPowerPoint.gen.ts") }
/**
 * Loads the validators of `getPowerPointExport` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { getPowerPointExport } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await getPowerPointExport.load()).toSorted() // => ["request","response"]
 * ```
 */
export const getPowerPointExport: ValidatorLoader<"getPowerPointExport"> = { load: () => import("./validators/getPowerPointExport.gen.ts") }
/**
 * Loads the validators of `listFrequencyReports` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listFrequencyReports } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listFrequencyReports.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listFrequencyReports: ValidatorLoader<"listFrequencyReports"> = { load: () => import("./validators/listFrequencyReports.gen.ts") }
/**
 * Loads the validators of `createFrequencyReport` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { createFrequencyReport } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await createFrequencyReport.load()).toSorted() // => ["request","response"]
 * ```
 */
export const createFrequencyReport: ValidatorLoader<"createFrequencyReport"> = { load: () => import("./validators/createFrequencyReport.gen.ts") }
/**
 * Loads the validators of `getFrequencyReport` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { getFrequencyReport } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await getFrequencyReport.load()).toSorted() // => ["request","response"]
 * ```
 */
export const getFrequencyReport: ValidatorLoader<"getFrequencyReport"> = { load: () => import("./validators/getFrequencyReport.gen.ts") }
/**
 * Loads the validators of `getIpMatching` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { getIpMatching } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await getIpMatching.load()).toSorted() // => ["request","response"]
 * ```
 */
export const getIpMatching: ValidatorLoader<"getIpMatching"> = { load: () => import("./validators/getIpMatching.gen.ts") }
/**
 * Loads the validators of `configureIpMatching` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { configureIpMatching } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await configureIpMatching.load()).toSorted() // => ["request","response"]
 * ```
 */
export const configureIpMatching: ValidatorLoader<"configureIpMatching"> = { load: () => import("./validators/configureIpMatching.gen.ts") }
/**
 * Loads the validators of `updateIpMatching` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { updateIpMatching } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await updateIpMatching.load()).toSorted() // => ["request","response"]
 * ```
 */
export const updateIpMatching: ValidatorLoader<"updateIpMatching"> = { load: () => import("./validators/updateIpMatching.gen.ts") }
/**
 * Loads the validators of `createIpMatchingIds` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { createIpMatchingIds } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await createIpMatchingIds.load()).toSorted() // => ["request","response"]
 * ```
 */
export const createIpMatchingIds: ValidatorLoader<"createIpMatchingIds"> = { load: () => import("./validators/createIpMatchingIds.gen.ts") }
/**
 * Loads the validators of `listPixelGroups` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listPixelGroups } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listPixelGroups.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listPixelGroups: ValidatorLoader<"listPixelGroups"> = { load: () => import("./validators/listPixelGroups.gen.ts") }
/**
 * Loads the validators of `createPixels` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { createPixels } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await createPixels.load()).toSorted() // => ["request","response"]
 * ```
 */
export const createPixels: ValidatorLoader<"createPixels"> = { load: () => import("./validators/createPixels.gen.ts") }
/**
 * Loads the validators of `getPixelGroup` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { getPixelGroup } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await getPixelGroup.load()).toSorted() // => ["request","response"]
 * ```
 */
export const getPixelGroup: ValidatorLoader<"getPixelGroup"> = { load: () => import("./validators/getPixelGroup.gen.ts") }
/**
 * Loads the validators of `updatePixelGroup` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { updatePixelGroup } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await updatePixelGroup.load()).toSorted() // => ["request","response"]
 * ```
 */
export const updatePixelGroup: ValidatorLoader<"updatePixelGroup"> = { load: () => import("./validators/updatePixelGroup.gen.ts") }
/**
 * Loads the validators of `listS2sMappings` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listS2sMappings } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listS2sMappings.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listS2sMappings: ValidatorLoader<"listS2sMappings"> = { load: () => import("./validators/listS2sMappings.gen.ts") }
/**
 * Loads the validators of `createS2sMappings` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { createS2sMappings } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await createS2sMappings.load()).toSorted() // => ["request","response"]
 * ```
 */
export const createS2sMappings: ValidatorLoader<"createS2sMappings"> = { load: () => import("./validators/createS2sMappings.gen.ts") }
/**
 * Loads the validators of `removeS2sMapping` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { removeS2sMapping } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await removeS2sMapping.load()).toSorted() // => ["request","response"]
 * ```
 */
export const removeS2sMapping: ValidatorLoader<"removeS2sMapping"> = { load: () => import("./validators/removeS2sMapping.gen.ts") }
/**
 * Loads the validators of `listNamesWithImpressions` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listNamesWithImpressions } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listNamesWithImpressions.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listNamesWithImpressions: ValidatorLoader<"listNamesWithImpressions"> = { load: () => import("./validators/listNamesWithImpressions.gen.ts") }
/**
 * Loads the validators of `listGroups` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listGroups } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listGroups.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listGroups: ValidatorLoader<"listGroups"> = { load: () => import("./validators/listGroups.gen.ts") }
/**
 * Loads the validators of `createOrUpdateGroups` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { createOrUpdateGroups } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await createOrUpdateGroups.load()).toSorted() // => ["request","response"]
 * ```
 */
export const createOrUpdateGroups: ValidatorLoader<"createOrUpdateGroups"> = { load: () => import("./validators/createOrUpdateGroups.gen.ts") }
/**
 * Loads the validators of `removeGroups` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { removeGroups } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await removeGroups.load()).toSorted() // => ["request","response"]
 * ```
 */
export const removeGroups: ValidatorLoader<"removeGroups"> = { load: () => import("./validators/removeGroups.gen.ts") }
/**
 * Loads the validators of `getCampaignNames` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { getCampaignNames } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await getCampaignNames.load()).toSorted() // => ["request","response"]
 * ```
 */
export const getCampaignNames: ValidatorLoader<"getCampaignNames"> = { load: () => import("./validators/getCampaignNames.gen.ts") }
/**
 * Loads the validators of `assignCampaignNames` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { assignCampaignNames } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await assignCampaignNames.load()).toSorted() // => ["request","response"]
 * ```
 */
export const assignCampaignNames: ValidatorLoader<"assignCampaignNames"> = { load: () => import("./validators/assignCampaignNames.gen.ts") }
/**
 * Loads the validators of `listNames` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { listNames } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await listNames.load()).toSorted() // => ["request","response"]
 * ```
 */
export const listNames: ValidatorLoader<"listNames"> = { load: () => import("./validators/listNames.gen.ts") }
/**
 * Loads the validators of `assignNamesAndGroups` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { assignNamesAndGroups } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await assignNamesAndGroups.load()).toSorted() // => ["request","response"]
 * ```
 */
export const assignNamesAndGroups: ValidatorLoader<"assignNamesAndGroups"> = { load: () => import("./validators/assignNamesAndGroups.gen.ts") }
/**
 * Loads the validators of `createToken` when they are needed: `request` and `response`.
 *
 * @example
 * ```ts
 * import { createToken } from "@fieldwork/brand-lift-client/validator-loaders"
 * Object.keys(await createToken.load()).toSorted() // => ["request","response"]
 * ```
 */
export const createToken: ValidatorLoader<"createToken"> = { load: () => import("./validators/createToken.gen.ts") }
