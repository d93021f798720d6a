/**
 * Measures several variants in alternation, so a change in the speed of the machine affects all of them. The order differs between rounds, so that no
 * variant always runs directly after the same one.
 */

/** Returns the `part` quantile of `values`, where `part` is from 0 to 1. */
export const quantile = (values: ReadonlyArray<number>, part: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

export const median = (values: ReadonlyArray<number>): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/** Returns the measurements of each variant. An additional warm-up round is not counted. */
export const takeTurns = async <Name extends string>(
  variants: Readonly<Record<Name, () => number | Promise<number>>>,
  rounds: number
): Promise<Record<Name, ReadonlyArray<number>>> => {
  const entries = Object.entries(variants) as Array<[Name, () => number | Promise<number>]>
  const measured = new Map<Name, Array<number>>(entries.map(([name]) => [name, []]))
  for (let round = 0; round <= rounds; round++) {
    for (const [name, run] of order(entries, round)) {
      const value = await run()
      if (round > 0) measured.get(name)?.push(value)
    }
  }
  return Object.fromEntries(measured) as Record<string, Array<number>> as Record<Name, ReadonlyArray<number>>
}

/** Returns the variants in the order of a round. Each round starts with a different variant, and every second round is reversed. */
const order = <A>(entries: ReadonlyArray<A>, round: number): ReadonlyArray<A> => {
  const first = round % entries.length
  const turned = [...entries.slice(first), ...entries.slice(0, first)]
  return round % 2 === 0 ? turned : turned.toReversed()
}

/** Returns the median of each variant's measurements. */
export const interleave = async <Name extends string>(
  variants: Readonly<Record<Name, () => number | Promise<number>>>,
  rounds: number
): Promise<Record<Name, number>> => {
  const measured = Object.entries<ReadonlyArray<number>>(await takeTurns(variants, rounds))
  return Object.fromEntries(measured.map(([name, values]) => [name, median(values)])) as Record<Name, number>
}
