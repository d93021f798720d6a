// Written from docstrings by `vitest run test/examples -u`: edit those.
import * as fieldwork_exchange_client from "@fieldwork/exchange-client"
import * as fieldwork_exchange_client_corrections from "@fieldwork/exchange-client/corrections"
import * as fieldwork_exchange_client_request_validators from "@fieldwork/exchange-client/request-validators"
import * as fieldwork_exchange_client_validator_loaders from "@fieldwork/exchange-client/validator-loaders"
import * as fieldwork_exchange_client_validators from "@fieldwork/exchange-client/validators"
import * as fieldwork_specs_corrections from "@fieldwork/specs/corrections"
import type { Example } from "./Example.ts"

export const examples: ReadonlyArray<Example> = [
  {
    name: "correctedFetch",
    file: "corrections.gen",
    run: async (check) => {
      const { correctedFetch } = fieldwork_exchange_client_corrections
      const { correctionsOf } = fieldwork_specs_corrections
      const corrections = correctionsOf({
        overlay: "1.0.0",
        info: { title: "A service that wants a slash at the end of every path", version: "1" },
        extends: "exchange",
        actions: [{ target: "$", update: { "x-wire-trailing-slash": true } }]
      })
      const service = async (input: Request | string | URL) => Response.json({ url: new Request(input).url })
      const fetch = correctedFetch(corrections, service) // a client takes it as its fetch
      const response = await fetch("https://service.example/Core/v1/Suppliers/AllWithAccount")
      check(await response.json(), "{ \"url\": \"https://service.example/Core/v1/Suppliers/AllWithAccount/\" }")
    }
  },
  {
    name: "createExchangeClient",
    file: "index",
    run: async (check) => {
      const { createExchangeClient } = fieldwork_exchange_client
      const fetch = async () => Response.json({ result: [{ code: "eng_us", name: "English" }], total: 1 })
      const client = createExchangeClient({ baseUrl: "https://exchange.example", fetch })
      const { data } = await client.GET("/demand/v2-beta/{property}", { params: { path: { property: "locales" } } })
      check(data?.total, "1")
    }
  },
  {
    name: "getBundledLookups",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { getBundledLookups } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await getBundledLookups.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listSuppliers",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { listSuppliers } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await listSuppliers.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listBusinessUnits",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { listBusinessUnits } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await listBusinessUnits.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listQuestions",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { listQuestions } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await listQuestions.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listCustomQuestions",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { listCustomQuestions } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await listCustomQuestions.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "getQuestion",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { getQuestion } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await getQuestion.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listQuestionOptions",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { listQuestionOptions } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await listQuestionOptions.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listDictionary",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { listDictionary } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await listDictionary.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listBetaErrors",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { listBetaErrors } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await listBetaErrors.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "getOpportunitiesSubscription",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { getOpportunitiesSubscription } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await getOpportunitiesSubscription.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "createOpportunitiesSubscription",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { createOpportunitiesSubscription } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await createOpportunitiesSubscription.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "removeOpportunitiesSubscription",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { removeOpportunitiesSubscription } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await removeOpportunitiesSubscription.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "getOutcomesSubscription",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { getOutcomesSubscription } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await getOutcomesSubscription.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "createOutcomesSubscription",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { createOutcomesSubscription } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await createOutcomesSubscription.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "removeOutcomesSubscription",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { removeOutcomesSubscription } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await removeOutcomesSubscription.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listQualifiedRespondents",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { listQualifiedRespondents } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await listQualifiedRespondents.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listSurveyGroups",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { listSurveyGroups } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await listSurveyGroups.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listOfferwallSurveys",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { listOfferwallSurveys } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await listOfferwallSurveys.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "getSurveyAllocation",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { getSurveyAllocation } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await getSurveyAllocation.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "createSupplierLink",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { createSupplierLink } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await createSupplierLink.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "updateSupplierLink",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { updateSupplierLink } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await updateSupplierLink.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "getSupplierLink",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { getSupplierLink } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await getSupplierLink.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listAllocatedSurveys",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { listAllocatedSurveys } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await listAllocatedSurveys.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "createSurvey",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { createSurvey } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await createSurvey.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "updateSurvey",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { updateSurvey } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await updateSurvey.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "getSurvey",
    file: "validator-loaders.gen",
    run: async (check) => {
      const { getSurvey } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await getSurvey.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "getBundledLookups",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { getBundledLookups } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await getBundledLookups.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listSuppliers",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { listSuppliers } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await listSuppliers.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listBusinessUnits",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { listBusinessUnits } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await listBusinessUnits.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listQuestions",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { listQuestions } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await listQuestions.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listCustomQuestions",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { listCustomQuestions } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await listCustomQuestions.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "getQuestion",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { getQuestion } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await getQuestion.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listQuestionOptions",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { listQuestionOptions } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await listQuestionOptions.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listDictionary",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { listDictionary } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await listDictionary.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listBetaErrors",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { listBetaErrors } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await listBetaErrors.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "getOpportunitiesSubscription",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { getOpportunitiesSubscription } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await getOpportunitiesSubscription.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "createOpportunitiesSubscription",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { createOpportunitiesSubscription } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await createOpportunitiesSubscription.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "removeOpportunitiesSubscription",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { removeOpportunitiesSubscription } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await removeOpportunitiesSubscription.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "getOutcomesSubscription",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { getOutcomesSubscription } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await getOutcomesSubscription.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "createOutcomesSubscription",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { createOutcomesSubscription } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await createOutcomesSubscription.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "removeOutcomesSubscription",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { removeOutcomesSubscription } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await removeOutcomesSubscription.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listQualifiedRespondents",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { listQualifiedRespondents } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await listQualifiedRespondents.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listSurveyGroups",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { listSurveyGroups } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await listSurveyGroups.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listOfferwallSurveys",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { listOfferwallSurveys } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await listOfferwallSurveys.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "getSurveyAllocation",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { getSurveyAllocation } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await getSurveyAllocation.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "createSupplierLink",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { createSupplierLink } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await createSupplierLink.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "updateSupplierLink",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { updateSupplierLink } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await updateSupplierLink.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "getSupplierLink",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { getSupplierLink } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await getSupplierLink.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "listAllocatedSurveys",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { listAllocatedSurveys } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await listAllocatedSurveys.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "createSurvey",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { createSurvey } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await createSurvey.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "updateSurvey",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { updateSurvey } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await updateSurvey.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "getSurvey",
    file: "validator-loaders.node.gen",
    run: async (check) => {
      const { getSurvey } = fieldwork_exchange_client_validator_loaders
      check(Object.keys(await getSurvey.load()).toSorted(), "[\"request\",\"response\"]")
    }
  },
  {
    name: "item",
    file: "Opportunity.gen",
    run: async (check) => {
      const { Opportunity } = fieldwork_exchange_client_validators
      check(Opportunity("text"), "false")
      check(Opportunity.errors?.[0]?.keyword, "\"type\"")
    }
  },
  {
    name: "OpportunityShape",
    file: "Opportunity.gen",
    run: async (check) => {
      const { OpportunityShape } = fieldwork_exchange_client_validators
      check(OpportunityShape.required.every((field) => field in OpportunityShape.fields), "true")
    }
  },
  {
    name: "isOpportunity",
    file: "Opportunity.gen",
    run: async (check) => {
      const { isOpportunity } = fieldwork_exchange_client_validators
      check(isOpportunity({ }), "false")
      check(isOpportunity("text"), "false")
    }
  },
  {
    name: "item",
    file: "Outcome.gen",
    run: async (check) => {
      const { Outcome } = fieldwork_exchange_client_validators
      check(Outcome("text"), "false")
      check(Outcome.errors?.[0]?.keyword, "\"type\"")
    }
  },
  {
    name: "OutcomeShape",
    file: "Outcome.gen",
    run: async (check) => {
      const { OutcomeShape } = fieldwork_exchange_client_validators
      check(OutcomeShape.required.every((field) => field in OutcomeShape.fields), "true")
    }
  },
  {
    name: "isOutcome",
    file: "Outcome.gen",
    run: async (check) => {
      const { isOutcome } = fieldwork_exchange_client_validators
      check(isOutcome({ }), "false")
      check(isOutcome("text"), "false")
    }
  },
  {
    name: "request",
    file: "createOpportunitiesSubscription.gen",
    run: async (check) => {
      const { createOpportunitiesSubscription } = fieldwork_exchange_client_request_validators
      check(createOpportunitiesSubscription({ colour: "red" }), "false")
      check(createOpportunitiesSubscription.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "createOpportunitiesSubscription.gen",
    run: async (check) => {
      const { createOpportunitiesSubscription } = fieldwork_exchange_client_validators
      check(createOpportunitiesSubscription({"result":"OK","public_key":"MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE+rbt4U9C/7iNB3sTeGRydHQ+vzUpUBcnthiM+tU/ABLz+6T+K2RoyQ39FH2l655MHVA7ToLDDiZ5R8s6iV4BfA==","key_id":"9f3c1a7e5b2d4c60"}), "true")
      check(createOpportunitiesSubscription(null), "false")
      check(createOpportunitiesSubscription.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "createOutcomesSubscription.gen",
    run: async (check) => {
      const { createOutcomesSubscription } = fieldwork_exchange_client_request_validators
      check(createOutcomesSubscription({"supplier_code":"4217","body":{"callback":"https://panel.example.com/callbacks/outcomes","outcomes":[{"marketplace_status":{"eq":3},"client_status":{"in":[10,11,26,28,38]}},{"marketplace_status":{"in":[236,237]}}]}}), "true")
      check(createOutcomesSubscription({ colour: "red" }), "false")
      check(createOutcomesSubscription.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "createOutcomesSubscription.gen",
    run: async (check) => {
      const { createOutcomesSubscription } = fieldwork_exchange_client_validators
      check(createOutcomesSubscription({"result":"OK","public_key":"MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE+rbt4U9C/7iNB3sTeGRydHQ+vzUpUBcnthiM+tU/ABLz+6T+K2RoyQ39FH2l655MHVA7ToLDDiZ5R8s6iV4BfA==","key_id":"9f3c1a7e5b2d4c60"}), "true")
      check(createOutcomesSubscription(null), "false")
      check(createOutcomesSubscription.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "createSupplierLink.gen",
    run: async (check) => {
      const { createSupplierLink } = fieldwork_exchange_client_request_validators
      check(createSupplierLink({"SurveyNumber":48213907,"SupplierCode":"4217","body":{"SupplierLinkTypeCode":"OWS","TrackingTypeCode":"NONE","SuccessLink":"https://panel.example.com/return?mid=[%MID%]&status=complete&pay=[%REVENUE%]","FailureLink":"https://panel.example.com/return?mid=[%MID%]&status=terminate"}}), "true")
      check(createSupplierLink({ colour: "red" }), "false")
      check(createSupplierLink.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "createSupplierLink.gen",
    run: async (check) => {
      const { createSupplierLink } = fieldwork_exchange_client_validators
      check(createSupplierLink(null), "false")
      check(createSupplierLink.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "createSurvey.gen",
    run: async (check) => {
      const { createSurvey } = fieldwork_exchange_client_request_validators
      check(createSurvey({ colour: "red" }), "false")
      check(createSurvey.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "createSurvey.gen",
    run: async (check) => {
      const { createSurvey } = fieldwork_exchange_client_validators
      check(createSurvey(null), "false")
      check(createSurvey.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "getBundledLookups.gen",
    run: async (check) => {
      const { getBundledLookups } = fieldwork_exchange_client_request_validators
      check(getBundledLookups({"Bundle":"SupplierLinkTypes,SurveyStatuses"}), "true")
      check(getBundledLookups({ colour: "red" }), "false")
      check(getBundledLookups.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "getBundledLookups.gen",
    run: async (check) => {
      const { getBundledLookups } = fieldwork_exchange_client_validators
      check(getBundledLookups(null), "false")
      check(getBundledLookups.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "getOpportunitiesSubscription.gen",
    run: async (check) => {
      const { getOpportunitiesSubscription } = fieldwork_exchange_client_request_validators
      check(getOpportunitiesSubscription({"supplier_code":"4217"}), "true")
      check(getOpportunitiesSubscription({ colour: "red" }), "false")
      check(getOpportunitiesSubscription.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "getOpportunitiesSubscription.gen",
    run: async (check) => {
      const { getOpportunitiesSubscription } = fieldwork_exchange_client_validators
      check(getOpportunitiesSubscription(null), "false")
      check(getOpportunitiesSubscription.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "getOutcomesSubscription.gen",
    run: async (check) => {
      const { getOutcomesSubscription } = fieldwork_exchange_client_request_validators
      check(getOutcomesSubscription({"supplier_code":"4217"}), "true")
      check(getOutcomesSubscription({ colour: "red" }), "false")
      check(getOutcomesSubscription.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "getOutcomesSubscription.gen",
    run: async (check) => {
      const { getOutcomesSubscription } = fieldwork_exchange_client_validators
      check(getOutcomesSubscription({"callback":"https://panel.example.com/callbacks/outcomes","outcomes":[{"marketplace_status":{"eq":3},"client_status":{"in":[10,11,26,28,38]}},{"marketplace_status":{"in":[236,237]}}],"name":"4217","public_key":"MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE+rbt4U9C/7iNB3sTeGRydHQ+vzUpUBcnthiM+tU/ABLz+6T+K2RoyQ39FH2l655MHVA7ToLDDiZ5R8s6iV4BfA==","key_id":"9f3c1a7e5b2d4c60"}), "true")
      check(getOutcomesSubscription(null), "false")
      check(getOutcomesSubscription.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "getQuestion.gen",
    run: async (check) => {
      const { getQuestion } = fieldwork_exchange_client_request_validators
      check(getQuestion({"CountryLanguageID":9,"QuestionID":43}), "true")
      check(getQuestion({ colour: "red" }), "false")
      check(getQuestion.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "getQuestion.gen",
    run: async (check) => {
      const { getQuestion } = fieldwork_exchange_client_validators
      check(getQuestion({"ApiResult":0,"ApiResultCode":0,"ApiAccount":"Willow Panel","AccountType":2,"ApiAccountStatus":1,"AccountCode":"WILLOW","ApiMessages":[],"ResultCount":1,"Question":{"IsCoreDemographic":true,"IsFeasibilityFactor":true,"LK_QuestionClassificationID":null,"Name":"GENDER","QuestionID":43,"QuestionText":"What is your gender?","QuestionType":"Single Punch","SurveyUse":8740}}), "true")
      check(getQuestion(null), "false")
      check(getQuestion.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "getSupplierLink.gen",
    run: async (check) => {
      const { getSupplierLink } = fieldwork_exchange_client_request_validators
      check(getSupplierLink({"SurveyNumber":48213907,"SupplierCode":"4217"}), "true")
      check(getSupplierLink({ colour: "red" }), "false")
      check(getSupplierLink.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "getSupplierLink.gen",
    run: async (check) => {
      const { getSupplierLink } = fieldwork_exchange_client_validators
      check(getSupplierLink(null), "false")
      check(getSupplierLink.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "getSurvey.gen",
    run: async (check) => {
      const { getSurvey } = fieldwork_exchange_client_request_validators
      check(getSurvey({"SurveyNumber":48213907}), "true")
      check(getSurvey({ colour: "red" }), "false")
      check(getSurvey.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "getSurvey.gen",
    run: async (check) => {
      const { getSurvey } = fieldwork_exchange_client_validators
      check(getSurvey(null), "false")
      check(getSurvey.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "getSurveyAllocation.gen",
    run: async (check) => {
      const { getSurveyAllocation } = fieldwork_exchange_client_request_validators
      check(getSurveyAllocation({"SurveyNumber":48213907,"SupplierCode":"4217"}), "true")
      check(getSurveyAllocation({ colour: "red" }), "false")
      check(getSurveyAllocation.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "getSurveyAllocation.gen",
    run: async (check) => {
      const { getSurveyAllocation } = fieldwork_exchange_client_validators
      check(getSurveyAllocation(null), "false")
      check(getSurveyAllocation.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "listAllocatedSurveys.gen",
    run: async (check) => {
      const { listAllocatedSurveys } = fieldwork_exchange_client_request_validators
      check(listAllocatedSurveys({"SupplierCode":"4217"}), "true")
      check(listAllocatedSurveys({ colour: "red" }), "false")
      check(listAllocatedSurveys.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "listAllocatedSurveys.gen",
    run: async (check) => {
      const { listAllocatedSurveys } = fieldwork_exchange_client_validators
      check(listAllocatedSurveys({"ApiResult":0,"ApiResultCode":0,"ApiAccount":"Willow Panel","AccountType":2,"ApiAccountStatus":1,"AccountCode":"WILLOW","ApiMessages":[],"ResultCount":3,"SupplyAllocationSurveyIDs":[48213907,48213911,48214050]}), "true")
      check(listAllocatedSurveys(null), "false")
      check(listAllocatedSurveys.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "listBetaErrors.gen",
    run: async (check) => {
      const { listBetaErrors } = fieldwork_exchange_client_request_validators
      check(listBetaErrors({}), "true")
      check(listBetaErrors({ colour: "red" }), "false")
      check(listBetaErrors.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "listBetaErrors.gen",
    run: async (check) => {
      const { listBetaErrors } = fieldwork_exchange_client_validators
      check(listBetaErrors({"result":[{"error_code":"v04","http_status":404,"message":"The object does not exist","detail":["type","id"]},{"error_code":"v07","http_status":400,"message":"The value is outside the allowed range","detail":["field","min","max"]},{"error_code":"s06","http_status":504,"message":"An upstream service did not answer in time","detail":[]}]}), "true")
      check(listBetaErrors(null), "false")
      check(listBetaErrors.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "listBusinessUnits.gen",
    run: async (check) => {
      const { listBusinessUnits } = fieldwork_exchange_client_request_validators
      check(listBusinessUnits({}), "true")
      check(listBusinessUnits({ colour: "red" }), "false")
      check(listBusinessUnits.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "listBusinessUnits.gen",
    run: async (check) => {
      const { listBusinessUnits } = fieldwork_exchange_client_validators
      check(listBusinessUnits({"ApiResult":0,"ApiResultCode":0,"ApiAccount":"Juniper Research","AccountType":1,"ApiAccountStatus":1,"AccountCode":"JUNIPER","ApiMessages":[],"ResultCount":2,"BusinessUnits":[{"AccountID":311,"Id":"2201","Name":"Juniper North America"},{"AccountID":311,"Id":"2202","Name":"Juniper Europe"}]}), "true")
      check(listBusinessUnits(null), "false")
      check(listBusinessUnits.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "listCustomQuestions.gen",
    run: async (check) => {
      const { listCustomQuestions } = fieldwork_exchange_client_request_validators
      check(listCustomQuestions({"CountryLanguageID":9}), "true")
      check(listCustomQuestions({ colour: "red" }), "false")
      check(listCustomQuestions.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "listCustomQuestions.gen",
    run: async (check) => {
      const { listCustomQuestions } = fieldwork_exchange_client_validators
      check(listCustomQuestions(null), "false")
      check(listCustomQuestions.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "listDictionary.gen",
    run: async (check) => {
      const { listDictionary } = fieldwork_exchange_client_request_validators
      check(listDictionary({"property":"locales"}), "true")
      check(listDictionary({ colour: "red" }), "false")
      check(listDictionary.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "listDictionary.gen",
    run: async (check) => {
      const { listDictionary } = fieldwork_exchange_client_validators
      check(listDictionary({"result":[{"code":"eng_ca","name":"English - Canada"},{"code":"eng_us","name":"English - United States"},{"code":"fra_fr","name":"French - France"}],"total":3}), "true")
      check(listDictionary(null), "false")
      check(listDictionary.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "listOfferwallSurveys.gen",
    run: async (check) => {
      const { listOfferwallSurveys } = fieldwork_exchange_client_request_validators
      check(listOfferwallSurveys({"SupplierCode":"4217"}), "true")
      check(listOfferwallSurveys({ colour: "red" }), "false")
      check(listOfferwallSurveys.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "listOfferwallSurveys.gen",
    run: async (check) => {
      const { listOfferwallSurveys } = fieldwork_exchange_client_validators
      check(listOfferwallSurveys(null), "false")
      check(listOfferwallSurveys.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "listQualifiedRespondents.gen",
    run: async (check) => {
      const { listQualifiedRespondents } = fieldwork_exchange_client_request_validators
      check(listQualifiedRespondents({"SurveyNumber":48213907,"SupplierCode":"4217"}), "true")
      check(listQualifiedRespondents({ colour: "red" }), "false")
      check(listQualifiedRespondents.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "listQualifiedRespondents.gen",
    run: async (check) => {
      const { listQualifiedRespondents } = fieldwork_exchange_client_validators
      check(listQualifiedRespondents({"ApiResult":0,"ApiResultCode":0,"ApiAccount":"Willow Panel","AccountType":2,"ApiAccountStatus":1,"AccountCode":"WILLOW","ApiMessages":[],"ResultCount":2,"SurveyQualifiedRespondents":[{"PID":"p-20417","IsActive":true},{"PID":"p-20533","IsActive":false}]}), "true")
      check(listQualifiedRespondents(null), "false")
      check(listQualifiedRespondents.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "listQuestionOptions.gen",
    run: async (check) => {
      const { listQuestionOptions } = fieldwork_exchange_client_request_validators
      check(listQuestionOptions({"CountryLanguageID":9,"QuestionID":43}), "true")
      check(listQuestionOptions({ colour: "red" }), "false")
      check(listQuestionOptions.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "listQuestionOptions.gen",
    run: async (check) => {
      const { listQuestionOptions } = fieldwork_exchange_client_validators
      check(listQuestionOptions({"ApiResult":0,"ApiResultCode":0,"ApiAccount":"Willow Panel","AccountType":2,"ApiAccountStatus":1,"AccountCode":"WILLOW","ApiMessages":[],"ResultCount":2,"QuestionOptions":[{"OptionText":"Male","ParentItemText":null,"Precode":"1","QuestionID":43},{"OptionText":"Female","ParentItemText":null,"Precode":"2","QuestionID":43}]}), "true")
      check(listQuestionOptions(null), "false")
      check(listQuestionOptions.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "listQuestions.gen",
    run: async (check) => {
      const { listQuestions } = fieldwork_exchange_client_request_validators
      check(listQuestions({"CountryLanguageID":9}), "true")
      check(listQuestions({ colour: "red" }), "false")
      check(listQuestions.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "listQuestions.gen",
    run: async (check) => {
      const { listQuestions } = fieldwork_exchange_client_validators
      check(listQuestions(null), "false")
      check(listQuestions.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "listSuppliers.gen",
    run: async (check) => {
      const { listSuppliers } = fieldwork_exchange_client_request_validators
      check(listSuppliers({}), "true")
      check(listSuppliers({ colour: "red" }), "false")
      check(listSuppliers.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "listSuppliers.gen",
    run: async (check) => {
      const { listSuppliers } = fieldwork_exchange_client_validators
      check(listSuppliers(null), "false")
      check(listSuppliers.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "listSurveyGroups.gen",
    run: async (check) => {
      const { listSurveyGroups } = fieldwork_exchange_client_request_validators
      check(listSurveyGroups({"SurveyNumber":48213907,"SupplierCode":"4217"}), "true")
      check(listSurveyGroups({ colour: "red" }), "false")
      check(listSurveyGroups.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "listSurveyGroups.gen",
    run: async (check) => {
      const { listSurveyGroups } = fieldwork_exchange_client_validators
      check(listSurveyGroups({"ApiResult":0,"ApiResultCode":0,"ApiAccount":"Willow Panel","AccountType":2,"ApiAccountStatus":1,"AccountCode":"WILLOW","ApiMessages":[],"ResultCount":1,"SurveyGroups":[{"SurveyGroup":"Snacks autumn wave","SurveyGroupID":7712,"SurveyGroupSurveys":[48213907,48213911]}]}), "true")
      check(listSurveyGroups(null), "false")
      check(listSurveyGroups.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "removeOpportunitiesSubscription.gen",
    run: async (check) => {
      const { removeOpportunitiesSubscription } = fieldwork_exchange_client_request_validators
      check(removeOpportunitiesSubscription({"supplier_code":"4217"}), "true")
      check(removeOpportunitiesSubscription({ colour: "red" }), "false")
      check(removeOpportunitiesSubscription.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "removeOpportunitiesSubscription.gen",
    run: async (check) => {
      const { removeOpportunitiesSubscription } = fieldwork_exchange_client_validators
      check(removeOpportunitiesSubscription({"result":"OK"}), "true")
      check(removeOpportunitiesSubscription(null), "false")
      check(removeOpportunitiesSubscription.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "removeOutcomesSubscription.gen",
    run: async (check) => {
      const { removeOutcomesSubscription } = fieldwork_exchange_client_request_validators
      check(removeOutcomesSubscription({"supplier_code":"4217"}), "true")
      check(removeOutcomesSubscription({ colour: "red" }), "false")
      check(removeOutcomesSubscription.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "removeOutcomesSubscription.gen",
    run: async (check) => {
      const { removeOutcomesSubscription } = fieldwork_exchange_client_validators
      check(removeOutcomesSubscription({"result":"OK"}), "true")
      check(removeOutcomesSubscription(null), "false")
      check(removeOutcomesSubscription.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "updateSupplierLink.gen",
    run: async (check) => {
      const { updateSupplierLink } = fieldwork_exchange_client_request_validators
      check(updateSupplierLink({ colour: "red" }), "false")
      check(updateSupplierLink.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "updateSupplierLink.gen",
    run: async (check) => {
      const { updateSupplierLink } = fieldwork_exchange_client_validators
      check(updateSupplierLink(null), "false")
      check(updateSupplierLink.errors?.length !== 0, "true")
    }
  },
  {
    name: "request",
    file: "updateSurvey.gen",
    run: async (check) => {
      const { updateSurvey } = fieldwork_exchange_client_request_validators
      check(updateSurvey({ colour: "red" }), "false")
      check(updateSurvey.errors?.some(({ keyword }) => keyword === "additionalProperties"), "true")
    }
  },
  {
    name: "response",
    file: "updateSurvey.gen",
    run: async (check) => {
      const { updateSurvey } = fieldwork_exchange_client_validators
      check(updateSurvey(null), "false")
      check(updateSurvey.errors?.length !== 0, "true")
    }
  }
]
