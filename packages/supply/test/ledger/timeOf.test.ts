import { describe, expect, it } from "vitest"
import { finalAt } from "../../src/ledger/fold.ts"
import { timeOf } from "../../src/ledger/timeOf.ts"

describe("times in outcomes and reports", () => {
  it.each([
    ["2026-01-31T23:30:00-05", "2026-02-01T04:30:00Z"],
    ["2026-01-31T23:30:00-0500", "2026-02-01T04:30:00Z"],
    ["2026-01-31T23:30:00.1234567-05:00", "2026-02-01T04:30:00.123Z"],
    ["2026-01-31T23:30+05:30", "2026-01-31T18:00:00Z"],
    ["2026-01-31 23:30:00 -05:00", "2026-02-01T04:30:00Z"],
    ["2026-01-31T23:30:00.000 UTC", "2026-01-31T23:30:00Z"],
    ["2026-01-31T23:30:00z", "2026-01-31T23:30:00Z"],
    ["Sat, 31 Jan 2026 23:30:00 GMT", "2026-01-31T23:30:00Z"],
    ["Sat Jan 31 2026 23:30:00 GMT-0500", "2026-02-01T04:30:00Z"],
    ["Sat Jan 31 2026 23:30:00 GMT-0500 (Eastern Standard Time)", "2026-02-01T04:30:00Z"],
    ["1/31/2026 11:30:00 PM", "2026-01-31T23:30:00Z"],
    ["1/31/2026 11:30:00 PM -05:00", "2026-02-01T04:30:00Z"],
    ["2026-01-31", "2026-01-31T00:00:00Z"],
    ["2028-02-29", "2028-02-29T00:00:00Z"],
    ["2026-01-31T24:00:00Z", "2026-02-01T00:00:00Z"],
    ["2026-03-01T10:30:31Z", "2026-03-01T10:30:31Z"]
  ])("the ledger reads the time %s as %s", (text, expected) => {
    expect(new Date(timeOf(text) ?? Number.NaN)).toEqual(new Date(expected))
  })

  it.each([
    ["with the name of a zone other than UTC", "Sat Jan 31 23:30:00 EST 2026"],
    ["with the name of a zone other than UTC at its end", "2026-01-31T23:30:00 EST"],
    ["with an impossible offset", "2026-01-31T23:30:00+99:99"],
    ["with two zones", "2026-01-31T23:30:00Z+05:00"],
    ["in a negative year", "-000001-01-01T00:00:00Z"],
    ["in the year 1, which stands for no date", "0001-01-01T00:00:00"],
    ["on 30 February", "2026-02-30"],
    ["on 30 February with an offset", "2026-02-30T23:30:00-05:00"],
    ["on 31 April", "2026-04-31T12:00:00Z"],
    ["on 29 February of a year without that day", "2026-02-29T24:00:00Z"],
    ["on 30 February in the American format", "2/30/2026 11:30:00 PM"],
    ["on 30 February with the month's name", "Mon, 30 Feb 2026 23:30:00 GMT"],
    ["in the year 9999, which stands for no date", "9999-12-31T23:59:59Z"],
    ["in a year with five digits", "+012026-01-31T00:00:00Z"],
    ["that is a number in a string", "1769902200000"]
  ])("the ledger does not read a time %s, so the amount stays open", (_, text) => {
    expect(timeOf(text)).toBeUndefined()
    expect(finalAt(text, { timeZone: "UTC" })).toBeNull()
  })
})
