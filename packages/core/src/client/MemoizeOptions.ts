/**
 * How long `memoize` remembers results, and how many.
 */
export interface MemoizeOptions {
  /** How long a result is valid, in milliseconds. Default one hour. */
  readonly millis?: number
  /** The maximum number of results; the least recently used ones are dropped. Default 100. */
  readonly capacity?: number
}
