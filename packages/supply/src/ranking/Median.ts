/** The median of a changing collection of numbers between 0 and 1, with a precision of 0.001. */
export class Median {
  readonly #counts = new Int32Array(1001)
  #total = 0

  #place(share: number): number {
    return Math.round(Math.min(1, Math.max(0, share)) * 1000)
  }

  add(share: number, by: 1 | -1 = 1): void {
    const place = this.#place(share)
    this.#counts[place] = (this.#counts[place] ?? 0) + by
    this.#total += by
  }

  /** The median. Undefined if the collection is empty. */
  get value(): number | undefined {
    if (this.#total === 0) return undefined
    let left = Math.ceil(this.#total / 2)
    return this.#counts.findIndex((count) => (left -= count) <= 0) / 1000
  }
}
