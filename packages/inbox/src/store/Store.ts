/**
 * The interface of the inbox's database. The SQLite and PostgreSQL stores pass the same conformance suite. Any other store must also pass it.
 *
 * Three rules are essential. `append` and `accept` succeed only once the entry is durable. Sequence numbers become visible in the order of commits.
 * `commit` writes the entire batch together with the new log position, and only for the latest holder of the lease.
 */
import { Context, type Effect, type Option } from "effect"
import type { Projection } from "../extend/Projection.ts"
import type { Entry, EvidenceState, NewEntry, LogPosition, StreamName } from "../Message.ts"
import type { Row, Value } from "./Engine.ts"
import type { Readers } from "./Readers.ts"
import type { OpportunityRow, OpportunityVersionRow, QuarantineRow, ProjectionBatch } from "./Rows.ts"
import type { StoreError } from "./StoreError.ts"
import type { RowOf, Table } from "./Table.ts"
import type { TableSet } from "./Tables.ts"
import type {
  Appended,
  LogHead,
  Loss,
  Accepted,
  EntryWithBody,
  Lease,
  LeaseOptions,
  Lag,
  OpportunityFilter,
  OutcomeFilter,
  Page,
  StoredOpportunity,
  StoredOutcome,
  Changed,
  OutcomeMessage,
  Count,
  Mark,
  EntriesFilter,
  StoredKey,
  Usage,
  CheckpointHead,
  InstalledProjection,
  Sql
} from "./StoreTypes.ts"

export type * from "./Readers.ts"
export type * from "./StoreTypes.ts"

/**
 * The database of an inbox as a service: the log, the projections and their maintenance. `SqliteStore` and `PostgresStore` provide this service. Both
 * pass the checks in `@fieldwork/inbox/conformance`. Any other implementation must also pass them.
 *
 * Three rules are essential. `append` and `accept` succeed only once the entry is durable. Sequence numbers become visible in the order of commits.
 * `commit` writes the entire batch together with the new log position, and only for the latest holder of the lease.
 *
 * @example
 * ```ts
 * import { Effect } from "effect"
 * import { SqliteStore, Store } from "@fieldwork/inbox"
 *
 * const newest = Effect.flatMap(Store, (store) => store.entries({ limit: 10, newestFirst: true }))
 * await Effect.runPromise(Effect.provide(newest, SqliteStore.layer({ path: ":memory:" }))) // => []
 * ```
 */
export interface Store {
  readonly engine: string

  // Methods for the log.
  readonly append: (entry: NewEntry) => Effect.Effect<Appended, StoreError>
  /**
   * Accepts a callback. Succeeds as soon as the entry is durable. The entry is appended to the log afterwards, by the next process if this process
   * stops.
   */
  readonly accept: (entry: NewEntry) => Effect.Effect<Accepted, StoreError>
  readonly entry: (sequence: number) => Effect.Effect<Option.Option<Entry>, StoreError>
  readonly entries: (filter: EntriesFilter) => Effect.Effect<ReadonlyArray<Entry>, StoreError>
  /** Returns the body of an entry, or `None` if the body was pruned or the entry does not exist. */
  readonly body: (sequence: number) => Effect.Effect<Option.Option<Uint8Array>, StoreError>
  readonly storeKeys: (keys: ReadonlyArray<StoredKey>) => Effect.Effect<void, StoreError>
  readonly keys: Effect.Effect<ReadonlyArray<StoredKey>, StoreError>
  /** Replaces the body of an entry with one that does not contain an erased person's identifiers. */
  readonly rewrite: (entry: Entry, body: Uint8Array, evidence: EvidenceState) => Effect.Effect<void, StoreError>
  /** The state of the log after its last entry: the last sequence number and the latest signature times. */
  readonly head: Effect.Effect<LogHead, StoreError>
  /**
   * Returns whether the log contains a body that can be pruned because both its time of receipt and its order time (the signature time, capped if it
   * is ahead of the local clock) are before `before`, in Unix milliseconds.
   */
  readonly hasPrunable: (before: number) => Effect.Effect<boolean, StoreError>
  /**
   * Removes up to `limit` bodies from entries up to `throughSequence` whose time of receipt and order time (the signature time, capped if it is ahead
   * of the local clock) are both before `before`, in Unix milliseconds. Returns the number of removed bodies.
   */
  readonly prune: (options: {
    readonly before: number
    readonly throughSequence: number
    readonly limit: number
  }) => Effect.Effect<number, StoreError>

  // Methods for the projector.
  /** Acquires a lease. Returns `None` while another holder's lease is valid. */
  readonly acquireLease: (options: LeaseOptions) => Effect.Effect<Option.Option<Lease>, StoreError>
  /** Extends the lease. Fails with `FencedError` if another process holds the lease. */
  readonly renewLease: (lease: Lease, leaseMillis: number) => Effect.Effect<void, StoreError>
  /** Releases the lease before it expires. */
  readonly releaseLease: (lease: Lease) => Effect.Effect<void, StoreError>
  /**
   * Returns the first entry in the stream that has not been applied to the projections in full. The body of the returned entry is empty if it was
   * pruned.
   */
  readonly next: (lease: Lease) => Effect.Effect<Option.Option<EntryWithBody>, StoreError>
  readonly currents: (
    set: TableSet,
    surveyIds: ReadonlyArray<number>
  ) => Effect.Effect<ReadonlyArray<OpportunityRow>, StoreError>
  /**
   * Writes the batch and renews the lease. Returns the lease with its new log position. Fails with `FencedError` if another process holds the lease.
   */
  readonly commit: (lease: Lease, batch: ProjectionBatch, leaseMillis: number) => Effect.Effect<Lease, StoreError>
  /** Returns the rows of a projection table whose first key column equals one of the given values. */
  readonly rows: <T extends Table>(
    set: TableSet,
    table: T,
    values: ReadonlyArray<string | number>
  ) => Effect.Effect<ReadonlyArray<RowOf<T>>, StoreError>
  readonly lags: Effect.Effect<ReadonlyArray<Lag>, StoreError>

  // Methods for queries.
  readonly opportunity: (surveyId: number) => Effect.Effect<Option.Option<StoredOpportunity>, StoreError>
  readonly versions: (surveyId: number) => Effect.Effect<ReadonlyArray<OpportunityVersionRow>, StoreError>
  /** Returns a page of surveys in ascending order of `survey_id`. */
  readonly opportunities: (
    filter: OpportunityFilter,
    page: Page<number>
  ) => Effect.Effect<ReadonlyArray<StoredOpportunity>, StoreError>
  readonly counts: Effect.Effect<ReadonlyArray<Count>, StoreError>
  readonly outcome: (respondentId: string) => Effect.Effect<Option.Option<StoredOutcome>, StoreError>
  /** Returns a page of outcomes in ascending order of `respondent_id`. */
  readonly outcomes: (
    filter: OutcomeFilter,
    page: Page<string>
  ) => Effect.Effect<ReadonlyArray<StoredOutcome>, StoreError>
  /** Returns all messages about a session. The last message contains the current outcome. */
  readonly outcomeMessages: (respondentId: string) => Effect.Effect<ReadonlyArray<OutcomeMessage>, StoreError>
  /**
   * Returns the surveys that changed after a log position, in the order in which the changes were applied. Each survey occurs once, in its current
   * state.
   */
  readonly changedOpportunities: (
    after: LogPosition,
    limit: number
  ) => Effect.Effect<ReadonlyArray<Changed<StoredOpportunity>>, StoreError>
  readonly changedOutcomes: (
    after: LogPosition,
    limit: number
  ) => Effect.Effect<ReadonlyArray<Changed<StoredOutcome>>, StoreError>
  /**
   * The feed number: the number of rebuilds that have changed the projections. Cursors of the feed of changes are valid only until this number
   * increases.
   */
  readonly feed: Effect.Effect<number, StoreError>
  /**
   * Returns, in ascending order, the keys of the surveys or sessions that rebuilds changed while the feed number (the number of rebuilds that have
   * changed the projections) rose from `from` to `to`. Returns undefined if some of these keys are no longer stored.
   */
  readonly differences: (
    stream: StreamName,
    feeds: { readonly from: number; readonly to: number },
    page: { readonly after: string; readonly limit: number }
  ) => Effect.Effect<ReadonlyArray<string> | undefined, StoreError>
  /** The named readers of changes, such as relays. */
  readonly readers: Readers
  readonly quarantined: (page: Page<LogPosition>) => Effect.Effect<ReadonlyArray<QuarantineRow>, StoreError>
  readonly quarantineSize: Effect.Effect<number, StoreError>
  readonly marks: Effect.Effect<ReadonlyArray<Mark>, StoreError>
  /** Replaces all marks, which record the differences that the gap detector has found. */
  readonly setMarks: (marks: ReadonlyArray<Mark>) => Effect.Effect<void, StoreError>

  // Methods for projections that other packages define.
  /** The projections with which this program was started. */
  readonly projections: ReadonlyArray<Projection>
  /** The projections that are installed in the store. */
  readonly installed: Effect.Effect<ReadonlyArray<InstalledProjection>, StoreError>
  /**
   * Installs this program's projections that the store does not have yet, unless the store was opened with `create: false`. Fails with
   * `ProjectionMismatchError` if the store's projections differ from the program's. Maintenance checks this before it changes anything.
   */
  readonly requireProjections: Effect.Effect<void, StoreError>
  /** Drops the computed tables of a projection and unregisters the projection. The tables in its `records` are kept. */
  readonly removeProjection: (name: string) => Effect.Effect<void, StoreError>
  readonly sql: Sql

  // The identity and the condition of the store.
  /** A random id that was assigned when the store was created. */
  readonly identity: Effect.Effect<string, StoreError>
  /** The detected losses of acknowledged callbacks that have not been cleared. */
  readonly losses: Effect.Effect<ReadonlyArray<Loss>, StoreError>
  readonly noteLoss: (loss: Loss) => Effect.Effect<void, StoreError>
  readonly clearLosses: Effect.Effect<void, StoreError>
  /**
   * Returns descriptions of the damage that the store itself detects, one sentence each. Data that can be verified or computed again is not checked.
   */
  readonly check: Effect.Effect<ReadonlyArray<string>, StoreError>
  readonly usage: Effect.Effect<Usage, StoreError>
  /**
   * Writes a consistent snapshot of the entire store to a SQLite file that is empty or does not exist yet. The snapshot does not include the spool.
   * See `backup`.
   */
  readonly snapshot: (file: string) => Effect.Effect<void, StoreError>

  // Methods for maintenance.
  /**
   * Returns the rows of a projection table after the key `after`, sorted by key. Equal projections have equal rows, regardless of the database
   * engine.
   */
  readonly dump: <T extends Table>(
    set: TableSet,
    table: T,
    after: ReadonlyArray<Value> | undefined,
    limit: number
  ) => Effect.Effect<ReadonlyArray<RowOf<T>>, StoreError>
  /**
   * Empties the shadow tables, which a rebuild fills before it replaces the live rows, and resets their log positions for both streams to the start.
   */
  readonly createShadow: (stamp: string) => Effect.Effect<void, StoreError>
  /** Inserts rows from `dump` into a shadow table (a table that a rebuild fills). */
  readonly restore: (table: Table, rows: ReadonlyArray<object>) => Effect.Effect<void, StoreError>
  readonly setPosition: (set: TableSet, stream: StreamName, position: LogPosition) => Effect.Effect<void, StoreError>
  /**
   * Replaces the rows and log positions of the live projections with those of the shadow tables (which a rebuild has filled), and drops the shadow
   * tables. Fails unless the leases are still held at the same log positions. Objects that users have added to the live tables, such as grants and
   * views, are kept.
   */
  readonly swap: (
    leases: ReadonlyArray<Lease>,
    newFeed: boolean,
    /** The new `completeFrom` of each projection that was not filled from the checkpoint, by name. Undefined if the projection is complete. */
    completeFrom?: ReadonlyMap<string, number | undefined>
  ) => Effect.Effect<void, StoreError>
  readonly checkpointHead: Effect.Effect<CheckpointHead, StoreError>
  /**
   * Empties the checkpoint, so that it can be written from the beginning. Returns the checkpoint's new generation, a counter of its changes. Like all
   * methods that write to the checkpoint, fails with `StoreUnavailableError` if the generation is no longer the expected one.
   */
  readonly beginCheckpoint: (head: CheckpointHead) => Effect.Effect<number, StoreError>
  /**
   * Copies the next rows of a history table, after the key `after`, to the checkpoint. The first checkpoint copies all rows; later checkpoints copy
   * only the rows that have changed since the last checkpoint. `end` is the key of the last copied row, or undefined if there are no more rows.
   */
  readonly copyAhead: (
    generation: number,
    page: {
      readonly table: Table
      readonly isFirst: boolean
      readonly after: ReadonlyArray<Value> | undefined
      readonly limit: number
    }
  ) => Effect.Effect<{ readonly generation: number; readonly end: ReadonlyArray<Value> | undefined }, StoreError>
  /**
   * Copies all remaining changes to the checkpoint, including those of the projections in `complete`, which other packages define, together with the
   * current log positions, in one transaction.
   */
  readonly writeCheckpoint: (
    generation: number,
    options: {
      readonly complete: ReadonlyArray<Projection>
      /** The current time in Unix milliseconds. */
      readonly now: number
      /**
       * A time in Unix seconds. Quarantined items whose order time (the signature time, capped if it is ahead of the local clock) is earlier are
       * removed. Outcomes are not removed while a projection with `needsHistory` is installed.
       */
      readonly quarantineBefore?: number | undefined
    }
  ) => Effect.Effect<void, StoreError>
  /** Replaces rows in the checkpoint. */
  readonly rewriteCheckpoint: (
    generation: number,
    table: Table,
    changes: ReadonlyArray<{ readonly from: Row; readonly to: Row }>
  ) => Effect.Effect<number, StoreError>
  /**
   * Clears the list of changed rows if there is no checkpoint yet, because the first checkpoint copies all rows. If there is a checkpoint, does
   * nothing.
   */
  readonly forgetChanges: Effect.Effect<void, StoreError>
  /** Removes the checkpoint. Afterwards, a rebuild requires the bodies of all callbacks. */
  readonly clearCheckpoint: () => Effect.Effect<void, StoreError>
  /**
   * The time, in Unix milliseconds, through which superseded messages about sessions may have been removed. 0 if no messages were removed. A
   * projection that is filled from the remaining messages is complete only after this time.
   */
  readonly expiredThrough: Effect.Effect<number, StoreError>
  /**
   * Removes old rows of a history table from the projections and the checkpoint, starting after the key `after`. A row is removed if it was replaced
   * before the time `before` (in Unix seconds) and has not changed since the checkpoint. Messages about sessions are not removed while a projection
   * with `needsHistory` is installed. Returns the key of the last row examined, or undefined if
   * there are no more rows.
   */
  readonly expireHistory: (page: {
    readonly table: Table
    readonly after: ReadonlyArray<Value> | undefined
    readonly before: number
    readonly limit: number
  }) => Effect.Effect<ReadonlyArray<Value> | undefined, StoreError>
}

/** The service tag of the store. */
export const Store = Context.Service<Store>("@fieldwork/inbox/Store")
