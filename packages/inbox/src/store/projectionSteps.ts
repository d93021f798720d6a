/**
 * The statements that write a batch to the projections.
 */
import type { LogPosition } from "../Message.ts"
import type { TableChange } from "../extend/TableChange.ts"
import { keysOf } from "./CheckpointTables.ts"
import { bulkOf, toBulk } from "./Columns.ts"
import type { Bulk, Step } from "./Engine.ts"
import type { ProjectionBatch } from "./Rows.ts"
import { onceFor } from "./onceFor.ts"
import type { NewRowOf, Table } from "./Table.ts"
import * as Tables from "./Tables.ts"

/** The SQL that is the same for all batches. */
const sqlOf = onceFor((set: Tables.TableSet) => {
  const name = (table: Table): string => Tables.inSet(set, table)
  return {
    // The projector has already checked that no row is older than the stored row. The condition in SQL repeats the check as a safeguard against
    // errors in the projector.
    opportunity: replaceUnlessOlder(Tables.opportunity, name(Tables.opportunity)),
    repeated: moveUnlessOlder(Tables.opportunity, name(Tables.opportunity)),
    document: "(survey_id) DO UPDATE SET document = excluded.document",
    version: widen(name(Tables.opportunityVersion)),
    outcome: replaceUnlessOlder(Tables.outcome, name(Tables.outcome)),
    outcomeMessage: `(${Tables.outcomeMessage.key.join(", ")}) DO NOTHING`,
    quarantine: "(sequence, item) DO UPDATE SET path = excluded.path, reason = excluded.reason",
    bound: boundSql(name(Tables.quarantine)),
    release: `DELETE FROM ${name(Tables.quarantine)} WHERE sequence = ? AND item = ?`
  }
})

export const projectionSteps = (set: Tables.TableSet, batch: ProjectionBatch): ReadonlyArray<Step> => {
  const sql = sqlOf(set)
  const bulk = <T extends Table>(table: T, rows: ReadonlyArray<NewRowOf<T>>, conflict: string): ReadonlyArray<Bulk> =>
    rows.length === 0 ? [] : [toBulk(table, Tables.inSet(set, table), rows, conflict)]

  return [
    ...bulk(Tables.opportunity, batch.opportunities, sql.opportunity),
    ...bulk(Tables.opportunity, batch.repeated, sql.repeated),
    ...bulk(Tables.opportunityDocument, batch.documents, sql.document),
    ...bulk(Tables.opportunityVersion, batch.versions, sql.version),
    ...bulk(Tables.outcome, batch.outcomes, sql.outcome),
    ...bulk(Tables.outcomeMessage, batch.outcomeMessages, sql.outcomeMessage),
    ...bulk(Tables.quarantine, batch.quarantined, sql.quarantine),
    ...(batch.quarantined.length === 0 ? [] : boundQuarantine(sql.bound, batch)),
    ...batch.released.map(({ item, sequence }: LogPosition) => ({ sql: sql.release, params: [sequence, item] })),
    ...changeSteps(set, batch.changes),
    ...(set === "live" ? markChanged(batch) : [])
  ]
}

/** Returns the steps that record the keys of the rows to copy into the next checkpoint. */
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
      return bulkOf(keys, keys.name, rows, conflictOf.keep(table))
    })

/** Returns the steps that write rows to projections that other packages define. */
export const changeSteps = (set: Tables.TableSet, changes: ReadonlyArray<TableChange>): ReadonlyArray<Step> =>
  changes
    .filter(({ rows }) => rows.length > 0)
    .map(({ existing, rows, table }) => bulkOf(table, Tables.inSet(set, table), rows, conflictOf[existing](table)))

/** The SQL conflict clauses that keep or replace rows that already exist. */
const conflictOf: Readonly<Record<TableChange["existing"], (table: Table) => string>> = {
  keep: onceFor(({ key }: Table) => `(${key.join(", ")}) DO NOTHING`),
  replace: onceFor(({ columns, key }: Table) => {
    const others = columns.map(({ name }) => name).filter((name) => !key.includes(name))
    const action =
      others.length === 0 ? "NOTHING" : `UPDATE SET ${others.map((name) => `${name} = excluded.${name}`).join(", ")}`
    return `(${key.join(", ")}) DO ${action}`
  })
}

/** The maximum number of quarantined items per stream. */
const maxQuarantined = 10_000

const boundSql = (name: string) => ({
  repeated: `DELETE FROM ${name} WHERE sequence = ? AND ? LIKE '%,' || item || ',%' AND length(document) > 0 AND EXISTS (SELECT 1 FROM ${name} older
        WHERE length(older.document) = length(${name}.document) AND older.stream = ${name}.stream AND older.document = ${name}.document
          AND (older.sequence, older.item) < (${name}.sequence, ${name}.item))`,
  oldest: `DELETE FROM ${name} WHERE stream = ? AND (sequence, item) <= (SELECT sequence, item FROM ${name} WHERE stream = ?
        ORDER BY sequence DESC, item DESC LIMIT 1 OFFSET ?)`
})

/**
 * Returns the steps that limit the size of the quarantine. Among items with identical bytes that cannot be applied to either stream, only the first
 * is kept. If a stream has too many items, only the latest are kept.
 */
const boundQuarantine = (
  { oldest, repeated }: ReturnType<typeof boundSql>,
  { quarantined, unusable }: ProjectionBatch
): ReadonlyArray<Step> => {
  const [first] = quarantined
  const streams = [...new Set(quarantined.map(({ stream }) => stream))]
  return [
    { sql: repeated, params: [first?.sequence ?? 0, `,${unusable.join()},`] },
    ...streams.map((stream) => ({ sql: oldest, params: [stream, stream, maxQuarantined] }))
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

/**
 * Returns a conflict clause that updates only the columns that identify the newest message about a survey (its times and log position), unless the
 * stored message is newer. Indexed columns are not changed.
 */
const moveUnlessOlder = (table: Table, name: string): string => update(table, name, orderKey)

/**
 * Returns the SQL that extends the range of messages that contained a version of a survey. The first message can only become earlier, and the last
 * message can only become later.
 */
const widen = (name: string): string => {
  const parts = (edge: string, prefix: string): string => orderKey.map((part) => `${prefix}.${edge}_${part}`).join(", ")
  const pick = (edge: "first" | "last", wins: "<" | ">"): ReadonlyArray<string> =>
    orderKey.map((part) => {
      const column = `${edge}_${part}`
      return `${column} = CASE WHEN (${parts(edge, "excluded")}) ${wins} (${parts(edge, name)}) THEN excluded.${column} ELSE ${name}.${column} END`
    })
  return `(survey_id, hash) DO UPDATE SET ${[...pick("first", "<"), ...pick("last", ">")].join(", ")}`
}
