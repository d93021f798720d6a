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
  it("the generated type of an open enum accepts any string", async () => {
    expect(await generate({ type: "string", "x-known-values": [{ value: "a" }, { value: "b" }] })).toContain(
      'type Thing = "a" | "b" | (string & {})'
    )
  })

  it("the generated type of a nullable open enum includes null", async () => {
    const text = await generate({ type: ["string", "null"], "x-known-values": [{ value: "a" }] })
    expect(text).toContain('type Thing = "a" | (string & {}) | null')
  })

  it("the generated type of a closed enum accepts only the listed values, with or without meanings", async () => {
    expect(await generate({ type: "string", enum: ["a", "b"] })).toContain('type Thing = "a" | "b";')
    const meant = { type: "string", enum: ["a"], "x-known-values": [{ value: "a", meaning: "the first" }] }
    expect(await generate(meant)).toContain('type Thing = "a";')
  })

  it("each schema is generated as a named and documented interface that other types refer to", async () => {
    const text = await generate({ type: "object", description: "A thing.", properties: { id: { type: "integer" } } })
    expect(text).toMatch(/\/\*\* @description A thing\. \*\/\nexport interface Thing \{\s+id\?: number;\s+\}/)
    expect(text).toContain("Thing: Thing;")
    expect(text.match(/A thing/g)).toHaveLength(1)
  })

  it("every generated type has a docstring, and responses and parameters have their descriptions", async () => {
    const text = await types(
      {
        ...withSchema({ type: "string", description: "A thing." }),
        components: {
          schemas: { Thing: { type: "string", description: "A thing." } },
          responses: { NotFound: { description: "Nothing is under this id." } },
          parameters: { PageNumber: { name: "page", in: "query", description: "The page, from 1.", schema: {} } }
        }
      } as Document,
      "specs/things"
    )
    expect(text).toContain("/** Nothing is under this id. */\nexport type ResponseNotFound")
    expect(text).toContain("/** The page, from 1. */\nexport type ParameterPageNumber")
    expect(text.match(/^(?<!\*\/\n)export /gm)).toBeNull()
  })
})
