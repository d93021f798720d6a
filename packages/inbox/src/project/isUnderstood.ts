import type { Interpretation } from "./ItemFacts.ts"

/**
 * Returns whether an item was interpreted without a problem. An operator's retry applies only such items. During a rebuild, any other item is
 * therefore processed at its own log position, even if an operator retried it later.
 */
export const isUnderstood = (interpretation: Interpretation): boolean =>
  interpretation._tag !== "Unusable" && interpretation.complaint === undefined
