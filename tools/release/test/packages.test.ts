import { describe, expect, it } from "vitest"
import { join } from "node:path"
import { filesOf, inDependencyOrder, packages, type Published, readManifest, root } from "../src/packages.ts"

const packageNeeding = (name: string, ...others: ReadonlyArray<string>): Published => ({
  folder: name,
  manifest: { name, version: "0.0.0", dependencies: Object.fromEntries(others.map((_) => [_, "workspace:*"])) }
})

const names = (all: ReadonlyArray<Published>) => all.map(({ manifest }) => manifest.name)

describe("inDependencyOrder", () => {
  it("inDependencyOrder places a package after its direct and indirect dependencies", () => {
    const sorted = inDependencyOrder([
      packageNeeding("a", "c"),
      packageNeeding("b"),
      packageNeeding("c", "d", "effect"),
      packageNeeding("d")
    ])
    expect(names(sorted)).toEqual(["d", "c", "a", "b"])
  })

  it("every package of this repository is published after its dependencies", () => {
    const order = names(packages)
    for (const { manifest } of packages) {
      for (const name of Object.keys(manifest.dependencies ?? {}).filter((_) => order.includes(_))) {
        expect(order.indexOf(name), `${name} before ${manifest.name}`).toBeLessThan(order.indexOf(manifest.name))
      }
    }
  })

  it("private packages are not published", () => {
    expect(names(packages)).not.toContain("@fieldwork/contract")
  })
})

it("filesOf returns the files of a package.json export for all its conditions, even nested ones", () => {
  expect(filesOf({ node: { types: "n.d.ts", default: "n.js" }, default: "d.js" })).toEqual(["n.d.ts", "n.js", "d.js"])
})

it("tools/release depends on every published package, so that all are built before they are packed", () => {
  const { devDependencies = {} } = readManifest(join(root, "tools/release")) as {
    readonly devDependencies?: Readonly<Record<string, string>>
  }
  expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining([...names(packages)]))
})
