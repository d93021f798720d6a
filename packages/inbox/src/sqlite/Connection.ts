/**
 * A SQLite connection as the engine uses it, in whichever thread it lives.
 */
import type { Durability, Row, Step, Transacted, Value } from "../store/Engine.ts"
import { LostWalError } from "./WalRepair.ts"
import { type Checkpointed, type CheckpointMode, Database, type DatabaseOptions } from "./Database.ts"

export interface Connection {
  /** A call that is given up by its signal before its turn comes is not done; so for a transaction. */
  query(sql: string, params: ReadonlyArray<Value>, signal?: AbortSignal): Promise<ReadonlyArray<Row>>
  exec(sql: string): Promise<void>
  transact(steps: ReadonlyArray<Step>, durability?: Durability, signal?: AbortSignal): Promise<Transacted>
  checkpoint(mode: CheckpointMode): Promise<Checkpointed>
  /** After a sync has failed: rejects when the write-ahead log cannot be made durable. */
  repair(): Promise<void>
  close(): Promise<void>
}

/** SQLite's own description of a failure, carried across threads. */
export class SqliteFailure extends Error {
  override readonly name = "SqliteFailure"
  /** SQLite's result code without its extension; 10 for an error of the file system; 0 when the failure is neither. */
  readonly code: number
  constructor(message: string, code: number) {
    super(message)
    this.code = code
  }
}

/** In this thread: every call blocks it. */
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

/** SQLITE_IOERR. */
export const ioError = 10
/** Of ours: the write-ahead log has lost what was written to it. */
export const lostWal = -1

const resultCode = (cause: unknown): number => {
  if (cause instanceof LostWalError) return lostWal
  if (typeof cause !== "object" || cause === null) return 0
  if ("errcode" in cause) return Number(cause.errcode) & 0xff
  return "syscall" in cause ? ioError : 0
}
