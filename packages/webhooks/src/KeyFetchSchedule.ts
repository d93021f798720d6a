/**
 * Limits how often keys are fetched, and reserves one fetch for genuine callbacks.
 *
 * Anyone can put a key id in a header, so the ids in unverified callbacks may trigger only two fetches in a row, and one per minute after that. One
 * more fetch is reserved for ids in genuine callbacks, so forgers cannot use it. After a failed fetch, the first retry is allowed after one second.
 * If callbacks may be refused for lack of keys, retries are at most 5 s apart.
 */
export interface KeyFetchScheduleOptions {
  /** The minimum average time between two fetches, in milliseconds. */
  readonly intervalMillis: number
  /** Returns the current time in Unix milliseconds. */
  readonly now: () => number
}

/** A request to fetch keys, with its priority. */
export interface KeyRequest {
  /** The short key ids (the first 8 characters of each id) for which the store has no key. */
  readonly unknown: ReadonlyArray<string>
  /** Whether a genuine callback contained one of the unknown ids. */
  readonly isGenuine: boolean
  /** Whether callbacks may be refused until the keys have been fetched. */
  readonly isUrgent: boolean
}

/**
 * The number of fetches that may follow one another immediately, including the reserved ones, and the number of fetches reserved for genuine
 * callbacks.
 */
const [burst, reserve] = [3, 1]

/** The delay after the first failed attempt, and the maximum delay while callbacks may be refused for lack of keys, both in milliseconds. */
const [firstRetry, urgentRetry] = [1000, 5000]

export class KeyFetchSchedule {
  readonly #interval: number
  readonly #now: () => number
  #tokens = burst
  #filledAt: number
  /** The short key ids for which keys have been requested, each with the time of the last successful fetch for that id. */
  readonly #answered = new Map<string, number>()
  #failures = 0
  #begunAt = 0

  constructor({ intervalMillis, now }: KeyFetchScheduleOptions) {
    this.#interval = intervalMillis
    this.#now = now
    this.#filledAt = now()
  }

  /** Returns the number of milliseconds until a fetch is allowed, or 0 if a fetch is allowed now. */
  wait({ isGenuine, isUrgent, unknown }: KeyRequest): number {
    const now = this.#now()
    this.#fill(now)
    const retry = this.#failures === 0 ? 0 : this.#left(this.#begunAt, this.#retryMillis(isUrgent), now)
    const known = unknown.map((id) => this.#left(this.#answered.get(id), this.#interval, now))
    const minTokens = isGenuine ? 0 : reserve
    const token = this.#tokens > minTokens ? 0 : this.#left(this.#filledAt, this.#interval, now)
    return Math.max(retry, token, ...(known.length > 0 ? [Math.min(...known)] : []))
  }

  /**
   * Records the start of an attempt. The delay before the next attempt is counted from the start, so it does not depend on how long the attempt takes
   * to fail.
   */
  begin(): void {
    this.#begunAt = this.#now()
  }

  /** Records a successful fetch. `unknown` contains the short key ids for which there may still be no key. */
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

  /** Returns whether the last attempt failed. */
  get isFailing(): boolean {
    return this.#failures > 0
  }

  /** Resets the number of consecutive failures. Called when keys have been obtained without a fetch. */
  reset(): void {
    this.#failures = 0
  }

  #retryMillis(isUrgent: boolean): number {
    const cap = isUrgent ? Math.min(urgentRetry, this.#interval) : this.#interval
    return Math.min(cap, firstRetry * 2 ** (this.#failures - 1))
  }

  #fill(now: number): void {
    // If the clock has been set back, fetches must not be blocked until the clock reaches its previous time again.
    if (now < this.#filledAt) this.#filledAt = now
    const filled = this.#interval > 0 ? Math.floor((now - this.#filledAt) / this.#interval) : burst
    this.#tokens = Math.min(burst, this.#tokens + filled)
    this.#filledAt = this.#tokens === burst ? now : this.#filledAt + filled * this.#interval
  }

  /** Returns how many of the `millis` milliseconds after `from` remain. */
  #left(from: number | undefined, millis: number, now: number): number {
    return from === undefined || now < from ? 0 : Math.max(0, from + millis - now)
  }
}
