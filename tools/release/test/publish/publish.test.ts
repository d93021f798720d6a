import { expect, it } from "vitest"
import type { Tarball } from "../../src/pack/pack.ts"
import { isDue, publish } from "../../src/publish/publish.ts"

const tarball = (name: string): Tarball => ({
  folder: name,
  file: `${name}.tgz`,
  bytes: 1,
  manifest: { name, version: "0.1.0" }
})
const family = [tarball("core"), tarball("exchange"), tarball("inbox")]

interface Registry {
  readonly knows?: ReadonlyArray<string>
  readonly has?: ReadonlyArray<string>
  readonly breaks?: ReadonlyArray<string>
}

/**
 * Creates a fake npm. `knows` contains the names of the packages that exist, `has` contains the published versions, and `breaks` contains the
 * commands that fail.
 */
const registry = ({ knows = ["core", "exchange", "inbox"], has = [], breaks = [] }: Registry = {}) => {
  const taken: Array<string> = []
  const npm = async ([verb = "", what = "", ...rest]: ReadonlyArray<string>) => {
    if (breaks.includes(`${verb} ${what}`)) throw new Error("npm ended with 1: E503 not now")
    if (verb === "publish") taken.push([what, ...rest].join(" "))
    else if (knows.includes(what) || has.includes(what)) return "0.1.0\n"
    else throw new Error("npm ended with 1: npm error code E404")
    return ""
  }
  return { npm, taken }
}

it("publish uploads the packages in the given order with provenance", async () => {
  const { npm, taken } = registry()
  expect(await publish(npm, family)).toHaveLength(3)
  expect(taken).toEqual(family.map(({ file }) => `${file} --access public --provenance`))
})

it("publish skips the packages that an interrupted release has already published and uploads the remaining ones", async () => {
  const { npm, taken } = registry({ has: ["core@0.1.0"] })
  const outcomes = await publish(npm, family)
  expect(outcomes.map(({ did }) => did)).toEqual(["already published", "published", "published"])
  expect(taken).toHaveLength(2)
})

it("publish uploads nothing when one of the package names does not exist on npm, and the error states what to do", async () => {
  const { npm, taken } = registry({ knows: ["core", "inbox"] })
  await expect(publish(npm, family)).rejects.toThrow(
    "These packages do not exist on npm: exchange. An owner must publish an empty version 0.0.0"
  )
  expect(taken).toEqual([])
})

it("publish stops at the first failure, so that no package is published before its dependencies", async () => {
  const { npm, taken } = registry({ breaks: ["publish exchange.tgz"] })
  await expect(publish(npm, family)).rejects.toThrow("E503")
  expect(taken).toHaveLength(1)
})

it("publish fails and uploads nothing if the registry is unavailable when it is asked for existing versions", async () => {
  const { npm, taken } = registry({ breaks: ["view core@0.1.0"] })
  await expect(publish(npm, family)).rejects.toThrow("E503")
  expect(taken).toEqual([])
})

it("isDue is true until npm has the current version of every package, and false for version 0.0.0", async () => {
  const all = family.map(({ manifest }) => `${manifest.name}@${manifest.version}`)
  expect(await isDue(registry({ has: all.slice(1) }).npm, family)).toBe(true)
  expect(await isDue(registry({ has: all }).npm, family)).toBe(false)
  const unborn = family.map((each) => ({ ...each, manifest: { ...each.manifest, version: "0.0.0" } }))
  expect(await isDue(registry().npm, unborn)).toBe(false)
})
