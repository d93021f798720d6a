import { assert, describe, expectTypeOf, it } from "vitest"
import { createBrandLiftClient, querySerializer } from "../src/index.ts"
import * as definitions from "../src/operations.ts"

describe("querySerializer", () => {
  it.each([
    ["a text is encoded", { keyword: "a b&c=d" }, "keyword=a%20b%26c%3Dd"],
    [
      "numbers and booleans are written as text",
      { page: 2, exclude_sub_groups: false },
      "page=2&exclude_sub_groups=false"
    ],
    ["a list is joined by commas", { status__in: ["live", "on hold"] }, "status__in=live,on%20hold"],
    [
      "a list that the document states to be comma-separated is joined",
      { permission_id__in: ["1", "a b"] },
      "permission_id__in=1,a%20b"
    ],
    [
      "an object is spread into parameters",
      { demographics: { demo_age__gte: "18", demo_gender: "1" } },
      "demo_age__gte=18&demo_gender=1"
    ],
    ["an empty list is omitted", { status__in: [], permission_id__in: [], page: 1 }, "page=1"],
    ["an empty object is omitted", { demographics: {}, page: 1 }, "page=1"],
    ["undefined and null are omitted", { keyword: undefined, status: null, page: 1 }, "page=1"],
    ["an empty query gives an empty text", {}, ""]
  ])("querySerializer writes the query of a request according to the rule: %s", (_, query, text) => {
    assert.strictEqual(querySerializer(query), text)
  })

  it("querySerializer with the style repeated repeats list parameters except those documented as comma-separated", () => {
    const query = { status__in: ["live", "a,b"], permission_id__in: ["1", "2"] }
    assert.strictEqual(querySerializer(query, "repeated"), "status__in=live&status__in=a%2Cb&permission_id__in=1,2")
  })

  it.each(["comma", "repeated"] as const)(
    "querySerializer rejects a value with a comma in a list that it joins with commas, in the style %s",
    (arrays) => {
      const query = arrays === "comma" ? { status__in: ["a,b"] } : { permission_id__in: ["a,b"] }
      assert.throws(() => querySerializer(query, arrays), /"a,b" contains a comma/)
    }
  )

  it("the generated table of comma-separated lists contains exactly the eight lists that are documented as such", () => {
    assert.deepStrictEqual(
      [...definitions.commaSeparated],
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

const fakeService = (status: number, body: unknown, arrays?: "repeated") => {
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

describe("createBrandLiftClient", () => {
  it("the brand lift fetch client writes the path and the query of a request according to the spec", async () => {
    const { client, urls } = fakeService(200, { items: [] })
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

  it('the brand lift fetch client with arrays: "repeated" writes one query parameter for each value of a list', async () => {
    const { client, urls } = fakeService(200, { items: [] }, "repeated")
    const query = { status__in: ["live", "complete"] }
    await client.GET("/api/impact-measurement/v1/campaigns", { params: { query } })
    assert.deepStrictEqual(urls, [
      "GET https://lift.example/api/impact-measurement/v1/campaigns?status__in=live&status__in=complete"
    ])
  })

  it("the brand lift fetch client returns the body of a success as data and the body of a failure as error", async () => {
    const path = { id: "5f0c3a52-8c1f-4f27-9c2e-1d4b8a1f2e3d" }
    const found = await fakeService(200, { campaign_name: "x" }).client.GET(
      "/api/impact-measurement/v1/campaigns/{id}",
      {
        params: { path }
      }
    )
    assert.strictEqual(found.data?.campaign_name, "x")
    const missing = await fakeService(404, { detail: "Not found." }).client.GET(
      "/api/impact-measurement/v1/campaigns/{id}",
      { params: { path } }
    )
    assert.deepEqual(missing.error, { detail: "Not found." })
    assert.strictEqual(missing.response.status, 404)
  })

  it("the brand lift fetch client returns a value that an open enum does not list, with the type string", async () => {
    const { client } = fakeService(200, { status: "archived" })
    const { data } = await client.GET("/api/impact-measurement/v1/campaigns/{id}", { params: { path: { id: "x" } } })
    const status = data?.status ?? ""
    expectTypeOf(status).toExtend<string>()
    assert.strictEqual(status, "archived")
  })
})
