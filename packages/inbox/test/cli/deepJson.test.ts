import fc from "fast-check"
import { assert, describe, it } from "vitest"
import { deepJson } from "../../src/cli/deepJson.ts"

describe("JSON of the command line", () => {
  it("is that of JSON.stringify, whatever the value", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        assert.strictEqual(deepJson(value), JSON.stringify(value))
        assert.strictEqual(deepJson(value, true), JSON.stringify(value, null, 2))
      })
    )
    const others = { at: new Date(0), none: undefined, list: [undefined, 1] }
    assert.strictEqual(deepJson(others), JSON.stringify(others))
  })

  it("knows no depth that is too great", () => {
    const deep = `${"[".repeat(200_000)}${"]".repeat(200_000)}`
    assert.isTrue(deepJson(JSON.parse(deep)) === deep)
  })
})
