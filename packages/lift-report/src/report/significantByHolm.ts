/**
 * Returns which of several tests are significant after adjustment for their number.
 */
import { adjustPValues } from "@fieldwork/lift-statistics"

/** Returns the keys of the p-values that are at most 1 − `level` after adjustment by the procedure of Holm. */
export const significantByHolm = <Key>(p: ReadonlyMap<Key, number>, level: number): ReadonlySet<Key> => {
  const keys = [...p.keys()]
  const adjusted = adjustPValues([...p.values()], "holm")
  return new Set(keys.filter((_, index) => (adjusted[index] ?? 1) <= 1 - level + 1e-12))
}
