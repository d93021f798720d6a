import { describe, expect, it } from "vitest"
import type { operations } from "../../../src/control/schema.gen.ts"
import { day, hour, linkPath, plainLink, type TestExchange, startExchange } from "../startExchange.ts"
import { startWithLink, links, linkTo, openLink } from "./entryLinks.ts"

describe("test links", () => {
  it("a test entry link redirects to the success link without a payout and creates no outcome", async () => {
    const { exchange, test } = await startWithLink()
    for (let index = 0; index < 3; index++) {
      const { headers, status } = await exchange.get(`${test}&MID=t1`)
      expect(status).toBe(302)
      const redirect = new URL(headers["location"] ?? "")
      expect([redirect.pathname, redirect.searchParams.get("pay")]).toEqual(["/complete", "0"])
    }
    await exchange.advance(day)
    expect(exchange.received).toEqual([])
  })
})

type Postbacks = operations["listPostbacks"]["responses"][200]["content"]["application/json"]["items"]

const postbacks = async (exchange: TestExchange) =>
  ((await exchange.control("GET", "/postbacks")).body as { readonly items: Postbacks }).items

describe("entry links with tracking", () => {
  it.each(["S2S", "PIXEL"])(
    "an entry link with %s tracking sends a postback at each outcome and does not redirect the respondent",
    async (TrackingTypeCode) => {
      const exchange = startExchange()
      const { live } = await linkTo(exchange, 1_000_001, { TrackingTypeCode })
      const redirects = await openLink(exchange, live, 60)
      expect(new Set(redirects)).toEqual(new Set([undefined]))
      expect(exchange.received).toEqual([])
      await exchange.advance(2 * hour)
      const sent = await postbacks(exchange)
      expect(exchange.received.map(({ url }) => url)).toEqual(sent.map(({ url }) => url))
      expect(sent.length).toBeGreaterThan(40)
      for (const { kind, sent_at, status } of sent) {
        expect([kind, status]).toEqual([TrackingTypeCode, 204])
        expect(Date.parse(sent_at)).toBeGreaterThan(Date.UTC(2026, 0, 5))
      }
      const paid = sent.filter(({ url }) => url.includes("/complete?"))
      expect(paid.length).toBeGreaterThan(10)
      for (const { url } of paid) expect(Number(new URL(url).searchParams.get("pay"))).toBeGreaterThan(0)
    }
  )

  it("postbacks are sent for generated respondents of an entry link with tracking, and not with tracking NONE", async () => {
    const exchange = startExchange()
    await linkTo(exchange, 1_000_001, { TrackingTypeCode: "S2S" })
    await linkTo(exchange, 1_000_002)
    await exchange.send("4711", 1_000_001, 10)
    await exchange.send("4711", 1_000_002, 10)
    await exchange.advance(2 * hour)
    expect(new Set((await postbacks(exchange)).map(({ survey_id }) => survey_id))).toEqual(new Set([1_000_001]))
  })

  it("a postback that gets no response is listed in the control API with its error", async () => {
    const exchange = startExchange({ answer: () => Promise.reject(new Error("nobody home")) })
    await exchange.post(linkPath, { ...plainLink, ...links, TrackingTypeCode: "S2S" })
    await exchange.send("4711", 1_000_001, 5)
    await exchange.advance(2 * hour)
    for (const { error, status } of await postbacks(exchange))
      expect([error, status]).toEqual(["nobody home", undefined])
  })
})
