/**
 * The parameters and results of the store's methods.
 */
import type { Effect } from "effect"
import type { Entry, LogPosition, StreamName } from "../Message.ts"
import type { Engine } from "./Engine.ts"
import type { Mark } from "./Filters.ts"
import type { OpportunityRow, OutcomeRow } from "./Rows.ts"
import type { RowOf } from "./Table.ts"
import type * as Tables from "./Tables.ts"
import type { TableSet } from "./Tables.ts"

export type * from "./Filters.ts"
export type * from "./Usage.ts"

/**
 * The result of appending an entry. If the log already contained an entry with the same digest, `known` is true and `sequence` is the number of the
 * existing entry.
 */
export interface Appended {
  readonly sequence: number
  readonly known: boolean
}

export interface LogHead {
  /** The sequence number of the last entry. 0 if the log is empty. */
  readonly sequence: number
  /**
   * The latest order time (the signature time, capped if it is ahead of the local clock) of any callback, in Unix seconds, based on the exchange's
   * clock. 0 if there are no callbacks.
   */
  readonly newestOrder: number
  /** The signature time of the newest callback that was ahead of the receiver's clock, in Unix seconds. 0 if there is no such callback. */
  readonly newestAhead: number
}

/** The loss of an acknowledged entry: the entry was added to the log and is now missing from it. */
export interface Loss {
  /** The sequence number that the missing entry had in the log. */
  readonly acknowledged: number
  readonly digest: string
  /** The sequence number of the last log entry when the loss was detected. */
  readonly found: number
}

/** The result of accepting an entry, which is durable from then on. */
export interface Accepted {
  /** Succeeds once the entry is in the log. Succeeds immediately if the entry was made durable in the log itself, not in a spool. */
  readonly logged: Effect.Effect<Appended>
}

export type EntryWithBody = Entry & { readonly body: Uint8Array }

/** The right to compute the projections of one stream, until another process acquires the lease. */
export interface Lease {
  readonly stream: StreamName
  readonly set: TableSet
  /** The fencing token, which is greater than the token of every earlier lease on the projection. */
  readonly token: number
  readonly position: LogPosition
}

export interface LeaseOptions {
  readonly stream: StreamName
  readonly set: TableSet
  readonly holder: string
  /**
   * The time in milliseconds, by the database's clock, after which the lease expires if it is not renewed. A jump in that clock affects when a lease
   * is taken over, but not safety. A lease is invalid if its expiry time is further in the future than twice this value.
   */
  readonly leaseMillis: number
  /**
   * Whether to take the lease from its current holder, whose next commit then fails. `servers` takes the lease only if the holder's name starts with
   * `serve `.
   */
  readonly force?: "always" | "servers" | undefined
}

/** How far a stream's projections lag behind the log, and the process that computes the projections. */
export interface Lag {
  readonly stream: StreamName
  readonly position: LogPosition
  /** The holder of the lease. Empty if no lease has ever been acquired. */
  readonly holder: string
  /** The time in milliseconds, by the database's clock, since the lease was last renewed. 0 if no lease has ever been acquired. */
  readonly leaseAgeMillis: number
  /** The number of entries that have not been applied to the projections in full. */
  readonly waiting: number
  /**
   * The time at which the oldest entry that has not been applied in full was received, in Unix milliseconds. Undefined if all entries have been
   * applied.
   */
  readonly oldestReceivedAt: number | undefined
}

export interface Page<Key> {
  /** The key after which the page starts. */
  readonly after?: Key | undefined
  readonly limit: number
}

export type StoredOpportunity = OpportunityRow & { readonly document: string; readonly mark: Mark["mark"] | null }
export type StoredOutcome = OutcomeRow & { readonly document: string }

/** A row with the digest of the log entry that changed it. The digest is empty if the log does not contain this entry. */
export type Changed<Row> = Row & { readonly changed_digest: string }

export type OutcomeMessage = RowOf<typeof Tables.outcomeMessage>

export interface EntriesFilter {
  readonly stream?: StreamName | undefined
  readonly kind?: Entry["kind"] | undefined
  readonly after?: number | undefined
  readonly before?: number | undefined
  /** Whether to omit entries whose bodies were pruned. */
  readonly kept?: boolean | undefined
  readonly limit: number
  readonly newestFirst?: boolean | undefined
}

export interface StoredKey {
  readonly key_id: string
  readonly public_key: string
}

/** The state of the checkpoint. */
export interface CheckpointHead {
  /** The generation, which is incremented whenever the checkpoint changes. */
  readonly generation: number
  /** The log positions and the time of the checkpoint. Undefined if there is no checkpoint. */
  readonly written:
    | {
        /** The time at which the checkpoint was written, in Unix milliseconds. */
        readonly at: number
        readonly positions: Readonly<Record<StreamName, LogPosition>>
        /** The projections of other packages whose rows the checkpoint contains: a map from name to version. */
        readonly projections: Readonly<Record<string, number>>
      }
    | undefined
}

/** A projection that another package defines, as recorded in the store. */
export interface InstalledProjection {
  readonly name: string
  readonly version: number
  /**
   * 0 if the projection has processed every message. If the projection was added to a store that already contained messages: the sequence number of
   * the first entry that it has processed. `rebuild` adds the earlier messages.
   */
  readonly since: number
  /**
   * The time in Unix milliseconds from which the projection is complete. Set by `rebuild` if the projection was installed after superseded messages
   * about sessions had been removed: rows from earlier messages may be absent or wrong. Absent if the projection is complete.
   */
  readonly completeFrom?: number
}

/** The database of the store, for packages that have their own tables in it. Statements use `?` as the placeholder. */
export interface Sql {
  readonly dialect: Engine["name"]
  /** Runs a query, which must not write anything. */
  readonly query: Engine["query"]
  /** Runs a transaction atomically. The transaction is durable once it succeeds. */
  readonly transact: Engine["transact"]
}
