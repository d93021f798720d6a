/**
 * The options for `memoize`, which limit the lifetime and the number of cached results.
 */
export interface MemoizeOptions {
  /** The lifetime of a cached result in milliseconds, at least 0. Default: 3,600,000 (one hour). */
  readonly millis?: number
  /** The maximum number of cached results, at least 1. The least recently used results are dropped. Default: 100. */
  readonly capacity?: number
}
