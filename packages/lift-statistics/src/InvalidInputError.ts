/**
 * The one error of this package: an argument that cannot mean what its name says.
 *
 * A `RangeError`, so code that knows nothing of this package still files it under the right heading. Every guard of the
 * package lives here, and each message ends in what to do next.
 */
import type { Sides } from "./Confidence.ts"
import type { Group } from "./Group.ts"

/** What is wrong with the argument, for code that decides; the message is for people. */
export type InvalidInputReason = "notANumber" | "negative" | "moreThanRespondents" | "outOfRange" | "empty"

/**
 * An argument that the statistics are not defined for. `reason` states the rule that it breaks, and the message names the argument.
 *
 * @example
 * ```ts
 * import { readLift } from "@fieldwork/lift-statistics"
 * readLift({ exposed: { x: 3, n: 2 }, control: { x: 1, n: 2 } }) // throws exposed.x
 * ```
 */
export class InvalidInputError extends RangeError {
  override readonly name = "InvalidInputError"
  readonly reason: InvalidInputReason
  /** The argument's path as the caller wrote it, such as `exposed.x`. */
  readonly argument: string
  readonly received: unknown

  constructor(reason: InvalidInputReason, argument: string, received: unknown, advice: string) {
    const shown = typeof received === "string" || Array.isArray(received) ? JSON.stringify(received) : String(received)
    super(`${argument} is ${shown}: ${advice}`)
    this.reason = reason
    this.argument = argument
    this.received = received
  }
}

/** Refuses anything but a finite number ≥ 0. Fractions pass: effective counts of weighted groups have them. */
export const checkCount = (argument: string, value: number): void => {
  if (!Number.isFinite(value)) throw new InvalidInputError("notANumber", argument, value, "pass a finite count")
  if (value < 0) throw new InvalidInputError("negative", argument, value, "counts start at 0")
}

/** Whether x and n are counts with x ≤ n. `isFinite` also refuses strings, which would add by gluing. */
export const isGroup = ({ n, x }: Group): boolean => Number.isFinite(x) && Number.isFinite(n) && x >= 0 && x <= n

/** Refuses a group whose `x` or `n` is no count, or whose `x` exceeds `n`. */
export const checkGroup = (argument: string, group: Group): void => {
  if (isGroup(group)) return
  const { n, x } = group
  checkCount(`${argument}.n`, n)
  checkCount(`${argument}.x`, x)
  const advice = `it counts respondents in target, out of all ${n} of the group; are x and n exchanged?`
  throw new InvalidInputError("moreThanRespondents", `${argument}.x`, x, advice)
}

/** Refuses anything outside [0, 1]. */
export const checkProportion = (argument: string, value: number): void => {
  if (!Number.isFinite(value)) throw new InvalidInputError("notANumber", argument, value, "pass a proportion, 0 to 1")
  if (value >= 0 && value <= 1) return
  throw new InvalidInputError(
    "outOfRange",
    argument,
    value,
    "pass a proportion from 0 to 1; divide a percentage by 100"
  )
}

/** Refuses anything outside (0, 1), ends excluded. */
export const checkProbability = (argument: string, value: number): void => {
  checkProportion(argument, value)
  if (value > 0 && value < 1) return
  throw new InvalidInputError("outOfRange", argument, value, "pass a value strictly between 0 and 1, such as 0.9")
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

/** Refuses anything but a whole number ≥ `least`. */
export const checkWhole = (argument: string, value: number, least: number): void => {
  checkCount(argument, value)
  if (Number.isSafeInteger(value) && value >= least) return
  throw new InvalidInputError("outOfRange", argument, value, `pass a whole number, at least ${least}`)
}

/** Refuses anything but one of the names. */
export const checkOneOf = (argument: string, value: unknown, names: ReadonlyArray<string>): void => {
  if (typeof value === "string" && names.includes(value)) return
  throw new InvalidInputError("outOfRange", argument, value, `pass ${names.map((name) => `"${name}"`).join(" or ")}`)
}
