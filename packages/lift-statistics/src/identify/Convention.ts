/** The conventions by which a service can compute a lift, and the figures of each for given counts. */
import type { Sides } from "../Confidence.ts"
import type { Group } from "../Group.ts"
import { normalQuantile } from "../Normal.ts"
import { lift, type LiftScale, type Pooling, standardError } from "../TwoProportions.ts"

/** Shares, lift and margins from 0 to 100, or from 0 to 1. */
export type WireScale = "percent" | "proportion"

/**
 * What the flag of significance is based on: the shown margin, or the p-value of the other standard error. The p-value of the margin's own standard
 * error is equivalent to the margin, so the two are one rule, `"margin"`.
 */
export type Decision = "margin" | "pooledP" | "unpooledP"

/** How a service computes the figures of a lift. */
export interface Convention {
  readonly scale: WireScale
  /** The base of `lift_percentage`. Margins are in points in every convention. */
  readonly liftScale: LiftScale
  /** The standard error of the margin. */
  readonly standardError: Pooling
  /** The sides of the margin and the decision. */
  readonly sides: Sides
  /** The rule by which a lift is called significant. */
  readonly decision: Decision
}

/** A convention with the details of its decision. */
export interface DetailedConvention extends Convention {
  /** Whether a decline can be called significant. `"liftOnly"` goes with a one-sided decision. */
  readonly direction: "both" | "liftOnly"
  /** The sides of the decision, when they differ from those of the margin. */
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

/** The 48 usual conventions: the decision uses the margin's own sides, and treats a decline like a lift. */
export const usualConventions: ReadonlyArray<DetailedConvention> = product.map((each) => ({
  ...each,
  direction: "both",
  decisionSides: each.sides
}))

/**
 * The rare conventions: the decision uses other sides than the margin, or a one-sided decision never calls a decline
 * significant.
 */
export const rareConventions: ReadonlyArray<DetailedConvention> = product.flatMap((each) =>
  bothSides.flatMap((decisionSides) => [
    ...(decisionSides === each.sides ? [] : [{ ...each, direction: "both", decisionSides } as const]),
    ...(decisionSides === "one" ? [{ ...each, direction: "liftOnly", decisionSides } as const] : [])
  ])
)

export const factorOf = ({ scale }: Pick<Convention, "scale">): number => (scale === "percent" ? 100 : 1)

/** The standard error on which the decision is based. */
const decisionError = ({ decision, standardError }: Convention): Pooling =>
  decision === "margin" ? standardError : decision === "pooledP" ? "pooled" : "unpooled"

/**
 * Returns the number of standard errors in a margin. It is 0 or less for a one-sided level of at most 0.5, which no
 * service uses.
 */
export const reachOf = (level: number, sides: Sides): number =>
  -normalQuantile(sides === "two" ? (1 - level) / 2 : 1 - level)

/** `lift_percentage` before rounding; `null` when the scale has no base. */
export const shownLift = (convention: Convention, exposed: Group, control: Group): number | null => {
  const value = lift(exposed, control, convention.liftScale)
  return value === null ? null : factorOf(convention) * value
}

/** `margin_of_error` at a level, before rounding. */
export const shownMargin = (convention: Convention, exposed: Group, control: Group, level: number): number | null => {
  const error = standardError(exposed, control, convention.standardError)
  return error === null ? null : factorOf(convention) * reachOf(level, convention.sides) * error
}

/** `statistically_significant` at a level. */
export const shownFlag = (
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
