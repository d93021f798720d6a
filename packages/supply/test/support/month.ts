/**
 * Simulates a month of sandbox traffic to an inbox with a ledger. Callbacks are dropped, duplicated, delayed and reordered, keys are rotated, and
 * outcomes are adjusted. The sandbox's own records are read for comparison with the ledger.
 */
import type { Money } from "@fieldwork/exchange"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { createKeyStore } from "@fieldwork/webhooks"
import * as Effect from "effect/Effect"
import type { Difference, ReportRow } from "../../src/index.ts"
import { openLedger, runQuietly } from "./ledger.ts"
import { randomOf } from "./random.ts"

export interface MonthOptions {
  readonly seed: number
  readonly days: number
  /** The number of respondents who are sent to a survey each hour. */
  readonly respondents: number
}

export interface Month {
  readonly sessions: number
  /** The balance of the ledger, in billionths of a US dollar. The values of `received` and `owed` are computed from the sandbox's own records. */
  readonly computed: bigint
  readonly received: bigint
  readonly owed: bigint
  readonly differences: ReadonlyArray<Difference>
  /** The messages that were not delivered because of injected faults. */
  readonly undelivered: ReadonlyArray<Undelivered>
}

export interface Undelivered {
  readonly respondent_id: string
  readonly marketplace_status: number
  readonly client_status: number
  readonly amount: string
  readonly superseded: boolean
}

interface Session {
  readonly respondent_id: string
}

interface SentMessage {
  readonly at: string
  readonly marketplace_status: number
  readonly client_status: number
  readonly amount: string
}

const supplier = credentials.exchange.suppliers[0] ?? ""
const kinds = ["drop", "duplicate", "delay", "reorder"]

/** Parses an amount from the sandbox's control API, which always has nine decimal places, as billionths. */
export const nanosOf = (text: string): bigint => BigInt(text.replace(".", ""))

const textOf = (nanos: bigint): string => {
  const digits = String(nanos < 0n ? -nanos : nanos).padStart(10, "0")
  return `${nanos < 0n ? "-" : ""}${digits.slice(0, -9)}.${digits.slice(-9)}`
}

/** Returns the report lines for one session, one for each message. Each line contains the amount of the session after its message. */
const rowsOf = ({ respondent_id }: Session, messages: ReadonlyArray<SentMessage>): ReadonlyArray<ReportRow> => {
  let worth = 0n
  return messages.map(({ amount, at, client_status, marketplace_status }) => {
    worth += nanosOf(amount)
    const value: Money.Amount = { value: textOf(worth), currency_code: "USD" }
    return { respondent_id, amount: value, marketplace_status, client_status, last_date: at }
  })
}

export const runMonth = ({ days, respondents, seed }: MonthOptions): Promise<Month> => {
  const random = randomOf(seed)
  const keys = createKeyStore({ fetchKeys: async () => [] })
  const program = Effect.gen(function* () {
    const { ledger, receive, settled } = yield* openLedger({ keys })
    const sandbox = createSandbox({
      seed,
      market: { size: 10 },
      exchange: { signature_time: "virtual" },
      send: async (request) => {
        await Effect.runPromise(receive(request))
        return new Response(null, { status: 204 })
      }
    })
    const call = (method: string, path: string, body?: object) =>
      Effect.promise(async () => {
        const response = await sandbox.fetch(`http://sandbox${path}`, {
          method,
          headers: { authorization: credentials.exchange.apiKey, "content-type": "application/json" },
          ...(body !== undefined && { body: JSON.stringify(body) })
        })
        if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
        return (await response.json()) as never
      })
    const trust = (response: unknown) => Effect.promise(() => keys.learn(response))
    const advance = (time: { readonly hours?: number; readonly days?: number }) =>
      Effect.promise(() => sandbox.advance(time))

    const link = { SupplierLinkTypeCode: "OWS", TrackingTypeCode: "NONE" }
    for (const survey of [1_000_001, 1_000_002]) {
      yield* call("POST", `/Supply/v1/SupplierLinks/Create/${survey}/${supplier}`, link)
    }
    const subscription = { callback: "http://supplier.example/outcomes", outcomes: [{}] }
    yield* trust(yield* call("POST", `/supply/respondent-outcomes/v1/subscriptions/${supplier}`, subscription))
    for (let hour = 0; hour < days * 24; hour++) {
      if (random.chance(0.4)) {
        const fault = { kind: random.pick(kinds), times: 1 + random.below(20), seconds: 1 + random.below(7_200) }
        yield* call("POST", "/__sandbox/delivery-faults", fault)
      }
      if (hour % 36 === 35) {
        const rotation = `/__sandbox/suppliers/${supplier}/keys/rotate`
        yield* trust(yield* call("POST", rotation, { overlap_seconds: 1_800 }))
      }
      const survey_number = random.pick([1_000_001, 1_000_002])
      yield* call("POST", `/__sandbox/suppliers/${supplier}/respondents`, { survey_number, count: respondents })
      yield* advance({ hours: 1 })
    }
    yield* call("DELETE", "/__sandbox/delivery-faults")
    // After 65 days, sessions are no longer adjusted, and all delayed messages have been sent.
    yield* advance({ days: 65 })
    yield* settled

    const { items: ledgers }: { readonly items: ReadonlyArray<{ owed: string; received: string; sessions: number }> } =
      yield* call("GET", `/__sandbox/ledgers?supplier_code=${supplier}`)
    const { items: undelivered }: { readonly items: ReadonlyArray<Undelivered> } = yield* call(
      "GET",
      `/__sandbox/undelivered-messages?supplier_code=${supplier}`
    )
    const report: Array<ReportRow> = []
    for (let before = ""; ;) {
      const page: { readonly items: ReadonlyArray<Session> } = yield* call(
        "GET",
        `/__sandbox/sessions?limit=500${before === "" ? "" : `&before=${before}`}`
      )
      for (const session of page.items) {
        const { messages }: { readonly messages: ReadonlyArray<SentMessage> } = yield* call(
          "GET",
          `/__sandbox/sessions/${session.respondent_id}`
        )
        report.push(...rowsOf(session, messages))
      }
      const last = page.items.at(-1)
      if (last === undefined || page.items.length < 500) break
      before = last.respondent_id
    }
    const [own] = ledgers
    return {
      sessions: own?.sessions ?? 0,
      computed: (yield* ledger.balance()).reduce((sum, { amount }) => sum + amount.nanos, 0n),
      received: nanosOf(own?.received ?? "0.000000000"),
      owed: nanosOf(own?.owed ?? "0.000000000"),
      differences: yield* ledger.reconcile(report),
      undelivered
    }
  })
  return runQuietly(program)
}

/** Returns a sorted list of strings, one for each difference. */
export const named = (
  list: ReadonlyArray<{ readonly respondent_id: string; readonly nanos: bigint; readonly statuses: string }>
): ReadonlyArray<string> =>
  list.map(({ nanos, respondent_id, statuses }) => `${respondent_id} ${statuses} ${nanos}`).toSorted()

/**
 * Returns the differences that `reconcile` must list: one for each message that was not delivered, with the amount that the message would have added.
 */
export const expectedDifferences = ({ undelivered }: Month): ReadonlyArray<string> =>
  named(
    undelivered.map(({ amount, client_status, marketplace_status, respondent_id, superseded }) => ({
      respondent_id,
      nanos: superseded ? 0n : nanosOf(amount),
      statuses: `${marketplace_status}/${client_status}`
    }))
  )

export const foundDifferences = ({ differences }: Month): ReadonlyArray<string> =>
  named(
    differences.map(({ amount, cause, respondent_id, row }) => ({
      respondent_id,
      nanos: amount.nanos,
      statuses: cause === "not_received" ? `${row?.marketplace_status}/${row?.client_status}` : cause
    }))
  )
