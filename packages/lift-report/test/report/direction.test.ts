import { describe, expect, it } from "vitest"
import { changes } from "../../src/history/changes.ts"
import { build, renderHtml, type Source } from "../../src/index.ts"
import { type Counts, sourceOf } from "../support/source.ts"

const decline: Counts = { name: "brand_awareness", xe: 60, ne: 300, xc: 150, nc: 300 }

/** Returns the data of a report whose first question has a significant verdict, as in a snapshot of an earlier version, but no lift. */
const withoutLift = (status: string): Source => {
  const source = sourceOf({ questions: [decline], status, asOf: "2026-01-20" })
  const rows = source.table.rows.map((row) => ({
    ...row,
    exposedShare: null,
    controlShare: null,
    lift: null,
    relativeLift: null,
    lower: null,
    upper: null,
    method: null
  }))
  return { ...source, table: { ...source.table, rows } }
}

describe("the direction of an effect in a lift report", () => {
  it.each(["live", "complete"])(
    "a lift report of a %s campaign claims neither a lift nor a decline for a question without a lift, although its row is marked as significant",
    (status) => {
      const source = withoutLift(status)
      expect(source.table.rows[0]?.verdict).toBe("significantAdjusted")
      const report = build(source)
      expect(report.headline).not.toMatch(/raised|lower/)
      expect(report.questions[0]?.remark.kind).not.toMatch(/^significant/)
      expect(renderHtml(report)).not.toMatch(/raised|is lower/)
    }
  )

  it("an interim lift report claims no effect if a decline was significant and the current estimate is exactly 0", () => {
    const equal: Counts = { name: "brand_awareness", xe: 800, ne: 2000, xc: 800, nc: 2000 }
    const source = sourceOf({ questions: [equal], status: "live", asOf: "2026-01-20" })
    const earlier = sourceOf({ questions: [decline], asOf: "2026-01-10" }).days
    const { daily, headline, main } = build({ ...source, days: [...earlier, ...source.days] })
    expect(headline).toMatch(/^Interim results: no result is significant yet\./)
    expect(main?.remark).toEqual({ kind: "notDecided", text: "not decided" })
    expect(daily.caption).toContain("so neither a lift nor a decline is claimed")
  })

  it("an interim lift report does not say that a decline has been significant since a day if the service withholds the current result", () => {
    const { daily } = build(withoutLift("live"))
    expect(daily.caption).toContain("a decline was significant on 20 January 2026. There is no current result.")
    expect(daily.caption).not.toContain("has been significant since")
  })

  it("an interim lift report claims a decline if the sequential test finds one", () => {
    const { headline, main } = build(sourceOf({ questions: [decline], status: "live", asOf: "2026-01-20" }))
    expect(headline).toMatch(/^Among those who saw the ads, brand awareness is lower\./)
    expect(main?.remark).toEqual({ kind: "significantAlready", text: "decline" })
  })

  it("the function changes reports no significant effect for a row without shares", () => {
    const { asOf, campaign, table } = withoutLift("live")
    expect([...changes([{ day: asOf.slice(0, 10), asOf, campaign, table }])]).toEqual([])
  })
})
