/**
 * For how long `memoize` remembers results, and how many.
 */
export interface MemoizeOptions {
  /** How long a result is good; an hour when absent. */
  readonly millis?: number
  /** How many results are remembered, the ones used last; 100 when absent. */
  readonly capacity?: number
}
