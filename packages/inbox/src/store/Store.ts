/**
 * What the inbox needs of a database. Both engines pass the same conformance suite; a third one must pass it too.
 *
 * Three rules carry everything else: `append` and `accept` succeed only once the entry is durable; sequences appear in the order of
 * commits; `commit` writes all of a batch together with the log position reached, and only for the latest holder of the lease.
 */
import { Context, type Effect, type Option } from "effect"
import type { Entry, EvidenceState, NewEntry, LogPosition, StreamName } from "../Message.ts"
import type { Row, Value } from "./Engine.ts"
import type {
  OpportunityRow,
  OpportunityStatus,
  OpportunityVersionRow,
  OutcomeRow,
  QuarantineRow,
  ProjectionBatch
} from "./Rows.ts"
import type { StoreError } from "./StoreError.ts"
import type { TableSet } from "./Tables.ts"

/** `known` when an entry with this digest was there already; the sequence is that entry's then. */
export interface Appended {
  readonly sequence: number
  readonly known: boolean
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
  /** Unix milliseconds. Clocks that differ between machines move the moment of a takeover and never its safety. */
  readonly now: number
  readonly leaseMillis: number
  /** Takes the lease from its holder, whose next commit then fails. */
  readonly force?: boolean | undefined
}

/** How far a stream's projection is behind its log. */
export interface Lag {
  readonly stream: StreamName
  readonly position: LogPosition
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

export interface OutcomeMessage {
  readonly respondent_id: string
  readonly signed_at: number
  readonly sequence: number
  readonly item: number
  readonly document: string
}

export interface Count {
  readonly status: OpportunityStatus
  readonly country_language: string | null
  readonly message_reason: string | null
  readonly surveys: number
}

/** `stale`: sent since by the exchange and not received. `unknown`: live there, not here. `gone`: live here, not there. */
export interface Mark {
  readonly survey_id: number
  readonly mark: "stale" | "unknown" | "gone"
  /** Unix milliseconds. */
  readonly noticed_at: number
  readonly detail: string
}

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
  /** Removes bodies received before a time and up to a sequence; answers how many. */
  readonly prune: (options: {
    readonly receivedBefore: number
    readonly throughSequence: number
    readonly limit: number
  }) => Effect.Effect<number, StoreError>

  // The projector.
  readonly acquireLease: (options: LeaseOptions) => Effect.Effect<Option.Option<Lease>, StoreError>
  /** Releases the lease before it expires. */
  readonly releaseLease: (lease: Lease) => Effect.Effect<void, StoreError>
  /** The first entry of the lease's stream that is not wholly projected; its body is empty once it is pruned. */
  readonly next: (lease: Lease) => Effect.Effect<Option.Option<EntryWithBody>, StoreError>
  readonly currents: (
    set: TableSet,
    surveyIds: ReadonlyArray<number>
  ) => Effect.Effect<ReadonlyArray<OpportunityRow>, StoreError>
  /** Writes the batch and returns the lease at its new log position. Fails with `FencedError` when another process holds the lease. */
  readonly commit: (
    lease: Lease,
    batch: ProjectionBatch,
    renewal: { readonly now: number; readonly leaseMillis: number }
  ) => Effect.Effect<Lease, StoreError>
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

  // Upkeep.
  /** Rows of a projection table after a key, in the order of keys, in their one canonical form. */
  readonly dump: (
    set: TableSet,
    table: string,
    after: ReadonlyArray<Value> | undefined,
    limit: number
  ) => Effect.Effect<ReadonlyArray<Row>, StoreError>
  /** Empties the shadow tables and sets both of their log positions to the start. */
  readonly createShadow: (stamp: string) => Effect.Effect<void, StoreError>
  /** Puts rows into a shadow table as `dump` gave them. */
  readonly restore: (table: string, rows: ReadonlyArray<Row>) => Effect.Effect<void, StoreError>
  readonly setPosition: (set: TableSet, stream: StreamName, position: LogPosition) => Effect.Effect<void, StoreError>
  /** Replaces the live tables by the shadow tables, if the leases are still held at the same log positions. */
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
