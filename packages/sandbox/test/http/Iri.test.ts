import { expect, it } from "vitest"
import { isWebIri } from "../../src/http/Iri.ts"

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
])("%j: %s", (text, is) => {
  expect(isWebIri(text)).toBe(is)
})
