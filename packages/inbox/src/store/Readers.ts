/**
 * Named readers of changes: their positions and leases.
 *
 * A reader is identified by a name and a stream. Its lease and fencing token work like those of a projector (Leases.ts): the token only increases,
 * and a commit contains it. So of two processes that use the same name, only the latest can move the position.
 */
import { Effect, Option } from "effect"
import type { StreamName } from "../Message.ts"
import { insertRow, toRow } from "./Columns.ts"
import type { Engine, Row } from "./Engine.ts"
import { FencedError, StoreError } from "./StoreError.ts"
import * as Tables from "./Tables.ts"

export type { EpochReason, ReaderMode, Resends } from "./Tables.ts"

/** The position of a reader. */
export interface ReaderPosition {
  /** The number of the epoch. It increases whenever earlier items may differ from the current content of the store. 0 before the first epoch. */
  readonly epoch: number
  /** Why the epoch began. */
  readonly reason: Tables.EpochReason
  /** What is redelivered because of it. */
  readonly resends: Tables.Resends
  /** The number of the feed that the position belongs to. */
  readonly feed: number
  /** Identifies the log that was read. If the store has a different log, it was restored. Empty before the first epoch. */
  readonly log: string
  /** The cursor of the last delivered item; empty at the start. */
  readonly cursor: string
}

export interface ReaderLease extends ReaderPosition {
  readonly reader: string
  readonly stream: StreamName
  readonly mode: Tables.ReaderMode
  /** The fencing token, which is greater than that of every earlier lease on the reader. */
  readonly token: number
}

export interface ReaderLeaseOptions {
  /** The name, in lower case letters, digits, `-` and `_`. */
  readonly reader: string
  readonly stream: StreamName
  /** The mode of a reader cannot change. */
  readonly mode: Tables.ReaderMode
  readonly holder: string
  /** The number of milliseconds after its last renewal at which the lease expires, according to the database's clock. */
  readonly leaseMillis: number
}

/** A reader as it is stored. */
export interface StoredReader extends ReaderLease {
  /** The holder of the lease. Empty if there never was a lease, or if it was released. */
  readonly holder: string
  /** Whether a lease is valid. */
  readonly isHeld: boolean
}

export interface Readers {
  /** Takes the lease. Returns none if the lease of another holder is valid, or if the reader has another mode. */
  readonly acquire: (options: ReaderLeaseOptions) => Effect.Effect<Option.Option<ReaderLease>, StoreError>
  /** Extends the lease. Fails with `FencedError` if another process holds it. */
  readonly renew: (lease: ReaderLease, leaseMillis: number) => Effect.Effect<void, StoreError>
  /** Releases the lease before it expires. */
  readonly release: (lease: ReaderLease) => Effect.Effect<void, StoreError>
  /** Moves the reader, and renews the lease. Fails with `FencedError` when another process holds it. */
  readonly commit: (
    lease: ReaderLease,
    to: ReaderPosition,
    leaseMillis: number
  ) => Effect.Effect<ReaderLease, StoreError>
  /** Returns all readers, sorted by name and stream. */
  readonly list: Effect.Effect<ReadonlyArray<StoredReader>, StoreError>
  /** Removes a reader. The next reader with that name begins at the start, in a new epoch. Returns whether the reader existed. */
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
  // A lease that was granted while the clock was ahead is also free; otherwise it would stay valid until that time.
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

  /** Changes the row of a reader if the token of the lease is still the latest. Otherwise fails with `FencedError`. */
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
