/** The recruited respondents of a study. The tests compute results from these respondents row by row, independently of the sandbox. */
import type { CampaignSettings } from "../../../src/brand-lift/campaigns/Campaign.ts"
import type { DraftQuestion } from "@fieldwork/specs/brand-lift/schema"
import { demographics } from "../../../src/brand-lift/lookups/demographics.ts"
import { createStudyIds, uuidAt } from "../../../src/brand-lift/study/StudyIds.ts"
import * as Labels from "../../../src/brand-lift/study/Labels.ts"
import { adChannels, dayparts, devices } from "../../../src/brand-lift/study/Media.ts"
import { answersOf } from "../../../src/brand-lift/study/Population.ts"
import * as Study from "../../../src/brand-lift/study/Study.ts"
import * as Random from "../../../src/environment/Random.ts"
import { day, question, start } from "../startBrandLift.ts"

const ask = (fields: object): DraftQuestion => ({ ...question, ...fields })

export const settings = (fields: Partial<CampaignSettings> = {}): CampaignSettings => ({
  campaign_name: "People",
  start_date: start,
  end_date: start + 30 * day,
  client_name: null,
  country_language_id: 9,
  industry_id: 12,
  channels: ["digital", "linear_tv", "social"],
  data_partners: ["airings-partner"],
  counts: { digital: 1_500_000, linear_tv: 900_000, social: 600_000 },
  draft_settings: {
    allow_ip: false,
    extra_questions_enabled: true,
    questions: [
      ask({}),
      ask({ question_name: "several", question_type: "checkbox", max_sel: 3, answers: ["A", "B", "C", "D"] })
    ],
    social_questions: [ask({ question_name: "social" })],
    extra_questions: [ask({ question_name: "extra" })],
    target_audiences: [
      { target_name: "Women", is_default: true, qualifications: [{ marketplace_question_id: 43, precodes: ["2"] }] },
      {
        target_name: "Men of the north or east",
        is_default: false,
        qualifications: [
          { marketplace_question_id: 43, precodes: ["1"] },
          { marketplace_question_id: 122, precodes: ["1", "2"] }
        ]
      },
      {
        target_name: "Cat owners",
        is_default: false,
        qualifications: [{ marketplace_question_id: 7064, precodes: ["1"] }]
      }
    ]
  },
  ...fields
})

export const study = (fields: Partial<CampaignSettings> = {}, seed = 1): Study.Study => {
  const all = settings(fields)
  const made = Study.make({
    settings: all,
    ids: createStudyIds(),
    random: Random.make(seed),
    startsAt: all.start_date,
    effect: { base: 0.4, points: 6 },
    labels: Labels.make()
  })
  Study.refresh(made, all.end_date)
  return made
}

export interface Impression {
  readonly placement: string
  readonly publisher: string
  readonly network: string | undefined
  readonly custom: Readonly<Record<string, string>>
  readonly creative: string
  readonly media: string
  readonly duration: number | undefined
  readonly adChannel: string
  readonly daypart: string
}

export interface Person {
  readonly id: string
  readonly exposed: boolean
  readonly recruitedAt: number
  readonly device: string
  readonly channels: ReadonlyArray<string>
  readonly demographics: Readonly<Record<string, number>>
  /** The ids of the chosen answers to each question, in survey order. */
  readonly answers: ReadonlyArray<ReadonlyArray<number>>
  readonly impressions: ReadonlyArray<Impression>
}

const impressionAt = ({ mediaPlan, population: { impressions } }: Study.Study, index: number): Impression => {
  const placement = mediaPlan.placements[impressions.placement.at(index)]
  const creative = mediaPlan.creatives[impressions.creative.at(index)]
  if (placement === undefined || creative === undefined) throw new Error("an impression without a place")
  return {
    placement: placement.id,
    publisher: mediaPlan.publishers[placement.publisher]?.id ?? "",
    network: placement.network,
    custom: placement.custom,
    creative: creative.id,
    media: creative.mediaChannel,
    duration: creative.adDuration,
    adChannel: adChannels[impressions.adChannel.at(index)]?.id ?? "",
    daypart: dayparts[impressions.daypart.at(index)]?.id ?? ""
  }
}

/** Returns all respondents who are visible at the current time. */
export const people = (from: Study.Study): ReadonlyArray<Person> =>
  Array.from({ length: from.visible }, (_, index) => {
    const { population } = from
    const first = population.first.at(index)
    return {
      id: uuidAt(from.seeds.respondent, index),
      exposed: population.exposed.at(index) === 1,
      recruitedAt: population.recruitedAt.at(index),
      device: devices[population.device.at(index)]?.id ?? "",
      channels: ["digital", "linear_tv", "social"].filter((__, bit) => (population.channels.at(index) >> bit) & 1),
      demographics: Object.fromEntries(
        demographics.map(({ filterName }, column) => [filterName, population.demographics[column]?.at(index) ?? 0])
      ),
      answers: from.questions.map(({ answers }, at) => {
        const column = population.answers[at]
        return column === undefined ? [] : answersOf(column, index).map((option) => answers[option]?.answer_id ?? 0)
      }),
      impressions: Array.from({ length: population.first.at(index + 1) - first }, (__, offset) =>
        impressionAt(from, first + offset)
      )
    }
  })
