/**
 * Confidence levels, and one-sided and two-sided tests.
 *
 * A one-sided test can show only a lift, never a decline.
 */
import { checkProbability, InvalidInputError } from "./InvalidInputError.ts"
import { normalQuantile } from "./Normal.ts"

/** `"two"`: the test can show a lift or a decline. `"one"`: the test can show only a lift. */
export type Sides = "one" | "two"

/**
 * The default confidence level: 0.9, which is also the default of `confidence_level` in the brand lift OpenAPI document.
 *
 * @example
 * ```ts
 * import { defaultLevel } from "@fieldwork/lift-statistics"
 * defaultLevel // => 0.9
 * ```
 */
export const defaultLevel = 0.9

/**
 * Returns z(L), the number of standard errors in a margin of error at confidence level L.
 *
 * Two-sided: Φ⁻¹(1 − (1 − L)/2). One-sided: Φ⁻¹(L). Both values are computed from the tail probability, so the value for 0.999999 is as precise as
 * the value for 0.9.
 *
 * @example
 * ```ts
 * import { criticalValue } from "@fieldwork/lift-statistics"
 *
 * criticalValue(0.9) // => 1.64485
 * criticalValue(0.9, "one") // => 1.28155
 * ```
 * @param level the confidence level: in (0, 1) if two-sided, in (0.5, 1) if one-sided
 * @throws {InvalidInputError} if the level is outside (0, 1), or outside (0.5, 1) if one-sided
 */
export const criticalValue = (level: number, sides: Sides = "two"): number => {
  checkLevel(level, sides)
  return -normalQuantile(sides === "two" ? (1 - level) / 2 : 1 - level)
}

/**
 * Throws if the level is outside (0, 1), or if the test is one-sided and the level is at most 0.5, where the margin of error would be zero or
 * negative.
 */
export const checkLevel = (level: number, sides: Sides): void => {
  if (sides !== "one" && sides !== "two") {
    throw new InvalidInputError("outOfRange", "sides", sides, `pass "one" or "two"`)
  }
  if (typeof level === "number" && level > (sides === "one" ? 0.5 : 0) && level < 1) return
  checkProbability("level", level)
  throw new InvalidInputError("outOfRange", "level", level, "pass a level above 0.5 for a one-sided test")
}
