import { type Document, operationsOf } from "@fieldwork/specs/openapi"
import { expect, it } from "vitest"
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
