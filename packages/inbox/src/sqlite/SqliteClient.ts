/**
 * Effect's `SqlClient` over node:sqlite.
 *
 * One connection, one statement at a time: a transaction keeps the connection until it ends.
 */
import { Effect, Semaphore, Stream } from "effect"
import { SqlClient } from "effect/sql"
import type { Connection as SqlConnection } from "effect/sql/SqlConnection"
import { ConnectionError, LockTimeoutError, SqlError, UnknownError } from "effect/sql/SqlError"
import * as Compiler from "effect/sql/Statement"
import type { Value } from "../store/Engine.ts"
import { type Connection, SqliteFailure } from "./Connection.ts"

const [busy, locked] = [5, 6]

export const sqlError = (operation: string, cause: unknown): SqlError => {
  const message = cause instanceof Error ? cause.message : String(cause)
  const code = cause instanceof SqliteFailure ? cause.code : -1
  const fields = { cause, message, operation }
  if (code === busy || code === locked) return new SqlError({ reason: new LockTimeoutError(fields) })
  return new SqlError({ reason: code === 0 ? new ConnectionError(fields) : new UnknownError(fields) })
}

/** `lock` is held for each statement, and for the whole of a transaction. */
export const makeSqliteClient = (connection: Connection, lock: Semaphore.Semaphore) => {
  const ask = (sql: string, params: ReadonlyArray<unknown>) =>
    Effect.tryPromise({
      try: () => connection.query(sql, params as ReadonlyArray<Value>),
      catch: (cause) => sqlError("execute", cause)
    })
  const values = (sql: string, params: ReadonlyArray<unknown>) =>
    Effect.map(ask(sql, params), (rows) => rows.map((row) => Object.values(row)))

  const own: SqlConnection = {
    execute: (sql, params, transform) =>
      Effect.map(ask(sql, params), (rows) => (transform === undefined ? rows : transform(rows))),
    executeUnprepared: (sql, params, transform) => own.execute(sql, params, transform),
    executeRaw: ask,
    executeValues: values,
    executeValuesUnprepared: values,
    executeStream: (sql, params, transform) =>
      Stream.unwrap(Effect.map(own.execute(sql, params, transform), (rows) => Stream.fromIterable(rows)))
  }

  const acquirers = SqlClient.makeSqliteAcquirers({ connection: Effect.succeed(own), semaphore: lock })
  return SqlClient.make({
    acquirer: acquirers.acquirer,
    borrower: acquirers.borrower,
    transactionAcquirer: acquirers.transactionAcquirer,
    onCommitFailure: acquirers.onCommitFailure,
    compiler: Compiler.makeCompilerSqlite(),
    driver: "node-sqlite",
    beginTransaction: "BEGIN IMMEDIATE",
    spanAttributes: [["db.system.name", "sqlite"]]
  })
}
