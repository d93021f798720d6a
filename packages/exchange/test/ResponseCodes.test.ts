import { assert, describe, it } from "@effect/vitest"
import { ResponseCodes } from "../src/index.ts"

describe("response codes", () => {
  it.each([
    [236, "consent"],
    [237, "age"],
    [3, "client survey"]
  ])("%i of the marketplace has the meaning of the spec", (code, word) => {
    assert.include(ResponseCodes.marketplaceStatus(code)?.meaning, word)
  })

  it("of the two tables are kept apart", () => {
    assert.include(ResponseCodes.clientStatus(30)?.meaning, "quality")
    assert.include(ResponseCodes.marketplaceStatus(30)?.meaning, "IP")
  })

  it("that are not known are undefined, and described as such", () => {
    assert.isUndefined(ResponseCodes.clientStatus(999))
    assert.strictEqual(
      ResponseCodes.describe({ marketplace_status: 999, client_status: 10 }),
      "marketplace_status 999: Not a known code. client_status 10: Complete."
    )
    assert.strictEqual(ResponseCodes.describe({}), "")
  })

  it.each([
    ["marketplace_status", ResponseCodes.marketplaceStatuses],
    ["client_status", ResponseCodes.clientStatuses]
  ])("of %s are each listed once", (_, codes) => {
    const values = codes.map(({ value }) => value)
    assert.isAbove(values.length, 20)
    assert.strictEqual(new Set(values).size, values.length)
  })
})
