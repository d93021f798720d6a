import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { entriesOf, packages, root, specifier } from "../../src/packages.ts"
import { firstCall, laterCalls, said } from "../../src/smoke/firstCall.ts"

const consumer = join(import.meta.dirname, "../../consumer")
const programs = globSync("{everywhere,node}/*.ts", { cwd: consumer }).map((file) =>
  readFileSync(join(consumer, file), "utf8")
)
const imported = new Set(programs.flatMap((text) => [...text.matchAll(/from "([^"]+)"/g)].map(([, from]) => from)))

const entries = packages.flatMap(({ manifest }) => entriesOf(manifest).map(([subpath]) => specifier(manifest, subpath)))

it.each(entries)("%s is imported by a program that is run from the tarballs", (entry) => {
  const [before, after = ""] = entry.split("*")
  const matches = (from = "") =>
    entry.includes("*") ? from.startsWith(before ?? "") && from.endsWith(after) : from === entry
  expect([...imported].some(matches)).toBe(true)
})

describe("the first call of a README", () => {
  it.each(packages.map(({ folder, manifest }) => [manifest.name, folder]))("%s has one", (name, folder) => {
    expect(() => firstCall(name, readFileSync(join(root, folder, "README.md"), "utf8"))).not.toThrow()
  })

  it("is the first block of code, whatever commands stand before it", () => {
    const readme = '# A\n\n```sh\nnpm install a\n```\n\n```ts\nconsole.log("a")\n```\n\n```ts\nlater()\n```\n'
    expect(firstCall("@fieldwork/core", readme)).toEqual({ code: 'console.log("a")\n', says: said["@fieldwork/core"] })
  })

  it("is followed by programs that are modules of their own", () => {
    expect(laterCalls("```ts\nfirst()\n```\n\n```sh\nls\n```\n\n```ts\nlater()\n```\n")).toEqual([
      "later()\nexport {}\n"
    ])
  })

  it("is asked for where there is none, and so is what it prints", () => {
    expect(() => firstCall("@fieldwork/core", "# A\n")).toThrow("no first call")
    expect(() => firstCall("@fieldwork/new", "```ts\na()\n```\n")).toThrow("say in firstCall.ts")
  })
})
