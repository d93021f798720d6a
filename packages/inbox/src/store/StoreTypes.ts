/**
 * What goes into the calls of the store and comes out of them.
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

/** `known` when an entry with this digest was there already; the sequence is that entry's then. */
export interface Appended {
  readonly sequence: number
  readonly known: boolean
}

export interface LogHead {
  /** Of the last entry; 0 in an empty log. */
  readonly sequence: number
  /** The greatest order time of any callback, unix seconds; 0 without callbacks. It follows the exchange's clock. */
  readonly newestOrder: number
  /** The signature time of the newest callback that was ahead of the receiver's clock, unix seconds; 0 without any. */
  readonly newestAhead: number
}

/** The log does not have an entry that went into it. */
export interface Loss {
  /** The sequence and the digest that the entry had. */
  readonly acknowledged: number
  readonly digest: string
  /** The last sequence of the log when that was noticed. */
  readonly found: number
}

/** Durable. */
export interface Accepted {
  /** Once it is in the log; at once, where the log is what makes it durable. */
  readonly logged: Effect.Effect<Appended>
}

export type EntryWithBody = Entry & { readonly body: Uint8Array }

/** The right to project one stream, until someone else takes it. */
export interface Lease {
  readonly stream: StreamName
  readonly set: TableSet
  /** Greater than that of every earlier lease on the projection. */
  readonly token: number
  readonly position: LogPosition
}

export interface LeaseOptions {
  readonly stream: StreamName
  readonly set: TableSet
  readonly holder: string
  /**
   * The lease expires so many milliseconds after it was last renewed, by the database's clock. Where that clock jumps, it moves the moment of
   * a takeover and never its safety: a lease that expires further ahead than two of its lengths is void.
   */
  readonly leaseMillis: number
  /** `always` takes the lease from its holder, whose next commit then fails; `servers` only from a holder whose name begins with `serve `. */
  readonly force?: "always" | "servers" | undefined
}

/** How far a stream's projection is behind its log, and who projects it. */
export interface Lag {
  readonly stream: StreamName
  readonly position: LogPosition
  /** Empty when nobody ever held the lease. */
  readonly holder: string
  /** Milliseconds since the lease was last renewed, by the database's clock; 0 when nobody ever held it. */
  readonly leaseAgeMillis: number
  /** Entries that are not or not wholly projected. */
  readonly waiting: number
  /** When the oldest of them came, unix milliseconds. */
  readonly oldestReceivedAt: number | undefined
}

export interface Page<Key> {
  /** Keys after this one. */
  readonly after?: Key | undefined
  readonly limit: number
}

export type StoredOpportunity = OpportunityRow & { readonly document: string; readonly mark: Mark["mark"] | null }
export type StoredOutcome = OutcomeRow & { readonly document: string }

/** With the digest of the entry that made the change; empty when the log has no such entry. */
export type Changed<Row> = Row & { readonly changed_digest: string }

export type OutcomeMessage = RowOf<typeof Tables.outcomeMessage>

export interface EntriesFilter {
  readonly stream?: StreamName | undefined
  readonly kind?: Entry["kind"] | undefined
  readonly after?: number | undefined
  readonly before?: number | undefined
  /** Leaves out what was pruned. */
  readonly kept?: boolean | undefined
  readonly limit: number
  readonly newestFirst?: boolean | undefined
}

export interface StoredKey {
  readonly key_id: string
  readonly public_key: string
}

/** What the store takes, in bytes; what does not apply is absent. */
export interface Usage {
  readonly databaseBytes?: number | undefined
  readonly walBytes?: number | undefined
  /** In the spool and maybe not in the log. */
  readonly spoolBytes?: number | undefined
  readonly diskFreeBytes?: number | undefined
}

/** What the store knows of its checkpoint. */
export interface CheckpointHead {
  /** Grows with each change of the checkpoint. */
  readonly generation: number
  /** Undefined when there is no checkpoint. */
  readonly written:
    | {
        /** Unix milliseconds. */
        readonly at: number
        readonly positions: Readonly<Record<StreamName, LogPosition>>
        /** Versions of the projections of other packages whose rows are in it, by name. */
        readonly projections: Readonly<Record<string, number>>
      }
    | undefined
}

/** A projection of another package, as the store remembers it. */
export interface InstalledProjection {
  readonly name: string
  readonly version: number
  /** 0 when it has seen every message. Otherwise the sequence from which it has: it was new to a store with history, and `rebuild` fills it. */
  readonly since: number
}

/** The database, for packages with tables of their own in it. Statements have `?` marks. */
export interface Sql {
  readonly dialect: Engine["name"]
  /** Only reads. */
  readonly query: Engine["query"]
  /** All or nothing; durable once it succeeds. */
  readonly transact: Engine["transact"]
}
