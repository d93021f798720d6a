/** The settings of an inbox: its store, and how it receives callbacks. These types do not mention Effect. */

/** A key as a subscription returns it. */
export interface PublicKeyEntry {
  /** The `key_id` that signatures refer to. */
  readonly keyId: string
  /** The public key in Base64. */
  readonly publicKey: string
}

/** The settings of an inbox that is opened from a program. */
export interface InboxSettings {
  /**
   * The store: a file such as `inbox.db`, `:memory:` for a test, or a URL such as `postgres://…`. A file and its tables are created if they do not
   * exist.
   */
  readonly store: string
  /** A file for callbacks that arrive while a PostgreSQL database is down. A store in a file always has a spool next to it. */
  readonly spool?: string | undefined
  /** The capacity of the spool, in bytes. Default 256 MiB. */
  readonly spoolBytes?: number | undefined
  /** Whether this process computes the projections. If false, other processes on the same PostgreSQL database do. Default true. */
  readonly project?: boolean | undefined
  /** The name of the header that contains the signature. Default `X-Platform-Signature`. */
  readonly headerName?: string | undefined
  /** The maximum difference between the signature time and the local clock, in seconds. Default 300. */
  readonly toleranceSeconds?: number | undefined
  /** What happens to a genuine callback outside the tolerance. `accept` stores and marks it; `refuse` responds with 401. Default `accept`. */
  readonly untimely?: "accept" | "refuse" | undefined
  /** The maximum size of a body in bytes. Default 40 MiB: ten thousand opportunities with quotas take 39 MB. */
  readonly maxBodyBytes?: number | undefined
  /** The number of days for which signed evidence is kept. Default 75; `Infinity` keeps it permanently. */
  readonly retentionDays?: number | undefined
  /** The number of days for which replaced survey contents and superseded messages are kept. Default 75; `Infinity` keeps them permanently. */
  readonly historyDays?: number | undefined
}
