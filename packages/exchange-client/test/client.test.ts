import { assert, describe, expectTypeOf, it } from "vitest"
import { createExchangeClient } from "../src/index.ts"
import { commaSeparated } from "../src/operations.ts"

describe("the fetch client", () => {
  it("repeats every list of a query, as the spec joins none", () => {
    // openapi-fetch's own serialiser is used: the first comma-separated parameter needs the brand lift client's.
    assert.deepStrictEqual([...commaSeparated], [])
  })

  it("writes the path as the spec says, and types the open end of an open enum as text", async () => {
    const urls: Array<string> = []
    const client = createExchangeClient({
      baseUrl: "https://exchange.example",
      fetch: async (request) => {
        urls.push(`${request.method} ${request.url} ${await request.text()}`)
        return Response.json({ SupplierLink: { TrackingTypeCode: "NEW" } })
      }
    })
    const { data } = await client.POST("/Supply/v1/SupplierLinks/Create/{SurveyNumber}/{SupplierCode}", {
      params: { path: { SurveyNumber: 7, SupplierCode: "42 17" } },
      body: { SupplierLinkTypeCode: "OWS", TrackingTypeCode: "NONE" }
    })
    assert.deepStrictEqual(urls, [
      'POST https://exchange.example/Supply/v1/SupplierLinks/Create/7/42%2017 {"SupplierLinkTypeCode":"OWS","TrackingTypeCode":"NONE"}'
    ])
    const code = data?.SupplierLink?.TrackingTypeCode ?? ""
    expectTypeOf(code).toExtend<string>()
    assert.strictEqual(code, "NEW")
  })

  it("refuses a path or a field that the spec does not have", () => {
    const types = (client: ReturnType<typeof createExchangeClient>) => {
      // @ts-expect-error there is no such path
      void client.GET("/demand/v2-beta/unicorns/all")
      // @ts-expect-error the dictionary must be named
      void client.GET("/demand/v2-beta/{property}")
    }
    assert.isFunction(types)
  })
})
