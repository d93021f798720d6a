/**
 * Delivers the outcomes of many sessions to several stores in random orders, with duplicates. The projectors, which apply the messages to the tables,
 * are stopped midway. Checks that each ledger contains, for each session, the amount of the newest message and the time from which it is final.
 */
import { Inbox, Store, type StoreError } from "@fieldwork/inbox"
import { createSender, type SignedCallback } from "@fieldwork/webhooks/testing"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Scope from "effect/Scope"
import { makeLedger, defaultPayable } from "../../src/index.ts"
import { outcome } from "./ledger.ts"
import { type Random, randomOf } from "./random.ts"

export interface OrdersOptions {
  readonly seed: number
  /** The number of sessions. The messages about each session are delivered in a random order. */
  readonly permutations: number
  /** The number of sessions whose callbacks are received before the projectors run. */
  readonly round: number
  readonly stores: Readonly<Record<string, Store>>
}

export interface Orders {
  readonly permutations: number
  readonly messages: number
  readonly stops: number
  readonly differences: ReadonlyArray<string>
}

interface Sent {
  readonly respondent_id: string
  readonly client_status: number
  readonly value: string
  readonly currency_code: string
  readonly entry: (typeof entryDates)[number]
}

interface Batch {
  readonly time: number
  readonly items: Array<Sent>
}

const start = Date.parse("2026-01-15T12:00:00Z") / 1000

/** The dates of entry in the messages, with the time from which the amount is final. Some messages contain no date. */
const entryDates = [
  { entry_date: "2026-01-15T10:00:00Z", final: Date.UTC(2026, 2) },
  { entry_date: "2026-02-01T00:00:00Z", final: Date.UTC(2026, 3) },
  { entry_date: undefined, final: null }
]

const messageOf = (random: Random, respondent_id: string): Sent => ({
  respondent_id,
  client_status: random.pick([1, 10, 10, 11, 20, 26, 70]),
  value: random.pick(["1.25", "0.000000001", "8.1", "1.25"]),
  currency_code: random.chance(0.9) ? "USD" : "EUR",
  entry: random.pick(entryDates)
})

/** Creates callbacks whose signature times are not in the order in which the callbacks are received. */
const batchesOf = (random: Random, ids: ReadonlyArray<string>): ReadonlyArray<Batch> => {
  const batches = Array.from({ length: 12 }, (): Batch => ({ time: start + random.below(6), items: [] }))
  for (const id of ids) {
    const messages = Array.from({ length: 1 + random.below(5) }, () => messageOf(random, id))
    // Some messages are sent twice, in separate callbacks.
    for (const message of [...messages, ...random.some(messages, 0.3)]) random.pick(batches).items.push(message)
  }
  return batches.filter(({ items }) => items.length > 0)
}

/**
 * Returns the amount of each session, and the time from which it is final, according to its message with the latest time. If several messages have
 * the same time, the message that was received last is used.
 */
const expectedOf = (batches: ReadonlyArray<Batch>): ReadonlyMap<string, string> => {
  const greatest = new Map<string, { readonly time: number; readonly sent: Sent }>()
  for (const { items, time } of batches) {
    for (const sent of items) {
      const before = greatest.get(sent.respondent_id)
      if (before === undefined || time >= before.time) greatest.set(sent.respondent_id, { time, sent })
    }
  }
  return new Map(
    Array.from(greatest, ([id, { sent }]) => {
      const isPaid = defaultPayable.client_status.includes(sent.client_status)
      const [whole = "", fraction = ""] = sent.value.split(".")
      return [
        id,
        isPaid ? `${BigInt(whole + fraction.padEnd(9, "0"))} ${sent.currency_code} ${sent.entry.final}` : "0 "
      ]
    })
  )
}

const callbacksOf = async (batches: ReadonlyArray<Batch>, sender: Awaited<ReturnType<typeof makeSender>>) =>
  Promise.all(
    batches.map(({ items, time }) =>
      sender.sign(
        time,
        items.map(({ client_status, currency_code, entry: { entry_date }, respondent_id, value }) =>
          outcome(respondent_id, { client_status, entry_date, rpi: { value, currency_code } })
        )
      )
    )
  )

const makeSender = async () => {
  let now = 0
  const sender = await createSender({ now: () => now })
  const { key_id, public_key } = sender.subscription()
  return {
    keys: [{ keyId: key_id, publicKey: public_key }],
    sign: (time: number, body: unknown): Promise<SignedCallback> => {
      now = time * 1000
      return sender.send(body)
    }
  }
}

const openInbox = (store: Store, keys: ReadonlyArray<{ keyId: string; publicKey: string }>, project: boolean) =>
  Effect.map(
    Layer.build(
      Layer.provide(Inbox.layer({ keys, project, pollMillis: 2, leaseMillis: 200 }), Layer.succeed(Store, store))
    ),
    (context) => Context.get(context, Inbox)
  )

const isWaiting = (store: Store): Effect.Effect<boolean, StoreError> =>
  Effect.map(store.lags, (lags) => lags.some(({ stream, waiting }) => stream === "outcomes" && waiting > 0))

/** Runs projectors until no message is waiting. All projectors except the last are stopped after a few milliseconds, at an arbitrary point. */
const projectAll = Effect.fnUntraced(function* (
  store: Store,
  keys: ReadonlyArray<{ keyId: string; publicKey: string }>,
  stops: ReadonlyArray<number>
) {
  for (const millis of stops) {
    yield* Effect.scoped(Effect.andThen(openInbox(store, keys, true), Effect.sleep(millis)))
  }
  yield* Effect.scoped(
    Effect.gen(function* () {
      yield* openInbox(store, keys, true)
      while (yield* isWaiting(store)) yield* Effect.sleep(3)
    })
  )
})

const ledgerOf = Effect.fnUntraced(function* (store: Store, prefix: string) {
  const entries = yield* store.sql.query(
    "check",
    "SELECT respondent_id, kind, nanos, currency, final_at FROM ledger_entry WHERE respondent_id LIKE ? ORDER BY respondent_id, sequence, item, kind",
    [`${prefix}%`]
  )
  return entries.map((row) => Object.values(row).map(String).join(" "))
})

/** Returns the sums of ledger entries by session, currency and the time from which they are final. Sums of 0 are omitted. */
const sumsOf = (entries: ReadonlyArray<string>): ReadonlyMap<string, string> => {
  const sums = new Map<string, bigint>()
  for (const entry of entries) {
    const [id = "", , nanos = "0", currency = "", final = ""] = entry.split(" ")
    const key = `${id} ${currency} ${final}`
    sums.set(key, (sums.get(key) ?? 0n) + BigInt(nanos))
  }
  const found = new Map<string, string>()
  for (const [key, sum] of sums) {
    const [id = "", currency = "", final = ""] = key.split(" ")
    if (sum !== 0n) found.set(id, [...(found.has(id) ? [found.get(id)] : []), `${sum} ${currency} ${final}`].join(", "))
  }
  return found
}

/** Returns the totals by currency, computed once from the monthly sums and once from all entries. */
const totalsOf = Effect.fnUntraced(function* (store: Store) {
  const ledger = makeLedger(store)
  const byMonth = new Map<string, bigint>()
  for (const { amount } of yield* ledger.balance({ by: "month" })) {
    byMonth.set(amount.currency, (byMonth.get(amount.currency) ?? 0n) + amount.nanos)
  }
  const all = (yield* ledger.balance()).map(({ amount }) => `${amount.nanos} ${amount.currency}`)
  return [
    Array.from(byMonth, ([currency, nanos]) => `${nanos} ${currency}`)
      .toSorted()
      .join(),
    all.toSorted().join()
  ]
})

export const runOrders = Effect.fnUntraced(function* ({
  permutations,
  round,
  seed,
  stores
}: OrdersOptions): Effect.fn.Return<Orders, StoreError, Scope.Scope> {
  const random = randomOf(seed)
  const sender = yield* Effect.promise(makeSender)
  const differences: Array<string> = []
  let [messages, stops] = [0, 0]
  for (let from = 0; from < permutations; from += round) {
    const prefix = `s${seed}-${from}-`
    const ids = Array.from({ length: Math.min(round, permutations - from) }, (_, index) => `${prefix}${index}`)
    const batches = batchesOf(random, ids)
    const callbacks = yield* Effect.promise(() => callbacksOf(batches, sender))
    messages += batches.reduce((sum, { items }) => sum + items.length, 0)
    const pauses = Array.from({ length: random.below(4) }, () => random.below(12))
    const again = random.some(callbacks, 0.3)
    const expected = expectedOf(batches)
    const found: Array<readonly [string, ReadonlyArray<string>]> = []
    for (const [name, store] of Object.entries(stores)) {
      yield* Effect.scoped(
        Effect.gen(function* () {
          const inbox = yield* openInbox(store, sender.keys, false)
          // The inbox detects redelivered callbacks by their digest.
          for (const callback of [...callbacks, ...again]) {
            const request = new Request("http://supplier.example/outcomes", { method: "POST", ...callback })
            const { status } = yield* Effect.promise(() => inbox.receive("outcomes", request))
            if (status !== 200) yield* Effect.die(new Error(`${name} responded with ${status}`))
          }
        })
      )
      yield* projectAll(store, sender.keys, pauses)
      stops += pauses.length
      const entries = yield* ledgerOf(store, prefix)
      found.push([name, entries])
      const sums = sumsOf(entries)
      for (const [id, value] of expected) {
        const sum = sums.get(id) ?? "0 "
        if (sum !== value) differences.push(`${name} ${id}: entries sum up to ${sum} instead of ${value}`)
      }
      const [byMonth, all] = yield* totalsOf(store)
      if (byMonth !== all) differences.push(`${name}: the months sum up to ${byMonth}, the entries to ${all}`)
    }
    const [first] = found
    for (const [name, entries] of found) {
      if (entries.join() !== first?.[1].join()) differences.push(`${name}: other entries than ${first?.[0]}`)
    }
  }
  return { permutations, messages, stops, differences: differences.slice(0, 20) }
})
