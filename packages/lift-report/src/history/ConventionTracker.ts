/**
 * Detects changes in the formula by which the service computes lift, and reports each change once.
 */
import type { Identification } from "@fieldwork/lift-statistics"

const parts = ["scale", "liftScale", "standardError", "sides", "decision"] as const

/** Remembers the service's lift formula, as far as it is known from the snapshots processed so far. */
export class ConventionTracker {
  readonly #known = new Map<(typeof parts)[number], string>()
  /**
   * Whether a known formula reproduced the last snapshot that had values to compare; `false` before the first snapshot. A snapshot that no formula
   * reproduces is reported only if this is `true`, so only the first of several such snapshots in succession is reported.
   */
  #reproduced = false

  /**
   * Describes each change that has not been reported yet. `now` is the convention (the set of formulas by which the service computes lift) that was
   * identified from the next snapshot.
   */
  next(now: Identification): ReadonlyArray<string> {
    if (now.kind === "noneFits") {
      const isNew = this.#reproduced
      this.#reproduced = false
      return isNew ? ["no known formula reproduces its values"] : []
    }
    if (!now.reproduced) return []
    this.#reproduced = true
    return parts.flatMap((part) => {
      const [before, value] = [this.#known.get(part), now[part]]
      // If the snapshot does not determine this part of the formula, the value from earlier snapshots is kept.
      if (value === null) return []
      this.#known.set(part, value)
      return before === undefined || before === value ? [] : [`${part} from ${before} to ${value}`]
    })
  }
}
