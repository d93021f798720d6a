// #region connect
import { createBrandLift } from "@fieldwork/brand-lift/promise"
import { createSandbox, credentials } from "@fieldwork/sandbox"

const sandbox = createSandbox()
const url = "https://brand-lift.example"
const brandLift = createBrandLift({ baseUrl: url, authUrl: url, ...credentials.brandLift, fetch: sandbox.fetch })
// #endregion connect

// #region draft
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
          answers: ["Alder Coffee", "Birch Roasters", "Cedar Beans", "None of these"],
          default: true,
          target_option_index: 0
        }
      ]
    }
  }
})
// #endregion draft

// #region launch
await brandLift.campaigns.launch({ id })
const { status } = await brandLift.campaigns.get({ id })
console.log(`after the launch: ${status}`)
// #endregion launch

// #region wait
await sandbox.advance({ days: 30 })
// #endregion wait

// #region lift
for await (const { question } of brandLift.questions.list({ campaigns_pk: id })) {
  if (question?.kpi_type !== "awareness" || question.id === undefined) continue
  const lift = await brandLift.lift.get({ campaigns_pk: id, questions_pk: question.id, confidence_level: 0.9 })
  if (lift.lift_percentage == null || lift.margin_of_error == null) {
    console.log(`${question.question_name}: ${lift.total_count} respondents, too few for an estimate`)
    continue
  }
  const low = (lift.lift_percentage - lift.margin_of_error).toFixed(1)
  const high = (lift.lift_percentage + lift.margin_of_error).toFixed(1)
  console.log(`${question.question_name}: ${lift.lift_percentage.toFixed(1)} points, from ${low} to ${high} at 90 %`)
}
// #endregion lift

// #region devices
for await (const { question } of brandLift.questions.list({ campaigns_pk: id })) {
  if (question?.kpi_type !== "awareness" || question.id === undefined) continue
  const { items } = await brandLift.lift.byDevice({ campaigns_pk: id, questions_pk: question.id })
  for (const { device_name, lift_percentage, statistically_significant } of items) {
    console.log(
      `${device_name}: ${lift_percentage?.toFixed(1)} points, ${statistically_significant ? "" : "not "}significant`
    )
  }
}
// #endregion devices
