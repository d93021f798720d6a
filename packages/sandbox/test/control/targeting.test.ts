import { describe, expect, it } from "vitest"
import type { Opportunity } from "@fieldwork/specs/exchange/schema"
import type { MarketSurveyDetail } from "../../src/control/schema.gen.ts"
import { startSandbox } from "./startSandbox.ts"

const link = { SupplierLinkTypeCode: "OWS", TrackingTypeCode: "NONE" }
const women = { question_id: 43, precodes: ["2"] }
const young = { question_id: 42, precodes: ["18", "19", "20"] }

/** Publishes a survey for a supplier that has both subscriptions and an entry link. */
const published = async (body: object) => {
  const given = startSandbox({ market: { size: 10, churn: "calm" } })
  await given.call("POST", "/supply/opportunities/v1/subscriptions/4711", {
    callback: "http://panel.example/o",
    include_quotas: true,
    opportunities: [{ country_language: {} }]
  })
  await given.call("POST", "/supply/respondent-outcomes/v1/subscriptions/4711", {
    callback: "http://panel.example/out",
    outcomes: [{}]
  })
  const reply = await given.control("POST", "/surveys", body)
  expect(reply.status).toBe(200)
  const survey: MarketSurveyDetail = reply.body
  const { survey_id } = survey
  await given.call("POST", `/Supply/v1/SupplierLinks/Create/${survey_id}/4711`, link)
  /** Returns the last message about the published survey. */
  const told = async () => {
    await given.sandbox.advance({ seconds: 15 })
    return given.received
      .filter(({ url }) => url.endsWith("/o"))
      .flatMap(({ body: text }) => JSON.parse(text) as ReadonlyArray<Opportunity>)
      .findLast((message) => message.survey_id === survey_id)
  }
  /** Returns the final marketplace status of a respondent with these answers. The status is 3 if the respondent reaches the client survey. */
  const ends = async (panelist_id: string, answers: object = {}) => {
    const sent = await given.control("POST", "/suppliers/4711/respondents", {
      survey_number: survey_id,
      panelist_id,
      answers
    })
    const [id] = (sent.body as { respondent_ids: ReadonlyArray<string> }).respondent_ids
    await given.sandbox.advance({ seconds: 200 })
    const { session } = (await given.control("GET", `/sessions/${id}`)).body as {
      session: { marketplace_status: number }
    }
    return session.marketplace_status
  }
  return { ...given, survey, told, ends, path: `/surveys/${survey_id}` }
}

describe("targeting of published surveys", () => {
  it("a survey published in the control API terminates respondents who do not meet its qualifications", async () => {
    const { ends, told } = await published({ qualifications: [women, young], client_quotas: [] })
    expect((await told())?.survey_qualifications).toEqual([
      { ...women, logical_operator: "OR" },
      { ...young, logical_operator: "OR" }
    ])
    expect(await ends("anna", { 43: ["2"], 42: ["19"] })).toBe(3)
    expect(await ends("bert", { 43: ["1"], 42: ["19"] })).toBe(23)
    expect(await ends("cleo", { 43: ["2"], 42: ["40"] })).toBe(23)
  })

  it.each([
    ["OR", ["1", "2"], ["2"], 3],
    ["OR", ["1", "2"], ["3"], 23],
    ["AND", ["1", "2"], ["1", "2", "3"], 3],
    ["AND", ["1", "2"], ["1"], 23],
    ["NOT", ["1", "2"], ["3"], 3],
    ["NOT", ["1", "2"], ["2", "3"], 23]
  ])(
    "a qualification with the operator %s and the precodes %j gives a respondent with the answers %j the status %i",
    async (logical_operator, precodes, answers, code) => {
      const { ends } = await published({
        qualifications: [{ question_id: 7101, logical_operator, precodes }],
        client_quotas: []
      })
      expect(await ends("anna", { 7101: answers })).toBe(code)
    }
  )

  it("a full sub-quota of a survey, even a nested one, terminates only the respondents who fall into it", async () => {
    const { ends, told } = await published({
      qualifications: [],
      client_quotas: [
        { total_wanted: 100, questions: [women] },
        { total_wanted: 0, questions: [women, young] }
      ]
    })
    const quotas = (await told())?.survey_quotas ?? []
    expect(quotas.map((quota) => [quota.survey_quota_type, quota.number_of_respondents])).toEqual([
      ["Total", expect.any(Number)],
      ["Client", 100],
      ["Client", 0]
    ])
    expect(await ends("anna", { 43: ["2"], 42: ["19"] })).toBe(40)
    expect(await ends("berta", { 43: ["2"], 42: ["40"] })).toBe(3)
    expect(await ends("carl", { 43: ["1"], 42: ["19"] })).toBe(3)
  })

  it("when a survey's sub-quotas are replaced, respondents who entered before count towards its total, but towards no new sub-quota", async () => {
    const client_quotas = [{ questions: [{ question_id: 43, precodes: ["1"] }], total_wanted: 500 }]
    const { control, path, sandbox, survey } = await published({
      total_wanted: 1_000,
      allocations: { 4711: 1_000 },
      conversion: 0,
      client_quotas
    })
    const send = async (panelist_id: string, precode: string) => {
      const body = { survey_number: survey.survey_id, panelist_id, answers: { 43: [precode] } }
      const { respondent_ids } = (await control("POST", "/suppliers/4711/respondents", body)).body as {
        respondent_ids: ReadonlyArray<string>
      }
      return respondent_ids[0] ?? ""
    }
    const finish = (id: string) => control("POST", `/sessions/${id}/steps`, { steps: [{ client_status: 10 }] })
    const completes = async () =>
      ((await control("GET", path)).body as MarketSurveyDetail).quotas.map((quota) => quota.completes)
    const before = await send("test-abandon-a", "1")
    await finish(await send("test-abandon-b", "1"))
    await sandbox.advance({ hours: 1 })
    expect(await completes()).toEqual([1, 1])
    await control("PATCH", path, { client_quotas: [{ questions: [women], total_wanted: 500 }] })
    await finish(before)
    expect(await completes()).toEqual([2, 0])
    await finish(await send("test-abandon-c", "2"))
    expect(await completes()).toEqual([3, 1])
  })

  it("a recontact survey terminates respondents whose PIDs it does not list", async () => {
    const { ends, told } = await published({
      study_type: "recontact",
      respondent_pids: { "4711": ["anna"] },
      qualifications: []
    })
    expect(await told()).toMatchObject({ study_type: "recontact", respondent_pids: ["anna"] })
    expect(await ends("bert")).toBe(23)
    expect(await ends("anna")).toBe(3)
  })

  it("a survey terminates respondents who already were in a different survey of its group", async () => {
    const { control, ends, path } = await published({ qualifications: [], client_quotas: [] })
    const other: MarketSurveyDetail = (await control("POST", "/surveys", { qualifications: [], client_quotas: [] }))
      .body
    for (const one of [path, `/surveys/${other.survey_id}`]) {
      expect((await control("PATCH", one, { survey_group_ids: [7701] })).body).toMatchObject({
        survey_group_ids: [7701]
      })
    }
    await control("POST", `/suppliers/4711/links`, { survey_number: other.survey_id })
    await control("POST", "/suppliers/4711/respondents", { survey_number: other.survey_id, panelist_id: "anna" })
    expect(await ends("anna")).toBe(139)
    expect(await ends("berta")).toBe(3)
  })

  it("after a survey joins a group, a respondent who entered it before is terminated in the other surveys of the group", async () => {
    const { control, ends } = await published({ survey_group_ids: [7701], qualifications: [], client_quotas: [] })
    const { survey_id }: MarketSurveyDetail = (await control("POST", "/surveys", { qualifications: [] })).body
    await control("POST", `/suppliers/4711/links`, { survey_number: survey_id })
    await control("POST", "/suppliers/4711/respondents", { survey_number: survey_id, panelist_id: "anna" })
    await control("PATCH", `/surveys/${survey_id}`, { survey_group_ids: [7701] })
    expect(await ends("anna")).toBe(139)
    expect(await ends("berta")).toBe(3)
  })

  it("the control API can change the qualifications of a published survey while the survey is live", async () => {
    const { control, ends, path, told } = await published({ qualifications: [], client_quotas: [] })
    expect(await ends("anna", { 43: ["1"] })).toBe(3)
    expect((await control("PATCH", path, { qualifications: [women] })).status).toBe(200)
    expect((await told())?.survey_qualifications).toHaveLength(1)
    expect(await ends("bert", { 43: ["1"] })).toBe(23)
  })

  it("the conversion in a request to publish a survey becomes the true conversion of the survey in the sandbox", async () => {
    const { survey } = await published({ conversion: 0.25, price: 3, length_of_interview: 12, bid_incidence: 30 })
    expect(survey.truth).toMatchObject({ conversion: 0.25 })
  })

  it("a survey published in the control API has the requested allocation and terminates respondents with a wrong device", async () => {
    const { ends, survey, told } = await published({ allocations: { "4711": 7 }, device: "mobile", qualifications: [] })
    expect(survey.allocations).toEqual({ "4711": 7 })
    expect(await told()).toMatchObject({
      total_remaining: 7,
      px_buyer_message: expect.arrayContaining(["mobile_only"]) as unknown
    })
    const codes = new Set<number>()
    for (let index = 0; index < 12; index++) codes.add(await ends(`r${index}`))
    expect(codes).toContain(240)
    expect(codes).toContain(3)
  })

  it.each([
    [
      { qualifications: [{ question_id: 1, precodes: ["1"] }] },
      "qualifications.0.question_id: The library has no question 1."
    ],
    [
      { qualifications: [{ question_id: 43, precodes: ["9"] }] },
      "qualifications.0.precodes: Question 43 has no precode 9."
    ],
    [
      { client_quotas: [{ total_wanted: 1, questions: [{ question_id: 42, precodes: ["200"] }] }] },
      "client_quotas.0.questions.0.precodes: Question 42 has no precode 200."
    ],
    [{ respondent_pids: { "9": ["anna"] } }, "respondent_pids: No supplier has the code 9."],
    [{ allocations: { "9": 1 } }, "allocations: No supplier has the code 9."],
    [{ study_type: "seance" }, "study_type: The dictionary has no study type seance."]
  ])(
    "the control API responds 400 to a request to publish a survey with %j and creates no survey",
    async (body, detail) => {
      const { control } = startSandbox()
      expect(await control("POST", "/surveys", body)).toEqual({ status: 400, body: { detail } })
      expect((await control("GET", "/surveys/7000001")).status).toBe(404)
    }
  )
})

describe("publishing survey batches", () => {
  it("the control API publishes a batch of 2,500 surveys at once and sends them to suppliers", async () => {
    const given = startSandbox({ market: { size: 10, churn: "calm" } })
    await given.call("POST", "/supply/opportunities/v1/subscriptions/4711", {
      callback: "http://panel.example/o",
      opportunities: [{ country_language: {} }]
    })
    const reply = await given.control("POST", "/survey-batches", {
      count: 2_500,
      survey: { country_language: "fre_fr" }
    })
    const { survey_numbers } = reply.body as { survey_numbers: ReadonlyArray<number> }
    expect(survey_numbers).toHaveLength(2_500)
    await given.sandbox.advance({ seconds: 15 })
    const told = given.received.flatMap(({ body }) => JSON.parse(body) as ReadonlyArray<Opportunity>)
    expect(new Set(told.map(({ survey_id }) => survey_id))).toEqual(
      new Set([...survey_numbers, ...told.map((_) => _.survey_id)])
    )
    expect(told.filter(({ country_language }) => country_language === "fre_fr").length).toBeGreaterThanOrEqual(2_500)
  })

  it("the control API refuses a batch of surveys as a whole when it refuses one of them", async () => {
    const { control } = startSandbox()
    const items = [{}, { country_language: "eng_zz" }]
    expect(await control("POST", "/survey-batches", { items })).toEqual({
      status: 400,
      body: { detail: "items.1.country_language: There is no locale eng_zz." }
    })
    expect((await control("GET", "/surveys/7000001")).status).toBe(404)
  })
})

describe("the list of surveys", () => {
  it("listSurveys in the control API supports offset and limit, search by text and a filter by is_live", async () => {
    const { control } = startSandbox()
    const list = async (query: string) =>
      (await control("GET", `/surveys${query}`)).body as {
        items: ReadonlyArray<{ survey_id: number; is_live: boolean }>
        total: number
      }
    const all = await list("")
    expect(all.items).toHaveLength(all.total)
    expect((await list("?offset=2&limit=3")).items).toEqual(all.items.slice(2, 5))
    expect(await list("?find=1000001")).toMatchObject({ total: 1, items: [{ survey_id: 1_000_001 }] })
    expect((await list("?is_live=false")).items.every(({ is_live }) => !is_live)).toBe(true)
  })
})
