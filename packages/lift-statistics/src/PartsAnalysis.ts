/**
 * The joint analysis of the parts of a breakdown, such as devices, or of an entire report. The p-values are adjusted because each additional
 * comparison is another chance of a false positive.
 *
 * Each part is first analysed separately by {@link analyseLift}. The adjustment then determines whether the part is still significant.
 */
import { defaultLevel } from "./Confidence.ts"
import { type LevelResult, type LiftAnalysis, type AnalyseLiftOptions, analyseLift } from "./LiftAnalysis.ts"
import type { GroupInput } from "./limitToRespondents.ts"
import { adjustPValues, type MultiplicityMethod } from "./Multiplicity.ts"

/** The options for {@link analyseParts}: the confidence level of the intervals, and the procedure that adjusts for the number of parts. */
export interface AnalysePartsOptions extends Omit<AnalyseLiftOptions, "levels"> {
  /** The confidence level of each interval, from 0 to 1. The adjusted error rate is 1 − level. Default: 0.9. */
  readonly level?: number | undefined
  /**
   * The adjustment procedure. Default: `"benjaminiHochberg"`. With this default, the expected proportion of false positives among the parts reported
   * as `"significantAdjusted"` is at most 1 − level.
   */
  readonly method?: MultiplicityMethod | undefined
}

/**
 * `"significantAdjusted"`: significant after adjustment. `"unadjustedOnly"`: significant only without adjustment, which is expected to occur by
 * chance if many parts are compared. `"notSignificant"`: not significant, which does not mean "no effect". `"tooFew"`: too few respondents, so never
 * significant.
 */
export type PartVerdict = "significantAdjusted" | "unadjustedOnly" | "notSignificant" | "tooFew"

/** The result for one part of a breakdown, without and with adjustment for the number of parts. */
export interface PartResult {
  /** The result of {@link analyseLift} for this part only. */
  readonly analysis: LiftAnalysis
  /** The test result at the requested confidence level. */
  readonly test: LevelResult
  /**
   * The unadjusted p-value; `null` if there are too few respondents or all respondents gave the same answer. The part then does not count as a
   * comparison.
   */
  readonly pValue: number | null
  /** The p-value, adjusted for the number of parts that were compared; `null` if `pValue` is `null`. */
  readonly adjustedP: number | null
  readonly verdict: PartVerdict
}

/** The results of all parts. */
export interface PartsAnalysis {
  /** One result for each part (such as a device), in the order in which the parts were passed. */
  readonly parts: ReadonlyArray<PartResult>
  readonly level: number
  readonly method: MultiplicityMethod
  /** The number of parts with a p-value. The p-values are adjusted for this number. */
  readonly compared: number
  /** The number of parts whose lift is significant after adjustment. */
  readonly significantAdjusted: number
  /** The number of parts whose lift is significant without adjustment, including those whose lift is also significant after adjustment. */
  readonly significantUnadjusted: number
}

const verdictOf = (test: LevelResult, pValue: number | null, adjustedP: number | null): PartVerdict => {
  if (test.verdict.kind === "tooFewRespondents") return "tooFew"
  if (!test.significant) return "notSignificant"
  // The adjusted p-value must be significant and the interval must exclude zero, so a part whose interval includes zero is never reported as
  // significant.
  const isAdjusted = pValue !== null && adjustedP !== null && adjustedP <= 1 - test.level + 1e-12
  return isAdjusted ? "significantAdjusted" : "unadjustedOnly"
}

/**
 * Analyses the parts of a breakdown or of an entire report, and adjusts for the number of parts.
 *
 * @example
 * ```ts
 * import { analyseParts } from "@fieldwork/lift-statistics"
 *
 * const { parts, significantAdjusted } = analyseParts([
 *   { exposed: { x: 150, n: 300 }, control: { x: 105, n: 300 } },
 *   { exposed: { x: 130, n: 300 }, control: { x: 108, n: 300 } },
 *   { exposed: { x: 9, n: 12 }, control: { x: 2, n: 12 } }
 * ], { method: "holm" })
 * parts.map(({ verdict }) => verdict) // => ["significantAdjusted", "significantAdjusted", "tooFew"]
 * significantAdjusted // => 2
 * ```
 * @throws {InvalidInputError} if counts or options are invalid
 */
export const analyseParts = (
  parts: ReadonlyArray<{ readonly exposed: GroupInput; readonly control: GroupInput }>,
  options: AnalysePartsOptions = {}
): PartsAnalysis => {
  const { level = defaultLevel, method = "benjaminiHochberg", ...rest } = options
  const analyses = parts.flatMap((part) => {
    const analysis = analyseLift(part, { ...rest, levels: [level] })
    return analysis.tests.map((test) => ({
      analysis,
      test,
      pValue: test.verdict.kind === "tooFewRespondents" ? null : analysis.pValue
    }))
  })
  const pValues = analyses.map(({ pValue }) => pValue)
  const adjusted = adjustPValues(pValues, method)
  const results = analyses.map((each, i): PartResult => {
    const adjustedP = adjusted[i] ?? null
    return { ...each, adjustedP, verdict: verdictOf(each.test, each.pValue, adjustedP) }
  })
  const count = (...verdicts: ReadonlyArray<PartVerdict>) =>
    results.filter(({ verdict }) => verdicts.includes(verdict)).length
  return {
    parts: results,
    level,
    method,
    compared: pValues.filter((p) => p !== null).length,
    significantAdjusted: count("significantAdjusted"),
    significantUnadjusted: count("significantAdjusted", "unadjustedOnly")
  }
}
