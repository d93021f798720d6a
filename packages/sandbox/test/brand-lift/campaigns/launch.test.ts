import { describe, expect, it } from "vitest"
import type * as Wire from "@fieldwork/specs/brand-lift/schema"
import { campaigns, day, iso, question, start, startBrandLift } from "../startBrandLift.ts"

const { target_option_index: _, ...untargeted } = question

const grid = {
  ...untargeted,
  rows: [{ text: "Taste" }, { text: "Price" }],
  columns: [{ text: "Bad" }, { text: "Good" }]
}

const settings = (fields: object) => ({ draft_settings: fields })

describe("launchCampaign", () => {
  it("launchCampaign creates the surveys and questions of the campaign", async () => {
    const { campaign, create, post, questions } = startBrandLift()
    const id = await create()
    expect(await questions(id)).toEqual([])
    expect((await post(`${campaigns}/${id}/launch`)).body).toEqual({
      detail: "Campaign created. Survey creation has been triggered."
    })
    const { control_survey_id, default_question_id, exposed_survey_id } = await campaign(id)
    expect(control_survey_id).not.toBe(exposed_survey_id)
    const [first] = await questions(id)
    expect(first?.question).toMatchObject({ id: default_question_id, question_name: "brand_awareness" })
  })

  it.each([
    ["pending", { start_date: iso(start + day) }, start],
    ["live", {}, start + day],
    ["complete", {}, start + 31 * day]
  ])("launchCampaign refuses a %s campaign with 409 and changes nothing", async (status, fields, at) => {
    const { campaign, launch, post, runTo } = startBrandLift()
    const id = await launch(fields)
    await runTo(at)
    const before = await campaign(id)
    expect(await post(`${campaigns}/${id}/launch`)).toMatchObject({
      status: 409,
      body: { detail: `Only a draft can be launched; this campaign is ${status}.` }
    })
    expect(await campaign(id)).toEqual(before)
  })

  it.each([
    ["no channel", { channels: [] }, "channels"],
    ["no question", settings({}), "draft_settings.questions"],
    [
      "a question without answers",
      settings({ questions: [{ ...question, answers: [] }] }),
      "draft_settings.questions.0"
    ],
    ["a question without a target", settings({ questions: [untargeted] }), "draft_settings.questions.0"],
    [
      "a social question whose target is not an answer",
      {
        channels: ["social"],
        ...settings({ questions: [question], social_questions: [{ ...question, target_option_index: 3 }] })
      },
      "draft_settings.social_questions.0"
    ],
    [
      "a target that is not an answer",
      settings({ questions: [{ ...question, target_option_index: 3 }] }),
      "draft_settings.questions.0"
    ],
    [
      "a negative target",
      settings({ questions: [question, { ...question, target_option_index: -1 }] }),
      "draft_settings.questions.1"
    ],
    [
      "several targets of which one is not an answer",
      settings({ questions: [{ ...question, multi_target_option_index: [0, 9] }] }),
      "draft_settings.questions.0"
    ],
    [
      "a grid target after the last column of its row",
      settings({ questions: [{ ...grid, multi_level_target_option_index: { "0": [1, 2] } }] }),
      "draft_settings.questions.0"
    ],
    [
      "a grid target before the first column of its row",
      settings({ questions: [{ ...grid, multi_level_target_option_index: { "1": [-1] } }] }),
      "draft_settings.questions.0"
    ],
    [
      "a target in a row that the grid does not have",
      settings({ questions: [{ ...grid, multi_level_target_option_index: { "2": 0 } }] }),
      "draft_settings.questions.0"
    ],
    [
      "a target in a row that is not a number",
      settings({ questions: [{ ...grid, multi_level_target_option_index: { Taste: [0] } }] }),
      "draft_settings.questions.0"
    ]
  ])(
    "launchCampaign refuses a draft with %s, names the field, and leaves the campaign a draft",
    async (_, fields, field) => {
      const { campaign, create, post } = startBrandLift()
      const id = await create(fields)
      const { body, status } = await post<Wire.FieldErrors>(`${campaigns}/${id}/launch`)
      expect(status).toBe(400)
      expect(Object.keys(body)).toEqual([field])
      expect((await campaign(id)).status).toBe("draft")
    }
  )

  it("launchCampaign accepts a draft until its end date, but not at the end date itself", async () => {
    const launchAt = async (at: number) => {
      const { create, post, runTo } = startBrandLift()
      const id = await create({ end_date: iso(start + day) })
      await runTo(at)
      return post<Wire.FieldErrors>(`${campaigns}/${id}/launch`)
    }
    expect((await launchAt(start + day - 1)).status).toBe(200)
    expect((await launchAt(start + day)).body).toEqual({ end_date: ["The end date has passed."] })
  })

  it("launchCampaign responds 404 for an unknown campaign", async () => {
    expect((await startBrandLift().post(`${campaigns}/3d5a1c70-8e42-4b7f-b9d1-2a60c4e7f815/launch`)).status).toBe(404)
  })
})
