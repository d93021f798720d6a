/** The control API of the brand lift service, which sets and returns a study's true effect and the properties of its respondents. */
import type { BrandLiftControl } from "../control/ControlHandlers.ts"
import type { PopulationMember, Study as StudyShown } from "../control/schema.gen.ts"
import type { Campaign } from "./campaigns/Campaign.ts"
import { findCampaign } from "./campaigns/CampaignState.ts"
import { setPeople } from "./campaigns/Fielding.ts"
import { overrideStatus } from "./campaigns/StatusOverrides.ts"
import { toText } from "./Instant.ts"
import { parseDateTime } from "../environment/parseDateTime.ts"
import { history } from "./lift/history.ts"
import type { BrandLiftState } from "./BrandLiftState.ts"
import { problemOf as effectProblem } from "./study/Effect.ts"
import { uuidAt } from "./study/StudyIds.ts"
import { adChannels, devices } from "./study/Media.ts"
import { problemOf as peopleProblem } from "./study/People.ts"
import { answersOf, frequency } from "./study/Population.ts"
import { setEffect, type Study } from "./study/Study.ts"
import { findStudy } from "./study/StudyState.ts"

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

const measuredIn = ({ questions }: Study) => questions.filter(({ measured }) => measured)

const show = (
  state: BrandLiftState,
  { campaign_id, campaign_name, end_date, start_date, status, survey }: Campaign
): StudyShown => {
  const study = findStudy(state, campaign_id)
  const measured = study === undefined ? [] : measuredIn(study)
  const isDefault = ({ id }: { readonly id: number }) => id === survey?.default_question_id
  return {
    campaign_id,
    campaign_name,
    status,
    start_date: toText(start_date),
    end_date: toText(end_date),
    respondent_count: study?.visible ?? 0,
    questions: [...measured.filter(isDefault), ...measured.filter((_) => !isDefault(_))].map(({ id, name }) => ({
      id,
      question_name: name
    }))
  }
}

export const brandLiftControl = (state: BrandLiftState): BrandLiftControl => ({
  listStudies: () => ({
    status: 200,
    body: { items: Array.from(state.campaigns.values(), (campaign) => show(state, campaign)) }
  }),

  setCampaignStatus: ({ body: { end_date, status }, params: { id } }) => {
    const campaign = findCampaign(state, id)
    if (campaign === undefined) return unknown(id)
    const refusal = overrideStatus(
      state,
      campaign,
      status,
      end_date === undefined ? undefined : parseDateTime(end_date)
    )
    if (refusal !== undefined) return { status: refusal.status, body: { detail: refusal.detail } }
    return { status: 200, body: show(state, findCampaign(state, id) ?? campaign) }
  },

  getLiftHistory: ({ params: { confidence_level = 0.9, id, question_id } }) => {
    const campaign = findCampaign(state, id)
    if (campaign === undefined) return unknown(id)
    const study = findStudy(state, id)
    if (study === undefined) return { status: 200, body: { items: [] } }
    const index = study.questions.findIndex((question) => question.measured && question.id === question_id)
    if (index < 0) {
      return {
        status: 404,
        body: { detail: `The campaign does not measure lift on a question with the id ${question_id}.` }
      }
    }
    return { status: 200, body: { items: history(study, index, confidence_level) } }
  },

  listUnknownFilterValues: () => ({
    status: 200,
    body: {
      items: [...state.unknownValues.values()].toReversed().map(({ at, ...found }) => ({ ...found, at: toText(at) }))
    }
  }),

  listEmails: ({ params: { to } }) => {
    const found = state.emails.filter((email) => to === undefined || email.to.includes(to))
    return {
      status: 200,
      body: { items: found.map(({ sentAt, ...email }) => ({ ...email, to: [...email.to], sent_at: toText(sentAt) })) }
    }
  },

  downloadExport: ({ params: { export_id } }) => {
    const file = state.files.get(export_id.toLowerCase())
    if (file === undefined) {
      return {
        status: 404,
        body: { detail: `No file is stored under ${export_id}: it does not exist yet, or it has expired.` }
      }
    }
    const headers = { "content-disposition": `attachment; filename="${file.name}"` }
    return { status: 200, type: file.type, body: file.content, headers }
  },

  setCampaignEffect: ({ body, params: { id } }) => {
    const campaign = findCampaign(state, id)
    if (campaign === undefined) return unknown(id)
    const study = findStudy(state, id)
    const detail = effectProblem(body, study && measuredIn(study).map(({ name }) => name))
    if (detail !== undefined) return { status: 400, body: { detail } }
    state.effects.set(campaign.campaign_id, body)
    if (study !== undefined) setEffect(study, body, state.environment.clock.now())
    return { status: 200, body }
  },

  setCampaignPeople: ({ body, params: { id } }) => {
    const campaign = findCampaign(state, id)
    if (campaign === undefined) return unknown(id)
    const detail = peopleProblem(body)
    if (detail !== undefined) return { status: 400, body: { detail } }
    setPeople(state, campaign, body)
    return { status: 200, body }
  },

  /** Lists only the respondents who were recruited before the last data refresh, so that the list agrees with the lift. */
  listCampaignPopulation: ({ params: { id } }) => {
    if (findCampaign(state, id) === undefined) return unknown(id)
    const study = findStudy(state, id)
    const items = study === undefined ? [] : Array.from({ length: study.visible }, (_, index) => member(study, index))
    return { status: 200, body: { items } }
  }
})
