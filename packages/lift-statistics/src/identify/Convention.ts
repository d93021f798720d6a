/** The conventions (sets of formulas) by which a service can compute lift, and the values that each convention produces for given counts. */
import type { Sides } from "../Confidence.ts"
import type { Group } from "../Group.ts"
import { normalQuantile } from "../Normal.ts"
import { lift, type LiftScale, type Pooling, standardError } from "../TwoProportions.ts"

/** Whether proportions, lift and margins of error range from 0 to 100 or from 0 to 1. */
export type WireScale = "percent" | "proportion"

/**
 * The basis of the significance flag: the margin of error, or a p-value with the standard error (pooled or unpooled) that the margin of error does
 * not use. A p-value with the same standard error as the margin of error always leads to the same result, so it counts as `"margin"`.
 */
export type Decision = "margin" | "pooledP" | "unpooledP"

/** The formulas by which a service computes a lift and its significance. */
export interface Convention {
  readonly scale: WireScale
  /** The quantity to which `lift_percentage` is relative, if any. Margins of error are in points in every convention. */
  readonly liftScale: LiftScale
  /** The standard error on which the margin of error is based. */
  readonly standardError: Pooling
  /** Whether the margin of error and the significance decision are two-sided or one-sided. */
  readonly sides: Sides
  /** The rule that decides whether a lift is significant. */
  readonly decision: Decision
}

/** A convention (set of formulas for lift) with the details of its significance decision. */
export interface DetailedConvention extends Convention {
  /** Whether a decline can be significant. `"liftOnly"` is possible only with a one-sided significance decision. */
  readonly direction: "both" | "liftOnly"
  /** Whether the significance decision is one-sided or two-sided. The margin of error can have the other number of sides. */
  readonly decisionSides: Sides
}

const scales = ["percent", "proportion"] as const
const liftScales = ["points", "relative", "headroom"] as const
const errors = ["unpooled", "pooled"] as const
const bothSides = ["two", "one"] as const

const product: ReadonlyArray<Convention> = scales.flatMap((scale) =>
  liftScales.flatMap((liftScale) =>
    errors.flatMap((standardError) =>
      bothSides.flatMap((sides) =>
        (["margin", standardError === "pooled" ? "unpooledP" : "pooledP"] as const).map((decision) => ({
          scale,
          liftScale,
          standardError,
          sides,
          decision
        }))
      )
    )
  )
)

/**
 * The 48 common conventions (sets of formulas for lift). Their significance decision is one-sided or two-sided like the margin of error, and treats
 * declines like lifts.
 */
export const commonConventions: ReadonlyArray<DetailedConvention> = product.map((each) => ({
  ...each,
  direction: "both",
  decisionSides: each.sides
}))

/**
 * The rare conventions (sets of formulas for lift). Either the significance decision or the margin of error, but not both, is one-sided, or a
 * one-sided decision never reports a decline as significant.
 */
export const rareConventions: ReadonlyArray<DetailedConvention> = product.flatMap((each) =>
  bothSides.flatMap((decisionSides) => [
    ...(decisionSides === each.sides ? [] : [{ ...each, direction: "both", decisionSides } as const]),
    ...(decisionSides === "one" ? [{ ...each, direction: "liftOnly", decisionSides } as const] : [])
  ])
)

export const factorOf = ({ scale }: Pick<Convention, "scale">): number => (scale === "percent" ? 100 : 1)

/** Returns the standard error on which the significance decision is based. */
const decisionError = ({ decision, standardError }: Convention): Pooling =>
  decision === "margin" ? standardError : decision === "pooledP" ? "pooled" : "unpooled"

/**
 * Returns the number of standard errors in a margin of error. The result is 0 or less for a one-sided level of at most 0.5, which no service uses.
 */
export const reachOf = (level: number, sides: Sides): number =>
  -normalQuantile(sides === "two" ? (1 - level) / 2 : 1 - level)

/** Returns `lift_percentage` before rounding, or `null` if the base of the lift is 0. */
export const computeLift = (convention: Convention, exposed: Group, control: Group): number | null => {
  const value = lift(exposed, control, convention.liftScale)
  return value === null ? null : factorOf(convention) * value
}

/** Returns the unrounded `margin_of_error` at a confidence level. */
export const computeMargin = (convention: Convention, exposed: Group, control: Group, level: number): number | null => {
  const error = standardError(exposed, control, convention.standardError)
  return error === null ? null : factorOf(convention) * reachOf(level, convention.sides) * error
}

/** Returns `statistically_significant` at a confidence level. */
export const computeFlag = (
  convention: DetailedConvention,
  exposed: Group,
  control: Group,
  level: number
): boolean | null => {
  const error = standardError(exposed, control, decisionError(convention))
  const d = lift(exposed, control)
  if (error === null || d === null) return null
  const reach = reachOf(level, convention.decisionSides) * error
  return (convention.direction === "liftOnly" ? d : Math.abs(d)) > reach
}
