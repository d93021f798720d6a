/**
 * The statements that make the live projections equal to the shadow tables (which a rebuild has filled), row by row. The live tables are not
 * recreated, so grants, publications, views and triggers that users have added are kept. Rows that are equal are not changed.
 */
import { type Projection, tablesOf } from "../extend/Projection.ts"
import { tracked } from "./CheckpointTables.ts"
import type { Engine, Step } from "./Engine.ts"
import type { Table } from "./Table.ts"
import * as Tables from "./Tables.ts"

const statement = (sql: string): Step => ({ sql, params: [] })

const replace = (
  engine: Engine["name"],
  { columns, key, name }: Table,
  shadow: string,
  isTracked: boolean
): ReadonlyArray<Step> => {
  const names = columns.map((column) => column.name)
  const isSame = names.map((column) =>
    key.includes(column) ? `s.${column} = ${name}.${column}` : `s.${column} IS NOT DISTINCT FROM ${name}.${column}`
  )
  const hasKey = key.map((column) => `t.${column} = s.${column}`)
  return [
    // In SQLite, the indexes are rebuilt first, because a damaged index would hide rows from the `DELETE` and `INSERT` statements.
    ...(engine === "sqlite" ? [statement(`REINDEX ${name}`)] : []),
    statement(`DELETE FROM ${name} WHERE NOT EXISTS (SELECT 1 FROM ${shadow} s WHERE ${isSame.join(" AND ")})`),
    // Rows that these statements change differ from the checkpoint, so their keys are recorded for the next checkpoint.
    ...(isTracked
      ? [
          statement(`INSERT INTO changed_${name} (${key.join(", ")}) SELECT ${key.join(", ")} FROM ${shadow} s
      WHERE NOT EXISTS (SELECT 1 FROM ${name} t WHERE ${hasKey.join(" AND ")}) ON CONFLICT (${key.join(", ")}) DO NOTHING`)
        ]
      : []),
    statement(`INSERT INTO ${name} (${names.join(", ")}) SELECT ${names.join(", ")} FROM ${shadow} s
      WHERE NOT EXISTS (SELECT 1 FROM ${name} t WHERE ${hasKey.join(" AND ")})`),
    statement(`DROP TABLE ${shadow}`)
  ]
}

export const replaceRows = (engine: Engine["name"], projections: ReadonlyArray<Projection>): ReadonlyArray<Step> =>
  [...Tables.projectionTables, ...tablesOf(projections)].flatMap((table) =>
    replace(engine, table, Tables.inSet("shadow", table), tracked(projections).includes(table))
  )
