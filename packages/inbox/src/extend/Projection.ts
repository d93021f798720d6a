/**
 * Projections of other packages: tables of their own in the inbox's database, computed from the log like the inbox's.
 *
 * Their rows are written in the transaction that moves the projector's position, so a crash never leaves the two apart. Checkpoints, `rebuild`, `verify`,
 * `prune` and `erase` cover them.
 */
import type { Effect } from "effect"
import type { LogPosition, OrderKey, StreamName } from "../Message.ts"
import type { Complaint, OpportunityFacts, OutcomeFacts } from "../project/Item.ts"
import type { Row, Statement } from "../store/Engine.ts"
import type { StoreError } from "../store/StoreError.ts"
import type { RowOf, Table } from "../store/Table.ts"
import type { TableChange } from "./TableChange.ts"

interface FactsOf {
  readonly opportunities: OpportunityFacts
  readonly outcomes: OutcomeFacts
}

interface KeyOf {
  /** `survey_id`. */
  readonly opportunities: number
  /** `respondent_id`. */
  readonly outcomes: string
}

/** One applied item of a callback, with its order key. */
export interface Message<Stream extends StreamName = StreamName> extends OrderKey {
  /** Where in the log it is applied: its own position, or that of the operator's act that applied it. */
  readonly appliedAt: LogPosition
  /** When its callback was received, unix milliseconds. The log keeps it permanently. */
  readonly receivedAt: number
  /** The item as it was received: UTF-8 JSON. */
  readonly document: Uint8Array
  /** The fields that the inbox interprets; null where absent or not interpreted. */
  readonly facts: FactsOf[Stream]
  /** Why the item is in the quarantine, when it is and was applied as far as possible. */
  readonly complaint?: Complaint | undefined
}

/** Reads the rows of one of the projection's tables whose first key column is one of the values. */
export type ReadRows = <T extends Table>(
  table: T,
  values: ReadonlyArray<string | number>
) => Effect.Effect<ReadonlyArray<RowOf<T>>, StoreError>

/** Returns the order keys of the greatest messages about surveys or sessions that were applied before the batch, by the key that messages are about; none for what is new. */
export type ReadOrder<Stream extends StreamName = StreamName> = (
  keys: ReadonlyArray<KeyOf[Stream]>
) => Effect.Effect<ReadonlyMap<KeyOf[Stream], OrderKey>, StoreError>

/** The person that an erasure removes. */
export interface Person {
  /** As in `panelist_id` and `respondent_pids`. */
  readonly pid: string
  /** The JSON text of an item without the person; the same text when it does not name the person. */
  readonly redact: (document: string) => string
}

export interface ProjectionOf<Stream extends StreamName> {
  /** Lower case letters, digits and `_`. The name of each table begins with it and `_`. */
  readonly name: string
  /** A positive integer. With a greater one the tables are created again, and `rebuild` fills them. */
  readonly version: number
  /** The stream of which it receives every applied item, in the order of the log. */
  readonly stream: Stream
  /** Computed from the log only. While a rebuild runs they exist twice, the second time with the prefix `shadow_`. */
  readonly tables: ReadonlyArray<Table>
  readonly indexes?: ReadonlyArray<{ readonly table: Table; readonly columns: ReadonlyArray<string> }> | undefined
  /** Tables that the package writes by itself, with `store.sql`. They are created with the others and never changed here. */
  readonly records?: ReadonlyArray<Table> | undefined
  /**
   * The changes that a batch of at most 500 messages makes. It must be a function of the messages and of what it reads, because a rebuild
   * calls it again. A message comes twice with the same order key when an operator's retry interprets it better after an update.
   */
  readonly project: (
    messages: ReadonlyArray<Message<Stream>>,
    read: ReadRows,
    readOrder: ReadOrder<Stream>
  ) => Effect.Effect<ReadonlyArray<TableChange>, StoreError>
  /** The row as it would have been computed without the person; the same object when it does not name the person. */
  readonly erase: (table: Table, row: Row, person: Person) => Row
  /** Statements that remove the person from `records`. */
  readonly eraseRecords?: ((person: Person) => ReadonlyArray<Statement>) | undefined
}

/** A projection of either stream. */
export type Projection = ProjectionOf<"opportunities"> | ProjectionOf<"outcomes">

/** Longer ones do not fit with a prefix and an index's suffix into PostgreSQL's names. */
const longestName = 40

/**
 * Checks a projection where it is defined.
 *
 * @throws Error when its name, its version or the name of a table cannot be used.
 */
export const defineProjection = <Stream extends StreamName>(projection: ProjectionOf<Stream>): ProjectionOf<Stream> => {
  const { indexes = [], name, records = [], tables, version } = projection
  const refuse = (why: string): never => {
    throw new Error(`The projection ${JSON.stringify(name)} cannot be used: ${why}`)
  }
  if (!/^[a-z][a-z0-9_]*$/.test(name)) refuse("its name is not lower case letters, digits and _")
  if (!Number.isSafeInteger(version) || version < 1) refuse("its version is not a positive integer")
  const names = [...tables, ...records].map((table) => table.name)
  if (new Set(names).size < names.length) refuse("two of its tables have the same name")
  for (const table of names) {
    if (!table.startsWith(`${name}_`)) refuse(`the name of its table ${table} does not begin with ${name}_`)
    if (table.length > longestName) refuse(`the name of its table ${table} is longer than ${longestName}`)
  }
  const stranger = indexes.find(({ table }) => !tables.includes(table))
  if (stranger !== undefined) refuse(`it has an index on ${stranger.table.name}, which is not one of its tables`)
  return projection
}

export const tablesOf = (projections: ReadonlyArray<Projection>): ReadonlyArray<Table> =>
  projections.flatMap(({ tables }) => tables)
