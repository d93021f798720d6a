import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { entriesOf, filesOf, packages, root, type Target } from "../src/packages.ts"

/** Returns the published form of a target in `exports`, which refers to built files instead of source files. */
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
    it("a published package exports the same entry points as its sources", () => {
      const here = Object.entries(manifest.exports ?? {})
        .filter(([subpath]) => subpath !== "./package.json")
        .map(([subpath, target]) => [subpath, built(target)] as const)
      expect(entriesOf(manifest)).toEqual(here)
      // Tools read the manifest of an installed package through this subpath.
      expect(manifest.exports).toHaveProperty(["./package.json"], "./package.json")
      expect(manifest.publishConfig?.exports).toHaveProperty(["./package.json"], "./package.json")
    })

    it("the published files of a package contain all exported folders, the README and the changelog", () => {
      const { files = [] } = manifest
      const exported = entriesOf(manifest).flatMap(([, target]) => filesOf(target).map((file) => file.split("/")[1]))
      for (const top of exported) expect(files.some((file) => file === top || file.startsWith(`${top}/`))).toBe(true)
      expect(files).toEqual(expect.arrayContaining(["README.md", "CHANGELOG.md"]))
    })

    it("the manifest of a published package has a description, keywords, a license, an engine range and no side effects", () => {
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

    it("a published package depends on third-party packages by the version ranges in the workspace catalog named published", () => {
      for (const [name, range] of Object.entries({ ...manifest.dependencies, ...manifest.optionalDependencies })) {
        if (name.startsWith("@fieldwork/")) expect(range).toBe("workspace:*")
        else expect(`${name} ${range}`).toBe(`${name} catalog:published`)
      }
    })

    it("the README of a published package states the limitations of the package", () => {
      expect(readFileSync(join(root, folder, "README.md"), "utf8")).toMatch(
        /^## Limitations|what (it does|they do) not do/im
      )
    })
  }
)
