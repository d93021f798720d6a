/** Conformance checks for the transactions of statements that packages with their own projections run. */
import assert from "node:assert/strict"
import { Effect } from "effect"
import type { Statement } from "../store/Engine.ts"
import { check, type StoreCheck } from "./samples.ts"

const insert = (name: string, conflict = ""): string =>
  `INSERT INTO property (name, value) VALUES ('${name}', '1')${conflict}`
const keep = " ON CONFLICT (name) DO NOTHING"
const statement = (sql: string, expect?: Statement["expect"]): Statement => ({ sql, params: [], expect })

const first = statement("DELETE FROM property WHERE name LIKE 'conformance%'")

/** Statements with the number of rows that they return or change, given a property with the name `conformance`. */
const expected: ReadonlyArray<readonly [sql: string, rows: "none" | "one"]> = [
  [insert("conformance-2"), "one"],
  [insert("conformance-2", " RETURNING name"), "one"],
  [insert("conformance", keep), "none"],
  [insert("conformance", `${keep} RETURNING name`), "none"],
  ["UPDATE property SET value = '2' WHERE name = 'conformance'", "one"],
  ["UPDATE property SET value = '2' WHERE name = 'conformance' RETURNING name", "one"],
  ["UPDATE property SET value = '2' WHERE name = 'conformance-3'", "none"],
  ["DELETE FROM property WHERE name = 'conformance'", "one"],
  ["DELETE FROM property WHERE name = 'conformance-3'", "none"],
  ["SELECT name FROM property WHERE name = 'conformance'", "one"],
  ["SELECT name FROM property WHERE name = 'conformance-3'", "none"]
]

export const statementChecks: ReadonlyArray<StoreCheck> = [
  check("a transaction is written if each statement returns or changes the expected number of rows", (store) =>
    Effect.gen(function* () {
      for (const [sql, rows] of expected) {
        const { unmet } = yield* store.sql.transact("check", [
          first,
          statement(insert("conformance"), "one"),
          statement(sql, rows)
        ])
        assert.equal(unmet, undefined, sql)
      }
      yield* store.sql.transact("check", [first])
    })
  ),
  check(
    "a transaction writes nothing if a statement returns or changes another number of rows than expected",
    (store) =>
      Effect.gen(function* () {
        for (const [sql, rows] of expected) {
          const { unmet } = yield* store.sql.transact("check", [
            statement(insert("conformance")),
            statement(sql, rows === "one" ? "none" : "one")
          ])
          assert.equal(unmet, 1, sql)
          const written = yield* store.sql.query("check", "SELECT name FROM property WHERE name = 'conformance'", [])
          assert.deepEqual(written, [], sql)
        }
      })
  )
]
