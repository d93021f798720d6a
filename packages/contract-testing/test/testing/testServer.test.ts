import { createSandbox } from "@fieldwork/sandbox"
import { describe, expect, it } from "vitest"
import { testServer } from "../../src/testing/testServer.ts"
import type { Spec } from "../../src/validation/ContractDocument.ts"
import type { TestOptions } from "../../src/testing/TestOptions.ts"

const sandbox = () => createSandbox({ send: async () => new Response(null, { status: 200 }) })

/** Returns a service that changes the response bodies of one path and otherwise responds like the sandbox. */
const alteredSandbox = (path: string, change: (body: string) => string): NonNullable<TestOptions["fetch"]> => {
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
  it("testServer finds no failure in the sandbox and covers every parameter, bound and member of the selected operations", async () => {
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

  it("testServer rejects when the service refuses every request with the given credentials", async () => {
    const error = { description: "refused", content: { "application/json": { schema: { type: "object" } } } }
    const spec = {
      openapi: "3.1.0",
      info: { title: "Shop", version: "1" },
      security: [{ shopKey: [] }],
      paths: {
        "/items": { get: { operationId: "listItems", responses: { "200": { description: "ok" }, "401": error } } }
      },
      components: { securitySchemes: { shopKey: { type: "apiKey", in: "header", name: "x-api-key" } } }
    }
    const fetch: TestOptions["fetch"] = async (url, { method }) =>
      new URL(url).pathname !== "/items"
        ? Response.json({}, { status: 404 })
        : method !== "GET"
          ? Response.json({}, { status: 405, headers: { allow: "GET" } })
          : Response.json({}, { status: 401 })
    await expect(
      testServer({ fetch, spec: spec as unknown as Spec, credentials: { shopKey: "wrong" } })
    ).rejects.toThrow(
      /^The service refused all \d+ requests .* with 401, so nothing was tested\. Give .* \(security schemes: shopKey\)\.$/
    )
  })

  it("testServer rejects with an error that names the first requested URL when the service responds to every request with 404", async () => {
    const fetch: TestOptions["fetch"] = async () => new Response("<h1>Not found</h1>", { status: 404 })
    await expect(testServer({ fetch, spec: "exchange", basePath: "/v7", phases: ["examples"] })).rejects.toThrow(
      /^The service responded with 404 to all \d+ requests, so nothing was tested\. Check the base URL and the base path: the first request was sent to http\S+\/v7\/\S+\.$/
    )
  })

  it("testServer rejects when no operation is selected", async () => {
    await expect(testServer({ fetch: sandbox().fetch, spec: "exchange", include: ["listSupliers"] })).rejects.toThrow(
      /^No operation is selected by include and exclude\. The operations are: .*listSuppliers/
    )
  })

  it("testServer detects a response field of the wrong type", async () => {
    const fetch = alteredSandbox("/industries", (body) =>
      body.replaceAll(/"industry_name":"[^"]*"/g, '"industry_name":7')
    )
    expect(await rules({ fetch, include: ["listIndustries"] })).toContain("response-follows-contract")
  })

  it("testServer detects a missing response field that every example contains although no schema requires it", async () => {
    const fetch = alteredSandbox("/Suppliers/AllWithAccount", (body) =>
      body.replaceAll('"ApiResultCode"', '"ApiResultKode"')
    )
    const options = { fetch, include: ["listSuppliers"], phases: ["examples"] } as const
    expect(await rules(options)).toContain("shows-what-examples-show")
  })

  it("testServer reports an operation that responds 404 to a valid request as a violation of the rule accepts-valid", async () => {
    const { fetch } = sandbox()
    const lost: TestOptions["fetch"] = async (url, init) =>
      url.endsWith("/industries") && (await fetch(url, init)).ok
        ? Response.json({ detail: "Not found." }, { status: 404 })
        : fetch(url, init)
    expect(await rules({ fetch: lost, include: ["listIndustries"], phases: ["examples"] })).toContain("accepts-valid")
  })

  it("testServer detects a service that accepts requests that violate the contract", async () => {
    const { fetch } = sandbox()
    const lax: TestOptions["fetch"] = async (url, init) => {
      const response = await fetch(url, init)
      return response.status === 400 ? Response.json({ items: [] }) : response
    }
    expect(await rules({ fetch: lax, include: ["listCountryLanguages"] })).toContain("refuses-invalid")
  })

  it("testServer detects a service that requires no credentials", async () => {
    const { fetch } = sandbox()
    const open: TestOptions["fetch"] = async (url, init) => {
      const response = await fetch(url, init)
      return response.status === 401 ? Response.json({ items: [] }) : response
    }
    expect(await rules({ fetch: open, include: ["listIndustries"] })).toContain("asks-for-credentials")
  })

  it("testServer sends only GET requests in safe mode", async () => {
    const { fetch } = sandbox()
    const methods = new Set<string>()
    await testServer({
      fetch,
      safe: true,
      phases: ["examples", "fuzzing", "stateful"],
      runs: 2,
      onInteraction: ({ sent }) => methods.add(sent.method),
      credentials: { api_key: "fieldwork-exchange-production-key" },
      spec: "exchange"
    })
    expect([...methods]).toEqual(["GET"])
  })
})

it("testServer refuses a URL that contains a password, without showing the password", async () => {
  const run = testServer({ url: "http://user:s3cret@127.0.0.1:9", spec: "brand-lift" })
  await expect(run).rejects.toThrow(/^The URL of the service contains a user name or a password(?!.*s3cret)/)
})
