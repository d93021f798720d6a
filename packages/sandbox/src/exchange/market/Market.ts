/**
 * Every survey of the exchange, and its life: new ones come, they change, they end. The timeline plays it; the supply side looks at it.
 */
import type { Random } from "../../kernel/Random.ts"
import * as Change from "./Change.ts"
import * as Seed from "./Seed.ts"
import type { Status, Survey } from "./Survey.ts"

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
  /** In the order of their numbers. */
  readonly surveys: () => Iterable<Survey>
  readonly find: (number: number) => Survey | undefined
  readonly perform: (event: MarketEvent, time: number) => void
}

const initialSurveys = 140
const hour = 3_600_000
const meanArrival = 25 * 60_000

/** What a survey that is already there at the start begins with; one that is listed twice is twice as likely. */
const initialStatuses: ReadonlyArray<Status> = ["03", "03", "03", "03", "03", "03", "03", "03", "05", "01"]

export const make = ({ add, changed, random, start }: Options): Market => {
  const surveys = new Map<number, Survey>()

  const plan = (survey: Survey, time: number, stream: Random) => {
    const pause = Change.pause(survey, stream)
    if (pause !== undefined) add(time + pause, { tag: "change", survey })
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
    surveys: () => surveys.values(),
    find: (number) => surveys.get(number),
    perform: (event, time) => {
      if (event.tag === "arrival") return arrive(event.number, time)
      const { survey } = event
      // A stream of its own for each change: what happens to one survey does not depend on the others.
      const stream = random.fork(`survey ${survey.number} change ${++survey.changes}`)
      Change.change(survey, stream, time)
      plan(survey, time, stream)
      changed(survey)
    }
  }
}
