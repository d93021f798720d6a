/**
 * Every entry of every package with its exports: what the pages of the packages are made of.
 */
import { globSync, readFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { type Docstring, docstringsIn } from "./docstrings.ts"
import { exportsOf, type ReportedExport } from "./report.ts"

export interface Export extends ReportedExport {
  readonly docstring: Docstring
}

export interface Entry {
  /** `@fieldwork/exchange/promise` */
  readonly specifier: string
  readonly packageName: string
  readonly description: string
  readonly href: string
  readonly exports: ReadonlyArray<Export>
}

/** The build runs in the folder of the site, as its tests do. */
const root = join(process.cwd(), "../..")

interface Manifest {
  readonly name: string
  readonly description?: string
}

const folders = globSync(["specs/package.json", "packages/*/package.json"], { cwd: root }).map((file) => {
  const manifest: Manifest = JSON.parse(readFileSync(join(root, file), "utf8"))
  return { ...manifest, docstrings: docstringsIn(join(root, dirname(file))) }
})

const none: Docstring = { text: "", examples: [] }

/** That of the package itself, or of the package that it passes on. */
const docstringOf = (packageName: string, name: string): Docstring => {
  const own = folders.find((each) => each.name === packageName)?.docstrings.get(name)
  return own ?? folders.find(({ docstrings }) => docstrings.has(name))?.docstrings.get(name) ?? none
}

const entryOf = (file: string): Entry => {
  const id = basename(file, ".api.md")
  const [short = "", ...subpath] = id.split(".")
  const packageName = `@fieldwork/${short}`
  return {
    specifier: [packageName, ...subpath].join("/"),
    packageName,
    description: folders.find(({ name }) => name === packageName)?.description ?? "",
    href: `/packages/${[short, ...subpath].join("-")}/`,
    exports: exportsOf(readFileSync(join(root, file), "utf8")).map((each) => ({
      ...each,
      docstring: docstringOf(packageName, each.name)
    }))
  }
}

export const entries: ReadonlyArray<Entry> = globSync("etc/*.api.md", { cwd: root }).toSorted().map(entryOf)

/** What has to have an example: it can be called or used, where a type can only be read. */
export const wantsExample = ({ kind }: Export): boolean => ["function", "class", "constant"].includes(kind)
