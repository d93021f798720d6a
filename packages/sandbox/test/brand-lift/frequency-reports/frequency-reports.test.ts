import { beforeAll, describe, expect, it } from "vitest"
import type * as Wire from "@fieldwork/specs/brand-lift/schema"
import { campaigns, day, iso, query, start, startBrandLift, type TestBrandLift } from "../startBrandLift.ts"

const takes = 4 * 60_000
const good = { filter_impressions_by_timestamp: true, output_columns: { respondent_id: true, frequency: true } }

let brandLift: TestBrandLift
let id: string
let campaign: Wire.Campaign
let people: ReadonlyArray<Wire.RespondentRecord>

beforeAll(async () => {
  brandLift = startBrandLift()
  id = await brandLift.launch()
  await brandLift.runTo(start + 5 * day)
  campaign = await brandLift.campaign(id)
  people = (await brandLift.get<Wire.RespondentPage>(`${campaigns}/${id}/respondents?page_size=10000`)).body.items
})

/** Encodes a multipart form as a client would send it. */
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
  brandLift.post<Wire.FrequencyReportList>(`${campaigns}/${target}/frequency-reports`, undefined, await form(parts))
const json = (fields: object = {}) => JSON.stringify({ ...good, ...fields })
const bySurvey = () => ({ json: json({ survey_ids: [campaign.exposed_survey_id] }) })

const result = async (report: Wire.FrequencyReport | undefined) => {
  const file = await brandLift.download(report?.frequency_report_id ?? "")
  const [header = "", ...rows] = (typeof file?.content === "string" ? file.content : "").trimEnd().split("\r\n")
  return { header, rows }
}
const finished = async (report: Wire.FrequencyReport | undefined) => {
  await brandLift.advance(takes)
  const path = `${campaigns}/${id}/frequency-reports/${report?.frequency_report_id}`
  return (await brandLift.get<Wire.FrequencyReportList>(path)).body.items[0]
}

describe("createFrequencyReport", () => {
  it("createFrequencyReport returns a pending report that is done four minutes later", async () => {
    const asked = brandLift.now()
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
    await brandLift.runTo(asked + takes - 1)
    expect(
      (
        await brandLift.get<Wire.FrequencyReportList>(
          `${campaigns}/${id}/frequency-reports/${report?.frequency_report_id}`
        )
      ).body.items
    ).toEqual([report])
    await brandLift.runTo(asked + takes)
    const done = (
      await brandLift.get<Wire.FrequencyReportList>(
        `${campaigns}/${id}/frequency-reports/${report?.frequency_report_id}`
      )
    ).body.items
    expect(done).toEqual([{ ...report, status: "done", updated_at: iso(asked + takes) }])
  })

  it("a frequency report for a survey lists exactly the respondents who answered that survey", async () => {
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
  ])(
    "a frequency report for a CSV of respondents (%s) lists exactly those respondents, with any line endings",
    async (_, part) => {
      const [first, second, third] = people.map(({ respondent }) => respondent?.respondent_id ?? "")
      const csv = `respondent_id\r\n${third}\n"${first?.toUpperCase()}"\r\n\r\n00000000-0000-4000-8000-000000000000\r${second}`
      const report = await finished((await create({ json: json({ survey_ids: null }), csv: part(csv) })).body.items[0])
      expect((await result(report)).rows.map((row) => row.split(",")[0])).toEqual([first, second, third])
    }
  )

  it("a frequency report for session ids lists the respondents of those sessions, and fails for the wrong type of ids", async () => {
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
    expect(await brandLift.download(wrongKind?.frequency_report_id ?? "")).toBeUndefined()
  })

  it("filter_impressions_by_timestamp excludes impressions after the interview from a frequency report", async () => {
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
  ])("utc_offset shifts the times in a frequency report to %i minutes from UTC", async (utc_offset, suffix) => {
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

  it("a frequency report with an impossible utc_offset fails with an error that names the offset", async () => {
    const asked = { survey_ids: [campaign.exposed_survey_id], utc_offset: 2147483647 }
    expect(await finished((await create({ json: json(asked) })).body.items[0])).toMatchObject({
      status: "failed",
      error: "utc_offset must be from -1080 to 1080 minutes; it is 2147483647."
    })
  })

  it.each([
    ["a form without the part json", () => ({ csv: "a" }), ["json"]],
    ["a part json that is not JSON", () => ({ json: "{" }), ["json"]],
    ["a list as the part json", () => ({ json: "[]" }), ["non_field_errors"]],
    [
      "no columns",
      () => ({ json: JSON.stringify({ filter_impressions_by_timestamp: true }), csv: "a" }),
      ["output_columns"]
    ],
    ["an offset of another type", () => ({ json: json({ utc_offset: "0" }), csv: "a" }), ["utc_offset"]],
    ["an offset past 32 bits", () => ({ json: json({ utc_offset: 2147483648 }), csv: "a" }), ["utc_offset"]],
    ["an unknown csv_ids_type", () => ({ json: json({ csv_ids_type: "panelist" }), csv: "a" }), ["csv_ids_type"]],
    ["neither CSV nor surveys", () => ({ json: json() }), ["survey_ids"]],
    ["no CSV and null survey_ids", () => ({ json: json({ survey_ids: null }) }), ["survey_ids"]],
    ["no CSV and empty survey_ids", () => ({ json: json({ survey_ids: [] }) }), ["survey_ids"]],
    ["a survey of another campaign", () => ({ json: json({ survey_ids: [1] }) }), ["survey_ids"]],
    ["a CSV without ids", () => ({ json: json(), csv: "\n\n" }), ["csv"]]
  ])("createFrequencyReport refuses a request with %s with 400 and creates no report", async (_, parts, fields) => {
    const before = (await brandLift.get(`${campaigns}/${id}/frequency-reports?page_size=100`)).body
    const reply = await create(parts())
    expect([reply.status, Object.keys(reply.body)]).toEqual([400, fields])
    expect((await brandLift.get(`${campaigns}/${id}/frequency-reports?page_size=100`)).body).toEqual(before)
  })

  it("createFrequencyReport accepts the least and the greatest 32-bit integer as utc_offset", async () => {
    for (const utc_offset of [2147483647, -2147483648])
      expect((await create({ json: json({ utc_offset }), csv: "a" })).status).toBe(200)
  })

  it.each([
    [
      "a truncated form",
      { raw: "--x\r\ncontent-disposition: form-data", contentType: "multipart/form-data; boundary=x" }
    ],
    ["a form without a boundary", { raw: "--x--", contentType: "multipart/form-data" }],
    ["JSON", { raw: "{}", contentType: "application/json" }]
  ])("createFrequencyReport refuses a request body that is %s", async (_, options) => {
    const { body, status } = await brandLift.post(`${campaigns}/${id}/frequency-reports`, undefined, options)
    expect([status, Object.keys(body as object)]).toEqual([400, ["non_field_errors"]])
  })

  it("createFrequencyReport responds 404 for an unknown campaign and 400 for a draft", async () => {
    expect((await create(bySurvey(), "3d5a1c70-8e42-4b7f-b9d1-2a60c4e7f815")).status).toBe(404)
    expect((await create(bySurvey(), await brandLift.create())).status).toBe(400)
  })
})

describe("listFrequencyReports", () => {
  it("listFrequencyReports lists reports in the order in which they were requested, page by page", async () => {
    const path = `${campaigns}/${await brandLift.launch()}/frequency-reports`
    const made: Array<string | undefined> = []
    for (let count = 0; count < 3; count++) {
      const reply = await brandLift.post<Wire.FrequencyReportList>(
        path,
        undefined,
        await form({ json: json(), csv: "a" })
      )
      made.push(reply.body.items[0]?.frequency_report_id)
    }
    await brandLift.advance(takes)
    const { body } = await brandLift.get<Wire.FrequencyReportPage>(query(path, { page_size: 2, page: 1 }))
    expect(body).toMatchObject({ page: 1, page_size: 2, total_items: 3 })
    const next = (await brandLift.get<Wire.FrequencyReportPage>(query(path, { page_size: 2, page: 2 }))).body
    expect([...body.items, ...next.items].map((_) => _.frequency_report_id)).toEqual(made)
    expect((await brandLift.get(`${path}?page_size=0`)).status).toBe(400)
  })

  it("listFrequencyReports contains no report of another campaign", async () => {
    const [report] = (await create(bySurvey())).body.items
    const other = await brandLift.create()
    expect((await brandLift.get(`${campaigns}/${other}/frequency-reports/${report?.frequency_report_id}`)).status).toBe(
      404
    )
    expect((await brandLift.get(`${campaigns}/${other}/frequency-reports`)).body).toMatchObject({
      items: [],
      total_items: 0
    })
  })
})
