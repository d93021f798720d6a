// Generated from specs/brand-lift by `npm run generate`. Do not edit: change the spec and generate again.

/**
 * Loads the validators of one operation: `request` for its input, and `response` for its success.
 */
import type { ValidatorLoader } from "./validator.gen.ts"

export const listCampaigns: ValidatorLoader<"listCampaigns"> = { load: () => import("./validators/listCampaigns.gen.ts") }
export const createCampaign: ValidatorLoader<"createCampaign"> = { load: () => import("./validators/createCampaign.gen.ts") }
export const getCampaignSummary: ValidatorLoader<"getCampaignSummary"> = { load: () => import("./validators/getCampaignSummary.gen.ts") }
export const getCampaign: ValidatorLoader<"getCampaign"> = { load: () => import("./validators/getCampaign.gen.ts") }
export const updateLaunchedCampaign: ValidatorLoader<"updateLaunchedCampaign"> = { load: () => import("./validators/updateLaunchedCampaign.gen.ts") }
export const updateCampaign: ValidatorLoader<"updateCampaign"> = { load: () => import("./validators/updateCampaign.gen.ts") }
export const launchCampaign: ValidatorLoader<"launchCampaign"> = { load: () => import("./validators/launchCampaign.gen.ts") }
export const getCampaignOverviewLift: ValidatorLoader<"getCampaignOverviewLift"> = { load: () => import("./validators/getCampaignOverviewLift.gen.ts") }
export const listIndustries: ValidatorLoader<"listIndustries"> = { load: () => import("./validators/listIndustries.gen.ts") }
export const listCountryLanguages: ValidatorLoader<"listCountryLanguages"> = { load: () => import("./validators/listCountryLanguages.gen.ts") }
export const getCountryLanguage: ValidatorLoader<"getCountryLanguage"> = { load: () => import("./validators/getCountryLanguage.gen.ts") }
export const listCountryLanguageQuestions: ValidatorLoader<"listCountryLanguageQuestions"> = { load: () => import("./validators/listCountryLanguageQuestions.gen.ts") }
export const listCountryLanguageQuestionOptions: ValidatorLoader<"listCountryLanguageQuestionOptions"> = { load: () => import("./validators/listCountryLanguageQuestionOptions.gen.ts") }
export const listQuestionTemplates: ValidatorLoader<"listQuestionTemplates"> = { load: () => import("./validators/listQuestionTemplates.gen.ts") }
export const listCampaignQuestionTemplates: ValidatorLoader<"listCampaignQuestionTemplates"> = { load: () => import("./validators/listCampaignQuestionTemplates.gen.ts") }
export const listAdServers: ValidatorLoader<"listAdServers"> = { load: () => import("./validators/listAdServers.gen.ts") }
export const getAdServer: ValidatorLoader<"getAdServer"> = { load: () => import("./validators/getAdServer.gen.ts") }
export const listTagQueryParameters: ValidatorLoader<"listTagQueryParameters"> = { load: () => import("./validators/listTagQueryParameters.gen.ts") }
export const listS2sPartners: ValidatorLoader<"listS2sPartners"> = { load: () => import("./validators/listS2sPartners.gen.ts") }
export const listTargetedRecruitmentOptions: ValidatorLoader<"listTargetedRecruitmentOptions"> = { load: () => import("./validators/listTargetedRecruitmentOptions.gen.ts") }
export const listDemographicFilters: ValidatorLoader<"listDemographicFilters"> = { load: () => import("./validators/listDemographicFilters.gen.ts") }
export const listTargetAudiences: ValidatorLoader<"listTargetAudiences"> = { load: () => import("./validators/listTargetAudiences.gen.ts") }
export const getNonDemographicFilters: ValidatorLoader<"getNonDemographicFilters"> = { load: () => import("./validators/getNonDemographicFilters.gen.ts") }
export const listRespondentCsvColumns: ValidatorLoader<"listRespondentCsvColumns"> = { load: () => import("./validators/listRespondentCsvColumns.gen.ts") }
export const listCampaignRespondentCsvColumns: ValidatorLoader<"listCampaignRespondentCsvColumns"> = { load: () => import("./validators/listCampaignRespondentCsvColumns.gen.ts") }
export const listCampaignQuestions: ValidatorLoader<"listCampaignQuestions"> = { load: () => import("./validators/listCampaignQuestions.gen.ts") }
export const getCampaignQuestion: ValidatorLoader<"getCampaignQuestion"> = { load: () => import("./validators/getCampaignQuestion.gen.ts") }
export const getQuestionLift: ValidatorLoader<"getQuestionLift"> = { load: () => import("./validators/getQuestionLift.gen.ts") }
export const listCampaignLift: ValidatorLoader<"listCampaignLift"> = { load: () => import("./validators/listCampaignLift.gen.ts") }
export const listLiftByAdChannel: ValidatorLoader<"listLiftByAdChannel"> = { load: () => import("./validators/listLiftByAdChannel.gen.ts") }
export const listLiftByAdLength: ValidatorLoader<"listLiftByAdLength"> = { load: () => import("./validators/listLiftByAdLength.gen.ts") }
export const listLiftByCreative: ValidatorLoader<"listLiftByCreative"> = { load: () => import("./validators/listLiftByCreative.gen.ts") }
export const listLiftByBucket: ValidatorLoader<"listLiftByBucket"> = { load: () => import("./validators/listLiftByBucket.gen.ts") }
export const listLiftByCustomVariable: ValidatorLoader<"listLiftByCustomVariable"> = { load: () => import("./validators/listLiftByCustomVariable.gen.ts") }
export const listLiftByDaypart: ValidatorLoader<"listLiftByDaypart"> = { load: () => import("./validators/listLiftByDaypart.gen.ts") }
export const listLiftByDemographic: ValidatorLoader<"listLiftByDemographic"> = { load: () => import("./validators/listLiftByDemographic.gen.ts") }
export const listLiftByDevice: ValidatorLoader<"listLiftByDevice"> = { load: () => import("./validators/listLiftByDevice.gen.ts") }
export const listLiftByFrequency: ValidatorLoader<"listLiftByFrequency"> = { load: () => import("./validators/listLiftByFrequency.gen.ts") }
export const listRespondents: ValidatorLoader<"listRespondents"> = { load: () => import("./validators/listRespondents.gen.ts") }
export const exportRespondentsCsv: ValidatorLoader<"exportRespondentsCsv"> = { load: () => import("./validators/exportRespondentsCsv.gen.ts") }
export const exportExcel: ValidatorLoader<"exportExcel"> = { load: () => import("./validators/exportExcel.gen.ts") }
export const getExcelExport: ValidatorLoader<"getExcelExport"> = { load: () => import("./validators/getExcelExport.gen.ts") }
export const exportPowerPoint: ValidatorLoader<"exportPowerPoint"> = { load: () => import("./validators/exportPowerPoint.gen.ts") }
export const getPowerPointExport: ValidatorLoader<"getPowerPointExport"> = { load: () => import("./validators/getPowerPointExport.gen.ts") }
export const listFrequencyReports: ValidatorLoader<"listFrequencyReports"> = { load: () => import("./validators/listFrequencyReports.gen.ts") }
export const createFrequencyReport: ValidatorLoader<"createFrequencyReport"> = { load: () => import("./validators/createFrequencyReport.gen.ts") }
export const getFrequencyReport: ValidatorLoader<"getFrequencyReport"> = { load: () => import("./validators/getFrequencyReport.gen.ts") }
export const getIpMatching: ValidatorLoader<"getIpMatching"> = { load: () => import("./validators/getIpMatching.gen.ts") }
export const configureIpMatching: ValidatorLoader<"configureIpMatching"> = { load: () => import("./validators/configureIpMatching.gen.ts") }
export const updateIpMatching: ValidatorLoader<"updateIpMatching"> = { load: () => import("./validators/updateIpMatching.gen.ts") }
export const createIpMatchingIds: ValidatorLoader<"createIpMatchingIds"> = { load: () => import("./validators/createIpMatchingIds.gen.ts") }
export const listPixelGroups: ValidatorLoader<"listPixelGroups"> = { load: () => import("./validators/listPixelGroups.gen.ts") }
export const createPixels: ValidatorLoader<"createPixels"> = { load: () => import("./validators/createPixels.gen.ts") }
export const getPixelGroup: ValidatorLoader<"getPixelGroup"> = { load: () => import("./validators/getPixelGroup.gen.ts") }
export const updatePixelGroup: ValidatorLoader<"updatePixelGroup"> = { load: () => import("./validators/updatePixelGroup.gen.ts") }
export const listS2sMappings: ValidatorLoader<"listS2sMappings"> = { load: () => import("./validators/listS2sMappings.gen.ts") }
export const createS2sMappings: ValidatorLoader<"createS2sMappings"> = { load: () => import("./validators/createS2sMappings.gen.ts") }
export const removeS2sMapping: ValidatorLoader<"removeS2sMapping"> = { load: () => import("./validators/removeS2sMapping.gen.ts") }
export const listNamesWithImpressions: ValidatorLoader<"listNamesWithImpressions"> = { load: () => import("./validators/listNamesWithImpressions.gen.ts") }
export const listGroups: ValidatorLoader<"listGroups"> = { load: () => import("./validators/listGroups.gen.ts") }
export const createOrUpdateGroups: ValidatorLoader<"createOrUpdateGroups"> = { load: () => import("./validators/createOrUpdateGroups.gen.ts") }
export const removeGroups: ValidatorLoader<"removeGroups"> = { load: () => import("./validators/removeGroups.gen.ts") }
export const getCampaignNames: ValidatorLoader<"getCampaignNames"> = { load: () => import("./validators/getCampaignNames.gen.ts") }
export const assignCampaignNames: ValidatorLoader<"assignCampaignNames"> = { load: () => import("./validators/assignCampaignNames.gen.ts") }
export const listNames: ValidatorLoader<"listNames"> = { load: () => import("./validators/listNames.gen.ts") }
export const assignNamesAndGroups: ValidatorLoader<"assignNamesAndGroups"> = { load: () => import("./validators/assignNamesAndGroups.gen.ts") }
export const createToken: ValidatorLoader<"createToken"> = { load: () => import("./validators/createToken.gen.ts") }
