/** Tests that exports remain readable with 30 long names, small groups, intervals and number formats. */
import { read as readWorkbook } from "@e965/xlsx"
import { strFromU8, unzipSync } from "fflate"
import { beforeAll, describe, expect, it } from "vitest"
import { campaigns, day, question, start, startBrandLift } from "../startBrandLift.ts"

const names = Array.from(
  { length: 30 },
  (_, index) =>
    `Which of these brands of coffee, tea and other hot drinks would you recommend to a friend & colleague, number ${index + 1}?`
)

const exported = async () => {
  const brandLift = startBrandLift()
  const id = await brandLift.create({
    draft_settings: {
      questions: names.map((question_name, index) => ({ ...question, question_name, default: index === 0 }))
    }
  })
  await brandLift.setEffect(id, { base: 0.2, points: 60 })
  await brandLift.setPeople(id, { respondents: 900, exposure_share: 0.12 })
  await brandLift.post(`${campaigns}/${id}/launch`)
  await brandLift.runTo(start + 28 * day)
  await brandLift.post(`${campaigns}/${id}/export/excel`, {})
  await brandLift.post(`${campaigns}/${id}/export/powerpoint`, {})
  await brandLift.advance(10 * 60_000)
  const [excel, powerPoint] = await brandLift.emails()
  const file = async (export_id = "") => {
    const found = await brandLift.download(export_id)
    if (!(found?.content instanceof Uint8Array)) throw new Error("a file of bytes was expected")
    return found.content
  }
  return { xlsx: await file(excel?.report_export_id), pptx: await file(powerPoint?.report_export_id) }
}

let files: Awaited<ReturnType<typeof exported>>
beforeAll(async () => {
  files = await exported()
})

const emusOfInch = 914_400

describe("readability of the exported workbook", () => {
  it("the workbook from exportExcel never calls groups of fewer than 50 respondents significant, and greys their rows", () => {
    const { Sheets } = readWorkbook(files.xlsx, { cellStyles: true })
    const sheet = Sheets["By age"] ?? {}
    const column = (heading: string) =>
      Object.keys(sheet)
        .find((cell) => /^[A-Z]+1$/.test(cell) && sheet[cell]?.v === heading)
        ?.replace("1", "") ?? ""
    const at = (heading: string, row: number) => sheet[`${column(heading)}${row}`]
    let small = 0
    for (let row = 2; row <= 1 + 30 * 6; row++) {
      const few = Math.min(at("Exposed", row)?.v ?? 0, at("Control", row)?.v ?? 0) < 50
      expect(at("Enough sample size", row)?.v).toBe(few ? "no" : "yes")
      if (!few) continue
      small++
      expect(at("Significant", row)?.v).toMatch(/^(too few|not enough) respondents$/)
      expect(at("Exposed", row)?.s).toMatchObject({ fgColor: { rgb: expect.stringMatching(/F0EFEC$/) } })
    }
    expect(small).toBeGreaterThan(30)
  })

  it("the workbook from exportExcel formats its numbers and shows an interval for each lift", () => {
    const sheet = readWorkbook(files.xlsx, { cellNF: true }).Sheets["Lift"] ?? {}
    const headings = Object.fromEntries(
      Object.entries(sheet).flatMap(([cell, { v }]) => (/^[A-Z]+1$/.test(cell) ? [[v, cell.replace("1", "")]] : []))
    )
    const formats = Object.fromEntries(
      ["Exposed", "Exposed %", "Lift, points", "From", "To", "Confidence level"].map((heading) => [
        heading,
        sheet[`${headings[heading]}2`]?.z
      ])
    )
    expect(formats).toEqual({
      Exposed: "#,##0",
      "Exposed %": "0.0",
      "Lift, points": "+0.0;-0.0;0.0",
      From: "+0.0;-0.0;0.0",
      To: "+0.0;-0.0;0.0",
      "Confidence level": "0%"
    })
  })
})

describe("readability of the exported presentation", () => {
  const slides = () =>
    Object.entries(unzipSync(files.pptx)).flatMap(([name, bytes]) =>
      /^ppt\/slides\/slide\d+\.xml$/.test(name) ? strFromU8(bytes) : []
    )

  it("the presentation from exportPowerPoint shows long names completely, and places nothing below the end of a slide", () => {
    const all = slides()
    const text = all.join("")
    for (const name of names) expect(text).toContain(name.replace("&", "&amp;"))
    for (const slide of all) {
      for (const [, y, height] of slide.matchAll(/<a:off x="\d+" y="(\d+)"\/><a:ext cx="\d+" cy="(\d+)"\/>/g)) {
        expect((Number(y) + Number(height)) / emusOfInch).toBeLessThanOrEqual(5.625)
      }
    }
  })

  it("the presentation from exportPowerPoint draws an interval for each reliable lift, and none for small groups", () => {
    const forest = slides().filter((slide) => slide.includes(", by part"))
    expect(forest.length).toBeGreaterThan(30)
    for (const slide of forest) {
      const points = slide.match(/prst="ellipse"/g)?.length ?? 0
      expect(slide.match(/ \([^)]* to [^)]*\)</g)?.length ?? 0).toBe(points)
    }
    expect(forest.join("")).toContain("too few respondents")
  })
})
