import { describe, expect, it } from "vitest"
import type { Document, Schema } from "@fieldwork/specs/openapi"
import { knownValues } from "../src/knownValues.ts"

const generate = (schemas: Readonly<Record<string, Schema>>) =>
  knownValues(
    { info: { title: "Things" }, paths: {}, components: { schemas } } satisfies Document,
    "specs/things",
    "@things/known-values"
  )

describe("knownValues", () => {
  it("knownValues generates the values of a schema with their meanings in the order of the spec", () => {
    expect(
      generate({
        Code: {
          "x-known-values": [
            { value: 3, meaning: 'Called "three".' },
            { value: -1, meaning: "Gone." }
          ]
        }
      })
    ).toContain(
      'export const Code = [\n  { value: 3, meaning: "Called \\"three\\"." },\n  { value: -1, meaning: "Gone." }\n] as const'
    )
  })

  it("the docstring of each generated table of known values contains an example that looks up the meaning of a value", () => {
    const text = generate({ Code: { description: "A code.", "x-known-values": [{ value: "a", meaning: "One." }] } })
    expect(text).toContain(" * The known values of `Code` with their meanings; more values may be added. A code.\n")
    expect(text).toContain(' * Code.find(({ value }) => value === "a")?.meaning // => "One."\n')
  })

  it.each([
    ["there are no known values", {}],
    ["the values have no meanings", { Code: { "x-known-values": [{ value: "a" }] } }]
  ])("knownValues generates no file when %s", (_, schemas) => {
    expect(generate(schemas)).toBeUndefined()
  })

  it("knownValues rejects an x-known-values list that gives the same value two meanings", () => {
    const values = [
      { value: 1, meaning: "One." },
      { value: 1, meaning: "Uno." }
    ]
    expect(() => generate({ Code: { "x-known-values": values } })).toThrow("Code gives 1 two meanings")
  })
})
