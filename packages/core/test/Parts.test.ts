import { assert, describe, it } from "@effect/vitest"
import { ApiError } from "../src/ApiError.ts"
import type { Operation } from "../src/Operation.ts"
import { type Parts, split } from "../src/Parts.ts"
import type { Row } from "../src/Setup.ts"

const row = (operation: Partial<Operation>, path: ReadonlyArray<string> = []) =>
  ({ operation: { operationId: "op", ...operation }, path }) as Row

const parts = (outcome: ReturnType<typeof split>): Parts => {
  assert.notInstanceOf(outcome, Error)
  return outcome as Parts
}

describe("the one argument of a method", () => {
  it("is divided by the names of the path, and body", () => {
    const input = { id: 7, page: 2, body: { name: "x" } }
    assert.deepStrictEqual(split(row({ body: "application/json" }, ["id"]), input), {
      path: { id: 7 },
      query: { page: 2 },
      body: { name: "x" }
    })
  })

  it("has its dates written as ISO 8601, also inside a list or an object", () => {
    const day = new Date(Date.UTC(2026, 1, 3))
    const iso = "2026-02-03T00:00:00.000Z"
    assert.deepStrictEqual(parts(split(row({}), { from: day, at: [day, 7], by: { from: day }, none: null })).query, {
      from: iso,
      at: [iso, 7],
      by: { from: iso },
      none: null
    })
  })

  it.each([[new Date(Number.NaN)], [new Map([["a", 1]])], [new Set([1])], [[new URL("https://a.example")]]])(
    "is not sent with %s as a parameter, as it would be left out",
    (value) => {
      const outcome = split(row({}), { from: value })
      assert.instanceOf(outcome, ApiError)
      assert.include(outcome.message, "not sent: from: a parameter must be")
    }
  )

  it("becomes a form where the spec has one, text as fields and files with their type", async () => {
    const csv = new File(["a\nb"], "ids.csv", { type: "text/csv" })
    const input = { body: { json: '{"x":1}', csv, blob: new Blob(["c"]), count: 3, absent: undefined } }
    const { body } = parts(split(row({ body: "multipart/form-data" }), input))
    assert.instanceOf(body, FormData)
    assert.deepStrictEqual([...body.keys()], ["json", "csv", "blob", "count"])
    assert.strictEqual(body.get("json"), '{"x":1}')
    assert.strictEqual(body.get("count"), "3")
    const file = body.get("csv")
    assert.instanceOf(file, File)
    assert.deepStrictEqual([file.name, file.type, await file.text()], ["ids.csv", "text/csv", "a\nb"])
    const blob = body.get("blob")
    assert.strictEqual(blob instanceof File ? blob.name : undefined, "blob")
  })
})
