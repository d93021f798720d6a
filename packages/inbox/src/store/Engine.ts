/**
 * The interface of a SQL database. It runs single queries, and lists of statements as transactions.
 *
 * A transaction is data, not a callback. So the SQLite engine can send it to its thread in one message, and holds the write lock only while the
 * statements run. Statements use the placeholder `?`, which an engine replaces with its own placeholders.
 */
import type { Effect } from "effect"
import type { Usage } from "./Usage.ts"
import type { StoreError } from "./StoreError.ts"

/** A value of a column. */
export type Value = number | string | Uint8Array | null
/** A row, with the column names as keys. */
export type Row = Readonly<Record<string, unknown>>

/** The type of a column. `utf8` is text that is written as bytes, so that documents do not need to be decoded, and read as a string. */
export type ColumnType = "integer" | "text" | "utf8" | "bytes"
export interface NamedColumn {
  readonly name: string
  readonly type: ColumnType
}

/** One statement. */
export interface Statement {
  readonly sql: string
  readonly params: ReadonlyArray<Value>
  /** The number of rows that the statement must return or change. If it differs, the transaction is rolled back. */
  readonly expect?: "none" | "one" | undefined
}

/** The values of a column. Numbers can be in one typed array, with NaN for null, so that they are passed to another thread without a copy. */
export type ColumnValues = ReadonlyArray<Value> | Float64Array<ArrayBuffer>

export const valueAt = (column: ColumnValues, at: number): Value => {
  const value = column[at]
  return value === undefined || Number.isNaN(value) ? null : value
}

/** An insert of many rows with distinct keys. */
export interface Bulk {
  readonly table: string
  readonly columns: ReadonlyArray<NamedColumn>
  /** The clause after `ON CONFLICT`. */
  readonly conflict: string
  readonly count: number
  /** The values of each column. Each list has `count` values. */
  readonly values: ReadonlyArray<ColumnValues>
}

/** One step of a transaction: a statement or a bulk insert. */
export type Step = Statement | Bulk

/** The rows that each step returned. `unmet` is the index of the step whose expectation was not met; nothing is written in that case. */
export interface Transacted {
  readonly rows: ReadonlyArray<ReadonlyArray<Row>>
  readonly unmet: number | undefined
}

export interface Engine {
  readonly name: "sqlite" | "postgres"
  /** Returns descriptions of damage in the structure of tables and indexes, one sentence each. Empty if the database checks that itself. */
  readonly check: Effect.Effect<ReadonlyArray<string>, StoreError>
  readonly usage: Effect.Effect<Usage, StoreError>
  /** Writes a consistent snapshot of the whole database into a SQLite file that does not exist yet or is empty. Does not block other work. */
  readonly snapshot: (file: string) => Effect.Effect<void, StoreError>
  /** A SQL expression for the current time of the database's clock in Unix milliseconds. */
  readonly now: string
  /**
   * Group commit, if the engine supports it. `run` runs a statement as a transaction that does not wait for the disk, and `flush` makes everything
   * durable that was committed before its call. Concurrent callers share a flush, except the first one.
   */
  readonly grouped?: { readonly run: Engine["query"]; readonly flush: Effect.Effect<void, StoreError> } | undefined
  /** Runs a query. The result includes everything that was committed before the call. */
  readonly query: (
    operation: string,
    sql: string,
    params: ReadonlyArray<Value>
  ) => Effect.Effect<ReadonlyArray<Row>, StoreError>
  /**
   * Runs a transaction, which is atomic. After a failure, it may have been committed nevertheless. A `promised` transaction and everything before it
   * are durable once it succeeds. A `computable` transaction may be undone by a power failure until the next `promised` one.
   */
  readonly transact: (
    operation: string,
    steps: ReadonlyArray<Step>,
    durability?: Durability
  ) => Effect.Effect<Transacted, StoreError>
}

/** The durability of a transaction. `computable` is for data that can be computed again from the log. Default `promised`. */
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
