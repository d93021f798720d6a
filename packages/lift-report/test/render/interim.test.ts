import { read, utils } from "@e965/xlsx"
import { strFromU8, unzipSync } from "fflate"
import { describe, expect, it } from "vitest"
import { build, renderCsv, renderHtml, renderPresentation, renderText, renderWorkbook } from "../../src/index.ts"
import { sourceOf } from "../support/source.ts"

const source = sourceOf({
  status: "live",
  asOf: "2026-01-20",
  questions: [
    { name: "brand_awareness", xe: 232, ne: 500, xc: 190, nc: 500 },
    { name: "purchase_intent", xe: 912, ne: 2095, xc: 700, nc: 2105 }
  ],
  devices: [
    { name: "Mobile", xe: 140, ne: 250, xc: 100, nc: 250 },
    { name: "Tablet", xe: 20, ne: 30, xc: 5, nc: 40 }
  ]
})
const report = build(source)

describe("an interim lift report", () => {
  it("the workbook of an interim lift report states the same results as its remarks: only an always-valid lift, and no verdict on a part", async () => {
    expect(source.table.rows.map(({ verdict }) => verdict)).toEqual([
      "significantAdjusted",
      "significantAdjusted",
      "significantAdjusted",
      "tooFew"
    ])
    const { Sheets } = read(await renderWorkbook(report))
    const resultsOf = (sheet: string) =>
      utils.sheet_to_json<Record<string, string>>(Sheets[sheet] ?? {}).map((row) => row["Result"])
    expect(report.questions.map(({ remark }) => remark.text)).toEqual(["not decided", "lift"])
    expect(resultsOf("Questions")).toEqual(["not decided", "lift"])
    expect(resultsOf("Parts")).toEqual(["not decided", "too few respondents"])
  })

  it("the table of all values of an interim lift report contains no verdict of significance", () => {
    const table = renderHtml(report).split("<summary>All values")[1] ?? ""
    const verdicts = [...table.matchAll(/<td>([^<]*)<\/td><\/tr>/g)].map(([, verdict]) => verdict)
    expect(verdicts).toEqual(["not decided", "lift", "not decided", "too few respondents"])
  })

  it("no format of an interim lift report marks a part as a lift or counts significant parts", async () => {
    const remarks = report.parts.groups.flatMap(({ rows }) => rows.map(({ remark }) => remark))
    expect(remarks).toEqual([
      { kind: "notDecided", text: "" },
      { kind: "tooFew", text: "too few" }
    ])
    const slides = Object.entries(unzipSync(await renderPresentation(report)))
      .filter(([name]) => /slide\d+\.xml$/.test(name))
      .map(([, bytes]) => strFromU8(bytes))
    for (const text of [renderHtml(report), renderText(report), ...slides])
      expect(text).not.toMatch(/\d parts? (?:is|are) significant/)
  })

  it("the CSV file of an interim lift report contains no result of a test that is valid for a single analysis only", () => {
    const [header = [], ...rows] = renderCsv(report)
      .trim()
      .split("\r\n")
      .map((line) => line.split(","))
    const cells = (name: string) => rows.map((row) => row[header.indexOf(name)])
    expect(cells("significant")).toEqual(["", "", "", ""])
    expect(cells("significantAdjusted")).toEqual(["", "", "", ""])
    expect(cells("verdict")).toEqual(["notDecided", "significantAlready", "notDecided", "tooFew"])
  })

  it("an interim lift report states no trend by frequency, and the final report of the same data does", () => {
    const steps = [
      { name: "1", xe: 60, ne: 160, xc: 204, nc: 500 },
      { name: "2-3", xe: 75, ne: 170, xc: 204, nc: 500 },
      { name: "4+", xe: 97, ne: 170, xc: 204, nc: 500 }
    ]
    const all = sourceOf({
      questions: [{ name: "brand_awareness", xe: 232, ne: 500, xc: 204, nc: 500 }],
      devices: steps
    })
    const rows = all.table.rows.map((row) =>
      row.breakdown === "device" ? { ...row, breakdown: "frequency" as const } : row
    )
    const own = { ...all, table: { ...all.table, rows } }
    const interim = build(own, { decision: "2026-02-20" })
    expect(interim.frequency.steps.length).toBe(3)
    expect(interim.frequency.sentence).toBe("")
    expect(renderHtml(interim)).not.toMatch(/trend|increases with the number/)
    expect(build(own).frequency.sentence).toMatch(/^In the exposed group, the share in target increases/)
  })

  it("the large figure of an interim lift report has the colour of an effect only if the always-valid test is significant", async () => {
    const colourOf = async (question: number) => {
      const own = build(source, { question })
      const slide = unzipSync(await renderPresentation(own))["ppt/slides/slide1.xml"] ?? new Uint8Array()
      const [, style] = /<div class="fig ([a-z]*)">/.exec(renderHtml(own)) ?? []
      return [style, strFromU8(slide).includes('val="2440C8"')]
    }
    expect(await colourOf(1)).toEqual(["", false])
    expect(await colourOf(2)).toEqual(["yes", true])
  })

  it("an interim lift report without a decision day names the end of the campaign, not a day on which the study is decided", () => {
    expect(report.headline).toContain("The campaign ends on 15 February 2026.")
    expect(report.daily.caption).toContain("No day of decision was set in advance.")
    expect(report.lead).toContain("a single look at the end of the campaign")
    expect(build(source, { decision: "2026-02-14" }).headline).toContain("The study is decided on 14 February 2026.")
  })
})
