import fc from "fast-check"
import { expect, it } from "vitest"
import {
  rowsToTransfer,
  stepsToTransfer,
  rowsFromTransfer,
  stepsFromTransfer
} from "../../src/sqlite/ThreadTransfer.ts"
import type { ColumnValues, Row, Step, Value } from "../../src/store/Engine.ts"

/** Returns the content of a message as the receiving thread would see it. */
const cross = <A>({ content, transfer }: { readonly content: A; readonly transfer: Array<ArrayBuffer> }): A =>
  structuredClone(content, { transfer })

const bytes = fc.oneof(fc.constant(null), fc.uint8Array({ maxLength: 9 }))
const number = fc.oneof(fc.constant(Number.NaN), fc.maxSafeInteger())
const integer = fc.oneof(fc.constant(null), fc.maxSafeInteger())
const text = fc.oneof(fc.constant(null), fc.string())

it("SQLite transaction steps are transferred to a thread unchanged, including null and empty values", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(integer, text, bytes, bytes, number), { maxLength: 9 }), (rows) => {
      const columns = (["integer", "text", "utf8", "bytes", "integer"] as const).map((type) => ({ name: type, type }))
      const values: ReadonlyArray<ColumnValues> = [
        ...columns.slice(0, 4).map((_, index) => rows.map((row): Value => row[index] ?? null)),
        Float64Array.from(rows, (row) => row[4])
      ]
      const steps: ReadonlyArray<Step> = [
        { sql: "SELECT ?", params: [1, null, new Uint8Array([1])], expect: "one" },
        { table: "note", columns, conflict: "(id) DO NOTHING", count: rows.length, values }
      ]
      const expected = structuredClone(steps)
      expect(stepsFromTransfer(cross(stepsToTransfer(steps)))).toEqual(expected)
    })
  )
})

it("a SQLite text column is transferred to a thread unchanged, with few or many distinct values", () => {
  for (const different of [1, 64, 65, 1000]) {
    const texts = Array.from({ length: 1000 }, (_, index) => (index % 10 === 0 ? null : `text ${index % different}`))
    const step: Step = {
      table: "note",
      columns: [{ name: "text", type: "text" }],
      conflict: "(id) DO NOTHING",
      count: texts.length,
      values: [texts]
    }
    expect(stepsFromTransfer(cross(stepsToTransfer([step])))).toEqual([step])
  }
})

it("SQLite rows are transferred to a thread unchanged, and large values are not copied", () => {
  const large = new Uint8Array(100_000).fill(7)
  const rows: ReadonlyArray<Row> = [
    { id: 1, text: "a", body: large },
    { id: 2, text: null, body: new Uint8Array([1, 2]) }
  ]
  const encoded = rowsToTransfer(rows)
  expect(encoded.transfer).toEqual([large.buffer])
  expect(rowsFromTransfer(cross(encoded))).toEqual([
    { id: 1, text: "a", body: new Uint8Array(100_000).fill(7) },
    { id: 2, text: null, body: new Uint8Array([1, 2]) }
  ])
  expect(rowsFromTransfer(cross(rowsToTransfer([])))).toEqual([])
})

it("rowsToTransfer does not list the buffer of a SQLite value for transfer if the value occupies only a part of that buffer", () => {
  const shared = new Uint8Array(200_000)
  expect(rowsToTransfer([{ body: shared.subarray(0, 100_000) }]).transfer).toEqual([])
})
