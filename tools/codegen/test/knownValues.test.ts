import { describe, expect, it } from "vitest"
import type { Document, Schema } from "@fieldwork/specs/openapi"
import { knownValues } from "../src/knownValues.ts"

const tables = (schemas: Readonly<Record<string, Schema>>) =>
  knownValues({ info: { title: "Things" }, paths: {}, components: { schemas } } satisfies Document, "specs/things")

describe("knownValues", () => {
  it("lists the values of a schema with their meanings, in the order of the spec", () => {
    expect(
      tables({
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

  it.each([
    ["nothing is known", {}],
    ["the values have no meanings", { Code: { "x-known-values": [{ value: "a" }] } }]
  ])("makes no file where %s", (_, schemas) => {
    expect(tables(schemas)).toBeUndefined()
  })

  it("refuses a value with two meanings", () => {
    const values = [
      { value: 1, meaning: "One." },
      { value: 1, meaning: "Uno." }
    ]
    expect(() => tables({ Code: { "x-known-values": values } })).toThrow("Code gives 1 two meanings")
  })
})
