import { type Document, operationsOf } from "@fieldwork/specs/openapi"
import { expect, it } from "vitest"
import { reported } from "../../src/testing/report.ts"
import { testServer } from "../../src/testing/testServer.ts"
import { callOf, encoded } from "../../src/testing/run/callOf.ts"

const ok = { description: "OK", content: { "application/json": { schema: { type: "object" } } } }
const inPath = (schema: object) => [{ name: "id", in: "path", required: true, schema }]
const document = (path: string, method: string, operation: object): Document =>
  ({
    openapi: "3.1.0",
    info: { title: "Custom" },
    paths: { [path]: { [method]: { operationId: "call", responses: { 200: ok, 400: ok, 404: ok }, ...operation } } }
  }) as Document

const json = (status: number, headers = {}) => Response.json({}, { status, headers })

it.each([
  [
    "get",
    "/files/{id}.json",
    { type: "string", pattern: "^[a-z]+$" },
    /^\/files\/[a-z]+\.json$/,
    /^\/files\/[^/]+\.json$/
  ],
  ["post", "/jobs/{id}:cancel", { type: "integer", minimum: 1 }, /^\/jobs\/[1-9]\d*:cancel$/, /^\/jobs\/[^/]+:cancel$/],
  ["head", "/items/{id}", { type: "integer" }, /^\/items\/-?\d+$/, /^\/items\/[^/]+$/]
])(
  "testServer reports no failure of a service that follows its document with the operation %s %s",
  async (method, path, schema, valid, known) => {
    const fetch = async (url: string, init: RequestInit) => {
      const { pathname } = new URL(url)
      if (!known.test(pathname)) return json(404)
      if (init.method !== method.toUpperCase()) return json(405, { allow: method.toUpperCase() })
      const response = json(valid.test(decodeURIComponent(pathname)) ? 200 : 400)
      return method === "head" ? new Response(null, response) : response
    }
    const spec = document(path, method, { parameters: inPath(schema) })
    const { failures } = await testServer({ fetch, spec })
    expect(failures.map(({ message }) => message)).toEqual([])
  }
)

it.each([
  ["label", { type: "integer" }, {}, /^\/items\/\.-?\d+$/],
  ["matrix", { type: "integer" }, {}, /^\/items\/;id=-?\d+$/],
  ["matrix", { type: "array", items: { type: "integer" }, minItems: 1 }, { explode: true }, /^\/items\/(?:;id=-?\d+)+$/]
] as const)(
  "testServer calls an operation successfully whose path parameter has the style %s and the schema %j",
  async (style, schema, more, valid) => {
    const fetch = async (url: string, { method }: RequestInit) => {
      const { pathname } = new URL(url)
      if (!/^\/items\/[^/]+$/.test(pathname)) return json(404)
      return method === "GET" ? json(valid.test(pathname) ? 200 : 400) : json(405, { allow: "GET" })
    }
    const [parameter] = inPath(schema)
    const spec = document("/items/{id}", "get", { parameters: [{ ...parameter, ...more, style }] })
    const { coverage, failures } = await testServer({ fetch, spec })
    expect(failures.map(({ message }) => message)).toEqual([])
    expect(coverage.refusedOperations).toEqual([])
  }
)

it.each([
  ["label", 7, {}, ".7"],
  ["label", ["a", "b.c"], {}, ".a,b.c"],
  ["label", ["a", "b"], { explode: true }, ".a.b"],
  ["label", { R: 1, G: 2 }, { explode: true }, ".R=1.G=2"],
  ["label", "", {}, "%20"],
  ["matrix", "a/b", {}, ";id=a%2Fb"],
  ["matrix", ["a", "b"], {}, ";id=a,b"],
  ["matrix", ["a", "b"], { explode: true }, ";id=a;id=b"],
  ["matrix", { R: 1, G: 2 }, {}, ";id=R,1,G,2"],
  ["matrix", { R: 1, G: 2 }, { explode: true }, ";R=1;G=2"],
  ["simple", { R: 1, G: 2 }, { explode: true }, "R=1%2CG=2"]
])("callOf writes a path parameter of style %s with the value %j and %j as %s", (style, value, more, text) => {
  const schema = { type: ["string", "integer", "array", "object"] }
  const [parameter] = inPath(schema)
  const spec = document("/items/{id}", "get", { parameters: [{ ...parameter, ...more, style }] })
  const [operation] = operationsOf(spec)
  expect(operation && callOf(spec, operation, { id: value }).path).toBe(`/items/${text}`)
})

it("a report names the operations that never succeeded", async () => {
  const fetch = async () => json(400)
  const result = await testServer({ fetch, spec: document("/items", "get", {}), phases: ["examples"] })
  expect(result.coverage.refusedOperations).toEqual(["call"])
  const settings = { operations: ["call"], specs: ["document.json"], seed: 1 }
  expect(reported("text", result, settings)).toContain(
    "Operations that never succeeded, so that only refusals were tested: call"
  )
})

it("callOf sends an array in a path with commas, and each item of an array in a form as a field", () => {
  const texts = { type: "array", items: { type: "string" } }
  const schema = { type: "object", properties: { tag: texts } }
  const form = "application/x-www-form-urlencoded"
  const spec = document("/items/{id}", "post", {
    parameters: inPath(texts),
    requestBody: { content: { [form]: { schema } } }
  })
  const [operation] = operationsOf(spec)
  const call = operation && callOf(spec, operation, { id: ["a", "b"], body: { tag: ["c", "d"] } })
  expect(call?.path).toBe("/items/a%2Cb")
  expect(call && encoded(call)).toEqual([form, "tag=c&tag=d"])
  const [, text] = (call && encoded({ ...call, type: "multipart/form-data" })) ?? []
  expect(text?.match(/name="tag"/g)).toHaveLength(2)
})
