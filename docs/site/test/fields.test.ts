import { describe, expect, it } from "vitest"
import type { Api, Complete } from "../src/spec/documents.ts"
import { bodyTree, parameterField } from "../src/spec/fields.ts"
import type { Schema } from "@fieldwork/specs/openapi"
import { typeWords, valuesOf, withoutStated } from "../src/spec/schema-words.ts"

const api = (schemas: Readonly<Record<string, Schema>>): Api => ({
  name: "exchange",
  label: "Exchange",
  document: { info: { title: "Fixture" }, components: { schemas, securitySchemes: {} } } as unknown as Complete
})

const text = (words: ReadonlyArray<{ readonly text: string }>) => words.map((word) => word.text).join("")

describe("bodyTree", () => {
  it("the field tree of a schema expands a named object once and stops at a recursive schema", () => {
    const tree: Schema = {
      properties: { left: { $ref: "#/components/schemas/Node" }, right: { $ref: "#/components/schemas/Node" } }
    }
    const [left, right] = bodyTree(api({ Node: tree }), { $ref: "#/components/schemas/Node" }, "body").fields
    expect([left?.inside, right?.inside]).toEqual([undefined, undefined])
    const [first, second] = bodyTree(api({ Node: { properties: { id: { type: "integer" } } } }), tree, "body").fields
    expect(first?.inside?.fields.map(({ name }) => name)).toEqual(["id"])
    expect(second?.inside).toBeUndefined()
  })

  it("the field tree of a schema contains the fields of every part of an allOf and marks the required ones", () => {
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

  it("the field tree of a schema marks what the API document does not state and leaves what it states unmarked", () => {
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
    expect(guess?.origins).toEqual([{ kind: "inferred", of: ["required", "meaning"], sources: [], decisions: [] }])
  })

  it("the description next to a $ref takes precedence over the description of the referenced schema", () => {
    const schema: Schema = { properties: { a: { $ref: "#/components/schemas/A", description: "beside" } } }
    const [field] = bodyTree(api({ A: { type: "string", description: "behind" } }), schema, "body").fields
    expect(field?.description).toBe("beside")
  })
})

describe("schema descriptions", () => {
  it("valuesOf marks an enum as closed if its schema has enum and as open if its schema has x-known-values", () => {
    expect(valuesOf(api({}), { enum: ["a"] })?.closed).toBe(true)
    expect(valuesOf(api({}), { type: "string", "x-known-values": [{ value: "a" }] })?.closed).toBe(false)
    expect(valuesOf(api({}), { type: "integer", "x-known-values": [{ value: 1, meaning: "one" }] })).toEqual({
      closed: false,
      values: [{ value: "1", meaning: "one" }]
    })
  })

  it("typeWords describes list, map and nullable types in words", () => {
    expect(text(typeWords(api({}), { type: ["array", "null"], items: { type: "string", format: "uuid" } }))).toBe(
      "list of UUID or null"
    )
    expect(text(typeWords(api({}), { type: "object", additionalProperties: { type: "integer" } }))).toBe(
      "map to integer"
    )
  })

  it("withoutStated omits a limit that the description of a field already states and keeps other limits", () => {
    const limits = ["at least 1 item", "at most 3 items", "each at most 20 characters"]
    expect(withoutStated(limits, "Channels, at most 3; digital when absent.")).toEqual([limits[0], limits[2]])
    expect(withoutStated(limits, "Names of at most 3 characters.")).toEqual(limits)
    expect(withoutStated(["at most 3"], "At most 30, and at most 3.5.")).toEqual(["at most 3"])
    expect(withoutStated(["at least 1 character", "at most 300 characters"], "Name, 1 to 300 characters.")).toEqual([])
    expect(withoutStated(["at least 1", "at most 11"], "Priority from 1, the highest, to 11.")).toEqual([])
    expect(withoutStated(["more than 0", "less than 1"], "Level between 0 and 1.")).toEqual([])
    expect(withoutStated(["at least 0", "at most 10"], "Share, 0 to 100.")).toEqual(["at most 10"])
  })

  it("withoutStated omits a default that a field's description already states, and keeps one that differs from the description", () => {
    for (const [value, text] of [
      ["false", "Whether it is used; false when absent."],
      ['["digital"]', "Channels; `digital` alone when absent."],
      ["10", "The number of items per page. Default: 10."],
      ['"NONE"', "How it is reported: `NONE`, the default and recommended, redirects."],
      ["[0.9]", "Levels to test at; 0.9 when it is absent."]
    ] as const)
      expect(withoutStated([`default \`${value}\``], text)).toEqual([])
    expect(withoutStated(["default `1000`"], "At least 1000; 10 when absent.")).toEqual(["default `1000`"])
    expect(withoutStated(["default `0`"], "10 when absent.")).toEqual(["default `0`"])
    expect(withoutStated(["default `1`"], "Default: 10.")).toEqual(["default `1`"])
    expect(withoutStated(["default `1`"], "Default: 1.5.")).toEqual(["default `1`"])
  })

  it("parameterField states how a list parameter is encoded in the query string", () => {
    const list = { name: "x", in: "query", schema: { type: "array", items: { type: "string" } } } as const
    expect(parameterField(api({}), { ...list, explode: false }).limits).toEqual(["one value, joined by commas"])
    expect(parameterField(api({}), { ...list, explode: true }).limits).toEqual(["repeated, once a value"])
  })
})
