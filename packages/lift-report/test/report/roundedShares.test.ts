import { describe, expect, it } from "vitest"
import { changes } from "../../src/history/changes.ts"
import { daysOfSnapshot } from "../../src/history/daysOfSnapshot.ts"
import { build, renderDaysCsv, type Source } from "../../src/index.ts"
import { groupsOf } from "../../src/report/remarks.ts"
import { type Counts, sourceOf } from "../support/source.ts"

const rounded = (share: number | null): number | null => (share === null ? null : Number(share.toFixed(3)))

/** Returns the data of a report with the shares of a service that rounds percentages to one decimal place. */
const withRoundedShares = (source: Source): Source => ({
  ...source,
  table: {
    ...source.table,
    rows: source.table.rows.map((row) => ({
      ...row,
      exposedShare: rounded(row.exposedShare),
      controlShare: rounded(row.controlShare)
    }))
  }
})

const snapshotOf = ({ asOf, campaign, table }: Source) => ({ day: asOf.slice(0, 10), asOf, campaign, table })

/** Shares of 0.451% and 0.449%, which are rounded to 0.5% and 0.4%. */
const equal: Counts = { name: "brand_awareness", xe: 902, ne: 200_000, xc: 898, nc: 200_000 }

describe("a lift report of a service that rounds percentages", () => {
  const source = withRoundedShares(sourceOf({ questions: [equal], status: "live", asOf: "2026-01-20" }))
  const snapshot = snapshotOf(source)

  it("the counts of each day in a lift history are the returned counts, not those of the rounded shares", () => {
    const [day] = daysOfSnapshot(snapshot)
    expect(day?.groups).toEqual({
      exposed: { x: 902, n: 200_000, respondents: 200_000 },
      control: { x: 898, n: 200_000, respondents: 200_000 },
      weighted: false,
      designEffect: 1
    })
  })

  it("an interim lift report from a history claims no lift that exists only in the rounded shares", () => {
    const report = build({ ...source, days: daysOfSnapshot(snapshot) })
    expect(report.headline).toMatch(/^Interim results: no result is significant yet\./)
    const [row] = source.table.rows
    const { lower, points, upper } = report.daily.days.at(-1)?.estimate ?? {}
    expect(points).toBeCloseTo(row?.lift ?? NaN, 12)
    expect([lower, upper]).toEqual([row?.lower, row?.upper])
    expect(renderDaysCsv(report)).toContain(",902,898,200000,200000,")
  })

  it("the function changes reports no significant lift that exists only in the rounded shares", () => {
    expect([...changes([snapshot])]).toEqual([])
  })

  it("the smallest detectable lift of a question is the same for rounded shares and for unrounded shares", () => {
    const questions = [{ ...equal, xe: 2310, ne: 5000, xc: 1990, nc: 5000 }]
    const exact = sourceOf({ questions })
    expect(build(withRoundedShares(exact)).main?.detectable).toBe(build(exact).main?.detectable)
  })

  it("the groups of a row without shares are undefined, even if the row has counts", () => {
    const [row] = source.table.rows
    if (row === undefined) throw new Error("the table has no rows")
    expect(groupsOf({ ...row, exposedShare: null, controlShare: null })).toBeUndefined()
  })
})
