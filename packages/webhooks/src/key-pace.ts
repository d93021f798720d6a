/**
 * How often the keys may be fetched, and for whom.
 *
 * Anybody can name a key id, so ids that nobody has vouched for may make the store fetch twice in a row and once a minute
 * after that. One more fetch is kept for ids that a genuine callback names: strangers cannot spend it. While fetches fail
 * they are tried again after a second at first; and after 5 s at most when callbacks may be lost over it.
 */
export interface PaceOptions {
  /** The shortest time between two fetches in the long run, in milliseconds. */
  readonly intervalMillis: number
  /** Unix milliseconds. */
  readonly now: () => number
}

/** Who asks, and what hangs on it. */
export interface Demand {
  /** Short ids that are not held. */
  readonly unknown: ReadonlyArray<string>
  /** A genuine callback has named one of them. */
  readonly isGenuine: boolean
  /** Callbacks may be refused until the keys are there. */
  readonly isUrgent: boolean
}

/** How many fetches may follow one another at once, and how many of them are kept for genuine callbacks. */
const [burst, reserve] = [3, 1]

/** Milliseconds between attempts while they fail. */
const [firstRetry, urgentRetry] = [1000, 5000]

export class KeyPace {
  readonly #interval: number
  readonly #now: () => number
  #tokens = burst
  #filledAt: number
  /** Ids that were asked for, and when the keys that were there had come. */
  readonly #answered = new Map<string, number>()
  #failures = 0
  #begunAt = 0

  constructor({ intervalMillis, now }: PaceOptions) {
    this.#interval = intervalMillis
    this.#now = now
    this.#filledAt = now()
  }

  /** Milliseconds until a fetch may be made; 0 when it may be made now. */
  wait({ isGenuine, isUrgent, unknown }: Demand): number {
    const now = this.#now()
    this.#fill(now)
    const retry = this.#failures === 0 ? 0 : this.#left(this.#begunAt, this.#retryMillis(isUrgent), now)
    const known = unknown.map((id) => this.#left(this.#answered.get(id), this.#interval, now))
    const least = isGenuine ? 0 : reserve
    const token = this.#tokens > least ? 0 : this.#left(this.#filledAt, this.#interval, now)
    return Math.max(retry, token, ...(known.length > 0 ? [Math.min(...known)] : []))
  }

  /** An attempt begins: from here on the next one is counted, however long this one takes to fail. */
  begin(): void {
    this.#begunAt = this.#now()
  }

  /** The keys have come, and these ids may still not be among them. */
  succeeded(unknown: ReadonlyArray<string>): void {
    const now = this.#now()
    this.#fill(now)
    this.#tokens = Math.max(0, this.#tokens - 1)
    this.#failures = 0
    for (const [id, at] of this.#answered) if (this.#left(at, this.#interval, now) === 0) this.#answered.delete(id)
    for (const id of unknown) this.#answered.set(id, now)
  }

  failed(): void {
    this.#failures += 1
  }

  /** Whether the last attempt failed. */
  get isFailing(): boolean {
    return this.#failures > 0
  }

  /** Keys have come by another way. */
  reset(): void {
    this.#failures = 0
  }

  #retryMillis(isUrgent: boolean): number {
    const cap = isUrgent ? Math.min(urgentRetry, this.#interval) : this.#interval
    return Math.min(cap, firstRetry * 2 ** (this.#failures - 1))
  }

  #fill(now: number): void {
    // A clock that was set back must not stop the asking.
    if (now < this.#filledAt) this.#filledAt = now
    const filled = this.#interval > 0 ? Math.floor((now - this.#filledAt) / this.#interval) : burst
    this.#tokens = Math.min(burst, this.#tokens + filled)
    this.#filledAt = this.#tokens === burst ? now : this.#filledAt + filled * this.#interval
  }

  /** What is left of `millis` since `from`. */
  #left(from: number | undefined, millis: number, now: number): number {
    return from === undefined || now < from ? 0 : Math.max(0, from + millis - now)
  }
}
