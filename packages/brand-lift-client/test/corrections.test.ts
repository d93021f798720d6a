import { correctedFetch } from "@fieldwork/brand-lift-client/corrections"
import { type Action, correctionsOf } from "@fieldwork/specs/corrections"
import { describe, expect, it } from "vitest"
import { clientOf, field, parameter, v1 } from "./support/correctedClient.ts"

const moved: ReadonlyArray<Action> = [
  { target: "$.paths", update: { [`${v1}/studies/{id}`]: { get: { operationId: "getCampaign" } } } },
  { target: `$.paths['${v1}/campaigns/{id}'].get`, remove: true }
]
describe("correctedFetch", () => {
  it("correctedFetch sends a request to the path in the corrections, with its parameters percent-encoded", async () => {
    const { client, requests } = clientOf(moved)
    await client.GET(`${v1}/campaigns/{id}`, { params: { path: { id: "a/b" } } })
    expect(requests[0]?.url).toBe(`${v1}/studies/a%2Fb`)
  })

  it("correctedFetch does not apply the correction of a path with a parameter to an operation with a literal path", async () => {
    const { client, requests } = clientOf(moved)
    await client.GET(`${v1}/campaigns/summary`, {})
    expect(requests[0]?.url).toBe(`${v1}/campaigns/summary`)
  })

  it("correctedFetch keeps the path of the base URL when it replaces the path of an operation", async () => {
    const { fetch, requests } = clientOf(moved)
    await fetch(`https://lift.example/proxy${v1}/campaigns/7`)
    expect(requests[0]?.url).toBe(`/proxy${v1}/studies/7`)
  })

  it("correctedFetch sends an operation with the HTTP method in the corrections instead of the documented one", async () => {
    const { client, requests } = clientOf([
      { target: `$.paths['${v1}/campaigns/{id}']`, update: { post: { operationId: "updateCampaign" } } },
      { target: `$.paths['${v1}/campaigns/{id}'].patch`, remove: true }
    ])
    await client.PATCH(`${v1}/campaigns/{id}`, { params: { path: { id: "7" } }, body: { campaign_name: "A" } })
    expect(requests[0]).toMatchObject({ method: "POST", body: '{"campaign_name":"A"}', type: "application/json" })
  })

  it.each([
    [{ explode: true }, "status__in=live&status__in=a%20b"],
    [{ style: "pipeDelimited" }, "status__in=live|a%20b"],
    [{ style: "spaceDelimited" }, "status__in=live%20a%20b"]
  ])("correctedFetch writes lists in a query in the style that the corrections state: %j", async (update, query) => {
    const { client, requests } = clientOf([parameter("StatusIn", update)])
    await client.GET(`${v1}/campaigns`, { params: { query: { page: 2, status__in: ["live", "a b"] } } })
    expect(requests[0]?.url).toBe(`${v1}/campaigns?page=2&${query}`)
  })

  it("correctedFetch merges a query parameter that the client repeats into one list in the style that the corrections state", async () => {
    const { fetch, requests } = clientOf([parameter("StatusIn", { style: "pipeDelimited" })])
    await fetch(`https://lift.example${v1}/campaigns?status__in=live&status__in=draft`)
    expect(requests[0]?.url).toBe(`${v1}/campaigns?status__in=live|draft`)
  })

  it("correctedFetch renames and scales query parameters as the corrections state", async () => {
    const { client, requests } = clientOf([
      parameter("PageSize", { "x-wire-name": "per page" }),
      parameter("ConfidenceLevel", { "x-wire-scale": 100 })
    ])
    const path = { campaigns_pk: "7", questions_pk: 1 }
    await client.GET(`${v1}/campaigns`, { params: { query: { page_size: 5 } } })
    await client.GET(`${v1}/campaigns/{campaigns_pk}/questions/{questions_pk}/lift`, {
      params: { path, query: { confidence_level: 0.07 } }
    })
    expect(requests.map(({ url }) => url.split("?")[1])).toEqual(["per%20page=5", "confidence_level=7"])
  })

  it.each([
    [{}, "0.8,0.95", "confidence_level__in=80,95"],
    [{ explode: true }, "0.8,0.95", "confidence_level__in=80&confidence_level__in=95"],
    [{ style: "pipeDelimited" }, "0.8,0.95", "confidence_level__in=80|95"],
    [{}, "0.0000001,-1e-7,007,high,1.2.3", "confidence_level__in=0.00001,-0.00001,007,high,1.2.3"]
  ])(
    "correctedFetch scales each number in a list of a query with the corrections %j: %s",
    async (update, list, sent) => {
      const { fetch, requests } = clientOf([parameter("ConfidenceLevelIn", { "x-wire-scale": 100, ...update })])
      await fetch(`https://lift.example${v1}/campaigns/7/questions/1/lift?confidence_level__in=${list}`)
      expect(requests[0]?.url.split("?")[1]).toBe(sent)
    }
  )

  it("correctedFetch renames the fields of a request body as the corrections state", async () => {
    const { client, requests } = clientOf([field("CampaignUpdate", "campaign_name", { "x-wire-name": "name" })])
    await client.PATCH(`${v1}/campaigns/{id}`, { params: { path: { id: "7" } }, body: { campaign_name: "A" } })
    expect(requests[0]?.body).toBe('{"name":"A"}')
  })

  it("correctedFetch converts the names, types and scales in a response to those in the API document", async () => {
    const { client } = clientOf(
      [
        field("Industry", "industry_name", { "x-wire-name": "title" }),
        field("Industry", "id", { type: "string", "x-wire-scale": 100 })
      ],
      { body: '{"items":[{"id":"700","title":"Coffee","industry_name":"kept","score":1.10}]}' }
    )
    const { response } = await client.GET(`${v1}/industries`, { parseAs: "text" })
    expect(response.status).toBe(200)
    const { data } = await client.GET(`${v1}/industries`, {})
    expect(data?.items[0]).toMatchObject({ id: 7, industry_name: "Coffee" })
  })

  it("correctedFetch leaves large integers and trailing zeros unchanged when it renames a field of a response", async () => {
    const { fetch } = clientOf([field("Industry", "industry_name", { "x-wire-name": "title" })], {
      body: '{"items":[{"title":"A","n":12345678901234567890,"d":1.10}]}'
    })
    const response = await fetch(`https://lift.example${v1}/industries`)
    expect(await response.text()).toBe('{"items":[{"industry_name":"A","n":12345678901234567890,"d":1.10}]}')
  })

  it("correctedFetch replaces the status code of the service by the documented one", async () => {
    const { client } = clientOf(
      [
        { target: `$.paths['${v1}/campaigns'].post.responses`, update: { "201": { description: "Created" } } },
        { target: `$.paths['${v1}/campaigns'].post.responses['200']`, remove: true }
      ],
      { status: 201 }
    )
    const { response } = await client.POST(`${v1}/campaigns`, { body: {} as never })
    expect(response.status).toBe(200)
  })

  it("correctedFetch adds a trailing slash to every path if the service requires it", async () => {
    const { client, requests } = clientOf([{ target: "$", update: { "x-wire-trailing-slash": true } }])
    await client.GET(`${v1}/campaigns`, { params: { query: { page: 1 } } })
    expect(requests[0]?.url).toBe(`${v1}/campaigns/?page=1`)
  })

  it("correctedFetch does not change requests to unknown paths and response bodies that are not JSON", async () => {
    const { fetch, requests } = clientOf([field("Industry", "industry_name", { "x-wire-name": "title" })], {
      body: "not JSON"
    })
    await fetch("https://lift.example/elsewhere?industry_name=1")
    const response = await fetch(`https://lift.example${v1}/industries`)
    expect(requests[0]?.url).toBe("/elsewhere?industry_name=1")
    expect(await response.text()).toBe("not JSON")
  })

  it("a call through correctedFetch is aborted by the signal of its caller", async () => {
    const corrections = correctionsOf({
      overlay: "1.0.0",
      info: { title: "T", version: "1" },
      extends: "brand-lift",
      actions: [{ target: "$", update: { "x-wire-trailing-slash": true } }]
    })
    const fetch = correctedFetch(corrections, async (_, init) => {
      init?.signal?.throwIfAborted()
      return new Response()
    })
    const sent = fetch(`https://lift.example${v1}/campaigns`, { signal: AbortSignal.abort(new Error("enough")) })
    await expect(sent).rejects.toThrow("enough")
  })
})
