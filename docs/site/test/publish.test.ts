import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"
import { publish } from "../publish.ts"

let folder = ""
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "publish-"))
  mkdirSync(join(folder, "pages"))
})
afterEach(() => rmSync(folder, { recursive: true }))

const pages = (...path: ReadonlyArray<string>) => join(folder, "pages", ...path)

/** A built site whose home page says `words`. */
const built = (words: string, extra?: string): string => {
  const site = mkdtempSync(join(folder, "built-"))
  writeFileSync(join(site, "index.html"), words)
  if (extra !== undefined) writeFileSync(join(site, extra), "")
  return site
}
const home = (place: string) => readFileSync(pages(place, "index.html"), "utf8")

it("keeps versions and previews when the root is replaced, and nothing else of the root", () => {
  publish(pages(), ".", built("first", "old.html"))
  publish(pages(), "v1.2.0", built("1.2.0"))
  publish(pages(), "v1.10.0", built("1.10.0"))
  publish(pages(), "pr/12", built("preview"))
  publish(pages(), ".", built("second"))
  expect([home("."), home("v1.2.0"), home("pr/12")]).toEqual(["second", "1.2.0", "preview"])
  expect(existsSync(pages("old.html"))).toBe(false)
  expect(readFileSync(pages("versions.json"), "utf8")).toBe('["v1.10.0","v1.2.0"]\n')
  expect(existsSync(pages(".nojekyll"))).toBe(true)
})

it("removes a preview", () => {
  publish(pages(), ".", built("home"))
  publish(pages(), "pr/12", built("preview"))
  publish(pages(), "pr/12", undefined)
  expect(existsSync(pages("pr/12"))).toBe(false)
  expect(home(".")).toBe("home")
})

it.each(["..", "v1", "pr/0", "pr/1/../..", "/etc", ""])("refuses the folder %j and changes nothing", (name) => {
  publish(pages(), ".", built("home"))
  expect(() => publish(pages(), name, built("other"))).toThrow("The folder is")
  expect(home(".")).toBe("home")
})

it("refuses what is not built, and does not remove the root", () => {
  expect(() => publish(pages(), ".", folder)).toThrow("There is no built site")
  expect(() => publish(pages(), ".", undefined)).toThrow("never removed")
})
