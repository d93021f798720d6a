import { assert, describe, it } from "@effect/vitest"
import { textRedactor } from "../../src/auth/textRedactor.ts"
import * as DeprecationNotice from "../../src/diagnostics/DeprecationNotice.ts"
import type { Operation } from "../../src/operation/Operation.ts"
import * as HttpDate from "../../src/retry/HttpDate.ts"
import { definitions } from "../support/thingService.ts"

const read = (definition: Operation, headers: Headers) =>
  DeprecationNotice.read(definition, headers, textRedactor([]), HttpDate.parse)

describe("DeprecationNotice", () => {
  it("the deprecation notice of an operation that only the spec marks as deprecated names the replacement", () => {
    assert.deepStrictEqual(read(definitions.oldThing, new Headers()), {
      operation: "oldThing",
      replacement: "getThing",
      guide: "It takes an id.",
      links: [],
      message: "oldThing is deprecated: call getThing instead. It takes an id"
    })
  })

  it("an operation that neither the spec nor a header marks as deprecated has no deprecation notice", () => {
    assert.strictEqual(read(definitions.getThing, new Headers({ link: '<x>; rel="next"' })), undefined)
  })

  it.each([
    ["@1688169599", "2023-06-30T23:59:59.000Z"],
    ["Fri, 30 Jun 2023 23:59:59 GMT", "2023-06-30T23:59:59.000Z"],
    ["true", undefined],
    ["@notanumber", undefined]
  ])("the Deprecation header %s gives the deprecation date %s", (header, since) => {
    assert.strictEqual(read(definitions.getThing, new Headers({ deprecation: header }))?.since, since)
  })

  it("a Sunset header without a Deprecation header gives a notice with the retirement date", () => {
    const notice = read(definitions.getThing, new Headers({ sunset: "Sun, 30 Jun 2047 23:59:59 GMT" }))
    assert.strictEqual(notice?.sunset, "2047-06-30T23:59:59.000Z")
    assert.include(notice?.message, "retires on 2047-06-30")
  })

  it("dates in asctime form in deprecation headers are read as UTC in any local time zone", () => {
    const zone = process.env["TZ"]
    process.env["TZ"] = "Asia/Tokyo"
    const headers = { deprecation: "Fri Jun 30 23:59:59 2023", sunset: "Sun Jun 30 23:59:59 2047" }
    const notice = read(definitions.getThing, new Headers(headers))
    if (zone === undefined) delete process.env["TZ"]
    else process.env["TZ"] = zone
    assert.deepInclude(notice, { since: "2023-06-30T23:59:59.000Z", sunset: "2047-06-30T23:59:59.000Z" })
  })

  it("a date in the Deprecation header replaces the deprecation date in the spec", () => {
    const definition = { ...definitions.oldThing, deprecation: { since: "2020-01-01", sunset: "2021-01-01" } }
    const notice = read(definition, new Headers({ deprecation: "@1688169599" }))
    assert.deepInclude(notice, { since: "2023-06-30T23:59:59.000Z", sunset: "2021-01-01" })
  })

  it("a deprecation notice contains only the links whose relation concerns deprecation", () => {
    const link = [
      '<https://a.example/next>; rel="next"',
      '<https://a.example/why>; rel="deprecation"; type="text/html"',
      "<https://a.example/v2>; rel=successor-version",
      '<https://a.example/both>; rel="sunset latest-version"'
    ].join(", ")
    assert.deepStrictEqual(read(definitions.oldThing, new Headers({ link }))?.links, [
      { relation: "deprecation", href: "https://a.example/why" },
      { relation: "successor-version", href: "https://a.example/v2" },
      { relation: "sunset", href: "https://a.example/both" },
      { relation: "latest-version", href: "https://a.example/both" }
    ])
  })
})
