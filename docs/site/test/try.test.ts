import { describe, expect, it } from "vitest"
import { fieldsOf, inputFrom } from "../src/try/fields.ts"
import { runProgram, withoutImports } from "../src/try/run-program.ts"

const input = {
  path: { id: 7 },
  query: { page: 1, name: "a b", only: ["x"] },
  body: { mediaType: "application/json", value: { deep: [1] } }
}

describe("inputs of a sample", () => {
  it("inputFrom returns the original input of an operation page if the reader changes none of its input fields", () => {
    const fields = fieldsOf(input)
    expect(
      inputFrom(
        input,
        fields.map((field) => [field, field.value])
      )
    ).toEqual(input)
  })

  it("an emptied query field of an operation page is omitted from the request, and an invalid value is named in the error", () => {
    const values = fieldsOf(input).map((field) => [field, field.name === "page" ? "" : field.value] as const)
    expect(inputFrom(input, values).query).toEqual({ name: "a b", only: ["x"] })
    const broken = fieldsOf(input).map((field) => [field, field.name === "body" ? "{" : field.value] as const)
    expect(() => inputFrom(input, broken)).toThrow("body is not valid JSON")
  })
})

describe("runProgram", () => {
  it("runProgram gives a program its imported modules and returns what the program prints", async () => {
    const code = 'import { double } from "./client.ts"\n\nconst reply = await double(21)\nconsole.log({ reply })'
    const modules = { "./client.ts": { double: async (value: number) => 2 * value } }
    expect(await runProgram(code, modules, {})).toEqual({ printed: ['{\n  "reply": 42\n}'] })
  })

  it("runProgram returns the error of a program that throws or does not parse", async () => {
    expect(await runProgram('throw new TypeError("no")', {}, {})).toEqual({ printed: [], error: "TypeError: no" })
    expect((await runProgram("const = 1", {}, {})).error).toContain("SyntaxError")
  })

  it("runProgram keeps the first 50 lines that a program prints, followed by the number of further lines", async () => {
    const { printed } = await runProgram("for (let at = 0; at < 60; at++) console.log(at)", {}, {})
    expect(printed).toHaveLength(51)
    expect(printed.at(-1)).toBe("… and 10 more")
  })

  it("withoutImports replaces the imports of a program by require calls without changing its line numbers", () => {
    expect(withoutImports('import { a, b } from "x"\na(b)')).toBe('const { a, b } = require("x")\na(b)')
  })
})
