import { expect, it } from "vitest"
import { sameSurface, withoutDeclarations } from "../../src/api/extract.ts"

it("sameSurface is true for two API reports that differ only in the order of exports", () => {
  expect(sameSurface("export {\n  make,\n  layer\n}", "export {\n  layer,\n  make\n}")).toBe(true)
})

it("sameSurface is false when one runtime exports an additional member", () => {
  expect(sameSurface("export {\n  make,\n  layer\n}", "export {\n  make\n}")).toBe(false)
})

it("withoutDeclarations removes generated declarations and their comments from an API report", () => {
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
