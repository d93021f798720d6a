/**
 * The interface of a SQL database. It runs single queries, and runs lists of statements as transactions.
 *
 * A transaction is a list of statements, not a callback. The SQLite engine can therefore send a transaction to its thread in one message, and it
 * holds the write lock only while the statements run. Statements use the placeholder `?`, which each engine replaces with its own placeholders.
 */
import type { Effect } from "effect"
import type { Usage } from "./Usage.ts"
import type { StoreError } from "./StoreError.ts"

/** A value in a column. */
export type Value = number | string | Uint8Array | null
/** A row, with the column names as keys. */
export type Row = Readonly<Record<string, unknown>>

/** The type of a column. `utf8` values are written as bytes and read as strings, so documents do not need to be decoded before they are written. */
export type ColumnType = "integer" | "text" | "utf8" | "bytes"
export interface NamedColumn {
  readonly name: string
  readonly type: ColumnType
}

/** One SQL statement with its parameters. */
export interface Statement {
  readonly sql: string
  readonly params: ReadonlyArray<Value>
  /** The number of rows that the statement must return or change. If the number is different, the transaction is rolled back. */
  readonly expect?: "none" | "one" | undefined
}

/**
 * The values of a column. Numbers can be stored in a typed array (NaN represents null), because a typed array can be passed to another thread without
 * being copied.
 */
export type ColumnValues = ReadonlyArray<Value> | Float64Array<ArrayBuffer>

export const valueAt = (column: ColumnValues, at: number): Value => {
  const value = column[at]
  return value === undefined || Number.isNaN(value) ? null : value
}

/** An insert of many rows with distinct keys. */
export interface Bulk {
  readonly table: string
  readonly columns: ReadonlyArray<NamedColumn>
  /** The SQL that follows `ON CONFLICT` in the insert. */
  readonly conflict: string
  readonly count: number
  /** The values of each column. Each list contains `count` values. */
  readonly values: ReadonlyArray<ColumnValues>
}

/** One step of a transaction: a statement or a bulk insert. */
export type Step = Statement | Bulk

/**
 * The rows that each step returned. If a step returned or changed an unexpected number of rows, `unmet` is the index of the step, and nothing was
 * written.
 */
export interface Transacted {
  readonly rows: ReadonlyArray<ReadonlyArray<Row>>
  readonly unmet: number | undefined
}

export interface Engine {
  readonly name: "sqlite" | "postgres"
  /**
   * Returns descriptions of structural damage in tables and indexes, one sentence each. The list is empty if the database performs these checks
   * itself.
   */
  readonly check: Effect.Effect<ReadonlyArray<string>, StoreError>
  readonly usage: Effect.Effect<Usage, StoreError>
  /** Writes a consistent snapshot of the entire database to a SQLite file that is empty or does not exist yet. Does not block other operations. */
  readonly snapshot: (file: string) => Effect.Effect<void, StoreError>
  /** A SQL expression for the database's current time, in Unix milliseconds. */
  readonly now: string
  /**
   * Group commit, if the engine supports it. `run` runs a statement as a transaction that does not wait for the disk. `flush` makes durable
   * everything that was committed before `flush` was called. Callers that arrive while a flush is in progress share the next flush.
   */
  readonly grouped?: { readonly run: Engine["query"]; readonly flush: Effect.Effect<void, StoreError> } | undefined
  /** Runs a query. The result includes everything that was committed before the call. */
  readonly query: (
    operation: string,
    sql: string,
    params: ReadonlyArray<Value>
  ) => Effect.Effect<ReadonlyArray<Row>, StoreError>
  /**
   * Runs a transaction atomically. A transaction that fails might still have been committed. Once a `promised` transaction succeeds, that transaction
   * and all earlier transactions are durable. A power failure can undo a `computable` transaction until the next `promised` transaction succeeds.
   */
  readonly transact: (
    operation: string,
    steps: ReadonlyArray<Step>,
    durability?: Durability
  ) => Effect.Effect<Transacted, StoreError>
}

/**
 * The durability of a transaction. A `promised` transaction is durable once it succeeds. A power failure can undo a `computable` transaction, so it
 * is used only for data that can be computed again from the log. Default: `promised`.
 */
export type Durability = "promised" | "computable"

export const isBulk = (step: Step): step is Bulk => "table" in step

export const integer = (row: Row | undefined, name: string): number => Number(row?.[name] ?? 0)
export const text = (row: Row | undefined, name: string): string => {
  const value = row?.[name]
  return typeof value === "string" ? value : ""
}
export const bytes = (row: Row | undefined, name: string): Uint8Array => {
  const value = row?.[name]
  return value instanceof Uint8Array ? value : new Uint8Array()
}
