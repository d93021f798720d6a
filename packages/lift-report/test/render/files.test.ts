import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, join } from "node:path"
import { read, utils } from "@e965/xlsx"
import { strFromU8, unzipSync } from "fflate"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import {
  build,
  collect,
  formats,
  type Report,
  renderCsv,
  renderDaysCsv,
  renderPresentation,
  renderText,
  renderWorkbook,
  write
} from "../../src/index.ts"
import { sourceOf } from "../support/source.ts"
import { startAnalystScenario } from "../support/startAnalystScenario.ts"

let report: Report
let small: Report
const long = Array.from({ length: 30 }, (_, i) => ({
  name: `which_of_these_brands_of_coffee_tea_and_other_hot_drinks_would_you_recommend_to_a_friend_${i + 1}`,
  xe: 400 + 5 * i,
  ne: 1000,
  xc: 400,
  nc: 1000
}))
const folder = mkdtempSync(join(tmpdir(), "lift-report-"))
afterAll(() => rmSync(folder, { recursive: true }))
beforeAll(async () => {
  const scenario = await startAnalystScenario()
  report = build(await collect(scenario.client, scenario.idOf("Birch Roasters new year")))
  small = build(sourceOf({ questions: long }))
})

describe("renderWorkbook", () => {
  it("the workbook of a lift report formats its numbers, and has the text `too few respondents` instead of a lift", async () => {
    const book = read(await renderWorkbook(report), { cellNF: true })
    expect(book.SheetNames).toEqual(["Finding", "Questions", "Parts", "Days", "Method"])
    const parts = utils.sheet_to_json<Record<string, string | number>>(book.Sheets["Parts"] ?? {})
    const rows = report.source.table.rows.filter(({ breakdown }) => breakdown !== "overall")
    expect(parts.length).toBe(rows.length)
    for (const [i, part] of parts.entries()) {
      const row = rows[i]
      expect(part["Exposed"]).toBe(row?.exposed)
      expect(part["Enough respondents"]).toBe(row?.tooFew === true ? "no" : "yes")
      if (row?.tooFew === true)
        expect([part["Lift, points"], part["Result"]]).toEqual([undefined, "too few respondents"])
      else expect(part["Lift, points"]).toBeCloseTo(100 * (row?.lift ?? 0), 9)
    }
    const cells = Object.values(book.Sheets["Parts"] ?? {}) as ReadonlyArray<{
      readonly t?: string
      readonly z?: string
    }>
    const used = new Set(cells.filter(({ t }) => t === "n").map(({ z }) => z))
    expect([...used]).toEqual(expect.arrayContaining(["0.0%", "#,##0", "+0.0;−0.0;0.0", "0.0000"]))
  })

  it("the workbook of a lift report contains 30 long question names in full", async () => {
    const book = read(await renderWorkbook(small))
    const names = utils
      .sheet_to_json<Record<string, string>>(book.Sheets["Questions"] ?? {})
      .map((row) => row["Question"])
    expect(names).toEqual(long.map(({ name }) => name))
  })
})

describe("renderPresentation", () => {
  it("the presentation of a lift report draws each interval, shows long names in full, and has nothing below a slide's end", async () => {
    const files = unzipSync(await renderPresentation(small))
    const slides = Object.entries(files).filter(([name]) => /^ppt\/slides\/slide\d+\.xml$/.test(name))
    const texts = slides.map(([, bytes]) => strFromU8(bytes))
    for (const { name } of long) {
      const words = name.replaceAll("_", " ")
      expect(texts.join(" ")).toContain(words.charAt(0).toUpperCase() + words.slice(1))
    }
    const lowest = texts.flatMap((text) =>
      [...text.matchAll(/<a:off x="\d+" y="(\d+)"\/><a:ext cx="\d+" cy="(\d+)"/g)].map(
        ([, y, h]) => Number(y) + Number(h)
      )
    )
    // A widescreen slide is 7.5 inches high. The positions are in English Metric Units, 914,400 per inch.
    expect(Math.max(...lowest)).toBeLessThanOrEqual(7.5 * 914_400)
    const points = texts.join("").match(/prst="ellipse"|prst="rect"/g) ?? []
    expect(points.length).toBeGreaterThanOrEqual(long.length)
  })
})

it.each([
  ["presentation", renderPresentation],
  ["workbook", renderWorkbook]
])("the XML in the %s of a lift report contains no character that XML does not allow", async (_, render) => {
  const [question] = long
  const name = "Spring\u000Bcampaign\u0000 \uFFFE"
  const questions = [{ ...question, name: "aware\u000Bness", xe: 400, ne: 1000, xc: 300, nc: 1000 }]
  const files = unzipSync(await render(build(sourceOf({ questions, name, client: "A\u001BB" }))))
  const texts = Object.entries(files).filter(([file]) => /\.(?:xml|rels)$/.test(file))
  expect(texts.length).toBeGreaterThan(5)
  const isInvalid = (character: string): boolean => {
    const code = character.codePointAt(0) ?? 0
    return (code < 0x20 && ![9, 10, 13].includes(code)) || (code >= 0xd800 && code <= 0xdfff) || (code | 1) === 0xffff
  }
  const wrong = texts.filter(([, bytes]) => Array.from(strFromU8(bytes)).some(isInvalid))
  expect(wrong.map(([file]) => file)).toEqual([])
})

it("renderWorkbook, renderPresentation and renderText return identical bytes when called twice with one lift report", async () => {
  const [one, other] = [await renderWorkbook(report), await renderWorkbook(report)]
  expect(Buffer.compare(one, other)).toBe(0)
  const [first, second] = [await renderPresentation(report), await renderPresentation(report)]
  expect(Buffer.compare(first, second)).toBe(0)
  expect(renderText(report)).toBe(renderText(report))
})

it("the CSV file of a lift report has every row of the lift table, and its daily CSV file has one line per day", () => {
  expect(renderCsv(report).split("\r\n").length).toBe(report.source.table.rows.length + 2)
  const days = renderDaysCsv(report).trim().split("\r\n")
  expect(days.length).toBe(report.daily.days.length + 1)
  for (const line of days) expect(line.split(",").length).toBe(days[0]?.split(",").length)
})

describe("renderText", () => {
  it.each([60, 100, 140])(
    "renderText keeps the lines of a lift report near a width of %d characters, and draws intervals as text",
    (width) => {
      for (const line of renderText(report, width).split("\n")) expect(line.length).toBeLessThanOrEqual(width + 14)
      expect(renderText(report, width)).toMatch(/├─*○─*┤/)
    }
  )
})

describe("write", () => {
  it("writing a lift report creates a file for each requested format and leaves no temporary files", async () => {
    const written = await write(report, { folder: join(folder, "deep", "er"), formats })
    const found = readdirSync(join(folder, "deep", "er"))
    expect(found.toSorted()).toEqual(
      written.map((path) => path.slice(join(folder, "deep", "er").length + 1)).toSorted()
    )
    expect(found).toContain(`birch-roasters-new-year-${report.source.campaign.id.slice(0, 8)}-2026-01-21.html`)
    expect(found.filter((name) => name.endsWith(".svg")).length).toBe(4)
    for (const path of written) expect(readFileSync(path).length).toBeGreaterThan(100)
  })

  it("a lift report that two calls write to the same folder at once is complete", async () => {
    const options = { folder: join(folder, "twice"), formats: ["html", "csv"] as const }
    const [first, second] = await Promise.all([write(report, options), write(report, options)])
    expect(second).toEqual(first)
    expect(readdirSync(options.folder).toSorted()).toEqual(first.map((path) => basename(path)).toSorted())
  })

  it("writing a lift report derives a valid file name from any campaign name", async () => {
    const odd = build(sourceOf({ questions: long.slice(0, 1), name: "Été: «50 %»/../Übung" }))
    const [path] = await write(odd, { folder, formats: ["txt"] })
    expect(path).toBe(join(folder, "ete-50-ubung-5f0c3a52-2026-02-15.txt"))
    const none = build(sourceOf({ questions: long.slice(0, 1), name: "!?" }))
    expect(await write(none, { folder, formats: ["txt"] })).toEqual([join(folder, "5f0c3a52-2026-02-15.txt")])
  })

  it.each([
    ["冬のキャンペーン 2026", "冬のキャンペーン-2026"],
    ["Зимний кофе", "зимний-кофе"],
    ["겨울 캠페인", "겨울-캠페인"],
    ["शीतकालीन", "शीतकालीन"]
  ])("writing a lift report keeps the letters of any script in its file name: %s", async (name, words) => {
    const named = build(sourceOf({ questions: long.slice(0, 1), name }))
    expect(await write(named, { folder, formats: ["txt"] })).toEqual([join(folder, `${words}-5f0c3a52-2026-02-15.txt`)])
  })

  it.each([
    ["冬季 2026", "春季 2026"],
    ["Winter", "winter!"],
    ["Winter", "Winter"]
  ])("the lift reports of two campaigns that are named %s and %s have different file names", async (one, other) => {
    const source = sourceOf({ questions: long.slice(0, 1) })
    const written = []
    for (const [name, id] of [
      [one, "5f0c3a52-8c1f-4f27-9c2e-1d4b8a1f2e3d"],
      [other, "6a1d4b63-8c1f-4f27-9c2e-1d4b8a1f2e3d"]
    ] as const) {
      const named = build({ ...source, campaign: { ...source.campaign, id, name } })
      written.push(...(await write(named, { folder, formats: ["txt"] })))
    }
    expect(new Set(written).size).toBe(2)
  })

  it.each(["冬", "𠮷", "a b "])(
    "writing a lift report of a campaign whose name is %s 300 times gives a file name that file systems accept",
    async (part) => {
      const named = build(sourceOf({ questions: long.slice(0, 1), name: part.repeat(300) }))
      const [path = ""] = await write(named, { folder, formats: ["svg"] })
      expect(path).toMatch(/[^-\uFFFD]-5f0c3a52-2026-02-15-days\.svg$/)
      expect(Buffer.byteLength(basename(path))).toBeLessThanOrEqual(200)
    }
  )
})
