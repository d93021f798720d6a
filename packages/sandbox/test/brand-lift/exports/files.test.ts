import { read as readWorkbook, utils } from "@e965/xlsx"
import { strFromU8, unzipSync } from "fflate"
import { describe, expect, it } from "vitest"
import type * as Wire from "@fieldwork/specs/brand-lift/schema"
import { campaigns, day, iso, query, start, type TestBrandLift } from "../startBrandLift.ts"
import { excelTakes, createExports } from "./createExports.ts"

const sheetOf = (xlsx: Uint8Array, name: string) => {
  const sheet = readWorkbook(xlsx).Sheets[name]
  return sheet === undefined ? [] : utils.sheet_to_json<Record<string, string | number>>(sheet)
}

const figures = (lift: Wire.LiftFigures) => ({
  Exposed: lift.exposed_count,
  Control: lift.control_count,
  "In target, exposed": lift.in_target_exposed_count,
  "In target, control": lift.in_target_control_count,
  "Exposed %": lift.exposed_percentage,
  "Control %": lift.control_percentage,
  "Lift, points": lift.lift_percentage,
  From: (lift.lift_percentage ?? 0) - (lift.margin_of_error ?? 0),
  To: (lift.lift_percentage ?? 0) + (lift.margin_of_error ?? 0),
  "Margin of error, points": lift.margin_of_error,
  "Confidence level": 0.9,
  ...(Math.min(lift.exposed_count ?? 0, lift.control_count ?? 0) >= 50
    ? { Significant: lift.statistically_significant === true ? "yes" : "no", "Enough sample size": "yes" }
    : { Significant: "too few respondents", "Enough sample size": "no" })
})

/** Returns the lift of the questions that are measured. Reports do not contain any other questions. */
const measured = async (
  brandLift: TestBrandLift,
  id: string,
  params: object = {}
): Promise<ReadonlyArray<Wire.LiftResult>> => {
  const { items } = (await brandLift.get<Wire.LiftResultList>(query(`${campaigns}/${id}/lift`, { ...params }))).body
  return items.filter(({ question: asked }) => asked?.in_target_answers?.length !== 0)
}

describe("the exported workbook", () => {
  it.each([
    ["no filter", {}, {}],
    [
      "a filter",
      { filters: ["demo_gender=2", "demo_age__range=18,44"] },
      { demo_gender: "2", demo_age__range: "18,44" }
    ]
  ])("the workbook from exportExcel contains the lift values from the API with %s", async (_, body, params) => {
    const { id, brandLift, xlsx } = await createExports(body)
    const items = await measured(brandLift, id, params)
    expect(sheetOf(xlsx, "Lift")).toEqual(
      items.map((lift) => ({ Question: lift.question?.question_name, ...figures(lift) }))
    )
    expect(sheetOf(xlsx, "Answers")).toEqual(
      items.flatMap(({ answers_breakdown = [], question: asked }) =>
        answers_breakdown.map((lift) => ({ Question: asked?.question_name, Answer: lift.label, ...figures(lift) }))
      )
    )
    for (const [name, path, heading, label] of [
      ["By device", "by-device", "Device", "device_name"],
      ["By frequency", "by-frequency", "Frequency", "frequency_bucket_name"],
      ["By daypart", "by-daypart", "Daypart", "daypart_name"],
      ["By age", "by-demographic/demo_age", "Age", "bucket_name"]
    ] as const) {
      const [first] = items
      const target = query(`${campaigns}/${id}/questions/${first?.question?.id}/lift/${path}`, params)
      const parts = (await brandLift.get<{ items: Array<Wire.LiftFigures & Record<string, unknown>> }>(target)).body
        .items
      const rows = sheetOf(xlsx, name).filter((row) => row["Question"] === "brand_awareness")
      for (const part of parts.filter(({ lift_percentage }) => lift_percentage !== null)) {
        expect(rows).toContainEqual({ Question: "brand_awareness", [heading]: part[label], ...figures(part) })
      }
    }
  })

  it("the overview sheet of the workbook from exportExcel contains the campaign, the filters and the totals", async () => {
    const { id, brandLift, xlsx } = await createExports({ filters: ["demo_gender=2"] })
    const facts = Object.fromEntries(sheetOf(xlsx, "Overview").map(({ Fact, Value }) => [Fact, Value]))
    const { total_completes, total_impressions } = (
      await brandLift.get<Wire.CampaignOverviewLift>(`${campaigns}/${id}/overview-lift`)
    ).body
    expect(facts).toMatchObject({
      Campaign: "Alder Coffee winter",
      Status: "live",
      "Report made": iso(start + 20 * day + excelTakes),
      Filters: "demo_gender=2",
      Respondents: total_completes,
      Impressions: total_impressions
    })
  })
})

describe("the exported presentation", () => {
  /** Returns, for each chart, the rows of its embedded worksheet and the values in the chart. */
  const chartsOf = (pptx: Uint8Array) => {
    const files = unzipSync(pptx)
    const count = Object.keys(files).filter((name) => /^ppt\/charts\/chart\d+\.xml$/.test(name)).length
    return Array.from({ length: count }, (_, index) => {
      const rels = strFromU8(files[`ppt/charts/_rels/chart${index + 1}.xml.rels`] ?? new Uint8Array())
      const sheet = /Microsoft_Excel_Worksheet\d+\.xlsx/.exec(rels)?.[0] ?? ""
      const workbook = readWorkbook(files[`ppt/embeddings/${sheet}`] ?? new Uint8Array())
      const [, ...rows] = utils.sheet_to_json<Array<string | number>>(workbook.Sheets["Sheet1"] ?? {}, { header: 1 })
      const xml = strFromU8(files[`ppt/charts/chart${index + 1}.xml`] ?? new Uint8Array())
      const values = [...xml.matchAll(/<c:val>.*?<\/c:val>/gs)].map(([text]) =>
        [...text.matchAll(/<c:v>([^<]*)<\/c:v>/g)].map(([, value]) => Number(value))
      )
      return { rows, values }
    })
  }

  it("the charts of the presentation from exportPowerPoint and their worksheets contain the lift values from the API", async () => {
    const { id, pptx, brandLift } = await createExports()
    const items = await measured(brandLift, id)
    const each = chartsOf(pptx)
    expect(each).toHaveLength(2 * items.length)
    const path = `${campaigns}/${id}/questions/${items[1]?.question?.id}/lift`
    const byFrequency = (await brandLift.get<Wire.LiftByFrequencyList>(`${path}/by-frequency`)).body.items
    const byAge = (await brandLift.get<Wire.LiftByDemographicList>(`${path}/by-demographic/demo_age`)).body.items
    expect(each[2]?.values).toEqual([
      byFrequency.map((_) => _.exposed_percentage),
      byFrequency.map((_) => _.control_percentage)
    ])
    expect(each[3]?.rows).toEqual(byAge.map((_) => [_.bucket_name, _.exposed_percentage, _.control_percentage]))
  })

  it("the presentation from exportPowerPoint states whether the lift is significant, or that there are not enough respondents", async () => {
    const texts = (pptx: Uint8Array) =>
      Object.entries(unzipSync(pptx))
        .flatMap(([name, bytes]) => (/^ppt\/slides\/slide\d+\.xml$/.test(name) ? strFromU8(bytes) : []))
        .join("")
    const { id, pptx, brandLift } = await createExports()
    const items = await measured(brandLift, id)
    for (const { lift_percentage, statistically_significant } of items) {
      expect(texts(pptx)).toContain(`Lift is ${lift_percentage?.toFixed(1)} points`)
      expect(texts(pptx)).toContain(
        statistically_significant === true ? "at 90 %: significant." : "at 90 %: not significant."
      )
    }
    const few = await createExports({ filters: ["demo_age=18"] })
    expect(texts(few.pptx)).toContain("Not enough respondents yet.")
  })
})
