import { beforeAll, describe, expect, it } from "vitest"
import type * as Wire from "@fieldwork/specs/brand-lift/schema"
import { campaigns, day, iso, query, start, startBrandLift, type TestBrandLift } from "../startBrandLift.ts"

const takes = 4 * 60_000
const good = { filter_impressions_by_timestamp: true, output_columns: { respondent_id: true, frequency: true } }

let w: TestBrandLift
let id: string
let campaign: Wire.Campaign
let people: ReadonlyArray<Wire.RespondentRecord>

beforeAll(async () => {
  w = startBrandLift()
  id = await w.launch()
  await w.runTo(start + 5 * day)
  campaign = await w.campaign(id)
  people = (await w.get<Wire.RespondentPage>(`${campaigns}/${id}/respondents?page_size=10000`)).body.items
})

/** A form as a client would send it. */
const form = async (parts: Readonly<Record<string, string | Blob>>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(parts)) {
    if (typeof value === "string") data.append(name, value)
    else data.append(name, value, `${name}.csv`)
  }
  const request = new Request("http://sandbox", { method: "POST", body: data })
  return { raw: await request.text(), contentType: request.headers.get("content-type") ?? "" }
}

const create = async (parts: Readonly<Record<string, string | Blob>>, target = id) =>
  w.post<Wire.FrequencyReportList>(`${campaigns}/${target}/frequency-reports`, undefined, await form(parts))
const json = (fields: object = {}) => JSON.stringify({ ...good, ...fields })
const bySurvey = () => ({ json: json({ survey_ids: [campaign.exposed_survey_id] }) })

const result = async (report: Wire.FrequencyReport | undefined) => {
  const file = await w.download(report?.frequency_report_id ?? "")
  const [header = "", ...rows] = (typeof file?.content === "string" ? file.content : "").trimEnd().split("\r\n")
  return { header, rows }
}
const finished = async (report: Wire.FrequencyReport | undefined) => {
  await w.advance(takes)
  const path = `${campaigns}/${id}/frequency-reports/${report?.frequency_report_id}`
  return (await w.get<Wire.FrequencyReportList>(path)).body.items[0]
}

describe("createFrequencyReport", () => {
  it("answers a report that is pending, and done four minutes later", async () => {
    const asked = w.now()
    const [report] = (await create({ json: json({ survey_ids: [campaign.exposed_survey_id], utc_offset: -300 }) })).body
      .items
    expect(report).toMatchObject({
      campaign_id: id,
      filter_impressions_by_timestamp: true,
      output_columns: good.output_columns,
      status: "pending",
      utc_offset: -300,
      created_at: iso(asked),
      updated_at: iso(asked)
    })
    await w.runTo(asked + takes - 1)
    expect(
      (await w.get<Wire.FrequencyReportList>(`${campaigns}/${id}/frequency-reports/${report?.frequency_report_id}`))
        .body.items
    ).toEqual([report])
    await w.runTo(asked + takes)
    const done = (
      await w.get<Wire.FrequencyReportList>(`${campaigns}/${id}/frequency-reports/${report?.frequency_report_id}`)
    ).body.items
    expect(done).toEqual([{ ...report, status: "done", updated_at: iso(asked + takes) }])
  })

  it("by survey reports on those who answered it", async () => {
    for (const [name, survey] of [
      ["exposed", campaign.exposed_survey_id],
      ["control", campaign.control_survey_id]
    ] as const) {
      const report = await finished((await create({ json: json({ survey_ids: [survey] }) })).body.items[0])
      const expected = people.filter(({ respondent }) => respondent?.group === name)
      expect(await result(report)).toEqual({
        header: "respondent_id,frequency",
        rows: expected.map(({ respondent }) => `${respondent?.respondent_id},${respondent?.frequency}`)
      })
    }
  })

  it.each([
    ["text", (csv: string) => csv],
    ["a file", (csv: string) => new Blob([csv], { type: "text/csv" })]
  ])("by a CSV that is %s reports on those it names, whatever the lines end in", async (_, part) => {
    const [first, second, third] = people.map(({ respondent }) => respondent?.respondent_id ?? "")
    const csv = `respondent_id\r\n${third}\n"${first?.toUpperCase()}"\r\n\r\n00000000-0000-4000-8000-000000000000\r${second}`
    const report = await finished((await create({ json: json({ survey_ids: null }), csv: part(csv) })).body.items[0])
    expect((await result(report)).rows.map((row) => row.split(",")[0])).toEqual([first, second, third])
  })

  it("by session ids reports on their respondents", async () => {
    const columns = { respondent_id: true, session_id: true }
    const all = await finished(
      (await create({ json: json({ survey_ids: [campaign.exposed_survey_id], output_columns: columns }) })).body
        .items[0]
    )
    const [respondent, session] = (await result(all)).rows[3]?.split(",") ?? []
    const one = await finished(
      (await create({ json: json({ csv_ids_type: "session_id" }), csv: session ?? "" })).body.items[0]
    )
    expect((await result(one)).rows.map((row) => row.split(",")[0])).toEqual([respondent])
    const wrongKind = await finished((await create({ json: json(), csv: session ?? "" })).body.items[0])
    expect(wrongKind).toMatchObject({ status: "failed", error: "No respondent of this campaign was found." })
    expect(await w.download(wrongKind?.frequency_report_id ?? "")).toBeUndefined()
  })

  it("leaves out impressions after the interview, or has them, as filter_impressions_by_timestamp says", async () => {
    const columns = { respondent_id: true, frequency: true, timestamp: true, impression_timestamp: true }
    const rowsOf = async (filter_impressions_by_timestamp: boolean) => {
      const asked = {
        survey_ids: [campaign.exposed_survey_id],
        output_columns: columns,
        filter_impressions_by_timestamp
      }
      const { rows } = await result(await finished((await create({ json: json(asked) })).body.items[0]))
      return rows.map((row) => {
        const [respondent = "", count, interview = "", times = ""] = row.split(",")
        return { respondent, count: Number(count), interview, times: times.split("|") }
      })
    }
    const [filtered, all] = [await rowsOf(true), await rowsOf(false)]
    expect(all.map(({ respondent }) => respondent)).toEqual(filtered.map(({ respondent }) => respondent))
    let later = 0
    for (const [index, { count, interview, times }] of all.entries()) {
      const before = filtered[index]
      expect(times).toHaveLength(count)
      expect(times.toSorted()).toEqual(times)
      expect(times.filter((time) => time <= interview)).toEqual(before?.times)
      expect(before?.times).toHaveLength(before?.count ?? -1)
      later += count - (before?.count ?? 0)
    }
    expect(later).toBeGreaterThan(100)
  })

  it.each([
    [330, "+05:30"],
    [-300, "-05:00"],
    [0, "+00:00"]
  ])("writes times %i minutes from UTC when utc_offset says so", async (utc_offset, suffix) => {
    const timesOf = async (offset: number | null) => {
      const columns = { timestamp: true, impression_timestamp: true }
      const asked = { survey_ids: [campaign.exposed_survey_id], output_columns: columns, utc_offset: offset }
      const { rows } = await result(await finished((await create({ json: json(asked) })).body.items[0]))
      return rows.flatMap((row) => row.split(/[,|]/))
    }
    const [utc, local] = [await timesOf(null), await timesOf(utc_offset)]
    expect(utc.every((time) => time.endsWith("Z"))).toBe(true)
    expect(local.every((time) => time.endsWith(suffix))).toBe(true)
    expect(local.map((time) => Date.parse(time))).toEqual(utc.map((time) => Date.parse(time)))
    expect(local[0]?.slice(0, 19)).toBe(iso(Date.parse(utc[0] ?? "") + utc_offset * 60_000).slice(0, 19))
  })

  it("fails when utc_offset is further than any place is from UTC", async () => {
    const asked = { survey_ids: [campaign.exposed_survey_id], utc_offset: 2147483647 }
    expect(await finished((await create({ json: json(asked) })).body.items[0])).toMatchObject({
      status: "failed",
      error: "utc_offset is 2147483647 minutes, further than any place is from UTC."
    })
  })

  it.each([
    ["no part json", () => ({ csv: "a" }), ["json"]],
    ["a part json that is not JSON", () => ({ json: "{" }), ["json"]],
    ["a list for json", () => ({ json: "[]" }), ["non_field_errors"]],
    [
      "no columns",
      () => ({ json: JSON.stringify({ filter_impressions_by_timestamp: true }), csv: "a" }),
      ["output_columns"]
    ],
    ["an offset of another type", () => ({ json: json({ utc_offset: "0" }), csv: "a" }), ["utc_offset"]],
    ["an offset past 32 bits", () => ({ json: json({ utc_offset: 2147483648 }), csv: "a" }), ["utc_offset"]],
    ["another kind of ids", () => ({ json: json({ csv_ids_type: "panelist" }), csv: "a" }), ["csv_ids_type"]],
    ["neither CSV nor surveys", () => ({ json: json() }), ["survey_ids"]],
    ["no CSV and surveys that are null", () => ({ json: json({ survey_ids: null }) }), ["survey_ids"]],
    ["no CSV and no survey among surveys", () => ({ json: json({ survey_ids: [] }) }), ["survey_ids"]],
    ["a survey of another campaign", () => ({ json: json({ survey_ids: [1] }) }), ["survey_ids"]],
    ["a CSV without ids", () => ({ json: json(), csv: "\n\n" }), ["csv"]]
  ])("refuses %s, and no report is made", async (_, parts, fields) => {
    const before = (await w.get(`${campaigns}/${id}/frequency-reports?page_size=100`)).body
    const reply = await create(parts())
    expect([reply.status, Object.keys(reply.body)]).toEqual([400, fields])
    expect((await w.get(`${campaigns}/${id}/frequency-reports?page_size=100`)).body).toEqual(before)
  })

  it("takes offsets to the edge of 32 bits", async () => {
    for (const utc_offset of [2147483647, -2147483648])
      expect((await create({ json: json({ utc_offset }), csv: "a" })).status).toBe(200)
  })

  it.each([
    [
      "a form that breaks off",
      { raw: "--x\r\ncontent-disposition: form-data", contentType: "multipart/form-data; boundary=x" }
    ],
    ["a form without a boundary", { raw: "--x--", contentType: "multipart/form-data" }],
    ["JSON", { raw: "{}", contentType: "application/json" }]
  ])("refuses %s", async (_, options) => {
    const { body, status } = await w.post(`${campaigns}/${id}/frequency-reports`, undefined, options)
    expect([status, Object.keys(body as object)]).toEqual([400, ["non_field_errors"]])
  })

  it("of an unknown campaign is 404, and a draft has no survey", async () => {
    expect((await create(bySurvey(), "3d5a1c70-8e42-4b7f-b9d1-2a60c4e7f815")).status).toBe(404)
    expect((await create(bySurvey(), await w.create())).status).toBe(400)
  })
})

describe("listFrequencyReports", () => {
  it("lists them in the order in which they were asked for, in pages, whatever is done first", async () => {
    const path = `${campaigns}/${await w.launch()}/frequency-reports`
    const made: Array<string | undefined> = []
    for (let count = 0; count < 3; count++) {
      const reply = await w.post<Wire.FrequencyReportList>(path, undefined, await form({ json: json(), csv: "a" }))
      made.push(reply.body.items[0]?.frequency_report_id)
    }
    await w.advance(takes)
    const { body } = await w.get<Wire.FrequencyReportPage>(query(path, { page_size: 2, page: 1 }))
    expect(body).toMatchObject({ page: 1, page_size: 2, total_items: 3 })
    const next = (await w.get<Wire.FrequencyReportPage>(query(path, { page_size: 2, page: 2 }))).body
    expect([...body.items, ...next.items].map((_) => _.frequency_report_id)).toEqual(made)
    expect((await w.get(`${path}?page_size=0`)).status).toBe(400)
  })

  it("has no report of another campaign", async () => {
    const [report] = (await create(bySurvey())).body.items
    const other = await w.create()
    expect((await w.get(`${campaigns}/${other}/frequency-reports/${report?.frequency_report_id}`)).status).toBe(404)
    expect((await w.get(`${campaigns}/${other}/frequency-reports`)).body).toMatchObject({ items: [], total_items: 0 })
  })
})
