/**
 * Lists the entry points of all packages with their exports. The package pages are generated from this data.
 */
import { existsSync, globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { type Docstring, docstringsOf, headerOf, type Resolve } from "./docstrings.ts"
import { generatedExports } from "./generated.ts"
import { exportsOf, type FindExport, type ReportedExport, withMembers } from "./report.ts"

export interface Export extends ReportedExport {
  readonly docstring: Docstring
}

export interface Entry {
  /** The import specifier, such as `@fieldwork/exchange/promise`. */
  readonly specifier: string
  readonly packageName: string
  /** The description of the module, or of its package if the module has none. It is a single line of Markdown. */
  readonly description: string
  readonly href: string
  readonly exports: ReadonlyArray<Export>
}

/** The root of the repository. Both the build and the tests run in the site's folder. */
const root = join(process.cwd(), "../..")

type Target = string | { readonly [condition: string]: Target }

interface Manifest {
  readonly name: string
  readonly description?: string
  readonly private?: boolean
  readonly exports?: Readonly<Record<string, Target>>
  readonly publishConfig?: { readonly bin?: Readonly<Record<string, string>> }
}

const folders = globSync(["specs/package.json", "packages/*/package.json"], { cwd: root })
  .map((file) => {
    const manifest: Manifest = JSON.parse(readFileSync(join(root, file), "utf8"))
    return { ...manifest, folder: join(root, dirname(file)) }
  })
  .filter((each) => each.private !== true)

const none: Docstring = { text: "", examples: [] }

const sourceOf = (target: Target | undefined): string | undefined =>
  target === undefined || typeof target === "string" ? target : sourceOf(target["default"])

/** Returns the source file of an entry point such as `@fieldwork/exchange/promise`. */
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

/** Converts a specifier to an id: `@fieldwork/exchange/promise` → `exchange.promise`. */
const idOf = (specifier: string): string => specifier.replace("@fieldwork/", "").replaceAll("/", ".")

const reported = new Map<string, ReadonlyArray<ReportedExport>>()

/** Returns the exports of an entry point as listed in its API report, including re-exports from other entry points. */
const reportedBy = (specifier: string): ReadonlyArray<ReportedExport> => {
  const known = reported.get(specifier)
  if (known !== undefined) return known
  const exports = readExports(specifier)
  reported.set(specifier, exports)
  return exports
}

const readExports = (specifier: string): ReadonlyArray<ReportedExport> => {
  const file = join(root, "etc", `${idOf(specifier)}.api.md`)
  if (!existsSync(file)) {
    const source = entrySource(specifier)
    return source === undefined ? [] : generatedExports(source)
  }
  const docstrings = docstringsAt(specifier)
  const find: FindExport = (origin, name) => reportedBy(origin).find((each) => each.name === name)
  return exportsOf(readFileSync(file, "utf8"), (name) => docstrings.has(name), find, reportedBy)
}

/** Returns the first paragraph of the module's docstring. */
const moduleDescription = (specifier: string): string | undefined => {
  const source = entrySource(specifier)
  const [text = ""] = source === undefined ? [] : headerOf(readFileSync(source, "utf8")).split("\n\n")
  return text === "" ? undefined : text.replaceAll("\n", " ")
}

const entryOf = (specifier: string): Entry => {
  const packageName = specifier.split("/").slice(0, 2).join("/")
  const docstrings = docstringsAt(specifier)
  return {
    specifier,
    packageName,
    description:
      moduleDescription(specifier) ?? `${folders.find(({ name }) => name === packageName)?.description ?? ""}.`,
    href: `/packages/${idOf(specifier).replaceAll(".", "-")}/`,
    exports: reportedBy(specifier).map((each) => {
      const docstring = docstrings.get(each.name) ?? none
      return { ...each, docstring, declaration: withMembers(each.declaration, docstring.members ?? new Map()) }
    })
  }
}

/** Joins a package name and a subpath: `@fieldwork/exchange` and `./promise` → `@fieldwork/exchange/promise`. */
const specifierOf = (name: string, subpath: string): string => `${name}${subpath.slice(1)}`

/** All entry points that are TypeScript modules. */
export const entries: ReadonlyArray<Entry> = folders
  .flatMap(({ exports = {}, name }) => Object.keys(exports).map((subpath) => specifierOf(name, subpath)))
  .filter((specifier) => entrySource(specifier) !== undefined)
  .toSorted()
  .map(entryOf)

export interface Package {
  readonly name: string
  readonly description: string
  readonly entries: ReadonlyArray<Entry>
  /** The specifiers of the JSON documents that the package exports. */
  readonly documents: ReadonlyArray<string>
  readonly commands: ReadonlyArray<string>
}

export const packages: ReadonlyArray<Package> = folders
  .map(({ description = "", exports = {}, name, publishConfig }) => ({
    name,
    description,
    entries: entries.filter(({ packageName }) => packageName === name),
    documents: Object.keys(exports)
      .filter((subpath) => subpath !== "./package.json" && sourceOf(exports[subpath])?.endsWith(".json") === true)
      .map((subpath) => specifierOf(name, subpath)),
    commands: Object.keys(publishConfig?.bin ?? {})
  }))
  .toSorted((a, b) => (a.name < b.name ? -1 : 1))

/** Returns whether an export must have an example. Types do not require examples. */
export const requiresExample = ({ kind }: Export): boolean => ["function", "class", "constant"].includes(kind)
