/**
 * Measures how long the event loop has been blocked.
 *
 * Reading the clock takes as long as returning an item. The clock is therefore read for every item only if each item takes long to process.
 * Otherwise, up to seven items are returned between two readings.
 */
export class TimeSlice {
  readonly #now: () => number
  readonly #millis: number
  #begun: number
  #looked: number
  /** The number of items between two readings of the clock. `#left` is the number of items until the next reading. */
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

  /** Returns whether the time limit has been reached. Called before each item is returned, and reads the clock only on some of these calls. */
  isOver(): boolean {
    if (--this.#left > 0) return false
    return this.readClock()
  }

  /** Returns whether the time limit has been reached, like `isOver`, but always reads the clock. */
  readClock(): boolean {
    const now = this.#now()
    const isQuick = now - this.#looked < this.#millis / 16
    this.#stride = isQuick ? Math.min(2 * this.#stride, 8) : 1
    this.#left = this.#stride
    this.#looked = now
    return now - this.#begun >= this.#millis
  }
}
