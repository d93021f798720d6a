/**
 * How far the rows of a CSV have come.
 */

/** What has been read so far. */
export interface Progress {
  readonly bytes: number
  /** The header is not among them. */
  readonly rows: number
}

/**
 * The options of reading a CSV.
 */
export interface Options {
  /** Called for each piece that arrives, some tens of KB each. What it throws is ignored. */
  readonly onProgress?: (progress: Progress) => void
}
