import { describe, expect, it } from "vitest"
import * as exported from "../../src/index.ts"
import { collect } from "./collect.ts"
import { examples } from "./examples.gen.ts"

it("the examples that are compiled are those of the docstrings", async () => {
  await expect(collect()).toMatchFileSnapshot("examples.gen.ts")
})

it("every function that is exported has an example", () => {
  const functions = Object.entries(exported).flatMap(([name, value]) =>
    typeof value === "function" && name !== "InvalidInputError" ? [name] : []
  )
  expect(functions.filter((name) => !examples.some((example) => example.name === name))).toEqual([])
})

/** Compares with what the docstring shows: a number to its digits, anything else as JSON. */
const check = (value: unknown, shown: string): void => {
  const decimals = /^-?\d+\.(\d+)$/.exec(shown)?.[1]?.length
  if (decimals !== undefined && typeof value === "number")
    expect(value.toFixed(decimals)).toBe(Number(shown).toFixed(decimals))
  else expect(value).toEqual(JSON.parse(shown))
}

describe.each(examples)("the example of $name", ({ run }) => {
  it("shows what it says", () => {
    expect.hasAssertions()
    run(check)
  })
})
