import { expect, it } from "vitest"
import { literal } from "../src/samples/literal.ts"

it("literal writes unquoted keys where possible and a short object on one line", () => {
  expect(literal({ id: 7, "two words": [1, "a"], none: null })).toBe(`{ id: 7, "two words": [1, "a"], none: null }`)
})

it("literal wraps a value that is too long for one line together with its prefix", () => {
  const value = { name: "x".repeat(60) }
  expect(literal(value)).not.toContain("\n")
  expect(literal(value, "", 30)).toBe(`{\n  name: "${"x".repeat(60)}"\n}`)
})
