import { describe, expect, it } from "vitest"
import { isSignedBy, signatureOf } from "./signature.ts"
import type { OpportunitiesSubscription, SubscriptionCreated } from "@fieldwork/specs/exchange/schema"
import {
  allOutcomes,
  everything,
  hour,
  linkPath,
  minute,
  opportunitiesIn,
  opportunitiesPath,
  outcomesIn,
  outcomesPath,
  plainLink,
  second,
  wallClock,
  type TestExchange,
  startExchange
} from "./startExchange.ts"

const streams = [
  ["opportunities", opportunitiesPath, everything],
  ["outcomes", outcomesPath, allOutcomes]
] as const

const keyOf = async (exchange: TestExchange, path: string) => (await exchange.get(path)).body as SubscriptionCreated

/** Lets the market and ten respondents make callbacks of both streams. */
const live = async (exchange: TestExchange, time: number) => {
  await exchange.post(linkPath, plainLink)
  await exchange.send("4711", 1_000_001, 10)
  await exchange.advance(time)
}

describe("callbacks", () => {
  it("of both streams arrive, signed by the key that the subscription shows", async () => {
    const exchange = startExchange()
    for (const [, path, request] of streams) await exchange.post(path, request)
    await live(exchange, 10 * minute)
    const { key_id = "", public_key = "" } = await keyOf(exchange, opportunitiesPath)
    expect(new Set(exchange.received.map(({ url }) => url))).toEqual(
      new Set([everything.callback, allOutcomes.callback])
    )
    for (const callback of exchange.received) {
      const { signatures, timestamp } = signatureOf(callback)
      expect(timestamp).toBe(Math.floor(wallClock / 1000))
      expect(signatures.map(({ keyId, version }) => [version, keyId])).toEqual([["v1", key_id.slice(0, 8)]])
      for (const { signature } of signatures) expect(isSignedBy(public_key, callback, timestamp, signature)).toBe(true)
      expect(callback.headers.get("content-type")).toBe("application/json")
    }
  })

  it("changed by a byte or a second are not what was signed", async () => {
    const exchange = startExchange()
    await exchange.post(opportunitiesPath, everything)
    await exchange.advance(hour)
    const { public_key = "" } = await keyOf(exchange, opportunitiesPath)
    const [callback] = exchange.received
    if (callback === undefined) throw new Error("an hour brings a callback")
    const { signatures, timestamp } = signatureOf(callback)
    const [{ signature } = { signature: Buffer.of() }] = signatures
    expect(isSignedBy(public_key, callback, timestamp, signature)).toBe(true)
    expect(isSignedBy(public_key, { ...callback, body: callback.body.replace("1", "2") }, timestamp, signature)).toBe(
      false
    )
    expect(isSignedBy(public_key, callback, timestamp + 1, signature)).toBe(false)
  })

  it("stop with the subscription, and start again with a new one", async () => {
    const exchange = startExchange()
    for (const [, path, request] of streams) await exchange.post(path, request)
    await live(exchange, 5 * minute)
    for (const [, path] of streams) await exchange.remove(path)
    const before = exchange.received.length
    await exchange.advance(5 * hour)
    expect(exchange.received.length).toBe(before)
    await exchange.post(opportunitiesPath, everything)
    await exchange.advance(hour)
    const first = new Map<number, string | undefined>()
    for (const { message_reason, survey_id } of opportunitiesIn(exchange.received.slice(before))) {
      if (!first.has(survey_id)) first.set(survey_id, message_reason)
    }
    expect(new Set(first.values())).toEqual(new Set(["new"]))
  })

  it("go to the new URL alone once the subscription is replaced", async () => {
    const exchange = startExchange()
    for (const [, path, request] of streams) await exchange.post(path, request)
    await live(exchange, minute)
    const before = exchange.received.length
    for (const [name, path, request] of streams)
      await exchange.post(path, { ...request, callback: `http://new.example/${name}` })
    await exchange.send("4711", 1_000_001, 10)
    await exchange.advance(hour)
    const after = new Set(exchange.received.slice(before).map(({ url }) => url))
    expect(after).toEqual(new Set(["http://new.example/opportunities", "http://new.example/outcomes"]))
  })

  it("never tell of a survey that was live before and has not changed", async () => {
    const exchange = startExchange()
    const before = (await exchange.surveys()).filter(({ is_live }) => is_live)
    await exchange.post(opportunitiesPath, everything)
    await exchange.advance(2 * minute)
    const told = new Set(opportunitiesIn(exchange.received).map(({ survey_id }) => survey_id))
    expect(told.size).toBeGreaterThan(0)
    expect(told.size).toBeLessThan(before.length / 2)
  })

  it("of opportunities begin as new, and are listed by the subscription as long as they are open", async () => {
    const exchange = startExchange()
    await exchange.post(opportunitiesPath, everything)
    await exchange.advance(6 * hour)
    const last = new Map<number, string | undefined>()
    for (const { message_reason, survey_id } of opportunitiesIn(exchange.received)) {
      const before = last.get(survey_id)
      const expected =
        before === undefined ? ["new"] : before === "deactivated" ? ["reactivated"] : ["updated", "deactivated"]
      expect(expected).toContain(message_reason)
      last.set(survey_id, message_reason)
    }
    const open = [...last].filter(([, reason]) => reason !== "deactivated").map(([survey_id]) => survey_id)
    const { surveys = [] } = (await exchange.get(`${opportunitiesPath}?surveys=true`)).body as OpportunitiesSubscription
    expect(new Set(surveys.map(({ survey_id }) => survey_id))).toEqual(new Set(open))
    expect(surveys).toHaveLength(open.length)
    expect(await exchange.get(opportunitiesPath)).not.toHaveProperty("body.surveys")
    const reasons = new Set(opportunitiesIn(exchange.received).map(({ message_reason }) => message_reason))
    expect(reasons).toEqual(new Set(["new", "updated", "deactivated", "reactivated"]))
  })

  it("of opportunities keep to the filter", async () => {
    const exchange = startExchange()
    const filter = {
      country_language: { in: ["eng_us", "eng_gb"] },
      revenue_per_interview: { gte: 1.5 },
      study_type: { ne: "recontact" }
    }
    await exchange.post(opportunitiesPath, { ...everything, opportunities: [filter] })
    await exchange.advance(6 * hour)
    const messages = opportunitiesIn(exchange.received).filter(({ message_reason }) => message_reason !== "deactivated")
    expect(messages.length).toBeGreaterThan(20)
    for (const { country_language, revenue_per_interview, study_type } of messages) {
      expect(["eng_us", "eng_gb"]).toContain(country_language)
      expect(revenue_per_interview?.value).toBeGreaterThanOrEqual(1.5)
      expect(study_type).not.toBe("recontact")
    }
  })

  it("leave at whole intervals after the subscription", async () => {
    const exchange = startExchange()
    await exchange.advance(3 * second)
    const since = exchange.now()
    await exchange.post(opportunitiesPath, { ...everything, send_interval_seconds: 7 })
    await exchange.advance(hour)
    expect(exchange.received.length).toBeGreaterThan(10)
    for (const { at } of exchange.received) expect((at - since) % (7 * second)).toBe(0)
  })

  it("leave every 15 seconds where the subscription does not say how often", async () => {
    const exchange = startExchange()
    const since = exchange.now()
    const { callback, opportunities } = everything
    await exchange.post(opportunitiesPath, { callback, opportunities })
    await exchange.advance(hour)
    const beats = exchange.received.map(({ at }) => (at - since) / (15 * second))
    expect(beats.length).toBeGreaterThan(10)
    expect(beats.filter((beat) => !Number.isInteger(beat))).toEqual([])
    // Twice that interval would be whole too.
    expect(beats.some((beat) => beat % 2 === 1)).toBe(true)
  })
})

it("outcomes of one supplier are not told to another", async () => {
  const exchange = startExchange()
  await exchange.post(outcomesPath.replace("4711", "4712"), allOutcomes)
  await live(exchange, hour)
  expect(outcomesIn(exchange.received)).toEqual([])
})
