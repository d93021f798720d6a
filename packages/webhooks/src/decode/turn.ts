/**
 * Tells when the event loop has been held for long enough.
 *
 * Looking at the clock takes as long as handing on an item, so it is looked at for every item only while items take long,
 * and for every eighth at most.
 */
export class Turn {
  readonly #now: () => number
  readonly #millis: number
  #begun: number
  #looked: number
  /** How many items pass between two looks, and how many are still to pass. */
  #stride = 1
  #left = 1

  constructor(millis: number, now: () => number) {
    this.#now = now
    this.#millis = millis
    this.#begun = this.#looked = now()
  }

  begin(): void {
    this.#begun = this.#looked = this.#now()
    this.#left = this.#stride
  }

  /** Called before each item. */
  isOver(): boolean {
    if (--this.#left > 0) return false
    return this.look()
  }

  /** The same, in any case with a look at the clock. */
  look(): boolean {
    const now = this.#now()
    const isQuick = now - this.#looked < this.#millis / 16
    this.#stride = isQuick ? Math.min(2 * this.#stride, 8) : 1
    this.#left = this.#stride
    this.#looked = now
    return now - this.#begun >= this.#millis
  }
}
