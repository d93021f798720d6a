/**
 * Named readers of changes: their positions and leases.
 *
 * A reader is identified by a name and a stream. Its lease and fencing token work like those of a projector (see Leases.ts): the token only ever
 * increases, and every commit contains the token. If two processes use the same name, only the process with the latest lease can move the position.
 */
import { Effect, Option } from "effect"
import type { StreamName } from "../Message.ts"
import { insertRow, toRow } from "./Columns.ts"
import type { Engine, Row } from "./Engine.ts"
import { FencedError, StoreError } from "./StoreError.ts"
import * as Tables from "./Tables.ts"

export type { EpochReason, ReaderMode, Resends } from "./Tables.ts"

/**
 * The last delivered item of a reader, and its epoch. A new epoch starts whenever items that were delivered earlier may differ from the current
 * contents of the store.
 */
export interface ReaderPosition {
  /**
   * The number of the epoch. A new epoch starts whenever items that were delivered earlier may differ from the current contents of the store. 0
   * before the first epoch.
   */
  readonly epoch: number
  /** The reason why the current epoch (a period in which earlier items may be redelivered) started. */
  readonly reason: Tables.EpochReason
  /** The earlier items that are redelivered at the start of the current epoch. */
  readonly resends: Tables.Resends
  /**
   * The feed number of the store when the reader reached its position. The store increments this number when a rebuild changes the projections.
   */
  readonly feed: number
  /**
   * The identifier of the log from which the items were read. If the log of the store has a different identifier, a backup was restored. Empty for a
   * new reader.
   */
  readonly log: string
  /** The cursor of the last delivered item. Empty at the start. */
  readonly cursor: string
}

export interface ReaderLease extends ReaderPosition {
  readonly reader: string
  readonly stream: StreamName
  readonly mode: Tables.ReaderMode
  /** The fencing token, which is greater than the token of every earlier lease on the reader. */
  readonly token: number
}

export interface ReaderLeaseOptions {
  /** The name of the reader. The name of a relay's reader consists of lowercase letters, digits, `-` and `_`. */
  readonly reader: string
  readonly stream: StreamName
  /** The mode of the reader, which cannot be changed later: delivery of the current state of each survey or session, or of every message. */
  readonly mode: Tables.ReaderMode
  readonly holder: string
  /** The time in milliseconds, by the database's clock, after which the lease expires if it is not renewed. */
  readonly leaseMillis: number
}

/** A stored reader, with the holder of its lease. */
export interface StoredReader extends ReaderLease {
  /** The holder of the lease. Empty if the reader has never had a lease, or if the lease was released. */
  readonly holder: string
  /** Whether the reader has a valid lease. */
  readonly isHeld: boolean
}

export interface Readers {
  /** Acquires the lease. Returns `None` if another holder's lease is valid, or if the reader was created with a different mode. */
  readonly acquire: (options: ReaderLeaseOptions) => Effect.Effect<Option.Option<ReaderLease>, StoreError>
  /** Extends the lease. Fails with `FencedError` if another process holds the lease. */
  readonly renew: (lease: ReaderLease, leaseMillis: number) => Effect.Effect<void, StoreError>
  /** Releases the lease before it expires. */
  readonly release: (lease: ReaderLease) => Effect.Effect<void, StoreError>
  /** Moves the reader to a new position and renews the lease. Fails with `FencedError` if another process holds the lease. */
  readonly commit: (
    lease: ReaderLease,
    to: ReaderPosition,
    leaseMillis: number
  ) => Effect.Effect<ReaderLease, StoreError>
  /** Returns all readers, sorted by name and stream. */
  readonly list: Effect.Effect<ReadonlyArray<StoredReader>, StoreError>
  /**
   * Removes a reader. If a reader with the same name is created later, everything is delivered again from the beginning. Returns `true` if the reader
   * existed.
   */
  readonly remove: (reader: string) => Effect.Effect<boolean, StoreError>
}

type Reading = Pick<Engine, "name" | "now" | "query" | "transact">

const fenced = (operation: string, { reader, stream, token }: ReaderLease): StoreError =>
  new StoreError({ operation, reason: new FencedError({ projection: `reader ${reader}/${stream}`, token }) })

const toLease = (row: Row): ReaderLease => {
  const { cursor, epoch, feed, log, mode, reader, reason, resends, stream, token } = toRow(Tables.reader, row)
  return { reader, stream, mode, token, epoch, reason, resends, feed, log, cursor }
}

export const makeReaders = (engine: Reading): Readers => {
  const skipLocked = engine.name === "postgres" ? " FOR UPDATE SKIP LOCKED" : ""
  // A lease that was granted while the database's clock was ahead is treated as expired. Otherwise, the lease would stay valid until the corrected
  // clock has caught up.
  const isFree = `(lease_until <= ${engine.now} OR lease_until > ${engine.now} + 2 * lease_millis OR holder = ?)`
  const acquireSql = `UPDATE reader SET holder = ?, token = token + 1, lease_millis = ?, lease_until = ${engine.now} + ?
    WHERE (reader, stream) IN (SELECT reader, stream FROM reader WHERE reader = ? AND stream = ? AND mode = ? AND ${isFree}${skipLocked})
    RETURNING *`

  const acquire: Readers["acquire"] = ({ holder, leaseMillis, mode, reader, stream }) =>
    Effect.map(
      engine.transact(
        "acquireReader",
        [
          { sql: newReader(reader, stream, mode), params: [] },
          { sql: acquireSql, params: [holder, leaseMillis, leaseMillis, reader, stream, mode, holder] }
        ],
        "computable"
      ),
      ({ rows }) => Option.map(Option.fromUndefinedOr(rows[1]?.[0]), toLease)
    )

  /** Updates the row of a reader. Fails with `FencedError` unless the lease has the latest token. */
  const change = (operation: string, lease: ReaderLease, assignments: string, params: ReadonlyArray<string | number>) =>
    Effect.flatMap(
      engine.transact(
        operation,
        [
          {
            sql: `UPDATE reader SET ${assignments} WHERE reader = ? AND stream = ? AND token = ? RETURNING reader`,
            params: [...params, lease.reader, lease.stream, lease.token],
            expect: "one"
          }
        ],
        "computable"
      ),
      ({ unmet }) => (unmet === undefined ? Effect.void : Effect.fail(fenced(operation, lease)))
    )
  const extend = `lease_millis = ?, lease_until = ${engine.now} + ?`
  const moveTo = `epoch = ?, reason = ?, resends = ?, feed = ?, log = ?, cursor = ?, ${extend}`

  return {
    acquire,
    renew: (lease, leaseMillis) => change("renewReader", lease, extend, [leaseMillis, leaseMillis]),
    release: (lease) =>
      change("releaseReader", lease, "token = token + 1, holder = '', lease_millis = 0, lease_until = 0", []).pipe(
        Effect.catch((error) => (error.reason._tag === "FencedError" ? Effect.void : Effect.fail(error)))
      ),
    commit: (lease, { cursor, epoch, feed, log, reason, resends }, leaseMillis) =>
      Effect.as(
        change("commitReader", lease, moveTo, [epoch, reason, resends, feed, log, cursor, leaseMillis, leaseMillis]),
        { ...lease, epoch, reason, resends, feed, log, cursor }
      ),
    list: Effect.map(
      engine.query(
        "readers",
        `SELECT *, CASE WHEN lease_until > ${engine.now} AND lease_until <= ${engine.now} + 2 * lease_millis THEN 1 ELSE 0 END AS is_held
          FROM reader ORDER BY reader, stream`,
        []
      ),
      (rows) =>
        rows.map((row): StoredReader => {
          const { holder } = toRow(Tables.reader, row)
          return { ...toLease(row), holder, isHeld: Number(row["is_held"]) === 1 }
        })
    ),
    remove: (reader) =>
      Effect.map(
        engine.transact("removeReader", [
          { sql: "DELETE FROM reader WHERE reader = ? RETURNING reader", params: [reader] }
        ]),
        ({ rows }) => (rows[0]?.length ?? 0) > 0
      )
  }
}

const newReader = (reader: string, stream: StreamName, mode: Tables.ReaderMode): string =>
  `${insertRow(Tables.reader, {
    reader,
    stream,
    mode,
    holder: "",
    token: 0,
    lease_millis: 0,
    lease_until: 0,
    epoch: 0,
    reason: "started",
    resends: "everything",
    feed: 0,
    log: "",
    cursor: ""
  })} ON CONFLICT (reader, stream) DO NOTHING`
