import { execFileSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { read as readWorkbook, utils } from "@e965/xlsx"
import { strFromU8, unzipSync } from "fflate"
import { beforeAll, describe, expect, it } from "vitest"
import type * as Wire from "../../../src/brand-lift/schema.gen.ts"
import { campaigns, day, iso, query, question, start, world, type World } from "../world.ts"

const minute = 60_000
const questions = [question, { ...question, question_name: "favorability", default: false, target_option_index: 1 }]
const excelTakes = 2 * minute
const powerPointTakes = 3 * minute

const launched = async () => {
  const w = world()
  const id = await w.launch({ draft_settings: { questions } })
  await w.runTo(start + 20 * day)
  const post = (kind: string, body: object) => w.post<Wire.PowerPointExport>(`${campaigns}/${id}/export/${kind}`, body)
  const status = async (kind: string, export_id: string) =>
    (await w.get<Wire.ExportStatus>(`${campaigns}/${id}/export/${kind}/${export_id}`)).body
  return { w, id, post, status }
}

/** Both exports of one campaign, ready, and their files. */
const ready = async (body: object = {}) => {
  const { id, post, status, w } = await launched()
  await post("excel", body)
  await post("powerpoint", body)
  await w.advance(powerPointTakes)
  const [excel, powerPoint] = await w.emails()
  const file = async (export_id = "") => {
    const found = await w.download(export_id)
    if (!(found?.content instanceof Uint8Array)) throw new Error("a file of bytes was expected")
    return found.content
  }
  return {
    w,
    id,
    status,
    excel,
    powerPoint,
    xlsx: await file(excel?.report_export_id),
    pptx: await file(powerPoint?.report_export_id)
  }
}

describe("exportExcel", () => {
  it("answers nothing; the id comes by e-mail, with the link, to the user who asked", async () => {
    const { id, post, status, w } = await launched()
    expect(await post("excel", {})).toMatchObject({ status: 200, body: {} })
    expect(await w.emails()).toEqual([])
    await w.advance(excelTakes)
    const [email] = await w.emails()
    const export_id = email?.report_export_id ?? ""
    const link = `http://sandbox.example/__sandbox/exports/${export_id}`
    expect(email).toMatchObject({
      id: 1,
      to: ["analyst@sandbox.example"],
      subject: "Alder Coffee winter: your Excel report is ready",
      sent_at: iso(start + 20 * day + excelTakes),
      campaign_id: id,
      link
    })
    expect(email?.text).toContain(link)
    expect(await status("excel", export_id)).toMatchObject({
      report_export_id: export_id,
      campaign_id: id,
      s3_url: link
    })
  })

  it("goes to those who are named, with the message", async () => {
    const { post, w } = await launched()
    await post("excel", { to_emails: "a@alder.example, b@alder.example", email_message: "Lift so far" })
    await w.advance(excelTakes)
    const [email] = await w.emails("b@alder.example")
    expect(email?.to).toEqual(["a@alder.example", "b@alder.example"])
    expect(email?.text.startsWith("Lift so far\n\n")).toBe(true)
    expect(await w.emails("c@alder.example")).toEqual([])
  })

  it.each([
    ["an address without a domain", { to_emails: "a@alder.example,b" }, ["to_emails"]],
    ["no address", { to_emails: "" }, ["to_emails"]],
    ["a filter without a value", { filters: ["demo_gender"] }, ["filters"]],
    ["a filter of another name", { filters: ["daypart=prime"] }, ["filters"]],
    ["a filter whose value cannot be read", { filters: ["demo_age=young"] }, ["filters"]]
  ])("refuses %s, and nothing is made", async (_, body, fields) => {
    const { post, w } = await launched()
    for (const kind of ["excel", "powerpoint"]) {
      const reply = await post(kind, body)
      expect([reply.status, Object.keys(reply.body)]).toEqual([400, fields])
    }
    await w.advance(day)
    expect(await w.emails()).toEqual([])
  })

  it("of an unknown campaign is 404", async () => {
    const { post } = world()
    expect((await post(`${campaigns}/3d5a1c70-8e42-4b7f-b9d1-2a60c4e7f815/export/excel`, {})).status).toBe(404)
  })
})

describe("an export", () => {
  it("is running until it is ready, ready until it expires", async () => {
    const { post, status, w } = await launched()
    const { report_export_id } = (await post("powerpoint", {})).body
    const asked = w.now()
    await w.advance(powerPointTakes - 1)
    const running = await status("powerpoint", report_export_id)
    expect(running).toMatchObject({ s3_url: null })
    expect(running).not.toHaveProperty("finished_at")
    expect(running).not.toHaveProperty("expires_at")
    expect(await w.download(report_export_id)).toBeUndefined()
    await w.advance(1)
    const done = await status("powerpoint", report_export_id)
    expect(done).toMatchObject({
      finished_at: iso(asked + powerPointTakes),
      expires_at: iso(asked + powerPointTakes + 7 * day)
    })
    await w.runTo(Date.parse(done.expires_at ?? "") - 1)
    expect(await w.download(report_export_id)).toBeDefined()
    await w.advance(1)
    expect(await w.download(report_export_id)).toBeUndefined()
    expect(await status("powerpoint", report_export_id)).toEqual(done)
  })

  it("is found by its kind and its campaign alone", async () => {
    const { excel, powerPoint, w } = await ready()
    const { id } = { id: excel?.campaign_id }
    const other = await w.create()
    const get = async (campaign: string | undefined, kind: string, export_id: string | undefined) =>
      (await w.get(`${campaigns}/${campaign}/export/${kind}/${export_id}`)).status
    expect(await get(id, "excel", excel?.report_export_id)).toBe(200)
    expect(await get(id, "powerpoint", excel?.report_export_id)).toBe(404)
    expect(await get(id, "excel", powerPoint?.report_export_id)).toBe(404)
    expect(await get(other, "excel", excel?.report_export_id)).toBe(404)
  })

  it("is the same bytes for the same seed and calls, whatever was made before", async () => {
    const [first, second] = [await ready(), await ready()]
    expect(Buffer.compare(first.xlsx, second.xlsx)).toBe(0)
    expect(Buffer.compare(first.pptx, second.pptx)).toBe(0)
  })

  it("of a draft has facts and no figures", async () => {
    const w = world()
    const id = await w.create()
    await w.post(`${campaigns}/${id}/export/excel`, {})
    await w.post(`${campaigns}/${id}/export/powerpoint`, {})
    await w.advance(powerPointTakes)
    for (const { report_export_id } of await w.emails()) expect(await w.download(report_export_id)).toBeDefined()
  })
})

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
  "Margin of error, points": lift.margin_of_error,
  "Confidence level": 0.9,
  Significant: lift.statistically_significant === true ? "yes" : "no"
})

/** Lift of the questions that it is measured on, the others being in no report. */
const measured = async (w: World, id: string, params: object = {}): Promise<ReadonlyArray<Wire.LiftResult>> => {
  const { items } = (await w.get<Wire.LiftResultList>(query(`${campaigns}/${id}/lift`, { ...params }))).body
  return items.filter(({ question: asked }) => asked?.in_target_answers?.length !== 0)
}

describe("a workbook", () => {
  it.each([
    ["no filter", {}, {}],
    [
      "a filter",
      { filters: ["demo_gender=2", "demo_age__range=18,44"] },
      { demo_gender: "2", demo_age__range: "18,44" }
    ]
  ])("holds the API's figures under %s, as another library reads it", async (_, body, params) => {
    const { id, w, xlsx } = await ready(body)
    const items = await measured(w, id, params)
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
      const parts = (await w.get<{ items: Array<Wire.LiftFigures & Record<string, unknown>> }>(target)).body.items
      const rows = sheetOf(xlsx, name).filter((row) => row["Question"] === "brand_awareness")
      for (const part of parts.filter(({ lift_percentage }) => lift_percentage !== null)) {
        expect(rows).toContainEqual({ Question: "brand_awareness", [heading]: part[label], ...figures(part) })
      }
    }
  })

  it("says what it is of", async () => {
    const { id, w, xlsx } = await ready({ filters: ["demo_gender=2"] })
    const facts = Object.fromEntries(sheetOf(xlsx, "Overview").map(({ Fact, Value }) => [Fact, Value]))
    const { total_completes, total_impressions } = (
      await w.get<Wire.CampaignOverviewLift>(`${campaigns}/${id}/overview-lift`)
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

describe("a presentation", () => {
  /** The worksheet behind each chart, and the numbers that the chart itself shows. */
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

  it("has charts of the API's figures, in the chart and in its worksheet", async () => {
    const { id, pptx, w } = await ready()
    const items = await measured(w, id)
    const [overall, ...each] = chartsOf(pptx)
    expect(overall?.rows).toEqual(
      items.map((_) => [_.question?.question_name, _.exposed_percentage, _.control_percentage])
    )
    expect(overall?.values).toEqual([items.map((_) => _.exposed_percentage), items.map((_) => _.control_percentage)])
    expect(each).toHaveLength(2 * items.length)
    const path = `${campaigns}/${id}/questions/${items[1]?.question?.id}/lift`
    const byFrequency = (await w.get<Wire.LiftByFrequencyList>(`${path}/by-frequency`)).body.items
    const byAge = (await w.get<Wire.LiftByDemographicList>(`${path}/by-demographic/demo_age`)).body.items
    expect(each[2]?.values).toEqual([
      byFrequency.map((_) => _.exposed_percentage),
      byFrequency.map((_) => _.control_percentage)
    ])
    expect(each[3]?.rows).toEqual(byAge.map((_) => [_.bucket_name, _.exposed_percentage, _.control_percentage]))
  })

  it("says whether lift is significant, and that it is not known while respondents are few", async () => {
    const texts = (pptx: Uint8Array) =>
      Object.entries(unzipSync(pptx))
        .flatMap(([name, bytes]) => (/^ppt\/slides\/slide\d+\.xml$/.test(name) ? strFromU8(bytes) : []))
        .join("")
    const { id, pptx, w } = await ready()
    const items = await measured(w, id)
    for (const { lift_percentage, statistically_significant } of items) {
      expect(texts(pptx)).toContain(`Lift is ${lift_percentage?.toFixed(1)} points`)
      expect(texts(pptx)).toContain(
        statistically_significant === true ? ": significant at 90 %" : ": not significant at 90 %"
      )
    }
    const few = await ready({ filters: ["demo_age=18"] })
    expect(texts(few.pptx)).toContain("Not enough respondents yet.")
  })
})

/** LibreOffice, where it is installed. */
const office = ["soffice", "libreoffice"].find((command) => {
  try {
    execFileSync(command, ["--version"], { stdio: "ignore" })
    return true
  } catch {
    return false
  }
})

/** A cold start of an office takes its time on a machine that has other work. */
const patience = 240_000

describe.skipIf(office === undefined)("LibreOffice", () => {
  let files: { xlsx: Uint8Array; pptx: Uint8Array }
  beforeAll(async () => {
    files = await ready()
  })

  /** The file as LibreOffice writes it in another format. */
  const convert = (kind: "xlsx" | "pptx", to: string): Buffer => {
    const folder = mkdtempSync(join(tmpdir(), "fieldwork-export-"))
    try {
      const source = join(folder, `lift.${kind}`)
      writeFileSync(source, files[kind])
      const env = { ...process.env, HOME: folder }
      execFileSync(office ?? "", ["--headless", "--convert-to", to, "--outdir", folder, source], {
        stdio: "ignore",
        env
      })
      return readFileSync(join(folder, `lift.${to}`))
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }

  it("reads every text of the .xlsx's first sheet", { timeout: patience }, () => {
    const { SheetNames, Sheets } = readWorkbook(files.xlsx)
    const sheet = Sheets[SheetNames[0] ?? ""]
    const rows = sheet === undefined ? [] : utils.sheet_to_json<ReadonlyArray<unknown>>(sheet, { header: 1 })
    const texts = rows.flat().filter((cell) => typeof cell === "string" && cell !== "")
    expect(texts.length).toBeGreaterThan(5)
    const csv = convert("xlsx", "csv").toString()
    expect(texts.filter((text) => !csv.includes(String(text).replaceAll('"', '""')))).toEqual([])
  })

  it("opens the .pptx and writes it as PDF", { timeout: patience }, () => {
    expect(convert("pptx", "pdf").subarray(0, 5).toString()).toBe("%PDF-")
  })
})
