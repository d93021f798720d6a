/**
 * Finds the values in a lift result that a convention does not reproduce. A convention is the set of formulas by which a service computes lift.
 */
import { type DetailedConvention, factorOf, reachOf, computeFlag, computeLift, computeMargin } from "./Convention.ts"
import type { Evidence } from "./Evidence.ts"
import { type Decimals, maxRoundingError, roundsTo } from "./Rounding.ts"
import { isNumber } from "./WireLift.ts"

/** A value from the service that a convention (a set of formulas for computing lift) does not reproduce. */
export interface Contradiction {
  /** The index of the result in the list of results, starting at 0. */
  readonly result: number
  /** The name of the field in the API, with the level if there are several: `margin_of_error at 0.95`. */
  readonly field: string
  /** The value that the service returned. */
  readonly returned: number | boolean | null
  /** The unrounded value that the convention produces; `null` if the value is undefined or cannot be computed. */
  readonly expected: number | boolean | null
}

/** Checks whether the returned lift can result from the two returned proportions, which are known only to the precision to which they are rounded. */
const canGiveLift = (convention: DetailedConvention, { lift, shares }: Evidence, decimals: Decimals): boolean => {
  if (typeof lift !== "number" || shares === undefined) return true
  const factor = factorOf(convention)
  const ends = (share: number) => {
    const half = maxRoundingError(decimals.shares, share)
    const [low, high] = [Math.max(0, share - half) / factor, Math.min(1, (share + half) / factor)]
    return low <= high ? [low, high] : []
  }
  // On every scale, the lift increases with the exposed proportion and decreases with the control proportion, so its extremes are at the corners of
  // the rounding intervals.
  const corners = ends(shares.exposed).flatMap((x) =>
    ends(shares.control).flatMap((y) => computeLift(convention, { x, n: 1 }, { x: y, n: 1 }) ?? [])
  )
  const half = maxRoundingError(decimals.lift, lift)
  return corners.length > 0 && Math.min(...corners) - half <= lift && lift <= Math.max(...corners) + half
}

/** Checks whether a single standard error can explain all margins of error of a weighted result. */
const canGiveMargins = ({ sides }: DetailedConvention, { tests }: Evidence, decimals: Decimals): boolean => {
  let [least, most] = [0, Infinity]
  for (const { confidence_level: level, margin_of_error: margin } of tests) {
    if (!isNumber(margin)) continue
    const half = maxRoundingError(decimals.margins, margin)
    const reach = reachOf(level, sides)
    if (reach <= 0) return false
    least = Math.max(least, (margin - half) / reach)
    most = Math.min(most, (margin + half) / reach)
  }
  return least <= most
}

/**
 * In a weighted result, the significance flag can be checked only if it is based on the margin of error, because no other standard error is known.
 */
const flagsOfMargin = (
  { decision, decisionSides, direction, sides }: DetailedConvention,
  { index, shares, tests }: Evidence,
  decimals: Decimals
): ReadonlyArray<Contradiction> => {
  if (decision !== "margin" || decisionSides !== sides || shares === undefined) return []
  const d = shares.exposed - shares.control
  return tests.flatMap(({ confidence_level: level, margin_of_error: margin, statistically_significant: flag }) => {
    if (!isNumber(margin) || typeof flag !== "boolean") return []
    const beyond = (direction === "liftOnly" ? d : Math.abs(d)) - margin
    const isClear =
      Math.abs(beyond) > maxRoundingError(decimals.margins, margin) + 2 * maxRoundingError(decimals.shares, d)
    return isClear && beyond > 0 !== flag
      ? [{ result: index, field: `statistically_significant at ${level}`, returned: flag, expected: beyond > 0 }]
      : []
  })
}

const ofWeighted = (
  convention: DetailedConvention,
  evidence: Evidence,
  decimals: Decimals
): ReadonlyArray<Contradiction> => {
  const { control, exposed, index, lift, shares, tests } = evidence
  const found: Array<Contradiction> = []
  for (const [field, returned, { n, x }] of [
    ["exposed_percentage", shares?.exposed, exposed],
    ["control_percentage", shares?.control, control]
  ] as const) {
    const expected = (factorOf(convention) * x) / n
    // Weights can change a proportion, but are unlikely to change it by a factor of ten.
    const isFar = returned !== undefined && Math.abs(Math.log(returned / expected)) > Math.LN10
    if (isFar && returned > 0 && expected > 0) found.push({ result: index, field, returned, expected })
  }
  if (typeof lift === "number" && !canGiveLift(convention, evidence, decimals)) {
    found.push({ result: index, field: "lift_percentage", returned: lift, expected: null })
  }
  const margin = tests.find(({ margin_of_error }) => isNumber(margin_of_error))?.margin_of_error
  if (isNumber(margin) && !canGiveMargins(convention, evidence, decimals)) {
    found.push({ result: index, field: "margin_of_error", returned: margin, expected: null })
  }
  return [...found, ...flagsOfMargin(convention, evidence, decimals)]
}

/**
 * Returns the values that the convention (the set of formulas for lift) does not reproduce. Expected values are computed from the counts and then
 * compared at the precision of the returned values.
 */
export const contradictionsOf = (
  convention: DetailedConvention,
  evidence: Evidence,
  decimals: Decimals
): ReadonlyArray<Contradiction> => {
  if (evidence.weighted) return ofWeighted(convention, evidence, decimals)
  const { control, exposed, index, lift, shares, tests } = evidence
  const factor = factorOf(convention)
  const found: Array<Contradiction> = []
  const check = (
    field: string,
    returned: number | null | undefined,
    expected: number | null,
    rounded: number | null
  ): void => {
    const isShown =
      returned === null || expected === null ? returned === expected : roundsTo(expected, returned ?? 0, rounded)
    if (returned !== undefined && !isShown) found.push({ result: index, field, returned, expected })
  }
  check("exposed_percentage", shares?.exposed, (factor * exposed.x) / exposed.n, decimals.shares)
  check("control_percentage", shares?.control, (factor * control.x) / control.n, decimals.shares)
  if (!(decimals.fromRounded && canGiveLift(convention, evidence, decimals))) {
    check("lift_percentage", lift, computeLift(convention, exposed, control), decimals.lift)
  }
  for (const { confidence_level: level, margin_of_error, statistically_significant: flag } of tests) {
    const expectedMargin = computeMargin(convention, exposed, control, level)
    const margin = isNumber(margin_of_error) ? margin_of_error : undefined
    check(`margin_of_error at ${level}`, margin, expectedMargin, decimals.margins)
    if (typeof flag !== "boolean") continue
    const expected = computeFlag(convention, exposed, control, level)
    if (expected === flag || (decimals.fromRounded && isClose(evidence, factor, expectedMargin, decimals))) continue
    found.push({ result: index, field: `statistically_significant at ${level}`, returned: flag, expected })
  }
  return found
}

/** Checks whether the lift is so close to its margin of error that a decision based on rounded values could differ. */
const isClose = (
  { control, exposed }: Evidence,
  factor: number,
  margin: number | null,
  decimals: Decimals
): boolean => {
  if (margin === null) return true
  const d = factor * Math.abs(exposed.x / exposed.n - control.x / control.n)
  return Math.abs(d - margin) <= maxRoundingError(decimals.margins, margin) + 2 * maxRoundingError(decimals.shares, d)
}
