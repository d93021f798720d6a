/**
 * The study in the demo: forty days, three million digital impressions and one question.
 */

export const start = "2026-01-06T00:00:00Z"
export const end = "2026-02-15T00:00:00Z"

export const campaign = {
  campaign_name: "Alder Coffee winter",
  start_date: start,
  end_date: end,
  client_name: "Alder Coffee",
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
} as const
