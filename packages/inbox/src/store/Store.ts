/**
 * What the inbox needs of a database. Both engines pass the same conformance suite; a third one must pass it too.
 *
 * Three rules carry everything else: `append` and `accept` succeed only once the entry is durable; sequences appear in the order of
 * commits; `commit` writes all of a batch together with the log position reached, and only for the latest holder of the lease.
 */
import { Context, type Effect, type Option } from "effect"
import type { Entry, EvidenceState, NewEntry, LogPosition, StreamName } from "../Message.ts"
import type { Projection } from "../extend/Projection.ts"
import type { Engine, Value } from "./Engine.ts"
import type {
  OpportunityRow,
  OpportunityStatus,
  OpportunityVersionRow,
  OutcomeRow,
  QuarantineRow,
  ProjectionBatch
} from "./Rows.ts"
import type { StoreError } from "./StoreError.ts"
import type { RowOf, Table } from "./Table.ts"
import type * as Tables from "./Tables.ts"
import type { TableSet } from "./Tables.ts"

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

/** All that are given must hold. */
export interface OpportunityFilter {
  /** Default `live`. `any` is all. */
  readonly status?: OpportunityStatus | "any" | undefined
  readonly countryLanguages?: ReadonlyArray<string> | undefined
  /** Billionths of the currency's unit. */
  readonly minPriceNanos?: number | undefined
  readonly minRemaining?: number | undefined
  readonly messageReasons?: ReadonlyArray<string> | undefined
  /** Signed then or later, unix seconds. */
  readonly updatedSince?: number | undefined
}

export interface OutcomeFilter {
  readonly surveyId?: number | undefined
  readonly panelistId?: string | undefined
  readonly marketplaceStatuses?: ReadonlyArray<number> | undefined
  readonly clientStatuses?: ReadonlyArray<number> | undefined
  readonly updatedSince?: number | undefined
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

export interface Count {
  readonly status: OpportunityStatus
  readonly country_language: string | null
  readonly message_reason: string | null
  readonly surveys: number
}

/** `stale`: sent since by the exchange and not received. `unknown`: live there, not here. `gone`: live here, not there. */
export type Mark = Omit<RowOf<typeof Tables.surveyMark>, "checksum">

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

export interface Store {
  readonly engine: string

  // The log.
  readonly append: (entry: NewEntry) => Effect.Effect<Appended, StoreError>
  /** For callbacks: succeeds as soon as the entry is durable, and it is appended right after, by the next process if need be. */
  readonly accept: (entry: NewEntry) => Effect.Effect<Accepted, StoreError>
  readonly entry: (sequence: number) => Effect.Effect<Option.Option<Entry>, StoreError>
  readonly entries: (filter: EntriesFilter) => Effect.Effect<ReadonlyArray<Entry>, StoreError>
  /** None when it is pruned, or was never there. */
  readonly body: (sequence: number) => Effect.Effect<Option.Option<Uint8Array>, StoreError>
  readonly rememberKeys: (keys: ReadonlyArray<StoredKey>) => Effect.Effect<void, StoreError>
  readonly keys: Effect.Effect<ReadonlyArray<StoredKey>, StoreError>
  /** Replaces a body by one without an erased person's identifiers. */
  readonly rewrite: (entry: Entry, body: Uint8Array, evidence: EvidenceState) => Effect.Effect<void, StoreError>
  /** The state of the log after its last entry. */
  readonly head: Effect.Effect<LogHead, StoreError>
  /** Whether there is a callback with a body that was both received and signed before a time, unix milliseconds. */
  readonly hasPrunable: (before: number) => Effect.Effect<boolean, StoreError>
  /** Removes the bodies of callbacks received and signed before a time, unix milliseconds, and up to a sequence; returns how many. */
  readonly prune: (options: {
    readonly before: number
    readonly throughSequence: number
    readonly limit: number
  }) => Effect.Effect<number, StoreError>

  // The projector.
  /** None while another holder's lease is valid. */
  readonly acquireLease: (options: LeaseOptions) => Effect.Effect<Option.Option<Lease>, StoreError>
  /** Extends the lease. Fails with `FencedError` when another process holds it. */
  readonly renewLease: (lease: Lease, leaseMillis: number) => Effect.Effect<void, StoreError>
  /** Releases the lease before it expires. */
  readonly releaseLease: (lease: Lease) => Effect.Effect<void, StoreError>
  /** The first entry of the lease's stream that is not wholly projected; its body is empty once it is pruned. */
  readonly next: (lease: Lease) => Effect.Effect<Option.Option<EntryWithBody>, StoreError>
  readonly currents: (
    set: TableSet,
    surveyIds: ReadonlyArray<number>
  ) => Effect.Effect<ReadonlyArray<OpportunityRow>, StoreError>
  /** Writes the batch, renews the lease, and returns it at its new log position. Fails with `FencedError` when another process holds the lease. */
  readonly commit: (lease: Lease, batch: ProjectionBatch, leaseMillis: number) => Effect.Effect<Lease, StoreError>
  /** Rows whose first key column is one of the values. */
  readonly rows: <T extends Table>(
    set: TableSet,
    table: T,
    values: ReadonlyArray<string | number>
  ) => Effect.Effect<ReadonlyArray<RowOf<T>>, StoreError>
  readonly lags: Effect.Effect<ReadonlyArray<Lag>, StoreError>

  // What readers ask.
  readonly opportunity: (surveyId: number) => Effect.Effect<Option.Option<StoredOpportunity>, StoreError>
  readonly versions: (surveyId: number) => Effect.Effect<ReadonlyArray<OpportunityVersionRow>, StoreError>
  /** By ascending `survey_id`. */
  readonly opportunities: (
    filter: OpportunityFilter,
    page: Page<number>
  ) => Effect.Effect<ReadonlyArray<StoredOpportunity>, StoreError>
  readonly counts: Effect.Effect<ReadonlyArray<Count>, StoreError>
  readonly outcome: (respondentId: string) => Effect.Effect<Option.Option<StoredOutcome>, StoreError>
  /** By ascending `respondent_id`. */
  readonly outcomes: (
    filter: OutcomeFilter,
    page: Page<string>
  ) => Effect.Effect<ReadonlyArray<StoredOutcome>, StoreError>
  /** Every message about a session, the deciding one last. */
  readonly outcomeMessages: (respondentId: string) => Effect.Effect<ReadonlyArray<OutcomeMessage>, StoreError>
  /** What changed after a log position, in the order in which it was applied; each key once, as it is now. */
  readonly changedOpportunities: (
    after: LogPosition,
    limit: number
  ) => Effect.Effect<ReadonlyArray<Changed<StoredOpportunity>>, StoreError>
  readonly changedOutcomes: (
    after: LogPosition,
    limit: number
  ) => Effect.Effect<ReadonlyArray<Changed<StoredOutcome>>, StoreError>
  /** Grows when readers of changes must begin anew. */
  readonly feed: Effect.Effect<number, StoreError>
  readonly quarantined: (page: Page<LogPosition>) => Effect.Effect<ReadonlyArray<QuarantineRow>, StoreError>
  readonly quarantineSize: Effect.Effect<number, StoreError>
  readonly marks: Effect.Effect<ReadonlyArray<Mark>, StoreError>
  /** Replaces all marks. */
  readonly setMarks: (marks: ReadonlyArray<Mark>) => Effect.Effect<void, StoreError>

  // Projections of other packages.
  /** Those that this program was started with. */
  readonly projections: ReadonlyArray<Projection>
  /** Those that the store has. */
  readonly installed: Effect.Effect<ReadonlyArray<InstalledProjection>, StoreError>
  /** Drops the computed tables of a projection, and forgets it. Its records stay. */
  readonly removeProjection: (name: string) => Effect.Effect<void, StoreError>
  readonly sql: Sql

  // About itself.
  /** Random, given when the store was created. */
  readonly identity: Effect.Effect<string, StoreError>
  /** Losses of acknowledged callbacks that were noticed and not cleared. */
  readonly losses: Effect.Effect<ReadonlyArray<Loss>, StoreError>
  readonly noteLoss: (loss: Loss) => Effect.Effect<void, StoreError>
  readonly clearLosses: Effect.Effect<void, StoreError>
  /** Damage that the store finds in itself, one sentence each; what can be verified or computed again is not looked at. */
  readonly check: Effect.Effect<ReadonlyArray<string>, StoreError>
  readonly usage: Effect.Effect<Usage, StoreError>

  // Upkeep.
  /** Rows of a projection table after a key, in the order of keys, in their one canonical form. */
  readonly dump: <T extends Table>(
    set: TableSet,
    table: T,
    after: ReadonlyArray<Value> | undefined,
    limit: number
  ) => Effect.Effect<ReadonlyArray<RowOf<T>>, StoreError>
  /** Empties the shadow tables and sets both of their log positions to the start. */
  readonly createShadow: (stamp: string) => Effect.Effect<void, StoreError>
  /** Puts rows into a shadow table as `dump` gave them. */
  readonly restore: (table: Table, rows: ReadonlyArray<object>) => Effect.Effect<void, StoreError>
  readonly setPosition: (set: TableSet, stream: StreamName, position: LogPosition) => Effect.Effect<void, StoreError>
  /**
   * Makes the live projections equal to the shadow tables, with their log positions, and drops those; if the leases are still held at the same log
   * positions. What others have put on the live tables, such as grants and views, stays.
   */
  readonly swap: (leases: ReadonlyArray<Lease>, newFeed: boolean) => Effect.Effect<void, StoreError>
  readonly checkpointParts: Effect.Effect<ReadonlyArray<number>, StoreError>
  readonly checkpointPart: (part: number) => Effect.Effect<Uint8Array, StoreError>
  /** Writes one part, if the leases are still held; the reader ignores them until part 0, the head, is there. */
  readonly writeCheckpointPart: (
    part: number,
    body: Uint8Array,
    leases: ReadonlyArray<Lease>
  ) => Effect.Effect<void, StoreError>
  readonly clearCheckpoint: (from: number, to: number) => Effect.Effect<void, StoreError>
}

export const Store = Context.Service<Store>("@fieldwork/inbox/Store")
