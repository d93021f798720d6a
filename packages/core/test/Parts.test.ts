import { assert, describe, it } from "@effect/vitest"
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
