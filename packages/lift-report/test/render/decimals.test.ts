import { read } from "@e965/xlsx"
import { strFromU8, unzipSync } from "fflate"
import { describe, expect, it } from "vitest"
import { build, renderHtml, renderPresentation, renderText, renderWorkbook } from "../../src/index.ts"
import { sourceOf } from "../support/source.ts"

describe("a lift report of a significant lift of 0.1 points, from 0.03 to 0.17", () => {
  const report = build(sourceOf({ questions: [{ name: "recall", xe: 25_500, ne: 500_000, xc: 25_000, nc: 500_000 }] }))
  const ticks = ["0.00", "+0.05", "+0.10", "+0.15", "+0.20"]

  it("the HTML lift report shows a narrow interval with two decimal places in its texts, tables and axes", () => {
    const html = renderHtml(report)
    expect(html).toContain("<b>+0.10</b>")
    expect(html).toContain("0.03 to 0.17")
    expect(html).not.toContain("0.0 to 0.2")
    expect(html).toContain('<td class="num">0.10</td><td class="num">0.03</td><td class="num">0.17</td>')
    for (const tick of ticks) expect(html).toContain(`>${tick}<`)
    expect(html).toMatch(/a true lift of 0\.\d\d points/)
    expect(report.daily.title).toContain("Last day: 0.10 points, from 0.03 to 0.17.")
  })

  it("the text of a lift report in a terminal shows a narrow interval with two decimal places", () => {
    expect(renderText(report)).toMatch(/\+0\.10 +0\.03 to 0\.17/)
  })

  it("the presentation of a lift report shows a narrow interval and the ticks of its axes with two decimal places", async () => {
    const slides = Object.entries(unzipSync(await renderPresentation(report)))
    const text = slides
      .flatMap(([name, bytes]) => (/slides\/slide\d+\.xml$/.test(name) ? [strFromU8(bytes)] : []))
      .join("")
    for (const shown of ["+0.10   0.03 to 0.17", "0.03 to 0.17, at 90 %", ...ticks]) expect(text).toContain(shown)
    expect(text).not.toContain("0.0 to 0.2")
  })

  it("the workbook of a lift report formats the limits of a narrow interval with two decimal places", async () => {
    const { Sheets } = read(await renderWorkbook(report), { cellNF: true })
    const shown = (sheet: string) =>
      (Object.values(Sheets[sheet] ?? {}) as ReadonlyArray<{ readonly w?: string }>).map(({ w }) => w)
    expect(shown("Questions")).toEqual(expect.arrayContaining(["+0.10", "+0.03", "+0.17"]))
    expect(shown("Days")).toEqual(expect.arrayContaining(["+0.10", "+0.03", "+0.17"]))
  })
})

describe("a lift report of shares of 0.035% and 0.02%", () => {
  const questions = [{ name: "app_installs", xe: 700, ne: 2_000_000, xc: 400, nc: 2_000_000 }]
  const report = build(sourceOf({ questions }))

  it("the text beside the large figure of a lift report shows the shares with as many decimal places as the lift", () => {
    expect(report.lead).toContain(
      "0.0350 % of those who saw the ads gave a target answer, compared with 0.0200 % of those who did not."
    )
    expect(renderHtml(report)).toContain("<b>+0.0150</b>")
  })

  it("the tables of an HTML lift report show the shares with as many decimal places as the lift", () => {
    const html = renderHtml(report)
    expect(html).toContain('<td class="num cx">0.0350 %</td><td class="num cx">0.0200 %</td>')
    expect(html).toContain('<td class="num">0.0350</td><td class="num">0.0200</td><td class="num">0.0150</td>')
  })

  it("the workbook of a lift report formats the shares with as many decimal places as the lift", async () => {
    const { Sheets } = read(await renderWorkbook(report), { cellNF: true })
    const shown = (Object.values(Sheets["Questions"] ?? {}) as ReadonlyArray<{ readonly w?: string }>).map(({ w }) => w)
    expect(shown).toEqual(expect.arrayContaining(["0.0350%", "0.0200%", "+0.0150"]))
  })

  it("a lift report shows the shares of unweighted respondents as computed from their counts if the service rounds its percentages", () => {
    const source = sourceOf({ questions })
    const rows = source.table.rows.map((row) => ({ ...row, exposedShare: 0, controlShare: 0 }))
    expect(build({ ...source, table: { ...source.table, rows } }).lead).toBe(report.lead)
  })

  it("a lift report shows the shares of weighted respondents as the service returns them", () => {
    const source = sourceOf({ questions })
    const rows = source.table.rows.map((row) => ({
      ...row,
      weighted: true,
      exposedShare: 0.0004,
      controlShare: 0.0003
    }))
    expect(build({ ...source, table: { ...source.table, rows } }).lead).toContain("0.0400 % of those who saw the ads")
  })
})
