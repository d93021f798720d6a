/**
 * Adjustment of p-values for multiple comparisons.
 *
 * Holm, Hochberg, Bonferroni and Šidák control the family-wise error rate: the probability of at least one false positive. Benjamini–Hochberg and
 * Benjamini–Yekutieli control the false discovery rate: the expected proportion of false positives among the significant results.
 */
import { checkOneOf, checkProportion } from "./InvalidInputError.ts"

/**
 * The procedures, each with the error rate that it controls and the kind of dependence between the tests under which it controls that rate.
 *
 * @example
 * ```ts
 * import { multiplicityMethods } from "@fieldwork/lift-statistics"
 * multiplicityMethods.holm // => {"controls":"familyWiseErrorRate","dependence":"any"}
 * ```
 */
export const multiplicityMethods = {
  bonferroni: { controls: "familyWiseErrorRate", dependence: "any" },
  sidak: { controls: "familyWiseErrorRate", dependence: "independentOrPositive" },
  holm: { controls: "familyWiseErrorRate", dependence: "any" },
  holmSidak: { controls: "familyWiseErrorRate", dependence: "independentOrPositive" },
  hochberg: { controls: "familyWiseErrorRate", dependence: "independentOrPositive" },
  benjaminiHochberg: { controls: "falseDiscoveryRate", dependence: "independentOrPositive" },
  benjaminiYekutieli: { controls: "falseDiscoveryRate", dependence: "any" }
} as const

/** A procedure that adjusts p-values for the number of comparisons. `multiplicityMethods` states what each procedure guarantees. */
export type MultiplicityMethod = keyof typeof multiplicityMethods

/** Returns 1 − (1 − p)^k with full precision for small p. */
const atLeastOne = (p: number, k: number): number => -Math.expm1(k * Math.log1p(-p))

/**
 * The formulas for the adjusted p-value before monotonicity is enforced. `rank` is the rank of `p` (1 for the smallest p-value), and `all` is the
 * number of tests.
 */
const factors: Readonly<Record<MultiplicityMethod, (p: number, rank: number, all: number) => number>> = {
  bonferroni: (p, _, all) => p * all,
  sidak: (p, _, all) => atLeastOne(p, all),
  holm: (p, rank, all) => p * (all - rank + 1),
  holmSidak: (p, rank, all) => atLeastOne(p, all - rank + 1),
  hochberg: (p, rank, all) => p * (all - rank + 1),
  benjaminiHochberg: (p, rank, all) => (p * all) / rank,
  benjaminiYekutieli: (p, rank, all) => (p * all * harmonic(all)) / rank
}

const harmonic = (all: number): number => {
  let sum = 0
  for (let k = all; k >= 1; k--) sum += 1 / k
  return sum
}

/** The step-up procedures, which enforce monotonicity from the largest p-value down. All other procedures enforce it from the smallest p-value up. */
const stepsUp = new Set<MultiplicityMethod>(["hochberg", "benjaminiHochberg", "benjaminiYekutieli"])

/**
 * Returns the adjusted p-values in the order of `p`. A comparison is significant after adjustment if its adjusted p-value is at most alpha.
 *
 * A `null` in `p` stands for a comparison that was not tested, such as one with too few respondents. It stays `null` in the result and does not count
 * as a comparison.
 *
 * Sources: Holm (1979); Hochberg (1988); Benjamini and Hochberg, J. R. Statist. Soc. B 57 (1995), 289–300; Benjamini and Yekutieli, Annals of
 * Statistics 29 (2001), 1165–1188. The values equal those of R's `p.adjust`, except for the Šidák procedures, which `p.adjust` does not have.
 *
 * @example
 * ```ts
 * import { adjustPValues } from "@fieldwork/lift-statistics"
 *
 * adjustPValues([0.01, 0.02, null, 0.04], "holm") // => [0.03, 0.04, null, 0.04]
 * ```
 * @param method the procedure; default `"benjaminiHochberg"`
 * @throws {InvalidInputError} if a p-value is outside [0, 1] or the method is unknown
 */
export const adjustPValues = (
  p: ReadonlyArray<number | null>,
  method: MultiplicityMethod = "benjaminiHochberg"
): Array<number | null> => {
  checkOneOf("method", method, Object.keys(multiplicityMethods))
  const tests = p.flatMap((value, index) => {
    if (value === null) return []
    checkProportion(`p[${index}]`, value)
    return { value, index }
  })
  tests.sort((a, b) => a.value - b.value)
  const raw = tests.map(({ value }, i) => Math.min(1, factors[method](value, i + 1, tests.length)))
  const up = stepsUp.has(method)
  const adjusted: Array<number | null> = p.map(() => null)
  let kept = up ? 1 : 0
  for (let step = 0; step < raw.length; step++) {
    const i = up ? raw.length - 1 - step : step
    const own = raw[i] ?? 1
    kept = up ? Math.min(kept, own) : Math.max(kept, own)
    adjusted[tests[i]?.index ?? 0] = kept
  }
  return adjusted
}
