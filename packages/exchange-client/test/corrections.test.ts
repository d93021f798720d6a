import { createExchangeClient } from "@fieldwork/exchange-client"
import { correctedFetch } from "@fieldwork/exchange-client/corrections"
import { type Action, correctionsOf } from "@fieldwork/specs/corrections"
import { expect, it } from "vitest"

const correctedClient = (actions: ReadonlyArray<Action>, body: unknown, status = 200) => {
  const corrections = correctionsOf({
    overlay: "1.0.0",
    info: { title: "T", version: "1" },
    extends: "exchange",
    actions
  })
  const requests: Array<Request> = []
  const fetch = correctedFetch(corrections, async (input, init) => {
    requests.push(new Request(input, init))
    return Response.json(body, { status })
  })
  return { client: createExchangeClient({ baseUrl: "https://exchange.example/v", fetch }), requests }
}

const path = "/Supply/v1/Surveys/AllOfferwall/{SupplierCode}"

it("correctedFetch appends the corrected path of an operation to the path of the base URL", async () => {
  const { client, requests } = correctedClient(
    [
      { target: "$.paths", update: { "/offers/{SupplierCode}": { get: { operationId: "listOfferwallSurveys" } } } },
      { target: `$.paths['${path}']`, remove: true }
    ],
    {}
  )
  await client.GET(path, { params: { path: { SupplierCode: "1234" } } })
  expect(requests[0]?.url).toBe("https://exchange.example/v/offers/1234")
})

it("correctedFetch converts the scale and names in an exchange response to the documented ones", async () => {
  const { client } = correctedClient(
    [
      { target: "$.components.schemas.OfferwallSurvey.properties.Conversion", update: { "x-wire-scale": 0.01 } },
      { target: "$.components.schemas.OfferwallSurvey.properties.SurveyName", update: { "x-wire-name": "name" } }
    ],
    { Surveys: [{ Conversion: 0.29, name: "Snacks" }] }
  )
  const { data } = await client.GET(path, { params: { path: { SupplierCode: "1234" } } })
  expect(data?.Surveys?.[0]).toEqual({ Conversion: 29, SurveyName: "Snacks" })
})

it("correctedFetch renames and scales body fields as the corrections state, and leaves the Authorization header unchanged", async () => {
  const { client, requests } = correctedClient(
    [
      {
        target: "$.components.schemas.SurveyFields.properties.QuotaCPI",
        update: { "x-wire-scale": 100, "x-wire-name": "price_cents" }
      }
    ],
    {}
  )
  const body = { SurveyName: "Snacks", QuotaCPI: 1.1 } as never
  await client.POST("/Demand/v1/Surveys/Create", { body, headers: { Authorization: "key" } })
  expect(await requests[0]?.json()).toEqual({ SurveyName: "Snacks", price_cents: 110 })
  expect(requests[0]?.headers.get("authorization")).toBe("key")
})

it("correctedFetch replaces the status code of a failed exchange call by the documented one", async () => {
  const create = "$.paths['/Demand/v1/Surveys/Create'].post.responses"
  const { client } = correctedClient(
    [
      { target: create, update: { "422": { description: "Refused" } } },
      { target: `${create}['400']`, remove: true }
    ],
    { ApiResult: 1 },
    422
  )
  const { response } = await client.POST("/Demand/v1/Surveys/Create", { body: {} as never })
  expect(response.status).toBe(400)
})
