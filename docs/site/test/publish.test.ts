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

/** Creates a built site whose home page contains `words`. */
const buildSite = (words: string, extra?: string): string => {
  const site = mkdtempSync(join(folder, "built-"))
  writeFileSync(join(site, "index.html"), words)
  if (extra !== undefined) writeFileSync(join(site, extra), "")
  return site
}
const homePage = (place: string) => readFileSync(pages(place, "index.html"), "utf8")

it("publishing the latest documentation keeps versions and previews and removes other old files", () => {
  publish(pages(), ".", buildSite("first", "old.html"))
  publish(pages(), "v1.2.0", buildSite("1.2.0"))
  publish(pages(), "v1.10.0", buildSite("1.10.0"))
  publish(pages(), "pr/12", buildSite("preview"))
  publish(pages(), ".", buildSite("second"))
  expect([homePage("."), homePage("v1.2.0"), homePage("pr/12")]).toEqual(["second", "1.2.0", "preview"])
  expect(existsSync(pages("old.html"))).toBe(false)
  expect(readFileSync(pages("versions.json"), "utf8")).toBe('["v1.10.0","v1.2.0"]\n')
  expect(existsSync(pages(".nojekyll"))).toBe(true)
})

it("a published preview of the documentation can be removed", () => {
  publish(pages(), ".", buildSite("home"))
  publish(pages(), "pr/12", buildSite("preview"))
  publish(pages(), "pr/12", undefined)
  expect(existsSync(pages("pr/12"))).toBe(false)
  expect(homePage(".")).toBe("home")
})

it.each(["..", "v1", "pr/0", "pr/1/../..", "/etc", ""])(
  "publishing the documentation to the invalid folder %j is rejected and changes nothing",
  (name) => {
    publish(pages(), ".", buildSite("home"))
    expect(() => publish(pages(), name, buildSite("other"))).toThrow("The folder is")
    expect(homePage(".")).toBe("home")
  }
)

it("the documentation's publish script refuses to publish a folder without a built site, and to remove the root folder", () => {
  expect(() => publish(pages(), ".", folder)).toThrow("There is no built site")
  expect(() => publish(pages(), ".", undefined)).toThrow("never removed")
})
