import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { entriesOf, filesOf, packages, root, type Target } from "../src/packages.ts"

/** What a source is after the build, as a target of `exports`. */
const built = (target: Target): Target => {
  if (typeof target !== "string") {
    return Object.fromEntries(Object.entries(target).map(([condition, each]) => [condition, built(each)]))
  }
  const path = target.replace(/^\.\/src\//, "./dist/").replace(/\.ts$/, "")
  return target.endsWith(".json") ? target : { types: `${path}.d.ts`, default: `${path}.js` }
}

describe.each(packages.map(({ folder, manifest }) => ({ name: manifest.name, folder, manifest })))(
  "$name",
  ({ folder, manifest }) => {
    it("exports when published what it exports here", () => {
      const here = Object.entries(manifest.exports ?? {})
        .filter(([subpath]) => subpath !== "./package.json")
        .map(([subpath, target]) => [subpath, built(target)] as const)
      expect(entriesOf(manifest)).toEqual(here)
      // Tools read the manifest of what is installed.
      expect(manifest.exports).toHaveProperty(["./package.json"], "./package.json")
      expect(manifest.publishConfig?.exports).toHaveProperty(["./package.json"], "./package.json")
    })

    it("publishes the folder of everything that it exports, its README and its changelog", () => {
      const { files = [] } = manifest
      const exported = entriesOf(manifest).flatMap(([, target]) => filesOf(target).map((file) => file.split("/")[1]))
      for (const top of exported) expect(files.some((file) => file === top || file.startsWith(`${top}/`))).toBe(true)
      expect(files).toEqual(expect.arrayContaining(["README.md", "CHANGELOG.md"]))
    })

    it("says what it is, for whom it runs, and how it may be used", () => {
      expect(manifest.description?.length).toBeGreaterThan(40)
      expect(manifest.keywords?.length).toBeGreaterThanOrEqual(5)
      expect(manifest.keywords).toEqual(manifest.keywords?.toSorted())
      expect(manifest).toMatchObject({
        license: "MIT",
        sideEffects: false,
        engines: { node: /^>=\d+/ },
        type: "module"
      })
    })

    it("asks for ranges of other people's packages, so that their mends reach a user without a release of ours", () => {
      for (const [name, range] of Object.entries({ ...manifest.dependencies, ...manifest.optionalDependencies })) {
        if (name.startsWith("@fieldwork/")) expect(range).toBe("workspace:*")
        else expect(`${name} ${range}`).toBe(`${name} catalog:published`)
      }
    })

    it("says in its README what it does not do", () => {
      expect(readFileSync(join(root, folder, "README.md"), "utf8")).toMatch(
        /^## Limitations|what (it does|they do) not do/im
      )
    })
  }
)
