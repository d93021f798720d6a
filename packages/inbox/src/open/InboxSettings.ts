/** The settings of an inbox: its store, and how it receives callbacks. These types do not depend on Effect. */

/** A verification key, as the exchange returns it in a subscription. */
export interface PublicKeyEntry {
  /** The `key_id`, which a signature header uses to refer to the key. */
  readonly keyId: string
  /** The public key in Base64. */
  readonly publicKey: string
}

/** The settings for opening an inbox from a program. */
export interface InboxSettings {
  /**
   * The store: a file such as `inbox.db`, `:memory:` for tests, or a URL such as `postgres://…`. The file and its tables are created if they do not
   * exist.
   */
  readonly store: string
  /**
   * The path of a spool file for callbacks that arrive while a PostgreSQL database is unavailable. A SQLite store always has a spool next to its
   * file.
   */
  readonly spool?: string | undefined
  /** The capacity of the spool in bytes. Default 256 MiB. */
  readonly spoolBytes?: number | undefined
  /** Whether this process computes the projections. If `false`, another process on the same PostgreSQL database must compute them. Default `true`. */
  readonly project?: boolean | undefined
  /** The name of the header that contains the signature. Default `X-Platform-Signature`. */
  readonly headerName?: string | undefined
  /** The maximum difference between the signature time and the local clock, in seconds. Default 300. */
  readonly toleranceSeconds?: number | undefined
  /**
   * The treatment of genuine callbacks whose signature time differs from the local clock by more than `toleranceSeconds`: `accept` stores and marks
   * them, and `refuse` sends a 401 response. Default `accept`.
   */
  readonly untimely?: "accept" | "refuse" | undefined
  /** The maximum size of a body in bytes. Default 40 MiB, because ten thousand opportunities with quotas take 39 MB. */
  readonly maxBodyBytes?: number | undefined
  /** The number of days for which signed evidence (the stored bodies of callbacks) is kept. `Infinity` keeps it permanently. Default 75. */
  readonly retentionDays?: number | undefined
  /**
   * The number of days for which earlier versions of survey content and superseded messages are kept. `Infinity` keeps them permanently. Default 75.
   */
  readonly historyDays?: number | undefined
}
