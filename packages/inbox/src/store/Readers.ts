/**
 * Named readers of changes: how far each has come, and who reads for it.
 *
 * A reader is one name and one stream. Its lease and fencing token work as those of a projector (Leases.ts): the token only grows, and a commit names it, so that of
 * two processes that read for the same name only the latest moves the position.
 */
import { Effect, Option } from "effect"
import type { StreamName } from "../Message.ts"
import { insertRow, toRow } from "./Columns.ts"
import type { Engine, Row } from "./Engine.ts"
import { FencedError, StoreError } from "./StoreError.ts"
import * as Tables from "./Tables.ts"

export type { EpochReason, ReaderMode, Resends } from "./Tables.ts"

/** Where a reader is. */
export interface ReaderPosition {
  /** Grows whenever what was read before may not be what the store has now. 0 before the first one. */
  readonly epoch: number
  /** Why the epoch began. */
  readonly reason: Tables.EpochReason
  /** What is delivered because of it. */
  readonly resends: Tables.Resends
  /** The number of the feed that the position belongs to. */
  readonly feed: number
  /** Identifies the log that was read: another value means that the store was restored. Empty before the first epoch. */
  readonly log: string
  /** Of the last item that was delivered; empty at the start. */
  readonly cursor: string
}

export interface ReaderLease extends ReaderPosition {
  readonly reader: string
  readonly stream: StreamName
  readonly mode: Tables.ReaderMode
  /** Greater than that of every earlier lease of the reader. */
  readonly token: number
}

export interface ReaderLeaseOptions {
  /** Lower case letters, digits, `-` and `_`. */
  readonly reader: string
  readonly stream: StreamName
  /** A reader keeps the mode that it began with. */
  readonly mode: Tables.ReaderMode
  readonly holder: string
  /** The lease expires so many milliseconds after it was last renewed, by the database's clock. */
  readonly leaseMillis: number
}

/** A reader as it is stored. */
export interface StoredReader extends ReaderLease {
  /** Empty when nobody ever held the lease, or when it was released. */
  readonly holder: string
  /** Whether somebody's lease is valid. */
  readonly isHeld: boolean
}

export interface Readers {
  /** None while another holder's lease is valid, or when the reader has another mode. */
  readonly acquire: (options: ReaderLeaseOptions) => Effect.Effect<Option.Option<ReaderLease>, StoreError>
  /** Fails with `FencedError` when another process holds the lease. */
  readonly renew: (lease: ReaderLease, leaseMillis: number) => Effect.Effect<void, StoreError>
  /** Releases the lease before it expires. */
  readonly release: (lease: ReaderLease) => Effect.Effect<void, StoreError>
  /** Moves the reader, and renews the lease. Fails with `FencedError` when another process holds it. */
  readonly commit: (
    lease: ReaderLease,
    to: ReaderPosition,
    leaseMillis: number
  ) => Effect.Effect<ReaderLease, StoreError>
  /** By name and stream. */
  readonly list: Effect.Effect<ReadonlyArray<StoredReader>, StoreError>
  /** Forgets a reader: the next one of that name begins at the start, in a new epoch. Returns whether there was one. */
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
  // A clock that was ahead leaves leases that would be valid for as long as it was ahead.
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

  /** One row of the lease's token, or `FencedError`. */
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
