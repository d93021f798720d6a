/**
 * Parameters and results of the store's methods.
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

/** The result of appending. `known` is true if an entry with this digest already existed; the sequence is then that of the existing entry. */
export interface Appended {
  readonly sequence: number
  readonly known: boolean
}

export interface LogHead {
  /** The sequence of the last entry; 0 in an empty log. */
  readonly sequence: number
  /** The greatest order time of any callback, in Unix seconds; 0 if there are no callbacks. It comes from the exchange's clock. */
  readonly newestOrder: number
  /** The signature time of the newest callback that was ahead of the receiver's clock, in Unix seconds; 0 if there was none. */
  readonly newestAhead: number
}

/** An entry that was added to the log and is missing from it. */
export interface Loss {
  /** The sequence and the digest of the entry. */
  readonly acknowledged: number
  readonly digest: string
  /** The last sequence of the log when the loss was detected. */
  readonly found: number
}

/** A durable entry. */
export interface Accepted {
  /** Succeeds once the entry is in the log. Succeeds immediately if the log itself makes the entry durable. */
  readonly logged: Effect.Effect<Appended>
}

export type EntryWithBody = Entry & { readonly body: Uint8Array }

/** The right to project one stream, until another process takes it. */
export interface Lease {
  readonly stream: StreamName
  readonly set: TableSet
  /** The fencing token, which is greater than that of every earlier lease on the projection. */
  readonly token: number
  readonly position: LogPosition
}

export interface LeaseOptions {
  readonly stream: StreamName
  readonly set: TableSet
  readonly holder: string
  /**
   * The number of milliseconds after its last renewal at which the lease expires, according to the database's clock. A jump of that clock affects
   * only when a lease is taken over, never safety. A lease that expires further in the future than twice its length is invalid.
   */
  readonly leaseMillis: number
  /**
   * Whether to take the lease from its holder, whose next commit then fails. `servers` takes it only from a holder whose name begins with `serve `.
   */
  readonly force?: "always" | "servers" | undefined
}

/** How far a stream's projection is behind its log, and which process projects it. */
export interface Lag {
  readonly stream: StreamName
  readonly position: LogPosition
  /** The holder of the lease. Empty if there never was a lease. */
  readonly holder: string
  /** The milliseconds since the lease was last renewed, according to the database's clock; 0 if there never was a lease. */
  readonly leaseAgeMillis: number
  /** The number of entries that are not completely projected. */
  readonly waiting: number
  /** The time at which the oldest of them was received, in Unix milliseconds. */
  readonly oldestReceivedAt: number | undefined
}

export interface Page<Key> {
  /** The key after which the page begins. */
  readonly after?: Key | undefined
  readonly limit: number
}

export type StoredOpportunity = OpportunityRow & { readonly document: string; readonly mark: Mark["mark"] | null }
export type StoredOutcome = OutcomeRow & { readonly document: string }

/** A row with the digest of the entry that made the change. The digest is empty if the log has no such entry. */
export type Changed<Row> = Row & { readonly changed_digest: string }

export type OutcomeMessage = RowOf<typeof Tables.outcomeMessage>

export interface EntriesFilter {
  readonly stream?: StreamName | undefined
  readonly kind?: Entry["kind"] | undefined
  readonly after?: number | undefined
  readonly before?: number | undefined
  /** Whether to omit pruned entries. */
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
  /** The generation, which is incremented with each change of the checkpoint. */
  readonly generation: number
  /** The positions and the time of the checkpoint; undefined if there is no checkpoint. */
  readonly written:
    | {
        /** Unix milliseconds. */
        readonly at: number
        readonly positions: Readonly<Record<StreamName, LogPosition>>
        /** The versions of the other packages' projections whose rows it contains, by name. */
        readonly projections: Readonly<Record<string, number>>
      }
    | undefined
}

/** A projection of another package, as recorded in the store. */
export interface InstalledProjection {
  readonly name: string
  readonly version: number
  /**
   * 0 if the projection has processed every message. Otherwise the first sequence that it has processed: it was added to a store with earlier
   * messages, and `rebuild` fills it.
   */
  readonly since: number
}

/** The database, for packages that have their own tables in it. Statements use the placeholder `?`. */
export interface Sql {
  readonly dialect: Engine["name"]
  /** Runs a query. Only for reading. */
  readonly query: Engine["query"]
  /** Runs a transaction, which is atomic. It is durable once it succeeds. */
  readonly transact: Engine["transact"]
}
