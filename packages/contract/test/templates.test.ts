/**
 * Checks that the service accepts a draft whose questions the client has converted from the question templates of the service.
 */
import { createBrandLift, DraftQuestion } from "@fieldwork/brand-lift/promise"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { expect, it } from "vitest"

const url = "https://brand-lift.example"
const lookups = { country_language_id: 9, industry_id: 1 }

const draft = {
  ...lookups,
  campaign_name: "Alder Coffee winter",
  client_name: "Alder Coffee",
  start_date: "2026-01-06T00:00:00Z",
  end_date: "2026-02-15T00:00:00Z",
  channels: ["digital", "social"],
  expected_impressions_count: { digital: 3_000_000, social: 6_000_000 }
} as const

it("the sandbox can launch a campaign whose draft contains every question template", async () => {
  const { fetch } = createSandbox()
  const brandLift = createBrandLift({ baseUrl: url, authUrl: url, ...credentials.brandLift, fetch })
  const of = async (usage: "lift" | "baseline" | "extra" | "social") => {
    const questions = []
    for await (const template of brandLift.questionTemplates.list({ ...lookups, usage })) {
      questions.push(DraftQuestion.of(template))
    }
    expect(questions.length).toBeGreaterThan(1)
    return questions
  }
  const [questions, baseline_questions, extra_questions, social_questions] = [
    await of("lift"),
    await of("baseline"),
    await of("extra"),
    await of("social")
  ]
  const { campaign_id: id } = await brandLift.campaigns.create({
    body: {
      ...draft,
      draft_settings: {
        answer_meta: { in_target_brand: "Alder Coffee", competitors: ["Birch Roasters"] },
        questions: questions.map((question, index) => ({ ...question, default: index === 0 })),
        baseline_questions,
        extra_questions,
        social_questions
      }
    }
  })
  expect((await brandLift.campaigns.launch({ id })).detail).toContain("Campaign created")
})
