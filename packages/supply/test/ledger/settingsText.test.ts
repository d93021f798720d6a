import { expect, it } from "vitest"
import { ledgerProjection, type LedgerOptions } from "../../src/index.ts"
import { isSameSettings } from "../../src/ledger/settingsText.ts"

const textOf = (options: LedgerOptions): string => ledgerProjection(options).settings ?? ""
const codes = (marketplace_status: ReadonlyArray<number>, client_status: ReadonlyArray<number>): LedgerOptions => ({
  payable: { marketplace_status, client_status }
})

it.each<[what: string, left: LedgerOptions, right: LedgerOptions]>([
  ["the same time zone in other letters", { timeZone: "UTC" }, { timeZone: "utc" }],
  ["two names of one time zone", { timeZone: "America/New_York" }, { timeZone: "US/Eastern" }],
  ["repeated codes", codes([3, 3], [10]), codes([3], [10])],
  ["codes in another order", codes([3], [11, 10]), codes([3], [10, 11])]
])("the ledger treats settings with %s as equal", (_, left, right) => {
  expect(isSameSettings(textOf(left), textOf(right))).toBe(true)
})

it.each<[what: string, left: LedgerOptions, right: LedgerOptions]>([
  ["another time zone", { timeZone: "UTC" }, { timeZone: "Europe/Berlin" }],
  ["another client status", codes([3], [10]), codes([3], [10, 11])],
  ["another marketplace status", codes([3], [10]), codes([4], [10])],
  ["a code in the other list", codes([3, 10], [11]), codes([3], [10, 11])]
])("the ledger treats settings with %s as different", (_, left, right) => {
  expect(isSameSettings(textOf(left), textOf(right))).toBe(false)
})
