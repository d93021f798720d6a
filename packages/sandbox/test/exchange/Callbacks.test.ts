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

/** Generates callbacks in both streams, from market changes and from ten respondents. */
const live = async (exchange: TestExchange, time: number) => {
  await exchange.post(linkPath, plainLink)
  await exchange.send("4711", 1_000_001, 10)
  await exchange.advance(time)
}

describe("callbacks of the exchange", () => {
  it("opportunity and outcome callbacks are signed with the key that the callback subscription returns", async () => {
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

  it("the signature of a callback from the sandbox is invalid for an altered body or time", async () => {
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

  it("deleting a subscription stops its callbacks, and a later subscription receives each survey with the reason new first", async () => {
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

  it("after a callback subscription is replaced, callbacks go only to the new URL", async () => {
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

  it("within two minutes, a new subscription receives fewer than half as many surveys as were live before it", async () => {
    const exchange = startExchange()
    const before = (await exchange.surveys()).filter(({ is_live }) => is_live)
    await exchange.post(opportunitiesPath, everything)
    await exchange.advance(2 * minute)
    const told = new Set(opportunitiesIn(exchange.received).map(({ survey_id }) => survey_id))
    expect(told.size).toBeGreaterThan(0)
    expect(told.size).toBeLessThan(before.length / 2)
  })

  it("an opportunities subscription first sends each survey with the reason new, and lists each survey unless its last reason is deactivated", async () => {
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

  it("the opportunities that are sent match the filter of the subscription", async () => {
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

  it("callbacks are sent at multiples of the send interval after the subscription", async () => {
    const exchange = startExchange()
    await exchange.advance(3 * second)
    const since = exchange.now()
    await exchange.post(opportunitiesPath, { ...everything, send_interval_seconds: 7 })
    await exchange.advance(hour)
    expect(exchange.received.length).toBeGreaterThan(10)
    for (const { at } of exchange.received) expect((at - since) % (7 * second)).toBe(0)
  })

  it("the sandbox sends callbacks every 15 seconds by default", async () => {
    const exchange = startExchange()
    const since = exchange.now()
    const { callback, opportunities } = everything
    await exchange.post(opportunitiesPath, { callback, opportunities })
    await exchange.advance(hour)
    const beats = exchange.received.map(({ at }) => (at - since) / (15 * second))
    expect(beats.length).toBeGreaterThan(10)
    expect(beats.filter((beat) => !Number.isInteger(beat))).toEqual([])
    // If the interval were 30 seconds, all callbacks would be sent at even multiples of 15 seconds.
    expect(beats.some((beat) => beat % 2 === 1)).toBe(true)
  })
})

it("outcomes of one supplier are not sent to another supplier", async () => {
  const exchange = startExchange()
  await exchange.post(outcomesPath.replace("4711", "4712"), allOutcomes)
  await live(exchange, hour)
  expect(outcomesIn(exchange.received)).toEqual([])
})
