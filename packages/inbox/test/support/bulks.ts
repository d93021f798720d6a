/**
 * Bulk inserts for tests of the engines. In some columns, all rows have the same value, which is passed to an engine only once.
 */
import { Effect } from "effect"
import fc from "fast-check"
import type { Bulk, Engine, Value } from "../../src/store/Engine.ts"

export const bulkTable = (bytesType: "BLOB" | "BYTEA"): string =>
  `CREATE TABLE bulk (id INTEGER PRIMARY KEY, position INTEGER, text TEXT, document TEXT, body ${bytesType})`

const [position, text] = [fc.constantFrom(Number.NaN, 1, 2), fc.constantFrom(null, "a", "b")]
const bytes = fc.constantFrom(null, Buffer.from("a"), Buffer.from("b"))
const row = fc.tuple(position, text, bytes, bytes)

/** Generates rows. Their number is close to the group sizes that the engines use. The first or the last row may differ from all other rows. */
const rows = fc
  .record({
    first: row,
    common: fc.subarray([0, 1, 2, 3]),
    length: fc.constantFrom(1, 15, 16, 17, 32, 40, 501),
    edge: fc.constantFrom(0, 1, -1),
    other: row
  })
  .chain(({ common, edge, first, length, other }) =>
    fc.array(row, { minLength: length, maxLength: length }).map((rows) => {
      const alike = rows.map((one) => one.map((value, at) => (common.includes(at) ? (first[at] ?? null) : value)))
      return length === 1 ? alike : alike.with(edge, other)
    })
  )

/** Generates a bulk insert and the rows that the insert must write. */
export const anyBulk = rows.map(
  (rows): { readonly bulk: Bulk; readonly written: ReadonlyArray<ReadonlyArray<unknown>> } => ({
    bulk: {
      table: "bulk",
      columns: [
        { name: "id", type: "integer" },
        { name: "position", type: "integer" },
        { name: "text", type: "text" },
        { name: "document", type: "utf8" },
        { name: "body", type: "bytes" }
      ],
      conflict: "(id) DO NOTHING",
      count: rows.length,
      values: [
        rows.map((_, index) => index),
        Float64Array.from(rows, ([position]) => Number(position)),
        ...[1, 2, 3].map((at) => rows.map((one): Value => one[at] ?? null))
      ]
    },
    written: rows.map((one, index) => [index, ...one.map(plain)])
  })
)

export const writtenBy = (engine: Engine) =>
  Effect.map(engine.query("read", "SELECT * FROM bulk ORDER BY id", []), (found) =>
    found.map((one) => Object.values(one).map(plain))
  )

const plain = (value: unknown): unknown => {
  if (value instanceof Uint8Array) return Buffer.from(value).toString()
  return Number.isNaN(value) ? null : (value ?? null)
}
