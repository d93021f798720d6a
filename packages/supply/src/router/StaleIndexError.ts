/**
 * The error for a router that is too far behind the inbox.
 */
import { taggedError } from "@fieldwork/core/promise"

/**
 * The error for a router that lags behind the inbox by more than the caller permits, because the database is unavailable or slow.
 *
 * @example
 * ```ts
 * import { StaleIndexError } from "@fieldwork/supply"
 * new StaleIndexError({ lagMillis: 5000, maxLagMillis: 1000 }).message.includes("5000 ms behind") // => true
 * ```
 */
export class StaleIndexError extends taggedError("StaleIndexError")<{
  readonly lagMillis: number
  readonly maxLagMillis: number
}> {
  override get message(): string {
    return `the index is ${this.lagMillis} ms behind the inbox, but at most ${this.maxLagMillis} ms are accepted`
  }
}
