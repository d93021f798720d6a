/**
 * Effect's source of random numbers, accessed by its key without importing its module. A test can provide another source.
 */
import * as Context from "effect/Context"

interface Source {
  /** Returns a number in [0, 1). */
  readonly nextDoubleUnsafe: () => number
}

export const Random: Context.Reference<Source> = Context.Reference<Source>("effect/Random", {
  defaultValue: () => ({ nextDoubleUnsafe: Math.random })
})
