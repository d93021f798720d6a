import { describe, expect, it } from "vitest"
import type { Api, Complete } from "../src/spec/documents.ts"
import { bodyTree, parameterField } from "../src/spec/fields.ts"
import type { Schema } from "@fieldwork/specs/openapi"
import { typeWords, valuesOf } from "../src/spec/schema-words.ts"

const api = (schemas: Readonly<Record<string, Schema>>): Api => ({
  name: "exchange",
  label: "Exchange",
  document: { info: { title: "Fixture" }, components: { schemas, securitySchemes: {} } } as unknown as Complete
})

const text = (words: ReadonlyArray<{ readonly text: string }>) => words.map((word) => word.text).join("")

describe("a tree of fields", () => {
  it("opens a named object once and ends where a schema holds itself", () => {
    const tree: Schema = {
      properties: { left: { $ref: "#/components/schemas/Node" }, right: { $ref: "#/components/schemas/Node" } }
    }
    const [left, right] = bodyTree(api({ Node: tree }), { $ref: "#/components/schemas/Node" }, "body").fields
    expect([left?.inside, right?.inside]).toEqual([undefined, undefined])
    const [first, second] = bodyTree(api({ Node: { properties: { id: { type: "integer" } } } }), tree, "body").fields
    expect(first?.inside?.fields.map(({ name }) => name)).toEqual(["id"])
    expect(second?.inside).toBeUndefined()
  })

  it("holds the fields of every part of an allOf, with what each requires", () => {
    const schema: Schema = {
      allOf: [{ $ref: "#/components/schemas/Base" }, { properties: { b: { type: "string" } }, required: ["b"] }]
    }
    const { fields } = bodyTree(
      api({ Base: { properties: { a: { type: "string" } }, required: ["a"] } }),
      schema,
      "body"
    )
    expect(fields.map(({ name, required }) => [name, required])).toEqual([
      ["a", true],
      ["b", true]
    ])
  })

  it("marks what is inferred, and is silent on what is stated", () => {
    const form: Schema = {
      required: ["guess"],
      properties: {
        sure: { type: "string", maxLength: 3 },
        guess: { type: "string", description: "Perhaps.", "x-provenance": { inferred: ["description"] } }
      },
      "x-provenance": { section: "Limits", stated: ["type", "properties", "maxLength"], inferred: ["required"] }
    }
    const [sure, guess] = bodyTree(api({ Form: form }), { $ref: "#/components/schemas/Form" }, "body").fields
    expect(sure?.origins).toEqual([])
    expect(guess?.origins).toEqual([{ kind: "inferred", of: ["required", "meaning"], seen: [], decisions: [] }])
  })

  it("prefers what stands beside a reference to what it points at", () => {
    const schema: Schema = { properties: { a: { $ref: "#/components/schemas/A", description: "beside" } } }
    const [field] = bodyTree(api({ A: { type: "string", description: "behind" } }), schema, "body").fields
    expect(field?.description).toBe("beside")
  })
})

describe("the words of a schema", () => {
  it("tells an open list of values from a closed one", () => {
    expect(valuesOf(api({}), { enum: ["a"] })?.closed).toBe(true)
    expect(valuesOf(api({}), { type: "string", "x-known-values": [{ value: "a" }] })?.closed).toBe(false)
    expect(valuesOf(api({}), { type: "integer", "x-known-values": [{ value: 1, meaning: "one" }] })).toEqual({
      closed: false,
      values: [{ value: "1", meaning: "one" }]
    })
  })

  it("names lists, maps and what may be null", () => {
    expect(text(typeWords(api({}), { type: ["array", "null"], items: { type: "string", format: "uuid" } }))).toBe(
      "list of UUID or null"
    )
    expect(text(typeWords(api({}), { type: "object", additionalProperties: { type: "integer" } }))).toBe(
      "map to integer"
    )
  })

  it("says how a list travels in the query", () => {
    const list = { name: "x", in: "query", schema: { type: "array", items: { type: "string" } } } as const
    expect(parameterField(api({}), { ...list, explode: false }).limits).toEqual(["one value, joined by commas"])
    expect(parameterField(api({}), { ...list, explode: true }).limits).toEqual(["repeated, once a value"])
  })
})
