/**
 * What a SQL database must do for the store: answer a query, and run a list of statements as one transaction.
 *
 * A transaction is data, not a callback: the SQLite engine sends it to its thread in one message and holds the write lock
 * for no longer than the statements take. Statements are written with `?`; an engine turns that into its own marks.
 */
import type { Effect } from "effect"
import type { Usage } from "./Store.ts"
import type { StoreError } from "./StoreError.ts"

export type Value = number | string | Uint8Array | null
export type Row = Readonly<Record<string, unknown>>

/** `utf8` is text that is written as its bytes, so that a document is never decoded on its way, and read as a string. */
export type ColumnType = "integer" | "text" | "utf8" | "bytes"
export interface NamedColumn {
  readonly name: string
  readonly type: ColumnType
}

/** One statement. */
export interface Statement {
  readonly sql: string
  readonly params: ReadonlyArray<Value>
  /** How many rows it must answer or change; on any other number the transaction is rolled back. */
  readonly expect?: "none" | "one" | undefined
}

/** Numbers go in one piece, with NaN for null: so they cross to another thread without a copy. */
export type ColumnValues = ReadonlyArray<Value> | Float64Array<ArrayBuffer>

export const valueAt = (column: ColumnValues, at: number): Value => {
  const value = column[at]
  return value === undefined || Number.isNaN(value) ? null : value
}

/** The same insert for many rows, of which no two may have the same key. */
export interface Bulk {
  readonly table: string
  readonly columns: ReadonlyArray<NamedColumn>
  /** What follows `ON CONFLICT`. */
  readonly conflict: string
  readonly count: number
  /** Column by column, in their order: `count` values each. */
  readonly values: ReadonlyArray<ColumnValues>
}

export type Step = Statement | Bulk

/** Rows by step; `unmet` is the step whose expectation did not hold, and then nothing is written. */
export interface Transacted {
  readonly rows: ReadonlyArray<ReadonlyArray<Row>>
  readonly unmet: number | undefined
}

export interface Engine {
  readonly name: "sqlite" | "postgres"
  /** Damage in the structure of tables and indexes, one sentence each; empty where the database looks after that itself. */
  readonly check: Effect.Effect<ReadonlyArray<string>, StoreError>
  readonly usage: Effect.Effect<Usage, StoreError>
  /** Writes the whole database, as it is at one moment, into a SQLite file that is not there yet or empty. Nobody waits for it. */
  readonly snapshot: (file: string) => Effect.Effect<void, StoreError>
  /** Unix milliseconds by the database's clock, as an expression. */
  readonly now: string
  /**
   * Where it is given, one statement is a transaction that does not wait for the disk, and `flush` makes everything durable that was committed before it was called: of
   * any number of callers at the same time, all but the first share one.
   */
  readonly grouped?: { readonly run: Engine["query"]; readonly flush: Effect.Effect<void, StoreError> } | undefined
  /** Sees everything that was committed before it was called. */
  readonly query: (
    operation: string,
    sql: string,
    params: ReadonlyArray<Value>
  ) => Effect.Effect<ReadonlyArray<Row>, StoreError>
  /**
   * All or nothing. After a failure it may have been done all the same. `promised` is durable once it succeeds, and so is
   * everything before it; `computable` may be undone by a loss of power until the next promised one.
   */
  readonly transact: (
    operation: string,
    steps: ReadonlyArray<Step>,
    durability?: Durability
  ) => Effect.Effect<Transacted, StoreError>
}

/** Default `promised`. `computable` is for what the log has and can be computed again. */
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
