/**
 * Draws one respondent at random and adds the respondent to the population.
 *
 * Values are drawn in a fixed order from the study's own random number generator. The same study therefore recruits the same people, regardless of
 * the steps in which the clock is advanced.
 */
import type { Random } from "../../environment/Random.ts"
import { channels as allChannels } from "../campaigns/ExpectedCounts.ts"
import type { Channel } from "@fieldwork/specs/brand-lift/schema"
import { day } from "../Instant.ts"
import {
  bucketOf,
  demographics,
  draw as drawDemographics,
  type FilterName,
  stratumOf
} from "../lookups/demographics.ts"
import { type Effect, type Exposure, probability } from "./Effect.ts"
import type { MediaPlan } from "./MediaPlan.ts"
import { daypartAt, drawAdChannel, drawDevice } from "./Media.ts"
import { exposureOf, nonResponseOf, type People } from "./People.ts"
import { type Population, pushAnswers } from "./Population.ts"
import type { SurveyQuestion } from "./Survey.ts"

export interface RecruitmentContext {
  readonly random: Random
  readonly questions: ReadonlyArray<SurveyQuestion>
  readonly mediaPlan: MediaPlan
  /** The channels, each with its share of the respondents. The shares add up to 1. */
  readonly reach: ReadonlyArray<readonly [channel: Channel, share: number]>
  readonly effect: Effect
  /** Returns the percentage points that one respondent's exposure (frequency, device, creatives and day) adds to the effect. */
  readonly additionalPoints: (exposure: Exposure) => number
  readonly people: People
  /** The time at which the campaign's impressions start. */
  readonly since: number
  readonly meanFrequency: number
}

/** The length of the period before the interview in which impressions count as exposure to the campaign. */
const countedPeriod = 14 * day

/** Draws one channel according to the shares, and adds each other channel with a probability of 15%. */
const drawChannels = ({ random, reach }: RecruitmentContext): ReadonlyArray<Channel> => {
  let at = random.next()
  const first = reach.find(([, share]) => (at -= share) < 0) ?? reach[0]
  return reach.flatMap((entry) => (entry === first || random.chance(0.15) ? entry[0] : []))
}

const drawImpressions = (
  into: Population["impressions"],
  time: number,
  device: number,
  channels: ReadonlyArray<Channel>,
  context: RecruitmentContext
) => {
  const { mediaPlan, meanFrequency, random, since } = context
  const earliest = Math.max(since, time - countedPeriod)
  // A respondent who is reached on a channel has at least one impression on that channel.
  const count = Math.max(channels.length, 1 + Math.floor(-Math.log(1 - random.next()) * (meanFrequency - 0.5)))
  const times = Float64Array.from({ length: count }, () =>
    Math.floor(earliest + random.next() * (time - earliest))
  ).sort()
  for (const [index, instant] of times.entries()) {
    const channel = channels[index] ?? random.pick(channels)
    into.timestamp.push(instant)
    into.placement.push(random.pick(mediaPlan.placementsOf[channel] ?? []))
    into.creative.push(random.pick(mediaPlan.creativesOf[channel] ?? []))
    into.adChannel.push(drawAdChannel(channel, device, random))
    into.daypart.push(daypartAt(instant))
  }
}

/**
 * Draws the options that a respondent chooses. `inTarget` determines whether the answer is in target, which means that it contributes to the share
 * that the lift compares. The options are divided into one or more lines, such as the rows of a grid. Only the first line with in-target options
 * decides whether the answer is in target.
 */
export const drawAnswer = (question: SurveyQuestion, inTarget: boolean, random: Random): ReadonlyArray<number> => {
  const targets = new Set(question.targets)
  const deciding = question.lines.findIndex((line) => line.some((option) => targets.has(option)))
  return question.lines.flatMap((line, index) => {
    if (line.length === 0) return []
    const hits = line.filter((option) => targets.has(option))
    const misses = line.filter((option) => !targets.has(option))
    const wanted = index === deciding && inTarget ? hits : misses
    const choice = random.pick(wanted.length === 0 ? line : wanted)
    if (question.maxChoices <= 1 || question.exclusive.has(choice)) return [choice]
    const more = misses.filter((option) => option !== choice && !question.exclusive.has(option) && random.chance(0.25))
    return [choice, ...more.slice(0, question.maxChoices - 1)]
  })
}

const answer = (
  question: SurveyQuestion,
  additionalPoints: number | undefined,
  values: Record<FilterName, number>,
  context: RecruitmentContext
) => {
  const demographic = question.demographic === undefined ? undefined : demographics[question.demographic]
  if (demographic !== undefined) return [bucketOf(demographic.buckets, values[demographic.filterName])]
  const inTarget =
    question.measured && context.random.next() < probability(context.effect, question.name, values, additionalPoints)
  return drawAnswer(question, inTarget, context.random)
}

/** Draws people until one of them responds. */
const drawPerson = (context: RecruitmentContext) => {
  const { people, random } = context
  for (;;) {
    // The random number is drawn before the demographics, but compared after them because the exposed share may depend on the demographics.
    const exposureDraw = random.next()
    const device = drawDevice(random)
    const channels = drawChannels(context)
    const values = drawDemographics(random)
    const exposed = exposureDraw < exposureOf(people, values)
    const nonResponse = nonResponseOf(people, exposed, values)
    if (nonResponse === undefined || !random.chance(nonResponse)) return { channels, device, exposed, values }
  }
}

/** Adds a respondent who answers the survey at `time`. */
export const recruit = (population: Population, time: number, context: RecruitmentContext): void => {
  const { channels, device, exposed, values } = drawPerson(context)
  population.recruitedAt.push(time)
  population.exposed.push(exposed ? 1 : 0)
  population.stratum.push(stratumOf(values))
  population.device.push(device)
  population.channels.push(channels.reduce((mask, channel) => mask | (1 << allChannels.indexOf(channel)), 0))
  for (const [index, { filterName }] of demographics.entries()) population.demographics[index]?.push(values[filterName])
  const from = population.impressions.timestamp.length
  if (exposed) drawImpressions(population.impressions, time, device, channels, context)
  const until = population.impressions.timestamp.length
  population.first.push(until)
  const creatives = population.impressions.creative.values.subarray(from, until)
  const onTop = exposed ? context.additionalPoints({ device, creatives, answersAt: time }) : undefined
  for (const [index, question] of context.questions.entries()) {
    const answers = population.answers[index]
    const skipped = question.socialOnly && !channels.includes("social")
    if (answers !== undefined) pushAnswers(answers, skipped ? [] : answer(question, onTop, values, context))
  }
}
