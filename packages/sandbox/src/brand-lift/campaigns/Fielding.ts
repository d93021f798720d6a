/** The scheduled events of launched campaigns: start, end, data refreshes and quota refreshes. */
import { day, hour, nextAt } from "../Instant.ts"
import { effectOf, labelsOf, type StudyState } from "../study/StudyState.ts"
import type { CampaignState } from "./CampaignState.ts"
import type { People } from "../study/People.ts"
import * as Study from "../study/Study.ts"
import { defaultOf } from "../study/Survey.ts"
import type { Campaign } from "./Campaign.ts"
import { next, type Trigger } from "./Lifecycle.ts"

/** The hour of the daily data refresh, in UTC. */
export const refreshHour = 3

/** The hours of the quota refreshes, in UTC. An update to a campaign changes the campaign's quotas only at the next refresh. */
const quotaHours = [6, 18] as const

const refresh = (state: CampaignState & StudyState, id: string): void => {
  const [campaign, study] = [state.campaigns.get(id), state.studies.get(id)]
  if (campaign === undefined || study === undefined) return
  const now = state.environment.clock.now()
  Study.refresh(study, now)
  state.campaigns.set(id, { ...campaign, data_updated_at: now })
}

/** Applies a status transition and returns `true`, or returns `false` if the transition is not possible. */
const transition = (state: CampaignState & StudyState, id: string, trigger: Trigger): boolean => {
  const campaign = state.campaigns.get(id)
  const status = campaign && next(campaign.status, trigger)
  if (campaign === undefined || status === undefined) return false
  state.campaigns.set(id, { ...campaign, status, updated_at: state.environment.clock.now() })
  return true
}

/** Schedules the end of a campaign. The data is refreshed for the last time at the end date, so the results are final. */
const scheduleEnd = (state: CampaignState & StudyState, { campaign_id, end_date }: Campaign): void => {
  state.endings.get(campaign_id)?.()
  const cancel = state.environment.clock.at(end_date, () => {
    if (transition(state, campaign_id, "end")) refresh(state, campaign_id)
  })
  state.endings.set(campaign_id, cancel)
}

/** Creates the survey of a campaign and starts it at the start date, or immediately if the start date has passed. */
export const launch = (state: CampaignState & StudyState, campaign: Campaign): void => {
  const { campaigns, ids, environment, studies } = state
  const { campaign_id, start_date } = campaign
  const startsAt = Math.max(environment.clock.now(), start_date)
  const random = environment.random.fork(`study ${campaign_id}`)
  const [effect, labels] = [effectOf(state, campaign_id), labelsOf(state, campaign_id)]
  const people = state.people.get(campaign_id) ?? {}
  const study = Study.make({ settings: campaign, ids, random, startsAt, effect, labels, people, rules: state.settings })
  const question = defaultOf(campaign, study.questions)
  if (question === undefined) throw new Error(`${campaign_id} was launched without a question`)
  const survey = {
    control_survey_id: ids.survey(),
    exposed_survey_id: ids.survey(),
    default_question_id: question.id,
    default_question_name: question.name,
    question_names: study.questions.map(({ name }) => name),
    audience_names: study.audiences.map(({ name }) => name)
  }
  studies.set(campaign_id, study)
  campaigns.set(campaign_id, { ...campaign, survey })
  transition(state, campaign_id, "launch")
  if (startsAt === environment.clock.now()) transition(state, campaign_id, "start")
  else environment.clock.at(startsAt, () => void transition(state, campaign_id, "start"))
  scheduleEnd(state, campaign)
}

/** Recomputes the recruitment plan of a campaign immediately. A complete campaign recruits nobody until it is reopened. */
const replanNow = (state: CampaignState & StudyState, id: string): void => {
  const [campaign, study] = [state.campaigns.get(id), state.studies.get(id)]
  if (campaign === undefined || study === undefined) return
  const now = state.environment.clock.now()
  Study.replan(study, campaign.status === "complete" ? { ...campaign, end_date: now } : campaign, now)
}

/** Starts a pending campaign before its start date. The start date is set to the current time. */
export const startNow = (state: CampaignState & StudyState, campaign: Campaign): void => {
  const now = state.environment.clock.now()
  const started = { ...campaign, start_date: now }
  state.campaigns.set(campaign.campaign_id, started)
  transition(state, campaign.campaign_id, "start")
  const study = state.studies.get(campaign.campaign_id)
  if (study !== undefined) Study.begin(study, started, now)
}

/** Completes a live campaign early. Its end date is unchanged, so an update that raises the expected impressions can reopen the campaign. */
export const endNow = (state: CampaignState & StudyState, { campaign_id }: Campaign): void => {
  state.endings.get(campaign_id)?.()
  if (!transition(state, campaign_id, "end")) return
  replanNow(state, campaign_id)
  refresh(state, campaign_id)
}

/** Reopens a complete campaign until `end_date`. */
export const reopen = (state: CampaignState & StudyState, campaign: Campaign, end_date: number): void => {
  const after = { ...campaign, end_date }
  state.campaigns.set(campaign.campaign_id, after)
  if (!transition(state, campaign.campaign_id, "reopen")) return
  replanNow(state, campaign.campaign_id)
  scheduleEnd(state, after)
}

/** Sets the properties of respondents who are recruited from now on. */
export const setPeople = (state: CampaignState & StudyState, { campaign_id }: Campaign, people: People): void => {
  state.people.set(campaign_id, people)
  const study = state.studies.get(campaign_id)
  if (study === undefined) return
  Study.setPeople(study, people, state.environment.clock.now())
  replanNow(state, campaign_id)
}

/**
 * Applies an update that changed the end date or raised the expected impressions. Recruitment changes at the next quota refresh.
 */
export const replan = (state: CampaignState & StudyState, before: Campaign, after: Campaign): void => {
  if (!state.studies.has(after.campaign_id)) return
  state.awaitingQuotas.add(after.campaign_id)
  if (before.end_date !== after.end_date || before.status === "complete") scheduleEnd(state, after)
  transition(state, after.campaign_id, "reopen")
}

/** Returns the time of the next quota refresh, which is the first 6:00 or 18:00 UTC after `instant`. */
export const nextQuotaRefresh = (instant: number): number => Math.min(...quotaHours.map((at) => nextAt(instant, at)))

const refreshQuotas = (state: CampaignState & StudyState): void => {
  for (const id of state.awaitingQuotas) replanNow(state, id)
  state.awaitingQuotas.clear()
}

/** Schedules the daily data refresh of all live campaigns and the quota refresh every twelve hours. */
export const scheduleRefreshes = (state: CampaignState & StudyState): void => {
  const { clock } = state.environment
  clock.every(12 * hour, nextQuotaRefresh(clock.now()), () => refreshQuotas(state))
  clock.every(day, nextAt(clock.now(), refreshHour), () => {
    for (const { campaign_id, status } of state.campaigns.values()) if (status === "live") refresh(state, campaign_id)
  })
}
