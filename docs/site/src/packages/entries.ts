/**
 * Every entry of every package with its exports: what the pages of the packages are made of.
 */
import { globSync, readFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { type Docstring, docstringsOf, type Resolve } from "./docstrings.ts"
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

type Target = string | { readonly [condition: string]: Target }

interface Manifest {
  readonly name: string
  readonly description?: string
  readonly exports?: Readonly<Record<string, Target>>
}

const folders = globSync(["specs/package.json", "packages/*/package.json"], { cwd: root }).map((file) => {
  const manifest: Manifest = JSON.parse(readFileSync(join(root, file), "utf8"))
  return { ...manifest, folder: join(root, dirname(file)) }
})

const none: Docstring = { text: "", examples: [] }

const sourceOf = (target: Target | undefined): string | undefined =>
  target === undefined || typeof target === "string" ? target : sourceOf(target["default"])

/** The source of an entry such as `@fieldwork/exchange/promise`. */
const entrySource = (specifier: string): string | undefined => {
  const [scope = "", name = "", ...subpath] = specifier.split("/")
  const found = folders.find((each) => each.name === `${scope}/${name}`)
  const source = sourceOf(found?.exports?.[[".", ...subpath].join("/")])
  return found === undefined || source === undefined || !source.endsWith(".ts") ? undefined : join(found.folder, source)
}

const resolve: Resolve = (specifier, from) =>
  specifier.startsWith(".") ? join(dirname(from), specifier) : entrySource(specifier)

const docstringsAt = (specifier: string): ReadonlyMap<string, Docstring> => {
  const source = entrySource(specifier)
  return source === undefined ? new Map() : docstringsOf(source, resolve)
}

const entryOf = (file: string): Entry => {
  const id = basename(file, ".api.md")
  const [short = "", ...subpath] = id.split(".")
  const packageName = `@fieldwork/${short}`
  const specifier = [packageName, ...subpath].join("/")
  const docstrings = docstringsAt(specifier)
  return {
    specifier,
    packageName,
    description: folders.find(({ name }) => name === packageName)?.description ?? "",
    href: `/packages/${[short, ...subpath].join("-")}/`,
    exports: exportsOf(readFileSync(join(root, file), "utf8"), (name) => docstrings.has(name)).map((each) => ({
      ...each,
      docstring: docstrings.get(each.name) ?? none
    }))
  }
}

export const entries: ReadonlyArray<Entry> = globSync("etc/*.api.md", { cwd: root }).toSorted().map(entryOf)

/** What has to have an example: it can be called or used, where a type can only be read. */
export const wantsExample = ({ kind }: Export): boolean => ["function", "class", "constant"].includes(kind)
