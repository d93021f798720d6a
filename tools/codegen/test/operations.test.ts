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

const generate = (operation: Partial<OperationObject>) =>
  operationTable(document(operation), "specs/things", "@things/operations")

describe("operationTable", () => {
  it("operationTable generates method, path, retry class and status codes of an operation", () => {
    const text = generate({})
    for (const part of ['method: "GET"', 'path: "/things/{id}"', 'retry: "safe"', "200,", "404"])
      expect(text).toContain(part)
  })

  it("the docstring of each operation definition has an example with its path and retry class", () => {
    const text = operationTable(document({ summary: "Get a thing. */" }), "specs/things", "@things/operations")
    expect(text).toContain(" * Get a thing. *\\/: the definition of `GET /things/{id}` in the operation table.\n")
    expect(text).toContain(' * import { getThing } from "@things/operations"\n * getThing.path // => "/things/{id}"\n')
  })

  it.each([
    [undefined, "key"],
    [[{ token: [] }], "bearer"],
    [[], "none"]
  ])("operationTable generates the authentication for security %j as %s", (security, auth) => {
    expect(generate(security === undefined ? {} : { security })).toContain(`auth: "${auth}"`)
  })

  it("operationTable lists the array parameters that are comma-separated according to the API document", () => {
    const text = generate({ parameters: [array("ids", true), array("names", false)] })
    expect(text).toContain('export const commaSeparated = ["ids"]')
  })

  it("operationTable rejects an operation without a retry class", () => {
    expect(() =>
      operationTable({ ...document({}), paths: { "/a": { get: { operationId: "getA", responses: {} } } } }, "x", "y")
    ).toThrow("getA has no x-retry")
  })

  it("operationTable rejects an operation with the same parameter name in two locations", () => {
    const id: Parameter = { name: "id", in: "path" }
    expect(() => generate({ parameters: [id, { name: "id", in: "query" }] })).toThrow("clashes")
  })

  it("operationTable rejects a comma-separated array with explode: true", () => {
    expect(() => generate({ parameters: [{ ...array("ids", true), explode: true }] })).toThrow("needs `explode: false`")
  })

  it("operationTable rejects one parameter name with two array styles", () => {
    const two = { ...document({ parameters: [array("ids", true)] }) }
    const paths = {
      ...two.paths,
      ...document({ operationId: "getOther", parameters: [array("ids", false)] }, "/others").paths
    }
    expect(() => operationTable({ ...two, paths }, "x", "y")).toThrow("another array style")
  })
})
