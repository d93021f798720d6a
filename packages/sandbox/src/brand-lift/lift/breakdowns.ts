/**
 * The nine breakdowns of one question's lift.
 */
import type { Handlers } from "../../http/Handler.ts"
import type { operations } from "../schema.gen.ts"
import type { State } from "../State.ts"
import { apportion, deliveredFor } from "../study/Delivery.ts"
import { customVariables } from "../study/Market.ts"
import { type Found, withSelection } from "./Asked.ts"
import { result, resultWithPValue } from "./Figures.ts"
import * as Parts from "./Parts.ts"
import type { PartTally } from "./Tally.ts"

interface Item<Part> {
  readonly part: Part
  /** Its place among the parts, from 0. */
  readonly index: number
  readonly own: PartTally
  /** Of all selected impressions, 0 to 100. */
  readonly impressionShare: number
}

const share = (impressions: number, all: number): number => (all === 0 ? 0 : (impressions / all) * 100)

/** One item for each part that anyone belongs to, in the order of the parts. */
const items = <Part, A>(
  { tallyOf }: Found,
  { partition, parts }: Parts.Breakdown<Part>,
  item: (_: Item<Part>) => A
): { items: Array<A> } => {
  const all = partition.impressions.reduce((sum, each) => sum + each, 0)
  const tallyOfPart = tallyOf(partition)
  return {
    items: parts.flatMap((part, index) => {
      const own = tallyOfPart(index)
      const impressions = partition.impressions[index] ?? 0
      const { control, exposed } = own.inTarget.count
      const isThere = impressions > 0 || (partition.disjoint && exposed + control > 0)
      return isThere ? item({ part, index, own, impressionShare: share(impressions, all) }) : []
    })
  }
}

type Id =
  | "listLiftByAdChannel"
  | "listLiftByAdLength"
  | "listLiftByCreative"
  | "listLiftByBucket"
  | "listLiftByCustomVariable"
  | "listLiftByDaypart"
  | "listLiftByDemographic"
  | "listLiftByDevice"
  | "listLiftByFrequency"

export const breakdownHandlers = (state: State): Handlers<Pick<operations, Id>> => ({
  listLiftByAdChannel: withSelection(state, (found) =>
    items(found, Parts.adChannel(found.study, found.selection), ({ impressionShare, own, part }) => ({
      ...resultWithPValue(found.question, own, found.levels),
      ad_channel: part.id,
      ad_channel_name: part.name,
      impression_share_percentage: impressionShare
    }))
  ),

  listLiftByAdLength: withSelection(state, (found) =>
    items(found, Parts.adLength(found.study, found.selection), ({ impressionShare, own, part }) => ({
      ...resultWithPValue(found.question, own, found.levels),
      ad_length: part,
      ad_length_name: `${part} seconds`,
      impression_share_percentage: impressionShare
    }))
  ),

  /** A creative without a name goes by its id. */
  listLiftByCreative: withSelection(state, (found) => {
    const { groups, names } = found.study.labels.creative
    const breakdown = Parts.creative(found.study, found.selection)
    const delivered = apportion(
      deliveredFor(found.study, breakdown.partition.impressions),
      breakdown.partition.impressions
    )
    return items(found, breakdown, ({ impressionShare, index, own, part }) => {
      const group = groups.get(part)
      return {
        ...result(found.question, own, found.levels),
        creative_id: part,
        ...(group !== undefined && { creative_group_id: group }),
        creative_name: names.get(part) ?? part,
        impression_share_percentage: impressionShare,
        impression_count: delivered[index] ?? 0
      }
    })
  }),

  /** The document names no dimension; the sandbox's buckets are of frequency. */
  listLiftByBucket: withSelection(state, (found) =>
    items(found, Parts.frequencyBucket(found.study, found.selection), ({ index, own, part }) => ({
      ...result(found.question, own, found.levels),
      bucket_name: part.name,
      bucket_order: index + 1
    }))
  ),

  listLiftByCustomVariable: withSelection(state, (found, { custom_var }) => {
    const name = customVariables.find((each) => each === custom_var)
    if (name === undefined) return undefined
    return items(found, Parts.customVariable(name)(found.study, found.selection), ({ own, part }) => ({
      ...result(found.question, own, found.levels),
      custom_var: part
    }))
  }),

  listLiftByDaypart: withSelection(state, (found) =>
    items(found, Parts.daypart(found.study, found.selection), ({ impressionShare, own, part }) => ({
      ...result(found.question, own, found.levels),
      daypart: part.id,
      daypart_name: part.name,
      impression_share_percentage: impressionShare
    }))
  ),

  listLiftByDemographic: withSelection(state, (found, { demo_filter_name, use_buckets = true }) =>
    items(
      found,
      Parts.demographic(demo_filter_name, use_buckets)(found.study, found.selection),
      ({ index, own, part }) => ({
        ...result(found.question, own, found.levels),
        bucket_name: part,
        bucket_order: index + 1
      })
    )
  ),

  listLiftByDevice: withSelection(state, (found) =>
    items(found, Parts.device(found.study, found.selection), ({ impressionShare, own, part }) => ({
      ...result(found.question, own, found.levels),
      device: part.id,
      device_name: part.name,
      impression_share_percentage: impressionShare
    }))
  ),

  listLiftByFrequency: withSelection(state, (found) =>
    items(found, Parts.frequencyBucket(found.study, found.selection), ({ index, own, part }) => ({
      ...result(found.question, own, found.levels),
      frequency_bucket_name: part.name,
      frequency_bucket_order: index + 1
    }))
  )
})
