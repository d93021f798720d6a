/** Tests the ledger of an inbox whose superseded messages have been removed, or would have been removed without the ledger. */
import { Money } from "@fieldwork/exchange"
import { moveQuarantined, rebuild, retryQuarantine, type Store } from "@fieldwork/inbox"
import type { Projection } from "@fieldwork/inbox/projection"
import * as Effect from "effect/Effect"
import * as Logger from "effect/Logger"
import type * as Scope from "effect/Scope"
import { TestClock } from "effect/testing"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { type LedgerOptions, makeLedger, supplyProjections, supplyRecords } from "../../src/index.ts"
import { type HistoryInbox, pruneHistory, withHistoryInbox } from "../support/historyInbox.ts"
import { outcome } from "../support/ledger.ts"
import { makeReadable } from "../support/makeReadable.ts"

let folder = ""
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "ledger-history-"))))
afterEach(() => rmSync(folder, { recursive: true }))

const opened = <A, E>(
  projections: ReadonlyArray<Projection>,
  use: (inbox: HistoryInbox) => Effect.Effect<A, E, Scope.Scope>
): Promise<A> => withHistoryInbox(join(folder, "s.db"), projections, use)

/** Receives two completes in January, a reversal of one in February, and a complete in June. */
const receiveHistory = Effect.fnUntraced(function* (receive: HistoryInbox["receive"]) {
  const at = (time: string) => Date.parse(time) / 1000
  yield* receive(at("2026-01-15T12:00:00Z"), [outcome("r-1"), outcome("r-2")], "outcomes")
  yield* receive(at("2026-02-10T12:00:00Z"), [outcome("r-1", { client_status: 26 })], "outcomes")
  yield* receive(at("2026-06-01T12:00:00Z"), [outcome("r-3")], "outcomes")
})

const monthsOf = (store: Store, options?: LedgerOptions) =>
  Effect.map(makeLedger(store, options).balance({ by: "month" }), (sums) =>
    sums.map(({ amount, key }) => `${key}: ${Money.format(amount)}`)
  )

const correct = ["2026-01: 2.5 USD", "2026-02: -1.25 USD", "2026-06: 1.25 USD"]

describe("the ledger after the inbox was pruned", () => {
  it("a new version of the ledger's settings has the same months after a rebuild of a pruned inbox, and closed months are unchanged", async () => {
    await opened(supplyProjections(), ({ receive, store }) =>
      Effect.gen(function* () {
        yield* receiveHistory(receive)
        expect((yield* makeLedger(store).close("2026-01"))[0]).not.toHaveProperty("completeFrom")
        expect((yield* pruneHistory(store)).bodies).toBe(2)
        expect((yield* makeLedger(store).session("r-1"))?.messages).toHaveLength(2)
      })
    )
    const next = { version: 2 }
    await opened(supplyProjections(next), ({ store }) =>
      Effect.gen(function* () {
        expect((yield* rebuild(store)).incomplete).toEqual([])
        expect(yield* monthsOf(store, next)).toEqual(correct)
        const [january] = yield* makeLedger(store, next).close("2026-01")
        expect(january?.changeSinceClose.nanos).toBe(0n)
        expect(january).not.toHaveProperty("completeFrom")
      })
    )
  })

  it("a rebuild, close and balance state from which time on the months are complete if the ledger is added after outcomes were removed", async () => {
    await opened([supplyRecords], ({ receive, store }) =>
      Effect.gen(function* () {
        yield* receiveHistory(receive)
        yield* pruneHistory(store)
      })
    )
    // The newest message about the session whose earlier message was removed.
    const completeFrom = Date.parse("2026-02-10T12:00:00Z") + 1
    const warnings: Array<string> = []
    const logger = Logger.layer([Logger.make(({ message }) => void warnings.push(String(message)))])
    await opened(supplyProjections(), ({ store }) =>
      Effect.gen(function* () {
        const { incomplete } = yield* rebuild(store)
        expect(incomplete).toEqual([{ name: "ledger", version: 1, since: 0, completeFrom }])
        const ledger = makeLedger(store)
        for (const month of ["2026-01", "2026-02"]) {
          for (const sums of yield* ledger.close(month)) expect(sums.completeFrom).toEqual(new Date(completeFrom))
        }
        expect((yield* Effect.provide(ledger.close("2026-06"), logger))[0]).not.toHaveProperty("completeFrom")
        yield* Effect.provide(ledger.balance({ by: "month" }), logger)
        expect(warnings).toHaveLength(2)
        expect(warnings[0]).toContain("complete only from 2026-02-10T12:00:00.001Z")
        // Later rebuilds, from the checkpoint as well, keep the statement.
        yield* pruneHistory(store)
        expect((yield* rebuild(store)).incomplete).toEqual(incomplete)
      })
    )
  })

  it("no month counts as complete if an earlier version of the inbox may have removed outcomes without recording it", async () => {
    await opened([supplyRecords], ({ receive, store }) =>
      Effect.gen(function* () {
        yield* receiveHistory(receive)
        yield* pruneHistory(store)
        yield* store.sql.transact("test", [{ sql: "DELETE FROM property WHERE name LIKE 'expired/%'", params: [] }])
      })
    )
    await opened(supplyProjections(), ({ store }) =>
      Effect.gen(function* () {
        const [ledger] = (yield* rebuild(store)).incomplete
        expect(ledger?.completeFrom).toBe(Date.parse("2026-06-01T12:00:00Z") + 1)
      })
    )
  })

  it("a new version of the ledger's settings keeps the month of an outcome that an operator moved", async () => {
    const large = outcome("r-4", { rpi: { value: "100", currency_code: "USD" } })
    const moved = ["2026-01: 2.5 USD", "2026-02: -1.25 USD", "2026-06: 101.25 USD"]
    await opened(supplyProjections(), ({ project, receive, store }) =>
      Effect.gen(function* () {
        yield* receive(Date.parse("2026-01-10T12:00:00Z") / 1000, [large])
        yield* receiveHistory(receive)
        yield* moveQuarantined(store)
        yield* project("outcomes")
        expect(yield* monthsOf(store)).toEqual(moved)
        yield* TestClock.setTime(Date.parse("2026-07-01T00:00:00Z"))
        yield* pruneHistory(store)
      })
    )
    const next = { version: 2 }
    await opened(supplyProjections(next), ({ store }) =>
      Effect.gen(function* () {
        expect((yield* rebuild(store)).incomplete).toEqual([])
        expect(yield* monthsOf(store, next)).toEqual(moved)
        expect((yield* rebuild(store)).identical).toBe(true)
      })
    )
  })

  it("a new version of the ledger's settings does not post a superseded outcome whose price could not be read before its retry", async () => {
    const at = (time: string) => Date.parse(time) / 1000
    await opened(supplyProjections(), ({ project, receive, store }) =>
      Effect.gen(function* () {
        yield* receive(at("2026-01-15T12:00:00Z"), [outcome("r-1", { rpi: { value: "five" } })], "outcomes")
        yield* receive(at("2026-02-10T12:00:00Z"), [outcome("r-1", { client_status: 26 })], "outcomes")
        yield* makeReadable(store, outcome("r-1"))
        yield* TestClock.setTime(Date.parse("2026-03-10T12:00:00Z"))
        yield* retryQuarantine(store)
        yield* project("outcomes")
        yield* receive(at("2026-06-01T12:00:00Z"), [outcome("r-3")], "outcomes")
        expect((yield* pruneHistory(store)).bodies).toBe(2)
        expect(yield* monthsOf(store)).toEqual(["2026-06: 1.25 USD"])
      })
    )
    const next = { version: 2 }
    await opened(supplyProjections(next), ({ store }) =>
      Effect.gen(function* () {
        expect((yield* rebuild(store)).incomplete).toEqual([])
        expect(yield* monthsOf(store, next)).toEqual(["2026-06: 1.25 USD"])
      })
    )
  })
})
