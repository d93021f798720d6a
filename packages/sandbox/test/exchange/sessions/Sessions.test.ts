import { describe, expect, it } from "vitest"
import type { Outcome } from "@fieldwork/specs/exchange/schema"
import {
  allOutcomes,
  day,
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
  type TestExchange,
  startExchange
} from "../startExchange.ts"

const survey = 1_000_001

/** Creates a supplier with an entry link and an outcomes subscription. */
const supply = async (outcomes: ReadonlyArray<object> = [{}]) => {
  const exchange = startExchange()
  await exchange.post(linkPath, plainLink)
  await exchange.post(outcomesPath, { ...allOutcomes, outcomes })
  return exchange
}

const sendTo = async (exchange: TestExchange, count: number) => {
  const reply = await exchange.send("4711", survey, count)
  expect(reply.status).toBe(200)
  return (reply.body as { readonly respondent_ids: ReadonlyArray<string> }).respondent_ids
}

const bySession = (messages: ReadonlyArray<Outcome>) => Map.groupBy(messages, ({ respondent_id }) => respondent_id)

const last = (messages: ReadonlyArray<Outcome>) => messages.at(-1)

describe("sessions and their outcomes", () => {
  it("outcome callbacks are sent at multiples of 15 seconds and contain the outcomes of a session from its first step in order of time", async () => {
    const exchange = await supply()
    const since = exchange.now()
    await exchange.advance(4 * second)
    const ids = await sendTo(exchange, 200)
    await exchange.advance(2 * hour)
    const sessions = bySession(outcomesIn(exchange.received))
    expect(new Set(sessions.keys())).toEqual(new Set(ids))
    for (const messages of sessions.values()) {
      expect(messages.length).toBeGreaterThan(1)
      expect(messages[0]).toMatchObject({ marketplace_status: 1, client_status: -1 })
      const times = messages.map(({ last_date }) => Date.parse(last_date ?? ""))
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(new Set(messages.map(({ entry_date }) => entry_date)).size).toBe(1)
      expect(messages[0]?.last_date).toBe(messages[0]?.entry_date)
      expect(times.at(-1)).toBeGreaterThan(times[0] ?? Infinity)
    }
    const beats = exchange.received.map(({ at }) => (at - since) / (15 * second))
    expect(beats.filter((beat) => !Number.isInteger(beat))).toEqual([])
    // If the interval were 30 seconds, all callbacks would be sent at even multiples of 15 seconds.
    expect(beats.some((beat) => beat % 2 === 1)).toBe(true)
  })

  it("the overview counts a respondent who continues after abandoning the survey as in progress until they leave", async () => {
    const exchange = await supply()
    const body = { survey_number: survey, panelist_id: "test-abandon-a1" }
    const sent = await exchange.control("POST", "/suppliers/4711/respondents", body)
    const [id] = (sent.body as { readonly respondent_ids: ReadonlyArray<string> }).respondent_ids
    await exchange.advance(hour)
    const underWay = exchange.underWay
    expect(underWay()).toBe(0)
    const steps = [{ client_status: 10, after_seconds: 60 }]
    expect((await exchange.control("POST", `/sessions/${id}/steps`, { steps })).status).toBe(200)
    expect(underWay()).toBe(1)
    await exchange.advance(hour)
    expect(underWay()).toBe(0)
    await exchange.control("POST", `/sessions/${id}/steps`, { steps: [{ client_status: 38 }] })
    expect(underWay()).toBe(0)
  })

  it("the sandbox reverses or accepts some outcomes days after they were first sent, with an unchanged payout", async () => {
    const exchange = await supply()
    await sendTo(exchange, 4_000)
    await exchange.advance(2 * hour)
    const early = bySession(outcomesIn(exchange.received))
    await exchange.advance(6 * day)
    const late = bySession(outcomesIn(exchange.received))
    expect(new Set([...late.values()].flat().map(({ rpi }) => rpi?.value)).size).toBe(1)
    const turned = [...late].filter(
      ([id, messages]) => last(messages)?.client_status !== last(early.get(id) ?? [])?.client_status
    )
    expect(turned.length).toBeGreaterThan(2)
    for (const [id, messages] of turned) {
      const pair = [last(early.get(id) ?? [])?.client_status, last(messages)?.client_status]
      expect([
        [10, 26],
        [20, 11]
      ]).toContainEqual(pair)
    }
  })

  it("panelist_id and session_id are blank in outcomes with the marketplace codes 236 and 237, and only in these", async () => {
    const exchange = await supply()
    await sendTo(exchange, 600)
    await exchange.advance(2 * hour)
    const messages = outcomesIn(exchange.received)
    const isPrivate = ({ marketplace_status }: Outcome) => marketplace_status === 236 || marketplace_status === 237
    expect(new Set(messages.filter(isPrivate).map(({ marketplace_status }) => marketplace_status))).toEqual(
      new Set([236, 237])
    )
    for (const message of messages) {
      expect([message.panelist_id, message.session_id].map((id) => id === "")).toEqual([
        isPrivate(message),
        isPrivate(message)
      ])
    }
  })

  it("an outcomes subscription receives only outcomes that match its filters, so a filter for completes matches no adjustment", async () => {
    const exchange = await supply([{ client_status: { eq: 10 } }, { marketplace_status: { gte: 236, lte: 237 } }])
    await sendTo(exchange, 600)
    await exchange.advance(2 * day)
    const kinds = new Set(
      outcomesIn(exchange.received).map(
        ({ client_status, marketplace_status }) => `${marketplace_status}/${client_status}`
      )
    )
    expect(kinds).toEqual(new Set(["3/10", "236/-1", "237/-1"]))
  })

  it("an outcome contains the payout of its survey as a string with nine decimals", async () => {
    const exchange = await supply()
    const shown = (await exchange.surveys()).find(({ survey_id }) => survey_id === survey)?.revenue_per_interview
    await sendTo(exchange, 1)
    await exchange.advance(hour)
    for (const { rpi } of outcomesIn(exchange.received)) {
      expect(rpi?.value).toMatch(/^\d+\.\d{9}$/)
      expect(Number(rpi?.value)).toBe(shown)
    }
  })

  it("completed sessions reduce the remaining completes of the survey, which is sent as updated", async () => {
    const exchange = await supply()
    const remaining = async () =>
      (await exchange.surveys()).find(({ survey_id }) => survey_id === survey)?.total_remaining ?? 0
    await exchange.post(opportunitiesPath, everything)
    const before = await remaining()
    await sendTo(exchange, 300)
    await exchange.advance(hour)
    const completes = outcomesIn(exchange.received.filter(({ url }) => url === allOutcomes.callback)).filter(
      ({ client_status }) => client_status === 10
    )
    expect(completes.length).toBeGreaterThan(50)
    expect(before - (await remaining())).toBeGreaterThanOrEqual(completes.length)
    const told = opportunitiesIn(exchange.received.filter(({ url }) => url === everything.callback)).filter(
      ({ survey_id }) => survey_id === survey
    )
    expect(told.length).toBeGreaterThan(10)
    expect(told.at(-1)?.total_client_entrants).toBeGreaterThan(told[0]?.total_client_entrants ?? Infinity)
  })

  it("an outcomes subscription gets only the later changes of sessions that started before the subscription was created", async () => {
    const exchange = startExchange()
    await exchange.post(linkPath, plainLink)
    await sendTo(exchange, 100)
    await exchange.advance(5 * minute)
    const since = exchange.now()
    await exchange.post(outcomesPath, allOutcomes)
    await exchange.advance(hour)
    const messages = outcomesIn(exchange.received)
    expect(messages.length).toBeGreaterThan(10)
    for (const { last_date } of messages) expect(Date.parse(last_date ?? "")).toBeGreaterThan(since)
  })

  it.each([
    ["9", survey, "No supplier has the code 9."],
    ["4711", 9, "No survey has the number 9."],
    ["4711", 1_000_002, "Supplier 4711 has no link into survey 1000002: create one first."]
  ])(
    "sending respondents of supplier %s into survey %i gets 404 if the supplier, the survey or the link does not exist",
    async (supplier, number, detail) => {
      const exchange = await supply()
      expect(await exchange.send(supplier, number, 3)).toMatchObject({ status: 404, body: { detail } })
      await exchange.advance(hour)
      expect(exchange.received).toEqual([])
    }
  )

  it.each([0, 10_001, 1.5])("the control API refuses to send %d respondents at once", async (count) => {
    const exchange = await supply()
    expect((await exchange.send("4711", survey, count)).status).toBe(400)
    await exchange.advance(hour)
    expect(exchange.received).toEqual([])
  })
})
