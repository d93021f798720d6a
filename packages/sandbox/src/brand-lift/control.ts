/**
 * The brand lift service's share of the control API: what is true of a study, and who its respondents are.
 */
import type { BrandLiftControl } from "../control/Control.ts"
import type { PopulationMember } from "../control/schema.gen.ts"
import { toText } from "./Instant.ts"
import { findCampaign, findStudy, type State } from "./State.ts"
import { isPossible } from "./study/Effect.ts"
import { uuidAt } from "./study/Ids.ts"
import { adChannels, devices } from "./study/Media.ts"
import { answersOf, frequency } from "./study/Population.ts"
import { setEffect, type Study } from "./study/Study.ts"

const unknown = (id: string) => ({ status: 404, body: { detail: `No campaign has the id ${id}.` } }) as const

const member = (study: Study, index: number): PopulationMember => {
  const { population, questions, seeds, weights } = study
  const isExposed = population.exposed.at(index) === 1
  const first = population.first.at(index)
  const seen = Array.from({ length: frequency(population, index) }, (_, offset) => {
    return adChannels[population.impressions.adChannel.at(first + offset)]?.id ?? ""
  })
  return {
    respondent_id: uuidAt(seeds.respondent, index),
    group: isExposed ? "exposed" : "control",
    weight: weights[isExposed ? "exposed" : "control"][population.stratum.at(index)] ?? 1,
    device: devices[population.device.at(index)]?.id ?? "",
    ad_channel: seen.at(-1) ?? "",
    ad_channels: [...new Set(seen)],
    recruited_at: toText(population.recruitedAt.at(index)),
    answers: questions.flatMap(({ answers, question_id }, question) => {
      const columns = population.answers[question]
      const chosen = columns === undefined ? [] : answersOf(columns, index)
      const answer_ids = chosen.flatMap((option) => answers[option]?.answer_id ?? [])
      return answer_ids.length === 0 ? [] : { question_id, answer_ids }
    })
  }
}

export const control = (state: State): BrandLiftControl => ({
  setCampaignEffect: ({ body, params: { id } }) => {
    const campaign = findCampaign(state, id)
    if (campaign === undefined) return unknown(id)
    const { base, points } = body
    if (!isPossible(body)) {
      return {
        status: 400,
        body: { detail: `points: A base of ${base} and ${points} points leave the range of 0 to 100 %.` }
      }
    }
    state.effects.set(campaign.campaign_id, { base, points })
    const study = findStudy(state, id)
    if (study !== undefined) setEffect(study, { base, points }, state.kernel.clock.now())
    return { status: 200, body: { base, points } }
  },

  /** Only respondents that the last refresh let be seen, so that the list and the lift agree. */
  listCampaignPopulation: ({ params: { id } }) => {
    if (findCampaign(state, id) === undefined) return unknown(id)
    const study = findStudy(state, id)
    const items = study === undefined ? [] : Array.from({ length: study.visible }, (_, index) => member(study, index))
    return { status: 200, body: { items } }
  }
})
