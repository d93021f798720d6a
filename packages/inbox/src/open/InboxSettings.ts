/**
 * Where an inbox is, and how it receives. No type here mentions Effect.
 */

/** A key as a subscription returns it. */
export interface PublicKeyEntry {
  readonly keyId: string
  /** Base64. */
  readonly publicKey: string
}

/** The settings of an inbox that is opened from a program. */
export interface InboxSettings {
  /** A file such as `inbox.db`, `:memory:` for a test, or `postgres://…`. A file and its tables are created when they are not there. */
  readonly store: string
  /** With PostgreSQL: a file for callbacks that come while the database is away. A file store has one beside it. */
  readonly spool?: string | undefined
  /** How much the spool may hold, in bytes. Default 256 MiB. */
  readonly spoolBytes?: number | undefined
  /** Default true. False leaves the projections to other processes on the same PostgreSQL. */
  readonly project?: boolean | undefined
  /** Default `X-Platform-Signature`. */
  readonly headerName?: string | undefined
  /** How far a signature time may lie from this clock, in seconds. Default 300. */
  readonly toleranceSeconds?: number | undefined
  /** Default `accept`: a genuine callback that comes late is stored and marked. `refuse` responds with 401. */
  readonly untimely?: "accept" | "refuse" | undefined
  /** Default 40 MiB: ten thousand opportunities with quotas have 39 MB. */
  readonly maxBodyBytes?: number | undefined
  /** Days for which signed evidence is kept. Default 75; `Infinity` keeps it permanently. */
  readonly retentionDays?: number | undefined
  /** Days for which replaced contents of surveys and superseded messages are kept. Default 75; `Infinity` keeps them permanently. */
  readonly historyDays?: number | undefined
}
