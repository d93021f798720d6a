/**
 * Converts the items of any of the nine breakdowns in the brand lift API to rows of a common format.
 */
import { shareDecimals } from "../identify/shareDecimals.ts"
import { isNumber, type WireLift } from "../identify/WireLift.ts"
import { fromWire, type FromWireOptions, type LiftGroups } from "./fromWire.ts"
import { isPossibleResult } from "./isPossibleResult.ts"

/** An item of a breakdown, as returned by the brand lift API. Each kind of breakdown uses different fields to identify its parts, such as devices. */
export interface WireBreakdownItem extends WireLift {
  readonly ad_channel?: string | undefined
  readonly ad_channel_name?: string | undefined
  readonly ad_length?: number | undefined
  readonly ad_length_name?: string | undefined
  readonly creative_id?: string | undefined
  readonly creative_name?: string | undefined
  readonly bucket_name?: string | undefined
  readonly bucket_order?: number | undefined
  readonly custom_var?: string | undefined
  readonly daypart?: string | undefined
  readonly daypart_name?: string | undefined
  readonly device?: string | undefined
  readonly device_name?: string | undefined
  readonly frequency_bucket_name?: string | undefined
  readonly frequency_bucket_order?: number | undefined
  readonly impression_share_percentage?: number | undefined
}

/** One part of a breakdown, such as one device or one creative, with its counts. */
export interface BreakdownPart<Item extends WireBreakdownItem = WireBreakdownItem> {
  /** The label of the part; `unknown` if the API returned none. */
  readonly part: string
  /** The identifier of the part, such as an id or an ad length, or the label if the API returned no identifier. */
  readonly key: string
  /**
   * The index of the part, starting at 0. The parts are sorted by the API's order field if there is one. Otherwise, they are in the order of the
   * items.
   */
  readonly order: number
  /** The part's share of the campaign's impressions, from 0 to 1; `null` if the API did not return it. */
  readonly impressionShare: number | null
  /**
   * The exposed and control groups of the part; `null` if a group is empty, if counts are missing or impossible, or if the effect of the weights is
   * unknown.
   */
  readonly groups: LiftGroups | null
  /** The item as the API returned it. */
  readonly wire: Item
}

/** The options for `fromBreakdown`. */
export interface FromBreakdownOptions extends FromWireOptions {
  /**
   * The treatment of an item with impossible values, such as more in-target respondents than respondents: `throw` throws an error, and `null` gives
   * the part no groups. Default: `throw`.
   */
  readonly impossible?: "throw" | "null" | undefined
}

const firstPresent = (values: ReadonlyArray<string | number | null | undefined>): string | undefined => {
  const value = values.find((each) => each !== undefined && each !== null && each !== "")
  return value === undefined ? undefined : String(value)
}

/** Returns the name, key and order of an item in any of the nine breakdowns, which use different field names. */
const namesOf = (item: WireBreakdownItem) => ({
  name: firstPresent([
    item.device_name,
    item.daypart_name,
    item.ad_channel_name,
    item.ad_length_name,
    item.creative_name,
    item.frequency_bucket_name,
    item.bucket_name,
    item.custom_var
  ]),
  key: firstPresent([item.device, item.daypart, item.ad_channel, item.ad_length, item.creative_id]),
  order: item.frequency_bucket_order ?? item.bucket_order
})

/**
 * Returns one row for each item of a breakdown by ad channel, ad length, bucket, creative, custom variable, daypart, demographic, device or
 * frequency.
 *
 * @example
 * ```ts
 * import { fromBreakdown } from "@fieldwork/lift-statistics"
 *
 * const counts = { exposed_count: 500, in_target_exposed_count: 230, control_count: 500, in_target_control_count: 200 }
 * const rows = fromBreakdown([{ ...counts, device: "mobile", device_name: "Mobile" }])
 * rows[0]?.part // => "Mobile"
 * rows[0]?.groups?.exposed.n // => 500
 * ```
 * @throws {InvalidInputError} if the counts of an item are invalid, unless `impossible` is `null`
 */
export const fromBreakdown = <Item extends WireBreakdownItem>(
  items: Iterable<Item>,
  { impossible = "throw", ...given }: FromBreakdownOptions = {}
): ReadonlyArray<BreakdownPart<Item>> => {
  const all = [...items]
  const options = { shareDecimals: shareDecimals(all), ...given }
  return all
    .map((wire, index) => {
      const { key, name, order } = namesOf(wire)
      const share = wire.impression_share_percentage
      return {
        part: name ?? key ?? "unknown",
        key: key ?? name ?? "unknown",
        order: order ?? index,
        impressionShare: isNumber(share) ? share / 100 : null,
        groups: impossible === "null" && !isPossibleResult(wire) ? null : fromWire(wire, options),
        wire
      }
    })
    .toSorted((a, b) => a.order - b.order)
    .map((row, order) => ({ ...row, order }))
}
