/**
 * Applies the published contract checker to interactions with the sandbox. Valid interactions must pass, and invalid ones must be detected.
 */
import { contractOf, type ReceivedResponse, type Violation } from "@fieldwork/contract-testing"
import { credentials } from "@fieldwork/sandbox"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Operation } from "../src/documents.ts"
import { inputs } from "../src/inputs.ts"
import { operationsWith } from "../src/pending.ts"
import { refusalsOf } from "../src/refusals.ts"
import { type Call, requestOf, send } from "../src/requests.ts"
import { createTestData, openTestEnvironment, type TestEnvironment, type TestData } from "../src/TestData.ts"

let environment: TestEnvironment
let testData: TestData
beforeAll(async () => {
  environment = await openTestEnvironment()
  testData = await createTestData(environment)
})
afterAll(() => environment.server.close())

const goodRequest = (operation: Operation) => {
  const input = inputs[operation.id]?.(testData.ids) ?? {}
  const authorization = operation.api === "exchange" ? credentials.exchange.apiKey : `Bearer ${testData.token}`
  return { input, request: requestOf(operation, input, { url: environment.server.url, authorization }) }
}

const receive = async (call: Call): Promise<ReceivedResponse & { readonly body: string }> => {
  const response = await send(call)
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() }
}

const isJson = ({ headers }: ReceivedResponse) => headers["content-type"] === "application/json"

/** Returns the response with a body of a different type: an object instead of an array, or an array instead of an object. */
const invalidated = (response: ReceivedResponse & { readonly body: string }): ReceivedResponse => ({
  ...response,
  body: Array.isArray(JSON.parse(response.body)) ? '{"instead":"of a list"}' : "[17]"
})

const checks = (violations: ReadonlyArray<Violation>) => violations.map(({ check }) => check)

describe.each(["brand-lift", "exchange"] as const)("contract checker on interactions with %s", (api) => {
  const contract = contractOf({ spec: api })

  it.each(operationsWith(api, "handler"))(
    "the contract checker accepts valid calls of %s and detects invalid ones",
    async (_, operation) => {
      const { input, request } = goodRequest(operation)
      const bad = refusalsOf(operation, request, input)
      for (const { name, request: refused, status } of bad) {
        const found = checks(contract.request(refused).violations)
        // A missing credential, malformed JSON, an undocumented media type and a wrong type always violate the contract. An unknown id violates the
        // contract only if the schema of the parameter excludes it, and the contract does not specify which tokens are accepted.
        if (/^no credential|malformed|media type|wrong type/.test(name)) expect(found, name).not.toEqual([])
        else expect(found.filter((check) => check !== "parameter" && check !== "credential")).toEqual([])
        const response = await receive(refused)
        expect(response.status).toBe(status)
        expect(contract.interaction(refused, response)).toEqual({
          operation: expect.objectContaining({ id: operation.id }),
          violations: []
        })
        if (found.length === 0) continue
        const accepted = contract.interaction(refused, { status: 204, headers: {}, body: "" }).violations
        expect(checks(accepted)).toContain("accepted invalid request")
      }
      const response = await receive(request)
      expect(response.status).toBe(200)
      expect(contract.interaction(request, response).violations).toEqual([])
      expect(checks(contract.response(operation.id, { ...response, status: 299 }))).toEqual(["status"])
      if (isJson(response)) {
        expect(checks(contract.response(operation.id, invalidated(response)))).toContain("response body")
        const cut = { ...response, body: response.body.slice(0, -1) }
        expect(checks(contract.response(operation.id, cut))).toEqual(["response body"])
        const other = { ...response, headers: { "content-type": "text/html" } }
        expect(checks(contract.response(operation.id, other))).toEqual(["response content type"])
      }
    }
  )
})
