/** The likely result of a running study: the conditional power, given the counts so far. */
import { criticalValue, defaultLevel, type Sides } from "./Confidence.ts"
import { type Group, checkGroup } from "./Group.ts"
import { checkCount, checkProportion, InvalidInputError } from "./InvalidInputError.ts"
import { normalCdf } from "./Normal.ts"

/** The assumed shares of future respondents. */
export type Assumption =
  /** The shares so far. */
  | "trend"
  /** The same in both groups: that of all respondents so far. */
  | "noEffect"
  /** The planned shares, as proportions. */
  | { readonly exposed: number; readonly control: number }

/** The counts so far, the final sample, and an assumption on the respondents to come. */
export interface ConditionalPowerQuestion {
  /** The exposed group so far. */
  readonly exposed: Group
  /** The control group so far. */
  readonly control: Group
  /** Exposed respondents at the end, those counted so far included. */
  readonly finalExposed: number
  /** Control respondents at the end, those counted so far included. */
  readonly finalControl: number
  /** Default `"trend"`, which is optimistic when stopping for futility and uncertain early in the study. */
  readonly assume?: Assumption | undefined
  /** Level of the test at the end, 0 to 1. Default 0.9. */
  readonly level?: number | undefined
  /** Default `"two"`. */
  readonly sides?: Sides | undefined
}

const assumed = ({ assume = "trend", control, exposed }: ConditionalPowerQuestion) => {
  if (typeof assume === "object") {
    checkProportion("assume.exposed", assume.exposed)
    checkProportion("assume.control", assume.control)
    return assume
  }
  if (assume !== "trend" && assume !== "noEffect") {
    throw new InvalidInputError("outOfRange", "assume", assume, `pass "trend", "noEffect" or the two shares`)
  }
  if (exposed.n === 0 || control.n === 0) return null
  const common = (exposed.x + control.x) / (exposed.n + control.n)
  return assume === "noEffect"
    ? { exposed: common, control: common }
    : { exposed: exposed.x / exposed.n, control: control.x / control.n }
}

/** Returns the expected number of respondents in target at the end, and its variance. */
const atEnd = ({ n, x }: Group, last: number, share: number) => ({
  share: (x + (last - n) * share) / last,
  variance: (((last - n) / last) * share * (1 - share)) / last
})

/**
 * Returns the probability that the test at the end is significant, given the counts so far and an assumption on the rest.
 *
 * The lift at the end is normal around μ, what the counts so far and the assumed shares give, with the variance σ² of the
 * respondents still to come: Φ((μ − z·SE)/σ) + Φ((−μ − z·SE)/σ), SE unpooled at the end. With `"trend"` and groups that grow
 * alike it is Φ((Z/√t − z)/√(1 − t)) at information t (Lan and Wittes, Biometrics 44 (1988), 579–585) plus the other tail.
 * One-sided, only the first term counts.
 *
 * @example
 * ```ts
 * import { conditionalPower } from "@fieldwork/lift-statistics"
 *
 * const soFar = { exposed: { x: 230, n: 500 }, control: { x: 200, n: 500 } }
 * conditionalPower({ ...soFar, finalExposed: 1000, finalControl: 1000 }) // => 0.93491
 * conditionalPower({ ...soFar, finalExposed: 1000, finalControl: 1000, assume: "noEffect" }) // => 0.34133
 * ```
 * @returns 0 to 1; `null` when a group ends empty, or an assumption needs counts and there are none
 * @throws {InvalidInputError} when a final size is below the count so far, or an input is impossible
 */
export const conditionalPower = (question: ConditionalPowerQuestion): number | null => {
  const { control, exposed, finalControl, finalExposed, level = defaultLevel, sides = "two" } = question
  checkGroup("exposed", exposed)
  checkGroup("control", control)
  for (const [name, last, { n }] of [
    ["finalExposed", finalExposed, exposed],
    ["finalControl", finalControl, control]
  ] as const) {
    checkCount(name, last)
    if (last < n)
      throw new InvalidInputError("outOfRange", name, last, `${n} have been counted already; pass at least as many`)
  }
  const z = criticalValue(level, sides)
  const shares = assumed(question)
  if (shares === null || finalExposed === 0 || finalControl === 0) return null
  const e = atEnd(exposed, finalExposed, shares.exposed)
  const c = atEnd(control, finalControl, shares.control)
  const lift = e.share - c.share
  const reach = z * Math.sqrt((e.share * (1 - e.share)) / finalExposed + (c.share * (1 - c.share)) / finalControl)
  const spread = Math.sqrt(e.variance + c.variance)
  // All respondents have been counted, so the result is certain.
  const beyond = (d: number): number => (spread === 0 ? (d > reach ? 1 : 0) : normalCdf((d - reach) / spread))
  return sides === "two" ? beyond(lift) + beyond(-lift) : beyond(lift)
}
