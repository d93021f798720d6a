/**
 * The conventions by which a service can show a lift, and what each shows for given counts.
 */
import type { Sides } from "../Confidence.ts"
import type { Group } from "../Group.ts"
import { normalQuantile } from "../Normal.ts"
import { lift, type LiftScale, type Pooling, standardError } from "../TwoProportions.ts"

/** Shares, lift and margins from 0 to 100, or from 0 to 1. */
export type WireScale = "percent" | "proportion"

/**
 * What the flag of significance is decided by: the margin that is shown, or the p-value of the other standard error. The
 * p-value of the margin's own standard error decides as the margin does, so the two are one rule, `"margin"`.
 */
export type Decision = "margin" | "pooledP" | "unpooledP"

export interface Convention {
  readonly scale: WireScale
  /** What `lift_percentage` is measured against. Margins are in points in every convention. */
  readonly liftScale: LiftScale
  /** Of the margin. */
  readonly standardError: Pooling
  /** Of the margin and the decision. */
  readonly sides: Sides
  readonly decision: Decision
}

/** A convention with the finer points of its decision. */
export interface DetailedConvention extends Convention {
  /** Whether a decline can be called significant. `"liftOnly"` goes with a one-sided decision. */
  readonly direction: "both" | "liftOnly"
  /** Of the decision, where they differ from those of the margin. */
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

/** 48: the flag is decided by the margin's own sides, and treats a decline as it treats a lift. */
export const usualConventions: ReadonlyArray<DetailedConvention> = product.map((each) => ({
  ...each,
  direction: "both",
  decisionSides: each.sides
}))

/** The others: the flag is decided by other sides than the margin's, or a one-sided flag never speaks of a decline. */
export const rareConventions: ReadonlyArray<DetailedConvention> = product.flatMap((each) =>
  bothSides.flatMap((decisionSides) => [
    ...(decisionSides === each.sides ? [] : [{ ...each, direction: "both", decisionSides } as const]),
    ...(decisionSides === "one" ? [{ ...each, direction: "liftOnly", decisionSides } as const] : [])
  ])
)

export const factorOf = ({ scale }: Pick<Convention, "scale">): number => (scale === "percent" ? 100 : 1)

/** The standard error that the decision is taken with. */
const decisionError = ({ decision, standardError }: Convention): Pooling =>
  decision === "margin" ? standardError : decision === "pooledP" ? "pooled" : "unpooled"

/** Standard errors in a margin; 0 or less where a one-sided level is at most 0.5, which no service can mean. */
export const reachOf = (level: number, sides: Sides): number =>
  -normalQuantile(sides === "two" ? (1 - level) / 2 : 1 - level)

/** What `lift_percentage` shows, before it is rounded; `null` where the scale has no base. */
export const shownLift = (convention: Convention, exposed: Group, control: Group): number | null => {
  const value = lift(exposed, control, convention.liftScale)
  return value === null ? null : factorOf(convention) * value
}

/** What `margin_of_error` shows at a level, before it is rounded. */
export const shownMargin = (convention: Convention, exposed: Group, control: Group, level: number): number | null => {
  const error = standardError(exposed, control, convention.standardError)
  return error === null ? null : factorOf(convention) * reachOf(level, convention.sides) * error
}

/** What `statistically_significant` says at a level. */
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
