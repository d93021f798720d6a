/**
 * The surveys of the exchange and their life cycle. Surveys arrive, change, end, and are removed some hours later. The timeline triggers these
 * events, and the handlers for suppliers read the surveys.
 */
import type { Random } from "../../environment/Random.ts"
import * as RecentCounts from "../../environment/RecentCounts.ts"
import * as Change from "./randomChange.ts"
import * as Churn from "./Churn.ts"
import * as Groups from "./Groups.ts"
import { isLive, type Status, type Survey } from "./Survey.ts"
import * as SurveyGenerator from "./SurveyGenerator.ts"

/** The events that the market schedules on the timeline. */
export type MarketEvent =
  | { readonly tag: "arrival"; readonly number: number }
  | { readonly tag: "change"; readonly survey: Survey }
  | { readonly tag: "hours"; readonly survey: Survey }
  | { readonly tag: "removal"; readonly survey: Survey }

export interface MarketOptions {
  readonly random: Random
  /** The virtual time at which the market starts, in milliseconds. */
  readonly start: number
  readonly size: Churn.MarketSize
  readonly add: (time: number, event: MarketEvent) => void
  /** Called with every new survey before any other function is called with it. */
  readonly added: (survey: Survey) => void
  /** Called with every new or changed survey. */
  readonly changed: (survey: Survey) => void
  /** Called with every survey that is removed. */
  readonly removed: (survey: Survey) => void
}

export interface Market {
  /** Returns the market's own surveys in the order of their numbers, followed by the surveys that were published or created by buyers. */
  readonly surveys: () => Iterable<Survey>
  readonly find: (number: number) => Survey | undefined
  readonly liveCount: () => number
  /** Returns the number of surveys that can be looked up. */
  readonly count: () => number
  /** The counts of new surveys in each hour of virtual time. */
  readonly arrivals: RecentCounts.RecentCounts
  readonly ends: RecentCounts.RecentCounts
  readonly groups: Groups.Groups
  /** Adds a survey that was created outside the market, or applies a change to such a survey. */
  readonly publish: (survey: Survey, now: number) => void
  /** Notifies the market that code outside the market has changed a survey. */
  readonly surveyChanged: (survey: Survey, now: number) => void
  readonly perform: (event: MarketEvent, time: number) => void
}

const hour = 3_600_000
const day = 24 * hour

/**
 * The time in milliseconds for which a published survey can still be looked up after its end. This time is longer than for other surveys, because the
 * user who published the survey may still be observing it.
 */
const publishedRetention = 7 * day

/** The statuses of surveys that exist when the market starts. A status that is listed more often is more likely. */
const initialStatuses: ReadonlyArray<Status> = ["03", "03", "03", "03", "03", "03", "03", "03", "03", "05"]

/** Creates the market. Throws a `RangeError` if its size is not an integer of at least 0. */
export const make = ({ add, added, changed, random, removed, size, start }: MarketOptions): Market => {
  if (!Number.isSafeInteger(size.size) || size.size < 0) {
    throw new RangeError(`The market's size must be an integer of at least 0, not ${size.size}`)
  }
  const surveys = new Map<number, Survey>()
  const published = new Map<number, Survey>()
  const groups = Groups.make(Math.max(12, Math.round(size.size / 15)))
  const options = { churn: size.churn, groups: groups.count }
  /** The surveys whose next change is scheduled. Only one change per survey is scheduled at a time. */
  const planned = new Set<Survey>()
  const ending = new Set<Survey>()
  const [arrivals, ends] = [RecentCounts.make(hour, 24), RecentCounts.make(hour, 24)]
  const live = new Set<Survey>()

  const updateLiveSet = (survey: Survey) => {
    if (isLive(survey)) live.add(survey)
    else live.delete(survey)
  }

  const plan = (survey: Survey, time: number, stream: Random) => {
    if (planned.has(survey) || (survey.isExternal && !isLive(survey))) return
    const pause = Change.timeUntilNextChange(survey, stream)
    if (pause === undefined) return
    planned.add(survey)
    add(time + pause, { tag: "change", survey })
  }

  /**
   * Schedules the removal of a survey that has ended. Surveys that buyers created through the API are not removed, because their buyers may reopen
   * them.
   */
  const planRemoval = (survey: Survey, time: number) => {
    if (survey.status !== "04" || survey.terms.clientUrl !== undefined || ending.has(survey)) return
    ending.add(survey)
    ends.add(time)
    const retention = survey.isExternal ? publishedRetention : Churn.churnProfiles[size.churn].retention
    add(time + retention, { tag: "removal", survey })
  }

  const isOpenAt = ({ hours }: Survey, time: number): boolean => {
    if (hours === undefined) return true
    const at = (time % day) / hour
    return hours.from < hours.until ? at >= hours.from && at < hours.until : at >= hours.from || at < hours.until
  }

  /** Schedules the next opening or closing of the survey according to its opening hours. */
  const planHours = (survey: Survey, time: number) => {
    if (survey.hours === undefined) return
    const { from, until } = survey.hours
    const next = [from, until].map((at) => at * hour - (time % day)).map((gap) => (gap > 0 ? gap : gap + day))
    add(time + Math.min(...next), { tag: "hours", survey })
  }

  const addSurvey = (survey: Survey, into: Map<number, Survey>, time: number) => {
    into.set(survey.number, survey)
    added(survey)
    groups.add(survey)
    updateLiveSet(survey)
    planHours(survey, time)
  }

  const surveyChanged = (survey: Survey, now: number) => {
    updateLiveSet(survey)
    plan(survey, now, random.fork(`survey ${survey.number} plan ${++survey.changes}`))
    planRemoval(survey, now)
    changed(survey)
  }

  /** Schedules the arrival of the survey with this number. No survey arrives in an empty market. */
  const planArrival = (number: number, time: number, stream: Random) => {
    if (size.size === 0) return
    add(time + 1_000 + Math.round(Churn.arrivalGap(size, live.size, stream)), { tag: "arrival", number })
  }

  const arrive = (number: number, time: number) => {
    const stream = random.fork(`survey ${number}`)
    const survey = SurveyGenerator.generateSurvey(stream, number, time, options)
    addSurvey(survey, surveys, time)
    arrivals.add(time)
    plan(survey, time, stream)
    planArrival(number + 1, time, stream)
  }

  const initial = Math.round(size.size / 0.87)
  for (let number = SurveyGenerator.firstNumber; number < SurveyGenerator.firstNumber + initial; number++) {
    const stream = random.fork(`survey ${number}`)
    const spent = stream.next()
    const isKnown = number < SurveyGenerator.firstNumber + 3
    const status = isKnown ? "03" : stream.pick(initialStatuses)
    const fieldTime = isKnown ? 190 * day : Churn.churnProfiles[size.churn].liveFieldTime(stream)
    const begin = Math.round(isKnown ? start - 40 * hour * spent : start - fieldTime * spent)
    const survey = SurveyGenerator.generateSurvey(stream, number, begin, options, { status, fieldTime })
    SurveyGenerator.advanceCounts(survey, start, stream.next() + 0.4)
    if (!isOpenAt(survey, start)) Change.applyOpeningHours(survey, false)
    addSurvey(survey, surveys, start)
    plan(survey, start, stream)
  }
  planArrival(SurveyGenerator.firstNumber + initial, start, random.fork("arrivals"))

  const performers: {
    readonly [Tag in MarketEvent["tag"]]: (event: MarketEvent & { tag: Tag }, time: number) => void
  } = {
    arrival: ({ number }, time) => arrive(number, time),
    change: ({ survey }, time) => {
      // Each change has its own random stream, so the changes to one survey do not depend on those to other surveys.
      const stream = random.fork(`survey ${survey.number} change ${++survey.changes}`)
      planned.delete(survey)
      Change.change(survey, stream, time)
      if (!isOpenAt(survey, time)) Change.applyOpeningHours(survey, false)
      updateLiveSet(survey)
      plan(survey, time, stream)
      planRemoval(survey, time)
      changed(survey)
    },
    hours: ({ survey }, time) => {
      if (survey.status === "04") return
      const before = survey.status
      Change.applyOpeningHours(survey, isOpenAt(survey, time))
      updateLiveSet(survey)
      planHours(survey, time)
      if (survey.status === before) return
      plan(survey, time, random.fork(`survey ${survey.number} hours ${++survey.changes}`))
      changed(survey)
    },
    removal: ({ survey }) => {
      ending.delete(survey)
      if (survey.status !== "04") return
      surveys.delete(survey.number)
      live.delete(survey)
      published.delete(survey.number)
      groups.remove(survey)
      removed(survey)
    }
  }

  return {
    surveys: function* () {
      yield* surveys.values()
      yield* published.values()
    },
    find: (number) => surveys.get(number) ?? published.get(number),
    liveCount: () => live.size,
    count: () => surveys.size + published.size,
    arrivals,
    ends,
    groups,
    publish: (survey, now) => {
      if (!published.has(survey.number)) {
        addSurvey(survey, published, now)
        arrivals.add(now)
      }
      surveyChanged(survey, now)
    },
    surveyChanged,
    perform: (event, time) => performers[event.tag](event as never, time)
  }
}
