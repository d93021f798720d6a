import type { Schema } from "@fieldwork/specs/openapi"
import { describe, expect, it } from "vitest"
import { violationsIn } from "./violationsIn.ts"

const integers: Schema = { type: "array", items: { type: "integer" } }
const map: Schema = { type: "object", additionalProperties: { type: "integer" } }
const patterned: Schema = {
  type: "object",
  patternProperties: { "^n_": { type: "integer" } },
  additionalProperties: false
}
const either: Schema = {
  oneOf: [
    { type: "object", required: ["x"], properties: { x: { type: "integer" } }, additionalProperties: false },
    { type: "object", required: ["z"], properties: { z: { type: "boolean" } }, additionalProperties: false }
  ]
}
const optionalIntegers: Schema = { anyOf: [integers, { type: "null" }] }
const oneOrMany: Schema = { anyOf: [{ type: "integer" }, integers] }
const deep = { style: "deepObject" }
const parameter = (where: string, schema: Schema, more: object) => ({
  parameters: [{ name: "p", in: where, schema, ...more }]
})

describe("query parameters whose types are in combined schemas", () => {
  it.each([
    [{ anyOf: [integers, { type: "null" }] }, {}, "p=1&p=2"],
    [optionalIntegers, {}, "p="],
    [optionalIntegers, { explode: false }, "p=1,2"],
    [oneOrMany, {}, "p=1"],
    [oneOrMany, {}, "p=1&p=2"],
    [{ allOf: [{ oneOf: [{ type: "string", enum: ["all"] }, integers] }] }, {}, "p=all"],
    [
      {
        anyOf: [
          { type: "integer", maximum: 9 },
          { type: "string", minLength: 2 }
        ]
      },
      {},
      "p=10"
    ],
    [map, deep, "p[x]=1"],
    [map, {}, "x=1"],
    [map, { explode: false }, "p=x,1"],
    [patterned, {}, "n_a=1"],
    [patterned, deep, "p[n_a]=1"],
    [either, deep, "p[x]=1"],
    [either, deep, "p[z]=true"],
    [either, {}, "z=true"],
    [{ anyOf: [map, { type: "null" }] }, {}, "p="],
    [{ type: "object", properties: { list: true } }, deep, "p[list]=1"]
  ] as ReadonlyArray<readonly [Schema, object, string]>)(
    "the contract checker accepts a query parameter with the schema %j and %j in ?%s",
    (schema, more, query) => {
      expect(violationsIn(parameter("query", schema, more), { url: `/items?${query}` })).toEqual([])
    }
  )

  it.each([
    [optionalIntegers, {}, "p=1&p=a", "query p/1: must be integer; it is a string of 1 character"],
    [map, deep, "p[x]=a", "query p/x: must be integer; it is a string of 1 character"],
    [patterned, {}, "n_a=a", "query p/n_a: must be integer; it is a string of 1 character"],
    [oneOrMany, {}, "p=a", "query p: matches none of the 2 forms that the contract allows; it is an array of 1 item"],
    [map, deep, "p=a", "query p: must be object; it is a string of 1 character"],
    [either, {}, "y=1", "query y: is not a parameter of this operation"],
    [{ anyOf: [patterned, { type: "null" }] }, {}, "y=1", "query y: is not a parameter of this operation"]
  ] as ReadonlyArray<readonly [Schema, object, string, string]>)(
    "the contract checker reports an invalid query parameter with the schema %j and %j in ?%s",
    (schema, more, query, message) => {
      expect(violationsIn(parameter("query", schema, more), { url: `/items?${query}` })).toEqual([message])
    }
  )
})

it.each([
  ["path", "/items/1,2", optionalIntegers],
  ["path", "/items/x,1", map],
  ["path", "/items/z,true", either]
] as ReadonlyArray<readonly [string, string, Schema]>)(
  "the contract checker accepts a %s parameter in %s with the combined schema %j",
  (where, url, schema) => {
    expect(violationsIn(parameter(where, schema, {}), { url }, { path: "/items/{p}" })).toEqual([])
  }
)

it("the contract checker accepts a header whose properties come from additionalProperties or from a branch", () => {
  for (const [schema, p] of [
    [map, "x,1"],
    [either, "z,true"],
    [optionalIntegers, "1, 2"]
  ] as const)
    expect(violationsIn(parameter("header", schema, {}), { url: "/items", headers: { p } })).toEqual([])
})

describe("forms with combined schemas", () => {
  const form = "application/x-www-form-urlencoded"
  const violationsOf = (schema: Schema, body: string) => {
    const operation = { requestBody: { content: { [form]: { schema } } } }
    return violationsIn(operation, { url: "/items", headers: { "content-type": form }, body }, { method: "POST" })
  }
  const withTag = (tag: Schema): Schema => ({ type: "object", properties: { tag } })

  it.each([
    [map, "x=1"],
    [patterned, "n_a=1"],
    [either, "x=1"],
    [either, "z=true"],
    [withTag(optionalIntegers), "tag=1&tag=2"],
    [withTag(oneOrMany), "tag=1"],
    [withTag({ anyOf: [{ type: "string" }, integers] }), "tag=a"]
  ] as ReadonlyArray<readonly [Schema, string]>)(
    "the contract checker accepts a form with the schema %j in %s",
    (schema, body) => {
      expect(violationsOf(schema, body)).toEqual([])
    }
  )

  it("the contract checker reports an invalid field of a form whose fields come from additionalProperties", () => {
    expect(violationsOf(map, "x=a")).toEqual(["/x: must be integer; it is a string of 1 character"])
  })
})
