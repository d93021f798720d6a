import { Money } from "@fieldwork/exchange"
import { checkpoint, erase, isIntact, prune, rebuild, verify } from "@fieldwork/inbox"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { type OpenLedger, outcome, withLedger } from "../support/ledger.ts"

const shown = (amounts: ReadonlyArray<{ readonly key: unknown; readonly amount: Money.Money }>) =>
  amounts.map(({ amount, key }) => `${String(key)}: ${Money.format(amount)}`)

const thisMonth = new Date().toISOString().slice(0, 7)

describe("the ledger", () => {
  it("the ledger gives balances by survey, panelist, month and currency, and never adds up two currencies", () =>
    withLedger(({ ledger, send }) =>
      Effect.gen(function* () {
        yield* send(
          "2026-01-15T12:00:00Z",
          outcome("r-1"),
          outcome("r-2", { survey_id: 8, rpi: { value: "0.000000001", currency_code: "USD" } }),
          outcome("r-3", { panelist_id: "", session_id: "", rpi: { value: "2", currency_code: "EUR" } }),
          outcome("r-4", { client_status: 20 })
        )
        expect(shown(yield* ledger.balance())).toEqual(["null: 2 EUR", "null: 1.250000001 USD"])
        expect(shown(yield* ledger.balance({ by: "survey" }))).toEqual([
          "7: 2 EUR",
          "7: 1.25 USD",
          "8: 0.000000001 USD"
        ])
        expect(shown(yield* ledger.balance({ by: "panelist" }))).toEqual([": 2 EUR", "p-1: 1.250000001 USD"])
        expect(shown(yield* ledger.balance({ by: "month" }))).toEqual([
          `${thisMonth}: 2 EUR`,
          `${thisMonth}: 1.250000001 USD`
        ])
        expect(shown(yield* ledger.balance({ only: "final" }))).toHaveLength(2)
        expect(shown(yield* ledger.balance({ by: "month", only: "open" }))).toEqual([])
      })
    ))

  it("the ledger lists every signed message of a session, including messages that changed nothing", () =>
    withLedger(({ ledger, send }) =>
      Effect.gen(function* () {
        yield* send("2026-01-15T12:00:00Z", outcome("r-1", { client_status: 1 }))
        yield* send("2026-01-20T12:00:00Z", outcome("r-1"))
        yield* send("2026-01-18T12:00:00Z", outcome("r-1", { client_status: 20 }))
        const account = yield* ledger.session("r-1")
        expect(account?.amount).toEqual(Money.make("1.25", "USD"))
        expect(account?.finalAt).toEqual(new Date("2026-03-01T00:00:00Z"))
        expect(account?.entries.map(({ after_close, kind }) => [kind, after_close])).toEqual([["credit", true]])
        expect(account?.messages.map((message) => [message.outcome.client_status, message.superseded])).toEqual([
          [1, false],
          [10, false],
          [20, true]
        ])
        expect(yield* ledger.session("unknown")).toBeUndefined()
      })
    ))

  it("regressed is true for an outcome message whose last_date is before that of the previously applied one, and for its ledger entry", () =>
    withLedger(({ ledger, send }) =>
      Effect.gen(function* () {
        yield* send("2026-01-15T12:00:00Z", outcome("r-1"))
        yield* send("2026-01-16T12:00:00Z", outcome("r-1", { client_status: 26, last_date: "2026-01-15T10:11:59Z" }))
        yield* send("2026-01-14T12:00:00Z", outcome("r-1", { client_status: 20, last_date: "2026-01-15T10:00:00Z" }))
        const account = yield* ledger.session("r-1")
        expect(account?.entries.map(({ kind, regressed }) => [kind, regressed])).toEqual([
          ["credit", false],
          ["reversal", true]
        ])
        expect(account?.messages.map(({ regressed, superseded }) => [regressed, superseded])).toEqual([
          [false, false],
          [true, false],
          [false, true]
        ])
        expect(account?.amount).toEqual({ nanos: 0n, currency: "XXX" })
      })
    ))

  it("the ledger ignores an outcome message that was signed before the session's newest message, even if that one posted no entry", () =>
    withLedger(({ ledger, send }) =>
      Effect.gen(function* () {
        // The newest message about each of the two sessions is sent on 20 January and does not result in a ledger entry.
        yield* send("2026-01-20T12:00:00Z", outcome("r-1", { client_status: 20 }))
        yield* send("2026-01-15T12:00:00Z", outcome("r-1"))
        yield* send("2026-01-15T12:00:00Z", outcome("r-2"))
        yield* send("2026-01-20T12:00:00Z", outcome("r-2"))
        yield* send("2026-01-18T12:00:00Z", outcome("r-2", { client_status: 20 }))
        expect(shown(yield* ledger.balance({ by: "survey" }))).toEqual(["7: 1.25 USD"])
        expect((yield* ledger.session("r-1"))?.entries).toEqual([])
        expect((yield* ledger.session("r-2"))?.entries).toHaveLength(1)
      })
    ))

  it("whether a ledger amount is final depends only on the newest outcome message of its session, whatever the order of arrival", async () => {
    const older = ["2026-01-15T12:00:00Z", outcome("r-1")] as const
    const newer = ["2026-01-16T12:00:00Z", outcome("r-1", { entry_date: undefined, client_status: 11 })] as const
    for (const order of [
      [older, newer],
      [newer, older]
    ])
      await withLedger(({ ledger, send }) =>
        Effect.gen(function* () {
          for (const [at, sent] of order) yield* send(at, sent)
          expect(shown(yield* ledger.balance({ only: "final" }))).toEqual([])
          expect(shown(yield* ledger.balance({ only: "open" }))).toEqual(["null: 1.25 USD"])
          expect((yield* ledger.session("r-1"))?.finalAt).toBeUndefined()
          expect(yield* ledger.reconcile([], { month: "2026-01" })).toEqual([])
          yield* send("2026-01-17T12:00:00Z", outcome("r-1"))
          expect(shown(yield* ledger.balance({ only: "final" }))).toEqual(["null: 1.25 USD"])
          expect((yield* ledger.session("r-1"))?.finalAt).toEqual(new Date("2026-03-01T00:00:00Z"))
        })
      )
  })

  it("a payable outcome whose amount cannot be read is kept in the ledger and marked as unpriced", () =>
    withLedger(({ ledger, send }) =>
      Effect.gen(function* () {
        yield* send("2026-01-15T12:00:00Z", outcome("r-1", { rpi: { value: "a lot", currency_code: "USD" } }))
        const account = yield* ledger.session("r-1")
        expect(account?.unpriced).toBe(true)
        expect(account?.messages[0]?.quarantined).toBeDefined()
      })
    ))

  it("the ledger's balances by survey stay the same after a rebuild, pruning, and erasing a panelist, whose own balance is removed", () =>
    withLedger(({ ledger, send, store }) =>
      Effect.gen(function* () {
        yield* populated({ send })
        const before = yield* ledger.balance({ by: "survey" })
        expect((yield* rebuild(store)).identical).toBe(true)
        yield* store.sql.transact("damage", [{ sql: "UPDATE ledger_entry SET nanos = nanos + 1", params: [] }])
        expect(isIntact(yield* verify(store))).toBe(false)
        expect((yield* rebuild(store)).identical).toBe(false)
        expect(yield* ledger.balance({ by: "survey" })).toEqual(before)
        yield* checkpoint(store)
        yield* prune(store, 0)
        expect((yield* rebuild(store)).identical).toBe(true)
        yield* erase(store, "p-1")
        expect((yield* ledger.balance({ by: "panelist" })).map(({ key }) => key)).not.toContain("p-1")
        expect(yield* ledger.balance({ by: "survey" })).toEqual(before)
        expect((yield* rebuild(store)).identical).toBe(true)
      })
    ))

  it("closing a month of the ledger twice gives the same totals, and reports changes since the first close", () =>
    withLedger(({ ledger, send, store }) =>
      Effect.gen(function* () {
        yield* populated({ send })
        const open = yield* Effect.flip(ledger.close(thisMonth))
        expect(open).toMatchObject({ _tag: "MonthOpenError", why: "not over" })
        // Moves the sums of the current month to January 2026, which has ended.
        yield* store.sql.transact("past", [{ sql: "UPDATE ledger_month SET month = '2026-01'", params: [] }])
        const [closed] = yield* ledger.close("2026-01")
        expect(closed).toMatchObject({ month: "2026-01", currency: "USD", entries: 4 })
        expect(closed?.total).toEqual(Money.make("2.25", "USD"))
        expect(Money.add(closed?.credits ?? Money.zero("USD"), closed?.reversals ?? Money.zero("USD"))).toEqual(
          closed?.total
        )
        expect(yield* ledger.close("2026-01")).toEqual([closed])
        const more = [
          { sql: "UPDATE ledger_month SET sums = replace(sums, '\"3500000000\"', '\"3500000005\"')", params: [] }
        ]
        yield* store.sql.transact("more", more)
        expect((yield* ledger.close("2026-01"))[0]).toMatchObject({
          total: closed?.total,
          changeSinceClose: { nanos: 5n }
        })
        expect(yield* ledger.close("2025-12")).toEqual([])
        expect(() => Effect.runSync(ledger.close("January"))).toThrow("is not a month")
      })
    ))

  it("reconcile lists messages that were not received, are not in the exchange's report, or differ in their amount", () =>
    withLedger(({ ledger, send }) =>
      Effect.gen(function* () {
        yield* send("2026-01-15T12:00:00Z", outcome("r-1"), outcome("r-2"), outcome("r-3"), outcome("r-5"))
        const usd = (value: string) => ({ value, currency_code: "USD" })
        const complete = { marketplace_status: 3, client_status: 10 }
        const differences = yield* ledger.reconcile([
          { respondent_id: "r-1", amount: usd("1.25"), ...complete },
          { respondent_id: "r-2", amount: usd("1.25"), ...complete },
          { respondent_id: "r-2", amount: usd("0"), marketplace_status: 3, client_status: 26 },
          { respondent_id: "r-4", amount: usd("0.75"), ...complete },
          { respondent_id: "r-5", amount: usd("1.5") }
        ])
        expect(
          differences.map(({ amount, cause, respondent_id }) => `${respondent_id} ${cause} ${Money.format(amount)}`)
        ).toEqual([
          "r-2 not_received -1.25 USD",
          "r-4 not_received 0.75 USD",
          "r-5 amount 0.25 USD",
          "r-3 not_in_report -1.25 USD"
        ])
        expect(yield* ledger.reconcile([], { month: "2026-02" })).toEqual([])
        expect(yield* ledger.reconcile([], { month: "2026-01" })).toHaveLength(4)
      })
    ))
})

/** Sends five messages. Four of them result in a ledger entry, and the balance is 2.25 USD. */
const populated = ({ send }: Pick<OpenLedger, "send">) =>
  Effect.gen(function* () {
    yield* send("2026-01-15T12:00:00Z", outcome("r-1"), outcome("r-2", { rpi: { value: "1", currency_code: "USD" } }))
    yield* send("2026-01-16T12:00:00Z", outcome("r-3"), outcome("r-4", { client_status: 20, panelist_id: "p-2" }))
    yield* send("2026-01-17T12:00:00Z", outcome("r-3", { client_status: 26 }))
  })
