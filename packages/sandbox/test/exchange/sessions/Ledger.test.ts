import { describe, expect, it } from "vitest"
import type { Ledger, SessionDetail, UndeliveredMessage } from "../../../src/control/schema.gen.ts"
import type { Outcome } from "@fieldwork/specs/exchange/schema"
import {
  allOutcomes,
  day,
  hour,
  linkPath,
  outcomesIn,
  outcomesPath,
  plainLink,
  startExchange,
  type TestExchange
} from "../startExchange.ts"

const nanos = (text: string): bigint => BigInt(text.replace(".", ""))

const ledgerOf = async (exchange: TestExchange): Promise<Ledger> => {
  const { body } = await exchange.control("GET", "/ledgers?supplier_code=4711")
  const [ledger] = (body as { items: ReadonlyArray<Ledger> }).items
  if (ledger === undefined) throw new Error("no ledger")
  return ledger
}

const undelivered = async (exchange: TestExchange, fate?: string) => {
  const query = fate === undefined ? "" : `&fate=${fate}`
  const { body } = await exchange.control("GET", `/undelivered-messages?supplier_code=4711${query}`)
  return (body as { items: ReadonlyArray<UndeliveredMessage> }).items
}

const detail = async (exchange: TestExchange, id: string) =>
  (await exchange.control("GET", `/sessions/${id}`)).body as SessionDetail

const paid = new Set([10, 11, 70])

/** Computes a supplier's earnings, which are the payouts of all sessions whose latest message is payable. */
const earned = (messages: ReadonlyArray<Outcome>): bigint => {
  const last = new Map<string, Outcome>()
  for (const message of messages) {
    const before = last.get(message.respondent_id)
    if ((message.last_date ?? "") >= (before?.last_date ?? "")) last.set(message.respondent_id, message)
  }
  return [...last.values()].reduce(
    (sum, { client_status = 0, marketplace_status, rpi }) =>
      marketplace_status === 3 && paid.has(client_status) ? sum + nanos(rpi?.value ?? "0.0") : sum,
    0n
  )
}

const startSupplier = async (answer?: () => Response) => {
  const exchange = startExchange({ market: 10, ...(answer !== undefined && { answer }) })
  await exchange.post(linkPath, plainLink)
  await exchange.post(outcomesPath, allOutcomes)
  const send = async (body: object) => {
    const reply = await exchange.control("POST", "/suppliers/4711/respondents", { survey_number: 1_000_001, ...body })
    return (reply.body as { respondent_ids: ReadonlyArray<string> }).respondent_ids
  }
  return { exchange, send }
}

describe("the ledger of a supplier", () => {
  it("the amount owed in the sandbox's ledger equals what a supplier computes from all outcomes, to the billionth", async () => {
    const { exchange, send } = await startSupplier()
    for (let index = 0; index < 12; index++) {
      await send({ count: 40 })
      await exchange.advance(5 * day)
    }
    const ledger = await ledgerOf(exchange)
    expect(nanos(ledger.owed)).toBe(earned(outcomesIn(exchange.received)))
    expect(nanos(ledger.owed)).toBeGreaterThan(10n ** 11n)
    expect(ledger.received).toBe(ledger.owed)
    expect(ledger.months.map(({ month }) => month)).toEqual(["2026-01", "2026-02", "2026-03"])
    expect(ledger.months.reduce((sum, { owed }) => sum + nanos(owed), 0n)).toBe(nanos(ledger.owed))
    expect(await undelivered(exchange)).toEqual([])
  })

  it("with delivery faults, the payouts that a supplier receives add up to the amount owed less the payouts of undelivered messages", async () => {
    const { exchange, send } = await startSupplier()
    for (let index = 0; index < 30; index++) {
      const kind = ["drop", "duplicate", "delay", "drop"][index % 4]
      if (index % 3 === 0)
        await exchange.control("POST", "/delivery-faults", { kind, stream: "outcomes", seconds: 40_000, times: 50 })
      await send({ count: 25 })
      await exchange.advance(day)
    }
    await exchange.advance(40 * day)
    const lost = await undelivered(exchange)
    expect(lost.length).toBeGreaterThan(20)
    const ledger = await ledgerOf(exchange)
    const lackingAmount = lost.reduce((sum, { amount, superseded }) => (superseded ? sum : sum + nanos(amount)), 0n)
    expect(lackingAmount).not.toBe(0n)
    expect(earned(outcomesIn(exchange.received))).toBe(nanos(ledger.owed) - lackingAmount)
    expect(nanos(ledger.owed) - nanos(ledger.received)).toBe(lackingAmount)
    expect(nanos(ledger.undelivered.dropped)).toBe(lackingAmount)
  })

  it("a refused outcome callback is listed as failed, and as superseded once a newer message of the session is received", async () => {
    let status = 500
    const { exchange, send } = await startSupplier(() => new Response(null, { status }))
    const [id = ""] = await send({ steps: [{ client_status: 10 }] })
    await exchange.advance(hour)
    expect((await undelivered(exchange)).map(({ fate }) => fate)).toEqual(["failed", "failed"])
    status = 200
    await exchange.control("POST", `/sessions/${id}/steps`, { steps: [{ client_status: 26 }] })
    await exchange.advance(hour)
    const lost = await undelivered(exchange)
    expect(lost.map(({ amount, superseded }) => [amount, superseded])).toEqual([
      ["0.000000000", true],
      [expect.stringMatching(/^\d+\.\d{9}$/), true]
    ])
    expect(await ledgerOf(exchange)).toMatchObject({ owed: "0.000000000", received: "0.000000000" })
  })

  it("outcomes without a subscription count as not_subscribed in the ledger and are omitted from the undelivered messages", async () => {
    const { exchange, send } = await startSupplier()
    await exchange.remove(outcomesPath)
    await send({ steps: [{ client_status: 10 }] })
    await exchange.advance(hour)
    const ledger = await ledgerOf(exchange)
    expect(ledger.undelivered.not_subscribed).toBe(ledger.owed)
    expect(await undelivered(exchange)).toEqual([])
    expect(await undelivered(exchange, "not_subscribed")).toHaveLength(2)
  })
})

describe("sessions in the control API", () => {
  it("a session in the control API shows its respondent, outcome, amount owed, and every message with its signature", async () => {
    const { exchange, send } = await startSupplier()
    const [id = ""] = await send({ panelist_id: "anna", steps: [{ client_status: 10, after_seconds: 60 }] })
    await exchange.advance(hour)
    const { final_from, messages, session, upcoming } = await detail(exchange, id)
    expect(session).toMatchObject({
      panelist_id: "anna",
      marketplace_status: 3,
      client_status: 10,
      meaning: "Complete.",
      is_over: true,
      is_forced: true,
      owed: expect.stringMatching(/^[1-9]\d*\.\d{9}$/) as string
    })
    expect(messages.map(({ amount, fate }) => [amount, fate])).toEqual([
      ["0.000000000", "received"],
      [session.owed, "received"]
    ])
    const [delivery] = await exchange.deliveries("?last=1")
    expect(messages.at(-1)).toMatchObject({ delivery_id: delivery?.id, signature: delivery?.signature })
    expect([upcoming, final_from]).toEqual([[], "2026-03-01T00:00:00.000Z"])
  })

  it("the control API can reverse a complete at once, after which the amount owed for the session is zero", async () => {
    const { exchange, send } = await startSupplier()
    const [id = ""] = await send({ panelist_id: "test-complete-a" })
    await exchange.advance(hour)
    const reply = await exchange.control("POST", `/sessions/${id}/steps`, {
      steps: [{ client_status: 26 }, { client_status: 11, after_seconds: 86_400 }]
    })
    expect(reply.body).toMatchObject({
      session: { client_status: 26, owed: "0.000000000" },
      upcoming: [{ client_status: 11 }]
    })
    await exchange.advance(2 * day)
    expect((await detail(exchange, id)).session).toMatchObject({ client_status: 11 })
    expect(outcomesIn(exchange.received).map(({ client_status }) => client_status)).toEqual([-1, 1, 10, 26, 11])
  })

  it("the control API lists sessions by supplier, survey, respondent and state, the latest first", async () => {
    const { exchange, send } = await startSupplier()
    const [first = ""] = await send({ panelist_id: "anna", steps: [{ client_status: 10 }] })
    const [second = ""] = await send({ panelist_id: "bert", steps: [{ client_status: 20, after_seconds: 900 }] })
    await exchange.advance(60_000)
    const list = async (query: string) => {
      const { body } = await exchange.control("GET", `/sessions${query}`)
      const { items, total } = body as { items: ReadonlyArray<{ respondent_id: string }>; total: number }
      expect(total).toBe(2)
      return items.map(({ respondent_id }) => respondent_id)
    }
    expect(await list("")).toEqual([second, first])
    expect(await list("?panelist_id=anna")).toEqual([first])
    expect(await list("?state=paid")).toEqual([first])
    expect(await list("?state=under_way")).toEqual([second])
    expect(await list("?supplier_code=4712")).toEqual([])
    expect(await list("?survey_number=1000001&limit=1")).toEqual([second])
    expect(await list(`?before=${second}`)).toEqual([first])
  })

  it.each(["3f6c2c0e-8a6a-4f0b-b9b5-8d6f8f3e1a01"])(
    "the control API responds 404 for the unknown session %s",
    async (id) => {
      const { exchange } = await startSupplier()
      expect((await exchange.control("GET", `/sessions/${id}`)).status).toBe(404)
      expect((await exchange.control("POST", `/sessions/${id}/steps`, { steps: [{ client_status: 10 }] })).status).toBe(
        404
      )
    }
  )
})
