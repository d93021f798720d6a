import type { Schema } from "@fieldwork/specs/openapi"
import { describe, expect, it } from "vitest"
import { json, violationsIn } from "./violationsIn.ts"

const integers: Schema = { type: "array", items: { type: "integer" } }
const colour: Schema = {
  type: "object",
  required: ["R"],
  properties: { R: { type: "integer" }, G: { type: "integer" } }
}
describe("path parameters", () => {
  const inPath = (schema: Schema, more: object = {}) => ({
    parameters: [{ name: "id", in: "path", required: true, schema, ...more }]
  })

  it.each([
    ["/files/{id}.json", "/files/a.json", { type: "string" }, {}],
    ["/jobs/{id}:cancel", "/jobs/7:cancel", { type: "integer" }, {}],
    ["/v{id}/items", "/v2/items", { enum: [1, 2] }, {}],
    ["/items/{id}", "/items/1,2,3", integers, {}],
    ["/items/{id}", "/items/R,100,G,200", colour, {}],
    ["/items/{id}", "/items/R=100,G=200", colour, { explode: true }],
    ["/items/{id}", "/items/.1.2", integers, { style: "label", explode: true }],
    ["/items/{id}", "/items/.1,2", integers, { style: "label" }],
    ["/items/{id}", "/items/;id=1,2", integers, { style: "matrix" }],
    ["/items/{id}", "/items/;id=1;id=2", integers, { style: "matrix", explode: true }],
    ["/items/{id}", "/items/;R=100;G=200", colour, { style: "matrix", explode: true }],
    ["/items/{id}", "/items/;id=7", { type: "integer" }, { style: "matrix" }]
  ] as ReadonlyArray<readonly [string, string, Schema, object]>)(
    "the contract checker reads the parameter of the path %s from %s",
    (path, url, schema, more) => {
      expect(violationsIn(inPath(schema, more), { url }, { path })).toEqual([])
    }
  )

  it("the contract checker reports an invalid path parameter beside literal text, and an invalid item of an array", () => {
    expect(violationsIn(inPath({ type: "integer" }), { url: "/jobs/a:cancel" }, { path: "/jobs/{id}:cancel" })).toEqual(
      ["path id: must be integer; it is a string of 1 character"]
    )
    expect(violationsIn(inPath(integers), { url: "/items/1,a" }, { path: "/items/{id}" })).toEqual([
      "path id/1: must be integer; it is a string of 1 character"
    ])
  })
})

describe("query and header parameters", () => {
  const parameter = (where: string, schema: Schema, more: object = {}) => ({
    parameters: [{ name: "given", in: where, schema, ...more }]
  })

  it.each([
    ["an object that is not exploded", colour, { explode: false }, "R,100,G,200"],
    ["an enumeration of numbers without a type", { enum: [1, 2] }, {}, "2"],
    ["a boolean constant without a type", { const: true }, {}, "true"]
  ] as ReadonlyArray<readonly [string, Schema, object, string]>)(
    "the contract checker accepts a query parameter that is %s",
    (_, schema, more, value) => {
      expect(violationsIn(parameter("query", schema, more), { url: `/items?given=${value}` })).toEqual([])
    }
  )

  it.each([
    ["an array", integers, {}, "1, 2"],
    ["an object", colour, {}, "R,100,G,200"],
    ["an exploded object", colour, { explode: true }, "R=100,G=200"]
  ] as ReadonlyArray<readonly [string, Schema, object, string]>)(
    "the contract checker accepts a header parameter that is %s",
    (_, schema, more, given) => {
      expect(violationsIn(parameter("header", schema, more), { url: "/items", headers: { given } })).toEqual([])
    }
  )

  it("the contract checker reports the invalid member of an object in a query parameter that is not exploded", () => {
    expect(violationsIn(parameter("query", colour, { explode: false }), { url: "/items?given=R,few" })).toEqual([
      "query given/R: must be integer; it is a string of 3 characters"
    ])
  })
})

describe("forms", () => {
  const form = "application/x-www-form-urlencoded"
  const multipart = "multipart/form-data; boundary=b"
  const part = (name: string, text: string) =>
    `--b\r\nContent-Disposition: form-data; name="${name}"; filename="${text}"\r\n\r\n${text}\r\n`
  const violationsOf = (properties: Readonly<Record<string, Schema>>, type: string, body: string) => {
    const schema = { type: "object", properties }
    const operation = { requestBody: { content: { [type.split(";")[0] ?? ""]: { schema } } } }
    return violationsIn(operation, { url: "/items", headers: { "content-type": type }, body }, { method: "POST" })
  }
  const texts: Schema = { type: "array", items: { type: "string" } }

  it.each([
    ["repeated fields", { tag: texts }, form, "tag=a&tag=b"],
    ["a single field", { tag: texts }, form, "tag=a"],
    ["repeated numbers", { tag: integers }, form, "tag=1&tag=2"],
    ["JSON", { tag: integers }, form, "tag=[1,2]"],
    ["several files", { tag: texts }, multipart, `${part("tag", "a")}${part("tag", "b")}--b--\r\n`]
  ] as ReadonlyArray<readonly [string, Readonly<Record<string, Schema>>, string, string]>)(
    "the contract checker accepts an array that a form contains as %s",
    (_, properties, type, body) => {
      expect(violationsOf(properties, type, body)).toEqual([])
    }
  )

  it("the contract checker reports an invalid item of an array in a form, and a repeated field that is not an array", () => {
    expect(violationsOf({ tag: integers }, form, "tag=1&tag=a")).toEqual([
      "/tag/1: must be integer; it is a string of 1 character"
    ])
    expect(violationsOf({ tag: { type: "string" } }, form, "tag=a&tag=b")).toEqual([
      "/tag: must be string; it is an array of 2 items"
    ])
  })
})

describe("responses of custom documents", () => {
  const responses = (headers: object) => ({ responses: { 200: { headers, content: json } } })

  it("the contract checker accepts arrays and booleans in response headers, and ignores headers without a schema", () => {
    const documented = {
      "X-List": { schema: { type: "array", items: { type: "string" } } },
      "X-Flag": { schema: { type: "boolean" } },
      "X-Json": { content: json },
      "Content-Type": { schema: { type: "integer" } }
    }
    const headers = { "x-list": "a, b", "x-flag": "true", "x-json": "{}" }
    expect(violationsIn(responses(documented), { url: "/items" }, { headers })).toEqual([])
    expect(violationsIn(responses(documented), { url: "/items" }, { headers: { "x-flag": "yes" } })).toEqual([
      "header X-Flag: must be boolean; it is a string of 3 characters"
    ])
  })

  it("the contract checker expects no body in the response to a HEAD request, but checks its media type", () => {
    const head = { method: "HEAD", received: "" }
    expect(violationsIn({}, { url: "/items" }, head)).toEqual([])
    expect(violationsIn({}, { url: "/items" }, { ...head, headers: { "content-type": "text/csv" } })).toEqual([
      ": has Content-Type text/csv; the contract allows application/json"
    ])
  })
})
