/**
 * One SQLite connection, used synchronously: inside a thread of its own (Worker.ts), or in this one for tests and tools.
 *
 * Every statement is prepared once and kept. A transaction runs without a pause, so no other statement can slip into it.
 */
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite"
import {
  type Durability,
  isBulk,
  type Row,
  type Statement,
  type Step,
  type Transacted,
  type Value
} from "../store/Engine.ts"
import { insertBulk } from "./insertBulk.ts"
import { preallocateWal } from "./WalPreallocation.ts"
import { repairWal } from "./WalRepair.ts"

export interface DatabaseOptions {
  /** A file; `:memory:` for a test. */
  readonly path: string
  /** Answers queries and runs checkpoints, and never writes. */
  readonly readOnly?: boolean | undefined
  /** Above this length of the write-ahead log, in pages, it is moved into the database before anything else is written. */
  readonly maxWalPages?: number | undefined
  /** Further pragmas, for instance `cache_size` or `max_page_count`; set after our own. */
  readonly pragmas?: Readonly<Record<string, string | number>> | undefined
  /** Default false. True makes no room for a long write-ahead log. */
  readonly isSmall?: boolean | undefined
}

/** Older versions can damage the file when a writer resets the WAL while another connection reads it. */
export const oldestSafeVersion = "3.51.3"

/** Thrown before the file is touched. */
export class UnsafeSqliteError extends Error {
  override readonly name = "UnsafeSqliteError"
  constructor(version: string) {
    super(
      `SQLite ${version} can damage a database in WAL mode, ${oldestSafeVersion} or newer is needed: use a newer Node (24.18 brings one)`
    )
  }
}

export const isSafeVersion = (version: string): boolean => {
  const parts = (text: string): ReadonlyArray<number> => text.split(".").map(Number)
  const [have, need] = [parts(version), parts(oldestSafeVersion)]
  const differs = need.findIndex((part, index) => have[index] !== part)
  return differs === -1 || (have[differs] ?? 0) > (need[differs] ?? 0)
}

/** How long, in milliseconds, a lock of another process is waited for. */
const busyMillis = 2000

/** How long the file of the write-ahead log stays after it started over, in bytes. */
const keptWalBytes = 32 * 1024 * 1024

/** How long, in milliseconds, writers go on after somebody who reads kept the write-ahead log from starting over. */
const heldUpMillis = 10_000

/** The same, in milliseconds, while another connection moves it. */
const movingMillis = 50

/** `PRAGMA synchronous` that does not wait for the disk in WAL mode. */
const normal = 1

export class Database {
  readonly #db: DatabaseSync
  readonly #path: string
  readonly #maxWalPages: number
  /** Until when writers go on although the write-ahead log is long. */
  #heldUpUntil = Number.NEGATIVE_INFINITY
  readonly #statements = new Map<string, Prepared>()
  /** `PRAGMA synchronous` as it was opened with. */
  readonly #synchronous: number

  /** @throws UnsafeSqliteError when this Node's SQLite is too old, and SQLite's own error when the file cannot be opened. */
  constructor({ isSmall = false, maxWalPages = Infinity, path, pragmas = {}, readOnly = false }: DatabaseOptions) {
    const version = process.versions["sqlite"] ?? "0"
    if (!isSafeVersion(version)) throw new UnsafeSqliteError(version)
    this.#path = path
    this.#maxWalPages = maxWalPages
    // Another process, such as an operator's command, may hold the write lock for a moment.
    this.#db = new DatabaseSync(path, { timeout: busyMillis })
    const own = readOnly
      ? { query_only: "ON" }
      : {
          journal_mode: "WAL",
          synchronous: "FULL",
          wal_autocheckpoint: 0,
          journal_size_limit: keptWalBytes,
          foreign_keys: "OFF",
          cache_size: -32_768
        }
    for (const [name, value] of Object.entries({ ...own, ...pragmas })) this.#db.exec(`PRAGMA ${name} = ${value}`)
    this.#synchronous = Number(this.#db.prepare("PRAGMA synchronous").get()?.["synchronous"])
    if (!readOnly && !isSmall && path !== ":memory:" && path !== "") preallocateWal(this.#db, path)
  }

  /** Rows as objects. */
  query(sql: string, params: ReadonlyArray<Value>): ReadonlyArray<Row> {
    return this.#prepare(sql).statement.all(...inputs(params))
  }

  /** For statements that are not worth keeping, and for several in one text. */
  exec(sql: string): void {
    this.#db.exec(sql)
  }

  /** What is `computable` does not wait for the disk. The next promised transaction waits for both. */
  transact(steps: ReadonlyArray<Step>, durability: Durability = "promised"): Transacted {
    this.#shortenWal()
    if (durability === "promised" || this.#synchronous <= normal) return this.#transact(steps)
    this.#db.exec(`PRAGMA synchronous = ${normal}`)
    try {
      return this.#transact(steps)
    } finally {
      this.#db.exec(`PRAGMA synchronous = ${this.#synchronous}`)
    }
  }

  #transact(steps: ReadonlyArray<Step>): Transacted {
    this.#prepare("BEGIN IMMEDIATE").statement.run()
    try {
      const rows: Array<ReadonlyArray<Row>> = []
      for (const [index, step] of steps.entries()) {
        if (isBulk(step)) {
          insertBulk(step, (sql) => this.#prepare(sql).statement)
          rows.push([])
          continue
        }
        const answered = this.#run(step)
        rows.push(answered.rows)
        if (step.expect !== undefined && answered.count !== (step.expect === "one" ? 1 : 0)) {
          this.#db.exec("ROLLBACK")
          return { rows, unmet: index }
        }
      }
      this.#prepare("COMMIT").statement.run()
      return { rows, unmet: undefined }
    } catch (cause) {
      // A full disk ends the transaction by itself.
      if (this.#db.isTransaction) this.#db.exec("ROLLBACK")
      throw cause
    }
  }

  /** Where nobody pauses, the WAL would never start over: so the writer sees to it itself. */
  #shortenWal(): void {
    const started = performance.now()
    if (this.#maxWalPages === Infinity || started < this.#heldUpUntil) return
    if (this.checkpoint("NOOP").pages <= this.#maxWalPages) return
    if (!this.checkpoint("RESTART").busy) return
    const ended = performance.now()
    // Without a wait it was not a reader, but the other connection that moves the log.
    this.#heldUpUntil = ended + (ended - started < busyMillis / 2 ? movingMillis : heldUpMillis)
  }

  /** After a sync has failed. @throws LostWalError, and the error of a write or a sync that fails again. */
  repair(): void {
    repairWal(this.#db, this.#path)
  }

  /** The length of the WAL and how much of it is moved into the database by now. */
  checkpoint(mode: CheckpointMode): Checkpointed {
    const row = this.#db.prepare(`PRAGMA wal_checkpoint(${mode})`).get()
    return { busy: row?.["busy"] !== 0, pages: Number(row?.["log"]), moved: Number(row?.["checkpointed"]) }
  }

  get inTransaction(): boolean {
    return this.#db.isTransaction
  }

  close(): void {
    this.#statements.clear()
    this.#db.close()
  }

  #run({ params, sql }: Statement): { readonly rows: ReadonlyArray<Row>; readonly count: number } {
    const { answers, statement } = this.#prepare(sql)
    if (!answers) return { rows: [], count: Number(statement.run(...inputs(params)).changes) }
    const rows = statement.all(...inputs(params))
    return { rows, count: rows.length }
  }

  #prepare(sql: string): Prepared {
    const known = this.#statements.get(sql)
    if (known !== undefined) return known
    const statement = this.#db.prepare(sql)
    const prepared: Prepared = { statement, answers: statement.columns().length > 0 }
    // Filters make many texts: the oldest goes.
    if (this.#statements.size >= 200) {
      for (const oldest of this.#statements.keys()) {
        this.#statements.delete(oldest)
        break
      }
    }
    this.#statements.set(sql, prepared)
    return prepared
  }
}

/** NOOP only looks. RESTART makes writers wait until all is moved. */
export type CheckpointMode = "NOOP" | "PASSIVE" | "RESTART"

export interface Checkpointed {
  readonly busy: boolean
  /** Of the WAL. */
  readonly pages: number
  readonly moved: number
}

interface Prepared {
  readonly statement: StatementSync
  /** Whether it has rows to answer with. */
  readonly answers: boolean
}

const inputs = (values: ReadonlyArray<Value>): Array<SQLInputValue> => values as Array<SQLInputValue>
