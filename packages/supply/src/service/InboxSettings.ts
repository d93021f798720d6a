/**
 * Where the inbox of a supply service is, and how it receives.
 */

export interface InboxSettings {
  /** A file such as `supplier.db`, `:memory:` for a test, or `postgres://…`. A file and its tables are created when they are not there. */
  readonly store: string
  /**
   * Keys that verify callbacks, as a subscription returns them. Default: the keys of both subscriptions, followed when they are rotated, and held through a
   * restart.
   */
  readonly keys?: ReadonlyArray<{ readonly keyId: string; readonly publicKey: string }> | undefined
  /** With PostgreSQL: a file for callbacks that come while the database is away. A file store has one beside it. */
  readonly spool?: string | undefined
  /** How much the spool may hold, in bytes. Default 256 MiB. */
  readonly spoolBytes?: number | undefined
  /** Default true. False leaves the projections to other processes on the same PostgreSQL. */
  readonly project?: boolean | undefined
  /** Default `accept`: a genuine callback that comes late is stored and marked. `refuse` responds with 401. */
  readonly untimely?: "accept" | "refuse" | undefined
  /** Days for which signed evidence is kept. Default 75; `Infinity` keeps it permanently. */
  readonly retentionDays?: number | undefined
  /** Days for which replaced contents of surveys and superseded messages are kept. Default 75; `Infinity` keeps them permanently. */
  readonly historyDays?: number | undefined
}
