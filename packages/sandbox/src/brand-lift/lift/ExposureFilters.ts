/**
 * Reads the lift filters on exposure: the kind of ads, the sites and placements where they ran, and how often a respondent saw them.
 *
 * Source: the vendor's brand lift document, section Lift filter parameters.
 */
import { adChannels, dayparts } from "../study/Media.ts"
import type { LabelledType } from "../study/Labels.ts"
import { customVariables } from "../study/MediaPlan.ts"
import { frequency } from "../study/Population.ts"
import type { Study } from "../study/Study.ts"
import type { Violations } from "../Violations.ts"
import type { LiftQuery } from "./LiftQuery.ts"
import type { ImpressionTest, RespondentTest } from "./Selection.ts"

/**
 * Returns a function that tests one field of an item against a filter parameter and its `__in` variant. If both are present, both must match.
 * Undefined if neither is present.
 */
const oneOf = <A, B>(field: (item: A) => B, one: B | undefined, several: ReadonlyArray<B> | undefined) =>
  one === undefined && several === undefined
    ? undefined
    : (item: A) =>
        (one === undefined || field(item) === one) && (several === undefined || several.includes(field(item)))

/** Returns an array with 1 for each item that passes every test and 0 for each other item. Undefined if there are no tests. */
const allowed = <A>(
  items: ReadonlyArray<A>,
  tests: ReadonlyArray<((item: A) => boolean) | undefined>
): Uint8Array | undefined => {
  const present = tests.filter((test) => test !== undefined)
  return present.length === 0
    ? undefined
    : Uint8Array.from(items, (item) => (present.every((test) => test(item)) ? 1 : 0))
}

const pattern = (text: string | undefined, violations: Violations): RegExp | undefined => {
  if (text === undefined) return undefined
  try {
    return new RegExp(text)
  } catch {
    violations["ad_channel__regex"] = ["This value is not a regular expression."]
    return undefined
  }
}

export const impressionTest = (
  { labels, mediaPlan }: Study,
  query: LiftQuery,
  violations: Violations
): ImpressionTest => {
  const regex = pattern(query.ad_channel__regex, violations)
  const placements = mediaPlan.placements.map((placement, index) => ({ ...placement, index }))
  const creatives = mediaPlan.creatives.map((creative, index) => ({ ...creative, index }))
  /** Returns the id of an item's group as a string, because filter values are strings. */
  const group = (type: LabelledType, id: string) => labels[type].groups.get(id)?.toString()
  const site = ({ publisher }: { readonly publisher: number }) => mediaPlan.publishers[publisher]?.id
  return {
    placement: allowed(placements, [
      oneOf(({ id }) => id, query.placement_id, query.placement_id__in),
      oneOf(site, query.publisher_id, query.publisher_id__in),
      oneOf(({ network }) => network, query.network, query.network__in),
      oneOf(({ id }) => group("placement", id), query.placement_group_id, query.placement_group_id__in),
      oneOf((_) => group("publisher", site(_) ?? ""), query.publisher_group_id, query.publisher_group_id__in),
      ...customVariables.map((name) =>
        oneOf(({ custom }: (typeof placements)[number]) => custom[name], query[`custom_variables__${name}`], undefined)
      )
    ]),
    creative: allowed(creatives, [
      oneOf(({ id }) => id, query.creative_id, query.creative_id__in),
      oneOf(({ mediaChannel }) => mediaChannel, query.media_channel, query.media_channel__in),
      oneOf(({ adDuration }) => adDuration, query.ad_duration, query.ad_duration__in),
      oneOf(({ id }) => group("creative", id), query.creative_group_id, query.creative_group_id__in)
    ]),
    adChannel: allowed(adChannels, [
      oneOf(({ id }): string => id, query.ad_channel, undefined),
      regex && (({ id }) => regex.test(id))
    ]),
    daypart: allowed(dayparts, [oneOf(({ id }): string => id, query.daypart, query.daypart__in)])
  }
}

/** Returns tests of how often a respondent saw the campaign. */
export const frequencyTests = (
  { population }: Study,
  query: LiftQuery,
  violations: Violations
): ReadonlyArray<RespondentTest> => {
  const {
    frequency: exact,
    frequency__gte: low,
    frequency__in: several,
    frequency__lte: high,
    frequency__range: range
  } = query
  const tests: Array<(seen: number) => boolean> = []
  if (exact !== undefined) tests.push((seen) => seen === exact)
  if (several !== undefined) tests.push((seen) => several.includes(seen))
  if (low !== undefined) tests.push((seen) => seen >= low)
  if (high !== undefined) tests.push((seen) => seen <= high)
  if (range !== undefined) {
    const [from = 0, to = 0] = range
    if (range.length !== 2) violations["frequency__range"] = ["Two bounds are expected."]
    else tests.push((seen) => seen >= from && seen <= to)
  }
  return tests.map((test) => (respondent) => test(frequency(population, respondent)))
}
