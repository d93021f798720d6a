import { describe, expect, it } from "vitest"
import { filesOf, inDependencyOrder, packages, type Published } from "../src/packages.ts"

const needs = (name: string, ...others: ReadonlyArray<string>): Published => ({
  folder: name,
  manifest: { name, version: "0.0.0", dependencies: Object.fromEntries(others.map((_) => [_, "workspace:*"])) }
})

const names = (all: ReadonlyArray<Published>) => all.map(({ manifest }) => manifest.name)

describe("the order of publication", () => {
  it("puts a package after those that it needs, however far down", () => {
    const sorted = inDependencyOrder([needs("a", "c"), needs("b"), needs("c", "d", "effect"), needs("d")])
    expect(names(sorted)).toEqual(["d", "c", "a", "b"])
  })

  it("holds for the packages as they are", () => {
    const order = names(packages)
    for (const { manifest } of packages) {
      for (const name of Object.keys(manifest.dependencies ?? {}).filter((_) => order.includes(_))) {
        expect(order.indexOf(name), `${name} before ${manifest.name}`).toBeLessThan(order.indexOf(manifest.name))
      }
    }
  })

  it("leaves out what is private", () => {
    expect(names(packages)).not.toContain("@fieldwork/contract")
  })
})

it("finds the files of a target under every condition", () => {
  expect(filesOf({ node: { types: "n.d.ts", default: "n.js" }, default: "d.js" })).toEqual(["n.d.ts", "n.js", "d.js"])
})
