import { describe, expect, it } from "vitest"
import type { Document, OperationObject, Parameter } from "@fieldwork/specs/openapi"
import { operationTable } from "../src/operations.ts"

const document = (operation: Partial<OperationObject>, path = "/things/{id}"): Document => ({
  info: { title: "Things" },
  paths: {
    [path]: { get: { operationId: "getThing", "x-retry": "safe", responses: { "200": {}, "404": {} }, ...operation } }
  },
  security: [{ key: [] }],
  components: { securitySchemes: { key: { type: "apiKey" }, token: { type: "http", scheme: "bearer" } } }
})

const array = (name: string, isStated: boolean): Parameter => ({
  name,
  in: "query",
  explode: false,
  schema: { type: "array", items: {} },
  "x-provenance": { section: "Things", [isStated ? "stated" : "inferred"]: ["explode"] }
})

const table = (operation: Partial<OperationObject>) => operationTable(document(operation), "specs/things")

describe("operationTable", () => {
  it("reads method, path, retry class and statuses", () => {
    const text = table({})
    for (const part of ['method: "GET"', 'path: "/things/{id}"', 'retry: "safe"', "200,", "404"])
      expect(text).toContain(part)
  })

  it.each([
    [undefined, "key"],
    [[{ token: [] }], "bearer"],
    [[], "none"]
  ])("reads security %j as %s", (security, auth) => {
    expect(table(security === undefined ? {} : { security })).toContain(`auth: "${auth}"`)
  })

  it("names the parameters whose arrays the document states to be joined by commas", () => {
    const text = table({ parameters: [array("ids", true), array("names", false)] })
    expect(text).toContain('export const commaSeparated = ["ids"]')
  })

  it("refuses an operation without a retry class", () => {
    expect(() =>
      operationTable({ ...document({}), paths: { "/a": { get: { operationId: "getA", responses: {} } } } }, "x")
    ).toThrow("getA has no x-retry")
  })

  it("refuses a name that stands in two places, as input is one flat object", () => {
    const id: Parameter = { name: "id", in: "path" }
    expect(() => table({ parameters: [id, { name: "id", in: "query" }] })).toThrow("clashes")
  })

  it("refuses an array that is repeated, as no client could write it with commas", () => {
    expect(() => table({ parameters: [{ ...array("ids", true), explode: true }] })).toThrow("needs `explode: false`")
  })

  it("refuses one name with two array styles", () => {
    const two = { ...document({ parameters: [array("ids", true)] }) }
    const paths = {
      ...two.paths,
      ...document({ operationId: "getOther", parameters: [array("ids", false)] }, "/others").paths
    }
    expect(() => operationTable({ ...two, paths }, "x")).toThrow("another array style")
  })
})
