/** The first file of the spool of a store in a file. */
export const spoolOf = (database: string): string => `${database}-spool`
