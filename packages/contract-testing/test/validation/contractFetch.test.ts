import { gzipSync } from "node:zlib"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { describe, expect, it } from "vitest"
import { contractFetch, ContractViolationError } from "../../src/validation/contractFetch.ts"
import { contractMatchers } from "../../src/validation/contractMatchers.ts"
import type { Violation } from "../../src/validation/Message.ts"

const lookups = "http://sandbox/Core/v1/Suppliers/AllWithAccount"
const headers = { authorization: credentials.exchange.apiKey }

describe("contractFetch", () => {
  it("contractFetch does not consume the body of a response that follows the contract", async () => {
    const response = await contractFetch(createSandbox().fetch, { spec: "exchange" })(lookups, { headers })
    expect(response.bodyUsed).toBe(false)
    expect(await response.json()).toHaveProperty("ApiResult", 0)
  })

  it("contractFetch rejects a call that violates the contract", async () => {
    const mock = async () => Response.json({ ApiResult: 0, ApiMessages: [] })
    const call = contractFetch(mock)(`${lookups}?page=2`, { headers })
    await expect(call).rejects.toBeInstanceOf(ContractViolationError)
    await expect(call).rejects.toThrow("query page: is not a parameter of this operation")
  })

  it.each(["text/plain;charset=UTF-8", "text/html", ""])(
    "contractFetch rejects a mocked JSON response whose content type is %j",
    async (type) => {
      const mock = async () => new Response(new Blob(['{"ApiResult":"zero"}']), { headers: { "content-type": type } })
      const call = contractFetch(mock, { spec: "exchange" })(lookups, { headers })
      await expect(call).rejects.toThrow("the contract allows application/json")
    }
  )

  it("contractFetch reports violations without rejecting when onViolation is given", async () => {
    const seen: Array<Violation> = []
    const mock = async () => Response.json({ ApiResult: "zero" })
    const checked = contractFetch(mock, {
      spec: "exchange",
      onViolation: (violations) => void seen.push(...violations)
    })
    expect((await checked(lookups, { headers })).status).toBe(200)
    expect(seen.map(({ check, operation }) => [operation, check])).toContainEqual(["listSuppliers", "response body"])
  })

  it("contractFetch checks a request body that is a stream and sends it completely", async () => {
    const received: Array<string> = []
    const mock = async (input: Request | string | URL) => {
      received.push(await new Request(input).text())
      return new Response("no", { status: 418 })
    }
    const body = new Blob(['{"callback":7}']).stream()
    const url = "http://sandbox/supply/opportunities/v1/subscriptions/4711"
    const init = {
      method: "POST",
      body,
      headers: { ...headers, "content-type": "application/json" },
      duplex: "half" as const
    }
    await expect(contractFetch(mock)(url, init)).rejects.toThrow("at /callback: must be string; it is 7")
    expect(received).toEqual(['{"callback":7}'])
  })

  it("contractFetch checks a compressed request body and reports a missing one", async () => {
    const mock = async () => new Response("no", { status: 418 })
    const url = "http://sandbox/supply/opportunities/v1/subscriptions/4711"
    const post = { method: "POST", headers: { ...headers, "content-type": "application/json" } }
    const packed = {
      ...post,
      headers: { ...post.headers, "content-encoding": "gzip" },
      body: gzipSync('{"callback":7}')
    }
    await expect(contractFetch(mock)(url, packed)).rejects.toThrow("at /callback: must be string; it is 7")
    await expect(contractFetch(mock)(url, post)).rejects.toThrow("request body: is required and is missing")
  })

  it("the error of contractFetch contains no credential", async () => {
    const mock = async () => Response.json({ token: "secret-of-the-service" }, { status: 418 })
    const error: Error = await contractFetch(mock)(lookups, { headers: { authorization: "secret-of-mine" } }).then(
      () => new Error("allowed"),
      (cause: Error) => cause
    )
    expect(error.message).not.toBe("allowed")
    expect(JSON.stringify(error) + error.message).not.toMatch(/secret-of/)
  })
})

describe("toFollowContract", () => {
  const page = { items: [], page: 1, page_size: 0, total_items: 0 }

  it.each([
    ["a mocked page", { body: page }, true],
    ["a Response", Response.json(page), true],
    ["a text body", { headers: { "content-type": "application/json" }, body: JSON.stringify(page) }, true],
    ["a page without its count", { body: { ...page, total_items: undefined } }, false],
    ["another status", { status: 299, body: page }, false]
  ])(
    "the matcher toFollowContract passes for a response that follows the contract and fails otherwise: %s",
    async (_, mocked, pass) => {
      const result = await contractMatchers.toFollowContract(mocked, "listCampaigns")
      expect(result.pass, result.message()).toBe(pass)
      expect(result.message()).toMatch(pass ? /not to follow/ : /listCampaigns/)
    }
  )

  it("expect, once extended with the matcher toFollowContract, rejects a response that breaks the contract", async () => {
    expect.extend(contractMatchers)
    const expectation = expect({ body: {} }) as unknown as Record<"toFollowContract", (id: string) => Promise<void>>
    await expect(expectation.toFollowContract("listCampaigns")).rejects.toThrow("has no items, which is required")
  })
})
