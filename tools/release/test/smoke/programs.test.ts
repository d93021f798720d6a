import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { entriesOf, packages, root, specifier } from "../../src/packages.ts"
import { expectedOutput, firstCall, laterCalls } from "../../src/smoke/firstCall.ts"

const consumer = join(import.meta.dirname, "../../consumer")
const programs = globSync("{everywhere,node}/*.ts", { cwd: consumer }).map((file) =>
  readFileSync(join(consumer, file), "utf8")
)
const imported = new Set(programs.flatMap((text) => [...text.matchAll(/from "([^"]+)"/g)].map(([, from]) => from)))

const entries = packages.flatMap(({ manifest }) => entriesOf(manifest).map(([subpath]) => specifier(manifest, subpath)))

it.each(entries)(
  "the entry point %s is imported by a smoke test program that runs against the packed tarballs",
  (entry) => {
    const [before, after = ""] = entry.split("*")
    const matches = (from = "") =>
      entry.includes("*") ? from.startsWith(before ?? "") && from.endsWith(after) : from === entry
    expect([...imported].some(matches)).toBe(true)
  }
)

describe("first program of a README", () => {
  it.each(packages.map(({ folder, manifest }) => [manifest.name, folder]))(
    "the README of the package %s contains a TypeScript program for which the release smoke test has the expected output",
    (name, folder) => {
      expect(() => firstCall(name, readFileSync(join(root, folder, "README.md"), "utf8"))).not.toThrow()
    }
  )

  it("the release smoke test takes the first TypeScript block of a README as its first program, even if shell commands precede it", () => {
    const readme = '# A\n\n```sh\nnpm install a\n```\n\n```ts\nconsole.log("a")\n```\n\n```ts\nlater()\n```\n'
    expect(firstCall("@fieldwork/core", readme)).toEqual({
      code: 'console.log("a")\n',
      expectedOutput: expectedOutput["@fieldwork/core"]
    })
  })

  it("the release smoke test turns every TypeScript block after the first in a README into a module", () => {
    expect(laterCalls("```ts\nfirst()\n```\n\n```sh\nls\n```\n\n```ts\nlater()\n```\n")).toEqual([
      "later()\nexport {}\n"
    ])
  })

  it("the release smoke test fails for a README without a program and for a package without an expected output", () => {
    expect(() => firstCall("@fieldwork/core", "# A\n")).toThrow("no program in a")
    expect(() => firstCall("@fieldwork/new", "```ts\na()\n```\n")).toThrow("add the output")
  })
})
