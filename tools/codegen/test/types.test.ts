import { describe, expect, it } from "vitest"
import type { Document } from "@fieldwork/specs/openapi"
import { types } from "../src/types.ts"

const withSchema = (schema: object): Document =>
  ({
    openapi: "3.1.1",
    info: { title: "Things", version: "1" },
    paths: {},
    components: { schemas: { Thing: schema } }
  }) as Document

const generate = (schema: object) => types(withSchema(schema), "specs/things")

describe("types", () => {
  it("keeps an open enum open", async () => {
    expect(await generate({ type: "string", "x-known-values": [{ value: "a" }, { value: "b" }] })).toContain(
      'type Thing = "a" | "b" | (string & {})'
    )
  })

  it("keeps null beside an open enum", async () => {
    const text = await generate({ type: ["string", "null"], "x-known-values": [{ value: "a" }] })
    expect(text).toContain('type Thing = "a" | (string & {}) | null')
  })

  it("keeps a closed enum closed, with or without meanings", async () => {
    expect(await generate({ type: "string", enum: ["a", "b"] })).toContain('type Thing = "a" | "b";')
    const meant = { type: "string", enum: ["a"], "x-known-values": [{ value: "a", meaning: "the first" }] }
    expect(await generate(meant)).toContain('type Thing = "a";')
  })

  it("declares each schema under its name, with its documentation, and refers to it", async () => {
    const text = await generate({ type: "object", description: "A thing.", properties: { id: { type: "integer" } } })
    expect(text).toMatch(/\/\*\* @description A thing\. \*\/\nexport interface Thing \{\s+id\?: number;\s+\}/)
    expect(text).toContain("Thing: Thing;")
    expect(text.match(/A thing/g)).toHaveLength(1)
  })
})
