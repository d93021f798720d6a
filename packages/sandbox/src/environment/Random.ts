/**
 * Generates random numbers from a seed. The same seed and the same calls produce the same values.
 *
 * The generator is sfc32, seeded by splitmix32. Its values are not secret, because anyone with the seed can compute them. The suppliers' signing keys
 * are also derived from it, so they are the same on every run and must be used only in tests.
 */

export interface Random {
  /** Returns a uniformly distributed number in [0, 1). */
  readonly next: () => number
  /** Returns an integer between `low` and `high`, inclusive. */
  readonly integer: (low: number, high: number) => number
  readonly pick: <A>(items: ReadonlyArray<A>) => A
  /** Returns `true` with the given probability. */
  readonly chance: (probability: number) => boolean
  /** Returns a UUID (version 4, RFC 9562). */
  readonly uuid: () => string
  /**
   * Creates an independent generator, which is identified by `name`. Each feature has its own generator, so numbers drawn in one feature do not
   * affect those drawn in another.
   */
  readonly fork: (name: string) => Random
}

const splitmix = (seed: number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = state ^ (state >>> 16)
    mixed = Math.imul(mixed, 0x21f0aaad)
    mixed ^= mixed >>> 15
    mixed = Math.imul(mixed, 0x735a2d97)
    return (mixed ^ (mixed >>> 15)) >>> 0
  }
}

/** Computes the FNV-1a hash of a string, from which a seed is derived. */
export const hash = (text: string, seed = 0): number => {
  let value = (2166136261 ^ seed) >>> 0
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 16777619) >>> 0
  return value
}

/** Mixes two 32-bit numbers into one 32-bit number. */
export const mix = (a: number, b: number): number => {
  let mixed = (a ^ Math.imul(b ^ (b >>> 16), 0x9e3779b1)) >>> 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
  return (mixed ^ (mixed >>> 15)) >>> 0
}

/** Returns a number in [0, 1) that depends only on the arguments. */
export const uniformAt = (seed: number, ...keys: ReadonlyArray<number>): number =>
  keys.reduce(mix, mix(seed, 0x5bd1e995)) / 4294967296

/** Draws a number from the standard normal distribution with the Box–Muller transform. */
export const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())

export const make = (seed: number): Random => {
  const start = splitmix(seed)
  let a = start()
  let b = start()
  let c = start()
  let counter = 1
  const bits = () => {
    const sum = (a + b + counter) >>> 0
    counter = (counter + 1) >>> 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) >>> 0
    c = ((c << 21) | (c >>> 11)) >>> 0
    c = (c + sum) >>> 0
    return sum
  }
  // The first outputs are discarded because they correlate with the seed.
  for (let round = 0; round < 12; round++) bits()
  const next = () => bits() / 4294967296
  const integer = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    integer,
    pick: (items) => {
      const item = items[integer(0, items.length - 1)]
      if (item === undefined) throw new RangeError("pick requires at least one item")
      return item
    },
    chance: (probability) => next() < probability,
    uuid: () => {
      const hex = [bits(), bits(), bits(), bits()].map((word) => word.toString(16).padStart(8, "0")).join("")
      const variant = "89ab"[Number.parseInt(hex[16] ?? "0", 16) & 3]
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
    },
    fork: (name) => make(hash(name, seed))
  }
}
