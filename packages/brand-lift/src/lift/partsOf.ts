/**
 * Converts results to the parts of a breakdown, although a result may have impossible values.
 */
import {
  type BreakdownPart,
  fromBreakdown,
  type FromWireOptions,
  isPossibleResult,
  type WireBreakdownItem
} from "@fieldwork/lift-statistics"

/**
 * Returns one part for each item of a breakdown. A part whose values are impossible, such as more in-target respondents than respondents, has no
 * groups and therefore no lift.
 */
export const partsOf = (
  items: ReadonlyArray<WireBreakdownItem>,
  options?: FromWireOptions
): ReadonlyArray<BreakdownPart> => {
  const originals = new Map(
    items.map((item) => [isPossibleResult(item) ? item : { ...item, exposed_count: null }, item])
  )
  return fromBreakdown(originals.keys(), options).map((part) => ({
    ...part,
    wire: originals.get(part.wire) ?? part.wire
  }))
}
