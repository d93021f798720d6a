import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"
import { rateRelease, markReleased } from "../../src/spec/rateRelease.ts"
import { type Shop, shopAfter } from "./shop.ts"

let root = ""
const write = (file: string, text: string) => writeFileSync(join(root, file), text)
const specs = (change?: (shop: Shop) => void) => {
  write("specs/bundled/brand-lift.gen.json", JSON.stringify(shopAfter()))
  write("specs/bundled/exchange.gen.json", JSON.stringify(shopAfter(change)))
}
const changeset = (level: string) =>
  write(".changeset/a-change.md", `---\n"@fieldwork/core": ${level}\n---\n\nA change.\n`)
const removeEnumValue = (shop: Shop) => void shop.components.schemas.Order.properties.size.enum.pop()

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "fieldwork-rating-"))
  for (const folder of ["specs/bundled", ".changeset"]) mkdirSync(join(root, folder), { recursive: true })
  specs()
})
afterEach(() => rmSync(root, { recursive: true }))

it("rateRelease returns undefined for version 0.0.0, which means that there is no release yet", async () => {
  expect(await rateRelease(root, "0.0.0")).toBeUndefined()
})

it("rateRelease requires no changeset when the specs equal those of the release", async () => {
  markReleased(root)
  expect(await rateRelease(root, "0.1.0")).toEqual({ changes: [], required: "none", declared: "none", passes: true })
})

it.each([
  ["1.2.0", "major", true],
  ["1.2.0", "minor", false],
  ["1.2.0", "patch", false],
  ["0.2.0", "minor", true],
  ["0.2.0", "patch", false]
])(
  "for an enum value removed after version %s with a %s changeset, rateRelease returns passes: %s",
  async (version, level, passes) => {
    markReleased(root)
    specs(removeEnumValue)
    changeset(level)
    expect(await rateRelease(root, version)).toMatchObject({ declared: level, passes })
  }
)

it("for a removed enum value without a changeset, rateRelease returns passes: false until the changed specs are released", async () => {
  markReleased(root)
  specs(removeEnumValue)
  expect(await rateRelease(root, "1.0.0")).toMatchObject({ required: "major", declared: "none", passes: false })
  markReleased(root)
  expect(await rateRelease(root, "2.0.0")).toMatchObject({ required: "none", passes: true })
})
