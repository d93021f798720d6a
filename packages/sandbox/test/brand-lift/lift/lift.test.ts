import { describe, expect, it } from "vitest"
import type * as Wire from "../../../src/brand-lift/schema.gen.ts"
import { campaigns, day, hour, iso, query, question, start, world, type World } from "../world.ts"

const z: Readonly<Record<string, number>> = {
  "0.8": 1.2815515655446004,
  "0.85": 1.439531470938456,
  "0.9": 1.6448536269514715,
  "0.95": 1.9599639845400532
}
const fourLevels = { confidence_level__in: "0.8,0.85,0.9,0.95" }

/** A campaign that has run to its end. */
const ended = async (fields: object = {}): Promise<{ w: World; id: string }> => {
  const w = world()
  const id = await w.launch(fields)
  await w.runTo(start + 30 * day)
  return { w, id }
}

/** The lift of one question by hand, from the list of respondents alone. */
const byHand = async (
  w: World,
  id: string,
  of: Wire.Question,
  keeps: (device: string, adChannels: ReadonlyArray<string>) => boolean
) => {
  const people = (await w.population(id)).map(({ ad_channels = [], answers, device, group }) => {
    const given = answers.find(({ question_id }) => question_id === of.question_id)?.answer_ids ?? []
    return {
      group,
      hit: given.some((answer) => of.in_target_answers?.includes(answer)),
      kept: keeps(device, ad_channels)
    }
  })
  const side = (name: string) => {
    const all = people.filter(({ group, kept }) => kept && group === name)
    const hits = all.filter(({ hit }) => hit).length
    return { n: all.length, hits, p: hits / all.length }
  }
  const [e, c] = [side("exposed"), side("control")]
  const se = Math.sqrt((e.p * (1 - e.p)) / e.n + (c.p * (1 - c.p)) / c.n)
  return { e, c, points: 100 * (e.p - c.p), margin: (level: number) => 100 * (z[level] ?? 0) * se }
}

describe("getQuestionLift", () => {
  it("is what a hand computation from the respondents gives, at each level", async () => {
    const { id, w } = await ended()
    const { body } = await w.lift(id, { ...fourLevels, confidence_level: 0.95 })
    const { c, e, margin, points } = await byHand(w, id, body.question ?? { id: 0 }, () => true)
    expect(body).toMatchObject({
      exposed_count: e.n,
      control_count: c.n,
      in_target_exposed_count: e.hits,
      in_target_control_count: c.hits,
      total_count: e.n + c.n,
      confidence_level: 0.95,
      enough_sample_size: true,
      enough_sample_size_on: ["exposed", "control"],
      enough_sample_size_off: []
    })
    expect(body.exposed_percentage).toBeCloseTo(100 * e.p, 9)
    expect(body.control_percentage).toBeCloseTo(100 * c.p, 9)
    expect(body.lift_percentage).toBeCloseTo(points, 9)
    expect(body.margin_of_error).toBeCloseTo(margin(0.95), 9)
    expect(body.statistically_significant).toBe(Math.abs(points) > margin(0.95))
    expect(body.statistical_test?.map((_) => _.confidence_level)).toEqual([0.8, 0.85, 0.9, 0.95])
    for (const test of body.statistical_test ?? []) {
      expect(test.margin_of_error).toBeCloseTo(margin(test.confidence_level), 9)
      expect(test.statistically_significant).toBe(Math.abs(points) > margin(test.confidence_level))
    }
  })

  it("of the usual campaign is found at 90 %", async () => {
    const { id, w } = await ended()
    const { body } = await w.lift(id)
    expect(body.confidence_level).toBe(0.9)
    expect(body.statistical_test).toHaveLength(1)
    expect(body.statistically_significant).toBe(true)
    expect(Math.abs((body.lift_percentage ?? 0) - 6)).toBeLessThan(body.margin_of_error ?? 0)
  })

  it("breaks the question down by answer", async () => {
    const { id, w } = await ended()
    const { body } = await w.lift(id)
    const parts = body.answers_breakdown ?? []
    expect(parts.map(({ label }) => label)).toEqual(question.answers)
    expect(parts.flatMap(({ answer_ids = [] }) => answer_ids).slice(0, 1)).toEqual(body.question?.in_target_answers)
    const { answer_ids: _ids, label: _label, ...first } = parts[0] ?? {}
    expect(body).toMatchObject(first)
    const sum = (name: "in_target_exposed_count" | "in_target_control_count") =>
      parts.reduce((all, part) => all + (part[name] ?? 0), 0)
    expect([sum("in_target_exposed_count"), sum("in_target_control_count")]).toEqual([
      body.exposed_count,
      body.control_count
    ])
  })

  it("appears with the 51st respondent", async () => {
    const { id, w } = await ended()
    const people = await w.population(id)
    const until = async (count: number) => (await w.lift(id, { timestamp__lte: people[count - 1]?.recruited_at })).body
    const fifty = await until(50)
    expect(fifty).toMatchObject({
      total_count: 50,
      enough_sample_size: false,
      confidence_level: 0.9,
      margin_of_error: null,
      exposed_percentage: null,
      control_percentage: null,
      lift_percentage: null,
      statistically_significant: null,
      statistical_test: [],
      answers_breakdown: []
    })
    expect((fifty.exposed_count ?? 0) + (fifty.control_count ?? 0)).toBe(50)
    expect((fifty.in_target_exposed_count ?? 0) + (fifty.in_target_control_count ?? 0)).toBeGreaterThan(0)
    const fiftyOne = await until(51)
    expect(fiftyOne.total_count).toBe(51)
    expect(fiftyOne.lift_percentage).toBeTypeOf("number")
    expect(fiftyOne.margin_of_error).toBeTypeOf("number")
    expect(fiftyOne.statistical_test).toHaveLength(1)
    expect(fiftyOne.answers_breakdown).toHaveLength(3)
  })

  it("has enough respondents once there are 50 in each group", async () => {
    const { id, w } = await ended()
    const people = await w.population(id)
    const placeOf50th = (group: string) =>
      people.findIndex((_, at) => people.slice(0, at + 1).filter((each) => each.group === group).length === 50)
    const later = Math.max(placeOf50th("exposed"), placeOf50th("control"))
    const until = async (index: number) => (await w.lift(id, { timestamp__lte: people[index]?.recruited_at })).body
    const before = await until(later - 1)
    expect(before.enough_sample_size).toBe(false)
    expect(before.enough_sample_size_on).toHaveLength(1)
    expect(before.enough_sample_size_off).toEqual([
      { overall: { exposed: before.exposed_count, control: before.control_count } }
    ])
    expect((await until(later)).enough_sample_size).toBe(true)
  })

  it("is null while a group is empty, however large the other is", async () => {
    const { id, w } = await ended()
    const { body } = await w.lift(id, { publisher_id: "nobody's" })
    expect(body.exposed_count).toBe(0)
    expect(body.total_count).toBeGreaterThan(500)
    expect([body.lift_percentage, body.control_percentage, body.margin_of_error]).toEqual([null, null, null])
  })

  it("finds the effect that was set, whatever its sign", async () => {
    const run = async (effect: { base: number; points: number }) => {
      const w = world()
      const id = await w.create()
      await w.setEffect(id, effect)
      await w.post(`${campaigns}/${id}/launch`)
      await w.runTo(start + 30 * day)
      return (await w.lift(id)).body
    }
    for (const [base, points] of [
      [0.2, 15],
      [0.6, -20],
      [0, 100],
      [0.5, 0]
    ] as const) {
      const { control_percentage, exposed_percentage, lift_percentage, margin_of_error } = await run({ base, points })
      expect(Math.abs((control_percentage ?? -1) - 100 * base)).toBeLessThan(6)
      expect(Math.abs((exposed_percentage ?? -1) - (100 * base + points))).toBeLessThan(6)
      expect(Math.abs((lift_percentage ?? 999) - points)).toBeLessThanOrEqual(2 * (margin_of_error ?? 0))
    }
  })

  it("is of the questions that respondents were asked, demographic ones too", async () => {
    const { id, w } = await ended({
      channels: ["digital", "social"],
      draft_settings: { questions: [question], social_questions: [{ ...question, question_name: "social" }] }
    })
    const questions = await w.questions(id)
    const lift = async (name: string) => {
      const found = questions.find((_) => _.question.question_name === name)?.question.id
      return (await w.get<Wire.LiftResult>(`${campaigns}/${id}/questions/${found}/lift`)).body
    }
    const [all, social, gender] = [await lift("brand_awareness"), await lift("social"), await lift("demo_gender")]
    expect(social.total_count).toBeGreaterThan(50)
    expect(social.total_count).toBeLessThan(all.total_count ?? 0)
    expect(gender.total_count).toBe(all.total_count)
  })

  it("of a question without an answer in target is unknown, and its answers are compared", async () => {
    const { id, w } = await ended()
    const gender = (await w.questions(id)).find((_) => _.question.question_name === "demo_gender")?.question.id
    const path = `${campaigns}/${id}/questions/${gender}/lift`
    const unknown = {
      exposed_percentage: null,
      control_percentage: null,
      lift_percentage: null,
      statistically_significant: null,
      statistical_test: []
    }
    const { body } = await w.get<Wire.LiftResult>(path)
    expect(body).toMatchObject({
      ...unknown,
      enough_sample_size: true,
      in_target_exposed_count: 0,
      margin_of_error: null
    })
    expect(body.exposed_count).toBeGreaterThan(50)
    expect(body.answers_breakdown?.map(({ label, lift_percentage }) => [label, typeof lift_percentage])).toEqual([
      ["Male", "number"],
      ["Female", "number"]
    ])
    const { items } = (await w.get<Wire.LiftByAdChannelList>(`${path}/by-ad-channel`)).body
    for (const item of items) expect(item).toMatchObject({ ...unknown, p_value: null })
  })

  it.each([
    ["a draft's question", async (w: World) => [await w.create(), 48_001]],
    ["an unknown question", async (w: World) => [await w.launch(), 404]],
    ["a question's question_id", async (w: World) => [await w.launch(), 200_001]],
    ["text for a question", async (w: World) => [await w.launch(), "first"]],
    [
      "an unknown campaign",
      async (w: World) => [await w.launch().then(() => "3d5a1c70-8e42-4b7f-b9d1-2a60c4e7f815"), 48_001]
    ]
  ])("of %s is 404", async (_, find) => {
    const w = world()
    const [id, asked] = await find(w)
    expect((await w.get(`${campaigns}/${id}/questions/${asked}/lift`)).status).toBe(404)
  })

  it.each([
    ["confidence_level", "0"],
    ["confidence_level", "1"],
    ["confidence_level", "sure"],
    ["confidence_level__in", "0.99"],
    ["target_audience_id__in", "women"],
    ["timestamp__lte", "today"],
    ["respondent_id", "17"],
    ["frequency__gte", "often"],
    ["ad_channel__regex", "["],
    ["demo_age__range", "18"]
  ])("refuses %s=%s by name", async (name, value) => {
    const w = world()
    const { body, status } = await w.lift<Wire.FieldErrors>(await w.launch(), { [name]: value })
    expect(status).toBe(400)
    expect(Object.keys(body)[0]?.split(".")[0]).toBe(name)
  })

  it("ignores parameters that it does not list, and takes a trailing slash", async () => {
    const { id, w } = await ended()
    const { body } = await w.lift(id)
    expect((await w.lift(id, { unheard_of: "x", sort_by: "lift" }, "/")).body).toEqual(body)
  })
})

describe("listLiftByDevice", () => {
  const devices = async (w: World, id: string, params = {}) =>
    (await w.lift<Wire.LiftByDeviceList>(id, params, "/by-device")).body.items

  it("has parts that add up to the whole", async () => {
    const { id, w } = await ended()
    for (const params of [{}, { demo_gender: "2" }, { daypart: "prime" }, { channel: "digital", frequency__gte: 3 }]) {
      const [{ body }, items] = [await w.lift(id, params), await devices(w, id, params)]
      expect(items.map(({ device_name }) => device_name)).toEqual(["Mobile", "Desktop", "Tablet"])
      for (const name of [
        "exposed_count",
        "control_count",
        "in_target_exposed_count",
        "in_target_control_count",
        "total_count"
      ] as const) {
        expect(items.reduce((sum, item) => sum + (item[name] ?? 0), 0)).toBe(body[name])
      }
      expect(items.reduce((sum, item) => sum + (item.impression_share_percentage ?? 0), 0)).toBeCloseTo(100, 9)
    }
  })

  it("has in each part what the filter on that device gives", async () => {
    const { id, w } = await ended()
    for (const { device, device_name: _name, impression_share_percentage: _share, ...item } of await devices(
      w,
      id,
      fourLevels
    )) {
      expect((await w.lift(id, { device_type: device, ...fourLevels })).body).toEqual(item)
    }
  })

  it("leaves out devices that nobody uses", async () => {
    const { id, w } = await ended()
    expect((await devices(w, id, { device_type: "tablet" })).map(({ device }) => device)).toEqual(["tablet"])
    expect(await devices(w, id, { timestamp__lte: iso(start) })).toEqual([])
  })
})

describe("listLiftByAdChannel", () => {
  it("compares those who saw an ad there with the whole control group", async () => {
    const { id, w } = await ended({ channels: ["digital", "social"] })
    const [{ body }, reply] = [await w.lift(id), await w.lift<Wire.LiftByAdChannelList>(id, {}, "/by-ad-channel")]
    expect(reply.status).toBe(200)
    expect(reply.body.items.map(({ ad_channel_name }) => ad_channel_name)).toEqual([
      "Mobile web",
      "Mobile app",
      "Desktop web",
      "Tablet web",
      "Social"
    ])
    for (const item of reply.body.items) {
      const saw = await byHand(w, id, body.question ?? { id: 0 }, (_, seen) => seen.includes(item.ad_channel ?? ""))
      expect([item.exposed_count, item.in_target_exposed_count]).toEqual([saw.e.n, saw.e.hits])
      expect([item.control_count, item.in_target_control_count]).toEqual([
        body.control_count,
        body.in_target_control_count
      ])
      expect((await w.lift(id, { ad_channel: item.ad_channel })).body.lift_percentage).toBe(item.lift_percentage)
      expect(item.p_value).toBeGreaterThan(0)
      expect(item).not.toHaveProperty("total_count")
      expect(item).not.toHaveProperty("confidence_level")
      expect(item).not.toHaveProperty("margin_of_error")
    }
    const shares = reply.body.items.map(({ impression_share_percentage = 0 }) => impression_share_percentage)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 9)
  })

  it("has no p value while there are too few respondents", async () => {
    const w = world()
    const id = await w.launch()
    await w.runTo(start + 3 * hour)
    const { items } = (await w.lift<Wire.LiftByAdChannelList>(id, {}, "/by-ad-channel")).body
    expect(items.length).toBeGreaterThan(0)
    for (const item of items)
      expect(item).toMatchObject({ p_value: null, lift_percentage: null, enough_sample_size: false })
  })
})

describe("listCampaignQuestions", () => {
  const names = async (w: World, id: string, params: object) => {
    const { body } = await w.get<Wire.CampaignQuestionList>(query(`${campaigns}/${id}/questions`, { ...params }))
    return body.items.map((_) => _.question.question_name)
  }

  it("lists the draft's questions first, then the demographic ones, with their answers", async () => {
    const w = world()
    const id = await w.launch({
      draft_settings: { questions: [question, { ...question, question_name: "second", default: false }] }
    })
    expect(await names(w, id, {})).toEqual([
      "brand_awareness",
      "second",
      "demo_age",
      "demo_gender",
      "demo_region",
      "demo_education",
      "demo_hhi",
      "demo_hhi_int"
    ])
    const [first] = await w.questions(id)
    expect(first?.answers?.map((_) => _.answer_text)).toEqual(question.answers)
    expect(first?.question.in_target_answers).toEqual([first?.answers?.[0]?.answer_id])
    expect(first?.question.id).not.toBe(first?.question.question_id)
  })

  it.each([
    [{ question_id: 43 }, ["demo_gender"]],
    [{ question_id__in: [43, 42] }, ["demo_age", "demo_gender"]],
    [{ question_type: "radio" }, ["brand_awareness"]],
    [{ question_type__in: ["radio", "other"] }, ["brand_awareness"]],
    [{ question_id: 43, question_type: "radio" }, []]
  ])("keeps those of %o", async (params, expected) => {
    const w = world()
    expect(await names(w, await w.launch(), params)).toEqual(expected)
  })

  it("never reuses an id", async () => {
    const w = world()
    const ids = [...(await w.questions(await w.launch())), ...(await w.questions(await w.launch()))]
    expect(new Set(ids.map((_) => _.question.id)).size).toBe(ids.length)
    const answers = ids.flatMap((_) => _.answers?.map(({ answer_id }) => answer_id) ?? [])
    expect(new Set(answers).size).toBe(answers.length)
  })

  it("of an unknown campaign is 404", async () => {
    expect((await world().get(`${campaigns}/3d5a1c70-8e42-4b7f-b9d1-2a60c4e7f815/questions`)).status).toBe(404)
  })
})
