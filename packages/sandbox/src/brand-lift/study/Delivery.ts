/**
 * Computes the delivered impressions of a campaign. The simulation records only the impressions of respondents, which are a sample, so their counts
 * are scaled up.
 */
import { impressionsUntil } from "./ImpressionRates.ts"
import type { Study } from "./Study.ts"

/** Returns the number of impressions that were delivered before the campaign's last data refresh. */
export const delivered = ({ impressionRates, visible }: Study): number =>
  Math.round(impressionsUntil(impressionRates, visible))

const sum = (counts: ReadonlyArray<number>): number => counts.reduce((all, each) => all + each, 0)

/** Returns the number of delivered impressions that `counts` represents. `counts` contains numbers of impressions in the sample of respondents. */
export const deliveredFor = (study: Study, counts: ReadonlyArray<number>): number => {
  const sample = study.population.first.at(study.visible)
  return sample === 0 ? 0 : Math.round((delivered(study) * sum(counts)) / sample)
}

/**
 * Divides `total` into whole numbers in proportion to the counts, by the largest remainder method. The results add up to `total`.
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
