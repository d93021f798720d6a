/**
 * The best of many, in order, without sorting all of them.
 */

interface Scored {
  readonly slot: number
  readonly score: number
}

/** Keeps the slots with the greatest scores, those with the smaller id first where scores are equal. */
export class Best {
  readonly #limit: number
  readonly #idOf: (slot: number) => number
  #items: Array<Scored> = []
  /** The score that a further item must reach. */
  #least = Number.NEGATIVE_INFINITY

  constructor(limit: number, idOf: (slot: number) => number) {
    this.#limit = limit
    this.#idOf = idOf
  }

  add(slot: number, score: number): void {
    if (score < this.#least) return
    this.#items.push({ slot, score })
    if (this.#items.length >= 2 * this.#limit + 64) this.#trim()
  }

  list(): ReadonlyArray<Scored> {
    this.#trim()
    return this.#items
  }

  #trim(): void {
    this.#items = this.#items
      .sort((left, right) => right.score - left.score || this.#idOf(left.slot) - this.#idOf(right.slot))
      .slice(0, this.#limit)
    if (this.#items.length === this.#limit) this.#least = this.#items.at(-1)?.score ?? this.#least
  }
}
