import { describe, expect, it } from "vitest"
import type { Document } from "../src/document.ts"
import { types } from "../src/types.ts"

const withSchema = (schema: object): Document =>
  ({
    openapi: "3.1.1",
    info: { title: "Things", version: "1" },
    paths: {},
    components: { schemas: { Thing: schema } }
  }) as Document

const generate = (schema: object) => types(withSchema(schema), "specs/things", { markers: false })

describe("types", () => {
  it("keeps an open enum open", async () => {
    expect(await generate({ anyOf: [{ type: "string", enum: ["a", "b"] }, { type: "string" }] })).toContain(
      'Thing: "a" | "b" | (string & {})'
    )
  })

  it("keeps null beside an open enum", async () => {
    const text = await generate({ anyOf: [{ type: "string", enum: ["a"] }, { type: ["string", "null"] }] })
    expect(text).toContain('Thing: "a" | (string & {}) | null')
  })

  it("keeps a closed enum closed", async () => {
    expect(await generate({ type: "string", enum: ["a", "b"] })).toContain('Thing: "a" | "b";')
  })
})
