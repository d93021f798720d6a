import { read, utils } from "@e965/xlsx"
import { strFromU8, unzipSync } from "fflate"
import { describe, expect, it } from "vitest"
import { build, renderHtml, renderPresentation, renderText, renderWorkbook } from "../../src/index.ts"
import { type Counts, sourceOf } from "../support/source.ts"

const raised: Counts = { name: "brand_awareness", xe: 912, ne: 2095, xc: 700, nc: 2105 }

describe.each(["live", "complete"])("a lift report of a %s campaign with a sample ratio mismatch", (status) => {
  const report = build(sourceOf({ questions: [raised], status, asOf: "2026-01-20" }), { designedSplit: [2, 1] })
  const claim = /raised|is lower/

  it(`the headline of a lift report of a ${status} campaign states a sample ratio mismatch and claims no effect`, () => {
    expect(report.headline).toMatch(/^Sample ratio mismatch:/)
    expect(report.headline).not.toMatch(claim)
  })

  it(`the HTML lift report of a ${status} campaign warns of a sample ratio mismatch above its large figure and in its description`, () => {
    const html = renderHtml(report)
    expect(html).toContain('<meta name="description" content="Sample ratio mismatch:')
    expect(html).not.toMatch(claim)
    expect(html.indexOf("This is not the designed split")).toBeLessThan(html.indexOf('class="fig'))
  })

  it(`the first slide of the lift report of a ${status} campaign warns of a sample ratio mismatch above the lift`, async () => {
    const slide = strFromU8(unzipSync(await renderPresentation(report))["ppt/slides/slide1.xml"] ?? new Uint8Array())
    const topOf = (text: string): number => {
      const before = slide.slice(0, slide.indexOf(text))
      return Number([...before.matchAll(/<a:off x="\d+" y="(\d+)"/g)].at(-1)?.[1])
    }
    expect(topOf("This is not the designed split")).toBeLessThan(topOf("+10."))
    expect(slide).not.toMatch(claim)
  })

  it(`the text and the workbook of the lift report of a ${status} campaign warn of a sample ratio mismatch before any share or lift`, async () => {
    const text = renderText(report)
    expect(text).not.toMatch(claim)
    expect(text.indexOf("This is not the designed")).toBeLessThan(text.indexOf("of those who saw the ads"))
    const { Sheets } = read(await renderWorkbook(report))
    const facts = utils.sheet_to_json<Record<string, string>>(Sheets["Finding"] ?? {}).map((row) => row["Value"] ?? "")
    expect(facts.findIndex((each) => each.includes("not the designed split"))).toBe(2)
    expect(facts.join(" ")).not.toMatch(claim)
  })
})
