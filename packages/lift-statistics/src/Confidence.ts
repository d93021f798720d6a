/**
 * Confidence levels and sides.
 *
 * A one-sided test asks only whether exposure lifts; it can never show a decline.
 */
import { checkProbability, InvalidInputError } from "./InvalidInputError.ts"
import { normalQuantile } from "./Normal.ts"

/** `"two"`: lift or decline. `"one"`: lift only. */
export type Sides = "one" | "two"

/**
 * The level used when none is given: 0.9, the brand lift document's default of `confidence_level`.
 *
 * @example
 * ```ts
 * import { defaultLevel } from "@fieldwork/lift-statistics"
 * defaultLevel // => 0.9
 * ```
 */
export const defaultLevel = 0.9

/**
 * z(L): how many standard errors a margin of error spans at level L.
 *
 * Two-sided Φ⁻¹(1 − (1 − L)/2), one-sided Φ⁻¹(L); read off the small tail, so 0.999999 is as exact as 0.9.
 *
 * @example
 * ```ts
 * import { criticalValue } from "@fieldwork/lift-statistics"
 *
 * criticalValue(0.9) // => 1.64485
 * criticalValue(0.9, "one") // => 1.28155
 * ```
 * @param level confidence level, 0 to 1, ends excluded; above 0.5 when one-sided
 * @throws {InvalidInputError} when the level is outside that range
 */
export const criticalValue = (level: number, sides: Sides = "two"): number => {
  checkLevel(level, sides)
  return -normalQuantile(sides === "two" ? (1 - level) / 2 : 1 - level)
}

/** Refuses a level outside (0, 1), and a one-sided level at which the margin would be zero or negative. */
export const checkLevel = (level: number, sides: Sides): void => {
  if (sides !== "one" && sides !== "two") {
    throw new InvalidInputError("outOfRange", "sides", sides, `pass "one" or "two"`)
  }
  if (typeof level === "number" && level > (sides === "one" ? 0.5 : 0) && level < 1) return
  checkProbability("level", level)
  throw new InvalidInputError("outOfRange", "level", level, "a one-sided test needs a level above 0.5")
}
