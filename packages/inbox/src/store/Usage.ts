/**
 * The disk space that a store takes.
 */

/** The disk space of the store, in bytes; values that do not apply are absent. */
export interface Usage {
  readonly databaseBytes?: number | undefined
  readonly walBytes?: number | undefined
  /** The size of the spool entries that may not be in the log. */
  readonly spoolBytes?: number | undefined
  readonly diskFreeBytes?: number | undefined
}
