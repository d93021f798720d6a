import { describe, expect, it } from "vitest"
import { hour, type TestExchange } from "../startExchange.ts"
import { lastOf, own, walk } from "./links.ts"

describe("a survey that verifies the callback", () => {
  const withMacro = "https://surveys.example.com/snacks?s=%5B%25RSFN%25%5D"
  const completes = (exchange: TestExchange) =>
    new Set(
      [...lastOf(exchange).values()]
        .map(({ client_status }) => client_status)
        .filter((code) => code === 10 || code === 137)
    )

  it.each([
    ["without the macro in its URL turns completes into 137", { IsVerifyCallBack: true }, undefined, 137],
    ["with the macro in its URL has its completes", { IsVerifyCallBack: true }, withMacro, 10],
    ["that does not ask needs no macro", { IsVerifyCallBack: false }, undefined, 10]
  ])("%s", async (_, fields, url, code) => {
    const { exchange, live } = await own(fields, url)
    const places = await walk(exchange, live, 40)
    await exchange.advance(hour)
    expect(completes(exchange)).toEqual(new Set([code]))
    const kinds = new Set(places.map((place) => place?.pathname))
    expect(kinds.has("/complete")).toBe(code === 10)
    expect(kinds.has("/quality")).toBe(true)
  })

  it.each([
    ["wrong", 137],
    ["right", 10]
  ])("with the %s value handed back ends in %i", async (rsfn, code) => {
    const { exchange, survey } = await own({ IsVerifyCallBack: true })
    await exchange.control("POST", "/suppliers/4711/respondents", { survey_number: survey, count: 60, rsfn })
    await exchange.advance(hour)
    expect(completes(exchange)).toEqual(new Set([code]))
  })
})
