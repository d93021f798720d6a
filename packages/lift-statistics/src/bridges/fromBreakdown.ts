/**
 * Converts the items of any of the nine breakdowns to rows of one form.
 */
import { isNumber, type WireLift } from "../identify/WireLift.ts"
import { fromWire, type FromWireOptions, type LiftGroups } from "./fromWire.ts"

/** An item of a breakdown. Each breakdown has its own fields for the name of the part. */
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

/** One part of a breakdown of the service. */
export interface BreakdownPart<Item extends WireBreakdownItem = WireBreakdownItem> {
  /** The label of the part; `unknown` when the service has no name for it. */
  readonly part: string
  /** The value of the part: an id, a length or a value. The name if there is no other. */
  readonly key: string
  /** Its index among the parts, from 0: the service's own order if there is one. */
  readonly order: number
  /** Share of the campaign's impressions, 0 to 1; `null` where it is not given. */
  readonly impressionShare: number | null
  /** `null` when a group is empty or counts are absent. */
  readonly groups: LiftGroups | null
  /** The item as the service returned it. */
  readonly wire: Item
}

const given = (values: ReadonlyArray<string | number | null | undefined>): string | undefined => {
  const value = values.find((each) => each !== undefined && each !== null && each !== "")
  return value === undefined ? undefined : String(value)
}

/** The fields of the nine breakdowns for the name of a part and for its value. */
const namesOf = (item: WireBreakdownItem) => ({
  name: given([
    item.device_name,
    item.daypart_name,
    item.ad_channel_name,
    item.ad_length_name,
    item.creative_name,
    item.frequency_bucket_name,
    item.bucket_name,
    item.custom_var
  ]),
  key: given([item.device, item.daypart, item.ad_channel, item.ad_length, item.creative_id]),
  order: item.frequency_bucket_order ?? item.bucket_order
})

/**
 * Returns one row for each item of a breakdown, whichever of the nine it is: by ad channel, ad length, bucket, creative,
 * custom variable, daypart, demographic, device or frequency.
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
 * @throws {InvalidInputError} when the counts of an item are impossible
 */
export const fromBreakdown = <Item extends WireBreakdownItem>(
  items: Iterable<Item>,
  options: FromWireOptions = {}
): ReadonlyArray<BreakdownPart<Item>> =>
  [...items]
    .map((wire, index) => {
      const { key, name, order } = namesOf(wire)
      const share = wire.impression_share_percentage
      return {
        part: name ?? key ?? "unknown",
        key: key ?? name ?? "unknown",
        order: order ?? index,
        impressionShare: isNumber(share) ? share / 100 : null,
        groups: fromWire(wire, options),
        wire
      }
    })
    .toSorted((a, b) => a.order - b.order)
    .map((row, order) => ({ ...row, order }))
