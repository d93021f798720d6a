/**
 * The projections that other packages define and that are installed in a store. A projection is installed once, and recorded with its name and
 * version. Every program that runs projectors must include all installed projections. Otherwise, its projectors would not pass messages to the
 * projections that it lacks.
 */
import { Effect } from "effect"
import { type Projection, tablesOf } from "../extend/Projection.ts"
import { createChanged, createCopy } from "./CheckpointTables.ts"
import { toRow } from "./Columns.ts"
import type { Engine, Row, Step } from "./Engine.ts"
import type { InstalledProjection, Store } from "./Store.ts"
import { ProjectionMismatchError, StoreError } from "./StoreError.ts"
import { createTable, type Dialect, type Table } from "./Table.ts"
import { inSet, installedProjection, type TableSet } from "./Tables.ts"

/**
 * Returns the statements that create the empty tables of projections, with their indexes. The index names contain `stamp`, so the names in two sets
 * of tables (such as the live and the shadow tables) differ.
 */
export const createTables = (
  dialect: Dialect,
  set: TableSet,
  stamp: string,
  projections: ReadonlyArray<Projection>
): ReadonlyArray<string> =>
  projections.flatMap(({ indexes = [], tables }) => [
    ...tables.map((table) => createTable(dialect, table, inSet(set, table))),
    ...indexes.map(
      ({ columns, table }, index) =>
        `CREATE INDEX ${table.name}_${index}_${stamp} ON ${inSet(set, table)} (${columns.join(", ")})`
    )
  ])

const run = (sql: string, ...params: ReadonlyArray<string | number>): Step => ({ sql, params })

/** Locks a row of the `counter` table, so that only one process at a time can install or remove projections. */
const lock: Step = {
  sql: "UPDATE counter SET value = value WHERE name = 'feed' RETURNING name",
  params: [],
  expect: "one"
}

/** Revokes all leases, so that programs without the changed projections stop applying entries. */
const fence = run("UPDATE projector SET token = token + 1, lease_millis = 0, lease_until = 0")

const dropTables = (names: ReadonlyArray<string>): ReadonlyArray<Step> =>
  names.flatMap((name) =>
    ["", "shadow_", "checkpoint_", "changed_"].map((prefix) => run(`DROP TABLE IF EXISTS ${prefix}${name}`))
  )

interface Found extends InstalledProjection {
  readonly tables: ReadonlyArray<string>
}

const toFound = (row: Row): Found => {
  const { name, since, tables, version } = toRow(installedProjection, row)
  return { name, version, since, tables: JSON.parse(tables) as ReadonlyArray<string> }
}

const mismatch = (detail: string): Effect.Effect<never, StoreError> =>
  Effect.fail(new StoreError({ operation: "projections", reason: new ProjectionMismatchError({ detail }) }))

type Installed = Pick<Store, "projections" | "installed" | "requireProjections" | "removeProjection">

export const makeInstalled = (
  engine: Engine,
  projections: ReadonlyArray<Projection>,
  mayInstall: boolean
): Installed => {
  const find = Effect.map(engine.query("projections", "SELECT * FROM installed_projection ORDER BY name", []), (rows) =>
    rows.map(toFound)
  )

  const install = (projection: Projection, old: Found | undefined) => {
    const { name, records = [], stream, tables, version } = projection
    const names = JSON.stringify(tables.map((table) => table.name))
    return engine.transact("installProjection", [
      lock,
      old === undefined
        ? { sql: "SELECT name FROM installed_projection WHERE name = ?", params: [name], expect: "none" }
        : {
            sql: "DELETE FROM installed_projection WHERE name = ? AND version = ? RETURNING name",
            params: [name, old.version],
            expect: "one"
          },
      ...dropTables(old?.tables ?? []),
      ...createTables(engine.name, "live", String(version), [projection]).map((sql) => run(sql)),
      ...tables.flatMap((table) => [run(createCopy(engine.name, table)), run(createChanged(engine.name, table))]),
      ...records.map((table) => createRecords(engine.name, table)),
      run(
        `INSERT INTO installed_projection (name, version, tables, since)
          VALUES (?, ?, ?, COALESCE((SELECT sequence FROM projector WHERE projection = ?), 0))`,
        name,
        version,
        names,
        stream
      ),
      fence
    ])
  }

  const requireProjections = Effect.gen(function* () {
    const found = yield* find
    const foreign = found.find(({ name }) => !projections.some((projection) => projection.name === name))
    if (foreign !== undefined) {
      yield* mismatch(
        `the store has the projection ${foreign.name}, which this program does not contain: list a module that exports it in FIELDWORK_INBOX_PROJECTIONS (for the supply kit, @fieldwork/supply/projections), or remove it with \`projections remove\` if its package is no longer used`
      )
    }
    for (const projection of projections) {
      const old = found.find(({ name }) => name === projection.name)
      if (old?.version === projection.version) continue
      if (old !== undefined && old.version > projection.version) {
        yield* mismatch(
          `the store has version ${old.version} of the projection ${old.name} and this program version ${projection.version}: start the newer program`
        )
      }
      if (!mayInstall) {
        yield* mismatch(
          `the store does not have version ${projection.version} of the projection ${projection.name} yet: start \`serve\` with it once`
        )
      }
      yield* install(projection, old)
    }
  })

  const removeProjection: Store["removeProjection"] = Effect.fnUntraced(function* (name) {
    const old = (yield* find).find((one) => one.name === name)
    yield* old === undefined ? mismatch(`the store does not contain the projection ${name}`) : Effect.void
    yield* engine.transact("removeProjection", [
      lock,
      run("DELETE FROM installed_projection WHERE name = ?", name),
      ...dropTables(old?.tables ?? []),
      fence
    ])
  })

  return {
    projections,
    installed: Effect.map(find, (found) => found.map(({ name, since, version }) => ({ name, since, version }))),
    requireProjections,
    removeProjection
  }
}

const createRecords = (dialect: Dialect, table: Table): Step =>
  run(createTable(dialect, table, table.name).replace("CREATE TABLE", "CREATE TABLE IF NOT EXISTS"))

/**
 * Returns the statements that drop the shadow tables (which a rebuild fills) of projections that other packages define. The inbox's own shadow tables
 * are not included.
 */
export const shadowDrops = (projections: ReadonlyArray<Projection>): ReadonlyArray<Step> =>
  tablesOf(projections).map((table) => run(`DROP TABLE IF EXISTS ${inSet("shadow", table)}`))

/** Marks all projections as complete after a rebuild has filled them from the beginning of the log. */
export const markComplete = run("UPDATE installed_projection SET since = 0")
