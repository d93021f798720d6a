/**
 * What the inbox needs of a database. Both engines pass the same conformance suite; a third one must pass it too.
 *
 * Three rules carry everything else: `append` and `accept` succeed only once the entry is durable; sequences appear in the order of
 * commits; `commit` writes all of a batch together with the log position reached, and only for the latest holder of the lease.
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
  /**
   * The keys for which rebuilds have changed what readers of changes get, between two numbers of the feed, in order; undefined when the store does not know all of them.
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
  /** Writes the whole store, as it is at one moment, into a SQLite file that is not there yet or empty. The spool is not in it: see `backup`. */
  readonly snapshot: (file: string) => Effect.Effect<void, StoreError>

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
  readonly checkpointHead: Effect.Effect<CheckpointHead, StoreError>
  /**
   * Empties the checkpoint, for one that is to be written from the beginning. Returns the new generation, as all that write to it do; they fail with
   * `StoreUnavailableError` unless the generation is still the given one.
   */
  readonly beginCheckpoint: (head: CheckpointHead) => Effect.Effect<number, StoreError>
  /**
   * Copies the next rows of a history into the checkpoint: those that have changed since, or all after a key for the first one. `end` is the last key of
   * them; undefined when there are none.
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
  /** Copies what else has changed, with the present log positions, in one transaction. `complete` are the projections of other packages to include. */
  readonly writeCheckpoint: (
    generation: number,
    options: {
      readonly complete: ReadonlyArray<Projection>
      /** Unix milliseconds. */
      readonly now: number
      /** Items ordered before this leave the quarantine, unix seconds. */
      readonly quarantineBefore?: number | undefined
    }
  ) => Effect.Effect<void, StoreError>
  /** Replaces rows of the checkpoint. */
  readonly rewriteCheckpoint: (
    generation: number,
    table: Table,
    changes: ReadonlyArray<{ readonly from: Row; readonly to: Row }>
  ) => Effect.Effect<number, StoreError>
  /** Forgets which rows have changed, unless there is a checkpoint: the first one copies all of them. */
  readonly forgetChanges: Effect.Effect<void, StoreError>
  /** Forgets the checkpoint: a rebuild needs all of the evidence then. */
  readonly clearCheckpoint: () => Effect.Effect<void, StoreError>
  /**
   * Removes rows of a history after a key, from the projections and the checkpoint: those that were replaced before a time, unix seconds, and have not changed since the
   * checkpoint. Returns the last key that was looked at; undefined at the end.
   */
  readonly expireHistory: (page: {
    readonly table: Table
    readonly after: ReadonlyArray<Value> | undefined
    readonly before: number
    readonly limit: number
  }) => Effect.Effect<ReadonlyArray<Value> | undefined, StoreError>
}

export const Store = Context.Service<Store>("@fieldwork/inbox/Store")
