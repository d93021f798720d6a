import { expect, it } from "vitest"
import { sameSurface, withoutDeclarations } from "../../src/api/extract.ts"

it("takes two orders of one namespace for the same surface", () => {
  expect(sameSurface("export {\n  make,\n  layer\n}", "export {\n  layer,\n  make\n}")).toBe(true)
})

it("tells a member that only one runtime has", () => {
  expect(sameSurface("export {\n  make,\n  layer\n}", "export {\n  make\n}")).toBe(false)
})

it("leaves what the specs generate out of a report, with its comment", () => {
  const report = [
    "```ts",
    "// @public (undocumented)\nexport interface components {\n    // (undocumented)\n    schemas: {};\n}",
    "// @public\nexport const createClient: () => Client;",
    "// @public (undocumented)\nexport type Snapshot = components['schemas']['Snapshot'];",
    "// (No @packageDocumentation comment for this package)",
    "```"
  ].join("\n\n")
  const left = withoutDeclarations(report, new Set(["components", "Snapshot"]))
  expect(left).toBe(
    "```ts\n\n// @public\nexport const createClient: () => Client;\n\n// (No @packageDocumentation comment for this package)\n\n```"
  )
})
