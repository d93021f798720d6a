import { describe, expect, it } from "vitest"
import { allOutcomes, hour, outcomesPath, startExchange } from "../startExchange.ts"
import type { OfferwallSurveysResponse, QualifiedRespondentsResponse } from "@fieldwork/specs/exchange/schema"
import { lastOutcomes, linkTo, createBuyerSurvey, openLink } from "./entryLinks.ts"

describe("recontact surveys", () => {
  const recontact = async () => {
    const exchange = startExchange()
    await exchange.post(outcomesPath, allOutcomes)
    const { Surveys } = (await exchange.get("/Supply/v1/Surveys/AllOfferwall/4711")).body as OfferwallSurveysResponse
    for (const { SurveyNumber, StudyTypeID } of Surveys ?? []) {
      if (StudyTypeID !== 22) continue
      const path = `/Supply/v1/SurveyQualifiedRespondents/BySurveyNumberSupplierCode/${SurveyNumber}/4711`
      const known = ((await exchange.get(path)).body as QualifiedRespondentsResponse).SurveyQualifiedRespondents ?? []
      if (known.length > 0) return { exchange, survey: SurveyNumber ?? 0, known: known.map(({ PID = "" }) => PID) }
    }
    throw new Error("no recontact survey for this supplier")
  }

  it("a recontact survey admits only respondents that it lists", async () => {
    const { exchange, known, survey } = await recontact()
    const { live } = await linkTo(exchange, survey)
    await exchange.get(`${live}anna&MID=one`)
    await exchange.get(`${live}${known[0]}&MID=two`)
    await exchange.advance(hour)
    expect(lastOutcomes(exchange).get("one")?.marketplace_status).toBe(23)
    expect(lastOutcomes(exchange).get("two")?.marketplace_status).toBeDefined()
  })

  it("the sandbox generates the listed respondents of a recontact survey, each once, and then unlisted ones", async () => {
    const { exchange, known, survey } = await recontact()
    await linkTo(exchange, survey)
    await exchange.send("4711", survey, known.length)
    await exchange.send("4711", survey, 4)
    await exchange.advance(hour)
    const outcomes = [...lastOutcomes(exchange).values()]
    const unknown = outcomes.filter(({ panelist_id = "" }) => !known.includes(panelist_id ?? ""))
    expect(unknown.length).toBeGreaterThanOrEqual(4)
    expect(unknown.filter(({ marketplace_status }) => marketplace_status === 23).length).toBeGreaterThanOrEqual(4)
    expect(outcomes.length - unknown.length).toBeLessThanOrEqual(known.length)
  })

  it("a buyer's recontact survey without listed respondents admits nobody", async () => {
    const { exchange, live } = await createBuyerSurvey({ StudyTypeID: 22 })
    await openLink(exchange, live, 5)
    await exchange.advance(hour)
    expect(new Set([...lastOutcomes(exchange).values()].map((_) => _.marketplace_status))).toEqual(new Set([23]))
  })
})
