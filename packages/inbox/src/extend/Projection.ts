/**
 * Projections that other packages define. A projection consists of separate tables in the inbox's database, which are computed from the log in the
 * same way as the inbox's own tables.
 *
 * The rows are written in the same transaction that advances the projector's position, so the rows and the position are always consistent, even after
 * a crash. Checkpoints, `rebuild`, `verify`, `prune` and `erase` also cover these tables.
 */
import type { Effect } from "effect"
import type { LogPosition, OrderKey, StreamName } from "../Message.ts"
import type { Complaint, OpportunityFacts, OutcomeFacts } from "../project/ItemFacts.ts"
import type { Row, Statement } from "../store/Engine.ts"
import type { StoreError } from "../store/StoreError.ts"
import type { RowOf, Table } from "../store/Table.ts"
import type { TableChange } from "./TableChange.ts"

interface FactsOf {
  readonly opportunities: OpportunityFacts
  readonly outcomes: OutcomeFacts
}

interface KeyOf {
  /** The type of `survey_id`, which identifies the survey that a message is about. */
  readonly opportunities: number
  /** The type of `respondent_id`, which identifies the session that a message is about. */
  readonly outcomes: string
}

/** One applied item from a callback, with its order key (the values that decide which of two messages about the same survey or session is newer). */
export interface Message<Stream extends StreamName = StreamName> extends OrderKey {
  /**
   * The log position at which the message is applied: either the position of the message itself, or the position of the operator's action that
   * applied the message.
   */
  readonly appliedAt: LogPosition
  /** The time at which the callback was received, in Unix milliseconds. The log keeps this time permanently. */
  readonly receivedAt: number
  /**
   * The time from which the message counts, in Unix milliseconds. If an operator's action applied the message for the first time, or changed the
   * status or the price of an outcome, this is the time of the action, and otherwise `receivedAt`. The log keeps this time permanently.
   */
  readonly countedAt: number
  /** The item as received, as UTF-8 JSON. */
  readonly document: Uint8Array
  /** The fields that the inbox interprets. A field is null if it is absent or could not be interpreted. */
  readonly facts: FactsOf[Stream]
  /** The reason why the item is in the quarantine even though it was partly applied. Undefined if the item is not in the quarantine. */
  readonly complaint?: Complaint | undefined
}

/** Reads rows from one of the projection's tables. Returns the rows whose first key column equals one of the given values. */
export type ReadRows = <T extends Table>(
  table: T,
  values: ReadonlyArray<string | number>
) => Effect.Effect<ReadonlyArray<RowOf<T>>, StoreError>

/**
 * Returns, for each survey or session, the order key of the newest message that was applied before the batch. The order key decides which of two
 * messages is newer. New surveys and sessions are not in the map.
 */
export type ReadOrder<Stream extends StreamName = StreamName> = (
  keys: ReadonlyArray<KeyOf[Stream]>
) => Effect.Effect<ReadonlyMap<KeyOf[Stream], OrderKey>, StoreError>

/** The person whose data an erasure removes. */
export interface Person {
  /** The identifier of the person, as in `panelist_id` and `respondent_pids`. */
  readonly pid: string
  /** Returns the JSON of an item without the person's identifiers. The JSON is unchanged if it does not contain them. */
  readonly redact: (document: string) => string
}

/**
 * A projection of one stream, defined by another package. It consists of tables in the inbox's database that are computed from the log in the same
 * way as the inbox's own tables. Checkpoints, `rebuild`, `verify`, `prune` and `erase` also cover these tables.
 */
export interface ProjectionOf<Stream extends StreamName> {
  /**
   * The name of the projection: lowercase letters, digits and `_`, starting with a letter. The name of each table must start with this name followed
   * by `_`.
   */
  readonly name: string
  /** The version of the projection, a positive integer. When the version is increased, the tables are created again, and `rebuild` fills them. */
  readonly version: number
  /**
   * The settings on which the rows depend, as text. A program whose projection has the same version but other settings than the store's is refused,
   * because a rebuild by that program would change the rows. Default: no settings.
   */
  readonly settings?: string | undefined
  /** Returns whether the settings in the store and those of this program have the same meaning. Default: whether the texts are equal. */
  readonly isSameSettings?: ((stored: string, own: string) => boolean) | undefined
  /** The stream to process. The projection receives the applied items of the stream in log order. */
  readonly stream: Stream
  /**
   * Whether the rows depend on every message about a session, not only on the newest one. While such a projection of outcomes is installed,
   * superseded messages about sessions do not expire, so that a rebuild can fill a new version of the projection, and quarantined outcomes do not
   * expire, so that it can be determined whether an outcome was received. Default `false`.
   */
  readonly needsHistory?: boolean | undefined
  /** The tables of the projection, which are computed only from the log. During a rebuild, each table has a copy with the prefix `shadow_`. */
  readonly tables: ReadonlyArray<Table>
  readonly indexes?: ReadonlyArray<{ readonly table: Table; readonly columns: ReadonlyArray<string> }> | undefined
  /**
   * Tables to which the package that defines the projection writes with `store.sql`. When the projection or a new version of it is installed, tables
   * that do not exist are created. The inbox changes their rows only with `eraseRecords`.
   */
  readonly records?: ReadonlyArray<Table> | undefined
  /**
   * Returns the changes for a batch of at most 500 messages. The result must depend only on the messages and on the rows that the function reads,
   * because a rebuild calls it again. The same message can occur twice with the same order key (the values that decide which of two messages is
   * newer), because an operator may retry it after the inbox has been updated to interpret more of it.
   */
  readonly project: (
    messages: ReadonlyArray<Message<Stream>>,
    read: ReadRows,
    readOrder: ReadOrder<Stream>
  ) => Effect.Effect<ReadonlyArray<TableChange>, StoreError>
  /**
   * Returns the row as it would have been computed without the person's data. Must return the same object if the row does not contain data about the
   * person.
   */
  readonly erase: (table: Table, row: Row, person: Person) => Row
  /** Returns the statements that remove the person's data from `records`. */
  readonly eraseRecords?: ((person: Person) => ReadonlyArray<Statement>) | undefined
}

/** A projection of either stream. */
export type Projection = ProjectionOf<"opportunities"> | ProjectionOf<"outcomes">

/** The maximum length of a table name in characters. With a prefix and an index suffix, the name must still be a valid PostgreSQL identifier. */
const maxNameLength = 40

/**
 * Checks the definition of a projection and returns it. Throws an Error if its name or version, the name of a table, or an index is invalid.
 *
 * @example
 * ```ts
 * import { Effect, Layer, Stream } from "effect"
 * import { Inbox, SqliteStore } from "@fieldwork/inbox"
 * import { defineProjection, integer, nullable, table, text, upsert } from "@fieldwork/inbox/projection"
 * import { buildOutcomes, createSender } from "@fieldwork/webhooks/testing"
 *
 * // The last client status of each session.
 * const session = table("status_session", ["respondent_id"], { respondent_id: text(), status: nullable(integer()) })
 * const status = defineProjection({
 *   name: "status",
 *   version: 1,
 *   stream: "outcomes",
 *   tables: [session],
 *   project: (messages) => {
 *     const rows = messages.map(({ facts }) => ({ respondent_id: facts.respondent_id, status: facts.client_status }))
 *     return Effect.succeed([upsert(session, rows)])
 *   },
 *   erase: (_table, row) => row // no column identifies a person
 * })
 *
 * const exchange = await createSender()
 * const callback = await exchange.send(buildOutcomes(2))
 * const program = Effect.gen(function* () {
 *   const { outcomes, receive, store } = yield* Inbox
 *   const request = new Request("https://supplier.example/outcomes", { method: "POST", ...callback })
 *   yield* Effect.promise(() => receive("outcomes", request))
 *   yield* outcomes.changes().pipe(Stream.take(2), Stream.runDrain)
 *   return yield* store.sql.query("sessions", "SELECT count(*) AS sessions FROM status_session", [])
 * })
 * const store = SqliteStore.layer({ path: ":memory:", projections: [status] })
 * const layer = Inbox.layer({ keys: exchange.keys }).pipe(Layer.provide(store))
 * await Effect.runPromise(Effect.provide(program, layer)) // => [{ "sessions": 2 }]
 * ```
 */
export const defineProjection = <Stream extends StreamName>(projection: ProjectionOf<Stream>): ProjectionOf<Stream> => {
  const { indexes = [], name, records = [], tables, version } = projection
  const refuse = (why: string): never => {
    throw new Error(`The projection ${JSON.stringify(name)} cannot be used: ${why}`)
  }
  if (!/^[a-z][a-z0-9_]*$/.test(name))
    refuse("its name contains characters other than lower-case letters, digits and _")
  if (!Number.isSafeInteger(version) || version < 1) refuse("its version is not a positive integer")
  const names = [...tables, ...records].map((table) => table.name)
  if (new Set(names).size < names.length) refuse("two of its tables have the same name")
  for (const table of names) {
    if (!table.startsWith(`${name}_`)) refuse(`the name of its table ${table} does not begin with ${name}_`)
    if (table.length > maxNameLength) refuse(`the name of its table ${table} is longer than ${maxNameLength}`)
  }
  const unknown = indexes.find(({ table }) => !tables.includes(table))
  if (unknown !== undefined) refuse(`it has an index on ${unknown.table.name}, which is not one of its tables`)
  return projection
}

export const tablesOf = (projections: ReadonlyArray<Projection>): ReadonlyArray<Table> =>
  projections.flatMap(({ tables }) => tables)
