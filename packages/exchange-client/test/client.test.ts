import { assert, describe, expectTypeOf, it } from "vitest"
import { createExchangeClient } from "../src/index.ts"
import { commaSeparated } from "../src/operations.ts"

describe("createExchangeClient", () => {
  it("the exchange spec has no comma-separated list, so that its client needs no query serializer of its own", () => {
    // The client uses the default serializer of openapi-fetch, which repeats the parameter for each value. A comma-separated parameter would require
    // the serializer of the brand lift client.
    assert.deepStrictEqual([...commaSeparated], [])
  })

  it("the exchange fetch client encodes path parameters and returns a value that an open enum does not list", async () => {
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

  it("the exchange fetch client rejects paths and fields that are not in the spec, at compile time", () => {
    const types = (client: ReturnType<typeof createExchangeClient>) => {
      // @ts-expect-error there is no such path
      void client.GET("/demand/v2-beta/unicorns/all")
      // @ts-expect-error the dictionary must be named
      void client.GET("/demand/v2-beta/{property}")
    }
    assert.isFunction(types)
  })
})
