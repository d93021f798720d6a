/**
 * Dumps the projections as lines of JSON. A hash of the lines, the fingerprint, shows whether two sets of tables are equal.
 *
 * The lines are sorted by table and key, and each row has a canonical form. Equal projections therefore have equal lines.
 */
import { createHash } from "node:crypto"
import { Effect, Option, Schedule } from "effect"
import { type Projection, tablesOf } from "../extend/Projection.ts"
import { type StreamName, streamNames } from "../Message.ts"
import type { Row, Value } from "../store/Engine.ts"
import type { Store } from "../store/Store.ts"
import type { StoreError } from "../store/StoreError.ts"
import { defaultLeaseMillis } from "../store/Leases.ts"
import type { Table } from "../store/Table.ts"
import { projectionTables, type TableSet } from "../store/Tables.ts"

/** A batch of rows from one table. */
export interface TableRows {
  readonly table: Table
  readonly rows: ReadonlyArray<Row>
}

/** Returns the projections that other packages define and that have processed every message in the log. */
export const completeProjections = (store: Store): Effect.Effect<ReadonlyArray<Projection>, StoreError> =>
  Effect.map(store.installed, (installed) =>
    store.projections.filter(({ name }) => installed.some((one) => one.name === name && one.since === 0))
  )

const pageSize = 500

/** Passes all rows in a set of tables to `take` in batches, ordered by table and then by key. */
export const readAll = Effect.fnUntraced(function* <E>(
  store: Store,
  set: TableSet,
  take: (batch: TableRows) => Effect.Effect<void, E>,
  projections: ReadonlyArray<Projection> = store.projections
): Effect.fn.Return<void, E | StoreError> {
  for (const table of [...projectionTables, ...tablesOf(projections)]) {
    let after: ReadonlyArray<Value> | undefined
    for (;;) {
      const rows: ReadonlyArray<Row> = yield* store.dump(set, table, after, pageSize)
      const last = rows.at(-1)
      if (last === undefined) break
      yield* take({ table, rows })
      after = table.key.map((column) => last[column] as Value)
      if (rows.length < pageSize) break
    }
  }
})

export const toLines = ({ rows, table }: TableRows): string =>
  rows
    .map(
      (row) => `${JSON.stringify([table.name, Object.entries(row).map(([name, value]) => [name, encode(value)])])}\n`
    )
    .join("")

const encode = (value: unknown): unknown =>
  value instanceof Uint8Array ? { base64: Buffer.from(value).toString("base64") } : value
/**
 * Returns the SHA-256 hash of all rows in the projections, in hexadecimal. Equal projections have equal fingerprints, regardless of the database
 * engine.
 *
 * @example
 * ```ts
 * import { Effect } from "effect"
 * import { fingerprint, SqliteStore } from "@fieldwork/inbox"
 *
 * const ofEmptyStore = Effect.scoped(Effect.flatMap(SqliteStore.make({ path: ":memory:" }), (store) => fingerprint(store)))
 * const [one, other] = [await Effect.runPromise(ofEmptyStore), await Effect.runPromise(ofEmptyStore)]
 * one === other // => true
 * one.length // => 64
 * ```
 */
export const fingerprint = Effect.fnUntraced(function* (
  store: Store,
  set: TableSet = "live",
  projections: ReadonlyArray<Projection> = store.projections
) {
  const hash = createHash("sha256")
  yield* readAll(store, set, (batch) => Effect.sync(() => hash.update(toLines(batch))), projections)
  return hash.digest("hex")
})

/** Takes over the leases on the projections of both streams, in the live or the shadow tables, and renews the leases until the scope closes. */
export const holdLeases = Effect.fnUntraced(function* (store: Store, set: TableSet, holder: string) {
  return yield* Effect.forEach(streamNames, (stream) => holdLease(store, { set, stream, holder }))
})

const holdLease = Effect.fnUntraced(function* (
  store: Store,
  lease: { readonly set: TableSet; readonly stream: StreamName; readonly holder: string }
) {
  const leaseMillis = defaultLeaseMillis
  const held = yield* Effect.acquireRelease(
    // A forced lease is always granted.
    Effect.map(store.acquireLease({ ...lease, leaseMillis, force: "always" }), Option.getOrThrow),
    // Only this lease is released. A later lease on the same projection has a different token.
    (held) => Effect.ignore(store.releaseLease(held))
  )
  // The lease is no longer renewed after another process has taken it. The next write with the old token then fails.
  const renew = Effect.retry(store.renewLease(held, leaseMillis), {
    while: ({ reason }) => reason._tag !== "FencedError",
    schedule: Schedule.spaced("500 millis")
  })
  yield* Effect.forkScoped(Effect.ignore(Effect.forever(Effect.delay(renew, leaseMillis / 3))))
  return held
})
