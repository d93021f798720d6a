import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { entries, wantsExample } from "../src/packages/entries.ts"
import { packagePages } from "../src/packages/markdown.ts"
import { readDocstring } from "../src/packages/docstrings.ts"
import { exportsOf } from "../src/packages/report.ts"

const etc = join(import.meta.dirname, "../../../etc")

/** What is missing today. Lower these as docstrings are written; never raise them. */
const most = { undocumented: 370, withoutExample: 144 }

describe("the pages of the packages", () => {
  it("are one for each report of a public surface", () => {
    expect(entries.length).toBe(globSync("*.api.md", { cwd: etc }).length)
    expect(packagePages.length).toBe(entries.length + 1)
  })

  it("have every name that a report exports", () => {
    const missing = entries.flatMap(({ exports, href, specifier }) => {
      const file = `${specifier.replace("@fieldwork/", "").replaceAll("/", ".")}.api.md`
      const lines = readFileSync(join(etc, file), "utf8").matchAll(
        /^export (?:declare )?(?:abstract )?(?:const|let|function|class|interface|type|enum|namespace) ([\w$]+)/gm
      )
      const shown = packagePages.find((page) => page.href === href)?.markdown ?? ""
      const names = new Set(exports.map(({ name }) => name))
      return [...lines].flatMap(([, name = ""]) =>
        names.has(name) && shown.includes(`## ${name}\n`) ? [] : [`${specifier} ${name}`]
      )
    })
    expect(missing).toEqual([])
  })

  it("lack no more docstrings and examples than they did", () => {
    const all = entries.flatMap(({ exports, specifier }) => exports.map((each) => ({ ...each, specifier })))
    const undocumented = all.filter(({ documented }) => !documented)
    const withoutExample = all.filter((each) => wantsExample(each) && each.docstring.examples.length === 0)
    const listed = (some: typeof all) => some.map(({ name, specifier }) => `${specifier} ${name}`).join("\n")
    expect(undocumented.length, listed(undocumented)).toBeLessThanOrEqual(most.undocumented)
    expect(withoutExample.length, listed(withoutExample)).toBeLessThanOrEqual(most.withoutExample)
  })
})

it("a report gives a declaration with its members, and whether it is documented", () => {
  const report =
    "```ts\n\n// @public\nexport interface A {\n    // (undocumented)\n    readonly b: number;\n}\n\n// @public (undocumented)\nexport const f: (a: A) => void;\n\n```"
  expect(exportsOf(report)).toEqual([
    { name: "A", kind: "interface", declaration: "export interface A {\n    readonly b: number;\n}", documented: true },
    { name: "f", kind: "function", declaration: "export const f: (a: A) => void;", documented: false }
  ])
})

it("a docstring gives its text and its examples", () => {
  const comment = "*\n * Adds {@link one}.\n *\n * @example\n * ```ts\n * add(1)\n * ```\n * @since 0.1.0\n "
  expect(readDocstring(comment)).toEqual({ text: "Adds `one`.", examples: ["add(1)"] })
})
