/**
 * Seeded randomness: the same seed and the same calls give the same values.
 *
 * sfc32 over a seed mixed by splitmix32. Nothing drawn from it is a secret: whoever knows the seed can draw it too. The suppliers' signing keys
 * come from here as well, so that they are the same on every run, and are for tests alone.
 */

export interface Random {
  /** Uniform in [0, 1). */
  readonly next: () => number
  /** A whole number from `low` to `high`, both included. */
  readonly integer: (low: number, high: number) => number
  readonly pick: <A>(items: ReadonlyArray<A>) => A
  /** True with this probability. */
  readonly chance: (probability: number) => boolean
  /** An RFC 9562 version 4 UUID in form. */
  readonly uuid: () => string
  /** An independent stream, named so that one part's draws do not shift another's. */
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

/** FNV-1a, to turn a name into a seed. */
export const hash = (text: string, seed = 0): number => {
  let value = (2166136261 ^ seed) >>> 0
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 16777619) >>> 0
  return value
}

/** Mixes two 32-bit numbers into one. */
export const mix = (a: number, b: number): number => {
  let mixed = (a ^ Math.imul(b ^ (b >>> 16), 0x9e3779b1)) >>> 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
  return (mixed ^ (mixed >>> 15)) >>> 0
}

/** A number in [0, 1) that depends on its arguments only. */
export const uniformAt = (seed: number, ...keys: ReadonlyArray<number>): number =>
  keys.reduce(mix, mix(seed, 0x5bd1e995)) / 4294967296

/** A draw from the standard normal distribution (Box and Muller). */
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
  // The first outputs still show the seed.
  for (let round = 0; round < 12; round++) bits()
  const next = () => bits() / 4294967296
  const integer = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    integer,
    pick: (items) => {
      const item = items[integer(0, items.length - 1)]
      if (item === undefined) throw new RangeError("pick needs at least one item")
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
