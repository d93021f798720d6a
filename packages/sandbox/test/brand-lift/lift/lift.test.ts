import { describe, expect, it } from "vitest"
import type * as Wire from "@fieldwork/specs/brand-lift/schema"
import { campaigns, day, question, start, startBrandLift, type TestBrandLift } from "../startBrandLift.ts"
import { byHand, ended, fourLevels } from "./byHand.ts"

describe("getQuestionLift", () => {
  it("getQuestionLift returns the lift, and the margin at each confidence level, that an independent computation from the respondents gives", async () => {
    const { id, brandLift } = await ended()
    const { body } = await brandLift.lift(id, { ...fourLevels, confidence_level: 0.95 })
    const { c, e, margin, points } = await byHand(brandLift, id, body.question ?? { id: 0 }, () => true)
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

  it("the lift of a default campaign in the sandbox is significant at 90%", async () => {
    const { id, brandLift } = await ended()
    const { body } = await brandLift.lift(id)
    expect(body.confidence_level).toBe(0.9)
    expect(body.statistical_test).toHaveLength(1)
    expect(body.statistically_significant).toBe(true)
    expect(Math.abs((body.lift_percentage ?? 0) - 6)).toBeLessThan(body.margin_of_error ?? 0)
  })

  it("the segments of the breakdown by answer in getQuestionLift add up to the whole study", async () => {
    const { id, brandLift } = await ended()
    const { body } = await brandLift.lift(id)
    const segments = body.answers_breakdown ?? []
    expect(segments.map(({ label }) => label)).toEqual(question.answers)
    expect(segments.flatMap(({ answer_ids = [] }) => answer_ids).slice(0, 1)).toEqual(body.question?.in_target_answers)
    const { answer_ids: _ids, label: _label, ...first } = segments[0] ?? {}
    expect(body).toMatchObject(first)
    const sum = (name: "in_target_exposed_count" | "in_target_control_count") =>
      segments.reduce((all, segment) => all + (segment[name] ?? 0), 0)
    expect([sum("in_target_exposed_count"), sum("in_target_control_count")]).toEqual([
      body.exposed_count,
      body.control_count
    ])
  })

  it("getQuestionLift returns a lift of null up to 50 respondents and computes the lift from the 51st", async () => {
    const { id, brandLift } = await ended()
    const people = await brandLift.population(id)
    const until = async (count: number) =>
      (await brandLift.lift(id, { timestamp__lte: people[count - 1]?.recruited_at })).body
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

  it("enough_sample_size in a lift result is true once each group has 50 respondents", async () => {
    const { id, brandLift } = await ended()
    const people = await brandLift.population(id)
    const placeOf50th = (group: string) =>
      people.findIndex((_, at) => people.slice(0, at + 1).filter((each) => each.group === group).length === 50)
    const later = Math.max(placeOf50th("exposed"), placeOf50th("control"))
    const until = async (index: number) =>
      (await brandLift.lift(id, { timestamp__lte: people[index]?.recruited_at })).body
    const before = await until(later - 1)
    expect(before.enough_sample_size).toBe(false)
    expect(before.enough_sample_size_on).toHaveLength(1)
    expect(before.enough_sample_size_off).toEqual([
      { overall: { exposed: before.exposed_count, control: before.control_count } }
    ])
    expect((await until(later)).enough_sample_size).toBe(true)
  })

  it("getQuestionLift returns a lift of null while one of the groups is empty", async () => {
    const { id, brandLift } = await ended()
    const { body } = await brandLift.lift(id, { publisher_id: "nobody's" })
    expect(body.exposed_count).toBe(0)
    expect(body.total_count).toBeGreaterThan(500)
    expect([body.lift_percentage, body.control_percentage, body.margin_of_error]).toEqual([null, null, null])
  })

  it("getQuestionLift returns about the lift that setCampaignEffect has set, positive, negative or zero", async () => {
    const run = async (effect: { base: number; points: number }) => {
      const brandLift = startBrandLift()
      const id = await brandLift.create()
      await brandLift.setEffect(id, effect)
      await brandLift.post(`${campaigns}/${id}/launch`)
      await brandLift.runTo(start + 30 * day)
      return (await brandLift.lift(id)).body
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

  it("the lift of a social question counts only the respondents asked it, and the lift of demo_gender as many as brand_awareness", async () => {
    const { id, brandLift } = await ended({
      channels: ["digital", "social"],
      draft_settings: { questions: [question], social_questions: [{ ...question, question_name: "social" }] }
    })
    const questions = await brandLift.questions(id)
    const lift = async (name: string) => {
      const found = questions.find((_) => _.question.question_name === name)?.question.id
      return (await brandLift.get<Wire.LiftResult>(`${campaigns}/${id}/questions/${found}/lift`)).body
    }
    const [all, social, gender] = [await lift("brand_awareness"), await lift("social"), await lift("demo_gender")]
    expect(social.total_count).toBeGreaterThan(50)
    expect(social.total_count).toBeLessThan(all.total_count ?? 0)
    expect(gender.total_count).toBe(all.total_count)
  })

  it("getQuestionLift returns a lift of null for a question without a target answer, and the lift of each answer", async () => {
    const { id, brandLift } = await ended()
    const gender = (await brandLift.questions(id)).find((_) => _.question.question_name === "demo_gender")?.question.id
    const path = `${campaigns}/${id}/questions/${gender}/lift`
    const unknown = {
      exposed_percentage: null,
      control_percentage: null,
      lift_percentage: null,
      statistically_significant: null,
      statistical_test: []
    }
    const { body } = await brandLift.get<Wire.LiftResult>(path)
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
    const { items } = (await brandLift.get<Wire.LiftByAdChannelList>(`${path}/by-ad-channel`)).body
    for (const item of items) expect(item).toMatchObject({ ...unknown, p_value: null })
  })

  it.each([
    ["a draft's question", async (brandLift: TestBrandLift) => [await brandLift.create(), 48_001]],
    ["an unknown question", async (brandLift: TestBrandLift) => [await brandLift.launch(), 404]],
    ["a question's question_id", async (brandLift: TestBrandLift) => [await brandLift.launch(), 200_001]],
    ["a question id that is text", async (brandLift: TestBrandLift) => [await brandLift.launch(), "first"]],
    [
      "an unknown campaign",
      async (brandLift: TestBrandLift) => [
        await brandLift.launch().then(() => "3d5a1c70-8e42-4b7f-b9d1-2a60c4e7f815"),
        48_001
      ]
    ]
  ])("getQuestionLift responds 404 for %s", async (_, find) => {
    const brandLift = startBrandLift()
    const [id, asked] = await find(brandLift)
    expect((await brandLift.get(`${campaigns}/${id}/questions/${asked}/lift`)).status).toBe(404)
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
  ])("getQuestionLift refuses the parameter %s=%s and names it in the error", async (name, value) => {
    const brandLift = startBrandLift()
    const { body, status } = await brandLift.lift<Wire.FieldErrors>(await brandLift.launch(), { [name]: value })
    expect(status).toBe(400)
    expect(Object.keys(body)[0]?.split(".")[0]).toBe(name)
  })

  it("getQuestionLift ignores unknown parameters and accepts a trailing slash", async () => {
    const { id, brandLift } = await ended()
    const { body } = await brandLift.lift(id)
    expect((await brandLift.lift(id, { unheard_of: "x", sort_by: "lift" }, "/")).body).toEqual(body)
  })
})
