import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"
import { rateRelease, markReleased } from "../../src/spec/gate.ts"
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
  root = mkdtempSync(join(tmpdir(), "fieldwork-gate-"))
  for (const folder of ["specs/bundled", ".changeset"]) mkdirSync(join(root, folder), { recursive: true })
  specs()
})
afterEach(() => rmSync(root, { recursive: true }))

it("the release gate gives no result before the first release", async () => {
  expect(await rateRelease(root, "0.0.0")).toBeUndefined()
})

it("the release gate requires no changeset when the specs equal those of the release", async () => {
  markReleased(root)
  expect(await rateRelease(root, "0.1.0")).toEqual({ changes: [], asked: "none", given: "none", passes: true })
})

it.each([
  ["1.2.0", "major", true],
  ["1.2.0", "minor", false],
  ["1.2.0", "patch", false],
  ["0.2.0", "minor", true],
  ["0.2.0", "patch", false]
])(
  "the release gate checks a removeEnumValue change after version %s with a %s changeset, and its result is %s",
  async (version, level, passes) => {
    markReleased(root)
    specs(removeEnumValue)
    changeset(level)
    expect(await rateRelease(root, version)).toMatchObject({ given: level, passes })
  }
)

it("the release gate fails for a change without a changeset, and compares with the latest released specs", async () => {
  markReleased(root)
  specs(removeEnumValue)
  expect(await rateRelease(root, "1.0.0")).toMatchObject({ asked: "major", given: "none", passes: false })
  markReleased(root)
  expect(await rateRelease(root, "2.0.0")).toMatchObject({ asked: "none", passes: true })
})
