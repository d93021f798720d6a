import { expect, it } from "vitest"
import { fieldFor, replaceMacros, toLocation } from "../../../src/exchange/entry/Redirect.ts"

it.each([
  [3, 10, "SuccessLink"],
  [3, 20, "FailureLink"],
  [3, 30, "QualityTerminationLink"],
  [3, 137, "QualityTerminationLink"],
  [3, 40, "OverQuotaLink"],
  [40, -1, "OverQuotaLink"],
  [41, -1, "OverQuotaLink"],
  [42, -1, "DefaultLink"],
  [23, -1, "FailureLink"],
  [24, -1, "FailureLink"],
  [236, -1, "FailureLink"],
  [30, -1, "QualityTerminationLink"],
  [35, -1, "QualityTerminationLink"],
  [139, -1, "QualityTerminationLink"]
])(
  "an outcome with marketplace status %i and client status %i redirects the respondent to the %s",
  (marketplaceStatus, clientStatus, field) => {
    expect(fieldFor({ marketplaceStatus, clientStatus })).toBe(field)
  }
)

const values = { pid: "p", mid: "m 1", revenue: 1_234_567_890, entryQuery: new URLSearchParams("a=1&PID=other&b-c=2") }

it.each([
  ["[%MID%]", "m%201"],
  ["[%mid%]-[%MID%]", "m%201-m%201"],
  ["[%PID%]", "p"],
  ["[%REVENUE%]", "1.23456789"],
  ["[%A%][%b-c%]", "12"],
  ["[%UNKNOWN%] [MID] %MID% [%MID]", "[%UNKNOWN%] [MID] %MID% [%MID]"]
])("replacing the macros in the redirect %s gives %s", (template, text) => {
  expect(replaceMacros(template, values)).toBe(text)
})

it.each([
  ["https://a.example/?x=[%Y%]", "https://a.example/?x=[%Y%]"],
  ["https://a.example/ü b", "https://a.example/%C3%BC%20b"],
  ["https://a.example/\r\nset-cookie: x", "https://a.example/set-cookie:%20x"],
  ["javascript:alert(1)", undefined],
  ["tracking-code", undefined],
  ["", undefined]
])("a redirect to the link %j has the Location header %s", (link, location) => {
  expect(toLocation(link)).toBe(location)
})
