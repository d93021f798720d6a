/**
 * Detects changes in the formula by which the service computes lift, and reports each change once.
 */
import type { Identification } from "@fieldwork/lift-statistics"

const parts = ["scale", "liftScale", "standardError", "sides", "decision"] as const

/** Remembers the service's lift formula, as far as it is known from the snapshots processed so far. */
export class ConventionTracker {
  readonly #known = new Map<(typeof parts)[number], string>()
  /**
   * Whether a convention reproduced the last snapshot with figures. If it did not, this has been reported, and is not reported again until a convention
   * reproduces a snapshot. It is also `false` before the first snapshot.
   */
  #reproduced = false

  /** Describes each change that has not been reported yet. `now` is the convention of the next snapshot. */
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
      // A property that the figures of a snapshot do not determine is still known from earlier snapshots.
      if (value === null) return []
      this.#known.set(part, value)
      return before === undefined || before === value ? [] : [`${part} from ${before} to ${value}`]
    })
  }
}
