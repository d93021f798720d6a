/**
 * Generates pseudorandom numbers that are the same in every run and on every runtime.
 */

/** Returns a random number in [0, 1). */
export type Random = () => number

/** Creates a Mulberry32 generator, which is small, fast, and sufficient for tests. */
export const seeded = (seed: number): Random => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Returns a random integer in [0, `bound`). */
export const below = (random: Random, bound: number): number => Math.floor(random() * bound)

export const pick = <A>(random: Random, choices: readonly [A, ...ReadonlyArray<A>]): A =>
  choices[below(random, choices.length)] ?? choices[0]
