/**
 * The errors that prevent a server from starting with its spool. The entries in the spool were acknowledged, so an operator must decide what to do
 * with them.
 */

/** Thrown when acknowledged records are damaged or missing. */
export class SpoolDamagedError extends Error {
  override readonly name = "SpoolDamagedError"
  constructor(path: string, aside: string, groups: number) {
    super(
      `the spool ${path} is damaged: ${groups} acknowledged writes are incomplete. A copy is kept as ${aside}. Start with --without-damaged to continue without them`
    )
  }
}

/** Thrown when the spool belongs to another store. */
export class ForeignSpoolError extends Error {
  override readonly name = "ForeignSpoolError"
  constructor(path: string) {
    super(
      `the spool ${path} belongs to another store: restore the database that it belongs to, or move its files elsewhere`
    )
  }
}
