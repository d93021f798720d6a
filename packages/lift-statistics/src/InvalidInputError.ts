/**
 * The only error class of this package, thrown for an argument for which the statistics are not defined.
 *
 * The class extends `RangeError`, so callers can handle the error without knowing this package. This file contains the checks for single numbers. The
 * checks for a group and for a level are in Group.ts and Confidence.ts. Each error message ends with a hint on how to fix the argument.
 */

/** The kind of problem with the argument, for use in code. The message is for people. */
export type InvalidInputReason = "notANumber" | "negative" | "moreThanRespondents" | "outOfRange" | "empty"

/**
 * The error that is thrown for an argument for which the statistics are not defined. `reason` identifies the rule that the argument violates, and the
 * message names the argument.
 *
 * @example
 * ```ts
 * import { analyseLift } from "@fieldwork/lift-statistics"
 * analyseLift({ exposed: { x: 3, n: 2 }, control: { x: 1, n: 2 } }) // throws exposed.x
 * ```
 */
export class InvalidInputError extends RangeError {
  override readonly name = "InvalidInputError"
  readonly reason: InvalidInputReason
  /** The path of the argument as the caller wrote it, such as `exposed.x`. */
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

/** Throws if the value is not a finite number ≥ 0. Fractions are allowed, because the effective counts of weighted groups are fractions. */
export const checkCount = (argument: string, value: number): void => {
  if (!Number.isFinite(value)) throw new InvalidInputError("notANumber", argument, value, "pass a finite count")
  if (value < 0) throw new InvalidInputError("negative", argument, value, "pass a count of at least 0")
}

/** Throws if the value is not in [0, 1]. */
export const checkProportion = (argument: string, value: number): void => {
  if (!Number.isFinite(value))
    throw new InvalidInputError("notANumber", argument, value, "pass a proportion from 0 to 1")
  if (value >= 0 && value <= 1) return
  throw new InvalidInputError(
    "outOfRange",
    argument,
    value,
    "pass a proportion from 0 to 1; divide a percentage by 100"
  )
}

/** Throws if the value is not in the open interval (0, 1). */
export const checkProbability = (argument: string, value: number): void => {
  checkProportion(argument, value)
  if (value > 0 && value < 1) return
  throw new InvalidInputError("outOfRange", argument, value, "pass a value strictly between 0 and 1, such as 0.9")
}

/** Throws if the value is not an integer ≥ `minimum`. */
export const checkInteger = (argument: string, value: number, minimum: number): void => {
  checkCount(argument, value)
  if (Number.isSafeInteger(value) && value >= minimum) return
  throw new InvalidInputError("outOfRange", argument, value, `pass an integer of at least ${minimum}`)
}

/** Throws if the value is not one of `names`. */
export const checkOneOf = (argument: string, value: unknown, names: ReadonlyArray<string>): void => {
  if (typeof value === "string" && names.includes(value)) return
  throw new InvalidInputError("outOfRange", argument, value, `pass ${names.map((name) => `"${name}"`).join(" or ")}`)
}
