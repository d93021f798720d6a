/**
 * The rows to be written for a projection that another package defines.
 */
import type { Row } from "../store/Engine.ts"
import type { NewRowOf, Table } from "../store/Table.ts"

/** The rows to write to one table. Each row has a different key. */
export interface TableChange {
  readonly table: Table
  readonly rows: ReadonlyArray<Row>
  /** Whether an existing row with the same key is kept or replaced by the new row. */
  readonly existing: "keep" | "replace"
}

/**
 * Returns a change that inserts rows into a table. If a row with the same key is already in the table or occurs earlier in the array, that row is
 * kept.
 *
 * @example
 * ```ts
 * import { insert, integer, table, text } from "@fieldwork/inbox/projection"
 *
 * const price = table("router_price", ["survey_id"], { survey_id: integer(), currency: text() })
 * const { existing, rows } = insert(price, [{ survey_id: 7, currency: "USD" }, { survey_id: 7, currency: "EUR" }])
 * rows // => [{ "survey_id": 7, "currency": "USD" }]
 * existing // => "keep"
 * ```
 */
export const insert = <T extends Table>(table: T, rows: ReadonlyArray<NewRowOf<T>>): TableChange => ({
  table,
  rows: byKey(table, rows.toReversed()),
  existing: "keep"
})

/**
 * Returns a change that inserts or replaces rows in a table. A row replaces any row with the same key that is already in the table or occurs earlier
 * in the array.
 *
 * @example
 * ```ts
 * import { integer, table, text, upsert } from "@fieldwork/inbox/projection"
 *
 * const price = table("router_price", ["survey_id"], { survey_id: integer(), currency: text() })
 * const { existing, rows } = upsert(price, [{ survey_id: 7, currency: "USD" }, { survey_id: 7, currency: "EUR" }])
 * rows // => [{ "survey_id": 7, "currency": "EUR" }]
 * existing // => "replace"
 * ```
 */
export const upsert = <T extends Table>(table: T, rows: ReadonlyArray<NewRowOf<T>>): TableChange => ({
  table,
  rows: byKey(table, rows),
  existing: "replace"
})

/** Returns the rows without duplicate keys. The last row with each key is returned. */
const byKey = ({ key }: Table, rows: ReadonlyArray<object>): ReadonlyArray<Row> => {
  const found = new Map<string, Row>()
  for (const row of rows as ReadonlyArray<Row>) found.set(JSON.stringify(key.map((column) => row[column])), row)
  return [...found.values()]
}
