/**
 * A SQLite connection, which runs either in the current thread or in another thread.
 */
import type { Durability, Row, Step, Transacted, Value } from "../store/Engine.ts"
import { LostWalError } from "./WalRepair.ts"
import { type Checkpointed, type CheckpointMode, Database, type DatabaseOptions } from "./Database.ts"

export interface Connection {
  /** Runs a query. If `signal` is aborted before the query starts, the query is not executed. An aborted signal has the same effect in `transact`. */
  query(sql: string, params: ReadonlyArray<Value>, signal?: AbortSignal): Promise<ReadonlyArray<Row>>
  exec(sql: string): Promise<void>
  transact(steps: ReadonlyArray<Step>, durability?: Durability, signal?: AbortSignal): Promise<Transacted>
  checkpoint(mode: CheckpointMode): Promise<Checkpointed>
  /** Repairs the write-ahead log after a failed sync. Rejects if the log cannot be made durable. */
  repair(): Promise<void>
  close(): Promise<void>
}

/** An error from SQLite in a form that can be passed between threads. */
export class SqliteFailure extends Error {
  override readonly name = "SqliteFailure"
  /** The result code: SQLite's primary result code, such as 10 for a file system error, or `lostWal`. 0 for a failure that has no code. */
  readonly code: number
  constructor(message: string, code: number) {
    super(message)
    this.code = code
  }
}

/** Opens a connection in this thread. Every call blocks the thread. */
export const openHere = (options: DatabaseOptions): Connection => {
  const database = attempt(() => new Database(options))
  const promised =
    <A extends ReadonlyArray<unknown>, B>(call: (...args: A) => B) =>
    async (...args: A): Promise<B> =>
      attempt(() => call(...args))
  return {
    query: promised((sql, params) => database.query(sql, params)),
    exec: promised((sql) => database.exec(sql)),
    transact: promised((steps, durability) => database.transact(steps, durability)),
    checkpoint: promised((mode) => database.checkpoint(mode)),
    repair: promised(() => database.repair()),
    close: promised(() => database.close())
  }
}

const attempt = <A>(run: () => A): A => {
  try {
    return run()
  } catch (cause) {
    throw new SqliteFailure(cause instanceof Error ? cause.message : String(cause), resultCode(cause))
  }
}

/** The result code SQLITE_IOERR. */
export const ioError = 10
/** The inbox's own result code, in addition to SQLite's codes, for lost data in the write-ahead log. */
export const lostWal = -1

const resultCode = (cause: unknown): number => {
  if (cause instanceof LostWalError) return lostWal
  if (typeof cause !== "object" || cause === null) return 0
  if ("errcode" in cause) return Number(cause.errcode) & 0xff
  return "syscall" in cause ? ioError : 0
}
