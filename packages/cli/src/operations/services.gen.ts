// Generated from specs/*, packages/brand-lift/src and packages/exchange/src by `npm run generate`. Do not edit: change the spec and generate again.

import type { Service } from "./Operation.ts"

export const services: ReadonlyArray<Service> = [
  {
    service: "ad-servers",
    client: "adServers",
    api: "brand-lift",
    summary: "Ad servers, their macros and the query parameters of tracking tags.",
    commands: [
      {"command":"list","operationId":"listAdServers","summary":"List ad servers","retry":"safe"},
      {"command":"get","operationId":"getAdServer","summary":"Get an ad server","retry":"safe"}
    ],
    load: () => import("./ad-servers.gen.ts")
  },
  {
    service: "audiences",
    client: "audiences",
    api: "brand-lift",
    summary: "The audiences that a campaign recruits, and the filters for the campaign's lift.",
    commands: [
      {"command":"targeted-recruitment-options","operationId":"listTargetedRecruitmentOptions","summary":"List targeted recruitment options","retry":"safe"},
      {"command":"target-audiences","operationId":"listTargetAudiences","summary":"List target audiences","retry":"safe"},
      {"command":"demographic-filters","operationId":"listDemographicFilters","summary":"List demographic filters","retry":"safe"},
      {"command":"non-demographic-filters","operationId":"getNonDemographicFilters","summary":"List non-demographic filters","retry":"safe"}
    ],
    load: () => import("./audiences.gen.ts")
  },
  {
    service: "campaigns",
    client: "campaigns",
    api: "brand-lift",
    summary: "Brand lift studies, including drafts, launches and extensions.",
    commands: [
      {"command":"list","operationId":"listCampaigns","summary":"List campaigns","retry":"safe"},
      {"command":"summary","operationId":"getCampaignSummary","summary":"Count campaigns by status","retry":"safe"},
      {"command":"get","operationId":"getCampaign","summary":"Get a campaign","retry":"safe"},
      {"command":"create","operationId":"createCampaign","summary":"Create a campaign draft","retry":"once"},
      {"command":"update","operationId":"updateCampaign","summary":"Update a campaign","retry":"replaceable"},
      {"command":"update-launched","operationId":"updateLaunchedCampaign","summary":"Update a launched campaign","retry":"replaceable","deprecated":true},
      {"command":"launch","operationId":"launchCampaign","summary":"Launch a campaign","retry":"once"}
    ],
    load: () => import("./campaigns.gen.ts")
  },
  {
    service: "country-languages",
    client: "countryLanguages",
    api: "brand-lift",
    summary: "Country-language pairs that are available for recruiting respondents, with the screening questions for each pair.",
    commands: [
      {"command":"list","operationId":"listCountryLanguages","summary":"List country-language pairs","retry":"safe"},
      {"command":"get","operationId":"getCountryLanguage","summary":"Get a country-language pair","retry":"safe"},
      {"command":"questions","operationId":"listCountryLanguageQuestions","summary":"List the screening questions for a country-language pair","retry":"safe"},
      {"command":"question-options","operationId":"listCountryLanguageQuestionOptions","summary":"List the options of a screening question","retry":"safe"}
    ],
    load: () => import("./country-languages.gen.ts")
  },
  {
    service: "exports",
    client: "exports",
    api: "brand-lift",
    summary: "Excel and PowerPoint reports. The service creates reports in the background and sends a link to each report by e-mail.",
    commands: [
      {"command":"excel","operationId":"exportExcel","summary":"Export an Excel report","retry":"once"},
      {"command":"excel-status","operationId":"getExcelExport","summary":"Get an Excel export","retry":"safe"},
      {"command":"power-point","operationId":"exportPowerPoint","summary":"Export a PowerPoint report","retry":"once"},
      {"command":"power-point-status","operationId":"getPowerPointExport","summary":"Get a PowerPoint export","retry":"safe"}
    ],
    load: () => import("./exports.gen.ts")
  },
  {
    service: "frequency-reports",
    client: "frequencyReports",
    api: "brand-lift",
    summary: "Reports on how often respondents saw the campaign. The service creates reports in the background.",
    commands: [
      {"command":"list","operationId":"listFrequencyReports","summary":"List frequency reports","retry":"safe"},
      {"command":"create","operationId":"createFrequencyReport","summary":"Create a frequency report","retry":"once"},
      {"command":"get","operationId":"getFrequencyReport","summary":"Get a frequency report","retry":"safe"}
    ],
    load: () => import("./frequency-reports.gen.ts")
  },
  {
    service: "groups",
    client: "groups",
    api: "brand-lift",
    summary: "The names and groups of sites, placements and creatives.",
    commands: [
      {"command":"list","operationId":"listGroups","summary":"List groups","retry":"safe"},
      {"command":"save","operationId":"createOrUpdateGroups","summary":"Create or update groups","retry":"once"},
      {"command":"remove","operationId":"removeGroups","summary":"Remove groups","retry":"once"}
    ],
    load: () => import("./groups.gen.ts")
  },
  {
    service: "industries",
    client: "industries",
    api: "brand-lift",
    summary: "Industries that can be assigned to a campaign.",
    commands: [
      {"command":"list","operationId":"listIndustries","summary":"List industries","retry":"safe"}
    ],
    load: () => import("./industries.gen.ts")
  },
  {
    service: "ip-matching",
    client: "ipMatching",
    api: "brand-lift",
    summary: "Sites and placements on which respondents are matched by IP address.",
    commands: [
      {"command":"get","operationId":"getIpMatching","summary":"Get the state of IP matching","retry":"safe"},
      {"command":"list","operationId":"getIpMatching","summary":"Get the state of IP matching","retry":"safe"},
      {"command":"configure","operationId":"configureIpMatching","summary":"Configure IP matching","retry":"once"},
      {"command":"update","operationId":"updateIpMatching","summary":"Update IP matching","retry":"replaceable"},
      {"command":"create","operationId":"createIpMatchingIds","summary":"Create IP matching ids in bulk","retry":"once"}
    ],
    load: () => import("./ip-matching.gen.ts")
  },
  {
    service: "lift",
    client: "lift",
    api: "brand-lift",
    summary: "The lift for a campaign, in total and broken down by device, creative and other dimensions. Lift compares exposed respondents with control respondents.",
    commands: [
      {"command":"get","operationId":"getQuestionLift","summary":"Get the lift for a question","retry":"safe"},
      {"command":"list","operationId":"listCampaignLift","summary":"List the lift for all questions","retry":"safe"},
      {"command":"overview","operationId":"getCampaignOverviewLift","summary":"Get the overview lift for a campaign","retry":"safe"},
      {"command":"by-ad-channel","operationId":"listLiftByAdChannel","summary":"List lift by ad channel","retry":"safe","deprecated":true},
      {"command":"by-ad-length","operationId":"listLiftByAdLength","summary":"List lift by ad length","retry":"safe"},
      {"command":"by-bucket","operationId":"listLiftByBucket","summary":"List lift by bucket","retry":"safe"},
      {"command":"by-creative","operationId":"listLiftByCreative","summary":"List lift by creative","retry":"safe"},
      {"command":"by-custom-variable","operationId":"listLiftByCustomVariable","summary":"List lift by custom variable","retry":"safe"},
      {"command":"by-daypart","operationId":"listLiftByDaypart","summary":"List lift by daypart","retry":"safe"},
      {"command":"by-demographic","operationId":"listLiftByDemographic","summary":"List lift by demographic","retry":"safe"},
      {"command":"by-device","operationId":"listLiftByDevice","summary":"List lift by device","retry":"safe"},
      {"command":"by-frequency","operationId":"listLiftByFrequency","summary":"List lift by frequency","retry":"safe"}
    ],
    load: () => import("./lift.gen.ts")
  },
  {
    service: "names",
    client: "names",
    api: "brand-lift",
    summary: "The names and groups of sites, placements and creatives.",
    commands: [
      {"command":"list","operationId":"listNames","summary":"List names of a type","retry":"safe"},
      {"command":"with-impressions","operationId":"listNamesWithImpressions","summary":"List names with impressions","retry":"safe"},
      {"command":"get","operationId":"getCampaignNames","summary":"Get a campaign's names","retry":"safe"},
      {"command":"assign","operationId":"assignCampaignNames","summary":"Assign names","retry":"once"},
      {"command":"assign-with-groups","operationId":"assignNamesAndGroups","summary":"Assign names and groups","retry":"once"}
    ],
    load: () => import("./names.gen.ts")
  },
  {
    service: "pixels",
    client: "pixels",
    api: "brand-lift",
    summary: "Pixels that count a campaign's impressions.",
    commands: [
      {"command":"list","operationId":"listPixelGroups","summary":"List pixel groups","retry":"safe"},
      {"command":"create","operationId":"createPixels","summary":"Create pixels","retry":"once"},
      {"command":"get","operationId":"getPixelGroup","summary":"Get a pixel group","retry":"safe"},
      {"command":"update","operationId":"updatePixelGroup","summary":"Update a pixel group","retry":"replaceable"}
    ],
    load: () => import("./pixels.gen.ts")
  },
  {
    service: "question-templates",
    client: "questionTemplates",
    api: "brand-lift",
    summary: "Templates for draft questions.",
    commands: [
      {"command":"list","operationId":"listQuestionTemplates","summary":"List question templates","retry":"safe"},
      {"command":"of-campaign","operationId":"listCampaignQuestionTemplates","summary":"List a campaign's question templates","retry":"safe"}
    ],
    load: () => import("./question-templates.gen.ts")
  },
  {
    service: "questions",
    client: "questions",
    api: "brand-lift",
    summary: "The questions in a launched campaign, with the answers that respondents can choose.",
    commands: [
      {"command":"list","operationId":"listCampaignQuestions","summary":"List a campaign's questions","retry":"safe"},
      {"command":"get","operationId":"getCampaignQuestion","summary":"Get a campaign question","retry":"safe"}
    ],
    load: () => import("./questions.gen.ts")
  },
  {
    service: "respondents",
    client: "respondents",
    api: "brand-lift",
    summary: "Individual respondents, as paginated JSON or as CSV.",
    commands: [
      {"command":"list","operationId":"listRespondents","summary":"List respondents","retry":"safe"},
      {"command":"csv","operationId":"exportRespondentsCsv","summary":"Export respondents as CSV","retry":"safe"},
      {"command":"csv-columns","operationId":"listRespondentCsvColumns","summary":"List CSV columns for respondents","retry":"safe"},
      {"command":"campaign-csv-columns","operationId":"listCampaignRespondentCsvColumns","summary":"List CSV columns for a campaign's respondents","retry":"safe"}
    ],
    load: () => import("./respondents.gen.ts")
  },
  {
    service: "s2s-mappings",
    client: "s2sMappings",
    api: "brand-lift",
    summary: "Partners that report impressions server-to-server (S2S), and the mappings for their campaigns.",
    commands: [
      {"command":"list","operationId":"listS2sMappings","summary":"List S2S mappings","retry":"safe"},
      {"command":"create","operationId":"createS2sMappings","summary":"Create S2S mappings","retry":"once"},
      {"command":"remove","operationId":"removeS2sMapping","summary":"Remove an S2S mapping","retry":"once"},
      {"command":"partners","operationId":"listS2sPartners","summary":"List S2S partners","retry":"safe"}
    ],
    load: () => import("./s2s-mappings.gen.ts")
  },
  {
    service: "tag-query-parameters",
    client: "tagQueryParameters",
    api: "brand-lift",
    summary: "Ad servers, their macros and the query parameters of tracking tags.",
    commands: [
      {"command":"list","operationId":"listTagQueryParameters","summary":"List tag query parameters","retry":"safe"}
    ],
    load: () => import("./tag-query-parameters.gen.ts")
  },
  {
    service: "tokens",
    client: "tokens",
    api: "brand-lift",
    summary: "Access tokens that are issued in exchange for client credentials.",
    commands: [
      {"command":"create","operationId":"createToken","summary":"Get an access token","retry":"safe"}
    ],
    load: () => import("./tokens.gen.ts")
  },
  {
    service: "lookups",
    client: "lookups",
    api: "exchange",
    summary: "The code lists of the v1 operations, such as countries, industries and survey statuses.",
    commands: [
      {"command":"bundled","operationId":"getBundledLookups","summary":"Get bundled lookups","retry":"safe"},
      {"command":"suppliers","operationId":"listSuppliers","summary":"List suppliers","retry":"safe"},
      {"command":"business-units","operationId":"listBusinessUnits","summary":"List business units","retry":"safe"}
    ],
    load: () => import("./lookups.gen.ts")
  },
  {
    service: "question-library",
    client: "questionLibrary",
    api: "exchange",
    summary: "Screening questions for respondents, and their answer options.",
    commands: [
      {"command":"list","operationId":"listQuestions","summary":"List standard questions","retry":"safe"},
      {"command":"custom","operationId":"listCustomQuestions","summary":"List custom questions","retry":"safe"},
      {"command":"get","operationId":"getQuestion","summary":"Get a question","retry":"safe"},
      {"command":"options","operationId":"listQuestionOptions","summary":"List question options","retry":"safe"}
    ],
    load: () => import("./question-library.gen.ts")
  },
  {
    service: "dictionaries",
    client: "dictionaries",
    api: "exchange",
    summary: "The code lists and errors of the v2-beta operations. The code lists are stable and may be cached.",
    commands: [
      {"command":"list","operationId":"listDictionary","summary":"List a dictionary","retry":"safe"},
      {"command":"errors","operationId":"listBetaErrors","summary":"List v2-beta errors","retry":"safe"}
    ],
    load: () => import("./dictionaries.gen.ts")
  },
  {
    service: "surveys",
    client: "surveys",
    api: "exchange",
    summary: "A buyer's surveys. Each survey costs money while it is live.",
    commands: [
      {"command":"create","operationId":"createSurvey","summary":"Create a survey","retry":"once"},
      {"command":"update","operationId":"updateSurvey","summary":"Update a survey","retry":"replaceable"},
      {"command":"get","operationId":"getSurvey","summary":"Get a survey","retry":"safe"}
    ],
    load: () => import("./surveys.gen.ts")
  },
  {
    service: "opportunities",
    client: "opportunities",
    api: "exchange",
    summary: "A supplier's subscription to survey opportunities, and the callback that delivers the opportunities.",
    commands: [
      {"command":"subscription","operationId":"getOpportunitiesSubscription","summary":"Get an opportunities subscription","retry":"safe"},
      {"command":"unsubscribe","operationId":"removeOpportunitiesSubscription","summary":"Remove an opportunities subscription","retry":"once"},
      {"command":"subscribe","operationId":"createOpportunitiesSubscription","summary":"Create an opportunities subscription","retry":"replaceable"}
    ],
    load: () => import("./opportunities.gen.ts")
  },
  {
    service: "outcomes",
    client: "outcomes",
    api: "exchange",
    summary: "A supplier's subscription to the outcomes of its respondents, and the callback that delivers the outcomes.",
    commands: [
      {"command":"subscription","operationId":"getOutcomesSubscription","summary":"Get an outcomes subscription","retry":"safe"},
      {"command":"unsubscribe","operationId":"removeOutcomesSubscription","summary":"Remove an outcomes subscription","retry":"once"},
      {"command":"subscribe","operationId":"createOutcomesSubscription","summary":"Create an outcomes subscription","retry":"replaceable"}
    ],
    load: () => import("./outcomes.gen.ts")
  },
  {
    service: "supplier-links",
    client: "supplierLinks",
    api: "exchange",
    summary: "Entry links, through which a supplier sends respondents to a survey.",
    commands: [
      {"command":"create","operationId":"createSupplierLink","summary":"Create a supplier link","retry":"once"},
      {"command":"update","operationId":"updateSupplierLink","summary":"Update a supplier link","retry":"replaceable"},
      {"command":"get","operationId":"getSupplierLink","summary":"Get a supplier link","retry":"safe"}
    ],
    load: () => import("./supplier-links.gen.ts")
  },
  {
    service: "supplier-surveys",
    client: "supplierSurveys",
    api: "exchange",
    summary: "Groups of surveys in which a respondent may enter only one survey.",
    commands: [
      {"command":"list","operationId":"listOfferwallSurveys","summary":"List offerwall surveys","retry":"safe"},
      {"command":"get","operationId":"getSurveyAllocation","summary":"Get the allocation of a survey","retry":"safe"},
      {"command":"allocated","operationId":"listAllocatedSurveys","summary":"List allocated surveys","retry":"safe"},
      {"command":"groups","operationId":"listSurveyGroups","summary":"List the groups of a survey","retry":"safe"},
      {"command":"qualified-respondents","operationId":"listQualifiedRespondents","summary":"List qualified respondents","retry":"safe"}
    ],
    load: () => import("./supplier-surveys.gen.ts")
  }
]
