import { assert, describe, it } from "@effect/vitest"
import { ResponseCodes } from "../src/index.ts"

describe("response codes", () => {
  it.each([
    [236, "consent"],
    [237, "age"],
    [3, "client survey"]
  ])("the marketplace status %i has the meaning that the spec states", (code, word) => {
    assert.include(ResponseCodes.marketplaceStatus(code)?.meaning, word)
  })

  it("the same response code has different meanings as client status and as marketplace status", () => {
    assert.include(ResponseCodes.clientStatus(30)?.meaning, "quality")
    assert.include(ResponseCodes.marketplaceStatus(30)?.meaning, "IP")
  })

  it("an unknown response code has no meaning and is described as unknown", () => {
    assert.isUndefined(ResponseCodes.clientStatus(999))
    assert.strictEqual(
      ResponseCodes.describe({ marketplace_status: 999, client_status: 10 }),
      "marketplace_status 999: Unknown code. client_status 10: Complete."
    )
    assert.strictEqual(ResponseCodes.describe({}), "")
  })

  it.each([
    ["marketplace_status", ResponseCodes.marketplaceStatuses],
    ["client_status", ResponseCodes.clientStatuses]
  ])("the list %s contains more than 20 response codes, each only once", (_, codes) => {
    const values = codes.map(({ value }) => value)
    assert.isAbove(values.length, 20)
    assert.strictEqual(new Set(values).size, values.length)
  })
})
