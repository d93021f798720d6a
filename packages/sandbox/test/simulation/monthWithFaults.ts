/**
 * Simulates a month of a supplier with every kind of delivery fault, and computes the earnings from the receiver's data.
 *
 * Time is virtual on both sides, including the timestamps of signatures. The receiver verifies each callback with the keys from the responses to its
 * subscriptions. For each session, it keeps the message with the latest signature.
 */
import type { Outcome, SubscriptionCreated } from "@fieldwork/specs/exchange/schema"
import type { Ledger, UndeliveredMessage } from "../../src/control/schema.gen.ts"
import * as Random from "../../src/environment/Random.ts"
import { createSandbox, credentials } from "../../src/index.ts"
import { verifier } from "./signatures.ts"

export interface Options {
  readonly seed: number
  readonly days: number
  /** The number of respondents that are sent each hour. */
  readonly respondents: number
}

export interface Month {
  readonly sessions: number
  readonly callbacks: number
  /** The number of callbacks whose signature no known key verifies. */
  readonly unverified: number
  /** The amount that the receiver computes, in billionths of a US dollar. */
  readonly computed: bigint
  /** The amount that the sandbox owes, in billionths of a US dollar. `undelivered` contains the messages that the sandbox lists as not delivered. */
  readonly owed: bigint
  readonly undelivered: ReadonlyArray<UndeliveredMessage>
}

const supplier = credentials.exchange.suppliers[0] ?? ""
const kinds = ["drop", "duplicate", "delay", "reorder"] as const
const paid = new Set([10, 11, 70])

export const nanos = (text: string): bigint => BigInt(text.replace(".", ""))

/** Returns the amount by which the listed messages would increase the receiver's result. */
export const lacking = (messages: ReadonlyArray<UndeliveredMessage>): bigint =>
  messages.reduce((sum, { amount, superseded }) => (superseded ? sum : sum + nanos(amount)), 0n)

interface Latest {
  readonly order: readonly [time: number, sequence: number, index: number]
  readonly amount: bigint
}

const isLater = (one: Latest["order"], other: Latest["order"]): boolean => {
  const at = one.findIndex((value, index) => value !== other[index])
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0)
}

const amountOf = ({ client_status = 0, marketplace_status, rpi }: Outcome): bigint =>
  marketplace_status === 3 && paid.has(client_status) ? nanos(rpi?.value ?? "0.0") : 0n

const receiver = () => {
  const { timeOf, trust } = verifier()
  const sessions = new Map<string, Latest>()
  let [callbacks, unverified] = [0, 0]
  return {
    trust,
    receive: async (request: Request): Promise<Response> => {
      const sequence = ++callbacks
      const [body, header] = [await request.text(), request.headers.get("x-platform-signature") ?? ""]
      const time = timeOf(body, header)
      if (time === undefined) {
        unverified++
        return new Response(null, { status: 401 })
      }
      for (const [index, outcome] of (JSON.parse(body) as ReadonlyArray<Outcome>).entries()) {
        const latest: Latest = { order: [time, sequence, index], amount: amountOf(outcome) }
        const before = sessions.get(outcome.respondent_id)
        if (before === undefined || isLater(latest.order, before.order)) sessions.set(outcome.respondent_id, latest)
      }
      return new Response(null, { status: 204 })
    },
    figures: () => ({
      callbacks,
      unverified,
      computed: [...sessions.values()].reduce((sum, { amount }) => sum + amount, 0n)
    })
  }
}

export const runMonth = async ({ days, respondents, seed }: Options): Promise<Month> => {
  const { figures, receive, trust } = receiver()
  const sandbox = createSandbox({
    seed,
    market: { size: 10 },
    exchange: { signature_time: "virtual" },
    send: receive
  })
  const call = async (method: string, path: string, body?: object) => {
    const response = await sandbox.fetch(`http://sandbox${path}`, {
      method,
      headers: { authorization: credentials.exchange.apiKey, "content-type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) })
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
    return (await response.json()) as unknown
  }
  const link = { SupplierLinkTypeCode: "OWS", TrackingTypeCode: "NONE" }
  for (const survey of [1_000_001, 1_000_002])
    await call("POST", `/Supply/v1/SupplierLinks/Create/${survey}/${supplier}`, link)
  const subscription = { callback: "http://panel.example/out", outcomes: [{}] }
  const created = await call("POST", `/supply/respondent-outcomes/v1/subscriptions/${supplier}`, subscription)
  trust(created as Required<SubscriptionCreated>)

  const random = Random.make(seed)
  for (let hour = 0; hour < days * 24; hour++) {
    if (random.chance(0.4)) {
      const kind = random.pick(kinds)
      await call("POST", "/__sandbox/delivery-faults", {
        kind,
        times: random.integer(1, 20),
        seconds: random.integer(1, 7_200)
      })
    }
    if (hour % 36 === 35) {
      const rotated = await call("POST", `/__sandbox/suppliers/${supplier}/keys/rotate`, { overlap_seconds: 1_800 })
      trust(rotated as Required<SubscriptionCreated>)
    }
    const survey_number = random.pick([1_000_001, 1_000_002])
    await call("POST", `/__sandbox/suppliers/${supplier}/respondents`, { survey_number, count: respondents })
    await sandbox.advance({ hours: 1 })
  }
  // Removes the faults, and advances the clock until all adjustments and delayed messages have been sent.
  await call("DELETE", "/__sandbox/delivery-faults")
  await sandbox.advance({ days: 65 })

  const ledgers = (await call("GET", `/__sandbox/ledgers?supplier_code=${supplier}`)) as {
    items: ReadonlyArray<Ledger>
  }
  const lost = (await call("GET", `/__sandbox/undelivered-messages?supplier_code=${supplier}`)) as {
    items: ReadonlyArray<UndeliveredMessage>
  }
  const [ledger] = ledgers.items
  return { ...figures(), sessions: ledger?.sessions ?? 0, owed: nanos(ledger?.owed ?? "0.0"), undelivered: lost.items }
}
