import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { finalAt, fold, type LedgerMessage, type Session, defaultPayable } from "../../src/ledger/fold.ts"
import { monthOf, startOfMonth } from "../../src/ledger/Months.ts"
import type { EntryRow } from "../../src/ledger/Tables.ts"

const settings = { payable: defaultPayable, timeZone: "UTC" }
const entry_date = "2026-01-15T10:00:00Z"
const entered = Date.parse(entry_date)

const message = (given: Partial<LedgerMessage> = {}): LedgerMessage => ({
  respondent_id: "r-1",
  marketplace_status: 3,
  client_status: 10,
  price_nanos: 1_250_000_000,
  currency_code: "USD",
  entry_date,
  countedAt: entered,
  orderedAt: 100,
  signedAt: 100,
  sequence: 1,
  item: 0,
  appliedAt: { sequence: 1, item: 0 },
  isRetry: false,
  ...given
})

interface Ledger {
  readonly session: Session
  readonly entries: ReadonlyArray<EntryRow>
}

const empty: Session = { order: undefined, entries: [] }

const foldAll = (messages: ReadonlyArray<LedgerMessage>): Ledger =>
  messages.reduce<Ledger>(
    (ledger, each) => {
      const result = fold(ledger.session, each, settings)
      return result === undefined ? ledger : { session: result.session, entries: [...ledger.entries, ...result.posted] }
    },
    { session: empty, entries: [] }
  )

const posted = ({ entries }: Ledger) => entries.map(({ currency, kind, nanos }) => `${kind} ${nanos} ${currency}`)

describe("the ledger entries of a session", () => {
  it("a complete posts a credit to the ledger, and other outcomes post nothing", () => {
    expect(posted(foldAll([message()]))).toEqual(["credit 1250000000 USD"])
    for (const client_status of [1, 20, 30, 40, null]) expect(posted(foldAll([message({ client_status })]))).toEqual([])
    expect(posted(foldAll([message({ marketplace_status: 24 })]))).toEqual([])
  })

  it("an adjusted outcome posts a reversal of the whole amount to the ledger, and a changed price also posts a new credit", () => {
    const ledger = foldAll([
      message(),
      message({ orderedAt: 200, sequence: 2, price_nanos: 1_000_000_001 }),
      message({ orderedAt: 300, sequence: 3, client_status: 26 }),
      message({ orderedAt: 400, sequence: 4, client_status: 11, currency_code: "EUR" })
    ])
    expect(posted(ledger)).toEqual([
      "credit 1250000000 USD",
      "reversal -1250000000 USD",
      "credit 1000000001 USD",
      "reversal -1000000001 USD",
      "credit 1250000000 EUR"
    ])
  })

  it("an outcome message that leaves the amount unchanged, is a duplicate or is older than the last applied one posts no ledger entry", () => {
    const later = message({ orderedAt: 200, sequence: 2 })
    expect(
      posted(foldAll([message(), later, later, message({ orderedAt: 150, sequence: 3, client_status: 20 })]))
    ).toHaveLength(1)
  })

  it("ledger entries become final at the start of the second month after the entry date, and are posted again if the entry date changes", () => {
    const close = Date.parse("2026-03-01T00:00:00Z")
    const finals = (...messages: ReadonlyArray<LedgerMessage>) =>
      foldAll(messages).entries.map(({ final_at, kind }) => [kind, final_at])
    expect(finals(message())).toEqual([["credit", close]])
    expect(finals(message({ entry_date: null }))).toEqual([["credit", null]])
    const later = message({ orderedAt: 200, sequence: 2 })
    expect(finals(message(), { ...later, entry_date: null })).toEqual([
      ["credit", close],
      ["reversal", close],
      ["credit", null]
    ])
    const inFebruary = { ...later, entry_date: "2026-02-01T00:00:00Z" }
    expect(finals(message(), inFebruary)).toEqual([
      ["credit", close],
      ["reversal", close],
      ["credit", Date.parse("2026-04-01T00:00:00Z")]
    ])
    expect(finalAt("2026-01-31T23:30:00", settings)).toBe(close)
  })

  it("when an operator retries an outcome message and its amount can now be read, the ledger corrects its entries", () => {
    const first = foldAll([message(), message({ orderedAt: 200, sequence: 2, price_nanos: null })])
    expect(posted(first).at(-1)).toBe("reversal -1250000000 USD")
    const retry = message({ orderedAt: 200, sequence: 2, isRetry: true })
    const again = fold(first.session, { ...retry, price_nanos: 3 }, settings)
    expect(again?.posted.map(({ kind, nanos, sequence }) => [kind, nanos, sequence])).toEqual([
      ["reversal", -1_250_000_000, 2],
      ["credit", 3, 2]
    ])
    expect(again?.session.entries.map(({ nanos }) => nanos)).toEqual([1_250_000_000, -1_250_000_000, 3])
    const same = fold(first.session, retry, settings)
    expect(same?.posted.map(({ nanos }) => nanos)).toEqual([0, 0])
    expect(same?.session.entries.reduce((sum, { nanos }) => sum + nanos, 0)).toBe(1_250_000_000)
  })

  it("a retry in a later month leaves the ledger entries of the first attempt unchanged and posts only the difference, also if it is retried again", () => {
    const read = message({ orderedAt: 200, sequence: 2, price_nanos: 3 })
    const first = foldAll([message(), read])
    const retry = (month: string, sequence: number, price_nanos: number | null) =>
      message({
        orderedAt: 200,
        sequence: 2,
        countedAt: Date.parse(`${month}-20T00:00:00Z`),
        appliedAt: { sequence, item: 0 },
        isRetry: true,
        price_nanos
      })
    const ledger = [retry("2026-02", 7, 5), retry("2026-03", 8, 5), retry("2026-03", 9, 6)].reduce<Session>(
      (session, each) => fold(session, each, settings)?.session ?? session,
      first.session
    )
    expect(ledger.entries.map(({ kind, month, nanos, sequence }) => [month, sequence, kind, nanos])).toEqual([
      ["2026-01", 1, "credit", 1_250_000_000],
      ["2026-01", 2, "reversal", -1_250_000_000],
      ["2026-01", 2, "credit", 3],
      ["2026-02", 7, "reversal", -3],
      ["2026-02", 7, "credit", 5],
      ["2026-03", 9, "reversal", -5],
      ["2026-03", 9, "credit", 6]
    ])
  })

  it("for any history of messages and retries over several months, the entries of a month that is over never change, and the sum is the newest amount", () => {
    const facts = fc.record({
      client_status: fc.constantFrom(10, 26),
      price_nanos: fc.constantFrom(1, 5, 9, null),
      currency_code: fc.constantFrom("USD", "EUR"),
      entry_date: fc.constantFrom(null, entry_date)
    })
    const step = fc.record({ facts, retries: fc.boolean(), target: fc.nat(9), orderedAt: fc.nat(5), later: fc.nat(2) })
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 14 }), (steps) => {
        const rows = new Map<string, EntryRow>()
        const sent: Array<LedgerMessage> = []
        let [session, month] = [empty, 0]
        let newest: LedgerMessage | undefined
        const past = () => JSON.stringify([...rows].filter(([, row]) => row.month < monthOf(Date.UTC(2026, month))))
        for (const [index, { facts: given, later, orderedAt, retries, target }] of steps.entries()) {
          month += later
          const before = past()
          const at = { countedAt: Date.UTC(2026, month, 15), appliedAt: { sequence: index + 1, item: 0 } }
          const known = retries ? sent[target % Math.max(1, sent.length)] : undefined
          const each = message({
            orderedAt,
            sequence: index + 1,
            ...known,
            ...given,
            ...at,
            isRetry: known !== undefined
          })
          if (known === undefined) sent.push(each)
          const result = fold(session, each, settings)
          if (result === undefined) continue
          newest = each
          session = result.session
          for (const row of result.posted) rows.set(`${row.sequence} ${row.item} ${row.kind}`, row)
          expect(past()).toBe(before)
        }
        const sums = new Map<string, number>()
        for (const { currency, final_at, nanos } of rows.values())
          sums.set(`${currency} ${final_at}`, (sums.get(`${currency} ${final_at}`) ?? 0) + nanos)
        const [worth] = newest === undefined ? [] : (fold(empty, { ...newest, isRetry: false }, settings)?.posted ?? [])
        const left = [...sums].filter(([, sum]) => sum !== 0)
        expect(left).toEqual(worth === undefined ? [] : [[`${worth.currency} ${worth.final_at}`, worth.nanos]])
      }),
      { numRuns: 3_000, seed: 27 }
    )
  })

  it("for any order and repetition of messages, a session's ledger entries with the latest message's final_at sum to that message's amount, all others to 0", () => {
    const one = fc.record({
      orderedAt: fc.integer({ min: 1, max: 4 }),
      signedAt: fc.integer({ min: 1, max: 2 }),
      client_status: fc.constantFrom(10, 11, 20, 26, 70),
      marketplace_status: fc.constantFrom(3, 3, 3, 40),
      price_nanos: fc.constantFrom(1, 999_999_999, 1_250_000_000, null),
      currency_code: fc.constantFrom("USD", "EUR", null),
      entry_date: fc.constantFrom(null, entry_date, "2026-02-01T00:00:00Z")
    })
    const messageLists = fc.array(one, { minLength: 1, maxLength: 8 }).chain((list) => {
      const messages = list.map((given, index) => message({ ...given, sequence: index + 1 }))
      const doubled = fc.subarray(messages).map((some) => [...messages, ...some])
      return doubled.chain((all) => fc.shuffledSubarray(all, { minLength: all.length }))
    })
    fc.assert(
      fc.property(messageLists, (messages) => {
        const { entries } = foldAll(messages)
        const greatest = messages.reduce((best, each) =>
          (each.orderedAt - best.orderedAt || each.signedAt - best.signedAt || each.sequence - best.sequence) > 0
            ? each
            : best
        )
        const [worth] = fold(empty, greatest, settings)?.posted ?? []
        const sums = new Map<string, number>()
        const keyOf = ({ currency, final_at }: EntryRow) => `${currency} ${final_at}`
        for (const entry of entries) sums.set(keyOf(entry), (sums.get(keyOf(entry)) ?? 0) + entry.nanos)
        for (const [key, sum] of sums) expect(sum).toBe(worth && key === keyOf(worth) ? worth.nanos : 0)
        if (worth !== undefined) expect(sums.get(keyOf(worth))).toBe(worth.nanos)
      }),
      { numRuns: 2_000, seed: 26 }
    )
  })
})

describe("months of the ledger", () => {
  it("a month of the ledger begins at midnight of its time zone, even when clocks change near that time", () => {
    expect(monthOf(Date.parse("2026-03-01T04:59:59Z"), "America/New_York")).toBe("2026-02")
    expect(monthOf(Date.parse("2026-03-01T05:00:00Z"), "America/New_York")).toBe("2026-03")
    expect(startOfMonth("2026-01", 2, "America/New_York")).toBe(Date.parse("2026-03-01T05:00:00Z"))
    expect(startOfMonth("2025-10", 1, "Europe/Berlin")).toBe(Date.parse("2025-10-31T23:00:00Z"))
    expect(startOfMonth("2025-11", 2)).toBe(Date.parse("2026-01-01T00:00:00Z"))
  })
})
