import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { pathToFileURL } from "node:url"
import type { Document } from "@fieldwork/specs/openapi"
import { afterAll, describe, expect, it } from "vitest"
import { shapeOf } from "../../src/shapes.ts"
import { validators } from "../../src/validators/index.ts"

const folder = mkdtempSync(join(tmpdir(), "fieldwork-validators-"))
afterAll(() => rmSync(folder, { recursive: true }))

const json = (schema: object) => ({ "application/json": { schema } })
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const id = { name: "id", in: "path", required: true, schema: { type: "integer", minimum: 1 } }

const document = {
  openapi: "3.1.1",
  info: { title: "Things", version: "1" },
  paths: {
    "/things/{id}": {
      parameters: [id],
      get: {
        operationId: "getThing",
        parameters: [
          { name: "rate", in: "query", schema: { type: "number", enum: [0.8, 0.9] } },
          { name: "full", in: "query", schema: { type: "boolean" } },
          { name: "name", in: "query", schema: { type: "string", maxLength: 3 } },
          { name: "kinds", in: "query", schema: { type: "array", items: { type: "string", enum: ["a", "b"] } } },
          { name: "filters", in: "query", schema: { type: "object", additionalProperties: { type: "string" } } }
        ],
        responses: { "200": { content: json(reference("Thing")) } }
      },
      put: {
        operationId: "replaceThing",
        requestBody: { required: true, content: json(reference("NewThing")) },
        responses: { "204": {} }
      },
      post: {
        operationId: "uploadThing",
        requestBody: {
          required: true,
          content: {
            "multipart/form-data": {
              schema: {
                type: "object",
                required: ["json"],
                properties: {
                  json: { type: "string", contentMediaType: "application/json", contentSchema: reference("Sizes") },
                  csv: { type: "string", contentMediaType: "text/csv" }
                }
              }
            }
          }
        },
        responses: { "204": {} }
      }
    }
  },
  components: {
    schemas: {
      Thing: {
        type: "object",
        required: ["id"],
        properties: {
          id: { type: "integer" },
          name: { type: "string", minLength: 1, maxLength: 3 },
          price: { type: "number" },
          size: { type: ["integer", "null"] }
        }
      },
      NewThing: {
        allOf: [reference("Sizes")],
        required: ["name"],
        properties: {
          name: { type: "string", maxLength: 3 },
          default: { type: "object" },
          parts: { type: "array", items: reference("Sizes") }
        }
      },
      Sizes: {
        type: "object",
        properties: { width: { type: "integer" }, more: { type: "object", additionalProperties: { type: "number" } } }
      }
    }
  }
} as unknown as Document

writeFileSync(join(folder, "package.json"), '{"type":"module"}')
for (const { path, text } of validators(document, "specs/things", ["Thing"])) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

// The generated modules import the loader module. Every client has a copy of it.
writeFileSync(join(folder, "loader.gen.ts"), readFileSync(join(import.meta.dirname, "../../src/clients/loader.ts")))

type Validate = ((value: unknown) => boolean) & {
  errors: ReadonlyArray<{ instancePath: string; keyword: string; params: object }> | null
}

const load = (path: string): Promise<Record<string, Validate>> => import(pathToFileURL(join(folder, path)).href)

const responses = await load("validators.gen.ts")
const requests = await load("request-validators.gen.ts")

/** Returns the JSON pointers of the errors in a value. Empty if the value is valid. */
const errorsOf = (validate: Validate | undefined, value: unknown) => {
  if (validate === undefined) throw new Error("there is no such validator")
  return validate(value) ? [] : (validate.errors ?? []).map(({ instancePath }) => instancePath)
}

describe("compiled response validator", () => {
  it("a compiled response validator requires no library, reports each error by its pointer and accepts additional fields", () => {
    expect(errorsOf(responses["getThing"], { id: 1, name: "abc", more: true })).toEqual([])
    expect(errorsOf(responses["Thing"], { id: "1", name: "abcd" })).toEqual(["/id", "/name"])
  })

  it.each([
    ["an id above 2^53, which parses to another id", { id: JSON.parse("9007199254740993") }, "/id"],
    ["an id that overflows", { id: JSON.parse("1e400") }, "/id"],
    ["an id with a fraction", { id: 1.5 }, "/id"],
    ["a price that overflows", { id: 1, price: JSON.parse("1e400") }, "/price"],
    ["a nullable integer above 2^53", { id: 1, size: 2 ** 53 }, "/size"],
    ["a text with four characters outside the basic plane", { id: 1, name: "😀😀😀😀" }, "/name"],
    ["an empty text", { id: 1, name: "" }, "/name"]
  ])("a compiled response validator rejects %s", (_what, value, pointer) => {
    expect(errorsOf(responses["Thing"], value)).toEqual([pointer])
  })

  it.each([
    ["the largest exact integer", { id: Number.MAX_SAFE_INTEGER, price: 1e300, size: null }],
    ["three characters of two UTF-16 units each", { id: 1, name: "😀😀😀" }]
  ])("a compiled response validator accepts %s", (_what, value) => {
    expect(errorsOf(responses["Thing"], value)).toEqual([])
  })

  it("the error of a compiled validator contains the allowed values of an enum and the types of a union", () => {
    expect(errorsOf(requests["getThing"], { id: 1, rate: 2, kinds: ["c"] })).toEqual(["/rate", "/kinds/0"])
    expect(requests["getThing"]?.errors?.map(({ params }) => params)).toEqual([
      { allowedValues: [0.8, 0.9, "0.8", "0.9"] },
      { allowedValues: ["a", "b"] }
    ])
    expect(errorsOf(requests["getThing"], { id: true })).toEqual(["/id"])
    expect(requests["getThing"]?.errors?.[0]).toMatchObject({
      keyword: "type",
      params: { type: ["integer", "string"] }
    })
  })
})

describe("compiled request validator", () => {
  it.each([
    [{ id: 1 }],
    [{ id: "7", rate: "0.8", full: "true", name: 12 }],
    [{ id: 7, rate: 0.9, full: false, name: "abc", kinds: ["a", "b"], filters: { any: "x", other: 18 } }]
  ])(
    "a compiled request validator accepts parameters as values and as the strings that a URL would contain: %j",
    (input) => {
      expect(errorsOf(requests["getThing"], input)).toEqual([])
    }
  )

  it.each([
    ["without a path parameter", {}, ""],
    ["with a text that is not an integer", { id: "seven" }, "/id"],
    ["with an integer below the minimum", { id: 0 }, "/id"],
    ["with another text for a boolean", { id: 1, full: "yes" }, "/full"],
    ["with a misspelt parameter", { id: 1, nane: "x" }, ""],
    ["with a body that the operation does not take", { id: 1, body: {} }, ""]
  ])("a compiled request validator rejects an operation input %s", (_what, input, pointer) => {
    expect(errorsOf(requests["getThing"], input)).toEqual([pointer])
  })

  it.each([
    ["a misspelt member", { id: 1, body: { name: "x", widht: 1 } }, "/body"],
    ["a misspelt member further down", { id: 1, body: { name: "x", parts: [{ widht: 1 }] } }, "/body/parts/0"],
    ["a missing member", { id: 1, body: { width: 1 } }, "/body"],
    ["a member of another type", { id: 1, body: { name: "x", width: "1" } }, "/body/width"],
    ["no body", { id: 1 }, ""]
  ])("a compiled request validator rejects a body with %s", (_what, input, pointer) => {
    expect(errorsOf(requests["replaceThing"], input)).toEqual([pointer])
  })

  it("a compiled request validator accepts the fields of every allOf schema and arbitrary keys, and checks the values of a map", () => {
    const body = { name: "x", width: 1, more: { any: 1 }, default: { any: 1 }, parts: [{ width: 1 }] }
    expect(errorsOf(requests["replaceThing"], { id: 1, body })).toEqual([])
    expect(errorsOf(requests["replaceThing"], { id: 1, body: { name: "x", more: { any: "1" } } })).toEqual([
      "/body/more/any"
    ])
  })

  it("a compiled request validator accepts a part of a form as a string, as a file or as a value that matches the part's schema", () => {
    expect(errorsOf(requests["uploadThing"], { id: 1, body: { json: "{}", csv: new Blob(["a"]) } })).toEqual([])
    expect(errorsOf(requests["uploadThing"], { id: 1, body: { json: { width: 1 } } })).toEqual([])
    expect(errorsOf(requests["uploadThing"], { id: 1, body: { json: { widht: 1 } } })).toContain("/body/json")
    expect(errorsOf(requests["uploadThing"], { id: 1, body: { jsn: "{}" } })).toEqual(["/body", "/body"])
  })
})

it("the generated loaders load the request and response validators of an operation by the operation's name", async () => {
  interface Loader {
    readonly load: () => Promise<object>
    readonly loadNow?: () => object | undefined
  }
  const loaders = (await load("validator-loaders.gen.ts")) as unknown as Record<string, Loader>
  const onNode = (await load("validator-loaders.node.gen.ts")) as unknown as Record<string, Loader>
  expect(Object.keys(onNode)).toEqual(Object.keys(loaders))
  expect(Object.keys(loaders)).toEqual(["getThing", "replaceThing", "uploadThing"])
  expect(Object.keys((await loaders["getThing"]?.load()) ?? {})).toEqual(["request", "response"])
  expect(Object.keys((await loaders["replaceThing"]?.load()) ?? {})).toEqual(["request"])
  expect(Object.keys(onNode["getThing"]?.loadNow?.() ?? {})).toEqual(["request", "response"])
})

it("the generated validators module lists the type of each field of a response and the required fields", () => {
  expect(responses["ThingShape"]).toEqual({
    fields: { id: "integer", name: "string", price: "number", size: "integer?" },
    required: ["id"]
  })
})

it.each([
  [{ id: 1, name: "longer than the limit", more: [] }, true],
  [{ id: 1, price: 1.5, size: null }, true],
  [{}, false],
  [{ id: null }, false],
  [{ id: 2 ** 53 }, false],
  [{ id: 1, name: null }, false],
  [{ id: 1, price: Infinity }, false],
  [[], false],
  [null, false]
])("given %j, the generated function isThing, which checks types but not limits, returns %s", (value, expected) => {
  expect(responses["isThing"]?.(value)).toBe(expected)
})

it("shapeOf describes a list of objects by the shape of its items", () => {
  const items = { $ref: "#/components/schemas/Thing" }
  const schema = { type: "object", properties: { a: { type: ["array", "null"], items } } }
  const thing = shapeOf(document, { $ref: "#/components/schemas/Thing" })
  expect(shapeOf(document, schema)).toEqual({ fields: { a: { items: thing, nullable: true } }, required: [] })
})

it.each([
  ["a schema with two types", { type: ["string", "integer"] }, "string"],
  ["a schema without a type", {}, "extend shapes.ts"],
  ["a choice", { type: "object", oneOf: [] }, "oneOf"],
  ["an object of any content", { type: "object" }, "any content"]
])("shapeOf, which generates the shape of a type, throws for %s", (_what, schema, message) => {
  expect(() => shapeOf(document, schema)).toThrow(message)
})
