import { describe, expect, it } from "vitest"
import {
  apiKey,
  linkPath,
  opportunitiesPath,
  outcomesPath,
  plainLink,
  sandboxApiKey,
  startExchange
} from "./startExchange.ts"

const refused: ReadonlyArray<readonly [name: string, key: string | undefined, words: RegExp]> = [
  ["no Authorization header", undefined, /missing/],
  ["an empty Authorization header", "", /missing/],
  ["a key with the Bearer scheme", `Bearer ${apiKey}`, /without a scheme/],
  ["a key with another scheme", `ApiKey ${apiKey}`, /without a scheme/],
  ["a key that nobody has", "someone-elses-key", /unknown/],
  ["a key in other letters", apiKey.toUpperCase(), /unknown/]
]

const legacy = ["GET /Lookup/v1/BasicLookups/BundledLookups/Countries", `POST ${linkPath}`]
const beta = [
  "GET /demand/v2-beta/locales",
  `GET ${opportunitiesPath}`,
  `POST ${opportunitiesPath}`,
  `DELETE ${outcomesPath}`
]

describe.each(refused)("an exchange request with %s", (_, key, words) => {
  it.each(legacy)(
    "an invalid or missing Authorization header for %s gets 401 with the ApiResult envelope of the older API style",
    async (operation) => {
      const [method = "", path = ""] = operation.split(" ")
      const { body, status } = await startExchange().call(method, path, { key, body: plainLink })
      expect(status).toBe(401)
      expect(body).toMatchObject({ ApiResult: 1, ApiMessages: [expect.stringMatching(words)], ResultCount: 0 })
    }
  )

  it.each(beta)(
    "an invalid or missing Authorization header for %s gets 401 with the error code 401",
    async (operation) => {
      const [method = "", path = ""] = operation.split(" ")
      const { body, status } = await startExchange().call(method, path, { key })
      expect(status).toBe(401)
      expect(body).toMatchObject({ errors: [{ code: "401", message: expect.stringMatching(words) }] })
    }
  )

  it("an error response from the exchange does not contain the API key that was sent with the request", async () => {
    const { body } = await startExchange().get("/demand/v2-beta/locales", { key })
    expect(JSON.stringify(body)).not.toContain(apiKey)
    if (key !== undefined && key !== "") expect(JSON.stringify(body)).not.toContain(key)
  })
})

it("the exchange accepts an Authorization header that consists of the API key without a scheme", async () => {
  expect((await startExchange().get("/demand/v2-beta/locales")).status).toBe(200)
})

it("an exchange request for a supplier of a foreign account gets 403, and a request for an unknown supplier gets 404", async () => {
  const { get, post } = startExchange()
  const path = (supplier: string) => `/supply/opportunities/v1/subscriptions/${supplier}`
  expect(await get(path("4800"))).toMatchObject({ status: 403, body: { errors: [{ code: "403" }] } })
  expect(await get(path("9"))).toMatchObject({
    status: 404,
    body: { errors: [{ code: "v04", detail: { type: "supplier", id: "9" } }] }
  })
  const link = (supplier: string) => post(`/Supply/v1/SupplierLinks/Create/1000001/${supplier}`, plainLink)
  expect(await link("4800")).toMatchObject({ status: 403, body: { ApiResult: 1 } })
  expect(await link("9")).toMatchObject({ status: 404, body: { ApiMessages: ["Supplier 9 does not exist"] } })
})

describe("a sandbox environment key", () => {
  const survey = {
    SurveyStatusCode: "01",
    SurveyName: "Tea",
    CountryLanguageID: 9,
    ClientSurveyLiveURL: "https://surveys.example.com/tea"
  }

  it("the exchange accepts an API key of the sandbox environment for the buyer API, dictionaries and lookups", async () => {
    const { get, post } = startExchange()
    const key = { key: sandboxApiKey }
    expect((await post("/Demand/v1/Surveys/Create", survey, key)).status).toBe(200)
    expect((await get("/Demand/v1/Surveys/BySurveyNumber/5000001", key)).status).toBe(200)
    expect((await get("/demand/v2-beta/locales", key)).status).toBe(200)
    expect((await get("/Lookup/v1/BasicLookups/BundledLookups/Countries", key)).status).toBe(200)
  })

  it.each([`GET ${opportunitiesPath}`, `DELETE ${outcomesPath}`, `POST ${linkPath}`])(
    "the exchange responds 401 to %s with an API key of the sandbox environment",
    async (operation) => {
      const [method = "", path = ""] = operation.split(" ")
      const { body, status } = await startExchange().call(method, path, { key: sandboxApiKey, body: plainLink })
      expect(status).toBe(401)
      expect(JSON.stringify(body)).toMatch(/other environment/)
      expect(JSON.stringify(body)).not.toContain(sandboxApiKey)
    }
  )

  it("with the setting sandbox_key: refused, a dictionary request with an API key of the sandbox environment gets 401", async () => {
    const exchange = startExchange({ settings: { sandbox_key: "refused" } })
    expect((await exchange.get("/demand/v2-beta/locales", { key: sandboxApiKey })).status).toBe(401)
  })
})
