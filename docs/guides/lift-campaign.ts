/**
 * Creates a campaign with a chosen true effect in a sandbox, for the guides on lift.
 */
// #region campaign
import { createBrandLift } from "@fieldwork/brand-lift/promise"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { createControlClient } from "@fieldwork/sandbox/control"

/** Launches a 40-day study with 4,000 respondents. The in-target share is 40% without exposure, and exposure adds `points` percentage points. */
export const launched = async ({ points, seed }: { readonly points: number; readonly seed: number }) => {
  const sandbox = createSandbox({ seed })
  const url = "https://brand-lift.example"
  const brandLift = createBrandLift({ baseUrl: url, authUrl: url, ...credentials.brandLift, fetch: sandbox.fetch })
  const { campaign_id: id } = await brandLift.campaigns.create({
    body: {
      campaign_name: "Alder Coffee winter",
      client_name: "Alder Coffee",
      start_date: "2026-01-06T00:00:00Z",
      end_date: "2026-02-15T00:00:00Z",
      country_language_id: 9,
      industry_id: 1,
      channels: ["digital"],
      expected_impressions_count: { digital: 3_000_000 },
      draft_settings: {
        questions: [
          {
            question_name: "brand_awareness",
            question_text: "Which of these coffee brands have you heard of?",
            kpi_type: "awareness",
            question_type: "radio",
            answers: ["Alder Coffee", "Birch Roasters", "None of these"],
            default: true,
            target_option_index: 0
          }
        ]
      }
    }
  })
  const control = createControlClient({ baseUrl: url, fetch: sandbox.fetch })
  const path = { id }
  await control.PUT("/__sandbox/campaigns/{id}/effect", { params: { path }, body: { base: 0.4, points } })
  await control.PUT("/__sandbox/campaigns/{id}/people", { params: { path }, body: { respondents: 4000 } })
  await brandLift.campaigns.launch({ id })
  await sandbox.advance({ days: 2 })
  const { default_question_lift } = await brandLift.lift.overview({ id })
  return { brandLift, id, question: default_question_lift?.question?.id ?? 0, sandbox }
}
// #endregion campaign
