/** Tests the months of ledger entries for messages that operators' actions apply. */
import { Money } from "@fieldwork/exchange"
import { moveQuarantined, rebuild, retryQuarantine, SqliteStore, type Store } from "@fieldwork/inbox"
import * as Effect from "effect/Effect"
import * as Logger from "effect/Logger"
import * as Option from "effect/Option"
import type * as Scope from "effect/Scope"
import { TestClock } from "effect/testing"
import { describe, expect, it } from "vitest"
import { emptyBatch } from "../../../inbox/src/store/Rows.ts"
import { makeTestInbox } from "../../../inbox/test/support/testInbox.ts"
import { receiveUninterpreted } from "../../../inbox/test/support/uninterpreted.ts"
import { makeLedger, supplyProjections } from "../../src/index.ts"
import { outcome } from "../support/ledger.ts"
import { makeReadable } from "../support/makeReadable.ts"

const seconds = (time: string): number => Date.parse(time) / 1000
const [january, february, march] = ["2026-01-15T12:00:00Z", "2026-02-20T12:00:00Z", "2026-03-03T12:00:00Z"].map(seconds)

type Inbox = Effect.Success<ReturnType<typeof makeTestInbox>>

const withInbox = <A, E>(use: (inbox: Inbox) => Effect.Effect<A, E, Scope.Scope>): Promise<A> =>
  SqliteStore.make({ path: ":memory:", projections: supplyProjections(), threads: false, spool: false }).pipe(
    Effect.flatMap(makeTestInbox),
    Effect.flatMap(use),
    Effect.scoped,
    Effect.provide([TestClock.layer(), Logger.layer([])]),
    Effect.runPromise
  )

const at = (time = 0) => TestClock.setTime(time * 1000)

const monthsOf = (store: Store) =>
  Effect.map(makeLedger(store).balance({ by: "month" }), (sums) =>
    sums.map(({ amount, key }) => `${key}: ${Money.format(amount)}`)
  )

const closed = (store: Store, month: string) =>
  Effect.map(makeLedger(store).close(month), ([sums]) =>
    sums === undefined ? [] : [Money.format(sums.total), sums.changeSinceClose.nanos]
  )

/** Puts an outcome that is already in the log into the quarantine, as a version of the inbox does that interprets only part of it. */
const quarantine = Effect.fnUntraced(function* (store: Store, sequence: number, item: object) {
  const options = { stream: "outcomes", set: "live", holder: "x", leaseMillis: 1, force: "always" } as const
  const lease = Option.getOrThrow(yield* store.acquireLease(options))
  const { orderedAt: ordered_at, signedAt: signed_at } = Option.getOrThrow(yield* store.entry(sequence))
  const document = Buffer.from(JSON.stringify(item))
  const row = {
    sequence,
    item: 0,
    stream: "outcomes" as const,
    ordered_at,
    signed_at,
    path: "/0",
    reason: "x",
    document
  }
  yield* store.commit(lease, { ...emptyBatch({ sequence: sequence + 1, item: 0 }), quarantined: [row] }, 1)
})

const large = outcome("r-2", { rpi: { value: "100", currency_code: "USD" } })

describe("the month of ledger entries for operators' actions", () => {
  it("an outcome that an operator moves to its stream is posted to the month of the move, also by a rebuild, and the closed month stays unchanged", () =>
    withInbox(({ project, receive, store }) =>
      Effect.gen(function* () {
        yield* receive(january ?? 0, [outcome("r-1")], "outcomes")
        yield* receive(january ?? 0, [large])
        yield* at(february)
        expect(yield* closed(store, "2026-01")).toEqual(["1.25 USD", 0n])
        yield* moveQuarantined(store)
        yield* project("outcomes")
        yield* at(march)
        expect(yield* closed(store, "2026-02")).toEqual(["100 USD", 0n])
        expect(yield* closed(store, "2026-01")).toEqual(["1.25 USD", 0n])
        expect((yield* rebuild(store)).identical).toBe(true)
        expect(yield* monthsOf(store)).toEqual(["2026-01: 1.25 USD", "2026-02: 100 USD"])
      })
    ))

  it("an outcome that could not be interpreted and is retried is posted to the month of the retry, also by a rebuild", () =>
    withInbox(({ project, receive, store }) =>
      Effect.gen(function* () {
        yield* receive(january ?? 0, [outcome("r-1")], "outcomes")
        yield* receiveUninterpreted(store, 2, january ?? 0, large)
        yield* at(february)
        yield* retryQuarantine(store)
        yield* project("outcomes")
        expect(yield* monthsOf(store)).toEqual(["2026-01: 1.25 USD", "2026-02: 100 USD"])
        expect((yield* rebuild(store)).identical).toBe(true)
      })
    ))

  it("a retry of an outcome whose amount was already posted leaves the entry in its month, also in a rebuild", () =>
    withInbox(({ project, receive, store }) =>
      Effect.gen(function* () {
        yield* receive(january ?? 0, [large], "outcomes")
        yield* quarantine(store, 1, large)
        yield* at(february)
        expect(yield* closed(store, "2026-01")).toEqual(["100 USD", 0n])
        yield* retryQuarantine(store)
        yield* project("outcomes")
        yield* rebuild(store)
        expect(yield* monthsOf(store)).toEqual(["2026-01: 100 USD"])
        expect(yield* closed(store, "2026-01")).toEqual(["100 USD", 0n])
        yield* at(march)
        expect(yield* closed(store, "2026-02")).toEqual([])
      })
    ))

  it("a retry of an outcome that a newer message has superseded changes no month, also in a rebuild", () =>
    withInbox(({ project, receive, store }) =>
      Effect.gen(function* () {
        yield* receive(january ?? 0, [large], "outcomes")
        yield* quarantine(store, 1, large)
        yield* receive(february ?? 0, [outcome("r-2", { client_status: 26 })], "outcomes")
        const before = yield* monthsOf(store)
        expect(before).toEqual(["2026-01: 100 USD", "2026-02: -100 USD"])
        yield* at(march)
        yield* retryQuarantine(store)
        yield* project("outcomes")
        expect(yield* monthsOf(store)).toEqual(before)
        yield* rebuild(store)
        expect(yield* monthsOf(store)).toEqual(before)
      })
    ))

  it("an outcome whose price could not be read is posted to the month of the retry that can read it, also by a rebuild", () =>
    withInbox(({ project, receive, store }) =>
      Effect.gen(function* () {
        yield* receive(january ?? 0, [large], "outcomes")
        yield* quarantine(store, 1, large)
        yield* store.sql.transact("test", [
          { sql: "UPDATE outcome SET price_nanos = NULL", params: [] },
          { sql: "DELETE FROM ledger_entry", params: [] },
          { sql: "DELETE FROM ledger_month", params: [] }
        ])
        yield* at(february)
        expect(yield* closed(store, "2026-01")).toEqual([])
        yield* retryQuarantine(store)
        yield* project("outcomes")
        expect(yield* monthsOf(store)).toEqual(["2026-02: 100 USD"])
        yield* rebuild(store)
        expect(yield* monthsOf(store)).toEqual(["2026-02: 100 USD"])
      })
    ))

  it("an outcome that is retried in vain, and again after an update of the inbox, is posted to the month of the second retry, also by a rebuild", () =>
    withInbox(({ project, receive, store }) =>
      Effect.gen(function* () {
        yield* receive(january ?? 0, [outcome("r-1")], "outcomes")
        yield* receiveUninterpreted(store, 2, january ?? 0, large)
        const setDocument = (document: object) =>
          store.sql.transact("test", [
            { sql: "UPDATE quarantine SET document = ?", params: [Buffer.from(JSON.stringify(document))] }
          ])
        yield* at(february)
        expect(yield* closed(store, "2026-01")).toEqual(["1.25 USD", 0n])
        // The inbox before the update cannot interpret the outcome.
        yield* setDocument({ respondent_id: 7 })
        yield* retryQuarantine(store)
        yield* project("outcomes")
        yield* setDocument(large)
        yield* at(march)
        expect(yield* closed(store, "2026-02")).toEqual([])
        yield* retryQuarantine(store)
        yield* project("outcomes")
        expect(yield* monthsOf(store)).toEqual(["2026-01: 1.25 USD", "2026-03: 100 USD"])
        expect((yield* rebuild(store)).identical).toBe(true)
        expect(yield* monthsOf(store)).toEqual(["2026-01: 1.25 USD", "2026-03: 100 USD"])
      })
    ))

  it("a superseded outcome whose price could not be read when it arrived is not posted by a rebuild after its retry", () =>
    withInbox(({ project, receive, store }) =>
      Effect.gen(function* () {
        yield* receive(january ?? 0, [{ ...large, rpi: { value: "hundred", currency_code: "USD" } }], "outcomes")
        yield* receive(february ?? 0, [outcome("r-2", { client_status: 26 })], "outcomes")
        expect(yield* monthsOf(store)).toEqual([])
        yield* makeReadable(store, large)
        yield* at(march)
        yield* retryQuarantine(store)
        yield* project("outcomes")
        expect(yield* monthsOf(store)).toEqual([])
        yield* rebuild(store)
        expect(yield* monthsOf(store)).toEqual([])
      })
    ))

  it("a rebuild repeats the reversal that an outcome without a readable price posted before its retry", () =>
    withInbox(({ project, receive, store }) =>
      Effect.gen(function* () {
        yield* receive(january ?? 0, [outcome("r-2")], "outcomes")
        yield* receive(january ?? 0, [{ ...large, rpi: { value: "hundred", currency_code: "USD" } }], "outcomes")
        expect(yield* monthsOf(store)).toEqual([])
        yield* makeReadable(store, large)
        yield* at(march)
        yield* retryQuarantine(store)
        yield* project("outcomes")
        const before = yield* monthsOf(store)
        yield* rebuild(store)
        expect(yield* monthsOf(store)).toEqual(before)
      })
    ))

  it("a retry of an outcome that was applied in part leaves the closed month unchanged and posts the difference to the month of the retry", () =>
    withInbox(({ project, receive, store }) =>
      Effect.gen(function* () {
        yield* receive(january ?? 0, [outcome("r-1")], "outcomes")
        yield* receive(
          (january ?? 0) + 60,
          [outcome("r-1", { rpi: { value: "two", currency_code: "USD" } })],
          "outcomes"
        )
        yield* at(february)
        expect(yield* closed(store, "2026-01")).toEqual(["0 USD", 0n])
        yield* makeReadable(store, outcome("r-1", { rpi: { value: "2", currency_code: "USD" } }))
        yield* retryQuarantine(store)
        yield* project("outcomes")
        expect(yield* monthsOf(store)).toEqual(["2026-02: 2 USD"])
        expect(yield* closed(store, "2026-01")).toEqual(["0 USD", 0n])
        const entries = (yield* makeLedger(store).session("r-1"))?.entries ?? []
        expect(entries.map(({ amount, month }) => `${month} ${Money.format(amount)}`)).toEqual([
          "2026-01 1.25 USD",
          "2026-01 -1.25 USD",
          "2026-02 2 USD"
        ])
        yield* at(march)
        expect(yield* closed(store, "2026-02")).toEqual(["2 USD", 0n])
        // A rebuild posts the same entries to the same months.
        expect((yield* rebuild(store)).identical).toBe(true)
        expect(yield* monthsOf(store)).toEqual(["2026-02: 2 USD"])
        expect(yield* closed(store, "2026-01")).toEqual(["0 USD", 0n])
      })
    ))

  it("closing a month logs a warning if the total of an earlier closed month has changed, and none otherwise", async () => {
    const warnings: Array<string> = []
    const logger = Logger.make(({ message }) => void warnings.push(String(message)))
    await withInbox(({ receive, store }) =>
      Effect.gen(function* () {
        const close = (month: string) => Effect.provide(closed(store, month), Logger.layer([logger]))
        yield* receive(january ?? 0, [outcome("r-1")], "outcomes")
        yield* at(february)
        yield* close("2026-01")
        yield* at(march)
        yield* close("2026-02")
        expect(warnings).toEqual([])
        // Stands for a callback from a machine whose clock is two months behind.
        yield* receive(january ?? 0, [large], "outcomes")
        yield* at(march)
        yield* close("2026-02")
        expect(warnings).toHaveLength(1)
        expect(warnings[0]).toContain("The total of 2026-01 has changed since it was closed")
        expect(yield* close("2026-01")).toEqual(["1.25 USD", 100_000_000_000n])
        expect(warnings).toHaveLength(1)
      })
    )
  })
})
