/**
 * The options for the inbox benchmarks.
 */

export interface BenchOptions {
  /** An empty folder on a disk, not in memory. */
  readonly folder: string
  /** The duration of the load in seconds. */
  readonly seconds: number
}
