/**
 * Why a server does not start over a spool: what is in it was acknowledged, and an operator has to decide about it.
 */

/** Records that were acknowledged are damaged or missing. */
export class SpoolDamagedError extends Error {
  override readonly name = "SpoolDamagedError"
  constructor(path: string, aside: string, groups: number) {
    super(
      `the spool ${path} is damaged: ${groups} of its writes were acknowledged and are not whole. A copy is kept as ${aside}. Start with --without-damaged to go on with the rest`
    )
  }
}

/** It belongs to another store. */
export class ForeignSpoolError extends Error {
  override readonly name = "ForeignSpoolError"
  constructor(path: string) {
    super(`the spool ${path} belongs to another store: restore the database that it belongs to, or move its files away`)
  }
}
