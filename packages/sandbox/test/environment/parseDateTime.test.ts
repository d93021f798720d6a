import { Ajv2020 } from "ajv/dist/2020.js"
import formats from "ajv-formats"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { parseDateTime } from "../../src/environment/parseDateTime.ts"

const ajv = new Ajv2020()
;(formats as unknown as (ajv: Ajv2020) => void)(ajv)
const isDateTime = ajv.compile({ type: "string", format: "date-time" })

const twoDigits = (max: number) => fc.integer({ min: 0, max }).map((part) => String(part).padStart(2, "0"))
const dateTime = fc
  .tuple(
    fc.integer({ min: 0, max: 9999 }).map((year) => String(year).padStart(4, "0")),
    fc.constantFrom("01-01", "02-28", "06-30", "12-31"),
    fc.constantFrom("T", "t", " ", "\t"),
    fc.tuple(fc.oneof(twoDigits(23), twoDigits(50)), fc.oneof(twoDigits(59), twoDigits(61)), twoDigits(60)),
    fc.oneof(
      fc.constant(""),
      fc.nat().map((digits) => `.${digits}`)
    ),
    fc.oneof(
      fc.constantFrom("Z", "z"),
      fc
        .tuple(fc.constantFrom("+", "-"), twoDigits(23), fc.constantFrom("", ":00", "00", ":59", "30"))
        .map((parts) => parts.join(""))
    )
  )
  .map(
    ([year, day, separator, time, fraction, zone]) => `${year}-${day}${separator}${time.join(":")}${fraction}${zone}`
  )

describe("parsing times", () => {
  it.each([
    ["2026-02-01T00:00:00Z", "2026-02-01T00:00:00.000Z"],
    ["2026-02-01t00:00:00z", "2026-02-01T00:00:00.000Z"],
    ["2026-02-01 00:00:00Z", "2026-02-01T00:00:00.000Z"],
    ["2026-02-01T00:00:00+01", "2026-01-31T23:00:00.000Z"],
    ["2026-02-01T00:00:00-0530", "2026-02-01T05:30:00.000Z"],
    ["2026-02-01T00:00:00.1239+01:00", "2026-01-31T23:00:00.123Z"],
    ["2026-06-30T23:59:60Z", "2026-06-30T23:59:59.000Z"],
    ["2026-07-01T00:59:60.5+01", "2026-06-30T23:59:59.500Z"],
    ["2026-06-30T46:59:60+23:00", "2026-06-30T23:59:59.000Z"],
    ["0050-01-01T00:00:00Z", "0050-01-01T00:00:00.000Z"],
    ["2026-02-01", "2026-02-01T00:00:00.000Z"]
  ])("the sandbox parses the time %s in a request as %s", (text, instant) => {
    expect(new Date(parseDateTime(text)).toISOString()).toBe(instant)
  })

  it("parseDateTime returns a valid time for every string that the JSON Schema format date-time accepts", () => {
    fc.assert(
      fc.property(dateTime, (text) => {
        if (isDateTime(text)) expect(parseDateTime(text)).not.toBeNaN()
      }),
      { numRuns: 2_000 }
    )
  })

  it("parseDateTime returns NaN for a string in a request if the string is not a time", () => {
    expect(parseDateTime("soon")).toBeNaN()
  })
})
