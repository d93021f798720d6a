import { expect, it } from "vitest"
import { sameSurface } from "../../src/api/extract.ts"

it("takes two orders of one namespace for the same surface", () => {
  expect(sameSurface("export {\n  make,\n  layer\n}", "export {\n  layer,\n  make\n}")).toBe(true)
})

it("tells a member that only one runtime has", () => {
  expect(sameSurface("export {\n  make,\n  layer\n}", "export {\n  make\n}")).toBe(false)
})
