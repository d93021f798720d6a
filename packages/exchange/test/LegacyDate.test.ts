import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { LegacyDate } from "../src/index.ts"

describe("LegacyDate", () => {
  it.each([
    ["/Date(1767225600000-0600)/", "2026-01-01T00:00:00.000Z", -360],
    ["/Date(1767225600000+0530)/", "2026-01-01T00:00:00.000Z", 330],
    ["/Date(0)/", "1970-01-01T00:00:00.000Z", 0],
    ["/Date(-62135596800000)/", "0001-01-01T00:00:00.000Z", 0]
  ])(
    "LegacyDate.parse takes the moment of %s from its milliseconds in UTC, and keeps its offset without shifting the moment",
    (text, moment, offsetMinutes) => {
      const date = LegacyDate.parse(text)
      assert.strictEqual(LegacyDate.toDate(date).toISOString(), moment)
      assert.strictEqual(date.offsetMinutes, offsetMinutes)
    }
  )

  it.each([
    "",
    "2026-01-01T00:00:00Z",
    "/Date()/",
    "/Date(1767225600000",
    "Date(1767225600000)",
    "/Date(1767225600000-600)/",
    "/Date(1767225600000+1401)/",
    "/Date(1767225600000+0060)/",
    "/Date(8640000000000001)/",
    "/Date(1.5)/",
    "/Date(1767225600000)/\n"
  ])("LegacyDate.parse rejects %j with InvalidLegacyDateError", (text) => {
    assert.throws(() => LegacyDate.parse(text), LegacyDate.InvalidLegacyDateError)
  })

  it.prop(
    "LegacyDate.parse reads back exactly the date that LegacyDate.toText has written",
    [
      Schema.Int.check(Schema.isBetween({ minimum: -8.64e15, maximum: 8.64e15 })),
      Schema.Int.check(Schema.isBetween({ minimum: -840, maximum: 840 }))
    ],
    ([epochMillis, offsetMinutes]) => {
      const date = { epochMillis, offsetMinutes }
      assert.deepEqual(LegacyDate.parse(LegacyDate.toText(date)), date)
    }
  )
})
