import { assert, describe, expectTypeOf, it } from "vitest"
import { createBrandLiftClient, querySerializer } from "../src/index.ts"
import * as rows from "../src/operations.ts"

describe("a query", () => {
  it.each([
    ["text is encoded", { keyword: "a b&c=d" }, "keyword=a%20b%26c%3Dd"],
    ["numbers and booleans are written out", { page: 2, exclude_sub_groups: false }, "page=2&exclude_sub_groups=false"],
    ["a list is joined by commas", { status__in: ["live", "on hold"] }, "status__in=live,on%20hold"],
    ["a comma-separated list is joined", { permission_id__in: ["1", "a b"] }, "permission_id__in=1,a%20b"],
    [
      "an object is spread",
      { demographics: { demo_age__gte: "18", demo_gender: "1" } },
      "demo_age__gte=18&demo_gender=1"
    ],
    ["an empty list is left out", { status__in: [], permission_id__in: [], page: 1 }, "page=1"],
    ["an empty object is left out", { demographics: {}, page: 1 }, "page=1"],
    ["what is undefined or null is left out", { keyword: undefined, status: null, page: 1 }, "page=1"],
    ["nothing is nothing", {}, ""]
  ])("%s", (_, query, text) => {
    assert.strictEqual(querySerializer(query), text)
  })

  it("repeats a list on request, except those that the document states to be comma-separated", () => {
    const query = { status__in: ["live", "a,b"], permission_id__in: ["1", "2"] }
    assert.strictEqual(querySerializer(query, "repeated"), "status__in=live&status__in=a%2Cb&permission_id__in=1,2")
  })

  it.each(["comma", "repeated"] as const)("refuses a value with a comma in a list that is joined (%s)", (arrays) => {
    const query = arrays === "comma" ? { status__in: ["a,b"] } : { permission_id__in: ["a,b"] }
    assert.throws(() => querySerializer(query, arrays), /"a,b" contains a comma/)
  })

  it("has the lists that the document states to be comma-separated, and no others", () => {
    assert.deepStrictEqual(
      [...rows.commaSeparated],
      [
        "channel__in",
        "confidence_level__in",
        "demo_sub_type",
        "demo_type",
        "exclude_channels",
        "permission_id__in",
        "tag_type__in",
        "target_audience_id__in"
      ]
    )
  })
})

const answering = (status: number, body: unknown, arrays?: "repeated") => {
  const urls: Array<string> = []
  const client = createBrandLiftClient({
    baseUrl: "https://lift.example/",
    ...(arrays !== undefined && { arrays }),
    fetch: async (request) => {
      urls.push(`${request.method} ${request.url}`)
      return Response.json(body, { status })
    }
  })
  return { client, urls }
}

describe("the fetch client", () => {
  it("writes path and query as the spec says", async () => {
    const { client, urls } = answering(200, { items: [] })
    await client.GET("/api/impact-measurement/v1/campaigns/{campaigns_pk}/questions/{questions_pk}/lift", {
      params: {
        path: { campaigns_pk: "c/1", questions_pk: 7 },
        query: { confidence_level__in: [0.8, 0.9], demographics: { demo_age__range: "18,34" }, answer_ids: [1, 2] }
      }
    })
    const query = "confidence_level__in=0.8,0.9&demo_age__range=18%2C34&answer_ids=1,2"
    assert.deepStrictEqual(urls, [
      `GET https://lift.example/api/impact-measurement/v1/campaigns/c%2F1/questions/7/lift?${query}`
    ])
  })

  it("repeats lists when its service reads them so", async () => {
    const { client, urls } = answering(200, { items: [] }, "repeated")
    const query = { status__in: ["live", "complete"] }
    await client.GET("/api/impact-measurement/v1/campaigns", { params: { query } })
    assert.deepStrictEqual(urls, [
      "GET https://lift.example/api/impact-measurement/v1/campaigns?status__in=live&status__in=complete"
    ])
  })

  it("gives the data of a success and the error of a failure", async () => {
    const path = { id: "5f0c3a52-8c1f-4f27-9c2e-1d4b8a1f2e3d" }
    const found = await answering(200, { campaign_name: "x" }).client.GET("/api/impact-measurement/v1/campaigns/{id}", {
      params: { path }
    })
    assert.strictEqual(found.data?.campaign_name, "x")
    const missing = await answering(404, { detail: "Not found." }).client.GET(
      "/api/impact-measurement/v1/campaigns/{id}",
      { params: { path } }
    )
    assert.deepEqual(missing.error, { detail: "Not found." })
    assert.strictEqual(missing.response.status, 404)
  })

  it("types the open end of an open enum as text", async () => {
    const { client } = answering(200, { status: "archived" })
    const { data } = await client.GET("/api/impact-measurement/v1/campaigns/{id}", { params: { path: { id: "x" } } })
    const status = data?.status ?? ""
    expectTypeOf(status).toExtend<string>()
    assert.strictEqual(status, "archived")
  })
})
