/** Creates and fills the shadow tables of a rebuild, and makes the live tables equal to them. */
import { Effect } from "effect"
import type { Projection } from "../extend/Projection.ts"
import { streamNames } from "../Message.ts"
import { bulkOf, toRow } from "./Columns.ts"
import { type Engine, type Step, type Value } from "./Engine.ts"
import { createTables, shadowDrops } from "./createTables.ts"
import { markComplete } from "./Installed.ts"
import { setCompleteFrom } from "./ProjectionDetails.ts"
import { fenced, guard, projectionOf } from "./Leases.ts"
import { canonicalVersions } from "./Reads.ts"
import { noteDifferences } from "./Differences.ts"
import { replaceRows } from "./replaceRows.ts"
import type { Lease, Store } from "./Store.ts"
import * as Tables from "./Tables.ts"

type Upkeep = Pick<Store, "dump" | "createShadow" | "restore" | "setPosition" | "swap">

const run = (sql: string, params: ReadonlyArray<Value> = []): Step => ({ sql, params })

export const makeUpkeep = (engine: Engine, projections: ReadonlyArray<Projection>): Upkeep => {
  const dump: Store["dump"] = Effect.fnUntraced(function* (set, table, after, limit) {
    const isVersions = table.name === Tables.opportunityVersion.name
    const key = table.key.map((column) => (isVersions ? `v.${column}` : column)).join(", ")
    const from = isVersions ? canonicalVersions(set) : `SELECT * FROM ${Tables.inSet(set, table)}`
    const where = after === undefined ? "" : `WHERE (${key}) > (${after.map(() => "?").join(", ")})`
    const rows = yield* engine.query("dump", `${from} ${where} ORDER BY ${key} LIMIT ?`, [...(after ?? []), limit])
    return rows.map((row) => toRow(table, row))
  })

  const drop = [
    ...Tables.projectionTables.map((table) => run(`DROP TABLE IF EXISTS ${Tables.inSet("shadow", table)}`)),
    ...shadowDrops(projections)
  ]

  const createShadow: Store["createShadow"] = (stamp) =>
    Effect.asVoid(
      engine.transact("createShadow", [
        ...drop,
        ...Tables.createProjections(engine.name, "shadow", stamp).map((sql) => run(sql)),
        ...createTables(engine.name, "shadow", stamp, projections).map((sql) => run(sql)),
        ...streamNames.map((stream) =>
          run("UPDATE projector SET sequence = 0, item = 0, lease_until = 0, token = token + 1 WHERE projection = ?", [
            projectionOf({ set: "shadow", stream })
          ])
        )
      ])
    )

  const restore: Store["restore"] = Effect.fnUntraced(function* (table, rows) {
    const bulk = bulkOf(table, Tables.inSet("shadow", table), rows, `(${table.key.join(", ")}) DO NOTHING`)
    yield* engine.transact("restore", [bulk])
  })

  const setPosition: Store["setPosition"] = (set, stream, { item, sequence }) =>
    Effect.asVoid(
      engine.transact("setPosition", [
        run(
          `INSERT INTO projector (projection, holder, token, lease_millis, lease_until, sequence, item) VALUES (?, '', 0, 0, 0, ?, ?)
            ON CONFLICT (projection) DO UPDATE SET sequence = excluded.sequence, item = excluded.item, token = projector.token + 1`,
          [projectionOf({ set, stream }), sequence, item]
        )
      ])
    )

  /** Runs steps in a transaction. If any of the leases is no longer held, the transaction fails and writes nothing. */
  const guarded = Effect.fnUntraced(function* (
    operation: string,
    leases: ReadonlyArray<Lease>,
    steps: ReadonlyArray<Step>
  ) {
    const { unmet } = yield* engine.transact(operation, [...leases.map(guard), ...steps])
    const lost = unmet === undefined ? undefined : leases[unmet]
    if (lost !== undefined) yield* fenced(operation, lost)
  })

  const swap: Store["swap"] = (leases, newFeed, completeFrom = new Map()) =>
    guarded("swap", leases, [
      ...(newFeed ? noteDifferences : []),
      ...replaceRows(engine.name, projections),
      ...(projections.length > 0 ? [markComplete] : []),
      ...[...completeFrom].map(([name, time]) => setCompleteFrom(name, time)),
      // The log positions of the shadow tables (which the rebuild has filled) are used, because the live positions may be damaged. The same entries
      // have been applied to the live and the shadow tables.
      ...leases
        .filter(({ set }) => set === "shadow")
        .map(({ position, stream }) =>
          run("UPDATE projector SET sequence = ?, item = ? WHERE projection = ?", [
            position.sequence,
            position.item,
            projectionOf({ set: "live", stream })
          ])
        ),
      ...(newFeed ? [run("UPDATE counter SET value = value + 1, complement = complement - 1 WHERE name = 'feed'")] : [])
    ])

  return {
    dump,
    createShadow,
    restore,
    setPosition,
    swap
  }
}
