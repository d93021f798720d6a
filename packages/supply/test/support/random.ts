/** A random number generator that can be seeded (Mulberry32). */
export interface Random {
  /** Returns a random number in [0, 1). */
  readonly next: () => number
  /** Returns a random integer in [0, bound). */
  readonly below: (bound: number) => number
  readonly chance: (share: number) => boolean
  readonly pick: <Item>(items: ReadonlyArray<Item>) => Item
  /** Returns a random selection of the items in their original order. Each item is selected with the probability `share`. */
  readonly some: <Item>(items: ReadonlyArray<Item>, share: number) => Array<Item>
}

export const randomOf = (seed: number): Random => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (bound: number): number => Math.floor(next() * bound)
  const chance = (share: number): boolean => next() < share
  return {
    next,
    below,
    chance,
    pick: (items) => {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error("there is nothing to pick from")
      return item
    },
    some: (items, share) => items.filter(() => chance(share))
  }
}
