/**
 * The statements that write a batch to the projections.
 */
import type { LogPosition } from "../Message.ts"
import type { TableChange } from "../extend/TableChange.ts"
import { keysOf } from "./CheckpointTables.ts"
import { bulkOf, toBulk } from "./Columns.ts"
import type { Bulk, Step } from "./Engine.ts"
import type { ProjectionBatch } from "./Rows.ts"
import type { NewRowOf, Table } from "./Table.ts"
import * as Tables from "./Tables.ts"

export const projectionSteps = (set: Tables.TableSet, batch: ProjectionBatch): ReadonlyArray<Step> => {
  const name = (table: Table): string => Tables.inSet(set, table)
  const bulk = <T extends Table>(table: T, rows: ReadonlyArray<NewRowOf<T>>, conflict: string): ReadonlyArray<Bulk> =>
    rows.length === 0 ? [] : [toBulk(table, name(table), rows, conflict)]

  return [
    // The projector has decided already; the guard stands for whoever changes that one day.
    ...bulk(Tables.opportunity, batch.opportunities, replaceUnlessOlder(Tables.opportunity, name(Tables.opportunity))),
    ...bulk(Tables.opportunity, batch.repeated, moveUnlessOlder(Tables.opportunity, name(Tables.opportunity))),
    ...bulk(Tables.opportunityDocument, batch.documents, "(survey_id) DO UPDATE SET document = excluded.document"),
    ...bulk(Tables.opportunityVersion, batch.versions, widen(name(Tables.opportunityVersion))),
    ...bulk(Tables.outcome, batch.outcomes, replaceUnlessOlder(Tables.outcome, name(Tables.outcome))),
    ...bulk(Tables.outcomeMessage, batch.outcomeMessages, `(${Tables.outcomeMessage.key.join(", ")}) DO NOTHING`),
    ...bulk(
      Tables.quarantine,
      batch.quarantined,
      "(sequence, item) DO UPDATE SET path = excluded.path, reason = excluded.reason"
    ),
    ...(batch.quarantined.length === 0 ? [] : boundQuarantine(name(Tables.quarantine), batch)),
    ...batch.released.map(({ item, sequence }: LogPosition) => ({
      sql: `DELETE FROM ${name(Tables.quarantine)} WHERE sequence = ? AND item = ?`,
      params: [sequence, item]
    })),
    ...changeSteps(set, batch.changes),
    ...(set === "live" ? markChanged(batch) : [])
  ]
}

/** The keys of the rows that the next checkpoint copies. */
const markChanged = ({ changes, outcomeMessages, outcomes, versions }: ProjectionBatch): ReadonlyArray<Step> =>
  [
    { table: Tables.opportunityVersion, rows: versions },
    { table: Tables.outcome, rows: outcomes },
    { table: Tables.outcomeMessage, rows: outcomeMessages },
    ...changes
  ]
    .filter(({ rows }) => rows.length > 0)
    .map(({ rows, table }: { readonly table: Table; readonly rows: ReadonlyArray<object> }) => {
      const keys = keysOf(table)
      return bulkOf(keys, keys.name, rows, `(${table.key.join(", ")}) DO NOTHING`)
    })

/** The rows of projections of other packages. */
export const changeSteps = (set: Tables.TableSet, changes: ReadonlyArray<TableChange>): ReadonlyArray<Step> =>
  changes
    .filter(({ rows }) => rows.length > 0)
    .map(({ existing, rows, table }) => bulkOf(table, Tables.inSet(set, table), rows, conflictOf(table, existing)))

const conflictOf = ({ columns, key }: Table, existing: TableChange["existing"]): string => {
  const others = columns.map(({ name }) => name).filter((name) => !key.includes(name))
  const isKept = existing === "keep" || others.length === 0
  const act = isKept ? "NOTHING" : `UPDATE SET ${others.map((name) => `${name} = excluded.${name}`).join(", ")}`
  return `(${key.join(", ")}) DO ${act}`
}

/** Of each stream. */
const mostQuarantined = 10_000

/** Of unusable items that are the same byte by byte the first stays, and of all items the latest ones. */
const boundQuarantine = (name: string, { quarantined, unusable }: ProjectionBatch): ReadonlyArray<Step> => {
  const [first] = quarantined
  const streams = [...new Set(quarantined.map(({ stream }) => stream))]
  return [
    {
      sql: `DELETE FROM ${name} WHERE sequence = ? AND ? LIKE '%,' || item || ',%' AND length(document) > 0 AND EXISTS (SELECT 1 FROM ${name} older
        WHERE length(older.document) = length(${name}.document) AND older.stream = ${name}.stream AND older.document = ${name}.document
          AND (older.sequence, older.item) < (${name}.sequence, ${name}.item))`,
      params: [first?.sequence ?? 0, `,${unusable.join()},`]
    },
    ...streams.map((stream) => ({
      sql: `DELETE FROM ${name} WHERE stream = ? AND (sequence, item) <= (SELECT sequence, item FROM ${name} WHERE stream = ?
        ORDER BY sequence DESC, item DESC LIMIT 1 OFFSET ?)`,
      params: [stream, stream, mostQuarantined]
    }))
  ]
}

const orderKey = ["ordered_at", "signed_at", "sequence", "item"]

const update = (table: Table, name: string, columns: ReadonlyArray<string>): string => {
  const key = (of: string): string => orderKey.map((column) => `${of}.${column}`).join(", ")
  return `(${table.key.join(", ")}) DO UPDATE SET ${columns.map((column) => `${column} = excluded.${column}`).join(", ")}
    WHERE (${key("excluded")}) >= (${key(name)})`
}

const replaceUnlessOlder = (table: Table, name: string): string =>
  update(
    table,
    name,
    table.columns.map((column) => column.name).filter((column) => !table.key.includes(column))
  )

/** Leaves alone what is indexed. */
const moveUnlessOlder = (table: Table, name: string): string => update(table, name, orderKey)

/** First and last move apart and never together. */
const widen = (name: string): string => {
  const parts = (edge: string, prefix: string): string => orderKey.map((part) => `${prefix}.${edge}_${part}`).join(", ")
  const pick = (edge: "first" | "last", wins: "<" | ">"): ReadonlyArray<string> =>
    orderKey.map((part) => {
      const column = `${edge}_${part}`
      return `${column} = CASE WHEN (${parts(edge, "excluded")}) ${wins} (${parts(edge, name)}) THEN excluded.${column} ELSE ${name}.${column} END`
    })
  return `(survey_id, hash) DO UPDATE SET ${[...pick("first", "<"), ...pick("last", ">")].join(", ")}`
}
