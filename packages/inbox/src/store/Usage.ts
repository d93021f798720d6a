/**
 * The disk space that a store uses.
 */

/** The disk space of the store, in bytes. Values that do not apply are undefined. */
export interface Usage {
  readonly databaseBytes?: number | undefined
  readonly walBytes?: number | undefined
  /** The size of the spool entries that might not be in the log yet. */
  readonly spoolBytes?: number | undefined
  readonly diskFreeBytes?: number | undefined
}
