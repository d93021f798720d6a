/**
 * Launched campaigns in the field: what happens to them as the clock moves.
 */
import { day, nextAt } from "../Instant.ts"
import { effectOf, type State } from "../State.ts"
import * as Study from "../study/Study.ts"
import { defaultOf } from "../study/Survey.ts"
import type { Campaign } from "./Campaign.ts"
import { next, type Trigger } from "./Lifecycle.ts"

/** Data is refreshed at this hour, in UTC. */
const refreshHour = 3

const refresh = (state: State, id: string): void => {
  const [campaign, study] = [state.campaigns.get(id), state.studies.get(id)]
  if (campaign === undefined || study === undefined) return
  const now = state.kernel.clock.now()
  Study.refresh(study, now)
  state.campaigns.set(id, { ...campaign, data_updated_at: now })
}

/** Moves a campaign along its lifecycle, if it can go that way. */
const move = (state: State, id: string, trigger: Trigger): boolean => {
  const campaign = state.campaigns.get(id)
  const status = campaign && next(campaign.status, trigger)
  if (campaign === undefined || status === undefined) return false
  state.campaigns.set(id, { ...campaign, status, updated_at: state.kernel.clock.now() })
  return true
}

/** The last refresh comes with the end: after it no figure moves any more. */
const scheduleEnd = (state: State, { campaign_id, end_date }: Campaign): void => {
  state.endings.get(campaign_id)?.()
  const cancel = state.kernel.clock.at(end_date, () => {
    if (move(state, campaign_id, "end")) refresh(state, campaign_id)
  })
  state.endings.set(campaign_id, cancel)
}

/** Creates the survey and puts it into the field at the start date, or now when that has passed. */
export const launch = (state: State, campaign: Campaign): void => {
  const { campaigns, ids, kernel, studies } = state
  const { campaign_id, start_date } = campaign
  const startsAt = Math.max(kernel.clock.now(), start_date)
  const random = kernel.random.fork(`study ${campaign_id}`)
  const study = Study.make({ settings: campaign, ids, random, startsAt, effect: effectOf(state, campaign_id) })
  const question = defaultOf(campaign, study.questions)
  if (question === undefined) throw new Error(`${campaign_id} was launched without a question`)
  const survey = {
    control_survey_id: ids.survey(),
    exposed_survey_id: ids.survey(),
    default_question_id: question.id,
    default_question_name: question.name
  }
  studies.set(campaign_id, study)
  campaigns.set(campaign_id, { ...campaign, survey })
  move(state, campaign_id, "launch")
  if (startsAt === kernel.clock.now()) move(state, campaign_id, "start")
  else kernel.clock.at(startsAt, () => void move(state, campaign_id, "start"))
  scheduleEnd(state, campaign)
}

/** After an update that may have moved the end or raised the counts. */
export const replan = (state: State, before: Campaign, after: Campaign): void => {
  const study = state.studies.get(after.campaign_id)
  if (study === undefined) return
  Study.replan(study, after, state.kernel.clock.now())
  if (before.end_date !== after.end_date) scheduleEnd(state, after)
  move(state, after.campaign_id, "reopen")
}

/** Refreshes every campaign that is live, each day. */
export const scheduleRefreshes = (state: State): void => {
  const { clock } = state.kernel
  clock.every(day, nextAt(clock.now(), refreshHour), () => {
    for (const { campaign_id, status } of state.campaigns.values()) if (status === "live") refresh(state, campaign_id)
  })
}
