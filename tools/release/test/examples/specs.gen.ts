// Written from docstrings by `vitest run test/examples -u`: edit those.
import * as fieldwork_brand_lift_client_operations from "@fieldwork/brand-lift-client/operations"
import * as fieldwork_exchange_client_known_values from "@fieldwork/exchange-client/known-values"
import * as fieldwork_exchange_client_operations from "@fieldwork/exchange-client/operations"
import * as fieldwork_specs_corrections from "@fieldwork/specs/corrections"
import * as fieldwork_specs_decisions from "@fieldwork/specs/decisions"
import * as fieldwork_specs_documents from "@fieldwork/specs/documents"
import * as fieldwork_specs_openapi from "@fieldwork/specs/openapi"
import * as fieldwork_specs_provenance from "@fieldwork/specs/provenance"
import type { Example } from "./Example.ts"

export const examples: ReadonlyArray<Example> = [
  {
    name: "listCampaigns",
    file: "operations.gen",
    run: async (check) => {
      const { listCampaigns } = fieldwork_brand_lift_client_operations
      check(listCampaigns.path, "\"/api/impact-measurement/v1/campaigns\"")
      check(listCampaigns.retry, "\"safe\"")
    }
  },
  {
    name: "createCampaign",
    file: "operations.gen",
    run: async (check) => {
      const { createCampaign } = fieldwork_brand_lift_client_operations
      check(createCampaign.path, "\"/api/impact-measurement/v1/campaigns\"")
      check(createCampaign.retry, "\"once\"")
    }
  },
  {
    name: "getCampaignSummary",
    file: "operations.gen",
    run: async (check) => {
      const { getCampaignSummary } = fieldwork_brand_lift_client_operations
      check(getCampaignSummary.path, "\"/api/impact-measurement/v1/campaigns/summary\"")
      check(getCampaignSummary.retry, "\"safe\"")
    }
  },
  {
    name: "getCampaign",
    file: "operations.gen",
    run: async (check) => {
      const { getCampaign } = fieldwork_brand_lift_client_operations
      check(getCampaign.path, "\"/api/impact-measurement/v1/campaigns/{id}\"")
      check(getCampaign.retry, "\"safe\"")
    }
  },
  {
    name: "updateLaunchedCampaign",
    file: "operations.gen",
    run: async (check) => {
      const { updateLaunchedCampaign } = fieldwork_brand_lift_client_operations
      check(updateLaunchedCampaign.path, "\"/api/impact-measurement/v1/campaigns/{id}\"")
      check(updateLaunchedCampaign.retry, "\"replaceable\"")
    }
  },
  {
    name: "updateCampaign",
    file: "operations.gen",
    run: async (check) => {
      const { updateCampaign } = fieldwork_brand_lift_client_operations
      check(updateCampaign.path, "\"/api/impact-measurement/v1/campaigns/{id}\"")
      check(updateCampaign.retry, "\"replaceable\"")
    }
  },
  {
    name: "launchCampaign",
    file: "operations.gen",
    run: async (check) => {
      const { launchCampaign } = fieldwork_brand_lift_client_operations
      check(launchCampaign.path, "\"/api/impact-measurement/v1/campaigns/{id}/launch\"")
      check(launchCampaign.retry, "\"once\"")
    }
  },
  {
    name: "getCampaignOverviewLift",
    file: "operations.gen",
    run: async (check) => {
      const { getCampaignOverviewLift } = fieldwork_brand_lift_client_operations
      check(getCampaignOverviewLift.path, "\"/api/impact-measurement/v1/campaigns/{id}/overview-lift\"")
      check(getCampaignOverviewLift.retry, "\"safe\"")
    }
  },
  {
    name: "listIndustries",
    file: "operations.gen",
    run: async (check) => {
      const { listIndustries } = fieldwork_brand_lift_client_operations
      check(listIndustries.path, "\"/api/impact-measurement/v1/industries\"")
      check(listIndustries.retry, "\"safe\"")
    }
  },
  {
    name: "listCountryLanguages",
    file: "operations.gen",
    run: async (check) => {
      const { listCountryLanguages } = fieldwork_brand_lift_client_operations
      check(listCountryLanguages.path, "\"/api/impact-measurement/v1/country-languages\"")
      check(listCountryLanguages.retry, "\"safe\"")
    }
  },
  {
    name: "getCountryLanguage",
    file: "operations.gen",
    run: async (check) => {
      const { getCountryLanguage } = fieldwork_brand_lift_client_operations
      check(getCountryLanguage.path, "\"/api/impact-measurement/v1/country-languages/{id}\"")
      check(getCountryLanguage.retry, "\"safe\"")
    }
  },
  {
    name: "listCountryLanguageQuestions",
    file: "operations.gen",
    run: async (check) => {
      const { listCountryLanguageQuestions } = fieldwork_brand_lift_client_operations
      check(listCountryLanguageQuestions.path, "\"/api/impact-measurement/v1/country-languages/{id}/questions\"")
      check(listCountryLanguageQuestions.retry, "\"safe\"")
    }
  },
  {
    name: "listCountryLanguageQuestionOptions",
    file: "operations.gen",
    run: async (check) => {
      const { listCountryLanguageQuestionOptions } = fieldwork_brand_lift_client_operations
      check(listCountryLanguageQuestionOptions.path, "\"/api/impact-measurement/v1/country-languages/{id}/questions/{question_id}/options\"")
      check(listCountryLanguageQuestionOptions.retry, "\"safe\"")
    }
  },
  {
    name: "listQuestionTemplates",
    file: "operations.gen",
    run: async (check) => {
      const { listQuestionTemplates } = fieldwork_brand_lift_client_operations
      check(listQuestionTemplates.path, "\"/api/impact-measurement/v1/question-templates\"")
      check(listQuestionTemplates.retry, "\"safe\"")
    }
  },
  {
    name: "listCampaignQuestionTemplates",
    file: "operations.gen",
    run: async (check) => {
      const { listCampaignQuestionTemplates } = fieldwork_brand_lift_client_operations
      check(listCampaignQuestionTemplates.path, "\"/api/impact-measurement/v1/campaigns/{id}/question-templates\"")
      check(listCampaignQuestionTemplates.retry, "\"safe\"")
    }
  },
  {
    name: "listAdServers",
    file: "operations.gen",
    run: async (check) => {
      const { listAdServers } = fieldwork_brand_lift_client_operations
      check(listAdServers.path, "\"/api/impact-measurement/v1/ad-servers\"")
      check(listAdServers.retry, "\"safe\"")
    }
  },
  {
    name: "getAdServer",
    file: "operations.gen",
    run: async (check) => {
      const { getAdServer } = fieldwork_brand_lift_client_operations
      check(getAdServer.path, "\"/api/impact-measurement/v1/ad-servers/{id}\"")
      check(getAdServer.retry, "\"safe\"")
    }
  },
  {
    name: "listTagQueryParameters",
    file: "operations.gen",
    run: async (check) => {
      const { listTagQueryParameters } = fieldwork_brand_lift_client_operations
      check(listTagQueryParameters.path, "\"/api/impact-measurement/v1/tag-query-parameters\"")
      check(listTagQueryParameters.retry, "\"safe\"")
    }
  },
  {
    name: "listS2sPartners",
    file: "operations.gen",
    run: async (check) => {
      const { listS2sPartners } = fieldwork_brand_lift_client_operations
      check(listS2sPartners.path, "\"/api/impact-measurement/v1/s2s-partners\"")
      check(listS2sPartners.retry, "\"safe\"")
    }
  },
  {
    name: "listTargetedRecruitmentOptions",
    file: "operations.gen",
    run: async (check) => {
      const { listTargetedRecruitmentOptions } = fieldwork_brand_lift_client_operations
      check(listTargetedRecruitmentOptions.path, "\"/api/impact-measurement/v1/campaigns/{id}/targeted-recruitment-options\"")
      check(listTargetedRecruitmentOptions.retry, "\"safe\"")
    }
  },
  {
    name: "listDemographicFilters",
    file: "operations.gen",
    run: async (check) => {
      const { listDemographicFilters } = fieldwork_brand_lift_client_operations
      check(listDemographicFilters.path, "\"/api/impact-measurement/v1/campaigns/{campaigns_pk}/demographic-filters\"")
      check(listDemographicFilters.retry, "\"safe\"")
    }
  },
  {
    name: "listTargetAudiences",
    file: "operations.gen",
    run: async (check) => {
      const { listTargetAudiences } = fieldwork_brand_lift_client_operations
      check(listTargetAudiences.path, "\"/api/impact-measurement/v1/campaigns/{campaigns_pk}/target-audiences\"")
      check(listTargetAudiences.retry, "\"safe\"")
    }
  },
  {
    name: "getNonDemographicFilters",
    file: "operations.gen",
    run: async (check) => {
      const { getNonDemographicFilters } = fieldwork_brand_lift_client_operations
      check(getNonDemographicFilters.path, "\"/api/impact-measurement/v1/campaigns/{id}/non-demographic-filters\"")
      check(getNonDemographicFilters.retry, "\"safe\"")
    }
  },
  {
    name: "listRespondentCsvColumns",
    file: "operations.gen",
    run: async (check) => {
      const { listRespondentCsvColumns } = fieldwork_brand_lift_client_operations
      check(listRespondentCsvColumns.path, "\"/api/impact-measurement/v1/respondents/csv-columns\"")
      check(listRespondentCsvColumns.retry, "\"safe\"")
    }
  },
  {
    name: "listCampaignRespondentCsvColumns",
    file: "operations.gen",
    run: async (check) => {
      const { listCampaignRespondentCsvColumns } = fieldwork_brand_lift_client_operations
      check(listCampaignRespondentCsvColumns.path, "\"/api/impact-measurement/v1/campaigns/{campaigns_pk}/respondents/csv-columns\"")
      check(listCampaignRespondentCsvColumns.retry, "\"safe\"")
    }
  },
  {
    name: "listCampaignQuestions",
    file: "operations.gen",
    run: async (check) => {
      const { listCampaignQuestions } = fieldwork_brand_lift_client_operations
      check(listCampaignQuestions.path, "\"/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions\"")
      check(listCampaignQuestions.retry, "\"safe\"")
    }
  },
  {
    name: "getCampaignQuestion",
    file: "operations.gen",
    run: async (check) => {
      const { getCampaignQuestion } = fieldwork_brand_lift_client_operations
      check(getCampaignQuestion.path, "\"/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{id}\"")
      check(getCampaignQuestion.retry, "\"safe\"")
    }
  },
  {
    name: "getQuestionLift",
    file: "operations.gen",
    run: async (check) => {
      const { getQuestionLift } = fieldwork_brand_lift_client_operations
      check(getQuestionLift.path, "\"/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift\"")
      check(getQuestionLift.retry, "\"safe\"")
    }
  },
  {
    name: "listCampaignLift",
    file: "operations.gen",
    run: async (check) => {
      const { listCampaignLift } = fieldwork_brand_lift_client_operations
      check(listCampaignLift.path, "\"/api/impact-measurement/v1/campaigns/{campaigns_pk}/lift\"")
      check(listCampaignLift.retry, "\"safe\"")
    }
  },
  {
    name: "listLiftByAdChannel",
    file: "operations.gen",
    run: async (check) => {
      const { listLiftByAdChannel } = fieldwork_brand_lift_client_operations
      check(listLiftByAdChannel.path, "\"/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-ad-channel\"")
      check(listLiftByAdChannel.retry, "\"safe\"")
    }
  },
  {
    name: "listLiftByAdLength",
    file: "operations.gen",
    run: async (check) => {
      const { listLiftByAdLength } = fieldwork_brand_lift_client_operations
      check(listLiftByAdLength.path, "\"/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-ad-length\"")
      check(listLiftByAdLength.retry, "\"safe\"")
    }
  },
  {
    name: "listLiftByCreative",
    file: "operations.gen",
    run: async (check) => {
      const { listLiftByCreative } = fieldwork_brand_lift_client_operations
      check(listLiftByCreative.path, "\"/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-creative\"")
      check(listLiftByCreative.retry, "\"safe\"")
    }
  },
  {
    name: "listLiftByBucket",
    file: "operations.gen",
    run: async (check) => {
      const { listLiftByBucket } = fieldwork_brand_lift_client_operations
      check(listLiftByBucket.path, "\"/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-bucket\"")
      check(listLiftByBucket.retry, "\"safe\"")
    }
  },
  {
    name: "listLiftByCustomVariable",
    file: "operations.gen",
    run: async (check) => {
      const { listLiftByCustomVariable } = fieldwork_brand_lift_client_operations
      check(listLiftByCustomVariable.path, "\"/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-custom-variable/{custom_var}\"")
      check(listLiftByCustomVariable.retry, "\"safe\"")
    }
  },
  {
    name: "listLiftByDaypart",
    file: "operations.gen",
    run: async (check) => {
      const { listLiftByDaypart } = fieldwork_brand_lift_client_operations
      check(listLiftByDaypart.path, "\"/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-daypart\"")
      check(listLiftByDaypart.retry, "\"safe\"")
    }
  },
  {
    name: "listLiftByDemographic",
    file: "operations.gen",
    run: async (check) => {
      const { listLiftByDemographic } = fieldwork_brand_lift_client_operations
      check(listLiftByDemographic.path, "\"/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-demographic/{demo_filter_name}\"")
      check(listLiftByDemographic.retry, "\"safe\"")
    }
  },
  {
    name: "listLiftByDevice",
    file: "operations.gen",
    run: async (check) => {
      const { listLiftByDevice } = fieldwork_brand_lift_client_operations
      check(listLiftByDevice.path, "\"/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-device\"")
      check(listLiftByDevice.retry, "\"safe\"")
    }
  },
  {
    name: "listLiftByFrequency",
    file: "operations.gen",
    run: async (check) => {
      const { listLiftByFrequency } = fieldwork_brand_lift_client_operations
      check(listLiftByFrequency.path, "\"/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift/by-frequency\"")
      check(listLiftByFrequency.retry, "\"safe\"")
    }
  },
  {
    name: "listRespondents",
    file: "operations.gen",
    run: async (check) => {
      const { listRespondents } = fieldwork_brand_lift_client_operations
      check(listRespondents.path, "\"/api/impact-measurement/v1/campaigns/{campaigns_pk}/respondents\"")
      check(listRespondents.retry, "\"safe\"")
    }
  },
  {
    name: "exportRespondentsCsv",
    file: "operations.gen",
    run: async (check) => {
      const { exportRespondentsCsv } = fieldwork_brand_lift_client_operations
      check(exportRespondentsCsv.path, "\"/api/impact-measurement/v1/campaigns/{campaigns_pk}/respondents/csv\"")
      check(exportRespondentsCsv.retry, "\"safe\"")
    }
  },
  {
    name: "exportExcel",
    file: "operations.gen",
    run: async (check) => {
      const { exportExcel } = fieldwork_brand_lift_client_operations
      check(exportExcel.path, "\"/api/impact-measurement/v1/campaigns/{campaigns_pk}/export/excel\"")
      check(exportExcel.retry, "\"once\"")
    }
  },
  {
    name: "getExcelExport",
    file: "operations.gen",
    run: async (check) => {
      const { getExcelExport } = fieldwork_brand_lift_client_operations
      check(getExcelExport.path, "\"/api/impact-measurement/v1/campaigns/{campaigns_pk}/export/excel/{id}\"")
      check(getExcelExport.retry, "\"safe\"")
    }
  },
  {
    name: "exportPowerPoint",
    file: "operations.gen",
    run: async (check) => {
      const { exportPowerPoint } = fieldwork_brand_lift_client_operations
      check(exportPowerPoint.path, "\"/api/impact-measurement/v1/campaigns/{campaigns_pk}/export/powerpoint\"")
      check(exportPowerPoint.retry, "\"once\"")
    }
  },
  {
    name: "getPowerPointExport",
    file: "operations.gen",
    run: async (check) => {
      const { getPowerPointExport } = fieldwork_brand_lift_client_operations
      check(getPowerPointExport.path, "\"/api/impact-measurement/v1/campaigns/{campaigns_pk}/export/powerpoint/{id}\"")
      check(getPowerPointExport.retry, "\"safe\"")
    }
  },
  {
    name: "listFrequencyReports",
    file: "operations.gen",
    run: async (check) => {
      const { listFrequencyReports } = fieldwork_brand_lift_client_operations
      check(listFrequencyReports.path, "\"/api/impact-measurement/v1/campaigns/{campaigns_pk}/frequency-reports\"")
      check(listFrequencyReports.retry, "\"safe\"")
    }
  },
  {
    name: "createFrequencyReport",
    file: "operations.gen",
    run: async (check) => {
      const { createFrequencyReport } = fieldwork_brand_lift_client_operations
      check(createFrequencyReport.path, "\"/api/impact-measurement/v1/campaigns/{campaigns_pk}/frequency-reports\"")
      check(createFrequencyReport.retry, "\"once\"")
    }
  },
  {
    name: "getFrequencyReport",
    file: "operations.gen",
    run: async (check) => {
      const { getFrequencyReport } = fieldwork_brand_lift_client_operations
      check(getFrequencyReport.path, "\"/api/impact-measurement/v1/campaigns/{campaigns_pk}/frequency-reports/{id}\"")
      check(getFrequencyReport.retry, "\"safe\"")
    }
  },
  {
    name: "getIpMatching",
    file: "operations.gen",
    run: async (check) => {
      const { getIpMatching } = fieldwork_brand_lift_client_operations
      check(getIpMatching.path, "\"/api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching\"")
      check(getIpMatching.retry, "\"safe\"")
    }
  },
  {
    name: "configureIpMatching",
    file: "operations.gen",
    run: async (check) => {
      const { configureIpMatching } = fieldwork_brand_lift_client_operations
      check(configureIpMatching.path, "\"/api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching\"")
      check(configureIpMatching.retry, "\"once\"")
    }
  },
  {
    name: "updateIpMatching",
    file: "operations.gen",
    run: async (check) => {
      const { updateIpMatching } = fieldwork_brand_lift_client_operations
      check(updateIpMatching.path, "\"/api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching\"")
      check(updateIpMatching.retry, "\"replaceable\"")
    }
  },
  {
    name: "createIpMatchingIds",
    file: "operations.gen",
    run: async (check) => {
      const { createIpMatchingIds } = fieldwork_brand_lift_client_operations
      check(createIpMatchingIds.path, "\"/api/impact-measurement/v1/campaigns/{campaigns_pk}/ip-matching/bulk\"")
      check(createIpMatchingIds.retry, "\"once\"")
    }
  },
  {
    name: "listPixelGroups",
    file: "operations.gen",
    run: async (check) => {
      const { listPixelGroups } = fieldwork_brand_lift_client_operations
      check(listPixelGroups.path, "\"/api/impact-measurement/v1/campaigns/{campaigns_pk}/pixels\"")
      check(listPixelGroups.retry, "\"safe\"")
    }
  },
  {
    name: "createPixels",
    file: "operations.gen",
    run: async (check) => {
      const { createPixels } = fieldwork_brand_lift_client_operations
      check(createPixels.path, "\"/api/impact-measurement/v1/campaigns/{campaigns_pk}/pixels\"")
      check(createPixels.retry, "\"once\"")
    }
  },
  {
    name: "getPixelGroup",
    file: "operations.gen",
    run: async (check) => {
      const { getPixelGroup } = fieldwork_brand_lift_client_operations
      check(getPixelGroup.path, "\"/api/impact-measurement/v1/campaigns/{campaigns_pk}/pixels/{id}\"")
      check(getPixelGroup.retry, "\"safe\"")
    }
  },
  {
    name: "updatePixelGroup",
    file: "operations.gen",
    run: async (check) => {
      const { updatePixelGroup } = fieldwork_brand_lift_client_operations
      check(updatePixelGroup.path, "\"/api/impact-measurement/v1/campaigns/{campaigns_pk}/pixels/{id}\"")
      check(updatePixelGroup.retry, "\"replaceable\"")
    }
  },
  {
    name: "listS2sMappings",
    file: "operations.gen",
    run: async (check) => {
      const { listS2sMappings } = fieldwork_brand_lift_client_operations
      check(listS2sMappings.path, "\"/api/impact-measurement/v1/campaigns/{campaigns_pk}/s2s-mappings\"")
      check(listS2sMappings.retry, "\"safe\"")
    }
  },
  {
    name: "createS2sMappings",
    file: "operations.gen",
    run: async (check) => {
      const { createS2sMappings } = fieldwork_brand_lift_client_operations
      check(createS2sMappings.path, "\"/api/impact-measurement/v1/campaigns/{campaigns_pk}/s2s-mappings\"")
      check(createS2sMappings.retry, "\"once\"")
    }
  },
  {
    name: "removeS2sMapping",
    file: "operations.gen",
    run: async (check) => {
      const { removeS2sMapping } = fieldwork_brand_lift_client_operations
      check(removeS2sMapping.path, "\"/api/impact-measurement/v1/campaigns/{campaigns_pk}/s2s-mappings/{id}\"")
      check(removeS2sMapping.retry, "\"once\"")
    }
  },
  {
    name: "listNamesWithImpressions",
    file: "operations.gen",
    run: async (check) => {
      const { listNamesWithImpressions } = fieldwork_brand_lift_client_operations
      check(listNamesWithImpressions.path, "\"/api/impact-measurement/v1/campaigns/{id}/names/{spca_type}/impressions\"")
      check(listNamesWithImpressions.retry, "\"safe\"")
    }
  },
  {
    name: "listGroups",
    file: "operations.gen",
    run: async (check) => {
      const { listGroups } = fieldwork_brand_lift_client_operations
      check(listGroups.path, "\"/api/impact-measurement/v1/campaigns/{id}/groups/{spca_type}\"")
      check(listGroups.retry, "\"safe\"")
    }
  },
  {
    name: "createOrUpdateGroups",
    file: "operations.gen",
    run: async (check) => {
      const { createOrUpdateGroups } = fieldwork_brand_lift_client_operations
      check(createOrUpdateGroups.path, "\"/api/impact-measurement/v1/campaigns/{id}/groups/{spca_type}\"")
      check(createOrUpdateGroups.retry, "\"once\"")
    }
  },
  {
    name: "removeGroups",
    file: "operations.gen",
    run: async (check) => {
      const { removeGroups } = fieldwork_brand_lift_client_operations
      check(removeGroups.path, "\"/api/impact-measurement/v1/campaigns/{id}/groups/{spca_type}\"")
      check(removeGroups.retry, "\"once\"")
    }
  },
  {
    name: "getCampaignNames",
    file: "operations.gen",
    run: async (check) => {
      const { getCampaignNames } = fieldwork_brand_lift_client_operations
      check(getCampaignNames.path, "\"/api/impact-measurement/v1/campaigns/{id}/names\"")
      check(getCampaignNames.retry, "\"safe\"")
    }
  },
  {
    name: "assignCampaignNames",
    file: "operations.gen",
    run: async (check) => {
      const { assignCampaignNames } = fieldwork_brand_lift_client_operations
      check(assignCampaignNames.path, "\"/api/impact-measurement/v1/campaigns/{id}/names\"")
      check(assignCampaignNames.retry, "\"once\"")
    }
  },
  {
    name: "listNames",
    file: "operations.gen",
    run: async (check) => {
      const { listNames } = fieldwork_brand_lift_client_operations
      check(listNames.path, "\"/api/impact-measurement/v1/campaigns/{id}/names/{spca_type}\"")
      check(listNames.retry, "\"safe\"")
    }
  },
  {
    name: "assignNamesAndGroups",
    file: "operations.gen",
    run: async (check) => {
      const { assignNamesAndGroups } = fieldwork_brand_lift_client_operations
      check(assignNamesAndGroups.path, "\"/api/impact-measurement/v1/campaigns/{id}/names/{spca_type}\"")
      check(assignNamesAndGroups.retry, "\"once\"")
    }
  },
  {
    name: "createToken",
    file: "operations.gen",
    run: async (check) => {
      const { createToken } = fieldwork_brand_lift_client_operations
      check(createToken.path, "\"/oauth/token\"")
      check(createToken.retry, "\"safe\"")
    }
  },
  {
    name: "commaSeparated",
    file: "operations.gen",
    run: async (check) => {
      const { commaSeparated } = fieldwork_brand_lift_client_operations
      check(commaSeparated, "[\"channel__in\",\"confidence_level__in\",\"demo_sub_type\",\"demo_type\",\"exclude_channels\",\"permission_id__in\",\"tag_type__in\",\"target_audience_id__in\"]")
    }
  },
  {
    name: "OverlayError",
    file: "Overlay",
    run: async (check, fails) => {
      const { checkOverlay, OverlayError } = fieldwork_specs_corrections
      const overlay = { overlay: "1.0.0", info: { title: "Ours", version: "1" }, actions: [{ update: {} }] }
      await fails(async () => checkOverlay(overlay), "action 1 has no target")
      check(new OverlayError("action 1 has no target").name, "\"OverlayError\"")
    }
  },
  {
    name: "checkOverlay",
    file: "Overlay",
    run: async (check, fails) => {
      const { checkOverlay } = fieldwork_specs_corrections
      const file = { overlay: "1.0.0", info: { title: "Ours", version: "1" }, actions: [{ target: "$.paths", remove: true }] }
      check(checkOverlay(file).actions.length, "1")
      await fails(async () => checkOverlay({ ...file, overlay: "2.0.0" }), "expected a version such as \"1.0.0\"")
    }
  },
  {
    name: "applyOverlay",
    file: "Overlay",
    run: async (check) => {
      const { applyOverlay } = fieldwork_specs_corrections
      const { documents } = fieldwork_specs_documents
      const corrected = applyOverlay(documents.exchange, {
        overlay: "1.0.0",
        info: { title: "Ours", version: "1" },
        actions: [{ target: "$.info", update: { title: "Our account" } }]
      })
      check(corrected.info.title, "\"Our account\"")
      check(documents.exchange.info.title === "Our account", "false")
    }
  },
  {
    name: "correctionsOf",
    file: "correctionsOf",
    run: async (check) => {
      const { correctionsOf } = fieldwork_specs_corrections
      const corrections = correctionsOf({
        overlay: "1.0.0",
        info: { title: "Our account", version: "1" },
        extends: "exchange",
        actions: [{ target: "$", update: { "x-wire-trailing-slash": true } }]
      })
      check(corrections.trailingSlash, "true")
    }
  },
  {
    name: "decisions",
    file: "decisions",
    run: async (check) => {
      const { decisions } = fieldwork_specs_decisions
      check(decisions.exchange.every(({ probe }) => probe !== ""), "true")
    }
  },
  {
    name: "documents",
    file: "documents",
    run: async (check) => {
      const { documents } = fieldwork_specs_documents
      check(documents.exchange.info !== undefined, "true")
      check(Object.keys(documents), "[\"brand-lift\",\"exchange\"]")
    }
  },
  {
    name: "apiNames",
    file: "documents",
    run: async (check) => {
      const { apiNames } = fieldwork_specs_documents
      check(apiNames, "[\"brand-lift\",\"exchange\"]")
    }
  },
  {
    name: "MarketplaceStatus",
    file: "known-values.gen",
    run: async (check) => {
      const { MarketplaceStatus } = fieldwork_exchange_client_known_values
      check(MarketplaceStatus.find(({ value }) => value === -6)?.meaning, "\"Shown an intermediate page.\"")
    }
  },
  {
    name: "ClientStatus",
    file: "known-values.gen",
    run: async (check) => {
      const { ClientStatus } = fieldwork_exchange_client_known_values
      check(ClientStatus.find(({ value }) => value === -1)?.meaning, "\"Never reached the client survey.\"")
    }
  },
  {
    name: "SurveyGroupExists",
    file: "known-values.gen",
    run: async (check) => {
      const { SurveyGroupExists } = fieldwork_exchange_client_known_values
      check(SurveyGroupExists.find(({ value }) => value === 0)?.meaning, "\"In a group according to the vendor's documentation; in no group according to public material.\"")
    }
  },
  {
    name: "SupplierLinkTypeCode",
    file: "known-values.gen",
    run: async (check) => {
      const { SupplierLinkTypeCode } = fieldwork_exchange_client_known_values
      check(SupplierLinkTypeCode.find(({ value }) => value === "OWS")?.meaning, "\"Offerwall.\"")
    }
  },
  {
    name: "TrackingTypeCode",
    file: "known-values.gen",
    run: async (check) => {
      const { TrackingTypeCode } = fieldwork_exchange_client_known_values
      check(TrackingTypeCode.find(({ value }) => value === "NONE")?.meaning, "\"Redirects the respondent back to the supplier's system; the recommended default.\"")
    }
  },
  {
    name: "getBundledLookups",
    file: "operations.gen",
    run: async (check) => {
      const { getBundledLookups } = fieldwork_exchange_client_operations
      check(getBundledLookups.path, "\"/Lookup/v1/BasicLookups/BundledLookups/{Bundle}\"")
      check(getBundledLookups.retry, "\"safe\"")
    }
  },
  {
    name: "listSuppliers",
    file: "operations.gen",
    run: async (check) => {
      const { listSuppliers } = fieldwork_exchange_client_operations
      check(listSuppliers.path, "\"/Core/v1/Suppliers/AllWithAccount\"")
      check(listSuppliers.retry, "\"safe\"")
    }
  },
  {
    name: "listBusinessUnits",
    file: "operations.gen",
    run: async (check) => {
      const { listBusinessUnits } = fieldwork_exchange_client_operations
      check(listBusinessUnits.path, "\"/Core/v1/BusinessUnits/All\"")
      check(listBusinessUnits.retry, "\"safe\"")
    }
  },
  {
    name: "listQuestions",
    file: "operations.gen",
    run: async (check) => {
      const { listQuestions } = fieldwork_exchange_client_operations
      check(listQuestions.path, "\"/Lookup/v1/QuestionLibrary/AllQuestions/{CountryLanguageID}\"")
      check(listQuestions.retry, "\"safe\"")
    }
  },
  {
    name: "listCustomQuestions",
    file: "operations.gen",
    run: async (check) => {
      const { listCustomQuestions } = fieldwork_exchange_client_operations
      check(listCustomQuestions.path, "\"/Lookup/v1/QuestionLibrary/AllCustomQuestionsByAccount/{CountryLanguageID}\"")
      check(listCustomQuestions.retry, "\"safe\"")
    }
  },
  {
    name: "getQuestion",
    file: "operations.gen",
    run: async (check) => {
      const { getQuestion } = fieldwork_exchange_client_operations
      check(getQuestion.path, "\"/Lookup/v1/QuestionLibrary/QuestionById/{CountryLanguageID}/{QuestionID}\"")
      check(getQuestion.retry, "\"safe\"")
    }
  },
  {
    name: "listQuestionOptions",
    file: "operations.gen",
    run: async (check) => {
      const { listQuestionOptions } = fieldwork_exchange_client_operations
      check(listQuestionOptions.path, "\"/Lookup/v1/QuestionLibrary/AllQuestionOptions/{CountryLanguageID}/{QuestionID}\"")
      check(listQuestionOptions.retry, "\"safe\"")
    }
  },
  {
    name: "listDictionary",
    file: "operations.gen",
    run: async (check) => {
      const { listDictionary } = fieldwork_exchange_client_operations
      check(listDictionary.path, "\"/demand/v2-beta/{property}\"")
      check(listDictionary.retry, "\"safe\"")
    }
  },
  {
    name: "listBetaErrors",
    file: "operations.gen",
    run: async (check) => {
      const { listBetaErrors } = fieldwork_exchange_client_operations
      check(listBetaErrors.path, "\"/demand/v2-beta/errors\"")
      check(listBetaErrors.retry, "\"safe\"")
    }
  },
  {
    name: "getOpportunitiesSubscription",
    file: "operations.gen",
    run: async (check) => {
      const { getOpportunitiesSubscription } = fieldwork_exchange_client_operations
      check(getOpportunitiesSubscription.path, "\"/supply/opportunities/v1/subscriptions/{supplier_code}\"")
      check(getOpportunitiesSubscription.retry, "\"safe\"")
    }
  },
  {
    name: "createOpportunitiesSubscription",
    file: "operations.gen",
    run: async (check) => {
      const { createOpportunitiesSubscription } = fieldwork_exchange_client_operations
      check(createOpportunitiesSubscription.path, "\"/supply/opportunities/v1/subscriptions/{supplier_code}\"")
      check(createOpportunitiesSubscription.retry, "\"replaceable\"")
    }
  },
  {
    name: "removeOpportunitiesSubscription",
    file: "operations.gen",
    run: async (check) => {
      const { removeOpportunitiesSubscription } = fieldwork_exchange_client_operations
      check(removeOpportunitiesSubscription.path, "\"/supply/opportunities/v1/subscriptions/{supplier_code}\"")
      check(removeOpportunitiesSubscription.retry, "\"once\"")
    }
  },
  {
    name: "getOutcomesSubscription",
    file: "operations.gen",
    run: async (check) => {
      const { getOutcomesSubscription } = fieldwork_exchange_client_operations
      check(getOutcomesSubscription.path, "\"/supply/respondent-outcomes/v1/subscriptions/{supplier_code}\"")
      check(getOutcomesSubscription.retry, "\"safe\"")
    }
  },
  {
    name: "createOutcomesSubscription",
    file: "operations.gen",
    run: async (check) => {
      const { createOutcomesSubscription } = fieldwork_exchange_client_operations
      check(createOutcomesSubscription.path, "\"/supply/respondent-outcomes/v1/subscriptions/{supplier_code}\"")
      check(createOutcomesSubscription.retry, "\"replaceable\"")
    }
  },
  {
    name: "removeOutcomesSubscription",
    file: "operations.gen",
    run: async (check) => {
      const { removeOutcomesSubscription } = fieldwork_exchange_client_operations
      check(removeOutcomesSubscription.path, "\"/supply/respondent-outcomes/v1/subscriptions/{supplier_code}\"")
      check(removeOutcomesSubscription.retry, "\"once\"")
    }
  },
  {
    name: "listQualifiedRespondents",
    file: "operations.gen",
    run: async (check) => {
      const { listQualifiedRespondents } = fieldwork_exchange_client_operations
      check(listQualifiedRespondents.path, "\"/Supply/v1/SurveyQualifiedRespondents/BySurveyNumberSupplierCode/{SurveyNumber}/{SupplierCode}\"")
      check(listQualifiedRespondents.retry, "\"safe\"")
    }
  },
  {
    name: "listSurveyGroups",
    file: "operations.gen",
    run: async (check) => {
      const { listSurveyGroups } = fieldwork_exchange_client_operations
      check(listSurveyGroups.path, "\"/Supply/v1/Surveys/SurveyGroups/BySurveyNumber/{SurveyNumber}/{SupplierCode}\"")
      check(listSurveyGroups.retry, "\"safe\"")
    }
  },
  {
    name: "listOfferwallSurveys",
    file: "operations.gen",
    run: async (check) => {
      const { listOfferwallSurveys } = fieldwork_exchange_client_operations
      check(listOfferwallSurveys.path, "\"/Supply/v1/Surveys/AllOfferwall/{SupplierCode}\"")
      check(listOfferwallSurveys.retry, "\"safe\"")
    }
  },
  {
    name: "getSurveyAllocation",
    file: "operations.gen",
    run: async (check) => {
      const { getSurveyAllocation } = fieldwork_exchange_client_operations
      check(getSurveyAllocation.path, "\"/Supply/v1/Surveys/SupplierAllocations/BySurveyNumber/{SurveyNumber}/{SupplierCode}\"")
      check(getSurveyAllocation.retry, "\"safe\"")
    }
  },
  {
    name: "createSupplierLink",
    file: "operations.gen",
    run: async (check) => {
      const { createSupplierLink } = fieldwork_exchange_client_operations
      check(createSupplierLink.path, "\"/Supply/v1/SupplierLinks/Create/{SurveyNumber}/{SupplierCode}\"")
      check(createSupplierLink.retry, "\"once\"")
    }
  },
  {
    name: "updateSupplierLink",
    file: "operations.gen",
    run: async (check) => {
      const { updateSupplierLink } = fieldwork_exchange_client_operations
      check(updateSupplierLink.path, "\"/Supply/v1/SupplierLinks/Update/{SurveyNumber}/{SupplierCode}\"")
      check(updateSupplierLink.retry, "\"replaceable\"")
    }
  },
  {
    name: "getSupplierLink",
    file: "operations.gen",
    run: async (check) => {
      const { getSupplierLink } = fieldwork_exchange_client_operations
      check(getSupplierLink.path, "\"/Supply/v1/SupplierLinks/BySurveyNumber/{SurveyNumber}/{SupplierCode}\"")
      check(getSupplierLink.retry, "\"safe\"")
    }
  },
  {
    name: "listAllocatedSurveys",
    file: "operations.gen",
    run: async (check) => {
      const { listAllocatedSurveys } = fieldwork_exchange_client_operations
      check(listAllocatedSurveys.path, "\"/Supply/v1/Surveys/Inventory/{SupplierCode}\"")
      check(listAllocatedSurveys.retry, "\"safe\"")
    }
  },
  {
    name: "createSurvey",
    file: "operations.gen",
    run: async (check) => {
      const { createSurvey } = fieldwork_exchange_client_operations
      check(createSurvey.path, "\"/Demand/v1/Surveys/Create\"")
      check(createSurvey.retry, "\"once\"")
    }
  },
  {
    name: "updateSurvey",
    file: "operations.gen",
    run: async (check) => {
      const { updateSurvey } = fieldwork_exchange_client_operations
      check(updateSurvey.path, "\"/Demand/v1/Surveys/Update/{SurveyNumber}\"")
      check(updateSurvey.retry, "\"replaceable\"")
    }
  },
  {
    name: "getSurvey",
    file: "operations.gen",
    run: async (check) => {
      const { getSurvey } = fieldwork_exchange_client_operations
      check(getSurvey.path, "\"/Demand/v1/Surveys/BySurveyNumber/{SurveyNumber}\"")
      check(getSurvey.retry, "\"safe\"")
    }
  },
  {
    name: "commaSeparated",
    file: "operations.gen",
    run: async (check) => {
      const { commaSeparated } = fieldwork_exchange_client_operations
      check(commaSeparated, "[]")
    }
  },
  {
    name: "matcherOf",
    file: "matcherOf",
    run: async (check) => {
      const { documents } = fieldwork_specs_documents
      const { matcherOf } = fieldwork_specs_openapi
      check(matcherOf(documents.exchange)("GET", "/demand/v2-beta/locales")?.id, "\"listDictionary\"")
    }
  },
  {
    name: "operationsOf",
    file: "operations",
    run: async (check) => {
      const { documents } = fieldwork_specs_documents
      const { operationsOf } = fieldwork_specs_openapi
      check(operationsOf(documents.exchange).some(({ id }) => id === "listDictionary"), "true")
    }
  },
  {
    name: "webhooksOf",
    file: "operations",
    run: async (check) => {
      const { documents } = fieldwork_specs_documents
      const { webhooksOf } = fieldwork_specs_openapi
      check(webhooksOf(documents.exchange).length > 0, "true")
    }
  },
  {
    name: "repliesOf",
    file: "operations",
    run: async (check) => {
      const { documents } = fieldwork_specs_documents
      const { operationsOf, repliesOf } = fieldwork_specs_openapi
      const operation = operationsOf(documents.exchange).find(({ id }) => id === "listDictionary")
      const statuses = operation === undefined ? [] : repliesOf(documents.exchange, operation).map(({ status }) => status)
      check(statuses.includes("200"), "true")
    }
  },
  {
    name: "schemaPointer",
    file: "operations",
    run: async (check) => {
      const { schemaPointer } = fieldwork_specs_openapi
      const document = { ok: { content: { "application/json": { schema: {} } } } }
      check(schemaPointer(document as never, "#/ok", "application/json"), "\"#/ok/content/application~1json/schema\"")
      check(schemaPointer(document as never, "#/ok", "text/csv"), "undefined")
    }
  },
  {
    name: "examplesOf",
    file: "operations",
    run: async (check) => {
      const { documents } = fieldwork_specs_documents
      const { examplesOf } = fieldwork_specs_openapi
      check(examplesOf(documents.exchange, { examples: { one: { value: 1 } } }), "[{\"name\":\"one\",\"value\":1}]")
    }
  },
  {
    name: "pointerOf",
    file: "pointer",
    run: async (check) => {
      const { pointerOf } = fieldwork_specs_openapi
      check(pointerOf("paths", "/campaigns", "get"), "\"#/paths/~1campaigns/get\"")
    }
  },
  {
    name: "stepsOf",
    file: "pointer",
    run: async (check) => {
      const { stepsOf } = fieldwork_specs_openapi
      check(stepsOf("#/paths/~1campaigns/get"), "[\"paths\",\"/campaigns\",\"get\"]")
    }
  },
  {
    name: "below",
    file: "pointer",
    run: async (check) => {
      const { below } = fieldwork_specs_openapi
      check(below("#/paths", "/campaigns", "get"), "\"#/paths/~1campaigns/get\"")
    }
  },
  {
    name: "nodesTo",
    file: "pointer",
    run: async (check) => {
      const { nodesTo } = fieldwork_specs_openapi
      check(nodesTo({ a: { b: 1 } }, "#/a/b").length, "3")
    }
  },
  {
    name: "at",
    file: "pointer",
    run: async (check) => {
      const { at } = fieldwork_specs_openapi
      check(at({ a: { b: 1 } }, "#/a/b"), "1")
      check(at({ a: { b: 1 } }, "#/a/c"), "undefined")
    }
  },
  {
    name: "isReference",
    file: "resolve",
    run: async (check) => {
      const { isReference } = fieldwork_specs_openapi
      check([isReference({ $ref: "#/a" }), isReference({})], "[true,false]")
    }
  },
  {
    name: "resolve",
    file: "resolve",
    run: async (check) => {
      const { resolve } = fieldwork_specs_openapi
      check(resolve({ a: { type: "string" } }, { $ref: "#/a" }), "{\"type\":\"string\"}")
    }
  },
  {
    name: "resolvePointer",
    file: "resolve",
    run: async (check) => {
      const { resolvePointer } = fieldwork_specs_openapi
      check(resolvePointer({ a: { $ref: "#/b" }, b: {} }, "#/a"), "\"#/b\"")
    }
  },
  {
    name: "resolveSchema",
    file: "resolve",
    run: async (check) => {
      const { resolveSchema } = fieldwork_specs_openapi
      const document = { base: { type: "object", properties: { id: { type: "integer" } } } }
      check(resolveSchema(document, { allOf: [{ $ref: "#/base" }] }).type, "\"object\"")
    }
  },
  {
    name: "referencesIn",
    file: "resolve",
    run: async (check) => {
      const { referencesIn } = fieldwork_specs_openapi
      const document = { components: { schemas: { A: { $ref: "#/components/schemas/B" }, B: {} } } }
      check([...referencesIn(document, { $ref: "#/components/schemas/A" })], "[\"#/components/schemas/A\",\"#/components/schemas/B\"]")
    }
  },
  {
    name: "sensitivePropertiesIn",
    file: "sensitiveProperties",
    run: async (check) => {
      const { sensitivePropertiesIn } = fieldwork_specs_openapi
      check(sensitivePropertiesIn({ properties: { pid: { type: "string", "x-sensitive": "respondent" } } }).get("pid"), "\"respondent\"")
    }
  },
  {
    name: "sensitiveProperties",
    file: "sensitiveProperties",
    run: async (check) => {
      const { documents } = fieldwork_specs_documents
      const { sensitiveProperties } = fieldwork_specs_openapi
      const sensitive = sensitiveProperties(Object.values(documents))
      check(sensitive.get("panelist_id"), "\"respondent\"")
      check(sensitive.get("access_token"), "\"secret\"")
    }
  },
  {
    name: "claimsOf",
    file: "Claims",
    run: async (check) => {
      const { claimsOf } = fieldwork_specs_provenance
      check(claimsOf({ "#/info": ["title", "version"] }).map(({ name }) => name), "[\"title\",\"version\"]")
    }
  },
  {
    name: "isGeneral",
    file: "Claims",
    run: async (check) => {
      const { isGeneral } = fieldwork_specs_provenance
      check([isGeneral({ pointer: "#/paths/*", name: "get" }), isGeneral({ pointer: "#/info", name: "title" })], "[true,false]")
    }
  },
  {
    name: "appliesTo",
    file: "Claims",
    run: async (check) => {
      const { documents } = fieldwork_specs_documents
      const { facetsOf, appliesTo } = fieldwork_specs_provenance
      check(facetsOf(documents.exchange).some(appliesTo({ pointer: "#/**", name: "**" })), "true")
    }
  },
  {
    name: "facetsOf",
    file: "facets",
    run: async (check) => {
      const { documents } = fieldwork_specs_documents
      const { facetsOf } = fieldwork_specs_provenance
      check(facetsOf(documents.exchange).length > 1000, "true")
    }
  },
  {
    name: "kinds",
    file: "marks",
    run: async (check) => {
      const { kinds } = fieldwork_specs_provenance
      check(kinds, "[\"stated\",\"observed\",\"inferred\"]")
    }
  },
  {
    name: "baseOf",
    file: "marks",
    run: async (check) => {
      const { baseOf } = fieldwork_specs_provenance
      check(baseOf("required.campaign_id"), "\"required\"")
    }
  },
  {
    name: "kindIn",
    file: "marks",
    run: async (check) => {
      const { kindIn } = fieldwork_specs_provenance
      check(kindIn({ stated: ["type"] }, "type"), "\"stated\"")
    }
  },
  {
    name: "markOf",
    file: "marks",
    run: async (check) => {
      const { documents } = fieldwork_specs_documents
      const { facetsOf, markOf } = fieldwork_specs_provenance
      const document = documents.exchange
      check(facetsOf(document).every(({ name, pointer }) => markOf(document, pointer, name) !== undefined), "true")
    }
  }
]
