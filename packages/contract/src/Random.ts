/**
 * Generates pseudorandom numbers from a seed (Mulberry32).
 */
export interface Random {
  /** Returns a random number in [0, 1). */
  readonly next: () => number
  /** Returns a random integer in [0, bound), or 0 if the bound is 0. */
  readonly below: (bound: number) => number
  readonly pick: <A>(items: ReadonlyArray<A>) => A
}

export const randomOf = (seed: number): Random => {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (bound: number) => Math.floor(next() * bound)
  return {
    next,
    below,
    pick: (items) => {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error("pick needs at least one item")
      return item
    }
  }
}
