/**
 * A SQLite connection as the engine uses it, in whichever thread it lives.
 */
import type { Durability, Row, Step, Transacted, Value } from "../store/Engine.ts"
import { type Checkpointed, type CheckpointMode, Database, type DatabaseOptions } from "./Database.ts"

export interface Connection {
  query(sql: string, params: ReadonlyArray<Value>): Promise<ReadonlyArray<Row>>
  exec(sql: string): Promise<void>
  transact(steps: ReadonlyArray<Step>, durability?: Durability): Promise<Transacted>
  checkpoint(mode: CheckpointMode): Promise<Checkpointed>
  close(): Promise<void>
}

/** SQLite's own description of a failure, carried across threads. */
export class SqliteFailure extends Error {
  override readonly name = "SqliteFailure"
  /** SQLite's result code without its extension, or 0 when the failure is not SQLite's. */
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

const resultCode = (cause: unknown): number => {
  const code = typeof cause === "object" && cause !== null && "errcode" in cause ? Number(cause.errcode) : 0
  return code & 0xff
}
