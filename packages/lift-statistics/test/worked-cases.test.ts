/**
 * Checks the cases in worked-cases.json, whose inputs, expected results and tolerances were computed independently with 40 digits.
 */
import { describe, expect, it } from "vitest"
import * as S from "../src/index.ts"
import { expectClose } from "./close.ts"
import worked from "./worked-cases.json" with { type: "json" }

type Case = (typeof worked.cases)[number]

/**
 * Returns the input of a case as the parameter of any function, without a type check. A misspelled name in the JSON file results in a wrong value,
 * which fails the test.
 */
const inputOf = (one: Case): never => one.in as never

/** The functions that compute the results for each family of cases, with the property names that are used in the case's `want`. */
const results: Readonly<Record<string, (one: Case) => object | null>> = {
  "sequential.msprt": (one) => S.msprt(inputOf(one)),
  groupSequential: (one) => S.groupSequential(inputOf(one)),
  "groupSequential.spending": (one) => S.groupSequentialSpending(inputOf(one)),
  "sequential.everSignificant": (one) => ({ probability: S.everSignificant(inputOf(one)) }),
  multiplicity: (one) => {
    const { p } = one.in as unknown as { p: ReadonlyArray<number> }
    const methods = Object.keys(S.multiplicityMethods) as Array<S.MultiplicityMethod>
    return Object.fromEntries(methods.map((method) => [method, S.adjustPValues(p, method)]))
  },
  srm: (one) => S.sampleRatio(inputOf(one)),
  raking: (one) => S.rake(inputOf(one)),
  "interval.miettinenNurminen": (one) => {
    const { control, exposed, level } = one.in as unknown as S.Stratum & { level: number }
    const ends = (interval: S.Interval | null) => interval && [interval.lower, interval.upper]
    return {
      miettinenNurminen: ends(S.miettinenNurminenInterval(exposed, control, level)),
      mee: ends(S.meeInterval(exposed, control, level)),
      agrestiCaffo: ends(S.agrestiCaffoInterval(exposed, control, level))
    }
  },
  "interval.relativeScore": (one) => {
    const { control, exposed, level } = one.in as unknown as S.Stratum & { level: number }
    const interval = S.relativeScoreInterval(exposed, control, level)
    return { koopman: interval && [interval.lower, interval.upper] }
  },
  "stratified.heterogeneity": (one) => S.heterogeneity((one.in as unknown as { strata: Array<S.Stratum> }).strata),
  "trend.cochranArmitage": (one) => {
    const { n, scores, x } = one.in as unknown as Record<"x" | "n" | "scores", ReadonlyArray<number>>
    return S.cochranArmitage(x.map((each, i) => ({ x: each, n: n[i] ?? 0, score: scores[i] ?? 0 })))
  },
  "power.unequal": (one) => {
    const question: S.PowerOptions = inputOf(one)
    return {
      unpooledBothTails: S.power(question),
      unpooledOneTail: S.power({ ...question, tails: "effect" }),
      pooledNull: S.power({ ...question, pooling: "pooled", tails: "effect" }),
      pooledNullBothTails: S.power({ ...question, pooling: "pooled" })
    }
  },
  "power.fleiss": (one) => S.fleissSampleSize(inputOf(one)),
  "bayes.betaBinomial": (one) => S.betaBinomial(inputOf(one)),
  identify: (one) => S.identify((one.in as unknown as { answers: ReadonlyArray<S.WireLift> }).answers)
}

/** Returns every expected value with its path in `want`. */
const leaves = (value: unknown, path = ""): ReadonlyArray<readonly [string, unknown]> =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, each]) => leaves(each, path === "" ? key : `${path}.${key}`))
    : [[path, value]]

const at = (value: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((inside, key) => (inside as Readonly<Record<string, unknown>> | null)?.[key], value)

describe.each(worked.cases)("worked case $id of $family", (one) => {
  it(`the worked case ${one.id} of ${one.family} has every expected statistical result within its tolerance`, () => {
    const found = results[one.family]?.(one)
    const expected = leaves(one.want)
    expect(expected.length).toBeGreaterThan(0)
    for (const [path, value] of expected) {
      const ours = at(found, path)
      if (typeof value === "number") expectClose(typeof ours === "number" ? ours : null, value, one.tolerance)
      else expect(ours, path).toBe(value)
    }
  })
})
