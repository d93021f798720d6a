/**
 * The rows that a projection of another package writes.
 */
import type { Row } from "../store/Engine.ts"
import type { NewRowOf, Table } from "../store/Table.ts"

/** Rows to write to one table. Each row has a different key. */
export interface TableChange {
  readonly table: Table
  readonly rows: ReadonlyArray<Row>
  /** What happens to an existing row with the same key. */
  readonly existing: "keep" | "replace"
}

/**
 * Returns a change that adds rows to a table. If the table, or the list before it, already has a row with the same key, the earlier row is kept.
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
 * Returns a change that writes rows to a table. It replaces a row with the same key in the table or earlier in the list.
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

/** Returns the rows without duplicate keys: the last row with each key. */
const byKey = ({ key }: Table, rows: ReadonlyArray<object>): ReadonlyArray<Row> => {
  const found = new Map<string, Row>()
  for (const row of rows as ReadonlyArray<Row>) found.set(JSON.stringify(key.map((column) => row[column])), row)
  return [...found.values()]
}
