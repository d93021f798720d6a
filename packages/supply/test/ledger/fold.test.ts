import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { fold, type LedgerMessage, usualPayable } from "../../src/ledger/Fold.ts"
import { monthOf, startOfMonth } from "../../src/ledger/Months.ts"
import type { EntryRow, SessionRow } from "../../src/ledger/Tables.ts"

const settings = { payable: usualPayable, timeZone: "UTC" }
const entered = Date.parse("2026-01-15T10:00:00Z")

const message = (given: Partial<LedgerMessage> = {}): LedgerMessage => ({
  respondent_id: "r-1",
  survey_id: 7,
  panelist_id: "p-1",
  marketplace_status: 3,
  client_status: 10,
  price_nanos: 1_250_000_000,
  currency_code: "USD",
  entry_date: entered,
  last_date: entered,
  receivedAt: entered,
  orderedAt: 100,
  signedAt: 100,
  sequence: 1,
  item: 0,
  isRetry: false,
  ...given
})

interface Book {
  readonly session: SessionRow | undefined
  readonly entries: ReadonlyArray<EntryRow>
}

const play = (messages: ReadonlyArray<LedgerMessage>): Book =>
  messages.reduce<Book>(
    (book, each) => {
      const posted = fold(book.session, each, settings)
      return posted === undefined ? book : { session: posted.session, entries: [...book.entries, ...posted.entries] }
    },
    { session: undefined, entries: [] }
  )

const posted = ({ entries }: Book) => entries.map(({ currency, kind, nanos }) => `${kind} ${nanos} ${currency}`)

describe("a session's entries", () => {
  it("are a credit for a complete, and nothing for other outcomes", () => {
    expect(posted(play([message()]))).toEqual(["credit 1250000000 USD"])
    for (const client_status of [1, 20, 30, 40, null]) expect(posted(play([message({ client_status })]))).toEqual([])
    expect(posted(play([message({ marketplace_status: 24 })]))).toEqual([])
  })

  it("reverse the whole earlier amount when the outcome is adjusted, and credit a changed price", () => {
    const book = play([
      message(),
      message({ orderedAt: 200, sequence: 2, price_nanos: 1_000_000_001 }),
      message({ orderedAt: 300, sequence: 3, client_status: 26 }),
      message({ orderedAt: 400, sequence: 4, client_status: 11, currency_code: "EUR" })
    ])
    expect(posted(book)).toEqual([
      "credit 1250000000 USD",
      "reversal -1250000000 USD",
      "credit 1000000001 USD",
      "reversal -1000000001 USD",
      "credit 1250000000 EUR"
    ])
  })

  it("are none for a message that repeats the amount, comes twice, or is older", () => {
    const later = message({ orderedAt: 200, sequence: 2 })
    expect(
      posted(play([message(), later, later, message({ orderedAt: 150, sequence: 3, client_status: 20 })]))
    ).toHaveLength(1)
  })

  it("are flagged after the close from the first instant of the second month after the entry", () => {
    const close = Date.parse("2026-03-01T00:00:00Z")
    const flags = (receivedAt: number) => play([message({ receivedAt })]).entries.map(({ after_close }) => after_close)
    expect(flags(close - 1)).toEqual([0])
    expect(flags(close)).toEqual([1])
    expect(play([message({ entry_date: null, receivedAt: close })]).session?.final_at).toBeNull()
  })

  it("are flagged when a newer message has an older last_date", () => {
    const book = play([message(), message({ orderedAt: 200, sequence: 2, last_date: entered - 1, client_status: 20 })])
    expect(book.session?.regressed).toBe(1)
    expect(book.entries.at(-1)?.regressed).toBe(1)
  })

  it("are replaced by an operator's retry that reads the amount", () => {
    const first = play([message(), message({ orderedAt: 200, sequence: 2, price_nanos: null })])
    expect(first.session?.unpriced).toBe(1)
    expect(posted(first).at(-1)).toBe("reversal -1250000000 USD")
    const again = fold(first.session, message({ orderedAt: 200, sequence: 2, isRetry: true, price_nanos: 3 }), settings)
    expect(again?.entries.map(({ kind, nanos, sequence }) => [kind, nanos, sequence])).toEqual([
      ["reversal", -1_250_000_000, 2],
      ["credit", 3, 2]
    ])
    const same = fold(first.session, message({ orderedAt: 200, sequence: 2, isRetry: true }), settings)
    expect(same?.entries.map(({ nanos }) => nanos)).toEqual([0, 0])
    expect(same?.session.nanos).toBe(1_250_000_000)
  })

  it("sum up to what the greatest message is worth, in any order and with duplicates", () => {
    const one = fc.record({
      orderedAt: fc.integer({ min: 1, max: 4 }),
      signedAt: fc.integer({ min: 1, max: 2 }),
      client_status: fc.constantFrom(10, 11, 20, 26, 70),
      marketplace_status: fc.constantFrom(3, 3, 3, 40),
      price_nanos: fc.constantFrom(1, 999_999_999, 1_250_000_000, null),
      currency_code: fc.constantFrom("USD", "EUR", null),
      last_date: fc.constantFrom(null, entered, entered + 5)
    })
    const played = fc.array(one, { minLength: 1, maxLength: 8 }).chain((list) => {
      const messages = list.map((given, index) => message({ ...given, sequence: index + 1 }))
      const doubled = fc.subarray(messages).map((some) => [...messages, ...some])
      return doubled.chain((all) => fc.shuffledSubarray(all, { minLength: all.length }))
    })
    fc.assert(
      fc.property(played, (messages) => {
        const { entries, session } = play(messages)
        const greatest = messages.reduce((best, each) =>
          (each.orderedAt - best.orderedAt || each.signedAt - best.signedAt || each.sequence - best.sequence) > 0
            ? each
            : best
        )
        const worth = fold(undefined, greatest, settings)?.session
        expect(session?.nanos).toBe(worth?.nanos)
        expect(session?.currency).toBe(worth?.currency)
        const sums = new Map<string, number>()
        for (const { currency, nanos } of entries) sums.set(currency, (sums.get(currency) ?? 0) + nanos)
        for (const [currency, sum] of sums) expect(sum).toBe(currency === worth?.currency ? worth.nanos : 0)
      }),
      { numRuns: 2_000, seed: 26 }
    )
  })
})

describe("months", () => {
  it("turn at midnight of the zone, also where its clocks change near the turn", () => {
    expect(monthOf(Date.parse("2026-03-01T04:59:59Z"), "America/New_York")).toBe("2026-02")
    expect(monthOf(Date.parse("2026-03-01T05:00:00Z"), "America/New_York")).toBe("2026-03")
    expect(startOfMonth("2026-01", 2, "America/New_York")).toBe(Date.parse("2026-03-01T05:00:00Z"))
    expect(startOfMonth("2025-10", 1, "Europe/Berlin")).toBe(Date.parse("2025-10-31T23:00:00Z"))
    expect(startOfMonth("2025-11", 2)).toBe(Date.parse("2026-01-01T00:00:00Z"))
  })
})
