/**
 * The statements that write a checkpoint.
 */
import { insertRow } from "./Columns.ts"
import { type Step, type Value } from "./Engine.ts"
import type { Table } from "./Table.ts"
import { checkpointHead, inSet, opportunity, opportunityDocument, quarantine } from "./Tables.ts"

export const run = (sql: string, params: ReadonlyArray<Value> = []): Step => ({ sql, params })

export const namesOf = ({ columns }: Table, prefix = ""): string =>
  columns.map(({ name }) => `${prefix}${name}`).join(", ")

export const replacing = ({ columns, key }: Table): string => {
  const others = columns.map(({ name }) => name).filter((name) => !key.includes(name))
  return `(${key.join(", ")}) DO ${
    others.length === 0 ? "NOTHING" : `UPDATE SET ${others.map((name) => `${name} = excluded.${name}`).join(", ")}`
  }`
}

export const sameKey = ({ key }: Table, a: string, b: string): string =>
  key.map((column) => `${a}.${column} = ${b}.${column}`).join(" AND ")

/**
 * Copies the current rows of a table to the checkpoint. `from` is a table or subquery with the keys of the rows. The cross join makes SQLite start
 * with these keys. Otherwise, SQLite would scan the entire table up to the highest key.
 */
export const copyKeys = (table: Table, from: string, params: ReadonlyArray<Value> = []): Step =>
  run(
    `INSERT INTO ${inSet("checkpoint", table)} (${namesOf(table)}) SELECT ${namesOf(table, "t.")} FROM ${from} AS k
      CROSS JOIN ${table.name} t WHERE ${sameKey(table, "t", "k")} ON CONFLICT ${replacing(table)}`,
    params
  )

const differs = (columns: ReadonlyArray<string>): string =>
  columns.map((name) => `t.${name} IS DISTINCT FROM c.${name}`).join(" OR ")

/**
 * Copies the documents of the surveys that are not in the checkpoint or have a different hash there. This statement must run before the rows of the
 * surveys are copied.
 */
const copyDocuments = run(
  `INSERT INTO ${inSet("checkpoint", opportunityDocument)} (survey_id, document)
    SELECT d.survey_id, d.document FROM opportunity_document d JOIN opportunity t ON t.survey_id = d.survey_id
      LEFT JOIN ${inSet("checkpoint", opportunity)} c ON c.survey_id = t.survey_id
    WHERE c.survey_id IS NULL OR t.hash <> c.hash ON CONFLICT ${replacing(opportunityDocument)}`
)

const copyDiffering = (table: Table, columns: ReadonlyArray<string>): Step =>
  run(
    `INSERT INTO ${inSet("checkpoint", table)} (${namesOf(table)}) SELECT ${namesOf(table, "t.")} FROM ${table.name} t
      LEFT JOIN ${inSet("checkpoint", table)} c ON ${sameKey(table, "t", "c")}
      WHERE c.${table.key[0]} IS NULL OR ${differs(columns)} ON CONFLICT ${replacing(table)}`
  )

const dropReleased = run(
  `DELETE FROM ${inSet("checkpoint", quarantine)} WHERE NOT EXISTS
    (SELECT 1 FROM quarantine t WHERE ${sameKey(quarantine, "t", inSet("checkpoint", quarantine))})`
)

export const copyCompared: ReadonlyArray<Step> = [
  copyDocuments,
  copyDiffering(
    opportunity,
    opportunity.columns.map(({ name }) => name).filter((name) => name !== "survey_id")
  ),
  copyDiffering(quarantine, ["path", "reason"]),
  dropReleased
]

export const firstHead = run(
  `${insertRow(checkpointHead, {
    id: 1,
    generation: 0,
    opportunities_sequence: 0,
    opportunities_item: 0,
    outcomes_sequence: 0,
    outcomes_item: 0,
    projections: "{}",
    written_at: 0
  })} ON CONFLICT (id) DO NOTHING`
)

/**
 * Increments the checkpoint's generation (the number of times the checkpoint has changed). The transaction fails unless `generation` is still the
 * current generation.
 */
export const advance = (generation: number): Step => ({
  sql: "UPDATE checkpoint_head SET generation = generation + 1 WHERE generation = ? RETURNING generation",
  params: [generation],
  expect: "one"
})
