/**
 * The progress of reading a CSV.
 */

/** The amount that has been read so far. */
export interface Progress {
  readonly bytes: number
  /** The number of rows, without the header. */
  readonly rows: number
}

/**
 * The options of reading a CSV.
 */
export interface Options {
  /** Called for each chunk of some tens of KB. Errors that it throws are ignored. */
  readonly onProgress?: (progress: Progress) => void
}
