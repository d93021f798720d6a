/**
 * Simulates a 90-day campaign with a chosen true effect in a sandbox, and reads its lift for each day.
 */
import { createBrandLift } from "@fieldwork/brand-lift/promise"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { createControlClient } from "@fieldwork/sandbox/control"

export const lastDay = 90

export interface StudyOptions {
  /** The true effect of exposure in percentage points, which is added to a baseline of 40%. Range: -40 to 60. */
  readonly points: number
  /** The number of respondents over 90 days. */
  readonly respondents: number
  readonly seed: number
}

export const defaultStudy: StudyOptions = { points: 6, respondents: 4000, seed: 1 }

/** The estimate at the end of a day. */
export interface DayResult {
  /** The number of the day in the campaign, starting at 1. */
  readonly day: number
  readonly respondents: number
  /** The estimate in percentage points, with its margin of error at 90% confidence. Undefined if there are 50 respondents or fewer. */
  readonly estimate?: { readonly points: number; readonly margin: number }
}

export interface Study {
  /** Advances the clock to the end of `day` and returns the results of all days so far. The clock never moves back. */
  readonly to: (day: number) => Promise<ReadonlyArray<DayResult>>
  /** Returns the time of the virtual clock. */
  readonly now: () => Date
}

const start = "2026-01-06T00:00:00Z"

/** Returns the virtual time at which the result of a day becomes available, in Unix milliseconds. */
export const momentOf = (day: number): number => Date.parse(start) + day * 86_400_000 + 3 * 3_600_000

const body = {
  campaign_name: "Alder Coffee winter",
  client_name: "Alder Coffee",
  start_date: start,
  end_date: new Date(Date.parse(start) + lastDay * 86_400_000).toISOString(),
  country_language_id: 9,
  industry_id: 1,
  channels: ["digital" as const],
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

export const openStudy = async ({ points, respondents, seed }: StudyOptions): Promise<Study> => {
  const sandbox = createSandbox({ seed })
  const url = "https://brand-lift.example"
  const brandLift = createBrandLift({ baseUrl: url, authUrl: url, ...credentials.brandLift, fetch: sandbox.fetch })
  const { campaign_id: id } = await brandLift.campaigns.create({ body })
  const control = createControlClient({ baseUrl: url, fetch: sandbox.fetch })
  const path = { id }
  await control.PUT("/__sandbox/campaigns/{id}/effect", { params: { path }, body: { base: 0.4, points } })
  await control.PUT("/__sandbox/campaigns/{id}/people", { params: { path }, body: { respondents } })
  await brandLift.campaigns.launch({ id })
  let questions_pk = 0
  for await (const { question } of brandLift.questions.list({ campaigns_pk: id })) {
    if (question?.kpi_type === "awareness") questions_pk = question.id
  }
  const results: Array<DayResult> = []
  const read = async (day: number): Promise<DayResult> => {
    const lift = await brandLift.lift.get({ campaigns_pk: id, questions_pk, confidence_level: 0.9 })
    const { lift_percentage: found, margin_of_error: margin, total_count } = lift
    return {
      day,
      respondents: total_count ?? 0,
      ...(found != null && margin != null && { estimate: { points: found, margin } })
    }
  }
  return {
    now: sandbox.now,
    to: async (day) => {
      for (let next = results.length + 1; next <= Math.min(day, lastDay); next++) {
        await sandbox.advance({ seconds: (momentOf(next) - sandbox.now().getTime()) / 1000 })
        results.push(await read(next))
      }
      return results
    }
  }
}
