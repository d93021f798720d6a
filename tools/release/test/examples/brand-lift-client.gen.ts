// Written from docstrings by `vitest run test/examples -u`: edit those.
import * as fieldwork_brand_lift_client from "@fieldwork/brand-lift-client"
import * as fieldwork_brand_lift_client_corrections from "@fieldwork/brand-lift-client/corrections"
import * as fieldwork_brand_lift_client_request_validators from "@fieldwork/brand-lift-client/request-validators"
import * as fieldwork_brand_lift_client_validator_loaders from "@fieldwork/brand-lift-client/validator-loaders"
import * as fieldwork_brand_lift_client_validators from "@fieldwork/brand-lift-client/validators"
import * as fieldwork_specs_corrections from "@fieldwork/specs/corrections"
import type { Example } from "./Example.ts"

export const examples: ReadonlyArray<Example> = [
  {
    name: "correctedFetch",
    file: "corrections.gen",
    run: async (check) => {
      const { correctedFetch } = fieldwork_brand_lift_client_corrections
      const { correctionsOf } = fieldwork_specs_corrections
      const corrections = correctionsOf({
        overlay: "1.0.0",
        info: { title: "A service that wants a slash at the end of every path", version: "1" },
        extends: "brand-lift",
        actions: [{ target: "$", update: { "x-wire-trailing-slash": true } }]
      })
      const service = async (input: Request | string | URL) => Response.json({ url: new Request(input).url })
      const fetch = correctedFetch(corrections, service) // a client takes it as its fetch
      const response = await fetch("https://service.example/api/impact-measurement/v1/campaigns")
      check(await response.json(), "{ \"url\": \"https://service.example/api/impact-measurement/v1/campaigns/\" }")
    }
  },
  {
    name: "querySerializer",
    file: "index",
    run: async (check) => {
      const { querySerializer } = fieldwork_brand_lift_client
      check(querySerializer({ status__in: ["live", "complete"], page: 2 }), "\"status__in=live,complete&page=2\"")
    }
  },
  {
    name: "createBrandLiftClient",
    file: "index",
    run: async (check) => {
      const { createBrandLiftClient } = fieldwork_brand_lift_client
      const fetch = async () => Response.json({ items: [{ id: 1, industry_name: "Apparel" }] })
      const client = createBrandLiftClient({ baseUrl: "https://lift.example", fetch })
      const { response } = await client.GET("/api/impact-measurement/v1/industries")
      check(response.status, "200")
    }
  },
  {
    name: "listCampaigns",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { listCampaigns } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listCampaigns.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "createCampaign",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { createCampaign } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await createCampaign.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "getCampaignSummary",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { getCampaignSummary } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await getCampaignSummary.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "getCampaign",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { getCampaign } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await getCampaign.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "updateLaunchedCampaign",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { updateLaunchedCampaign } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await updateLaunchedCampaign.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "updateCampaign",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { updateCampaign } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await updateCampaign.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "launchCampaign",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { launchCampaign } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await launchCampaign.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "getCampaignOverviewLift",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { getCampaignOverviewLift } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await getCampaignOverviewLift.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listIndustries",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { listIndustries } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listIndustries.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listCountryLanguages",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { listCountryLanguages } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listCountryLanguages.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "getCountryLanguage",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { getCountryLanguage } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await getCountryLanguage.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listCountryLanguageQuestions",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { listCountryLanguageQuestions } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listCountryLanguageQuestions.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listCountryLanguageQuestionOptions",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { listCountryLanguageQuestionOptions } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listCountryLanguageQuestionOptions.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listQuestionTemplates",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { listQuestionTemplates } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listQuestionTemplates.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listCampaignQuestionTemplates",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { listCampaignQuestionTemplates } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listCampaignQuestionTemplates.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listAdServers",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { listAdServers } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listAdServers.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "getAdServer",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { getAdServer } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await getAdServer.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listTagQueryParameters",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { listTagQueryParameters } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listTagQueryParameters.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listS2sPartners",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { listS2sPartners } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listS2sPartners.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listTargetedRecruitmentOptions",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { listTargetedRecruitmentOptions } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listTargetedRecruitmentOptions.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listDemographicFilters",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { listDemographicFilters } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listDemographicFilters.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listTargetAudiences",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { listTargetAudiences } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listTargetAudiences.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "getNonDemographicFilters",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { getNonDemographicFilters } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await getNonDemographicFilters.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listRespondentCsvColumns",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { listRespondentCsvColumns } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listRespondentCsvColumns.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listCampaignRespondentCsvColumns",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { listCampaignRespondentCsvColumns } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listCampaignRespondentCsvColumns.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listCampaignQuestions",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { listCampaignQuestions } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listCampaignQuestions.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "getCampaignQuestion",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { getCampaignQuestion } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await getCampaignQuestion.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "getQuestionLift",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { getQuestionLift } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await getQuestionLift.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listCampaignLift",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { listCampaignLift } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listCampaignLift.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listLiftByAdChannel",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { listLiftByAdChannel } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listLiftByAdChannel.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listLiftByAdLength",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { listLiftByAdLength } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listLiftByAdLength.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listLiftByCreative",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { listLiftByCreative } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listLiftByCreative.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listLiftByBucket",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { listLiftByBucket } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listLiftByBucket.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listLiftByCustomVariable",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { listLiftByCustomVariable } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listLiftByCustomVariable.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listLiftByDaypart",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { listLiftByDaypart } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listLiftByDaypart.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listLiftByDemographic",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { listLiftByDemographic } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listLiftByDemographic.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listLiftByDevice",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { listLiftByDevice } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listLiftByDevice.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listLiftByFrequency",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { listLiftByFrequency } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listLiftByFrequency.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listRespondents",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { listRespondents } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listRespondents.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "exportRespondentsCsv",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { exportRespondentsCsv } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await exportRespondentsCsv.load()).toSorted(), "[\"request\"]")
    }
  },
  {
    name: "exportExcel",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { exportExcel } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await exportExcel.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "getExcelExport",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { getExcelExport } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await getExcelExport.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "exportPowerPoint",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { exportPowerPoint } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await exportPowerPoint.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "getPowerPointExport",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { getPowerPointExport } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await getPowerPointExport.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listFrequencyReports",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { listFrequencyReports } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listFrequencyReports.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "createFrequencyReport",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { createFrequencyReport } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await createFrequencyReport.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "getFrequencyReport",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { getFrequencyReport } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await getFrequencyReport.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "getIpMatching",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { getIpMatching } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await getIpMatching.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "configureIpMatching",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { configureIpMatching } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await configureIpMatching.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "updateIpMatching",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { updateIpMatching } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await updateIpMatching.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "createIpMatchingIds",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { createIpMatchingIds } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await createIpMatchingIds.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listPixelGroups",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { listPixelGroups } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listPixelGroups.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "createPixels",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { createPixels } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await createPixels.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "getPixelGroup",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { getPixelGroup } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await getPixelGroup.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "updatePixelGroup",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { updatePixelGroup } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await updatePixelGroup.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listS2sMappings",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { listS2sMappings } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listS2sMappings.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "createS2sMappings",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { createS2sMappings } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await createS2sMappings.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "removeS2sMapping",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { removeS2sMapping } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await removeS2sMapping.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listNamesWithImpressions",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { listNamesWithImpressions } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listNamesWithImpressions.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listGroups",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { listGroups } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listGroups.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "createOrUpdateGroups",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { createOrUpdateGroups } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await createOrUpdateGroups.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "removeGroups",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { removeGroups } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await removeGroups.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "getCampaignNames",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { getCampaignNames } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await getCampaignNames.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "assignCampaignNames",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { assignCampaignNames } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await assignCampaignNames.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listNames",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { listNames } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listNames.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "assignNamesAndGroups",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { assignNamesAndGroups } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await assignNamesAndGroups.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "createToken",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { createToken } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await createToken.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listCampaigns",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { listCampaigns } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listCampaigns.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "createCampaign",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { createCampaign } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await createCampaign.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "getCampaignSummary",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { getCampaignSummary } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await getCampaignSummary.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "getCampaign",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { getCampaign } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await getCampaign.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "updateLaunchedCampaign",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { updateLaunchedCampaign } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await updateLaunchedCampaign.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "updateCampaign",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { updateCampaign } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await updateCampaign.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "launchCampaign",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { launchCampaign } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await launchCampaign.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "getCampaignOverviewLift",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { getCampaignOverviewLift } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await getCampaignOverviewLift.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listIndustries",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { listIndustries } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listIndustries.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listCountryLanguages",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { listCountryLanguages } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listCountryLanguages.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "getCountryLanguage",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { getCountryLanguage } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await getCountryLanguage.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listCountryLanguageQuestions",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { listCountryLanguageQuestions } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listCountryLanguageQuestions.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listCountryLanguageQuestionOptions",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { listCountryLanguageQuestionOptions } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listCountryLanguageQuestionOptions.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listQuestionTemplates",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { listQuestionTemplates } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listQuestionTemplates.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listCampaignQuestionTemplates",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { listCampaignQuestionTemplates } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listCampaignQuestionTemplates.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listAdServers",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { listAdServers } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listAdServers.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "getAdServer",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { getAdServer } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await getAdServer.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listTagQueryParameters",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { listTagQueryParameters } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listTagQueryParameters.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listS2sPartners",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { listS2sPartners } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listS2sPartners.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listTargetedRecruitmentOptions",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { listTargetedRecruitmentOptions } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listTargetedRecruitmentOptions.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listDemographicFilters",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { listDemographicFilters } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listDemographicFilters.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listTargetAudiences",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { listTargetAudiences } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listTargetAudiences.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "getNonDemographicFilters",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { getNonDemographicFilters } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await getNonDemographicFilters.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listRespondentCsvColumns",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { listRespondentCsvColumns } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listRespondentCsvColumns.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listCampaignRespondentCsvColumns",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { listCampaignRespondentCsvColumns } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listCampaignRespondentCsvColumns.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listCampaignQuestions",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { listCampaignQuestions } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listCampaignQuestions.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "getCampaignQuestion",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { getCampaignQuestion } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await getCampaignQuestion.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "getQuestionLift",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { getQuestionLift } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await getQuestionLift.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listCampaignLift",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { listCampaignLift } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listCampaignLift.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listLiftByAdChannel",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { listLiftByAdChannel } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listLiftByAdChannel.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listLiftByAdLength",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { listLiftByAdLength } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listLiftByAdLength.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listLiftByCreative",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { listLiftByCreative } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listLiftByCreative.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listLiftByBucket",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { listLiftByBucket } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listLiftByBucket.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listLiftByCustomVariable",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { listLiftByCustomVariable } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listLiftByCustomVariable.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listLiftByDaypart",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { listLiftByDaypart } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listLiftByDaypart.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listLiftByDemographic",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { listLiftByDemographic } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listLiftByDemographic.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listLiftByDevice",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { listLiftByDevice } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listLiftByDevice.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listLiftByFrequency",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { listLiftByFrequency } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listLiftByFrequency.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listRespondents",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { listRespondents } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listRespondents.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "exportRespondentsCsv",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { exportRespondentsCsv } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await exportRespondentsCsv.load()).toSorted(), "[\"request\"]")
    }
  },
  {
    name: "exportExcel",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { exportExcel } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await exportExcel.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "getExcelExport",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { getExcelExport } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await getExcelExport.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "exportPowerPoint",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { exportPowerPoint } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await exportPowerPoint.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "getPowerPointExport",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { getPowerPointExport } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await getPowerPointExport.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listFrequencyReports",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { listFrequencyReports } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listFrequencyReports.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "createFrequencyReport",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { createFrequencyReport } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await createFrequencyReport.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "getFrequencyReport",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { getFrequencyReport } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await getFrequencyReport.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "getIpMatching",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { getIpMatching } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await getIpMatching.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "configureIpMatching",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { configureIpMatching } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await configureIpMatching.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "updateIpMatching",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { updateIpMatching } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await updateIpMatching.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "createIpMatchingIds",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { createIpMatchingIds } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await createIpMatchingIds.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listPixelGroups",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { listPixelGroups } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listPixelGroups.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "createPixels",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { createPixels } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await createPixels.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "getPixelGroup",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { getPixelGroup } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await getPixelGroup.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "updatePixelGroup",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { updatePixelGroup } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await updatePixelGroup.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listS2sMappings",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { listS2sMappings } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listS2sMappings.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "createS2sMappings",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { createS2sMappings } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await createS2sMappings.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "removeS2sMapping",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { removeS2sMapping } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await removeS2sMapping.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listNamesWithImpressions",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { listNamesWithImpressions } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listNamesWithImpressions.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listGroups",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { listGroups } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listGroups.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "createOrUpdateGroups",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { createOrUpdateGroups } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await createOrUpdateGroups.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "removeGroups",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { removeGroups } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await removeGroups.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "getCampaignNames",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { getCampaignNames } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await getCampaignNames.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "assignCampaignNames",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { assignCampaignNames } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await assignCampaignNames.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listNames",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { listNames } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await listNames.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "assignNamesAndGroups",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { assignNamesAndGroups } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await assignNamesAndGroups.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "createToken",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { createToken } = fieldwork_brand_lift_client_validator_loaders
      check(Object.keys(await createToken.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "request",
    file: "assignCampaignNames.gen",
    run: async (check) => {
      const { assignCampaignNames } = fieldwork_brand_lift_client_request_validators
      check(assignCampaignNames({"id":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","body":{"creatives":[{"creative_id":"crv-77","creative_name":"Autumn 30s"},{"creative_id":"crv-78","creative_name":"Autumn 15s"}]}}), "true")
      check(assignCampaignNames({ colour: "red" }), "false")
      check(assignCampaignNames.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "assignCampaignNames.gen",
    run: async (check) => {
      const { assignCampaignNames } = fieldwork_brand_lift_client_validators
      check(assignCampaignNames({"creatives":[{"creative_id":"crv-77","creative_name":"Autumn 30s"},{"creative_id":"crv-78","creative_name":"Autumn 15s"}]}), "true")
      check(assignCampaignNames(null), "false")
      check(assignCampaignNames.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "assignNamesAndGroups.gen",
    run: async (check) => {
      const { assignNamesAndGroups } = fieldwork_brand_lift_client_request_validators
      check(assignNamesAndGroups({"id":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","spca_type":"creative","body":[{"id":"crv-77","name":"Autumn 30s","group_id":41},{"id":"crv-78","name":null}]}), "true")
      check(assignNamesAndGroups({ colour: "red" }), "false")
      check(assignNamesAndGroups.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "assignNamesAndGroups.gen",
    run: async (check) => {
      const { assignNamesAndGroups } = fieldwork_brand_lift_client_validators
      check(assignNamesAndGroups([{"id":"crv-77","name":"Autumn 30s","group_id":41},{"id":"crv-78","name":null,"group_id":null}]), "true")
      check(assignNamesAndGroups(null), "false")
      check(assignNamesAndGroups.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "configureIpMatching.gen",
    run: async (check) => {
      const { configureIpMatching } = fieldwork_brand_lift_client_request_validators
      check(configureIpMatching({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","body":{"enabled":true,"ids":[{"type":"placement_id","id":"plc-3381"},{"type":"site_id","id":"site-204"}]}}), "true")
      check(configureIpMatching({ colour: "red" }), "false")
      check(configureIpMatching.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "configureIpMatching.gen",
    run: async (check) => {
      const { configureIpMatching } = fieldwork_brand_lift_client_validators
      check(configureIpMatching({}), "true")
      check(configureIpMatching(null), "false")
      check(configureIpMatching.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "createCampaign.gen",
    run: async (check) => {
      const { createCampaign } = fieldwork_brand_lift_client_request_validators
      check(createCampaign({ colour: "red" }), "false")
      check(createCampaign.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "createCampaign.gen",
    run: async (check) => {
      const { createCampaign } = fieldwork_brand_lift_client_validators
      check(createCampaign(null), "false")
      check(createCampaign.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "createFrequencyReport.gen",
    run: async (check) => {
      const { createFrequencyReport } = fieldwork_brand_lift_client_request_validators
      check(createFrequencyReport({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","body":{"json":"{\"filter_impressions_by_timestamp\":true,\"survey_ids\":[410222],\"output_columns\":{\"respondent_id\":true},\"utc_offset\":null}"}}), "true")
      check(createFrequencyReport({ colour: "red" }), "false")
      check(createFrequencyReport.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "createFrequencyReport.gen",
    run: async (check) => {
      const { createFrequencyReport } = fieldwork_brand_lift_client_validators
      check(createFrequencyReport({"items":[{"frequency_report_id":"a81d5c07-6f3b-4e92-b0c4-2d7e9f1a6b38","campaign_id":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","filter_impressions_by_timestamp":true,"output_columns":{"respondent_id":true},"status":"pending","utc_offset":null,"created_at":"2026-10-05T10:40:00Z","updated_at":"2026-10-05T10:40:00Z","report_name":"frequency-autumn"}]}), "true")
      check(createFrequencyReport(null), "false")
      check(createFrequencyReport.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "createIpMatchingIds.gen",
    run: async (check) => {
      const { createIpMatchingIds } = fieldwork_brand_lift_client_request_validators
      check(createIpMatchingIds({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","body":{"ip_matching_type":"placement_id","enablement_type":"manual","ids":["plc-3390","plc-3391"]}}), "true")
      check(createIpMatchingIds({ colour: "red" }), "false")
      check(createIpMatchingIds.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "createIpMatchingIds.gen",
    run: async (check) => {
      const { createIpMatchingIds } = fieldwork_brand_lift_client_validators
      check(createIpMatchingIds(null), "false")
      check(createIpMatchingIds.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "createOrUpdateGroups.gen",
    run: async (check) => {
      const { createOrUpdateGroups } = fieldwork_brand_lift_client_request_validators
      check(createOrUpdateGroups({"id":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","spca_type":"creative","body":{"groups":[{"group_name":"Winter"},{"group_name":"Autumn 2026","group_id":41}]}}), "true")
      check(createOrUpdateGroups({ colour: "red" }), "false")
      check(createOrUpdateGroups.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "createOrUpdateGroups.gen",
    run: async (check) => {
      const { createOrUpdateGroups } = fieldwork_brand_lift_client_validators
      check(createOrUpdateGroups({"groups":[{"group_name":"Winter","group_id":42},{"group_name":"Autumn 2026","group_id":41}]}), "true")
      check(createOrUpdateGroups(null), "false")
      check(createOrUpdateGroups.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "createPixels.gen",
    run: async (check) => {
      const { createPixels } = fieldwork_brand_lift_client_request_validators
      check(createPixels({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","body":{"campaign_pixels":[{"ad_server_id":4,"query_params":{"crid":"%%CREATIVE_ID%%","pid":"%%PLACEMENT_ID%%"}}]}}), "true")
      check(createPixels({ colour: "red" }), "false")
      check(createPixels.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "createPixels.gen",
    run: async (check) => {
      const { createPixels } = fieldwork_brand_lift_client_validators
      check(createPixels({"items":[{"campaign_pixels":[{"ad_server_id":4,"ad_server_name":"Example Ad Server","pixel_type":"standard","query_params":{"crid":"%%CREATIVE_ID%%","pid":"%%PLACEMENT_ID%%"},"pixel_url":"https://pixel.brand-lift.example/i?campaign_id=9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94&crid=%%CREATIVE_ID%%&pid=%%PLACEMENT_ID%%"}],"id":61}]}), "true")
      check(createPixels(null), "false")
      check(createPixels.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "createS2sMappings.gen",
    run: async (check) => {
      const { createS2sMappings } = fieldwork_brand_lift_client_request_validators
      check(createS2sMappings({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","body":[{"partner_id":6,"partner_campaigns_ids":["str-881","str-882"]}]}), "true")
      check(createS2sMappings({ colour: "red" }), "false")
      check(createS2sMappings.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "createS2sMappings.gen",
    run: async (check) => {
      const { createS2sMappings } = fieldwork_brand_lift_client_validators
      check(createS2sMappings({"items":[{"partner_id":6,"partner_campaigns_ids":["str-881"],"failed_partner_campaigns_ids":["str-882"]}]}), "true")
      check(createS2sMappings(null), "false")
      check(createS2sMappings.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "createToken.gen",
    run: async (check) => {
      const { createToken } = fieldwork_brand_lift_client_request_validators
      check(createToken({"body":{"grant_type":"client_credentials","client_id":"alder-analytics","client_secret":"not-a-real-secret","audience":"https://brand-lift.alder.example","platform_scopes":"short app:imt"}}), "true")
      check(createToken({ colour: "red" }), "false")
      check(createToken.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "createToken.gen",
    run: async (check) => {
      const { createToken } = fieldwork_brand_lift_client_validators
      check(createToken({"access_token":"not-a-real-token","token_type":"Bearer","expires_in":36000,"scope":"short app:imt"}), "true")
      check(createToken(null), "false")
      check(createToken.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "exportExcel.gen",
    run: async (check) => {
      const { exportExcel } = fieldwork_brand_lift_client_request_validators
      check(exportExcel({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","body":{"to_emails":"analyst@alder.example,planner@alder.example","email_message":"Lift so far","filters":["demo_gender=2"]}}), "true")
      check(exportExcel({ colour: "red" }), "false")
      check(exportExcel.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "exportExcel.gen",
    run: async (check) => {
      const { exportExcel } = fieldwork_brand_lift_client_validators
      check(exportExcel({}), "true")
      check(exportExcel(null), "false")
      check(exportExcel.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "exportPowerPoint.gen",
    run: async (check) => {
      const { exportPowerPoint } = fieldwork_brand_lift_client_request_validators
      check(exportPowerPoint({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","body":{"to_emails":"analyst@alder.example,planner@alder.example","email_message":"Lift so far","filters":["demo_gender=2"]}}), "true")
      check(exportPowerPoint({ colour: "red" }), "false")
      check(exportPowerPoint.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "exportPowerPoint.gen",
    run: async (check) => {
      const { exportPowerPoint } = fieldwork_brand_lift_client_validators
      check(exportPowerPoint({"report_export_id":"c7a3f6d2-5b18-4d4e-a0f9-8e2b6c1d3a57"}), "true")
      check(exportPowerPoint(null), "false")
      check(exportPowerPoint.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "exportRespondentsCsv.gen",
    run: async (check) => {
      const { exportRespondentsCsv } = fieldwork_brand_lift_client_request_validators
      check(exportRespondentsCsv({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"}), "true")
      check(exportRespondentsCsv({ colour: "red" }), "false")
      check(exportRespondentsCsv.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "request",
    file: "getAdServer.gen",
    run: async (check) => {
      const { getAdServer } = fieldwork_brand_lift_client_request_validators
      check(getAdServer({"id":"4"}), "true")
      check(getAdServer({ colour: "red" }), "false")
      check(getAdServer.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "getAdServer.gen",
    run: async (check) => {
      const { getAdServer } = fieldwork_brand_lift_client_validators
      check(getAdServer({"id":4,"ad_server_name":"Example Ad Server","query_parameters":[{"default_macro":"%%CREATIVE_ID%%","query_parameter":"crid"},{"default_macro":"%%PLACEMENT_ID%%","query_parameter":"pid"}]}), "true")
      check(getAdServer(null), "false")
      check(getAdServer.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "getCampaign.gen",
    run: async (check) => {
      const { getCampaign } = fieldwork_brand_lift_client_request_validators
      check(getCampaign({"id":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"}), "true")
      check(getCampaign({ colour: "red" }), "false")
      check(getCampaign.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "getCampaign.gen",
    run: async (check) => {
      const { getCampaign } = fieldwork_brand_lift_client_validators
      check(getCampaign(null), "false")
      check(getCampaign.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "getCampaignNames.gen",
    run: async (check) => {
      const { getCampaignNames } = fieldwork_brand_lift_client_request_validators
      check(getCampaignNames({"id":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"}), "true")
      check(getCampaignNames({ colour: "red" }), "false")
      check(getCampaignNames.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "getCampaignNames.gen",
    run: async (check) => {
      const { getCampaignNames } = fieldwork_brand_lift_client_validators
      check(getCampaignNames({"creatives":[{"creative_id":"crv-77","creative_name":"Autumn 30s"}],"placements":[{"placement_id":"plc-3381","placement_name":"Home page banner"}],"publishers":[{"publisher_id":"site-204","publisher_name":"Example News"}]}), "true")
      check(getCampaignNames(null), "false")
      check(getCampaignNames.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "getCampaignOverviewLift.gen",
    run: async (check) => {
      const { getCampaignOverviewLift } = fieldwork_brand_lift_client_request_validators
      check(getCampaignOverviewLift({"id":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"}), "true")
      check(getCampaignOverviewLift({ colour: "red" }), "false")
      check(getCampaignOverviewLift.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "getCampaignOverviewLift.gen",
    run: async (check) => {
      const { getCampaignOverviewLift } = fieldwork_brand_lift_client_validators
      check(getCampaignOverviewLift(null), "false")
      check(getCampaignOverviewLift.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "getCampaignQuestion.gen",
    run: async (check) => {
      const { getCampaignQuestion } = fieldwork_brand_lift_client_request_validators
      check(getCampaignQuestion({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","id":48120}), "true")
      check(getCampaignQuestion({ colour: "red" }), "false")
      check(getCampaignQuestion.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "getCampaignQuestion.gen",
    run: async (check) => {
      const { getCampaignQuestion } = fieldwork_brand_lift_client_validators
      check(getCampaignQuestion({"question":{"id":48120,"question_id":31877,"question_name":"brand_awareness","question_text":"Which of these coffee brands have you heard of?","in_target_answers":[90211],"question_has_predefined_answers":true,"kpi_type":"awareness"},"answers":[{"answer_id":90211,"answer_text":"Alder Coffee"},{"answer_id":90212,"answer_text":"Birch Roasters"},{"answer_id":90213,"answer_text":"Cedar Beans"}]}), "true")
      check(getCampaignQuestion(null), "false")
      check(getCampaignQuestion.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "getCampaignSummary.gen",
    run: async (check) => {
      const { getCampaignSummary } = fieldwork_brand_lift_client_request_validators
      check(getCampaignSummary({}), "true")
      check(getCampaignSummary({ colour: "red" }), "false")
      check(getCampaignSummary.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "getCampaignSummary.gen",
    run: async (check) => {
      const { getCampaignSummary } = fieldwork_brand_lift_client_validators
      check(getCampaignSummary({"live_campaigns":3,"pending_campaigns":1,"completed_campaigns":12}), "true")
      check(getCampaignSummary(null), "false")
      check(getCampaignSummary.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "getCountryLanguage.gen",
    run: async (check) => {
      const { getCountryLanguage } = fieldwork_brand_lift_client_request_validators
      check(getCountryLanguage({"id":9}), "true")
      check(getCountryLanguage({ colour: "red" }), "false")
      check(getCountryLanguage.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "getCountryLanguage.gen",
    run: async (check) => {
      const { getCountryLanguage } = fieldwork_brand_lift_client_validators
      check(getCountryLanguage({"id":9,"country_id":1,"country_name":"United States","language_id":1,"language_name":"English","locale":"en_US","weighting_targets_baseline_id":"us-2026","supported_channels":["digital","linear_tv"],"continent":"north_america","weighting_targets_baseline_map":{},"ietf_language_tag":"en-US"}), "true")
      check(getCountryLanguage(null), "false")
      check(getCountryLanguage.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "getExcelExport.gen",
    run: async (check) => {
      const { getExcelExport } = fieldwork_brand_lift_client_request_validators
      check(getExcelExport({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","id":"c7a3f6d2-5b18-4d4e-a0f9-8e2b6c1d3a57"}), "true")
      check(getExcelExport({ colour: "red" }), "false")
      check(getExcelExport.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "getExcelExport.gen",
    run: async (check) => {
      const { getExcelExport } = fieldwork_brand_lift_client_validators
      check(getExcelExport({"report_export_id":"c7a3f6d2-5b18-4d4e-a0f9-8e2b6c1d3a57","campaign_id":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","finished_at":"2026-10-05T10:31:12Z","expires_at":"2026-10-12T10:31:12Z","s3_url":"https://reports.brand-lift.example/c7a3f6d2"}), "true")
      check(getExcelExport(null), "false")
      check(getExcelExport.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "getFrequencyReport.gen",
    run: async (check) => {
      const { getFrequencyReport } = fieldwork_brand_lift_client_request_validators
      check(getFrequencyReport({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","id":"a81d5c07-6f3b-4e92-b0c4-2d7e9f1a6b38"}), "true")
      check(getFrequencyReport({ colour: "red" }), "false")
      check(getFrequencyReport.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "getFrequencyReport.gen",
    run: async (check) => {
      const { getFrequencyReport } = fieldwork_brand_lift_client_validators
      check(getFrequencyReport({"items":[{"frequency_report_id":"a81d5c07-6f3b-4e92-b0c4-2d7e9f1a6b38","campaign_id":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","filter_impressions_by_timestamp":true,"output_columns":{"respondent_id":true},"status":"done","utc_offset":null,"created_at":"2026-10-05T10:40:00Z","updated_at":"2026-10-05T10:44:10Z","report_name":"frequency-autumn"}]}), "true")
      check(getFrequencyReport(null), "false")
      check(getFrequencyReport.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "getIpMatching.gen",
    run: async (check) => {
      const { getIpMatching } = fieldwork_brand_lift_client_request_validators
      check(getIpMatching({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"}), "true")
      check(getIpMatching({ colour: "red" }), "false")
      check(getIpMatching.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "getIpMatching.gen",
    run: async (check) => {
      const { getIpMatching } = fieldwork_brand_lift_client_validators
      check(getIpMatching(null), "false")
      check(getIpMatching.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "getNonDemographicFilters.gen",
    run: async (check) => {
      const { getNonDemographicFilters } = fieldwork_brand_lift_client_request_validators
      check(getNonDemographicFilters({"id":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"}), "true")
      check(getNonDemographicFilters({ colour: "red" }), "false")
      check(getNonDemographicFilters.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "getNonDemographicFilters.gen",
    run: async (check) => {
      const { getNonDemographicFilters } = fieldwork_brand_lift_client_validators
      check(getNonDemographicFilters(null), "false")
      check(getNonDemographicFilters.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "getPixelGroup.gen",
    run: async (check) => {
      const { getPixelGroup } = fieldwork_brand_lift_client_request_validators
      check(getPixelGroup({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","id":61}), "true")
      check(getPixelGroup({ colour: "red" }), "false")
      check(getPixelGroup.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "getPixelGroup.gen",
    run: async (check) => {
      const { getPixelGroup } = fieldwork_brand_lift_client_validators
      check(getPixelGroup({"items":[{"pixel_id":7001,"pixel_type":"standard","ad_server_id":4,"ad_server_name":"Example Ad Server","created_at":"2026-08-20T09:00:00Z","query_params":{"crid":"%%CREATIVE_ID%%"},"pixel_url":"https://pixel.brand-lift.example/i?campaign_id=9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94&crid=%%CREATIVE_ID%%"}]}), "true")
      check(getPixelGroup(null), "false")
      check(getPixelGroup.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "getPowerPointExport.gen",
    run: async (check) => {
      const { getPowerPointExport } = fieldwork_brand_lift_client_request_validators
      check(getPowerPointExport({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","id":"c7a3f6d2-5b18-4d4e-a0f9-8e2b6c1d3a57"}), "true")
      check(getPowerPointExport({ colour: "red" }), "false")
      check(getPowerPointExport.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "getPowerPointExport.gen",
    run: async (check) => {
      const { getPowerPointExport } = fieldwork_brand_lift_client_validators
      check(getPowerPointExport({"report_export_id":"c7a3f6d2-5b18-4d4e-a0f9-8e2b6c1d3a57","campaign_id":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","finished_at":"2026-10-05T10:31:12Z","expires_at":"2026-10-12T10:31:12Z","s3_url":"https://reports.brand-lift.example/c7a3f6d2"}), "true")
      check(getPowerPointExport(null), "false")
      check(getPowerPointExport.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "getQuestionLift.gen",
    run: async (check) => {
      const { getQuestionLift } = fieldwork_brand_lift_client_request_validators
      check(getQuestionLift({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","questions_pk":48120}), "true")
      check(getQuestionLift({ colour: "red" }), "false")
      check(getQuestionLift.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "getQuestionLift.gen",
    run: async (check) => {
      const { getQuestionLift } = fieldwork_brand_lift_client_validators
      check(getQuestionLift(null), "false")
      check(getQuestionLift.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "launchCampaign.gen",
    run: async (check) => {
      const { launchCampaign } = fieldwork_brand_lift_client_request_validators
      check(launchCampaign({"id":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"}), "true")
      check(launchCampaign({ colour: "red" }), "false")
      check(launchCampaign.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "launchCampaign.gen",
    run: async (check) => {
      const { launchCampaign } = fieldwork_brand_lift_client_validators
      check(launchCampaign({"detail":"Campaign created. Survey creation has been triggered."}), "true")
      check(launchCampaign(null), "false")
      check(launchCampaign.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "listAdServers.gen",
    run: async (check) => {
      const { listAdServers } = fieldwork_brand_lift_client_request_validators
      check(listAdServers({}), "true")
      check(listAdServers({ colour: "red" }), "false")
      check(listAdServers.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "listAdServers.gen",
    run: async (check) => {
      const { listAdServers } = fieldwork_brand_lift_client_validators
      check(listAdServers({"items":[{"id":4,"ad_server_name":"Example Ad Server","query_parameters":[{"default_macro":"%%CREATIVE_ID%%","query_parameter":"crid"},{"default_macro":"%%PLACEMENT_ID%%","query_parameter":"pid"}]},{"id":5,"ad_server_name":"Another Ad Server"}]}), "true")
      check(listAdServers(null), "false")
      check(listAdServers.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "listCampaignLift.gen",
    run: async (check) => {
      const { listCampaignLift } = fieldwork_brand_lift_client_request_validators
      check(listCampaignLift({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"}), "true")
      check(listCampaignLift({ colour: "red" }), "false")
      check(listCampaignLift.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "listCampaignLift.gen",
    run: async (check) => {
      const { listCampaignLift } = fieldwork_brand_lift_client_validators
      check(listCampaignLift(null), "false")
      check(listCampaignLift.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "listCampaignQuestionTemplates.gen",
    run: async (check) => {
      const { listCampaignQuestionTemplates } = fieldwork_brand_lift_client_request_validators
      check(listCampaignQuestionTemplates({"id":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","usage":"baseline"}), "true")
      check(listCampaignQuestionTemplates({ colour: "red" }), "false")
      check(listCampaignQuestionTemplates.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "listCampaignQuestionTemplates.gen",
    run: async (check) => {
      const { listCampaignQuestionTemplates } = fieldwork_brand_lift_client_validators
      check(listCampaignQuestionTemplates([{"question_name":"demo_gender","question_text":"What is your gender?","question_version":1,"answers":["Male","Female"],"refuse_to_answer":"Prefer not to say","question_type":"radio","required":true,"has_retrievable_answers":true}]), "true")
      check(listCampaignQuestionTemplates(null), "false")
      check(listCampaignQuestionTemplates.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "listCampaignQuestions.gen",
    run: async (check) => {
      const { listCampaignQuestions } = fieldwork_brand_lift_client_request_validators
      check(listCampaignQuestions({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"}), "true")
      check(listCampaignQuestions({ colour: "red" }), "false")
      check(listCampaignQuestions.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "listCampaignQuestions.gen",
    run: async (check) => {
      const { listCampaignQuestions } = fieldwork_brand_lift_client_validators
      check(listCampaignQuestions(null), "false")
      check(listCampaignQuestions.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "listCampaignRespondentCsvColumns.gen",
    run: async (check) => {
      const { listCampaignRespondentCsvColumns } = fieldwork_brand_lift_client_request_validators
      check(listCampaignRespondentCsvColumns({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"}), "true")
      check(listCampaignRespondentCsvColumns({ colour: "red" }), "false")
      check(listCampaignRespondentCsvColumns.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "listCampaignRespondentCsvColumns.gen",
    run: async (check) => {
      const { listCampaignRespondentCsvColumns } = fieldwork_brand_lift_client_validators
      check(listCampaignRespondentCsvColumns({"items":[{"column":"Respondent ID","csv_column_key":"respondent_id","default":true},{"column":"Weight","csv_column_key":"weight","default":false}]}), "true")
      check(listCampaignRespondentCsvColumns(null), "false")
      check(listCampaignRespondentCsvColumns.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "listCampaigns.gen",
    run: async (check) => {
      const { listCampaigns } = fieldwork_brand_lift_client_request_validators
      check(listCampaigns({}), "true")
      check(listCampaigns({ colour: "red" }), "false")
      check(listCampaigns.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "listCampaigns.gen",
    run: async (check) => {
      const { listCampaigns } = fieldwork_brand_lift_client_validators
      check(listCampaigns(null), "false")
      check(listCampaigns.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "listCountryLanguageQuestionOptions.gen",
    run: async (check) => {
      const { listCountryLanguageQuestionOptions } = fieldwork_brand_lift_client_request_validators
      check(listCountryLanguageQuestionOptions({"id":9,"question_id":43}), "true")
      check(listCountryLanguageQuestionOptions({ colour: "red" }), "false")
      check(listCountryLanguageQuestionOptions.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "listCountryLanguageQuestionOptions.gen",
    run: async (check) => {
      const { listCountryLanguageQuestionOptions } = fieldwork_brand_lift_client_validators
      check(listCountryLanguageQuestionOptions({"question_options":[{"option_text":"Male","precode":"1","question_id":43},{"option_text":"Female","precode":"2","question_id":43}]}), "true")
      check(listCountryLanguageQuestionOptions(null), "false")
      check(listCountryLanguageQuestionOptions.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "listCountryLanguageQuestions.gen",
    run: async (check) => {
      const { listCountryLanguageQuestions } = fieldwork_brand_lift_client_request_validators
      check(listCountryLanguageQuestions({"id":9}), "true")
      check(listCountryLanguageQuestions({ colour: "red" }), "false")
      check(listCountryLanguageQuestions.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "listCountryLanguageQuestions.gen",
    run: async (check) => {
      const { listCountryLanguageQuestions } = fieldwork_brand_lift_client_validators
      check(listCountryLanguageQuestions({"questions":[{"name":"Age","question_id":42,"question_text":"How old are you?","question_type":"numeric"},{"name":"Gender","question_id":43,"question_text":"What is your gender?","question_type":"single"}]}), "true")
      check(listCountryLanguageQuestions(null), "false")
      check(listCountryLanguageQuestions.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "listCountryLanguages.gen",
    run: async (check) => {
      const { listCountryLanguages } = fieldwork_brand_lift_client_request_validators
      check(listCountryLanguages({}), "true")
      check(listCountryLanguages({ colour: "red" }), "false")
      check(listCountryLanguages.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "listCountryLanguages.gen",
    run: async (check) => {
      const { listCountryLanguages } = fieldwork_brand_lift_client_validators
      check(listCountryLanguages(null), "false")
      check(listCountryLanguages.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "listDemographicFilters.gen",
    run: async (check) => {
      const { listDemographicFilters } = fieldwork_brand_lift_client_request_validators
      check(listDemographicFilters({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"}), "true")
      check(listDemographicFilters({ colour: "red" }), "false")
      check(listDemographicFilters.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "listDemographicFilters.gen",
    run: async (check) => {
      const { listDemographicFilters } = fieldwork_brand_lift_client_validators
      check(listDemographicFilters(null), "false")
      check(listDemographicFilters.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "listFrequencyReports.gen",
    run: async (check) => {
      const { listFrequencyReports } = fieldwork_brand_lift_client_request_validators
      check(listFrequencyReports({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"}), "true")
      check(listFrequencyReports({ colour: "red" }), "false")
      check(listFrequencyReports.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "listFrequencyReports.gen",
    run: async (check) => {
      const { listFrequencyReports } = fieldwork_brand_lift_client_validators
      check(listFrequencyReports({"items":[{"frequency_report_id":"a81d5c07-6f3b-4e92-b0c4-2d7e9f1a6b38","campaign_id":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","filter_impressions_by_timestamp":true,"output_columns":{"respondent_id":true},"status":"done","utc_offset":-300,"created_at":"2026-10-05T10:40:00Z","updated_at":"2026-10-05T10:44:10Z","report_name":"frequency-autumn"}],"page":1,"page_size":1,"total_items":1}), "true")
      check(listFrequencyReports(null), "false")
      check(listFrequencyReports.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "listGroups.gen",
    run: async (check) => {
      const { listGroups } = fieldwork_brand_lift_client_request_validators
      check(listGroups({"id":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","spca_type":"creative"}), "true")
      check(listGroups({ colour: "red" }), "false")
      check(listGroups.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "listGroups.gen",
    run: async (check) => {
      const { listGroups } = fieldwork_brand_lift_client_validators
      check(listGroups({"items":[{"group_name":"Autumn","group_id":41},{"group_name":"Winter","group_id":42}]}), "true")
      check(listGroups(null), "false")
      check(listGroups.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "listIndustries.gen",
    run: async (check) => {
      const { listIndustries } = fieldwork_brand_lift_client_request_validators
      check(listIndustries({}), "true")
      check(listIndustries({ colour: "red" }), "false")
      check(listIndustries.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "listIndustries.gen",
    run: async (check) => {
      const { listIndustries } = fieldwork_brand_lift_client_validators
      check(listIndustries({"items":[{"id":12,"industry_name":"Food and beverages"},{"id":13,"industry_name":"Travel"}]}), "true")
      check(listIndustries(null), "false")
      check(listIndustries.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "listLiftByAdChannel.gen",
    run: async (check) => {
      const { listLiftByAdChannel } = fieldwork_brand_lift_client_request_validators
      check(listLiftByAdChannel({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","questions_pk":48120}), "true")
      check(listLiftByAdChannel({ colour: "red" }), "false")
      check(listLiftByAdChannel.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "listLiftByAdChannel.gen",
    run: async (check) => {
      const { listLiftByAdChannel } = fieldwork_brand_lift_client_validators
      check(listLiftByAdChannel(null), "false")
      check(listLiftByAdChannel.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "listLiftByAdLength.gen",
    run: async (check) => {
      const { listLiftByAdLength } = fieldwork_brand_lift_client_request_validators
      check(listLiftByAdLength({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","questions_pk":48120}), "true")
      check(listLiftByAdLength({ colour: "red" }), "false")
      check(listLiftByAdLength.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "listLiftByAdLength.gen",
    run: async (check) => {
      const { listLiftByAdLength } = fieldwork_brand_lift_client_validators
      check(listLiftByAdLength(null), "false")
      check(listLiftByAdLength.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "listLiftByBucket.gen",
    run: async (check) => {
      const { listLiftByBucket } = fieldwork_brand_lift_client_request_validators
      check(listLiftByBucket({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","questions_pk":48120}), "true")
      check(listLiftByBucket({ colour: "red" }), "false")
      check(listLiftByBucket.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "listLiftByBucket.gen",
    run: async (check) => {
      const { listLiftByBucket } = fieldwork_brand_lift_client_validators
      check(listLiftByBucket(null), "false")
      check(listLiftByBucket.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "listLiftByCreative.gen",
    run: async (check) => {
      const { listLiftByCreative } = fieldwork_brand_lift_client_request_validators
      check(listLiftByCreative({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","questions_pk":48120}), "true")
      check(listLiftByCreative({ colour: "red" }), "false")
      check(listLiftByCreative.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "listLiftByCreative.gen",
    run: async (check) => {
      const { listLiftByCreative } = fieldwork_brand_lift_client_validators
      check(listLiftByCreative(null), "false")
      check(listLiftByCreative.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "listLiftByCustomVariable.gen",
    run: async (check) => {
      const { listLiftByCustomVariable } = fieldwork_brand_lift_client_request_validators
      check(listLiftByCustomVariable({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","questions_pk":48120,"custom_var":"c1"}), "true")
      check(listLiftByCustomVariable({ colour: "red" }), "false")
      check(listLiftByCustomVariable.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "listLiftByCustomVariable.gen",
    run: async (check) => {
      const { listLiftByCustomVariable } = fieldwork_brand_lift_client_validators
      check(listLiftByCustomVariable(null), "false")
      check(listLiftByCustomVariable.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "listLiftByDaypart.gen",
    run: async (check) => {
      const { listLiftByDaypart } = fieldwork_brand_lift_client_request_validators
      check(listLiftByDaypart({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","questions_pk":48120}), "true")
      check(listLiftByDaypart({ colour: "red" }), "false")
      check(listLiftByDaypart.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "listLiftByDaypart.gen",
    run: async (check) => {
      const { listLiftByDaypart } = fieldwork_brand_lift_client_validators
      check(listLiftByDaypart(null), "false")
      check(listLiftByDaypart.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "listLiftByDemographic.gen",
    run: async (check) => {
      const { listLiftByDemographic } = fieldwork_brand_lift_client_request_validators
      check(listLiftByDemographic({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","questions_pk":48120,"demo_filter_name":"demo_age"}), "true")
      check(listLiftByDemographic({ colour: "red" }), "false")
      check(listLiftByDemographic.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "listLiftByDemographic.gen",
    run: async (check) => {
      const { listLiftByDemographic } = fieldwork_brand_lift_client_validators
      check(listLiftByDemographic(null), "false")
      check(listLiftByDemographic.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "listLiftByDevice.gen",
    run: async (check) => {
      const { listLiftByDevice } = fieldwork_brand_lift_client_request_validators
      check(listLiftByDevice({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","questions_pk":48120}), "true")
      check(listLiftByDevice({ colour: "red" }), "false")
      check(listLiftByDevice.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "listLiftByDevice.gen",
    run: async (check) => {
      const { listLiftByDevice } = fieldwork_brand_lift_client_validators
      check(listLiftByDevice(null), "false")
      check(listLiftByDevice.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "listLiftByFrequency.gen",
    run: async (check) => {
      const { listLiftByFrequency } = fieldwork_brand_lift_client_request_validators
      check(listLiftByFrequency({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","questions_pk":48120}), "true")
      check(listLiftByFrequency({ colour: "red" }), "false")
      check(listLiftByFrequency.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "listLiftByFrequency.gen",
    run: async (check) => {
      const { listLiftByFrequency } = fieldwork_brand_lift_client_validators
      check(listLiftByFrequency(null), "false")
      check(listLiftByFrequency.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "listNames.gen",
    run: async (check) => {
      const { listNames } = fieldwork_brand_lift_client_request_validators
      check(listNames({"id":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","spca_type":"creative"}), "true")
      check(listNames({ colour: "red" }), "false")
      check(listNames.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "listNames.gen",
    run: async (check) => {
      const { listNames } = fieldwork_brand_lift_client_validators
      check(listNames([{"items":[{"id":"crv-77","name":"Autumn 30s"},{"id":"crv-78","name":"Autumn 15s"}],"group_id":"41","page":1,"page_size":2,"total_items":2}]), "true")
      check(listNames(null), "false")
      check(listNames.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "listNamesWithImpressions.gen",
    run: async (check) => {
      const { listNamesWithImpressions } = fieldwork_brand_lift_client_request_validators
      check(listNamesWithImpressions({"id":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","spca_type":"creative"}), "true")
      check(listNamesWithImpressions({ colour: "red" }), "false")
      check(listNamesWithImpressions.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "listNamesWithImpressions.gen",
    run: async (check) => {
      const { listNamesWithImpressions } = fieldwork_brand_lift_client_validators
      check(listNamesWithImpressions([{"items":[{"id":"crv-77","name":"Autumn 30s","group_id":41,"group_name":"Autumn","impressions":1337699},{"id":"crv-78","name":null,"group_id":null,"group_name":null,"impressions":802619}],"page":1,"page_size":2,"total_items":2}]), "true")
      check(listNamesWithImpressions(null), "false")
      check(listNamesWithImpressions.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "listPixelGroups.gen",
    run: async (check) => {
      const { listPixelGroups } = fieldwork_brand_lift_client_request_validators
      check(listPixelGroups({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"}), "true")
      check(listPixelGroups({ colour: "red" }), "false")
      check(listPixelGroups.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "listPixelGroups.gen",
    run: async (check) => {
      const { listPixelGroups } = fieldwork_brand_lift_client_validators
      check(listPixelGroups(null), "false")
      check(listPixelGroups.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "listQuestionTemplates.gen",
    run: async (check) => {
      const { listQuestionTemplates } = fieldwork_brand_lift_client_request_validators
      check(listQuestionTemplates({"usage":"lift","country_language_id":9,"industry_id":12}), "true")
      check(listQuestionTemplates({ colour: "red" }), "false")
      check(listQuestionTemplates.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "listQuestionTemplates.gen",
    run: async (check) => {
      const { listQuestionTemplates } = fieldwork_brand_lift_client_validators
      check(listQuestionTemplates(null), "false")
      check(listQuestionTemplates.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "listRespondentCsvColumns.gen",
    run: async (check) => {
      const { listRespondentCsvColumns } = fieldwork_brand_lift_client_request_validators
      check(listRespondentCsvColumns({}), "true")
      check(listRespondentCsvColumns({ colour: "red" }), "false")
      check(listRespondentCsvColumns.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "listRespondentCsvColumns.gen",
    run: async (check) => {
      const { listRespondentCsvColumns } = fieldwork_brand_lift_client_validators
      check(listRespondentCsvColumns({"items":[{"column":"Respondent ID","csv_column_key":"respondent_id","default":true},{"column":"Weight","csv_column_key":"weight","default":false}]}), "true")
      check(listRespondentCsvColumns(null), "false")
      check(listRespondentCsvColumns.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "listRespondents.gen",
    run: async (check) => {
      const { listRespondents } = fieldwork_brand_lift_client_request_validators
      check(listRespondents({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"}), "true")
      check(listRespondents({ colour: "red" }), "false")
      check(listRespondents.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "listRespondents.gen",
    run: async (check) => {
      const { listRespondents } = fieldwork_brand_lift_client_validators
      check(listRespondents(null), "false")
      check(listRespondents.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "listS2sMappings.gen",
    run: async (check) => {
      const { listS2sMappings } = fieldwork_brand_lift_client_request_validators
      check(listS2sMappings({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"}), "true")
      check(listS2sMappings({ colour: "red" }), "false")
      check(listS2sMappings.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "listS2sMappings.gen",
    run: async (check) => {
      const { listS2sMappings } = fieldwork_brand_lift_client_validators
      check(listS2sMappings({"items":[{"partner_id":6,"partner_name":"Example Streaming","partner_campaigns_ids":["str-881","str-882"],"last_modified":"2026-09-03T12:00:00Z"}],"page":1,"page_size":1,"total_items":1}), "true")
      check(listS2sMappings(null), "false")
      check(listS2sMappings.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "listS2sPartners.gen",
    run: async (check) => {
      const { listS2sPartners } = fieldwork_brand_lift_client_request_validators
      check(listS2sPartners({"channels":["linear_tv","digital"]}), "true")
      check(listS2sPartners({ colour: "red" }), "false")
      check(listS2sPartners.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "listS2sPartners.gen",
    run: async (check) => {
      const { listS2sPartners } = fieldwork_brand_lift_client_validators
      check(listS2sPartners({"items":[{"partners":[{"id":6,"name":"Example Streaming"},{"id":7,"name":"Example Television"}]}]}), "true")
      check(listS2sPartners(null), "false")
      check(listS2sPartners.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "listTagQueryParameters.gen",
    run: async (check) => {
      const { listTagQueryParameters } = fieldwork_brand_lift_client_request_validators
      check(listTagQueryParameters({}), "true")
      check(listTagQueryParameters({ colour: "red" }), "false")
      check(listTagQueryParameters.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "listTagQueryParameters.gen",
    run: async (check) => {
      const { listTagQueryParameters } = fieldwork_brand_lift_client_validators
      check(listTagQueryParameters({"items":[{"id":1,"query_key":"crid","query_label":"Creative","tag_type":"standard","default_macro":"%%CREATIVE_ID%%","sort_order":1},{"id":2,"query_key":"pid","query_label":"Placement","tag_type":"standard","default_macro":"%%PLACEMENT_ID%%","sort_order":2},{"id":9,"query_key":"c1","query_label":"Custom variable 1","tag_type":"custom","sort_order":9}]}), "true")
      check(listTagQueryParameters(null), "false")
      check(listTagQueryParameters.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "listTargetAudiences.gen",
    run: async (check) => {
      const { listTargetAudiences } = fieldwork_brand_lift_client_request_validators
      check(listTargetAudiences({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"}), "true")
      check(listTargetAudiences({ colour: "red" }), "false")
      check(listTargetAudiences.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "listTargetAudiences.gen",
    run: async (check) => {
      const { listTargetAudiences } = fieldwork_brand_lift_client_validators
      check(listTargetAudiences({"target_audiences":[{"id":311,"target_name":"Parents of young children","is_default":false,"qualifications":[{"question_name":"Age of children","question_text":"How old are your children?","marketplace_question_type":"multiple","answer_type":"contains","filter_name":"demo_children","options":[{"precode":1,"text":"Under 3"},{"precode":2,"text":"3 to 5"}]}]}]}), "true")
      check(listTargetAudiences(null), "false")
      check(listTargetAudiences.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "listTargetedRecruitmentOptions.gen",
    run: async (check) => {
      const { listTargetedRecruitmentOptions } = fieldwork_brand_lift_client_request_validators
      check(listTargetedRecruitmentOptions({"id":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"}), "true")
      check(listTargetedRecruitmentOptions({ colour: "red" }), "false")
      check(listTargetedRecruitmentOptions.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "listTargetedRecruitmentOptions.gen",
    run: async (check) => {
      const { listTargetedRecruitmentOptions } = fieldwork_brand_lift_client_validators
      check(listTargetedRecruitmentOptions([{"id":14,"qualification":"Age of children","options":["Under 3","3 to 5","6 to 12"]}]), "true")
      check(listTargetedRecruitmentOptions(null), "false")
      check(listTargetedRecruitmentOptions.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "removeGroups.gen",
    run: async (check) => {
      const { removeGroups } = fieldwork_brand_lift_client_request_validators
      check(removeGroups({"id":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","spca_type":"creative","body":{"ids":[42]}}), "true")
      check(removeGroups({ colour: "red" }), "false")
      check(removeGroups.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "removeGroups.gen",
    run: async (check) => {
      const { removeGroups } = fieldwork_brand_lift_client_validators
      check(removeGroups({"message":"1 group removed.","error":null,"error_details":[]}), "true")
      check(removeGroups(null), "false")
      check(removeGroups.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "removeS2sMapping.gen",
    run: async (check) => {
      const { removeS2sMapping } = fieldwork_brand_lift_client_request_validators
      check(removeS2sMapping({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","id":"str-881","body":{"partner_id":6}}), "true")
      check(removeS2sMapping({ colour: "red" }), "false")
      check(removeS2sMapping.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "removeS2sMapping.gen",
    run: async (check) => {
      const { removeS2sMapping } = fieldwork_brand_lift_client_validators
      check(removeS2sMapping({"id":5501,"value":"str-881","metadatatype_name":"partner_campaign_id","is_active":false}), "true")
      check(removeS2sMapping(null), "false")
      check(removeS2sMapping.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "updateCampaign.gen",
    run: async (check) => {
      const { updateCampaign } = fieldwork_brand_lift_client_request_validators
      check(updateCampaign({"id":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","body":{"end_date":"2026-12-31T23:59:59Z","expected_impressions_count":{"digital":6000000,"social":900000}}}), "true")
      check(updateCampaign({ colour: "red" }), "false")
      check(updateCampaign.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "updateCampaign.gen",
    run: async (check) => {
      const { updateCampaign } = fieldwork_brand_lift_client_validators
      check(updateCampaign(null), "false")
      check(updateCampaign.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "updateIpMatching.gen",
    run: async (check) => {
      const { updateIpMatching } = fieldwork_brand_lift_client_request_validators
      check(updateIpMatching({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","body":{"ids":[{"ip_matching_type":"placement_id","ip_matching_id":"plc-3381","is_enabled":false}]}}), "true")
      check(updateIpMatching({ colour: "red" }), "false")
      check(updateIpMatching.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "updateIpMatching.gen",
    run: async (check) => {
      const { updateIpMatching } = fieldwork_brand_lift_client_validators
      check(updateIpMatching({"is_enabled":true,"enablement_status":"manual","items":[{"ip_matching_type":"placement_id","ip_matching_id":"plc-3381","enablement_status":"manual","is_enabled":false,"added_at":"2026-09-02T08:00:00Z","lookup_key":"placement_id:plc-3381"}],"errors":[]}), "true")
      check(updateIpMatching(null), "false")
      check(updateIpMatching.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "updateLaunchedCampaign.gen",
    run: async (check) => {
      const { updateLaunchedCampaign } = fieldwork_brand_lift_client_request_validators
      check(updateLaunchedCampaign({"id":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","body":{"end_date":"2026-12-31T23:59:59Z","expected_impressions_count":6000000}}), "true")
      check(updateLaunchedCampaign({ colour: "red" }), "false")
      check(updateLaunchedCampaign.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "updateLaunchedCampaign.gen",
    run: async (check) => {
      const { updateLaunchedCampaign } = fieldwork_brand_lift_client_validators
      check(updateLaunchedCampaign({"campaign_name":"Alder Coffee autumn","client_name":"Alder Coffee","end_date":"2026-12-31T23:59:59Z","expected_impressions_count":"6000000","expected_impressions_count_social":"600000","expected_impressions_count_linear_tv":"0","status":"live","job_schedule_utc":"2026-10-05T18:00:00Z"}), "true")
      check(updateLaunchedCampaign(null), "false")
      check(updateLaunchedCampaign.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "updatePixelGroup.gen",
    run: async (check) => {
      const { updatePixelGroup } = fieldwork_brand_lift_client_request_validators
      check(updatePixelGroup({"campaigns_pk":"9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94","id":61,"body":{"campaign_pixels":[{"id":7001,"ad_server_id":4,"query_params":{"crid":"%%CREATIVE%%"}}]}}), "true")
      check(updatePixelGroup({ colour: "red" }), "false")
      check(updatePixelGroup.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "updatePixelGroup.gen",
    run: async (check) => {
      const { updatePixelGroup } = fieldwork_brand_lift_client_validators
      check(updatePixelGroup({"items":[{"ad_server_id":4,"ad_server_name":"Example Ad Server","pixel_type":"standard","query_params":{"crid":"%%CREATIVE%%"},"pixel_url":"https://pixel.brand-lift.example/i?campaign_id=9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94&crid=%%CREATIVE%%"}]}), "true")
      check(updatePixelGroup(null), "false")
      check(updatePixelGroup.errors?.length !== 0, "true")
    }
  }
]
