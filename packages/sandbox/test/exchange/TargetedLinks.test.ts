import { describe, expect, it } from "vitest"
import type { OfferwallSurveysResponse, SupplierLinkResponse, SurveyInventory } from "@fieldwork/specs/exchange/schema"
import { links } from "./entry/entryLinks.ts"
import { hour, plainLink, startExchange, type TestExchange } from "./startExchange.ts"

const linkOf = (survey: number) => `/Supply/v1/SupplierLinks/BySurveyNumber/${survey}/4711`

/** Returns the surveys for which the supplier has a link from the start, because their buyers have targeted the supplier. */
const readTargetedSurveys = async () => {
  const exchange = startExchange()
  const { body } = await exchange.get("/Supply/v1/Surveys/Inventory/4711")
  const found: Array<{ readonly survey: number; readonly live: string }> = []
  for (const survey of (body as SurveyInventory).SupplyAllocationSurveyIDs ?? []) {
    const { body: shown, status } = await exchange.get(linkOf(survey))
    if (status !== 200) continue
    const { LiveLink = "" } = (shown as SupplierLinkResponse).SupplierLink ?? {}
    found.push({ survey, live: LiveLink.replace("http://sandbox.example", "") })
  }
  expect(found.length).toBeGreaterThan(1)
  return found
}

const targeted = await readTargetedSurveys()
const [{ live, survey } = { live: "", survey: 0 }] = targeted

const offerwall = async (exchange: TestExchange) =>
  (((await exchange.get("/Supply/v1/Surveys/AllOfferwall/4711")).body as OfferwallSurveysResponse).Surveys ?? []).map(
    ({ SurveyNumber }) => SurveyNumber
  )

describe("the entry links of targeted suppliers", () => {
  it("reading a supplier link for a targeted supplier changes neither the offerwall nor the inventory nor the list of links", async () => {
    const exchange = startExchange()
    const paths = ["/Supply/v1/Surveys/AllOfferwall/4711", "/Supply/v1/Surveys/Inventory/4711"]
    const read = () => Promise.all([...paths.map((path) => exchange.get(path)), exchange.control("GET", "/links")])
    const before = await read()
    for (const { survey: number } of targeted) expect((await exchange.get(linkOf(number))).status).toBe(200)
    expect(await read()).toEqual(before)
  })

  it("the offerwall omits surveys for which the buyer has targeted the supplier, because the supplier has a link for them", async () => {
    const numbers = new Set(targeted.map((each) => each.survey))
    expect((await offerwall(startExchange())).filter((number) => numbers.has(number ?? 0))).toEqual([])
    const streamed = await offerwall(startExchange({ settings: { legacy_offerwall: "as_streamed" } }))
    expect(streamed.filter((number) => numbers.has(number ?? 0))).not.toEqual([])
  })

  it("a respondent can enter through the link of a targeted supplier before anyone has read the link", async () => {
    const exchange = startExchange()
    expect((await exchange.get(`${live}test-complete-a`, { key: undefined })).status).toBe(302)
    await exchange.advance(hour)
    expect((await exchange.control("GET", "/sessions")).body).toMatchObject({
      total: 1,
      items: [{ survey_id: survey }]
    })
  })

  it("a targeted supplier can change the settings of its link, which keeps its URL", async () => {
    const exchange = startExchange()
    const path = `/Supply/v1/SupplierLinks/Update/${survey}/4711`
    const SuccessLink = "https://panel.example/done"
    expect((await exchange.put(path, { ...plainLink, ...links, SuccessLink })).body).toMatchObject({
      SupplierLink: { LiveLink: expect.stringContaining(live) as string, SuccessLink }
    })
    const { headers } = await exchange.get(`${live}test-complete-a`, { key: undefined })
    expect(headers["location"]).toBe(SuccessLink)
  })

  it("creating a link in the control API for a targeted supplier returns the existing link, which is then listed", async () => {
    const exchange = startExchange()
    const created = await exchange.control("POST", "/suppliers/4711/links", { survey_number: survey })
    expect(created.body).toMatchObject({ link_type: "TS", live_link: `http://sandbox.example${live}` })
    expect((await exchange.control("GET", "/links")).body).toEqual({ items: [created.body] })
  })
})
