/**
 * Computes the data for the plots in the lift guide: the lift of the guide's study by day and by device.
 */
import { createBrandLift } from "@fieldwork/brand-lift/promise"
import { createSandbox, credentials } from "@fieldwork/sandbox"

export interface Estimate {
  readonly label: string
  readonly lift: number
  readonly margin: number
}

export interface Series {
  readonly days: ReadonlyArray<Estimate>
  readonly devices: ReadonlyArray<Estimate>
  readonly respondents: number
}

const question = {
  question_name: "brand_awareness",
  question_text: "Which of these coffee brands have you heard of?",
  kpi_type: "awareness",
  question_type: "radio",
  answers: ["Alder Coffee", "Birch Roasters", "Cedar Beans", "None of these"],
  default: true,
  target_option_index: 0
}

const estimate = (
  label: string,
  lift: number | null | undefined,
  margin: number | null | undefined
): ReadonlyArray<Estimate> => (lift == null || margin == null ? [] : [{ label, lift, margin }])

/**
 * Runs the study for 40 days and returns its lift by day and by device. Days with 50 respondents or fewer are omitted, because they have no estimate.
 */
export const measure = async (): Promise<Series> => {
  const sandbox = createSandbox()
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
      draft_settings: { questions: [question] }
    }
  })
  await brandLift.campaigns.launch({ id })
  let questions_pk = 0
  for await (const { question: each } of brandLift.questions.list({ campaigns_pk: id })) {
    if (each?.kpi_type === "awareness") questions_pk = each.id
  }
  const ids = { campaigns_pk: id, questions_pk, confidence_level: 0.9 }
  const days: Array<Estimate> = []
  let respondents = 0
  for (let day = 1; day <= 40; day++) {
    await sandbox.advance({ days: 1 })
    const { lift_percentage, margin_of_error, total_count } = await brandLift.lift.get(ids)
    days.push(...estimate(`${day}`, lift_percentage, margin_of_error))
    respondents = total_count ?? 0
  }
  const { items } = await brandLift.lift.byDevice(ids)
  const devices = items.flatMap(({ device_name, lift_percentage, margin_of_error }) =>
    estimate(device_name ?? "unknown", lift_percentage, margin_of_error)
  )
  return { days, devices, respondents }
}
