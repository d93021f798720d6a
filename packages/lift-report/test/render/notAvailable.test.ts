import { read, utils } from "@e965/xlsx"
import { describe, expect, it } from "vitest"
import { build, renderHtml, renderText, renderWorkbook } from "../../src/index.ts"
import { type Counts, sourceOf } from "../support/source.ts"

const counts: Counts = { name: "brand_awareness", xe: 912, ne: 2095, xc: 700, nc: 2105 }

/** Returns a report on a question and a device, both of which have enough respondents but no lift. */
const reportOf = (status: string) => {
  const source = sourceOf({ questions: [counts], devices: [{ ...counts, name: "Mobile" }], status })
  const rows = source.table.rows.map((row) => ({
    ...row,
    exposedEffective: null,
    controlEffective: null,
    lift: null,
    relativeLift: null,
    lower: null,
    upper: null,
    method: null,
    pValue: null,
    adjustedP: null,
    significant: false,
    significantAdjusted: false,
    verdict: "notAvailable" as const
  }))
  return build({ ...source, days: [], table: { ...source.table, rows } })
}

describe.each(["live", "complete"])("a result without a lift in a report of a %s campaign", (status) => {
  const report = reportOf(status)

  it(`the lift report of a ${status} campaign calls a result of 4,200 respondents without a lift not available, and never too few`, async () => {
    expect(report.questions[0]?.remark).toEqual({ kind: "notAvailable", text: "not available" })
    expect(report.lead).toMatch(/^No lift is reported for brand awareness: the service returned no shares/)
    const html = renderHtml(report).replace(/<section class="method">.*/s, "")
    expect(html).toContain("not available")
    for (const text of [html, renderText(report)])
      expect(text).not.toMatch(/too few|under 50 per group|enough respondents/)
    const { Sheets } = read(await renderWorkbook(report))
    for (const sheet of ["Questions", "Parts"]) {
      const [row] = utils.sheet_to_json<Record<string, string>>(Sheets[sheet] ?? {})
      expect(row).toMatchObject({ Result: "not available", "Enough respondents": "yes" })
    }
  })
})

it("the headline of a final lift report states that no result is available for a question without a lift", () => {
  expect(reportOf("complete").headline).toBe("No result is available for brand awareness.")
})
