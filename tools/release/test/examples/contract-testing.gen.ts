// Written from docstrings by `vitest run test/examples -u`: edit those.
import * as fieldwork_contract_testing from "@fieldwork/contract-testing"
import * as fieldwork_sandbox from "@fieldwork/sandbox"
import type { ContractViolationError } from "@fieldwork/contract-testing"
import type { Example } from "./Example.ts"

export const examples: ReadonlyArray<Example> = [
  {
    name: "ProbeError",
    file: "Account",
    run: async (check) => {
      const { probe, ProbeError } = fieldwork_contract_testing
      const options = { spec: "exchange", url: "https://exchange.example", inputs: {} } as const
      const error = await probe(options).catch((cause: unknown) => cause)
      check(error instanceof ProbeError && error.message, "\"credentials are missing: give --input api_key=…\"")
    }
  },
  {
    name: "probe",
    file: "probe",
    run: async (check) => {
      const { probe } = fieldwork_contract_testing
      const { createSandbox, credentials } = fieldwork_sandbox
      const sandbox = createSandbox() // stands in for your account
      const { apiKey, suppliers } = credentials.exchange
      const { lines, overlay } = await probe({
        spec: "exchange",
        url: "https://exchange.example",
        inputs: { api_key: apiKey, supplier_code: suppliers[0] },
        perSecond: 1000,
        fetch: sandbox.fetch
      })
      check(lines.some(({ outcome }) => outcome === "holds"), "true")
      check(overlay, "undefined")
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
    name: "HarError",
    file: "Har",
    run: async (check, fails) => {
      const { HarError, readHar } = fieldwork_contract_testing
      await fails(async () => readHar("{}"), "has no log.entries, so it is not an HTTP Archive")
      check(new HarError("is not JSON").name, "\"HarError\"")
    }
  },
  {
    name: "readHar",
    file: "Har",
    run: async (check) => {
      const { readHar } = fieldwork_contract_testing
      const request = { method: "GET", url: "https://api.example.com/Core/v1/Suppliers/AllWithAccount", headers: [] }
      const response = { status: 200, headers: [], content: { mimeType: "application/json", text: "{}", size: 2 } }
      const [interaction] = readHar(JSON.stringify({ log: { version: "1.2", entries: [{ request, response }] } }))
      check(interaction?.response.status, "200")
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
      const { interactions, findings } = await recorder.close()
      await service.close()
      check(interactions, "1")
      check(findings.length, "0")
    }
  },
  {
    name: "tallyOf",
    file: "Tally",
    run: async (check) => {
      const { contractOf, tallyOf } = fieldwork_contract_testing
      const contract = contractOf({ spec: "exchange" })
      const tally = tallyOf(contract)
      const request = { method: "GET", url: "https://api.example.com/nowhere", headers: {}, body: undefined }
      for (let call = 0; call < 3; call++) tally.add(request, contract.request(request))
      const { interactions, findings } = tally.report()
      check(interactions, "3")
      check(findings.map(({ call, count }) => `${call}: ${count}`), "[\"GET /nowhere: 3\"]")
    }
  },
  {
    name: "formatted",
    file: "formats",
    run: async (check) => {
      const { contractOf, formatted, tallyOf } = fieldwork_contract_testing
      const contract = contractOf({ spec: "exchange" })
      const tally = tallyOf(contract)
      const request = { method: "GET", url: "https://api.example.com/nowhere", headers: {}, body: undefined }
      tally.add(request, contract.request(request))
      const text = formatted("text", tally.report(), "session.har")
      check(text.split("\n").at(-1)?.split(";")[0], "\"1 call checked\"")
    }
  },
  {
    name: "contractOf",
    file: "Contract",
    run: async (check) => {
      const { contractOf } = fieldwork_contract_testing
      const contract = contractOf({ spec: "exchange" })
      const request = { method: "GET", url: "https://api.example.com/Core/v1/Suppliers/AllWithAccounts", headers: {}, body: undefined }
      check(contract.request(request).violations.map(({ message }) => message), "[\"no path of the contract matches this one\"]")
      check(contract.operations.length > 20, "true")
    }
  },
  {
    name: "describeViolation",
    file: "contractFetch",
    run: async (check) => {
      const { contractOf, describeViolation } = fieldwork_contract_testing
      const [violation] = contractOf().response("listIndustries", { status: 204, headers: {}, body: "" })
      check(violation && describeViolation(violation).split(":")[0], "\"listIndustries, status\"")
    }
  },
  {
    name: "ContractViolationError",
    file: "contractFetch",
    run: async (check) => {
      const { contractFetch, ContractViolationError } = fieldwork_contract_testing
      const mock = async () => Response.json({ items: [{ id: "one" }] })
      const checked = contractFetch(mock, { spec: "brand-lift" })
      const headers = { authorization: "Bearer token" }
      const url = "https://api.example.com/api/impact-measurement/v1/industries"
      const error = await checked(url, { headers }).catch((cause: unknown) => cause)
      check(error instanceof ContractViolationError && error.violations[0]?.operation, "\"listIndustries\"")
    }
  },
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
    file: "contractMatchers",
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
