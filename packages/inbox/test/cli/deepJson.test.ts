import fc from "fast-check"
import { assert, describe, it } from "vitest"
import { deepJson } from "../../src/cli/deepJson.ts"

describe("deepJson, the JSON writer of the command line", () => {
  it("deepJson writes any value exactly as JSON.stringify does", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        assert.strictEqual(deepJson(value), JSON.stringify(value))
        assert.strictEqual(deepJson(value, true), JSON.stringify(value, null, 2))
      })
    )
    const others = { at: new Date(0), none: undefined, list: [undefined, 1] }
    assert.strictEqual(deepJson(others), JSON.stringify(others))
  })

  it("deepJson writes arrays nested 200,000 levels deep", () => {
    const deep = `${"[".repeat(200_000)}${"]".repeat(200_000)}`
    assert.isTrue(deepJson(JSON.parse(deep)) === deep)
  })
})
