/**
 * The nine operations that break down the lift for a question.
 */
import type { Handlers } from "../../http/Handler.ts"
import type { operations } from "@fieldwork/specs/brand-lift/schema"
import type { LiftState } from "./LiftState.ts"
import { apportion, deliveredFor } from "../study/Delivery.ts"
import { customVariables } from "../study/MediaPlan.ts"
import { type ResolvedRequest, withSelection } from "./LiftRequest.ts"
import { result, resultWithPValue } from "./LiftResult.ts"
import * as Segments from "./Segments.ts"
import type { SegmentCounts } from "./Counts.ts"

interface Item<Segment> {
  readonly segment: Segment
  /** The index of the segment, starting at 0. */
  readonly index: number
  readonly own: SegmentCounts
  /** The segment's share of all impressions that pass the filters, in percent from 0 to 100. */
  readonly impressionShare: number
}

const share = (impressions: number, all: number): number => (all === 0 ? 0 : (impressions / all) * 100)

/** Returns one item for each segment that has respondents, in the order of the segments. */
const items = <Segment, A>(
  { countsOf }: ResolvedRequest,
  { partition, segments }: Segments.Breakdown<Segment>,
  item: (_: Item<Segment>) => A
): { items: Array<A> } => {
  const countsOfSegment = countsOf(partition)
  return {
    items: segments.flatMap((segment, index) => {
      const own = countsOfSegment(index)
      const impressions = partition.impressions[index] ?? 0
      const { control, exposed } = own.inTarget.count
      const isThere = impressions > 0 || (partition.disjoint && exposed + control > 0)
      return isThere ? item({ segment, index, own, impressionShare: share(impressions, partition.allImpressions) }) : []
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

export const breakdownHandlers = (state: LiftState): Handlers<Pick<operations, Id>> => ({
  listLiftByAdChannel: withSelection(state, (found) =>
    items(found, Segments.adChannel(found.study, found.selection), ({ impressionShare, own, segment }) => ({
      ...resultWithPValue(found.question, own, found.levels),
      ad_channel: segment.id,
      ad_channel_name: segment.name,
      impression_share_percentage: impressionShare
    }))
  ),

  listLiftByAdLength: withSelection(state, (found) =>
    items(found, Segments.adLength(found.study, found.selection), ({ impressionShare, own, segment }) => ({
      ...resultWithPValue(found.question, own, found.levels),
      ad_length: segment,
      ad_length_name: `${segment} seconds`,
      impression_share_percentage: impressionShare
    }))
  ),

  /** If a creative has no name, its id is used. */
  listLiftByCreative: withSelection(state, (found) => {
    const { groups, names } = found.study.labels.creative
    const breakdown = Segments.creative(found.study, found.selection)
    const delivered = apportion(
      deliveredFor(found.study, breakdown.partition.impressions),
      breakdown.partition.impressions
    )
    return items(found, breakdown, ({ impressionShare, index, own, segment }) => {
      const group = groups.get(segment)
      return {
        ...result(found.question, own, found.levels),
        creative_id: segment,
        ...(group !== undefined && { creative_group_id: group }),
        creative_name: names.get(segment) ?? segment,
        impression_share_percentage: impressionShare,
        impression_count: delivered[index] ?? 0
      }
    })
  }),

  /** The brand lift document does not specify what the buckets of this operation contain. The sandbox uses frequency buckets. */
  listLiftByBucket: withSelection(state, (found) =>
    items(found, Segments.frequencyBucket(found.study, found.selection), ({ index, own, segment }) => ({
      ...result(found.question, own, found.levels),
      bucket_name: segment.name,
      bucket_order: index + 1
    }))
  ),

  listLiftByCustomVariable: withSelection(state, (found, { custom_var }) => {
    const name = customVariables.find((each) => each === custom_var)
    if (name === undefined) return undefined
    return items(found, Segments.customVariable(name)(found.study, found.selection), ({ own, segment }) => ({
      ...result(found.question, own, found.levels),
      custom_var: segment
    }))
  }),

  listLiftByDaypart: withSelection(state, (found) =>
    items(found, Segments.daypart(found.study, found.selection), ({ impressionShare, own, segment }) => ({
      ...result(found.question, own, found.levels),
      daypart: segment.id,
      daypart_name: segment.name,
      impression_share_percentage: impressionShare
    }))
  ),

  listLiftByDemographic: withSelection(state, (found, { demo_filter_name, use_buckets = true }) =>
    items(
      found,
      Segments.demographic(demo_filter_name, use_buckets)(found.study, found.selection),
      ({ index, own, segment }) => ({
        ...result(found.question, own, found.levels),
        bucket_name: segment,
        bucket_order: index + 1
      })
    )
  ),

  listLiftByDevice: withSelection(state, (found) =>
    items(found, Segments.device(found.study, found.selection), ({ impressionShare, own, segment }) => ({
      ...result(found.question, own, found.levels),
      device: segment.id,
      device_name: segment.name,
      impression_share_percentage: impressionShare
    }))
  ),

  listLiftByFrequency: withSelection(state, (found) =>
    items(found, Segments.frequencyBucket(found.study, found.selection), ({ index, own, segment }) => ({
      ...result(found.question, own, found.levels),
      frequency_bucket_name: segment.name,
      frequency_bucket_order: index + 1
    }))
  )
})
