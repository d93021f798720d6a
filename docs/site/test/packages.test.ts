import { existsSync, globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { entries, requiresExample } from "../src/packages/entries.ts"
import { packagePages } from "../src/packages/markdown.ts"
import { readDocstring } from "../src/packages/docstrings.ts"
import { exportsOf, withMembers } from "../src/packages/report.ts"

const root = join(import.meta.dirname, "../../..")

interface Manifest {
  readonly name: string
  readonly private?: boolean
  readonly exports?: Readonly<Record<string, unknown>>
}

const readText = (file: string): string => readFileSync(join(root, file), "utf8")

/** Returns the names that an API report or a generated module exports. */
const namesIn = (text: string): ReadonlyArray<string> =>
  [
    ...text.matchAll(
      /^export (?:(?:declare )?(?:abstract )?(?:const|let|function|class|interface|type|enum|namespace) |\{ (?:[\w$]+ as )?)([\w$]+)/gm
    )
  ].map(([, name = ""]) => name)

/** Returns the file of a generated module, such as `@fieldwork/specs/exchange/operations`. Generated modules do not have an API report. */
const generatedFile = (specifier: string): string => `specs/src${specifier.replace("@fieldwork/specs", "")}.gen.ts`

/** Returns the names that a program can import from an entry point. The names are determined independently of the site's own code. */
const importable = (specifier: string): ReadonlyArray<string> => {
  const report = `etc/${specifier.replace("@fieldwork/", "").replaceAll("/", ".")}.api.md`
  if (!existsSync(join(root, report))) return namesIn(readText(generatedFile(specifier)))
  const text = readText(report)
  const others = [...text.matchAll(/^export \* from "([^"]+)";$/gm)].flatMap(([, other = ""]) => importable(other))
  return [...namesIn(text), ...others]
}

describe("package pages", () => {
  it("the documentation has one package page for each module that a published package exports", () => {
    const modules = globSync(["specs/package.json", "packages/*/package.json"], { cwd: root }).flatMap((file) => {
      const manifest: Manifest = JSON.parse(readText(file))
      if (manifest.private === true) return []
      return Object.entries(manifest.exports ?? {})
        .filter(([, target]) => JSON.stringify(target).includes(".ts"))
        .map(([subpath]) => `${manifest.name}${subpath.slice(1)}`)
    })
    expect(entries.map(({ specifier }) => specifier)).toEqual(modules.toSorted())
    expect(packagePages.length).toBe(modules.length + 1)
  })

  it("the package pages contain every name that a program can import, including re-exported names", () => {
    const missing = entries.flatMap(({ exports, href, specifier }) => {
      const shown = packagePages.find((page) => page.href === href)?.markdown ?? ""
      const names = new Set(exports.map(({ name }) => name))
      const expected = importable(specifier)
      if (expected.length === 0) return [`${specifier} has no exports`]
      return expected.flatMap((name) =>
        names.has(name) && (shown.includes(`## ${name}\n`) || shown.includes(`- [${name}](/`))
          ? []
          : [`${specifier} ${name}`]
      )
    })
    expect(missing).toEqual([])
  })

  it("the package list in the documentation contains every package with its commands and JSON documents", () => {
    const index = packagePages.find(({ href }) => href === "/packages/")?.markdown ?? ""
    for (const part of ["## @fieldwork/cli\n", "- `npx fieldwork`: command", "- `@fieldwork/specs/exchange`: JSON"])
      expect(index).toContain(part)
  })

  const all = entries.flatMap(({ exports, specifier }) => exports.map((each) => ({ ...each, specifier })))
  const listed = (some: typeof all) => some.map(({ name, specifier }) => `${specifier} ${name}`)

  it("every export on the package pages has a docstring", () => {
    const isDescribed = ({ docstring, documented }: (typeof all)[number]) => documented && docstring.text !== ""
    expect(listed(all.filter((each) => !isDescribed(each)))).toEqual([])
  })

  it("every function, class, layer and constant on the package pages has an example that the release tests run", () => {
    const executed = globSync("tools/release/test/examples/*.gen.ts", { cwd: root }).map(readText).join("\n")
    const isExecuted = (code: string): boolean => {
      const line = code.split("\n").find((each) => each !== "" && !each.startsWith("import "))
      return line !== undefined && executed.includes(line.replace(/ \/\/ (=>|throws) .*$/, ""))
    }
    const hasExample = ({ docstring: { examples } }: (typeof all)[number]) =>
      examples.length > 0 && examples.every(isExecuted)
    expect(listed(all.filter((each) => requiresExample(each) && !hasExample(each)))).toEqual([])
  })

  it("a package page links each type from a spec to the page that shows the fields of the type", () => {
    const client = packagePages.find(({ href }) => href === "/packages/exchange-client/")?.markdown
    expect(client).toContain("- [Opportunity](/exchange/schemas/opportunity/): ")
    const events = packagePages.find(({ href }) => href === "/packages/webhooks-events/")?.markdown
    expect(events).toContain("    // The name of the buyer.\n    account_name?: string;")
    expect(events).not.toContain("@description")
  })

  it("a package page in the documentation shows an operation definition in full, including its status codes", () => {
    const operations = packagePages.find(({ href }) => href === "/packages/exchange-client-operations/")?.markdown
    expect(operations).toContain('export const getSurvey = {\n  operationId: "getSurvey",')
    expect(operations).toContain("  statuses: [200, 400, 401, 403, 404, 429, 500, 503],")
  })
})

it("exportsOf reads each declaration in an API report with its members and whether it is documented", () => {
  const report =
    "```ts\n\n// @public\nexport interface A {\n    // (undocumented)\n    readonly b: number;\n}\n\n// @public (undocumented)\nexport const f: (a: A) => void;\n\n```"
  expect(exportsOf(report)).toEqual([
    { name: "A", kind: "interface", declaration: "export interface A {\n    readonly b: number;\n}", documented: true },
    { name: "f", kind: "function", declaration: "export const f: (a: A) => void;", documented: false }
  ])
})

it("exportsOf gives a re-exported name the declaration from the module that defines it", () => {
  const report =
    "```ts\n\nimport { make as make_2 } from '@fieldwork/other';\n\n// @public\nclass Set_2 {\n}\nexport { Set_2 as Set }\n\nexport { make_2 as create }\n\n```"
  const origin = {
    name: "make",
    kind: "function",
    declaration: "export const make: () => void;",
    documented: true
  } as const
  const find = (specifier: string, name: string) =>
    specifier === "@fieldwork/other" && name === "make" ? origin : undefined
  expect(exportsOf(report, () => true, find)).toEqual([
    { name: "Set", kind: "class", declaration: "export class Set {\n}", documented: true },
    { ...origin, name: "create", declaration: "export const create: () => void;" }
  ])
})

it("exportsOf returns all exports of a module that another module re-exports with a star", () => {
  const origin = { name: "A", kind: "class", declaration: "export class A {\n}", documented: true } as const
  const report = '```ts\n\n\nexport * from "@fieldwork/core/schema";\n\n```'
  const all = (specifier: string) => (specifier === "@fieldwork/core/schema" ? [origin] : [])
  expect(exportsOf(report, () => true, undefined, all)).toEqual([origin])
})

it("a package page shows a declaration with the descriptions of its members and the methods of its service", () => {
  const members = new Map([["b", "A length, in bytes."]])
  expect(withMembers("export interface A {\n    readonly b: number;\n    c: string;\n}", members)).toBe(
    "export interface A {\n    // A length, in bytes.\n    readonly b: number;\n    c: string;\n}"
  )
  const report =
    "```ts\n\n// @public\nexport class A extends A_base {\n}\n\n// @public (undocumented)\nconst A_base: Service<{\n    get: () => number;\n}>;\n\n```"
  expect(exportsOf(report)[0]?.declaration).toContain("get: () => number;")
})

it("readDocstring returns the text and the examples of a docstring", () => {
  const comment = "*\n * Adds {@link one}.\n *\n * @example\n * ```ts\n * add(1)\n * ```\n * @since 0.1.0\n "
  expect(readDocstring(comment)).toEqual({ text: "Adds `one`.", examples: ["add(1)"] })
})
