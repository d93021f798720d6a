import { describe, expect, it } from "vitest"
import { fieldsOf, inputFrom } from "../src/try/fields.ts"
import { runProgram, withoutImports } from "../src/try/run-program.ts"

const input = {
  path: { id: 7 },
  query: { page: 1, name: "a b", only: ["x"] },
  body: { mediaType: "application/json", value: { deep: [1] } }
}

describe("the inputs of a sample", () => {
  it("give the same input back while nothing is changed", () => {
    const fields = fieldsOf(input)
    expect(
      inputFrom(
        input,
        fields.map((field) => [field, field.value])
      )
    ).toEqual(input)
  })

  it("leave out a query parameter that has been emptied, and say which value cannot be read", () => {
    const values = fieldsOf(input).map((field) => [field, field.name === "page" ? "" : field.value] as const)
    expect(inputFrom(input, values).query).toEqual({ name: "a b", only: ["x"] })
    const broken = fieldsOf(input).map((field) => [field, field.name === "body" ? "{" : field.value] as const)
    expect(() => inputFrom(input, broken)).toThrow("body is not valid JSON")
  })
})

describe("a program", () => {
  it("is given its imports, and prints", async () => {
    const code = 'import { double } from "./client.ts"\n\nconst reply = await double(21)\nconsole.log({ reply })'
    const modules = { "./client.ts": { double: async (value: number) => 2 * value } }
    expect(await runProgram(code, modules, {})).toEqual({ printed: ['{\n  "reply": 42\n}'] })
  })

  it("that fails says how", async () => {
    expect(await runProgram('throw new TypeError("no")', {}, {})).toEqual({ printed: [], error: "TypeError: no" })
    expect((await runProgram("const = 1", {}, {})).error).toContain("SyntaxError")
  })

  it("prints the first values of a long list, and how many there were", async () => {
    const { printed } = await runProgram("for (let at = 0; at < 60; at++) console.log(at)", {}, {})
    expect(printed).toHaveLength(51)
    expect(printed.at(-1)).toBe("… and 10 more")
  })

  it("keeps its lines where imports were", () => {
    expect(withoutImports('import { a, b } from "x"\na(b)')).toBe('const { a, b } = require("x")\na(b)')
  })
})
