import { expect, it } from "vitest"
import {
  allOutcomes,
  everything,
  hour,
  opportunitiesIn,
  opportunitiesPath,
  outcomesIn,
  outcomesPath,
  plainLink,
  startExchange
} from "../startExchange.ts"
import { live, createSurvey, readOffer } from "./buyerSurvey.ts"

it.each([
  [1.234567891, "0.842592585"],
  [1.234568, "0.842592660"],
  [0.010000499, "0.006825340"],
  [99_999.999999999, "68249.999999999"]
])(
  "the offer, the callbacks and the ledger show the same payout for a QuotaCPI of %d, to nine decimals",
  async (QuotaCPI, payout) => {
    const exchange = startExchange()
    await exchange.post(opportunitiesPath, everything)
    await exchange.post(outcomesPath, allOutcomes)
    const { SurveyNumber: number } = await createSurvey(exchange, { ...live, QuotaCPI })
    expect((await readOffer(exchange, number))?.CPI).toBe(Number(payout))
    const link = await exchange.post(`/Supply/v1/SupplierLinks/Create/${number}/4711`, plainLink)
    expect(link.body).toMatchObject({ SupplierLink: { RPI: { Value: Number(payout) } } })
    await exchange.control("POST", "/suppliers/4711/respondents", {
      survey_number: number,
      panelist_id: "test-complete-a"
    })
    await exchange.advance(hour)
    const sentTo = (url: string) => exchange.received.filter((callback) => callback.url === url)
    const told = opportunitiesIn(sentTo(everything.callback)).findLast(({ survey_id }) => survey_id === number)
    expect(told?.revenue_per_interview?.value).toBe(Number(payout))
    expect(outcomesIn(sentTo(allOutcomes.callback)).at(-1)?.rpi?.value).toBe(payout)
    expect((await exchange.control("GET", "/ledgers")).body).toMatchObject({ items: [{ owed: payout }, {}] })
    expect((await exchange.control("GET", `/surveys/${number}`)).body).toMatchObject({ price: QuotaCPI })
  }
)
