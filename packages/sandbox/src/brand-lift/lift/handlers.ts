/**
 * The operations that read lift: one question, and its breakdowns.
 */
import type { Handlers } from "../../http/Handler.ts"
import { notFound } from "../Errors.ts"
import type { operations } from "../schema.gen.ts"
import { findStudy, type State } from "../State.ts"
import { adChannels, devices } from "../study/Media.ts"
import type { Study } from "../study/Study.ts"
import type { SurveyQuestion } from "../study/Survey.ts"
import { isEmpty, type Violations } from "../Violations.ts"
import { type LiftQuery, read } from "./Filters.ts"
import { type Levels, result, resultWithPValue } from "./Figures.ts"
import { byImpression, byPerson, type Partition, whole } from "./Partition.ts"
import { type Selection, select } from "./Selection.ts"
import { type PartTally, tally } from "./Tally.ts"

interface Asked {
  readonly campaigns_pk: string
  readonly questions_pk: number
}

interface Found {
  readonly study: Study
  readonly question: SurveyQuestion
  readonly levels: Levels
  readonly selection: Selection
  readonly tallyOf: (partition: Partition) => (part: number) => PartTally
}

type Refusal = { readonly status: 400; readonly body: Violations } | typeof notFound

/** Finds the question and makes the selection, then lets `answer` write the body. */
const withSelection =
  <A>(state: State, answer: (found: Found) => A) =>
  ({ params }: { readonly params: Asked & LiftQuery }): Refusal | { readonly status: 200; readonly body: A } => {
    const study = findStudy(state, params.campaigns_pk)
    const index = study?.questions.findIndex(({ id }) => id === params.questions_pk) ?? -1
    const question = study?.questions[index]
    if (study === undefined || question === undefined) return notFound
    const { criteria, levels, violations } = read(study, params)
    if (!isEmpty(violations)) return { status: 400, body: violations }
    const selection = select(study, criteria)
    const tallyOf = (partition: Partition) => tally(study, index, selection, partition)
    return { status: 200, body: answer({ study, question, levels, selection, tallyOf }) }
  }

const share = (impressions: number, all: number): number => (all === 0 ? 0 : (impressions / all) * 100)

/** One item for each part that anyone belongs to, in the order of `parts`. */
const items = <Part, A>(
  parts: ReadonlyArray<Part>,
  partition: Partition,
  tallyOfPart: (part: number) => PartTally,
  item: (part: Part, tally: PartTally, impressionShare: number) => A
): { items: Array<A> } => {
  const all = partition.impressions.reduce((sum, each) => sum + each, 0)
  return {
    items: parts.flatMap((part, index) => {
      const own = tallyOfPart(index)
      const impressions = partition.impressions[index] ?? 0
      const { control, exposed } = own.inTarget.count
      const isThere = impressions > 0 || (partition.disjoint && exposed + control > 0)
      return isThere ? item(part, own, share(impressions, all)) : []
    })
  }
}

type LiftHandlers = Handlers<Pick<operations, "getQuestionLift" | "listLiftByDevice" | "listLiftByAdChannel">>

export const liftHandlers = (state: State): LiftHandlers => ({
  getQuestionLift: withSelection(state, ({ levels, question, study, tallyOf }) =>
    result(question, tallyOf(whole(study))(0), levels)
  ),

  listLiftByDevice: withSelection(state, ({ levels, question, selection, study, tallyOf }) => {
    const partition = byPerson(study, selection, devices.length, (respondent) => study.population.device.at(respondent))
    return items(devices, partition, tallyOf(partition), ({ id, name }, own, impression_share_percentage) => ({
      ...result(question, own, levels),
      device: id,
      device_name: name,
      impression_share_percentage
    }))
  }),

  listLiftByAdChannel: withSelection(state, ({ levels, question, selection, study, tallyOf }) => {
    const column = study.population.impressions.adChannel.values
    const partition = byImpression(study, selection, adChannels.length, (impression) => column[impression] ?? 0)
    return items(adChannels, partition, tallyOf(partition), ({ id, name }, own, impression_share_percentage) => ({
      ...resultWithPValue(question, own, levels),
      ad_channel: id,
      ad_channel_name: name,
      impression_share_percentage
    }))
  })
})
