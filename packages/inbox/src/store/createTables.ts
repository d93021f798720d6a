/** The statements that create and drop the tables of projections that other packages define. */
import { type Projection, tablesOf } from "../extend/Projection.ts"
import type { Step } from "./Engine.ts"
import { createTable, type Dialect, type Table } from "./Table.ts"
import { inSet, type TableSet } from "./Tables.ts"

const run = (sql: string): Step => ({ sql, params: [] })

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

/** Creates a record table, unless an earlier version of the projection has created it. */
export const createRecords = (dialect: Dialect, table: Table): Step =>
  run(createTable(dialect, table, table.name).replace("CREATE TABLE", "CREATE TABLE IF NOT EXISTS"))

export const dropTables = (names: ReadonlyArray<string>): ReadonlyArray<Step> =>
  names.flatMap((name) =>
    ["", "shadow_", "checkpoint_", "changed_"].map((prefix) => run(`DROP TABLE IF EXISTS ${prefix}${name}`))
  )

/**
 * Returns the statements that drop the shadow tables (which a rebuild fills) of projections that other packages define. The inbox's own shadow tables
 * are not included.
 */
export const shadowDrops = (projections: ReadonlyArray<Projection>): ReadonlyArray<Step> =>
  tablesOf(projections).map((table) => run(`DROP TABLE IF EXISTS ${inSet("shadow", table)}`))
