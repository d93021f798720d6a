import { expect, it } from "vitest"
import { isWebIri, isWebIriWithMacros } from "../../src/http/Iri.ts"

it.each([
  ["https://a.example", true],
  ["http://a.example:8080/x/y?z=1&q=%20#f", true],
  ["https://umfragen.example/größe?ort=köln", true],
  ["https://[::1]/x", true],
  ["https://a.example/?r=%5B%25RID%25%5D", true],
  ["HTTPS://A.EXAMPLE/", true],
  ["https://a.example/?r=[%RID%]", false],
  ["https://a.example/?r=%RID%", false],
  ["https://a.example/a b", false],
  ["https://a.example/<b>", false],
  ["https://a.example/\u0000", false],
  ["https://a.example/\ud800", false],
  ["ftp://a.example/", false],
  ["//a.example/", false],
  ["a.example", false],
  ["https://", false],
  ["", false]
])("isWebIri for %j is %s", (text, is) => {
  expect(isWebIri(text)).toBe(is)
})

it.each([
  ["https://a.example/?r=[%RID%]", true],
  ["https://a.example/[%study-id%]/?pid=[%PID%]&mid=[%MID%]", true],
  ["https://a.example/?r=%5B%25RID%25%5D", true],
  ["https://[%HOST%].example/", true],
  ["https://a.example/?r=[%RID%", false],
  ["https://a.example/?r=[RID]", false],
  ["https://a.example/?r=[%R ID%]", false],
  ["[%URL%]", false]
])("isWebIriWithMacros for %j is %s", (text, is) => {
  expect(isWebIriWithMacros(text)).toBe(is)
})
