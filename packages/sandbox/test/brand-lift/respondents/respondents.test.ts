import { read as readWorkbook, utils } from "@e965/xlsx"
import { beforeAll, describe, expect, it } from "vitest"
import type * as Wire from "@fieldwork/specs/brand-lift/schema"
import { createSandbox, type Sandbox } from "../../../src/Sandbox.ts"
import {
  campaigns,
  day,
  draft,
  hour,
  iso,
  query,
  question,
  start,
  tokenRequest,
  startBrandLift,
  type TestBrandLift
} from "../startBrandLift.ts"

const tricky = ['Alder, "the" Coffee', "Birch\nRoasters", " Cedar ", "=1+1"]

let brandLift: TestBrandLift
let id: string
beforeAll(async () => {
  brandLift = startBrandLift()
  id = await brandLift.launch({
    channels: ["digital", "linear_tv"],
    data_partners: ["airings-partner"],
    expected_impressions_count: { digital: 600_000, linear_tv: 300_000 },
    draft_settings: {
      questions: [
        { ...question, answers: tricky },
        { ...question, question_name: "several", question_type: "checkbox", max_sel: 3, default: false }
      ]
    }
  })
  await brandLift.runTo(start + 30 * day)
})

const list = async (params: object = {}) =>
  (await brandLift.get<Wire.RespondentPage>(query(`${campaigns}/${id}/respondents`, { page_size: 100_000, ...params })))
    .body
const csv = async (params: object = {}) =>
  (await brandLift.get<string>(query(`${campaigns}/${id}/respondents/csv`, { ...params }))).body

/** Parses a CSV string with an independent library. Without a separator, the library guesses it from the first lines. */
const table = (text: string) => {
  const { Sheets, SheetNames } = readWorkbook(text, { type: "string", raw: true, FS: "," })
  return utils.sheet_to_json<Record<string, string>>(Sheets[SheetNames[0] ?? ""] ?? {}, { defval: "", raw: false })
}

describe("listRespondents", () => {
  it("listRespondents lists the same respondents as the control API, with their answers", async () => {
    const people = await brandLift.population(id)
    const asked = new Set(
      (await brandLift.questions(id))
        .filter((_) => _.question.question_type !== "demographic")
        .map((_) => _.question.question_id)
    )
    const { items, total_items } = await list()
    expect(total_items).toBe(people.length)
    for (const [index, { respondent, responses = [] }] of items.entries()) {
      const person = people[index]
      expect(respondent).toMatchObject({
        respondent_id: person?.respondent_id,
        group: person?.group,
        weight: person?.weight
      })
      expect(responses.map(({ answer_ids, question_id }) => ({ question_id, answer_ids }))).toEqual(
        person?.answers.filter(({ question_id }) => asked.has(question_id))
      )
      expect(responses.every(({ timestamp }) => timestamp === person?.recruited_at)).toBe(true)
    }
  })

  it("listRespondents returns impressions only for exposed respondents, and none after their interview", async () => {
    for (const { impressions = [], respondent, responses = [] } of (await list()).items) {
      expect(impressions).toHaveLength(respondent?.frequency ?? -1)
      expect(impressions.length > 0).toBe(respondent?.group === "exposed")
      for (const { timestamp = "" } of impressions) expect(timestamp <= (responses[0]?.timestamp ?? "")).toBe(true)
    }
  })

  it("a respondent's impressions of linear TV have a program and a network and no device type", async () => {
    const all = (await list()).items.flatMap(({ impressions = [] }) => impressions)
    for (const impression of all) {
      const isTelevision = impression.ad_channel === "linear_tv"
      expect(impression.program !== undefined).toBe(isTelevision)
      expect(impression.network !== undefined).toBe(isTelevision)
      expect(impression.device_type === undefined).toBe(isTelevision)
    }
    expect(new Set(all.map(({ impression_id }) => impression_id)).size).toBe(all.length)
  })

  it.each([{ demo_age__range: "18,34" }, { device_type: "mobile" }, { channel: "linear_tv" }])(
    "listRespondents with the filter %o lists as many respondents of each group as getQuestionLift counts with the same filter",
    async (params) => {
      const lift = (await brandLift.lift(id, params)).body
      const { items, total_items } = await list(params)
      expect(total_items).toBe(lift.total_count)
      expect(items.filter(({ respondent }) => respondent?.group === "exposed")).toHaveLength(lift.exposed_count ?? -1)
      expect(total_items).toBeGreaterThan(0)
    }
  )

  type Impression = Wire.Impression
  const onImpressions: ReadonlyArray<readonly [object, (impression: Impression) => boolean]> = [
    [{ daypart: "prime" }, (_) => _.daypart === "prime"],
    [{ daypart__in: ["prime", "late"] }, (_) => _.daypart === "prime" || _.daypart === "late"],
    [{ ad_channel: "linear_tv" }, (_) => _.ad_channel === "linear_tv"],
    [{ custom_variables__c1: "segment-a" }, (_) => _.custom_variables?.["c1"] === "segment-a"],
    [{ ad_duration: 30 }, (_) => _.ad_duration === 30],
    [{ ad_duration: 30, daypart: "prime" }, (_) => _.ad_duration === 30 && _.daypart === "prime"],
    [{ daypart: "no_such" }, () => false]
  ]
  const onFrequency: ReadonlyArray<readonly [object, (frequency: number) => boolean]> = [
    [{ frequency: 3 }, (seen) => seen === 3],
    [{ frequency: 0 }, (seen) => seen === 0],
    [{ frequency__in: [1, 2] }, (seen) => seen === 1 || seen === 2],
    [{ frequency__gte: 3 }, (seen) => seen >= 3],
    [{ frequency__lte: 2 }, (seen) => seen <= 2],
    [{ frequency__range: [2, 3] }, (seen) => seen === 2 || seen === 3]
  ]
  it.each<readonly [object, (record: Wire.RespondentRecord) => boolean]>([
    ...onImpressions.map(
      ([params, matches]) =>
        [params, ({ impressions = [] }: Wire.RespondentRecord) => impressions.some(matches)] as const
    ),
    ...onFrequency.map(
      ([params, matches]) =>
        [params, ({ respondent }: Wire.RespondentRecord) => matches(respondent?.frequency ?? -1)] as const
    )
  ])(
    "listRespondents and the respondent CSV with the exposure filter %o contain exactly the respondents who match it",
    async (params, matches) => {
      const expected = (await list()).items.filter(matches)
      const { items, total_items } = await list(params)
      expect(items).toEqual(expected)
      expect(total_items).toBe(expected.length)
      expect(table(await csv(params)).map((row) => row["respondent_id"])).toEqual(
        expected.map(({ respondent }) => respondent?.respondent_id)
      )
    }
  )

  it.each([{ daypart: "prime" }, { frequency__gte: 3 }, { daypart: "no_such" }])(
    "a lift with the exposure filter %o counts the exposed respondents of the list with this filter and the entire control group",
    async (params) => {
      const { control_count, exposed_count } = (await brandLift.lift(id, params)).body
      const inGroup = ({ items }: Wire.RespondentPage, group: string) =>
        items.filter(({ respondent }) => respondent?.group === group).length
      expect(exposed_count).toBe(inGroup(await list(params), "exposed"))
      expect(control_count).toBe(inGroup(await list(), "control"))
    }
  )

  it("listRespondents returns all respondents, but the respondent CSV only the default audience unless target_audience_id__in=0 is sent", async () => {
    const own = startBrandLift()
    const women = {
      target_name: "Women",
      is_default: true,
      qualifications: [{ marketplace_question_id: 43, precodes: ["2"] }]
    }
    const campaign = await own.launch({ draft_settings: { questions: [question], target_audiences: [women] } })
    await own.runTo(start + 5 * day)
    const path = `${campaigns}/${campaign}/respondents`
    const all = (await own.population(campaign)).length
    expect((await own.get(path)).body).toMatchObject({ total_items: all })
    const rows = async (params: string) => table((await own.get<string>(`${path}/csv${params}`)).body)
    const narrowed = await rows("")
    expect(narrowed.every((row) => row["demo_gender"] === "2")).toBe(true)
    expect(narrowed.length).toBeLessThan(all)
    expect(await rows("?target_audience_id__in=0")).toHaveLength(all)
  })

  it("listRespondents finds one respondent by the respondent's id", async () => {
    const { items } = await list()
    const respondent_id = items[7]?.respondent?.respondent_id ?? ""
    expect((await list({ respondent_id })).items).toEqual([items[7]])
    expect((await list({ respondent_id: respondent_id.toUpperCase() })).items).toEqual([items[7]])
  })

  it("listRespondents filters by a question that was asked and by an answer that was given", async () => {
    const [first] = await brandLift.questions(id)
    const answer_id = first?.answers?.[0]?.answer_id ?? 0
    const all = await list()
    const gave = all.items.filter(({ responses = [] }) => responses.some((_) => _.answer_ids?.includes(answer_id)))
    expect((await list({ answer_ids: [answer_id] })).items).toEqual(gave)
    expect((await list({ question_id: first?.question.question_id })).total_items).toBe(all.total_items)
    expect((await list({ question_id: 1 })).total_items).toBe(0)
  })

  it("pages of listRespondents do not overlap, and have ten items by default", async () => {
    const { items } = await list()
    const page = async (params: object) =>
      (await brandLift.get<Wire.RespondentPage>(query(`${campaigns}/${id}/respondents`, { ...params }))).body
    expect(await page({})).toEqual({ items: items.slice(0, 10), page: 1, page_size: 10, total_items: items.length })
    expect((await page({ page: 2, page_size: 7 })).items).toEqual(items.slice(7, 14))
    const last = Math.ceil(items.length / 7)
    expect((await page({ page: last, page_size: 7 })).page_size).toBe(items.length % 7 || 7)
    expect(await page({ page: last + 1, page_size: 7 })).toMatchObject({
      items: [],
      page_size: 0,
      total_items: items.length
    })
  })

  it.each([
    ["page=0", "page"],
    ["page_size=0", "page_size"],
    ["respondent_id=me", "respondent_id"],
    ["demo_age__gte=old", "demo_age__gte"]
  ])("listRespondents refuses the parameter %s", async (params, field) => {
    const { body, status } = await brandLift.get(`${campaigns}/${id}/respondents?${params}`)
    expect([status, Object.keys(body as object)]).toEqual([400, [field]])
  })

  it("listRespondents returns an empty list for a draft and 404 for an unknown campaign", async () => {
    const path = async (campaign: string) => brandLift.get(`${campaigns}/${campaign}/respondents`)
    expect((await path(await brandLift.create())).body).toEqual({ items: [], page: 1, page_size: 0, total_items: 0 })
    expect((await path("3d5a1c70-8e42-4b7f-b9d1-2a60c4e7f815")).status).toBe(404)
  })
})

describe("exportRespondentsCsv", () => {
  it("the respondent CSV contains the same values as listRespondents", async () => {
    const rows = table(await csv())
    const { items } = await list()
    expect(rows).toHaveLength(items.length)
    for (const [
      index,
      { demographic_responses = [], impressions = [], respondent, responses = [] }
    ] of items.entries()) {
      const row = rows[index] ?? {}
      expect(row).toMatchObject({
        respondent_id: respondent?.respondent_id,
        group: respondent?.group,
        frequency: String(respondent?.frequency),
        creative_id: impressions.map((_) => _.creative_id).join("|"),
        ad_duration: impressions.map((_) => _.ad_duration ?? "").join("|"),
        custom_variables__c3: impressions.map((_) => _.custom_variables?.["c3"]).join("|"),
        publisher_id: impressions.map((_) => _.publisher_id).join("|"),
        impression_timestamp: impressions.map((_) => _.timestamp).join("|"),
        brand_awareness: (responses[0]?.answer_texts ?? []).join("|"),
        several: (responses[1]?.answer_texts ?? []).join("|")
      })
      for (const { answer_ints = [], filter_name = "" } of demographic_responses)
        expect(row[filter_name]).toBe(String(answer_ints[0]))
    }
    expect(new Set(rows.map((row) => row["brand_awareness"]))).toEqual(new Set(tricky))
  })

  it("the respondent CSV has the default columns of the campaign in the order of the column list", async () => {
    const { items } = (await brandLift.get<Wire.RespondentCsvColumnList>(`${campaigns}/${id}/respondents/csv-columns`))
      .body
    const [header] = (await csv({ demo_age: "0" })).split("\r\n")
    expect(header).toBe(
      items
        .filter((_) => _.default)
        .map((_) => _.csv_column_key)
        .join(",")
    )
    expect(await csv({ demo_age: "0" })).toBe(`${header}\r\n`)
  })

  it("the respondent CSV with lift filters has a row for each respondent who matches all of them, and refuses an invalid filter", async () => {
    const params = { demo_gender: "2", frequency__gte: 2, timestamp__lte: iso(start + 15 * day) }
    const rows = table(await csv(params))
    expect(rows).toHaveLength((await brandLift.lift(id, params)).body.exposed_count ?? -1)
    expect(rows.every((row) => row["group"] === "exposed")).toBe(true)
    expect((await brandLift.get(`${campaigns}/${id}/respondents/csv?demo_age__range=1`)).status).toBe(400)
  })

  it("the respondent CSV of a draft contains only a header", async () => {
    const { body, status } = await brandLift.get<string>(`${campaigns}/${await brandLift.create()}/respondents/csv`)
    expect(status).toBe(200)
    expect(body).toMatch(/^respondent_id,group,[a-z0-9_,]+\r\n$/)
  })

  it("the respondent CSV is streamed in chunks over HTTP, with the same content as from the fetch of the sandbox object", async () => {
    const run = async (sandbox: Sandbox, send: Sandbox["fetch"], base: string) => {
      const post = async (path: string, body: unknown, authorization = "") => {
        const headers = { "content-type": "application/json", authorization }
        const response = await send(`${base}${path}`, { method: "POST", headers, body: JSON.stringify(body) })
        return response.json() as Promise<Record<string, string>>
      }
      const { access_token } = await post("/oauth/token", tokenRequest)
      const authorization = `Bearer ${access_token}`
      const { campaign_id } = await post(campaigns, draft({ end_date: iso(start + 5 * hour) }), authorization)
      await send(`${base}${campaigns}/${campaign_id}/launch`, { method: "POST", headers: { authorization } })
      await sandbox.advance({ hours: 5 })
      return send(`${base}${campaigns}/${campaign_id}/respondents/csv`, { headers: { authorization } })
    }
    const served = createSandbox()
    const { close, url } = await served.listen()
    const reply = await run(served, fetch, url)
    expect(reply.headers.get("content-type")).toBe("text/csv")
    expect(reply.headers.get("content-length")).toBeNull()
    const text = await reply.text()
    await close()
    expect(text.split("\r\n").length).toBeGreaterThan(1_800)
    const inProcess = createSandbox()
    expect(await (await run(inProcess, inProcess.fetch, "http://sandbox")).text()).toBe(text)
  })
})

describe("CSV columns", () => {
  const keys = async (path: string) => (await brandLift.get<Wire.RespondentCsvColumnList>(path)).body.items

  it("of the id columns of the respondent CSV, only the one that the parameter columns_for names is a default column", async () => {
    for (const id of ["respondent_id", "session_id", "survey_id"]) {
      const items = await keys(`/api/impact-measurement/v1/respondents/csv-columns?columns_for=${id}`)
      const ids = items.filter((_) => /^(respondent|session|survey)_id$/.test(_.csv_column_key ?? ""))
      expect(ids.filter((_) => _.default).map((_) => _.csv_column_key)).toEqual([id])
    }
  })

  it("the column list of a campaign's respondent CSV has the common columns, followed by the campaign's questions", async () => {
    const common = await keys("/api/impact-measurement/v1/respondents/csv-columns")
    const own = await keys(`${campaigns}/${id}/respondents/csv-columns`)
    expect(own.slice(0, common.length)).toEqual(common)
    expect(own.slice(common.length).map((_) => _.csv_column_key)).toEqual(["brand_awareness", "several"])
  })

  it("the column keys of the respondent CSV are unique, whatever the names of the questions", async () => {
    const named = (question_name: string) => ({ ...question, question_name, default: false })
    const { get, launch, questions } = startBrandLift()
    const own = await launch({
      draft_settings: { questions: [named("group"), named("twice"), named("twice"), named("demo_age")] }
    })
    const ids = (await questions(own)).map((_) => _.question.question_id)
    const expected = [`group_${ids[0]}`, "twice", `twice_${ids[2]}`, `demo_age_${ids[3]}`]
    const common = await keys("/api/impact-measurement/v1/respondents/csv-columns")
    const { items } = (await get<Wire.RespondentCsvColumnList>(`${campaigns}/${own}/respondents/csv-columns`)).body
    expect(items.slice(common.length).map((_) => _.csv_column_key)).toEqual(expected)
    const header = (await get<string>(`${campaigns}/${own}/respondents/csv`)).body.split("\r\n")[0]?.split(",") ?? []
    expect(header.slice(-4)).toEqual(expected)
    expect(new Set(header).size).toBe(header.length)
  })
})
