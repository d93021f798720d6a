/** The conditional power of a running study: the probability of a significant result at the end, given the counts so far. */
import { criticalValue, defaultLevel, type Sides } from "./Confidence.ts"
import { type Group, checkGroup } from "./Group.ts"
import { checkCount, checkProportion, InvalidInputError } from "./InvalidInputError.ts"
import { normalCdf } from "./Normal.ts"

/** The assumed proportions of target answers among future respondents. */
export type Assumption =
  /** Each group keeps the proportion of target answers that it has so far. */
  | "trend"
  /** Both groups have the same proportion of target answers, which is that of all respondents so far. */
  | "noEffect"
  /** Each group has the given proportion of target answers, such as the proportion that was assumed when the study was planned. */
  | { readonly exposed: number; readonly control: number }

/** The counts so far, the final sample sizes, and an assumption about future respondents. */
export interface ConditionalPowerOptions {
  /** The counts of the exposed group so far. */
  readonly exposed: Group
  /** The counts of the control group so far. */
  readonly control: Group
  /** The final number of exposed respondents, including those already counted. */
  readonly finalExposed: number
  /** The final number of control respondents, including those already counted. */
  readonly finalControl: number
  /**
   * The assumption about future respondents. Default: `"trend"`, which is optimistic for a decision to stop for futility and uncertain early in the
   * study.
   */
  readonly assume?: Assumption | undefined
  /** The confidence level of the final test, from 0 to 1. Default: 0.9. */
  readonly level?: number | undefined
  /** Whether the final test is two-sided or one-sided. Default: `"two"`. */
  readonly sides?: Sides | undefined
}

const assumed = ({ assume = "trend", control, exposed }: ConditionalPowerOptions) => {
  if (typeof assume === "object") {
    checkProportion("assume.exposed", assume.exposed)
    checkProportion("assume.control", assume.control)
    return assume
  }
  if (assume !== "trend" && assume !== "noEffect") {
    throw new InvalidInputError("outOfRange", "assume", assume, `pass "trend", "noEffect" or the two proportions`)
  }
  if (exposed.n === 0 || control.n === 0) return null
  const common = (exposed.x + control.x) / (exposed.n + control.n)
  return assume === "noEffect"
    ? { exposed: common, control: common }
    : { exposed: exposed.x / exposed.n, control: control.x / control.n }
}

/** Returns the expected final proportion of target answers and its variance. */
const atEnd = ({ n, x }: Group, last: number, share: number) => ({
  share: (x + (last - n) * share) / last,
  variance: (((last - n) / last) * share * (1 - share)) / last
})

/**
 * Returns the probability that the final test is significant, given the counts so far and an assumption about future respondents.
 *
 * The final lift is assumed to be normal. Its mean μ follows from the counts so far and the assumed proportions, and its variance σ² is that of the
 * future respondents. The conditional power is Φ((μ − z·SE)/σ) + Φ((−μ − z·SE)/σ), with the unpooled SE at the end. If one-sided, only the first term
 * is used. With `"trend"` and groups that grow in proportion, the first term is Φ((Z/√t − z)/√(1 − t)) at information t (Lan and Wittes, Biometrics
 * 44 (1988), 579–585).
 *
 * @example
 * ```ts
 * import { conditionalPower } from "@fieldwork/lift-statistics"
 *
 * const soFar = { exposed: { x: 230, n: 500 }, control: { x: 200, n: 500 } }
 * conditionalPower({ ...soFar, finalExposed: 1000, finalControl: 1000 }) // => 0.93491
 * conditionalPower({ ...soFar, finalExposed: 1000, finalControl: 1000, assume: "noEffect" }) // => 0.34133
 * ```
 * @returns a number from 0 to 1; `null` if a final group is empty, or if the assumption requires counts and a group has none so far
 * @throws {InvalidInputError} if a final size is below the count so far, or if another input is invalid
 */
export const conditionalPower = (options: ConditionalPowerOptions): number | null => {
  const { control, exposed, finalControl, finalExposed, level = defaultLevel, sides = "two" } = options
  checkGroup("exposed", exposed)
  checkGroup("control", control)
  for (const [name, last, { n }] of [
    ["finalExposed", finalExposed, exposed],
    ["finalControl", finalControl, control]
  ] as const) {
    checkCount(name, last)
    if (last < n)
      throw new InvalidInputError(
        "outOfRange",
        name,
        last,
        `the group already has ${n} respondents; pass at least that number`
      )
  }
  const z = criticalValue(level, sides)
  const shares = assumed(options)
  if (shares === null || finalExposed === 0 || finalControl === 0) return null
  const e = atEnd(exposed, finalExposed, shares.exposed)
  const c = atEnd(control, finalControl, shares.control)
  const lift = e.share - c.share
  const reach = z * Math.sqrt((e.share * (1 - e.share)) / finalExposed + (c.share * (1 - c.share)) / finalControl)
  const spread = Math.sqrt(e.variance + c.variance)
  // If the spread is 0, all respondents have been counted, so the result is certain.
  const beyond = (d: number): number => (spread === 0 ? (d > reach ? 1 : 0) : normalCdf((d - reach) / spread))
  return sides === "two" ? beyond(lift) + beyond(-lift) : beyond(lift)
}
