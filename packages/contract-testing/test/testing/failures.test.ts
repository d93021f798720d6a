import { createSandbox } from "@fieldwork/sandbox"
import { beforeAll, describe, expect, it } from "vitest"
import { arazzoOf } from "../../src/testing/failures/arazzo.ts"
import { curlOf } from "../../src/testing/failures/curlOf.ts"
import { describeFailure } from "../../src/testing/failures/describe.ts"
import type { Failure } from "../../src/testing/failures/Failure.ts"
import { typescriptOf } from "../../src/testing/failures/typescriptOf.ts"
import type { Spec } from "../../src/validation/ContractDocument.ts"
import { replayFailures } from "../../src/testing/replayFailures.ts"
import { reported } from "../../src/testing/report.ts"
import { type TestResult, testServer } from "../../src/testing/testServer.ts"
import type { TestOptions } from "../../src/testing/TestOptions.ts"

const sandbox = () => createSandbox({ send: async () => new Response(null, { status: 200 }) })

/** Returns a service that accepts a second launch of a campaign instead of responding with a conflict. */
const relaunchingService = (): NonNullable<TestOptions["fetch"]> => {
  const { fetch } = sandbox()
  return async (url, init) => {
    const response = await fetch(url, init)
    return response.status === 409 ? Response.json({ detail: "Launched again." }) : response
  }
}

const options = (): TestOptions => ({
  fetch: relaunchingService(),
  spec: "brand-lift",
  phases: ["stateful"],
  include: ["launchCampaign"],
  bail: 1
})

let result: TestResult
let failure: Failure
beforeAll(async () => {
  result = await testServer(options())
  failure = result.failures[0] as Failure
})

describe("failures of a contract test", () => {
  it("the contract tester shrinks a failure to the shortest sequence of calls that reproduces it", () => {
    expect(failure).toMatchObject({ rule: "launches-once", operation: "launchCampaign", isShrunk: true, about: [2] })
    expect(failure.calls.map(({ method, path }) => `${method} ${path.split("/").slice(4).join("/")}`)).toEqual([
      "POST campaigns",
      "POST campaigns/{1/campaign_id}/launch",
      "POST campaigns/{1/campaign_id}/launch"
    ])
  })

  it("the contract tester describes a failure by the observed and expected responses and the source of the rule", () => {
    const text = describeFailure(failure)
    expect(text).toContain("launchCampaign: the response was 200, not 409")
    expect(text).toContain("Expected: A campaign launches once: a second launch is a conflict.")
    expect(text).toContain("→ 3. POST /api/impact-measurement/v1/campaigns/{1/campaign_id}/launch")
  })

  it("the shell script, TypeScript program and Arazzo workflow of a contract test failure take ids from earlier responses", () => {
    expect(curlOf(failure)).toContain(`step1_campaign_id=$(echo "$response" | jq -r '.campaign_id')`)
    expect(typescriptOf(failure)).toContain(`const step1_campaign_id = body1["campaign_id"]`)
    const arazzo = arazzoOf([failure], "brand-lift", () => "/api/impact-measurement/v1/campaigns/{id}/launch")
    expect(arazzo).toContain("value: $steps.step1.outputs.campaign_id")
    expect(arazzo).toContain("campaign_id: $response.body#/campaign_id")
  })

  it("a contract test failure is reproduced when it is replayed, until the service is fixed", async () => {
    const saved = JSON.parse(JSON.stringify(result.failures)) as ReadonlyArray<Failure>
    const [there] = await replayFailures(saved, { fetch: relaunchingService(), spec: "brand-lift" })
    expect(there?.message).toBe("the response was 200, not 409")
    const [gone] = await replayFailures(saved, { fetch: sandbox().fetch, spec: "brand-lift" })
    expect(gone?.message).toBeUndefined()
  })

  it("the report of a contract test is identical for the same seed", async () => {
    const settings = { operations: ["launchCampaign"], specs: ["brand-lift"], seed: 1 }
    const again = await testServer(options())
    for (const format of ["text", "json", "junit", "sarif"] as const)
      expect(reported(format, again, settings)).toBe(reported(format, result, settings))
  })
})

it("contract test reports contain no credentials and no identifiers of respondents", async () => {
  const { fetch } = sandbox()
  // Returns invalid responses from operations that handle credentials or identifiers of respondents, so that calls of these operations are included
  // in the report.
  const empty: TestOptions["fetch"] = async (url, init) => {
    const response = await fetch(url, init)
    const isToken = url.includes("/oauth/token")
    const isSpoilt = isToken ? !response.ok : /\/respondents|\/frequency-reports|\/SupplierLinks\/Create/.test(url)
    return isSpoilt ? Response.json("nothing") : response
  }
  const include = ["createToken", "createFrequencyReport", "listRespondents", "createSupplierLink"]
  const found = await testServer({
    fetch: empty,
    include,
    phases: ["examples", "coverage"],
    shrink: false,
    maxRequests: 900
  })
  expect(found.failures.length).toBeGreaterThan(2)
  const text = (["text", "json", "junit", "sarif"] as const)
    .map((format) => reported(format, found, { operations: include, specs: [], seed: 1 }))
    .join()
  expect(text).not.toMatch(/sandbox-secret|fieldwork-exchange-production-key|Bearer [\w-]{8}/)
})

it("testServer reports a dropped connection as a failure and rejects when it cannot connect to the service at all", async () => {
  const { fetch } = sandbox()
  const lossy: TestOptions["fetch"] = async (url, init) => {
    if (init.method === "PUT") throw new TypeError("fetch failed", { cause: new Error("read ECONNRESET") })
    return fetch(url, init)
  }
  const { failures } = await testServer({
    fetch: lossy,
    include: ["listIndustries"],
    phases: ["coverage"],
    shrink: false
  })
  expect(failures.map(({ rule }) => rule)).toEqual(["responds"])
  const dead = async () => Promise.reject(new TypeError("fetch failed", { cause: new Error("connect ECONNREFUSED") }))
  await expect(testServer({ fetch: dead, include: ["listIndustries"] })).rejects.toThrow(
    /got no response: connect ECONNREFUSED/
  )
})

describe("credentials in an exported failure", () => {
  /** A document with one operation. `scheme` is the security scheme of the operation. */
  const documentWith = (scheme: object): Spec =>
    ({
      openapi: "3.1.0",
      info: { title: "Keys", version: "1" },
      security: [{ key: [] }],
      components: { securitySchemes: { key: scheme } },
      paths: {
        "/items": {
          get: {
            operationId: "listItems",
            responses: { 200: { description: "All", content: { "application/json": { schema: { type: "array" } } } } }
          }
        }
      }
    }) as never

  it.each([
    [
      "a header",
      { type: "apiKey", in: "header", name: "X-Api-Key" },
      `-H "X-Api-Key: $API_KEY"`,
      '"X-Api-Key": `${process.env.API_KEY}`'
    ],
    [
      "the query",
      { type: "apiKey", in: "query", name: "key" },
      `"$BASE_URL"'/items'"?key=$API_KEY"`,
      "/items?key=${process.env.API_KEY}`"
    ],
    [
      "a cookie",
      { type: "apiKey", in: "cookie", name: "session" },
      `-H "Cookie: session=$API_KEY"`,
      "cookie: `session=${process.env.API_KEY}`"
    ],
    [
      "the Authorization header",
      { type: "http", scheme: "bearer" },
      `-H "Authorization: $AUTHORIZATION"`,
      "{ authorization }"
    ]
  ])(
    "the curl and TypeScript exports of a contract test failure send the API key in %s, as the API document states",
    async (_, scheme, inShell, inCode) => {
      const { failures } = await testServer({
        fetch: async () => Response.json({}),
        spec: documentWith(scheme),
        phases: ["examples"],
        credentials: { key: "synthetic-key-of-this-test" }
      })
      const [first] = failures as [Failure]
      expect(curlOf(first)).toContain(inShell)
      expect(typescriptOf(first)).toContain(inCode)
      expect(curlOf(first) + typescriptOf(first)).not.toContain("synthetic-key-of-this-test")
    }
  )
})
