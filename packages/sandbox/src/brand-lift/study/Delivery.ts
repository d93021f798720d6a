/**
 * The delivered impressions of a campaign. Respondents saw only a sample of them, so counts of the sample are scaled
 * up.
 */
import type { Study } from "./Study.ts"

/** Returns the impressions that were delivered up to the last refresh. */
export const delivered = ({ impressionsEach, visible }: Study): number => Math.round(visible * impressionsEach)

const sum = (counts: ReadonlyArray<number>): number => counts.reduce((all, each) => all + each, 0)

/** Returns the delivered impressions that these impressions of the sample represent. */
export const deliveredFor = (study: Study, counts: ReadonlyArray<number>): number => {
  const sample = study.population.first.at(study.visible)
  return sample === 0 ? 0 : Math.round((delivered(study) * sum(counts)) / sample)
}

/**
 * Divides `total` in proportion to the counts into whole numbers that add up to it, by the largest remainder method.
 */
export const apportion = (total: number, counts: ReadonlyArray<number>): ReadonlyArray<number> => {
  const all = sum(counts)
  if (all === 0) return counts.map(() => 0)
  const exact = counts.map((count) => (total * count) / all)
  const shares = exact.map(Math.floor)
  const order = [...exact.keys()].toSorted((a, b) => ((exact[b] ?? 0) % 1) - ((exact[a] ?? 0) % 1) || a - b)
  for (const index of order.slice(0, total - sum(shares))) shares[index] = (shares[index] ?? 0) + 1
  return shares
}
