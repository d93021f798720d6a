/**
 * Checks a lift result from the brand lift API for impossible values, for which `fromWire` and `identify` throw.
 */
import type { WireLift } from "../identify/WireLift.ts"
import { InvalidInputError } from "../InvalidInputError.ts"
import { fromWire } from "./fromWire.ts"

/**
 * Returns whether the values in a lift result are possible, so that `fromWire` and `identify` accept it. Returns false for a negative count, for more
 * in-target respondents than respondents, and for a weighted percentage that is not between 0 and 100. Missing values are possible.
 *
 * @example
 * ```ts
 * import { isPossibleResult } from "@fieldwork/lift-statistics"
 *
 * const counts = { exposed_count: 500, in_target_exposed_count: 230, control_count: 500, in_target_control_count: 200 }
 * isPossibleResult(counts) // => true
 * isPossibleResult({ ...counts, in_target_exposed_count: 501 }) // => false
 * ```
 */
export const isPossibleResult = (result: WireLift): boolean => {
  try {
    fromWire(result)
    return true
  } catch (cause) {
    if (cause instanceof InvalidInputError) return false
    throw cause
  }
}
