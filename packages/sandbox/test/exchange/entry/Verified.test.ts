import { describe, expect, it } from "vitest"
import { hour, type TestExchange } from "../startExchange.ts"
import { lastOutcomes, createBuyerSurvey, openLink } from "./entryLinks.ts"

describe("surveys that verify the callback of completes", () => {
  const withMacro = "https://surveys.example.com/snacks?s=%5B%25RSFN%25%5D"
  const completes = (exchange: TestExchange) =>
    new Set(
      [...lastOutcomes(exchange).values()]
        .map(({ client_status }) => client_status)
        .filter((code) => code === 10 || code === 137)
    )

  it.each([
    [
      "that verifies callbacks but lacks the verification macro in its URL ends every complete with the client status 137",
      { IsVerifyCallBack: true },
      undefined,
      137
    ],
    [
      "that verifies callbacks and has the verification macro in its URL ends completes with the client status 10",
      { IsVerifyCallBack: true },
      withMacro,
      10
    ],
    [
      "that does not verify callbacks and has no verification macro in its URL ends completes with the client status 10",
      { IsVerifyCallBack: false },
      undefined,
      10
    ]
  ])(
    "completes get client status 137 if callbacks are verified but the URL lacks the verification macro, else 10: a buyer's survey %s",
    async (_, fields, url, code) => {
      const { exchange, live } = await createBuyerSurvey(fields, url)
      const redirects = await openLink(exchange, live, 40)
      await exchange.advance(hour)
      expect(completes(exchange)).toEqual(new Set([code]))
      const kinds = new Set(redirects.map((redirect) => redirect?.pathname))
      expect(kinds.has("/complete")).toBe(code === 10)
      expect(kinds.has("/quality")).toBe(true)
    }
  )

  it.each([
    ["wrong", 137],
    ["right", 10]
  ])(
    "in a buyer's survey with IsVerifyCallBack, a respondent who completes with a %s rsfn value gets the client status %i",
    async (rsfn, code) => {
      const { exchange, survey } = await createBuyerSurvey({ IsVerifyCallBack: true })
      await exchange.control("POST", "/suppliers/4711/respondents", { survey_number: survey, count: 60, rsfn })
      await exchange.advance(hour)
      expect(completes(exchange)).toEqual(new Set([code]))
    }
  )
})
