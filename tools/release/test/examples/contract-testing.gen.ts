// Written from docstrings by `vitest run test/examples -u`: edit those.
import * as fieldwork_contract_testing from "@fieldwork/contract-testing"
import * as fieldwork_sandbox from "@fieldwork/sandbox"
import type { ContractViolationError } from "@fieldwork/contract-testing"
import type { Example } from "./Example.ts"

export const examples: ReadonlyArray<Example> = [
  {
    name: "contractFetch",
    file: "contractFetch",
    run: async (check) => {
      const { contractFetch } = fieldwork_contract_testing
      const mock = async () => Response.json({ status: "on air" })
      const checked = contractFetch(mock, { spec: "brand-lift" })
      const url = "https://api.example.com/api/impact-measurement/v1/campaigns/3d5a1c70-8e42-4b7f-b9d1-2a60c4e7f815"
      const headers = { authorization: "Bearer token" }
      const error = await checked(url, { headers }).catch((cause: ContractViolationError) => cause)
      check(error instanceof Error && error.message.split(" (")[0], "\"getCampaign, response body: has no campaign_id, which is required\"")
    }
  },
  {
    name: "contractMatchers",
    file: "matchers",
    run: async (check) => {
      const { contractMatchers } = fieldwork_contract_testing
      // In a test: expect.extend(contractMatchers), then await expect(mocked).toFollowContract("listCampaigns")
      const mocked = { status: 200, body: { items: [], page: 1, page_size: 0 } }
      const { message, pass } = await contractMatchers.toFollowContract(mocked, "listCampaigns")
      check(pass, "false")
      check(message().includes("has no total_items, which is required"), "true")
    }
  },
  {
    name: "testServer",
    file: "testServer",
    run: async (check) => {
      const { testServer } = fieldwork_contract_testing
      const service = async () => Response.json({ items: [{ id: 1, industry_name: 7 }] })
      const { failures } = await testServer({ fetch: service, spec: "brand-lift", include: ["listIndustries"], phases: ["examples"] })
      check(failures[0]?.operation, "\"listIndustries\"")
      check(failures[0]?.message.split(";")[0], "\"response body at /items/0/industry_name: must be string\"")
    }
  },
  {
    name: "record",
    file: "Recorder",
    run: async (check) => {
      const { record } = fieldwork_contract_testing
      const { createSandbox } = fieldwork_sandbox
      const service = await createSandbox().listen()
      const recorder = await record({ target: service.url, spec: "brand-lift" })
      await fetch(`${recorder.url}/api/impact-measurement/v1/industries`)
      const { exchanges, findings } = await recorder.close()
      await service.close()
      check(exchanges, "1")
      check(findings.length, "0")
    }
  },
  {
    name: "workflows",
    file: "catalogue",
    run: async (check) => {
      const { workflows } = fieldwork_contract_testing
      check(workflows().find(({ id }) => id === "read-account")?.operations, "[\"listSuppliers\", \"listBusinessUnits\"]")
    }
  },
  {
    name: "runWorkflows",
    file: "run",
    run: async (check) => {
      const { runWorkflows } = fieldwork_contract_testing
      const reports = await runWorkflows({ only: ["read-account"] })
      check(reports.map(({ outcome }) => outcome), "[\"passed\"]")
    }
  }
]
