import { createSandbox } from "@fieldwork/sandbox"
import { describe, expect, it } from "vitest"
import { type TestOptions, testServer } from "../../src/testing/testServer.ts"

const sandbox = () => createSandbox({ send: async () => new Response(null, { status: 200 }) })

/** A service that answers each operation of the path as told, and everything else as the sandbox. */
const spoilt = (path: string, change: (body: string) => string): NonNullable<TestOptions["fetch"]> => {
  const { fetch } = sandbox()
  return async (url, init) => {
    const response = await fetch(url, init)
    if (!new URL(url).pathname.endsWith(path) || !response.ok) return response
    return new Response(change(await response.text()), { status: response.status, headers: response.headers })
  }
}

const rules = async (options: TestOptions) =>
  (await testServer({ shrink: false, phases: ["examples", "coverage"], ...options })).failures.map(({ rule }) => rule)

describe("testServer", () => {
  it("finds nothing wrong with the sandbox, and reaches each operation, parameter and bound of the operations it is given", async () => {
    const { coverage, failures } = await testServer({
      fetch: sandbox().fetch,
      phases: ["examples", "coverage"],
      include: [
        "listCampaigns",
        "updateIpMatching",
        "removeGroups",
        "getSurvey",
        "createSupplierLink",
        "removeOutcomesSubscription"
      ]
    })
    expect(failures).toEqual([])
    for (const share of [coverage.operations, coverage.parameters, coverage.bounds, coverage.members])
      expect(share.reached).toBe(share.total)
  })

  it("finds a field of another type in a response", async () => {
    const fetch = spoilt("/industries", (body) => body.replaceAll(/"industry_name":"[^"]*"/g, '"industry_name":7'))
    expect(await rules({ fetch, include: ["listIndustries"] })).toContain("response-follows-contract")
  })

  it("finds a field that is missing though no schema requires it, because every example shows it", async () => {
    const fetch = spoilt("/Suppliers/AllWithAccount", (body) => body.replaceAll('"ApiResultCode"', '"ApiResultKode"'))
    const options = { fetch, include: ["listSuppliers"], phases: ["examples"] } as const
    expect(await rules(options)).toContain("shows-what-examples-show")
  })

  it("finds an operation that refuses what has just been prepared for it", async () => {
    const { fetch } = sandbox()
    const lost: TestOptions["fetch"] = async (url, init) =>
      url.endsWith("/industries") && (await fetch(url, init)).ok
        ? Response.json({ detail: "Not found." }, { status: 404 })
        : fetch(url, init)
    expect(await rules({ fetch: lost, include: ["listIndustries"], phases: ["examples"] })).toContain("accepts-valid")
  })

  it("finds a service that takes what the contract does not allow", async () => {
    const { fetch } = sandbox()
    const lax: TestOptions["fetch"] = async (url, init) => {
      const response = await fetch(url, init)
      return response.status === 400 ? Response.json({ items: [] }) : response
    }
    expect(await rules({ fetch: lax, include: ["listCountryLanguages"] })).toContain("refuses-invalid")
  })

  it("finds a service that asks for no credentials", async () => {
    const { fetch } = sandbox()
    const open: TestOptions["fetch"] = async (url, init) => {
      const response = await fetch(url, init)
      return response.status === 401 ? Response.json({ items: [] }) : response
    }
    expect(await rules({ fetch: open, include: ["listIndustries"] })).toContain("asks-for-credentials")
  })

  it("sends nothing but GET requests to an account that must stay as it is", async () => {
    const { fetch } = sandbox()
    const methods = new Set<string>()
    await testServer({
      fetch,
      safe: true,
      phases: ["examples", "fuzzing", "stateful"],
      runs: 2,
      onExchange: ({ sent }) => methods.add(sent.method),
      credentials: { api_key: "fieldwork-exchange-production-key" },
      spec: "exchange"
    })
    expect([...methods]).toEqual(["GET"])
  })
})
