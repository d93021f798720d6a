/**
 * The interface of the inbox's database. Both engines pass the same conformance suite; any other engine must pass it too.
 *
 * Three rules are essential: `append` and `accept` succeed only once the entry is durable; sequences appear in the order of commits; `commit` writes
 * all of a batch together with the log position reached, and only for the latest holder of the lease.
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
 * The database of an inbox as a service: the log, the projections and their maintenance. `SqliteStore` and `PostgresStore` provide it. Both pass the
 * checks of `@fieldwork/inbox/conformance`; another engine must pass them too.
 *
 * Three rules are essential: `append` and `accept` succeed only once the entry is durable; sequences appear in the order of commits; `commit` writes all
 * of a batch together with the log position reached, and only for the latest holder of the lease.
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

  // The log.
  readonly append: (entry: NewEntry) => Effect.Effect<Appended, StoreError>
  /** Accepts a callback. Succeeds as soon as the entry is durable. The entry is appended to the log right after, if necessary by the next process. */
  readonly accept: (entry: NewEntry) => Effect.Effect<Accepted, StoreError>
  readonly entry: (sequence: number) => Effect.Effect<Option.Option<Entry>, StoreError>
  readonly entries: (filter: EntriesFilter) => Effect.Effect<ReadonlyArray<Entry>, StoreError>
  /** Returns the body of an entry; none if it was pruned or never existed. */
  readonly body: (sequence: number) => Effect.Effect<Option.Option<Uint8Array>, StoreError>
  readonly rememberKeys: (keys: ReadonlyArray<StoredKey>) => Effect.Effect<void, StoreError>
  readonly keys: Effect.Effect<ReadonlyArray<StoredKey>, StoreError>
  /** Replaces a body with one that does not contain an erased person's identifiers. */
  readonly rewrite: (entry: Entry, body: Uint8Array, evidence: EvidenceState) => Effect.Effect<void, StoreError>
  /** The state of the log after its last entry. */
  readonly head: Effect.Effect<LogHead, StoreError>
  /** Returns whether there is a callback with a body that was both received and signed before a time, in Unix milliseconds. */
  readonly hasPrunable: (before: number) => Effect.Effect<boolean, StoreError>
  /**
   * Removes the bodies of callbacks that were received and signed before a time (in Unix milliseconds), up to a sequence. Returns the number of
   * removed bodies.
   */
  readonly prune: (options: {
    readonly before: number
    readonly throughSequence: number
    readonly limit: number
  }) => Effect.Effect<number, StoreError>

  // The projector.
  /** Takes a lease. Returns none while the lease of another holder is valid. */
  readonly acquireLease: (options: LeaseOptions) => Effect.Effect<Option.Option<Lease>, StoreError>
  /** Extends the lease. Fails with `FencedError` if another process holds it. */
  readonly renewLease: (lease: Lease, leaseMillis: number) => Effect.Effect<void, StoreError>
  /** Releases the lease before it expires. */
  readonly releaseLease: (lease: Lease) => Effect.Effect<void, StoreError>
  /** Returns the first entry of the stream that is not completely projected. Its body is empty if it was pruned. */
  readonly next: (lease: Lease) => Effect.Effect<Option.Option<EntryWithBody>, StoreError>
  readonly currents: (
    set: TableSet,
    surveyIds: ReadonlyArray<number>
  ) => Effect.Effect<ReadonlyArray<OpportunityRow>, StoreError>
  /**
   * Writes the batch and renews the lease. Returns the lease with its new log position. Fails with `FencedError` if another process holds the lease.
   */
  readonly commit: (lease: Lease, batch: ProjectionBatch, leaseMillis: number) => Effect.Effect<Lease, StoreError>
  /** Returns the rows whose first key column equals one of the values. */
  readonly rows: <T extends Table>(
    set: TableSet,
    table: T,
    values: ReadonlyArray<string | number>
  ) => Effect.Effect<ReadonlyArray<RowOf<T>>, StoreError>
  readonly lags: Effect.Effect<ReadonlyArray<Lag>, StoreError>

  // Queries.
  readonly opportunity: (surveyId: number) => Effect.Effect<Option.Option<StoredOpportunity>, StoreError>
  readonly versions: (surveyId: number) => Effect.Effect<ReadonlyArray<OpportunityVersionRow>, StoreError>
  /** Returns a page of surveys, by ascending `survey_id`. */
  readonly opportunities: (
    filter: OpportunityFilter,
    page: Page<number>
  ) => Effect.Effect<ReadonlyArray<StoredOpportunity>, StoreError>
  readonly counts: Effect.Effect<ReadonlyArray<Count>, StoreError>
  readonly outcome: (respondentId: string) => Effect.Effect<Option.Option<StoredOutcome>, StoreError>
  /** Returns a page of outcomes, by ascending `respondent_id`. */
  readonly outcomes: (
    filter: OutcomeFilter,
    page: Page<string>
  ) => Effect.Effect<ReadonlyArray<StoredOutcome>, StoreError>
  /** Returns every message about a session. The last one is its current outcome. */
  readonly outcomeMessages: (respondentId: string) => Effect.Effect<ReadonlyArray<OutcomeMessage>, StoreError>
  /** Returns the changes after a log position, in the order in which they were applied. Each key occurs once, in its current state. */
  readonly changedOpportunities: (
    after: LogPosition,
    limit: number
  ) => Effect.Effect<ReadonlyArray<Changed<StoredOpportunity>>, StoreError>
  readonly changedOutcomes: (
    after: LogPosition,
    limit: number
  ) => Effect.Effect<ReadonlyArray<Changed<StoredOutcome>>, StoreError>
  /** The number of the feed. It is incremented when readers of changes must begin from scratch. */
  readonly feed: Effect.Effect<number, StoreError>
  /**
   * Returns the keys for which rebuilds between two numbers of the feed have changed the results of readers, in order; undefined if the store does
   * not have all of them.
   */
  readonly differences: (
    stream: StreamName,
    feeds: { readonly from: number; readonly to: number },
    page: { readonly after: string; readonly limit: number }
  ) => Effect.Effect<ReadonlyArray<string> | undefined, StoreError>
  /** Named readers of changes, such as relays. */
  readonly readers: Readers
  readonly quarantined: (page: Page<LogPosition>) => Effect.Effect<ReadonlyArray<QuarantineRow>, StoreError>
  readonly quarantineSize: Effect.Effect<number, StoreError>
  readonly marks: Effect.Effect<ReadonlyArray<Mark>, StoreError>
  /** Replaces all marks. */
  readonly setMarks: (marks: ReadonlyArray<Mark>) => Effect.Effect<void, StoreError>

  // Projections of other packages.
  /** The projections with which this program was started. */
  readonly projections: ReadonlyArray<Projection>
  /** The projections of the store. */
  readonly installed: Effect.Effect<ReadonlyArray<InstalledProjection>, StoreError>
  /** Drops the computed tables of a projection, and unregisters it. Its records stay. */
  readonly removeProjection: (name: string) => Effect.Effect<void, StoreError>
  readonly sql: Sql

  // Properties of the store.
  /** A random id, assigned when the store was created. */
  readonly identity: Effect.Effect<string, StoreError>
  /** Losses of acknowledged callbacks that were detected and not cleared. */
  readonly losses: Effect.Effect<ReadonlyArray<Loss>, StoreError>
  readonly noteLoss: (loss: Loss) => Effect.Effect<void, StoreError>
  readonly clearLosses: Effect.Effect<void, StoreError>
  /** Returns descriptions of damage that the store detects itself, one sentence each. Data that can be verified or computed again is not checked. */
  readonly check: Effect.Effect<ReadonlyArray<string>, StoreError>
  readonly usage: Effect.Effect<Usage, StoreError>
  /**
   * Writes a consistent snapshot of the whole store into a SQLite file that does not exist yet or is empty. It does not include the spool: see
   * `backup`.
   */
  readonly snapshot: (file: string) => Effect.Effect<void, StoreError>

  // Maintenance.
  /** Returns the rows of a projection table after a key, sorted by key and in their canonical form. */
  readonly dump: <T extends Table>(
    set: TableSet,
    table: T,
    after: ReadonlyArray<Value> | undefined,
    limit: number
  ) => Effect.Effect<ReadonlyArray<RowOf<T>>, StoreError>
  /** Empties the shadow tables and sets both of their log positions to the start. */
  readonly createShadow: (stamp: string) => Effect.Effect<void, StoreError>
  /** Inserts rows that `dump` returned into a shadow table. */
  readonly restore: (table: Table, rows: ReadonlyArray<object>) => Effect.Effect<void, StoreError>
  readonly setPosition: (set: TableSet, stream: StreamName, position: LogPosition) => Effect.Effect<void, StoreError>
  /**
   * Makes the live projections and their log positions equal to those of the shadow tables, and drops the shadow tables. Fails unless the leases are
   * still held at the same log positions. Objects that others have added to the live tables, such as grants and views, are kept.
   */
  readonly swap: (leases: ReadonlyArray<Lease>, newFeed: boolean) => Effect.Effect<void, StoreError>
  readonly checkpointHead: Effect.Effect<CheckpointHead, StoreError>
  /**
   * Empties the checkpoint, so that it can be written from the beginning. Like all methods that write to the checkpoint, it returns the new
   * generation, and fails with `StoreUnavailableError` unless the generation is still the given one.
   */
  readonly beginCheckpoint: (head: CheckpointHead) => Effect.Effect<number, StoreError>
  /**
   * Copies the next rows of a history into the checkpoint: the rows that have changed since, or all rows after a key for the first checkpoint. `end`
   * is the last copied key; undefined if there are no more rows.
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
  /** Copies all other changes and the current log positions in one transaction. `complete` lists the projections of other packages to include. */
  readonly writeCheckpoint: (
    generation: number,
    options: {
      readonly complete: ReadonlyArray<Projection>
      /** The current time in Unix milliseconds. */
      readonly now: number
      /** A time in Unix seconds. Items with an earlier order time are removed from the quarantine. */
      readonly quarantineBefore?: number | undefined
    }
  ) => Effect.Effect<void, StoreError>
  /** Replaces rows of the checkpoint. */
  readonly rewriteCheckpoint: (
    generation: number,
    table: Table,
    changes: ReadonlyArray<{ readonly from: Row; readonly to: Row }>
  ) => Effect.Effect<number, StoreError>
  /** Forgets which rows have changed, unless there is a checkpoint. The first checkpoint copies all rows anyway. */
  readonly forgetChanges: Effect.Effect<void, StoreError>
  /** Removes the checkpoint. Afterwards, a rebuild needs all of the evidence. */
  readonly clearCheckpoint: () => Effect.Effect<void, StoreError>
  /**
   * Removes old rows of a history from the projections and the checkpoint, beginning after a key. It removes rows that were replaced before a time
   * (in Unix seconds) and have not changed since the checkpoint. Returns the last key that was examined; undefined at the end.
   */
  readonly expireHistory: (page: {
    readonly table: Table
    readonly after: ReadonlyArray<Value> | undefined
    readonly before: number
    readonly limit: number
  }) => Effect.Effect<ReadonlyArray<Value> | undefined, StoreError>
}

/** The tag of the service. */
export const Store = Context.Service<Store>("@fieldwork/inbox/Store")
