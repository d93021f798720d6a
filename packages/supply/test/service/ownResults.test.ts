import { rebuild, type Store } from "@fieldwork/inbox"
import * as Effect from "effect/Effect"
import { TestClock } from "effect/testing"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import type { Results } from "../../src/index.ts"
import { followOwnResults } from "../../src/service/OwnResults.ts"
import { outcome, withLedger } from "../support/ledger.ts"

/** A polling interval in milliseconds that does not elapse during a test, so that results are read only when the test requests it. */
const never = 1_000_000_000

const minute = 60_000
const options = { pollMillis: never, pendingMillis: 60 * minute }

const routerOf = (received = new Map<number, Results>()) => ({
  received,
  setResults: (surveyId: number, results: Results): void => void received.set(surveyId, results)
})

const enter = (store: Store, pid: string, survey_id: number, enteredAt: number) =>
  store.sql.transact("enter", [
    {
      sql: "INSERT INTO supply_entry (pid, survey_id, mid, survey_group_ids, entered_at) VALUES (?, ?, ?, '[]', ?)",
      params: [pid, survey_id, `m-${pid}`, enteredAt]
    }
  ])

const at = "2026-01-15T12:00:00Z"
const survey = { survey_id: 7, message_reason: "new", revenue_per_interview: { value: 1.25, currency_code: "USD" } }
const inScreener = { marketplace_status: 1, client_status: -1 }

describe("the results of the supplier's own respondents", () => {
  it("if a supplier's own results are read while a callback is half applied, the next refresh adds its remaining outcomes", () =>
    withLedger(({ send, store }) =>
      Effect.gen(function* () {
        const router = routerOf()
        const own = yield* followOwnResults(store, router, options)
        yield* send("2026-01-15T12:00:00Z", ...["r-1", "r-2", "r-3"].map((id) => outcome(id)))
        // Restores the state between two batches of the projector: only the first item of the callback has been applied.
        const rest = yield* store.sql.query("rest", "SELECT * FROM outcome WHERE changed_item > 0", [])
        yield* store.sql.transact("split", [{ sql: "DELETE FROM outcome WHERE changed_item > 0", params: [] }])
        yield* own.refresh
        expect(own.of(7)).toMatchObject({ entrants: 1, completes: 1 })
        yield* store.sql.transact(
          "rest",
          rest.map((row) => {
            const columns = Object.keys(row)
            const values = columns.map(() => "?").join(", ")
            return {
              sql: `INSERT INTO outcome (${columns.join(", ")}) VALUES (${values})`,
              params: columns.map((name) => row[name] as string | number | null)
            }
          })
        )
        yield* own.refresh
        expect(own.of(7)).toMatchObject({ entrants: 3, completes: 3 })
        expect(router.received.get(7)).toEqual(own.of(7))
      })
    ))

  it("a supplier's own results for a survey count an entered respondent as pending until the outcome is known", () =>
    withLedger(({ send, store }) =>
      Effect.gen(function* () {
        const router = routerOf()
        const now = Date.now()
        yield* enter(store, "p-1", 7, now)
        yield* enter(store, "p-2", 7, now)
        yield* enter(store, "p-1", 8, now)
        const own = yield* followOwnResults(store, router, options)
        expect(own.of(7)).toEqual({ entrants: 0, completes: 0, pending: 2 })
        yield* send("2026-01-15T12:00:00Z", outcome("r-1", { panelist_id: "p-1" }))
        yield* own.refresh
        expect(own.of(7)).toEqual({ entrants: 1, completes: 1, pending: 1 })
        expect(own.of(8)).toEqual({ entrants: 0, completes: 0, pending: 1 })
        expect(own.of(9)).toBeUndefined()

        // Another process records an entry, and a respondent in progress moves on to the screener.
        yield* enter(store, "p-3", 7, now)
        yield* send("2026-01-15T12:01:00Z", outcome("r-2", { panelist_id: "p-2", ...inScreener }))
        yield* own.refresh
        expect(own.of(7)).toEqual({ entrants: 1, completes: 1, pending: 2 })
        yield* send("2026-01-15T12:02:00Z", outcome("r-2", { panelist_id: "p-2", client_status: 20 }))
        yield* own.refresh
        expect(router.received.get(7)).toEqual({ entrants: 2, completes: 1, pending: 1 })
      })
    ))

  it("a supplier's own results count a respondent who enters a survey as pending at once, without reading the store", () =>
    withLedger(({ store }) =>
      Effect.gen(function* () {
        const router = routerOf()
        const own = yield* followOwnResults(store, router, options)
        yield* own.entered("p-1", 7)
        expect(router.received.get(7)).toEqual({ entrants: 0, completes: 0, pending: 1 })
        yield* enter(store, "p-1", 7, Date.now())
        yield* own.refresh
        expect(own.of(7)?.pending).toBe(1)
      })
    ))

  it("a supplier's own results stop counting a respondent without an outcome as pending an hour after the entry", () =>
    withLedger(({ store }) =>
      Effect.gen(function* () {
        const router = routerOf()
        yield* enter(store, "p-1", 7, -61 * minute)
        yield* enter(store, "p-2", 7, 0)
        const own = yield* followOwnResults(store, router, options)
        expect(own.of(7)?.pending).toBe(1)
        yield* TestClock.adjust(59 * minute)
        yield* own.refresh
        expect(own.of(7)?.pending).toBe(1)
        yield* TestClock.adjust(2 * minute)
        yield* own.refresh
        expect(router.received.get(7)).toEqual({ entrants: 0, completes: 0, pending: 0 })
        expect(own.of(7)).toBeUndefined()
      }).pipe(Effect.provide(TestClock.layer()))
    ))

  it("a supplier's own results do not count an entry as pending that was recorded while a clock was a day ahead, once the clock is correct", () =>
    withLedger(({ store }) =>
      Effect.gen(function* () {
        const router = routerOf()
        const day = 24 * 60 * minute
        yield* enter(store, "p-1", 7, day)
        yield* enter(store, "p-2", 8, 0.5 * minute)
        const own = yield* followOwnResults(store, router, options)
        expect([own.of(7)?.pending, own.of(8)?.pending]).toEqual([undefined, 1])
        // The clock of this process is a day ahead, and then correct again. Meanwhile, another process whose clock is correct records an entry.
        yield* TestClock.setTime(day)
        yield* own.refresh
        yield* own.entered("p-3", 7)
        yield* enter(store, "p-3", 7, day)
        yield* enter(store, "p-4", 8, minute)
        expect([own.of(7)?.pending, own.of(8)?.pending]).toEqual([2, undefined])
        yield* TestClock.setTime(minute)
        yield* own.refresh
        expect([own.of(7)?.pending, own.of(8)?.pending]).toEqual([undefined, 2])
        expect(router.received.get(7)).toEqual({ entrants: 0, completes: 0, pending: 0 })
      }).pipe(Effect.provide(TestClock.layer()))
    ))

  it("a supplier's own results contain the completes while the ledger needs a rebuild after its settings have changed, and after the rebuild", async () => {
    const folder = mkdtempSync(join(tmpdir(), "own-results-"))
    const path = join(folder, "s.db")
    try {
      const outcomes = [outcome("r-1"), outcome("r-2", { client_status: 20 })]
      await withLedger(({ post, send }) => Effect.andThen(post("opportunities", at, survey), send(at, ...outcomes)), {
        path
      })
      await withLedger(
        ({ store }) =>
          Effect.gen(function* () {
            const own = yield* followOwnResults(store, routerOf(), options)
            expect(own.of(7)).toMatchObject({ entrants: 2, completes: 1 })
            yield* rebuild(store)
            yield* own.refresh
            expect(own.of(7)).toMatchObject({ entrants: 2, completes: 1 })
          }),
        { path, version: 2 }
      )
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it("a supplier's own results are read again after a rebuild of the inbox has corrected its tables", () =>
    withLedger(({ post, send, store }) =>
      Effect.gen(function* () {
        yield* post("opportunities", at, survey)
        yield* send(at, outcome("r-1"))
        yield* store.sql.transact("damage", [{ sql: "UPDATE outcome SET client_status = 20", params: [] }])
        const own = yield* followOwnResults(store, routerOf(), options)
        expect(own.of(7)).toMatchObject({ entrants: 1, completes: 0 })
        yield* rebuild(store)
        yield* own.refresh
        expect(own.of(7)).toMatchObject({ entrants: 1, completes: 1 })
      })
    ))

  it("a supplier's own results count the statuses that are paid according to the ledger's settings, and only outcomes with an amount", () =>
    withLedger(({ send, store }) =>
      Effect.gen(function* () {
        const payable = { marketplace_status: [3], client_status: [20] }
        const own = yield* followOwnResults(store, routerOf(), { ...options, payable })
        yield* send("2026-01-15T12:00:00Z", outcome("r-1"), outcome("r-2", { client_status: 20 }))
        yield* send("2026-01-15T12:01:00Z", outcome("r-3", { client_status: 20, rpi: null }))
        yield* own.refresh
        expect(own.of(7)).toMatchObject({ entrants: 3, completes: 1 })
      })
    ))
})
