/**
 * The parts of a breakdown or a report, read together, because many comparisons are many chances to be wrong.
 *
 * Each part is read by itself as in {@link readLift}, and whether it remains significant when all parts are taken into account.
 */
import { defaultLevel } from "./Confidence.ts"
import { type GroupInput, type LevelReading, type LiftReading, type ReadingOptions, readLift } from "./LiftReading.ts"
import { adjustPValues, type MultiplicityMethod } from "./Multiplicity.ts"

/** The level of each interval, and the procedure that adjusts for the number of parts. */
export interface PartsOptions extends Omit<ReadingOptions, "levels"> {
  /** Confidence level of each interval, 0 to 1. The adjusted error rate is 1 − level. Default 0.9. */
  readonly level?: number | undefined
  /** Default `"benjaminiHochberg"`: of the parts that hold, at most a share of 1 − level is expected to be wrong. */
  readonly method?: MultiplicityMethod | undefined
}

/**
 * `"holds"`: significant after adjustment. `"alone"`: significant by itself only, as some are by chance where there are many.
 * `"notShown"`: not significant, which is not "no effect". `"tooFew"`: too few respondents to read; never significant.
 */
export type PartVerdict = "holds" | "alone" | "notShown" | "tooFew"

/** The reading of one part, and whether it holds among the others. */
export interface PartReading {
  /** The part by itself. */
  readonly reading: LiftReading
  /** The reading at the level. */
  readonly test: LevelReading
  /** `null` when there are too few respondents, or all gave the same answer: the part is not among the comparisons. */
  readonly pValue: number | null
  /** The p-value adjusted for the number of parts that were compared; `null` with `pValue`. */
  readonly adjustedP: number | null
  readonly verdict: PartVerdict
}

/** The readings of all parts together. */
export interface PartsReading {
  /** In the order given. */
  readonly parts: ReadonlyArray<PartReading>
  readonly level: number
  readonly method: MultiplicityMethod
  /** Parts that were tested. */
  readonly compared: number
  /** The number of parts that hold. */
  readonly holding: number
  /** The number of parts that are significant by themselves, including those that hold. */
  readonly significantAlone: number
}

const verdictOf = (test: LevelReading, pValue: number | null, adjustedP: number | null): PartVerdict => {
  if (test.verdict.kind === "tooFewRespondents") return "tooFew"
  if (!test.significant) return "notShown"
  // A part holds only if both the adjusted p-value and the interval are significant, so that no part holds whose
  // interval includes zero.
  const isHolding = pValue !== null && adjustedP !== null && adjustedP <= 1 - test.level + 1e-12
  return isHolding ? "holds" : "alone"
}

/**
 * Reads the parts of a breakdown or of a whole report together.
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
 * @throws {InvalidInputError} when counts or options are impossible
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
