import type { Document, Schema } from "@fieldwork/specs/openapi"
import { expect, it } from "vitest"
import { contractOf } from "../../src/validation/Contract.ts"
import { unusableSchemas } from "../../src/validation/unusableSchemas.ts"

const body = "#/paths/~1a/get/responses/200/content/application~1json/schema"
const documentWith = (schema: Schema, more: object = {}): Document => {
  const responses = { 200: { description: "OK", content: { "application/json": { schema } } } }
  const paths = { "/a": { get: { operationId: "a", responses, ...more } } }
  return { openapi: "3.1.0", info: { title: "Custom", version: "1" }, paths } as Document
}
const pointersIn = (schema: Schema) => unusableSchemas(documentWith(schema)).map(({ pointer }) => pointer)
const invalid: Schema = { type: "string", pattern: "[" }

it("unusableSchemas names the invalid schema if another schema has properties with the names of keywords", () => {
  const nested = { type: "object", properties: { type: { type: "string" }, required: { type: "boolean" } } }
  expect(pointersIn({ type: "object", properties: { code: invalid, nested } })).toEqual([`${body}/properties/code`])
  expect(pointersIn({ type: "object", properties: { nested } })).toEqual([])
})

it("unusableSchemas ignores examples and default values that look like invalid schemas", () => {
  const like = { type: 3, pattern: "[" }
  expect(pointersIn({ properties: { code: invalid }, example: like, default: like, enum: [like] })).toEqual([
    `${body}/properties/code`
  ])
})

it("unusableSchemas names every invalid schema once, also in a schema that refers to itself", () => {
  const items = { type: "array", prefixItems: [{ type: "string" }, invalid], items: { $ref: body } }
  expect(pointersIn({ anyOf: [items, { not: invalid }] })).toEqual([
    `${body}/anyOf/0/prefixItems/1`,
    `${body}/anyOf/1/not`
  ])
})

it("a reference to an anchor is resolved in response bodies and parameters", () => {
  const parameters = [{ name: "p", in: "query", schema: { $ref: "#count" } }]
  const schema = { type: "object", properties: { a: { $anchor: "count", type: "integer" }, b: { $ref: "#count" } } }
  const spec = documentWith(schema, { parameters })
  expect(unusableSchemas(spec)).toEqual([])
  const violationsIn = (url: string, received: object) =>
    contractOf({ spec })
      .interaction(
        { method: "GET", url, headers: {}, body: "" },
        { status: 200, headers: { "content-type": "application/json" }, body: JSON.stringify(received) }
      )
      .violations.map(({ at }) => at)
  expect(violationsIn("/a?p=1", { b: 1 })).toEqual([])
  expect(violationsIn("/a?p=1", { b: "x" })).toEqual(["/b"])
})
