/**
 * Runs a brand lift study whose true lift is known, in a separate sandbox, from the creation of the draft to the end of the study.
 */
import { type BrandLift, createBrandLift } from "@fieldwork/brand-lift/promise"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { type components, createControlClient } from "@fieldwork/sandbox/control"

type Schemas = components["schemas"]

export interface Design {
  readonly seed: number
  readonly effect?: Schemas["CampaignEffect"]
  readonly people?: Schemas["CampaignPeople"]
  /**
   * The number of days for which the study runs. Default: 2. The results depend only on the number of respondents, so a longer study is not needed.
   */
  readonly days?: number
}

export interface Study {
  readonly client: BrandLift
  readonly campaign: string
  /** The id of the study's only question. */
  readonly question: number
}

const url = "https://lift.example"
const day = 86_400_000
const start = Date.parse("2026-01-06T00:00:00Z")

const iso = (instant: number): string => new Date(instant).toISOString()

export const runStudy = async ({ days = 2, effect, people, seed }: Design): Promise<Study> => {
  const sandbox = createSandbox({ seed, start: new Date(start), send: async () => new Response() })
  const options = { baseUrl: url, authUrl: url, ...credentials.brandLift, fetch: sandbox.fetch }
  const client = createBrandLift({ ...options, deprecation: "silent" })
  const control = createControlClient({ baseUrl: url, fetch: sandbox.fetch })
  const { campaign_id } = await client.campaigns.create({
    body: {
      campaign_name: "Alder Coffee winter",
      start_date: iso(start),
      end_date: iso(start + days * day),
      client_name: null,
      country_language_id: 9,
      industry_id: 12,
      channels: ["digital", "linear_tv"],
      data_partners: ["airings-partner"],
      expected_impressions_count: { digital: 2_000_000, linear_tv: 1_000_000 },
      draft_settings: {
        questions: [
          {
            question_name: "brand_awareness",
            question_text: "Which of these brands have you heard of?",
            answers: ["Alder Coffee", "Another brand", "None of these"],
            question_type: "radio",
            default: true,
            target_option_index: 0
          }
        ]
      }
    }
  })
  const path = { params: { path: { id: campaign_id } } }
  const set = [
    effect && (await control.PUT("/__sandbox/campaigns/{id}/effect", { ...path, body: effect })),
    people && (await control.PUT("/__sandbox/campaigns/{id}/people", { ...path, body: people }))
  ]
  for (const reply of set) if (reply?.error !== undefined) throw new Error(JSON.stringify(reply.error))
  await client.campaigns.launch({ id: campaign_id })
  await sandbox.advance({ days: days + 1 })
  const { default_question_lift } = await client.lift.overview({ id: campaign_id })
  return { client, campaign: campaign_id, question: default_question_lift?.question?.id ?? 0 }
}
