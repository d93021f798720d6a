import * as fc from "fast-check"
import { expect, it } from "vitest"
import { isWebIri, isWebIriWithMacros } from "../../src/http/Iri.ts"
import { webIriPattern } from "../../src/http/webIriPattern.ts"
import { conformsToRfc3987, iprivate, ucschar } from "./rfc3987.ts"

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
  ["https://a.example:/x", true],
  ["https://%65xample.com/", true],
  ["https://u:p@[::1]/x", true],
  ["https://[2001:db8::1]:8080/x?y#z", true],
  ["https://a.example/a\u00A0b", true],
  ["https://a.example/a\u3000b", true],
  ["https://a.example/\u{20000}", true],
  ["https://a.example/?q=\uE000\u{F0000}", true],
  ["https://a.example/?q=?&/", true],
  ["https://a.example/#", true],
  ["https://a.example/#a#b", false],
  ["https://u@v@a.example/", false],
  ["https://a.example/[x]", false],
  ["https://a.example/\uE000", false],
  ["https://a.example/#\uE000", false],
  ["https://a.example/?q=\uFDD0", false],
  ["https://a.example/\uFFFD", false],
  ["https://a.example/\uFFFE", false],
  ["https://a.example/\u0085", false],
  ["https://a.example/\u202Ex", false],
  ["https://[::1", false],
  ["https://[1::2::3]/", false],
  ["https://a.example:65536/", false],
  ["https:///a.example", false],
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

/** Text that contains the characters on both sides of each limit of the grammar, and the delimiters of all components. */
const text = fc.string({
  unit: fc.oneof(
    {
      weight: 6,
      arbitrary: fc.constantFrom(
        ..."aZ09-._~!$&'()*+,;=:@/?#[]%".split(""),
        "%4a",
        "::",
        "1.2.3.4",
        "[::1]",
        "v1.",
        "@",
        "#"
      )
    },
    { weight: 2, arbitrary: fc.constantFrom(...' "<>\\^`{|}'.split(""), "\n", "\u007F", "\u0085", "\uD800", "\uDC00") },
    {
      weight: 2,
      arbitrary: fc
        .constantFrom(...ucschar.flat(), ...iprivate.flat())
        .chain((code) => fc.constantFrom(code - 1, code, code + 1))
        .filter((code) => code <= 0x10ffff)
        .map((code) => String.fromCodePoint(code))
    },
    { weight: 1, arbitrary: fc.string({ unit: "binary", minLength: 1, maxLength: 1 }) }
  ),
  maxLength: 12
})

const ipv6 = fc.oneof(
  fc.ipV6(),
  fc
    .array(fc.constantFrom("1", "ab", "0", "12345", ":", "::", "1.2.3.4", "256.1.1.1"), { maxLength: 10 })
    .map((_) => _.join(":"))
)

it("the pattern for IRIs accepts exactly the texts that the grammar of RFC 3987 allows", () => {
  const host = fc.oneof(
    { weight: 3, arbitrary: fc.constant("a.example") },
    { weight: 1, arbitrary: ipv6.map((address) => `[${address}]`) },
    { weight: 1, arbitrary: text }
  )
  const whole = fc.tuple(fc.constantFrom("https://", "HTTP://"), fc.constantFrom("", "u@", "u:p@"), host, text)
  const counts = { true: 0, false: 0 }
  fc.assert(
    fc.property(
      fc.oneof(
        whole.map((_) => _.join("")),
        whole.map(([a, b, c, d]) => `${a}${b}${c}/${d}`)
      ),
      (iri) => {
        const conforms = conformsToRfc3987(iri)
        counts[`${conforms}`]++
        expect(webIriPattern.test(iri)).toBe(conforms)
      }
    ),
    { numRuns: 4_000 }
  )
  expect(Math.min(counts.true, counts.false)).toBeGreaterThan(400)
})
