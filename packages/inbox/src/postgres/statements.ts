/**
 * Translates statements with `?` placeholders, and bulk inserts, into PostgreSQL's syntax.
 *
 * A bulk insert is a single statement with arrays as parameters. Integers are always sent as `bigint`, regardless of their size, so that a prepared
 * statement always has the same parameter types.
 */
import { type PgConnection, PgTypes } from "@effect/sql-pg"
import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import type { SqlError } from "effect/sql/SqlError"
import { type CommonColumns, commonColumnsOf } from "../store/CommonColumns.ts"
import {
  type Bulk,
  type ColumnType,
  isBulk,
  type Row,
  type Step,
  type Transacted,
  type Value,
  valueAt
} from "../store/Engine.ts"

/**
 * The error that rolls back a transaction if one of its statements returns or changes an unexpected number of rows. It is always caught within the
 * inbox.
 */
export interface UnmetExpectation {
  readonly _tag: "UnmetExpectation"
  readonly transacted: Transacted
}

/** The part of the client's unprocessed result that the inbox reads. */
type StatementResult = Pick<PgConnection.Result, "rowCount"> & { readonly rows: ReadonlyArray<Row> }

export const runSteps = Effect.fnUntraced(function* (
  client: SqlClient.SqlClient,
  steps: ReadonlyArray<Step>
): Effect.fn.Return<Transacted, SqlError | UnmetExpectation> {
  const rows: Array<ReadonlyArray<Row>> = []
  for (const [index, step] of steps.entries()) {
    if (isBulk(step)) {
      rows.push([])
      const columns = commonColumnsOf(step)
      const sql = bulkSql(step, columns)
      for (let at = 0; at < step.count; at += rowsAtOnce) yield* client.unsafe(sql, bulkParameters(step, columns, at))
      continue
    }
    const result = yield* client.unsafe(numbered(step.sql), step.params.map(parameter)).raw
    // `rowCount` is the number of rows that the statement returned or, if it returns no rows, changed.
    const { rowCount, rows: found } = result as StatementResult
    rows.push(found)
    if (step.expect !== undefined && rowCount !== (step.expect === "one" ? 1 : 0)) {
      return yield* Effect.fail<UnmetExpectation>({ _tag: "UnmetExpectation", transacted: { rows, unmet: index } })
    }
  }
  return { rows, unmet: undefined }
})

const numberedTexts = new Map<string, string>()

/** Replaces each `?` with `$1`, `$2` and so on. The inbox's statements do not contain any other question marks. */
export const numbered = (sql: string): string => {
  const known = numberedTexts.get(sql)
  if (known !== undefined) return known
  let mark = 0
  const text = sql.replaceAll("?", () => `$${++mark}`)
  if (numberedTexts.size > 500) numberedTexts.clear()
  numberedTexts.set(sql, text)
  return text
}

export const parameter = (value: Value): unknown => (typeof value === "number" ? BigInt(value) : value)

/** The number of rows of a bulk insert that are sent in one statement, which corresponds to one or two megabytes of documents. */
const rowsAtOnce = 500

const { OID } = PgTypes
interface SqlType {
  readonly name: string
  readonly oid: number
  readonly array: number
}
const bytea: SqlType = { name: "bytea", oid: OID.bytea, array: OID.byteaArray }
const sqlTypes: Readonly<Record<ColumnType, SqlType>> = {
  integer: { name: "bigint", oid: OID.int8, array: OID.int8Array },
  text: { name: "text", oid: OID.text, array: OID.textArray },
  utf8: bytea,
  bytes: bytea
}

/**
 * Returns the SQL of a bulk insert. The arrays are unnested in the select list, because in a FROM clause they would first be materialised as a table.
 * Values that all rows share are passed only once.
 */
const bulkSql = ({ conflict, table }: Bulk, { common, own }: CommonColumns): string => {
  const columns = [...common, ...own]
  const names = columns.map(({ name }) => name).join(", ")
  const inputs = columns.map(({ name, type }, index) => {
    const mark = `$${index + 1}::${sqlTypes[type].name}`
    return `${index < common.length ? mark : `unnest(${mark}[])`} AS ${name}`
  })
  const values = columns.map(({ name, type }) => (type === "utf8" ? `convert_from(${name}, 'UTF8')` : name))
  return `INSERT INTO ${table} (${names}) SELECT ${values.join(", ")} FROM (SELECT ${inputs.join(", ")}) AS given
    ON CONFLICT ${conflict}`
}

/** Returns the parameters for at most `rowsAtOnce` rows, starting with the row `from`. */
const bulkParameters = (
  { count }: Bulk,
  { common, own }: CommonColumns,
  from: number
): ReadonlyArray<PgTypes.Parameter> => {
  const length = Math.min(rowsAtOnce, count - from)
  const of = (oid: number, value: unknown): PgTypes.Parameter => ({
    [PgTypes.ParameterTypeId]: PgTypes.ParameterTypeId,
    oid,
    value
  })
  return [
    ...common.map(({ type, values }) => of(sqlTypes[type].oid, parameter(valueAt(values, 0)))),
    ...own.map(({ type, values }) =>
      of(
        sqlTypes[type].array,
        Array.from({ length }, (_, at) => parameter(valueAt(values, from + at)))
      )
    )
  ]
}
