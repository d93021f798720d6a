/**
 * Reads the docstrings of exports from the source code of the packages.
 */
import { readFileSync } from "node:fs"

export interface Docstring {
  /** The docstring as Markdown, without its examples. */
  readonly text: string
  /** The example programs, which the tests of `tools/release` compile and run. */
  readonly examples: ReadonlyArray<string>
  /** The docstring of each documented member of an interface or a class, by member name. */
  readonly members?: ReadonlyMap<string, string>
}

const declared =
  /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*\n(?:export )?(?:declare )?(?:abstract )?(?:async )?(?:const|function|class|interface|type|enum|namespace|\* as) ([\w$]+)/g

const linesOf = (comment: string): string =>
  comment
    .split("\n")
    .map((line) => line.replace(/^\s*\* ?/, ""))
    .join("\n")
    .trim()

const examplesIn = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/@example\n```ts\n([\s\S]*?)```/g)].map(([, code = ""]) => code.trimEnd())

export const readDocstring = (comment: string): Docstring => {
  const text = linesOf(comment)
  return {
    examples: examplesIn(text),
    text: text
      .replaceAll(/@example\n```ts\n[\s\S]*?```/g, "")
      .replaceAll(/^@example.*$/gm, "")
      .replaceAll(/^(@since|@enum|Format:).*$/gm, "")
      .replaceAll(/^@description /gm, "")
      .replaceAll(/\{@link (?:\S+\|)?([^}]+)\}/g, (_, name: string) => `\`${name.trim()}\``)
      .replaceAll(/^@throws \{(\w+)\}/gm, "\n**Throws** `$1`")
      .replaceAll(
        /^@(throws|returns|deprecated|see)\b/gm,
        (_, tag: string) => `**${tag[0]?.toUpperCase()}${tag.slice(1)}**`
      )
      .replaceAll(/^@param (\w+)(?: -)?/gm, "- `$1`:")
      .trim()
  }
}

const member =
  /^ {2,4}\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*\n {2,4}(?:(?:readonly|static|override|declare|get|async) )*"?([\w$-]+)"?\??[:(<]/gm

/** Returns the docstrings of a declaration's members, by member name. */
const membersOf = (declaration: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  for (const [, comment = "", name = ""] of declaration.matchAll(member))
    if (!found.has(name))
      found.set(
        name,
        readDocstring(comment)
          .text.replaceAll("**", "")
          .replaceAll(/\s*\n\s*/g, " ")
      )
  return found
}

/** Returns the docstring of each declaration in a file, by name. Declarations may be exported directly or by an export list. */
const declaredIn = (text: string): ReadonlyMap<string, Docstring> => {
  const found = new Map<string, Docstring>()
  for (const match of text.matchAll(declared)) {
    const [matched, comment = "", name = ""] = match
    if (found.has(name)) continue
    const end = text.indexOf("\n}", match.index + matched.length)
    const body = text.slice(match.index + matched.length, end === -1 ? undefined : end)
    // If the type of the service is derived from `make`, its methods are declared in the object that `make` returns.
    const made = body.includes("ReturnType<typeof make>")
      ? (/^export const make = [\s\S]*?\n\}/m.exec(text)?.[0] ?? "")
      : ""
    const members = membersOf(`${made}${body}`)
    found.set(name, { ...readDocstring(comment), ...(members.size > 0 && { members }) })
  }
  return found
}

const reExport = /^export (?:type )?(?:\{([^}]*)\}|\*(?: as (\w+))?)(?: from "([^"]+)")?$/gm

const imported = /^import (?:type )?\{([^}]*)\} from "([^"]+)"$/gm

/** Returns the local name and the exported name of each element in a list such as `{ a, type b as c }`. */
const namesIn = (list: string): ReadonlyArray<readonly [local: string, exported: string]> =>
  list
    .split(",")
    .map((each) => each.trim().replace(/^type /, ""))
    .filter((each) => each !== "")
    .map((each) => each.split(" as "))
    .map(([local = "", exported = local]) => [local, exported] as const)

/** Returns the docstring of a module, which is the comment before the first import or export. */
export const headerOf = (text: string): string => {
  const [, comment] =
    /^(?:\/\/.*\n|\n)*\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*\n(?=\n|import |export (?:type )?[{*])/.exec(text) ?? []
  return comment === undefined ? "" : readDocstring(comment).text
}

interface ReExport {
  readonly specifier: string
  /** The local and exported names. Undefined if all exports are re-exported. */
  readonly names?: ReadonlyArray<readonly [local: string, exported: string]>
  readonly namespace?: string
}

/** Returns the re-exports of a module. Named exports are listed first, because they take precedence over `export *`. */
const reExportsOf = (text: string): ReadonlyArray<ReExport> => {
  const origins = new Map(
    [...text.matchAll(imported)].flatMap(([, list = "", specifier = ""]) =>
      namesIn(list).map(([original, local]) => [local, { original, specifier }] as const)
    )
  )
  const found = [...text.matchAll(reExport)].flatMap(([, list, namespace, specifier]): ReadonlyArray<ReExport> => {
    if (list === undefined)
      return specifier === undefined ? [] : [{ specifier, ...(namespace !== undefined && { namespace }) }]
    const names = namesIn(list)
    if (specifier !== undefined) return [{ specifier, names }]
    return names.flatMap(([local, exported]) => {
      const origin = origins.get(local)
      return origin === undefined ? [] : [{ specifier: origin.specifier, names: [[origin.original, exported]] }]
    })
  })
  const isEverything = ({ names, namespace }: ReExport): boolean => names === undefined && namespace === undefined
  return [...found.filter((each) => !isEverything(each)), ...found.filter(isEverything)]
}

/** Returns the file of an imported module. The specifier is a relative path or an entry point of a package. */
export type Resolve = (specifier: string, from: string) => string | undefined

const known = new Map<string, ReadonlyMap<string, Docstring>>()

/** Returns the docstrings of a module's exports by name, including re-exports. The members of a namespace have names such as `Namespace.member`. */
export const docstringsOf = (file: string, resolve: Resolve): ReadonlyMap<string, Docstring> => {
  const before = known.get(file)
  if (before !== undefined) return before
  const text = readFileSync(file, "utf8")
  const found = new Map(declaredIn(text))
  known.set(file, found)
  for (const { names, namespace, specifier } of reExportsOf(text)) {
    const target = resolve(specifier, file)
    if (target === undefined) continue
    const theirs = docstringsOf(target, resolve)
    const pairs =
      names ??
      [...theirs.keys()].map((name) => [name, namespace === undefined ? name : `${namespace}.${name}`] as const)
    for (const [local, exported] of pairs) {
      const docstring = theirs.get(local)
      if (docstring !== undefined && !found.has(exported)) found.set(exported, docstring)
    }
    if (namespace !== undefined && !found.has(namespace))
      found.set(namespace, { text: headerOf(readFileSync(target, "utf8")), examples: [] })
    // Adds the members of a re-exported namespace.
    for (const [local, exported] of names === undefined ? [] : pairs)
      for (const [name, docstring] of theirs)
        if (name.startsWith(`${local}.`)) found.set(`${exported}.${name.slice(local.length + 1)}`, docstring)
  }
  return found
}
