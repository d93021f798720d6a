/**
 * The disk space that a store uses.
 */

/** The disk space that a store uses, in bytes. A value is undefined if it does not apply to the store. */
export interface Usage {
  readonly databaseBytes?: number | undefined
  readonly walBytes?: number | undefined
  /** The total size in bytes of the entries in the spool that might not be in the log yet. */
  readonly spoolBytes?: number | undefined
  readonly diskFreeBytes?: number | undefined
}
