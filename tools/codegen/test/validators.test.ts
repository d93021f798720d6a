import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { afterAll, expect, it } from "vitest"
import type { Document } from "../src/document.ts"
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
        properties: { id: { type: "integer" }, name: { type: "string", maxLength: 3 } }
      }
    }
  }
} as unknown as Document

it("compiled validators need no library and name every difference by its pointer", async () => {
  const file = join(folder, "validators.gen.ts")
  writeFileSync(file, validators(document, "specs/things", ["Thing"]))
  const { getThing, Thing } = await import(pathToFileURL(file).href)
  expect(getThing({ id: 1, name: "abc", more: true })).toBe(true)
  expect(Thing({ id: "1", name: "abcd" })).toBe(false)
  expect(Thing.errors.map((error: { instancePath: string }) => error.instancePath)).toEqual(["/id", "/name"])
})
