import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { afterAll, expect, it } from "vitest"
import type { Document } from "@fieldwork/specs/openapi"
import { shapeOf } from "../src/shapes.ts"
import { validators } from "../src/validators.ts"

const folder = mkdtempSync(join(tmpdir(), "fieldwork-validators-"))
afterAll(() => rmSync(folder, { recursive: true }))

const document = {
  openapi: "3.1.1",
  info: { title: "Things", version: "1" },
  paths: {
    "/things/{id}": {
      get: {
        operationId: "getThing",
        "x-retry": "safe",
        responses: { "200": { content: { "application/json": { schema: { $ref: "#/components/schemas/Thing" } } } } }
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
          name: { type: "string", maxLength: 3 },
          price: { type: "number" },
          size: { type: ["integer", "null"] }
        }
      }
    }
  }
} as unknown as Document

const compiled = async () => {
  const file = join(folder, "validators.gen.ts")
  writeFileSync(file, validators(document, "specs/things", ["Thing"]))
  return import(pathToFileURL(file).href)
}

it("compiled validators need no library and name every difference by its pointer", async () => {
  const { getThing, Thing } = await compiled()
  expect(getThing({ id: 1, name: "abc", more: true })).toBe(true)
  expect(Thing({ id: "1", name: "abcd" })).toBe(false)
  expect(Thing.errors.map((error: { instancePath: string }) => error.instancePath)).toEqual(["/id", "/name"])
})

it.each([
  ["an id above 2^53, which parses to another id", { id: JSON.parse("9007199254740993") }, "/id"],
  ["an id that overflows", { id: JSON.parse("1e400") }, "/id"],
  ["an id with a fraction", { id: 1.5 }, "/id"],
  ["a price that overflows", { id: 1, price: JSON.parse("1e400") }, "/price"],
  ["a nullable integer above 2^53", { id: 1, size: 2 ** 53 }, "/size"]
])("a compiled validator refuses %s", async (_what, value, pointer) => {
  const { Thing } = await compiled()
  expect(Thing(value)).toBe(false)
  expect(Thing.errors.map((error: { instancePath: string }) => error.instancePath)).toEqual([pointer])
})

it("a compiled validator accepts the largest exact integer and a nullable one that is null", async () => {
  const { Thing } = await compiled()
  expect(Thing({ id: Number.MAX_SAFE_INTEGER, price: 1e300, size: null })).toBe(true)
})

it("the shape of an item is generated beside its validator", async () => {
  expect((await compiled()).ThingShape).toEqual({
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
])("the test of a shape looks at types and not at limits: %j is %s", async (value, expected) => {
  expect((await compiled()).isThing(value)).toBe(expected)
})

it("a shape holds nested objects and lists", () => {
  const items = { $ref: "#/components/schemas/Thing" }
  const schema = { type: "object", properties: { a: { type: ["array", "null"], items } } }
  const thing = shapeOf(document, { $ref: "#/components/schemas/Thing" })
  expect(shapeOf(document, schema)).toEqual({ fields: { a: { items: thing, nullable: true } }, required: [] })
})

it.each([
  ["two types", { type: ["string", "integer"] }, "string"],
  ["no type", {}, "teach"],
  ["a choice", { type: "object", oneOf: [] }, "oneOf"],
  ["an object of any content", { type: "object" }, "any content"]
])("a shape refuses %s, instead of passing it", (_what, schema, message) => {
  expect(() => shapeOf(document, schema)).toThrow(message)
})
