/**
 * Every survey of the exchange, and its life: new ones come, they change, they end. The timeline plays it; the supply side looks at it.
 */
import type { Random } from "../../environment/Random.ts"
import * as Change from "./Change.ts"
import * as Seed from "./Seed.ts"
import { isLive, type Status, type Survey } from "./Survey.ts"

/** What the market puts on the timeline. */
export type MarketEvent =
  | { readonly tag: "arrival"; readonly number: number }
  | { readonly tag: "change"; readonly survey: Survey }

export interface Options {
  readonly random: Random
  /** Virtual time of the first moment. */
  readonly start: number
  readonly add: (time: number, event: MarketEvent) => void
  /** Told of every survey that is new or has changed. */
  readonly changed: (survey: Survey) => void
}

export interface Market {
  /** In the order of their numbers, those from outside last. */
  readonly surveys: () => Iterable<Survey>
  readonly find: (number: number) => Survey | undefined
  /** A survey from outside is new or was changed by its buyer. */
  readonly publish: (survey: Survey, now: number) => void
  /** A survey was changed from outside. */
  readonly touch: (survey: Survey, now: number) => void
  readonly perform: (event: MarketEvent, time: number) => void
}

const initialSurveys = 140
const hour = 3_600_000
const meanArrival = 25 * 60_000

/** What a survey that is already there at the start begins with; one that is listed twice is twice as likely. */
const initialStatuses: ReadonlyArray<Status> = ["03", "03", "03", "03", "03", "03", "03", "03", "05", "01"]

export const make = ({ add, changed, random, start }: Options): Market => {
  const surveys = new Map<number, Survey>()

  const published = new Map<number, Survey>()
  /** Those whose next change is on the timeline: one at a time. */
  const planned = new Set<Survey>()

  const plan = (survey: Survey, time: number, stream: Random) => {
    if (planned.has(survey) || (survey.isOwn && !isLive(survey))) return
    const pause = Change.pause(survey, stream)
    if (pause === undefined) return
    planned.add(survey)
    add(time + pause, { tag: "change", survey })
  }

  const touch = (survey: Survey, now: number) => {
    plan(survey, now, random.fork(`survey ${survey.number} plan ${++survey.changes}`))
    changed(survey)
  }

  const arrive = (number: number, time: number) => {
    const stream = random.fork(`survey ${number}`)
    const survey = Seed.survey(stream, number, "01", time)
    surveys.set(number, survey)
    plan(survey, time, stream)
    const gap = Math.min(-Math.log(1 - stream.next()), 4) * meanArrival
    add(time + 60_000 + Math.round(gap), { tag: "arrival", number: number + 1 })
  }

  for (let number = Seed.firstNumber; number < Seed.firstNumber + initialSurveys; number++) {
    const stream = random.fork(`survey ${number}`)
    const survey = Seed.survey(stream, number, stream.pick(initialStatuses), start - stream.integer(1, 40) * hour)
    if (survey.status !== "01") {
      for (let past = stream.integer(0, 12); past > 0; past--) Change.respond(survey, stream)
    }
    surveys.set(number, survey)
    plan(survey, start, stream)
  }
  add(start + 5 * 60_000, { tag: "arrival", number: Seed.firstNumber + initialSurveys })

  return {
    surveys: function* () {
      yield* surveys.values()
      yield* published.values()
    },
    find: (number) => surveys.get(number) ?? published.get(number),
    publish: (survey, now) => {
      published.set(survey.number, survey)
      touch(survey, now)
    },
    touch,
    perform: (event, time) => {
      if (event.tag === "arrival") return arrive(event.number, time)
      const { survey } = event
      // A stream of its own for each change: what happens to one survey does not depend on the others.
      const stream = random.fork(`survey ${survey.number} change ${++survey.changes}`)
      planned.delete(survey)
      Change.change(survey, stream, time)
      plan(survey, time, stream)
      changed(survey)
    }
  }
}
