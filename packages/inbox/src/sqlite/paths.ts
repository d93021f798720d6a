/**
 * Returns the path of the first spool file of a SQLite store, for the `spool` option of `backup`.
 *
 * @example
 * ```ts
 * import { SqliteStore } from "@fieldwork/inbox"
 * SqliteStore.spoolOf("/var/lib/inbox.db") // => "/var/lib/inbox.db-spool"
 * ```
 */
export const spoolOf = (database: string): string => `${database}-spool`

/** Returns the path of the file that contains the positions and leases of a SQLite store's readers. See ReadersFile.ts. */
export const readersOf = (database: string): string => `${database}-readers`
