/**
 * How many impressions a campaign has delivered. Respondents saw a sample of them, so what the sample shows is scaled up.
 */
import type { Study } from "./Study.ts"

/** Up to the last refresh. */
export const delivered = ({ impressionsEach, visible }: Study): number => Math.round(visible * impressionsEach)

const sum = (counts: ReadonlyArray<number>): number => counts.reduce((all, each) => all + each, 0)

/** What stands behind these impressions of the sample. */
export const deliveredFor = (study: Study, counts: ReadonlyArray<number>): number => {
  const sample = study.population.first.at(study.visible)
  return sample === 0 ? 0 : Math.round((delivered(study) * sum(counts)) / sample)
}

/** Shares out `total` as the counts lie, in whole numbers that add up to it: what is left goes to the largest remainders. */
export const apportion = (total: number, counts: ReadonlyArray<number>): ReadonlyArray<number> => {
  const all = sum(counts)
  if (all === 0) return counts.map(() => 0)
  const exact = counts.map((count) => (total * count) / all)
  const shares = exact.map(Math.floor)
  const order = [...exact.keys()].toSorted((a, b) => ((exact[b] ?? 0) % 1) - ((exact[a] ?? 0) % 1) || a - b)
  for (const index of order.slice(0, total - sum(shares))) shares[index] = (shares[index] ?? 0) + 1
  return shares
}
