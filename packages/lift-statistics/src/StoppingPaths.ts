/**
 * The distribution of the test statistic in studies without an effect that have not been stopped so far, computed look by look.
 *
 * Internal. The information t at a look is the fraction of the final sample. At information t the score S = Z·√t is normal with variance t, and its
 * increments are independent. A path is the sequence of scores in one study, and continues while |S| stays below the boundary. The density of the
 * continuing paths is integrated look by look (Armitage, McPherson and Rowe, J. R. Statist. Soc. A 132 (1969), 235–244). The density is symmetric
 * around 0, so only scores ≥ 0 are stored.
 */
import { normalDensity, normalQuantile, normalUpperTail } from "./Normal.ts"
import { gaussLegendre } from "./Quadrature.ts"

/** The number of standard deviations beyond which the density is negligible compared with 1. */
const defaultHorizon = 9

/** Returns the number of standard deviations beyond which the density is negligible compared with `share`. */
export const horizonFor = (share: number): number =>
  share > 0 ? Math.max(defaultHorizon, -normalQuantile(Math.max(share * 1e-12, 1e-300))) : defaultHorizon

const rule = gaussLegendre(24)

export interface Paths {
  /** The information at this look: the fraction of the final sample. */
  readonly t: number
  /** The scores at which the density is evaluated, from 0 up to the boundary. */
  readonly scores: Float64Array
  /** The fraction of all studies whose score is near each of `scores` in absolute value. */
  readonly mass: Float64Array
}

/** Returns quadrature points from 0 to `edge` and their weights, for an integrand that changes over distances of about `scale`. */
const points = (edge: number, scale: number) => {
  // With 24 points per six standard deviations, the error is below 1e-15.
  const panels = Math.max(1, Math.ceil(edge / (6 * scale)))
  const half = edge / panels / 2
  const scores = new Float64Array(panels * rule.points.length)
  const weights = new Float64Array(scores.length)
  for (let panel = 0, i = 0; panel < panels; panel++) {
    for (let k = 0; k < rule.points.length; k++, i++) {
      scores[i] = half * (2 * panel + 1 + (rule.points[k] ?? 0))
      weights[i] = half * (rule.weights[k] ?? 0)
    }
  }
  return { scores, weights }
}

/** Returns the fraction of all studies in which |Z| reaches z for the first time at information t (the fraction of the final sample). */
export const crossing = (before: Paths | undefined, t: number, z: number): number => {
  if (before === undefined) return 2 * normalUpperTail(z)
  const edge = z * Math.sqrt(t)
  const step = Math.sqrt(t - before.t)
  let sum = 0
  for (let i = 0; i < before.scores.length; i++) {
    const score = before.scores[i] ?? 0
    sum += (before.mass[i] ?? 0) * (normalUpperTail((edge - score) / step) + normalUpperTail((edge + score) / step))
  }
  return sum
}

/**
 * Returns the scores of the studies that continue after a look with the boundary z at information t (the fraction of the final sample). `next` is the
 * information at the next look.
 */
export const continuePaths = (
  before: Paths | undefined,
  t: number,
  z: number,
  next: number,
  horizon: number = defaultHorizon
): Paths => {
  const step = Math.sqrt(t - (before?.t ?? 0))
  const edge = Math.min(z, horizon) * Math.sqrt(t)
  const { scores, weights } = points(edge, Math.min(step, Math.sqrt(next - t)))
  const mass = new Float64Array(scores.length)
  let first = 0
  for (let i = 0; i < scores.length; i++) {
    const score = scores[i] ?? 0
    let density = 0
    if (before === undefined) density = 2 * normalDensity(score / step)
    else {
      // The scores are in ascending order, so a point that is too far below this score to contribute is also too far below all later scores.
      while (score - (before.scores[first] ?? Infinity) > horizon * step) first++
      for (let k = first; k < before.scores.length; k++) {
        const from = before.scores[k] ?? 0
        if (from - score > horizon * step) break
        density += (before.mass[k] ?? 0) * (normalDensity((score - from) / step) + normalDensity((score + from) / step))
      }
    }
    mass[i] = (density / step) * (weights[i] ?? 0)
  }
  return { t, scores, mass }
}

/** Returns the fraction of all studies that are stopped at one of the looks (interim analyses). */
export const crossingProbability = (information: ReadonlyArray<number>, z: (look: number) => number): number => {
  let paths: Paths | undefined
  let sum = 0
  for (const [look, t] of information.entries()) {
    sum += crossing(paths, t, z(look))
    const next = information[look + 1]
    if (next !== undefined) paths = continuePaths(paths, t, z(look), next)
  }
  return sum
}
