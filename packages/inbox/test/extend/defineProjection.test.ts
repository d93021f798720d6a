import { assert, describe, it } from "@effect/vitest"
import { defineProjection, insert, integer, table, text, upsert } from "../../src/projection.ts"
import { tally } from "../support/tallies.ts"

const row = table("pair_row", ["a", "b"], { a: text(), b: integer(), c: integer() })

describe("defineProjection", () => {
  it.each([
    ["a name that is not an identifier", { name: "Tally" }, "lower-case letters"],
    ["a version below 1", { version: 0 }, "version"],
    ["a table with another prefix", { tables: [row] }, "does not begin with tally_"],
    ["two tables with the same name", { records: tally.tables }, "same name"],
    [
      "an index on a table of another projection",
      { indexes: [{ table: row, columns: ["c"] }] },
      "not one of its tables"
    ]
  ])("defineProjection refuses a projection with %s", (_, changed, says) => {
    assert.throws(() => defineProjection({ ...tally, ...changed }), says)
  })
})

describe("insert and upsert", () => {
  const rows = [
    { a: "x", b: 1, c: 1 },
    { a: "x", b: 2, c: 2 },
    { a: "x", b: 1, c: 3 }
  ]

  it("insert in a custom projection keeps the first of two rows with the same key", () => {
    assert.sameDeepMembers([...insert(row, rows).rows], rows.slice(0, 2))
  })

  it("upsert in a custom projection keeps the last of two rows with the same key", () => {
    assert.sameDeepMembers([...upsert(row, rows).rows], rows.slice(1))
  })
})
