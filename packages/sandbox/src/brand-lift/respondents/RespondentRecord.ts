/** Converts a respondent to an item of the respondent list, including the profile, exposures and answers. */
import type { Campaign } from "../campaigns/Campaign.ts"
import { toText } from "../Instant.ts"
import { demographics } from "../lookups/demographics.ts"
import type * as Wire from "@fieldwork/specs/brand-lift/schema"
import { uuidAt } from "../study/StudyIds.ts"
import { adChannels, dayparts, devices } from "../study/Media.ts"
import { answersOf, frequency } from "../study/Population.ts"
import type { Study } from "../study/Study.ts"
import { weightOf } from "../study/Weights.ts"
import { airing } from "./Television.ts"

/** Returns the id of a respondent. Respondent, session, visitor and impression ids are generated from different seeds. */
export const respondentId = ({ seeds }: Study, respondent: number): string => uuidAt(seeds.respondent, respondent)
export const sessionId = ({ seeds }: Study, respondent: number): string =>
  uuidAt((seeds.respondent ^ 0x5e551011) >>> 0, respondent)
const visitorId = ({ seeds }: Study, respondent: number): string =>
  uuidAt((seeds.respondent ^ 0x2b1707) >>> 0, respondent)
const impressionId = ({ seeds }: Study, impression: number): string =>
  uuidAt((seeds.respondent ^ 0x1ca98d55) >>> 0, impression)

export const groupOf = ({ population }: Study, respondent: number): "exposed" | "control" =>
  population.exposed.at(respondent) === 1 ? "exposed" : "control"

const impression = (campaign: Campaign, study: Study, respondent: number, index: number): Wire.Impression => {
  const { labels, mediaPlan, population } = study
  const { adChannel, creative, daypart, placement, timestamp } = population.impressions
  const place = mediaPlan.placements[placement.at(index)]
  const ad = mediaPlan.creatives[creative.at(index)]
  const at = timestamp.at(index)
  const channel = adChannels[adChannel.at(index)]?.id ?? ""
  const group = labels.creative.groups.get(ad?.id ?? "")
  return {
    impression_id: impressionId(study, index),
    visitor_id: visitorId(study, respondent),
    timestamp: toText(at),
    publisher_id: mediaPlan.publishers[place?.publisher ?? 0]?.id ?? "",
    placement_id: place?.id ?? "",
    creative_id: ad?.id ?? "",
    ad_channel: channel,
    custom_variables: { ...place?.custom },
    impression_type: channel,
    media_channel: ad?.mediaChannel ?? "",
    ...(ad?.adDuration !== undefined && { ad_duration: ad.adDuration }),
    daypart: dayparts[daypart.at(index)]?.id ?? "",
    ...(place?.network !== undefined && { network: place.network }),
    ...(place?.channel === "linear_tv"
      ? {
          ...airing(index, at, campaign.client_name ?? ""),
          ad_start_timestamp: toText(at),
          ...(group !== undefined && { tv_creative_group_id: group })
        }
      : { device_type: devices[population.device.at(respondent)]?.id ?? "" })
  }
}

/** Returns the answers to the survey's own questions. Demographic answers are in separate properties. */
const responses = ({ population, questions }: Study, respondent: number): Array<Wire.RespondentAnswer> =>
  questions.flatMap(({ answers, demographic, question_id }, index) => {
    const column = population.answers[index]
    if (column === undefined || demographic !== undefined) return []
    const chosen = answersOf(column, respondent).flatMap((option) => answers[option] ?? [])
    if (chosen.length === 0) return []
    return {
      question_id,
      timestamp: toText(population.recruitedAt.at(respondent)),
      answer_ids: chosen.map(({ answer_id }) => answer_id),
      answer_texts: chosen.map(({ answer_text }) => answer_text)
    }
  })

export const toRecord = (campaign: Campaign, study: Study, respondent: number): Wire.RespondentRecord => {
  const { population } = study
  const first = population.first.at(respondent)
  const seen = frequency(population, respondent)
  return {
    respondent: {
      respondent_id: respondentId(study, respondent),
      group: groupOf(study, respondent),
      weight: weightOf(study.weights, groupOf(study, respondent), population.stratum.at(respondent)),
      frequency: seen
    },
    responses: responses(study, respondent),
    impressions: Array.from({ length: seen }, (_, offset) => impression(campaign, study, respondent, first + offset)),
    demographic_responses: demographics.map(({ filterName, questionId }, index) => ({
      question_id: String(questionId),
      filter_name: filterName,
      answer_ints: [population.demographics[index]?.at(respondent) ?? 0]
    }))
  }
}
