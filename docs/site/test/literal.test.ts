import { expect, it } from "vitest"
import { literal } from "../src/samples/literal.ts"

it("literal formats a value as JavaScript source with unquoted keys where possible and a short object on one line", () => {
  expect(literal({ id: 7, "two words": [1, "a"], none: null })).toBe(`{ id: 7, "two words": [1, "a"], none: null }`)
})

it("literal breaks a JavaScript value over several lines if the value and its prefix do not fit on one line", () => {
  const value = { name: "x".repeat(60) }
  expect(literal(value)).not.toContain("\n")
  expect(literal(value, "", 30)).toBe(`{\n  name: "${"x".repeat(60)}"\n}`)
})
