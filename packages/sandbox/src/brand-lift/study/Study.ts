/**
 * The study of a launched campaign: its survey, its media plan and the respondents recruited so far.
 *
 * Respondents are recruited as the clock advances, and become visible at the next refresh. All results are computed from the visible respondents
 * only.
 */
import type { Random } from "../../environment/Random.ts"
import type { CampaignSettings } from "../campaigns/Campaign.ts"
import { type BrandLiftSettings as Rules, defaults } from "../BrandLiftSettings.ts"
import { channels, type Counts } from "../campaigns/ExpectedCounts.ts"
import * as Audience from "./Audience.ts"
import { type Effect, type Exposure, additionalPointsFor } from "./Effect.ts"
import type { StudyIds } from "./StudyIds.ts"
import type { Labels } from "./Labels.ts"
import * as MediaPlan from "./MediaPlan.ts"
import { type ImpressionRates, replannedRates } from "./ImpressionRates.ts"
import { dueAt, type RecruitmentPlan } from "./RecruitmentPacing.ts"
import { meanFrequency, pacing, type People, targetRespondents } from "./People.ts"
import * as Population from "./Population.ts"
import { type RecruitmentContext, recruit } from "./Respondent.ts"
import * as Survey from "./Survey.ts"
import { balanced, type Weights, unit } from "./Weights.ts"

export interface Study {
  readonly questions: ReadonlyArray<Survey.SurveyQuestion>
  readonly audiences: ReadonlyArray<Audience.Audience>
  readonly mediaPlan: MediaPlan.MediaPlan
  readonly labels: Labels
  readonly population: Population.Population
  readonly seeds: { readonly respondent: number }
  readonly random: Random
  readonly recruitmentFactor: number
  startsAt: number
  weights: Weights
  reach: RecruitmentContext["reach"]
  effect: Effect
  /** Returns the percentage points that one respondent's exposure (frequency, device, creatives and day) adds to the effect. */
  additionalPoints: (exposure: Exposure) => number
  people: People
  /** The settings of the brand lift service, which may be changed at any time. */
  readonly rules: Readonly<Rules>
  /** The average number of impressions per exposed respondent, at least 1. */
  meanFrequency: number
  recruitment: RecruitmentPlan
  impressionRates: ImpressionRates
  /** The time at which the next respondent is recruited. */
  nextAt: number
  /** The number of respondents who are included in results: those who were recruited before the last data refresh. */
  visible: number
  /** All data refreshes in chronological order, with the number of respondents who are included in results after each. */
  readonly refreshes: Array<Refresh>
}

export interface Refresh {
  readonly at: number
  readonly visible: number
}

/** Returns each channel with its share of the expected impressions. All shares are equal if no impressions are expected. */
const reachOf = (settings: Pick<CampaignSettings, "channels">, counts: Counts): RecruitmentContext["reach"] => {
  const used = channels.filter((channel) => settings.channels?.includes(channel))
  const sum = used.reduce((total, channel) => total + counts[channel], 0)
  return used.map((channel) => [channel, sum > 0 ? counts[channel] / sum : 1 / used.length])
}

export interface StudyOptions {
  readonly settings: CampaignSettings
  readonly ids: StudyIds
  readonly random: Random
  /** The time at which recruitment starts. */
  readonly startsAt: number
  readonly effect: Effect
  readonly labels: Labels
  readonly people?: People
  readonly rules?: Readonly<Rules>
}

export const make = ({
  effect,
  ids,
  labels,
  people = {},
  random,
  rules = defaults,
  settings,
  startsAt
}: StudyOptions): Study => {
  const questions = Survey.build(settings, ids)
  const recruitmentFactor = 0.95 + 0.1 * random.next()
  const target = targetRespondents(people, settings.counts, recruitmentFactor)
  const study: Study = {
    questions,
    audiences: Audience.build(settings.draft_settings.target_audiences ?? [], ids),
    mediaPlan: MediaPlan.draw([...new Set(settings.channels ?? [])], random),
    labels,
    population: Population.make(questions.map(({ answers }) => answers.length)),
    seeds: { respondent: random.integer(0, 4294967295) },
    random,
    recruitmentFactor,
    startsAt,
    weights: unit,
    reach: reachOf(settings, settings.counts),
    effect,
    additionalPoints: additionalPointsFor(effect),
    people,
    rules,
    meanFrequency: meanFrequency(people),
    recruitment: {
      from: startsAt,
      until: settings.end_date,
      done: 0,
      target,
      pacing: pacing(people)
    },
    impressionRates: replannedRates([], settings.counts, 0, target),
    nextAt: Number.POSITIVE_INFINITY,
    visible: 0,
    refreshes: []
  }
  schedule(study)
  return study
}

/**
 * Schedules the next respondent. The time is drawn at random between the planned times of two consecutive respondents, so respondents do not arrive
 * at regular intervals.
 */
const schedule = (study: Study): void => {
  study.nextAt = dueAt(study.recruitment, Population.size(study.population) + study.random.next())
}

/** Recruits all respondents who are due by `now`. */
export const recruitUntil = (study: Study, now: number): void => {
  const { mediaPlan, population, questions, random, startsAt } = study
  while (study.nextAt <= now) {
    const { effect, people, reach } = study
    recruit(population, study.nextAt, {
      random,
      questions,
      mediaPlan,
      reach,
      effect,
      additionalPoints: study.additionalPoints,
      people,
      since: startsAt,
      meanFrequency: study.meanFrequency
    })
    schedule(study)
  }
}

const weightsFor = ({ people, population }: Study, visible: number): Weights =>
  people.weighted === true ? balanced(population, visible, people) : unit

/** Performs the daily data refresh, after which results include all respondents recruited so far. */
export const refresh = (study: Study, now: number): void => {
  recruitUntil(study, now)
  study.visible = Population.size(study.population)
  study.weights = weightsFor(study, study.visible)
  // If a campaign ends at the hour of the daily refresh, its final refresh and the daily refresh are recorded as one.
  if (study.refreshes.at(-1)?.at === now) study.refreshes.pop()
  study.refreshes.push({ at: now, visible: study.visible })
}

/** Returns a copy of the study whose results include only the first `visible` respondents, as after an earlier data refresh. */
export const withVisible = (study: Study, visible: number): Study => ({
  ...study,
  visible,
  weights: weightsFor(study, visible)
})

/** Starts recruitment now, before the planned start date. */
export const begin = (study: Study, settings: CampaignSettings, now: number): void => {
  study.startsAt = now
  replan(study, settings, now)
}

/** Recomputes the recruitment plan from `now` on, after the expected impressions or the end date have changed. */
export const replan = (study: Study, settings: CampaignSettings, now: number): void => {
  recruitUntil(study, now)
  const done = Population.size(study.population)
  study.reach = reachOf(settings, settings.counts)
  const whole = Math.max(done, targetRespondents(study.people, settings.counts, study.recruitmentFactor))
  study.impressionRates = replannedRates(study.impressionRates, settings.counts, done, whole)
  study.recruitment = {
    from: Math.max(now, study.startsAt),
    until: settings.end_date,
    done,
    target: whole,
    pacing: pacing(study.people)
  }
  schedule(study)
}

/** Sets the effect for respondents who are recruited from `now` on. */
export const setEffect = (study: Study, effect: Effect, now: number): void => {
  recruitUntil(study, now)
  study.effect = effect
  study.additionalPoints = additionalPointsFor(effect)
}

/**
 * Sets the properties of respondents who are recruited from `now` on. The weights of all respondents are recomputed at the next refresh, and their
 * number and pacing change with the next call to `replan`.
 */
export const setPeople = (study: Study, people: People, now: number): void => {
  recruitUntil(study, now)
  study.people = people
  study.meanFrequency = meanFrequency(people)
}
