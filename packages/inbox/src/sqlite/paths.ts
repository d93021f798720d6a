/** The first file of the spool of a store in a file. */
export const spoolOf = (database: string): string => `${database}-spool`

/** The readers of a store in a file: see ReadersFile.ts. */
export const readersOf = (database: string): string => `${database}-readers`
