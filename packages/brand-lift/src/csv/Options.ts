/**
 * The options for reading a CSV, and the progress that is reported.
 */

/** The amount of data that has been read so far. */
export interface Progress {
  readonly bytes: number
  /** The number of rows, excluding the header. */
  readonly rows: number
}

/**
 * The options for reading a CSV.
 */
export interface Options {
  /** Called after each chunk of a few tens of kilobytes is read. Errors that the callback throws are ignored. */
  readonly onProgress?: (progress: Progress) => void
}
