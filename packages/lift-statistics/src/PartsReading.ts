/**
 * The joint analysis of the parts of a breakdown or a report. The p-values are adjusted because each additional comparison is another chance of a
 * false positive.
 *
 * Each part is first analysed separately by {@link readLift}. The adjustment then determines whether the part is still significant.
 */
import { defaultLevel } from "./Confidence.ts"
import { type GroupInput, type LevelReading, type LiftReading, type ReadingOptions, readLift } from "./LiftReading.ts"
import { adjustPValues, type MultiplicityMethod } from "./Multiplicity.ts"

/** The options of {@link readParts}: the confidence level of the intervals, and the procedure that adjusts for the number of parts. */
export interface PartsOptions extends Omit<ReadingOptions, "levels"> {
  /** The confidence level of each interval, from 0 to 1. The adjusted error rate is 1 − level. Default: 0.9. */
  readonly level?: number | undefined
  /**
   * The adjustment procedure. Default: `"benjaminiHochberg"`, with which at most a proportion of 1 − level of the parts reported as `"holds"` are
   * expected to be false positives.
   */
  readonly method?: MultiplicityMethod | undefined
}

/**
 * `"holds"`: significant after adjustment. `"alone"`: significant only without adjustment, as some of many parts are by chance. `"notShown"`: not
 * significant, which does not mean "no effect". `"tooFew"`: too few respondents, so never significant.
 */
export type PartVerdict = "holds" | "alone" | "notShown" | "tooFew"

/** The result for one part, without and with adjustment for the number of parts. */
export interface PartReading {
  /** The result of {@link readLift} for this part only. */
  readonly reading: LiftReading
  /** The result at `level`. */
  readonly test: LevelReading
  /**
   * The unadjusted p-value; `null` if there are too few respondents or all respondents gave the same answer. The part then does not count as a
   * comparison.
   */
  readonly pValue: number | null
  /** The p-value, adjusted for the number of parts compared; `null` if `pValue` is `null`. */
  readonly adjustedP: number | null
  readonly verdict: PartVerdict
}

/** The results of all parts. */
export interface PartsReading {
  /** The results, in the order in which the parts were passed. */
  readonly parts: ReadonlyArray<PartReading>
  readonly level: number
  readonly method: MultiplicityMethod
  /** The number of parts that were compared. */
  readonly compared: number
  /** The number of parts that are significant after adjustment. */
  readonly holding: number
  /** The number of parts that are significant without adjustment, including the parts that are also significant after adjustment. */
  readonly significantAlone: number
}

const verdictOf = (test: LevelReading, pValue: number | null, adjustedP: number | null): PartVerdict => {
  if (test.verdict.kind === "tooFewRespondents") return "tooFew"
  if (!test.significant) return "notShown"
  // The adjusted p-value must be significant and the interval must exclude zero, so a part whose interval includes zero never holds.
  const isHolding = pValue !== null && adjustedP !== null && adjustedP <= 1 - test.level + 1e-12
  return isHolding ? "holds" : "alone"
}

/**
 * Analyses the parts of a breakdown or of an entire report, and adjusts for the number of parts.
 *
 * @example
 * ```ts
 * import { readParts } from "@fieldwork/lift-statistics"
 *
 * const { holding, parts } = readParts([
 *   { exposed: { x: 150, n: 300 }, control: { x: 105, n: 300 } },
 *   { exposed: { x: 130, n: 300 }, control: { x: 108, n: 300 } },
 *   { exposed: { x: 9, n: 12 }, control: { x: 2, n: 12 } }
 * ], { method: "holm" })
 * parts.map(({ verdict }) => verdict) // => ["holds", "holds", "tooFew"]
 * holding // => 2
 * ```
 * @throws {InvalidInputError} if counts or options are invalid
 */
export const readParts = (
  parts: ReadonlyArray<{ readonly exposed: GroupInput; readonly control: GroupInput }>,
  options: PartsOptions = {}
): PartsReading => {
  const { level = defaultLevel, method = "benjaminiHochberg", ...rest } = options
  const readings = parts.flatMap((part) => {
    const reading = readLift(part, { ...rest, levels: [level] })
    return reading.tests.map((test) => ({
      reading,
      test,
      pValue: test.verdict.kind === "tooFewRespondents" ? null : reading.pValue
    }))
  })
  const pValues = readings.map(({ pValue }) => pValue)
  const adjusted = adjustPValues(pValues, method)
  const read = readings.map((each, i): PartReading => {
    const adjustedP = adjusted[i] ?? null
    return { ...each, adjustedP, verdict: verdictOf(each.test, each.pValue, adjustedP) }
  })
  const count = (...verdicts: ReadonlyArray<PartVerdict>) =>
    read.filter(({ verdict }) => verdicts.includes(verdict)).length
  return {
    parts: read,
    level,
    method,
    compared: pValues.filter((p) => p !== null).length,
    holding: count("holds"),
    significantAlone: count("holds", "alone")
  }
}
