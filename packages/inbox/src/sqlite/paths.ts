/**
 * Returns the path of the first spool file of a store in a file, for the option `spool` of `backup`.
 *
 * @example
 * ```ts
 * import { SqliteStore } from "@fieldwork/inbox"
 * SqliteStore.spoolOf("/var/lib/inbox.db") // => "/var/lib/inbox.db-spool"
 * ```
 */
export const spoolOf = (database: string): string => `${database}-spool`

/** Returns the path of the file with the readers of a store in a file: see ReadersFile.ts. */
export const readersOf = (database: string): string => `${database}-readers`
