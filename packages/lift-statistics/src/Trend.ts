/** How the proportion of respondents who gave a target answer changes with a score, such as the number of impressions. */
import { type Group, checkGroup } from "./Group.ts"
import { InvalidInputError } from "./InvalidInputError.ts"
import { normalUpperTail } from "./Normal.ts"

/** The respondents with the same score, such as the same number of impressions. The control group has 0 impressions. */
export interface ScoredGroup extends Group {
  readonly score: number
}

/** The result of a test for trend: how the proportion of target answers changes with a score. */
export interface Trend {
  /** The z statistic: positive if the proportion increases with the score. */
  readonly z: number
  /** z², which has a chi-square distribution with one degree of freedom. */
  readonly chiSquare: number
  /** The two-sided p-value. */
  readonly p: number
  /** The increase in the proportion per unit of the score, estimated by least squares. */
  readonly slope: number
}

/**
 * Returns the Cochran–Armitage test for trend: z = Σ s(x − n·p)/√(p(1 − p)·S) with S = Σ ns² − (Σ ns)²/N.
 *
 * Sources: Cochran, Biometrics 10 (1954), 417–451; Armitage, Biometrics 11 (1955), 375–386. The chi-square statistic equals that of R's
 * `prop.trend.test`. Only the relative spacing of the scores matters. People who see an ad often may differ from other people, so a trend does not
 * prove that frequency is the cause.
 *
 * @example
 * ```ts
 * import { cochranArmitage } from "@fieldwork/lift-statistics"
 *
 * const trend = cochranArmitage([
 *   { score: 0, x: 300, n: 1000 },
 *   { score: 1, x: 130, n: 400 },
 *   { score: 2, x: 150, n: 400 }
 * ])
 * trend?.p // => 0.00743
 * ```
 * @returns `null` if all respondents gave the same answer or all have the same score
 * @throws {InvalidInputError} if counts are invalid or scores are not numbers
 */
export const cochranArmitage = (groups: Iterable<ScoredGroup>): Trend | null => {
  const all = [...groups]
  let [n, x, weighted] = [0, 0, 0]
  let [lowest, highest] = [Infinity, -Infinity]
  for (const [i, group] of all.entries()) {
    checkGroup(`groups[${i}]`, group)
    if (!Number.isFinite(group.score)) {
      throw new InvalidInputError("notANumber", `groups[${i}].score`, group.score, "pass a number, such as a frequency")
    }
    n += group.n
    x += group.x
    weighted += group.n * group.score
    if (group.n === 0) continue
    lowest = Math.min(lowest, group.score)
    highest = Math.max(highest, group.score)
  }
  // Scores are compared directly, because rounding errors can make the spread of equal scores slightly larger than 0.
  if (n === 0 || lowest === highest) return null
  // The sums use deviations from the mean score, to avoid subtracting large numbers from each other.
  const mean = weighted / n
  let [covariance, spread] = [0, 0]
  for (const { n: size, score, x: hits } of all) {
    covariance += (score - mean) * (hits - (size / n) * x)
    spread += size * (score - mean) ** 2
  }
  const variance = (x / n) * ((n - x) / n) * spread
  if (variance === 0) return null
  const z = covariance / Math.sqrt(variance)
  return { z, chiSquare: z * z, p: 2 * normalUpperTail(Math.abs(z)), slope: covariance / spread }
}
