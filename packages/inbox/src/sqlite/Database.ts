/**
 * A synchronous SQLite connection. It runs in its own thread (see Worker.ts), or in the current thread for tests and tools.
 *
 * Every statement is prepared once and cached. A transaction runs synchronously, so no other statement can run within it.
 */
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite"
import { createPrivateFile } from "../createPrivateFile.ts"
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
  /** The path of the file, or `:memory:` for a test. */
  readonly path: string
  /** Whether the connection is used only for queries and for checkpoints of the write-ahead log. */
  readonly readOnly?: boolean | undefined
  /** The length of the write-ahead log, in pages, above which the log is checkpointed before the next write. */
  readonly maxWalPages?: number | undefined
  /** Additional pragmas, such as `cache_size` or `max_page_count`. They are set after the inbox's own pragmas. */
  readonly pragmas?: Readonly<Record<string, string | number>> | undefined
  /** Whether to skip the preallocation of a long write-ahead log. Default: false. */
  readonly isSmall?: boolean | undefined
  /** The permissions of the file if it does not exist yet. SQLite copies them to the write-ahead log. Default: 0o600. */
  readonly mode?: number | undefined
}

/** The oldest safe version of SQLite. Older versions can corrupt the file if a writer resets the WAL while another connection checkpoints it. */
export const oldestSafeVersion = "3.51.3"

/** Thrown before the file is opened if the version of SQLite is too old. */
export class UnsafeSqliteError extends Error {
  override readonly name = "UnsafeSqliteError"
  constructor(version: string) {
    super(
      `SQLite ${version} can damage a database in WAL mode, so ${oldestSafeVersion} or newer is required: use a newer Node (24.18 includes it)`
    )
  }
}

export const isSafeVersion = (version: string): boolean => {
  const parts = (text: string): ReadonlyArray<number> => text.split(".").map(Number)
  const [have, need] = [parts(version), parts(oldestSafeVersion)]
  const differs = need.findIndex((part, index) => have[index] !== part)
  return differs === -1 || (have[differs] ?? 0) > (need[differs] ?? 0)
}

/** The time in milliseconds for which to wait for a lock that another process holds. */
const busyMillis = 2000

/** The size in bytes to which the write-ahead log's file is truncated after the log has been reset. */
const keptWalBytes = 32 * 1024 * 1024

/**
 * The time in milliseconds for which writes continue without a checkpoint after a long query on another connection has prevented the write-ahead log
 * from being reset.
 */
const blockedCheckpointMillis = 10_000

/** The time in milliseconds for which writes continue without a checkpoint while another connection is checkpointing the write-ahead log. */
const checkpointInProgressMillis = 50

/** `PRAGMA synchronous` = NORMAL: in WAL mode, a commit does not wait for the disk. */
const normal = 1

export class Database {
  readonly #db: DatabaseSync
  readonly #path: string
  readonly #maxWalPages: number
  /** The time until which writes may continue without a checkpoint even if the write-ahead log is too long, in milliseconds on a monotonic clock. */
  #checkpointsPausedUntil = Number.NEGATIVE_INFINITY
  readonly #statements = new Map<string, Prepared>()
  /** The value of `PRAGMA synchronous` when the connection was opened. */
  readonly #synchronous: number

  /** Opens the file. Throws an `UnsafeSqliteError` if Node's SQLite is too old, and SQLite's own error if the file cannot be opened. */
  constructor({
    isSmall = false,
    maxWalPages = Infinity,
    mode,
    path,
    pragmas = {},
    readOnly = false
  }: DatabaseOptions) {
    const version = process.versions["sqlite"] ?? "0"
    if (!isSafeVersion(version)) throw new UnsafeSqliteError(version)
    this.#path = path
    this.#maxWalPages = maxWalPages
    const isFile = path !== ":memory:" && path !== ""
    if (isFile && !readOnly) createPrivateFile(path, mode)
    // The timeout lets writes wait for another process, such as an operator's command, that briefly holds the write lock.
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
    if (!readOnly && !isSmall && isFile) preallocateWal(this.#db, path)
  }

  /** Runs a query. Returns the rows as objects. */
  query(sql: string, params: ReadonlyArray<Value>): ReadonlyArray<Row> {
    return this.#prepare(sql).statement.all(...inputs(params))
  }

  /** Executes a string that contains one or more statements, without caching them. */
  exec(sql: string): void {
    this.#db.exec(sql)
  }

  /**
   * Runs a transaction. A `computable` transaction writes data that can be computed again, so it does not wait for the disk. The next `promised`
   * transaction waits until both transactions are durable.
   */
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
        const result = this.#run(step)
        rows.push(result.rows)
        if (step.expect !== undefined && result.count !== (step.expect === "one" ? 1 : 0)) {
          this.#db.exec("ROLLBACK")
          return { rows, unmet: index }
        }
      }
      this.#prepare("COMMIT").statement.run()
      return { rows, unmet: undefined }
    } catch (cause) {
      // If the disk is full, SQLite has already rolled back the transaction.
      if (this.#db.isTransaction) this.#db.exec("ROLLBACK")
      throw cause
    }
  }

  /** Checkpoints the WAL before a write. Under continuous writes, the WAL would otherwise never be reset. */
  #shortenWal(): void {
    const started = performance.now()
    if (this.#maxWalPages === Infinity || started < this.#checkpointsPausedUntil) return
    if (this.checkpoint("NOOP").pages <= this.#maxWalPages) return
    if (!this.checkpoint("RESTART").busy) return
    const ended = performance.now()
    // If the checkpoint returned without waiting for the lock, it was blocked by the connection that checkpoints the log, not by a query.
    this.#checkpointsPausedUntil =
      ended + (ended - started < busyMillis / 2 ? checkpointInProgressMillis : blockedCheckpointMillis)
  }

  /**
   * Repairs the write-ahead log after a failed sync. Throws a `LostWalError` if data was lost, and the original error if a write or a sync fails
   * again.
   */
  repair(): void {
    repairWal(this.#db, this.#path)
  }

  /** Checkpoints the WAL. Returns the length of the WAL and the number of pages that have been copied to the database. */
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
    const { returnsRows, statement } = this.#prepare(sql)
    if (!returnsRows) return { rows: [], count: Number(statement.run(...inputs(params)).changes) }
    const rows = statement.all(...inputs(params))
    return { rows, count: rows.length }
  }

  #prepare(sql: string): Prepared {
    const known = this.#statements.get(sql)
    if (known !== undefined) return known
    const statement = this.#db.prepare(sql)
    const prepared: Prepared = { statement, returnsRows: statement.columns().length > 0 }
    // Filters produce many different statements, so the oldest statement is removed from the cache.
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

/**
 * The mode of a checkpoint. NOOP only returns the state. PASSIVE does not wait for other connections. RESTART blocks writers until everything is
 * checkpointed.
 */
export type CheckpointMode = "NOOP" | "PASSIVE" | "RESTART"

export interface Checkpointed {
  readonly busy: boolean
  /** The length of the WAL, in pages. */
  readonly pages: number
  readonly moved: number
}

interface Prepared {
  readonly statement: StatementSync
  /** Whether the statement returns rows. */
  readonly returnsRows: boolean
}

const inputs = (values: ReadonlyArray<Value>): Array<SQLInputValue> => values as Array<SQLInputValue>
