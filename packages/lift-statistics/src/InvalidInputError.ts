/**
 * The only error of this package: an argument for which the statistics are not defined.
 *
 * It is a `RangeError`, so that code without knowledge of this package handles it correctly. The checks of single numbers are here; those of a group
 * and of a level are in Group.ts and Confidence.ts. Each message ends with what to do next.
 */

/** The kind of problem with the argument, for programs; the message is for people. */
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
