/**
 * Leases with fencing tokens, and the only transaction that advances the log position of a projection.
 *
 * Each projection has one stream and one set of tables. The fencing token of its lease only ever increases. A commit contains the token and the log
 * position at which the commit starts. If a projector has lost its lease, the token or the position has changed, and the commit writes nothing. An
 * incorrect database clock can therefore only change the time at which a lease is taken over.
 */
import { Effect, Option } from "effect"
import type { StreamName } from "../Message.ts"
import { insertRow, toRow } from "./Columns.ts"
import { type Engine, type Statement, type Step } from "./Engine.ts"
import { toBody, toEntry } from "./Log.ts"
import { projectionSteps } from "./projectionSteps.ts"
import type { Lease, LeaseOptions, Store } from "./Store.ts"
import { FencedError, StoreError } from "./StoreError.ts"
import * as Tables from "./Tables.ts"

export const projectionOf = ({ set, stream }: { readonly set: Tables.TableSet; readonly stream: StreamName }): string =>
  set === "live" ? stream : `shadow/${stream}`

/** Returns a statement that fails the transaction unless the lease is the latest one and its log position is unchanged. */
export const guard = (lease: Lease): Statement => ({
  sql: "UPDATE projector SET token = token WHERE projection = ? AND token = ? AND sequence = ? AND item = ? RETURNING projection",
  params: [projectionOf(lease), lease.token, lease.position.sequence, lease.position.item],
  expect: "one"
})

export const fenced = (operation: string, lease: Lease): StoreError =>
  new StoreError({
    operation,
    reason: new FencedError({ projection: projectionOf(lease), token: lease.token })
  })

/** The default duration of a lease in milliseconds. If the holder does not renew the lease within this time, another process takes over. */
export const defaultLeaseMillis = 5000

const insertProjection = (projection: string): string =>
  `${insertRow(Tables.projector, { projection, holder: "", token: 0, lease_millis: 0, lease_until: 0, sequence: 0, item: 0 })}
    ON CONFLICT (projection) DO NOTHING`

/** The prefix of the holder names that servers use. A store in a file has only one server at a time. */
export const serverHolder = "serve "

type Leases = Pick<Store, "acquireLease" | "renewLease" | "releaseLease" | "next" | "currents" | "rows" | "commit">

/** Creates the lease methods. `skipLocked` is a SQL clause that prevents an acquisition from waiting for a commit by the holder. */
export const makeLeases = (engine: Engine, skipLocked: string): Leases => {
  // A lease that was granted while the database's clock was ahead is treated as expired. Otherwise, the lease would stay valid until the corrected
  // clock has caught up.
  const isFree = `(lease_until <= ${engine.now} OR lease_until > ${engine.now} + 2 * lease_millis OR holder = ?)`
  const acquire = (free: string): string =>
    `UPDATE projector SET holder = ?, token = token + 1, lease_millis = ?, lease_until = ${engine.now} + ?
      WHERE projection IN (SELECT projection FROM projector WHERE projection = ? ${free}) RETURNING token, sequence, item`
  const acquireSql: Readonly<Record<NonNullable<LeaseOptions["force"]> | "never", string>> = {
    never: acquire(`AND ${isFree}${skipLocked}`),
    servers: acquire(`AND (${isFree} OR holder LIKE '${serverHolder}%')${skipLocked}`),
    always: acquire("")
  }

  const acquireLease: Store["acquireLease"] = ({ force, holder, leaseMillis, set, stream }) => {
    const projection = projectionOf({ set, stream })
    const steps: ReadonlyArray<Step> = [
      { sql: insertProjection(projection), params: [] },
      {
        sql: acquireSql[force ?? "never"],
        params: [holder, leaseMillis, leaseMillis, projection, ...(force === "always" ? [] : [holder])]
      }
    ]
    return Effect.map(engine.transact("acquireLease", steps), ({ rows }) =>
      Option.map(Option.fromUndefinedOr(rows[1]?.[0]), (row): Lease => {
        const { item, sequence, token } = toRow(Tables.projector, row)
        return { stream, set, token, position: { sequence, item } }
      })
    )
  }

  const renewSql = `UPDATE projector SET lease_millis = ?, lease_until = ${engine.now} + ?
    WHERE projection = ? AND token = ? RETURNING projection`
  const renewLease: Store["renewLease"] = (lease, leaseMillis) =>
    Effect.flatMap(
      engine.transact(
        "renewLease",
        [{ sql: renewSql, params: [leaseMillis, leaseMillis, projectionOf(lease), lease.token], expect: "one" }],
        "computable"
      ),
      ({ unmet }) => (unmet === undefined ? Effect.void : Effect.fail(fenced("renewLease", lease)))
    )

  const releaseLease: Store["releaseLease"] = (lease) =>
    Effect.asVoid(
      engine.transact("releaseLease", [
        {
          // The new token prevents the former holder from renewing the lease and from committing.
          sql: `UPDATE projector SET token = token + 1, lease_millis = 0, lease_until = ${engine.now} WHERE projection = ? AND token = ?`,
          params: [projectionOf(lease), lease.token]
        }
      ])
    )

  const next: Store["next"] = ({ position, stream }) =>
    Effect.map(
      engine.query(
        "next",
        `SELECT message.*, body FROM message LEFT JOIN message_body ON message_body.digest = message.digest
          WHERE stream = ? AND sequence >= ? ORDER BY sequence LIMIT 1`,
        [stream, position.sequence]
      ),
      ([row]) => Option.map(Option.fromUndefinedOr(row), (found) => ({ ...toEntry(found), body: toBody(found) }))
    )

  const rows: Store["rows"] = (set, table, values) =>
    Effect.map(
      Effect.forEach(padded([...new Set(values)]), (some) => {
        const marks = some.map(() => "?").join(", ")
        return engine.query(
          "rows",
          `SELECT * FROM ${Tables.inSet(set, table)} WHERE ${table.key[0]} IN (${marks})`,
          some
        )
      }),
      (found) => found.flat().map((row) => toRow(table, row))
    )
  const currents: Store["currents"] = (set, surveyIds) => rows(set, Tables.opportunity, surveyIds)

  const moveSql = `UPDATE projector SET sequence = ?, item = ?, lease_millis = ?, lease_until = ${engine.now} + ?
    WHERE projection = ? AND token = ? AND sequence = ? AND item = ? RETURNING projection`
  const commit: Store["commit"] = (lease, batch, leaseMillis) => {
    const { position } = lease
    const steps: ReadonlyArray<Step> = [
      {
        sql: moveSql,
        params: [
          batch.position.sequence,
          batch.position.item,
          leaseMillis,
          leaseMillis,
          projectionOf(lease),
          lease.token,
          position.sequence,
          position.item
        ],
        expect: "one"
      },
      ...projectionSteps(lease.set, batch)
    ]
    // If a power failure undoes this commit, the log position is undone as well, so the same rows are computed again.
    return Effect.flatMap(engine.transact("commit", steps, "computable"), ({ unmet }) =>
      unmet === undefined
        ? Effect.succeed({ ...lease, position: batch.position })
        : Effect.fail(fenced("commit", lease))
    )
  }

  return { acquireLease, renewLease, releaseLease, next, currents, rows, commit }
}

/**
 * Splits the ids into batches. Each batch is padded to a length of 1, 8, 64 or 512 by repeating its last id, so that only a small number of
 * statements is prepared.
 */
const padded = <A extends string | number>(ids: ReadonlyArray<A>): ReadonlyArray<ReadonlyArray<A>> => {
  const lists: Array<ReadonlyArray<A>> = []
  for (let at = 0; at < ids.length; at += 512) {
    const list = ids.slice(at, at + 512)
    const length = [1, 8, 64, 512].find((one) => one >= list.length) ?? 512
    lists.push([...list, ...Array.from({ length: length - list.length }, () => list.at(-1) as A)])
  }
  return lists
}
