/**
 * Reads the public API of an entry point from its API report in `etc/`.
 */

export type ExportKind = "function" | "class" | "constant" | "interface" | "type" | "namespace"

export interface ReportedExport {
  readonly name: string
  readonly kind: ExportKind
  /** The TypeScript declaration, including its members. */
  readonly declaration: string
  readonly documented: boolean
  /** The URL of the reference page for a type that is generated from an OpenAPI document. Undefined for all other exports. */
  readonly href?: string
}

const pattern =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:(?<word>const|let|function|class|interface|type|enum|namespace) (?<name>[\w$]+)|(?<fallback>default) )/m

/**
 * Matches a statement such as `export { Local as Given }` in an API report. The name before `as` is imported or declared earlier in the same block.
 */
const reExport = /^export \{ (?<local>[\w$]+)(?: as (?<exported>[\w$]+))? \}$/gm

const kinds: Readonly<Record<string, ExportKind>> = {
  function: "function",
  class: "class",
  interface: "interface",
  type: "type",
  enum: "type",
  namespace: "namespace"
}

const kindOf = (word: string | undefined, declaration: string): ExportKind => {
  if (word === "const" || word === "let")
    return /^export (?:declare )?const [\w$]+: (?:<[^=]*>)?\(|=> /m.test(declaration) ? "function" : "constant"
  return kinds[word ?? ""] ?? "namespace"
}

/** Returns whether a line is a note that was added by API Extractor. */
const isNote = (line: string): boolean => /^\s*\/\/ (@|\(undocumented\)|Warning|\(ae-|\(tsdoc)/.test(line)

/** Wraps a string at about `width` characters. */
const linesOf = (text: string, width: number): ReadonlyArray<string> => {
  const lines: Array<string> = []
  for (const word of text.split(" ")) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Adds the docstrings of members to a declaration as comments, because the API report does not contain them. */
export const withMembers = (declaration: string, members: ReadonlyMap<string, string>): string =>
  declaration
    .split("\n")
    .flatMap((line) => {
      const [, indent = "", name = ""] =
        /^( {4})(?:(?:readonly|static|override|get) )*"?([\w$-]+)"?\??[:(<]/.exec(line) ?? []
      const text = members.get(name)
      if (text === undefined) return [line]
      return [...linesOf(text, 76).map((each) => `${indent}// ${each}`), line]
    })
    .join("\n")

/** Merges the overloads of each function into one export. */
const merged = (all: ReadonlyArray<ReportedExport>): ReadonlyArray<ReportedExport> => {
  const byName = new Map<string, ReportedExport>()
  for (const each of all) {
    const known = byName.get(each.name)
    byName.set(
      each.name,
      known === undefined
        ? each
        : {
            ...known,
            kind: known.kind === "type" || known.kind === "interface" ? each.kind : known.kind,
            declaration: `${known.declaration}\n\n${each.declaration}`,
            documented: known.documented || each.documented
          }
    )
  }
  return [...byName.values()]
}

const withoutNotes = (block: string): string =>
  block
    .split("\n")
    .filter((line) => !isNote(line))
    .join("\n")
    .trim()

const isDocumented = (block: string): boolean => !/^\/\/ @\w+ \(undocumented\)/m.test(block)

const namespace = /^declare namespace (\w+) \{\n\s+export \{\n([\s\S]*?)\n\s+\}/m

/**
 * Returns the exports of an `export * as Name` statement: the namespace and its members. The report declares the members elsewhere, without `export`.
 */
const membersOf = (
  block: string,
  blocks: ReadonlyArray<string>,
  isExported: (namespace: string) => boolean
): ReadonlyArray<ReportedExport> => {
  const [, name = "", list = ""] = namespace.exec(block) ?? []
  if (name === "" || !isExported(name)) return []
  const members = list.split(",").flatMap((each): ReadonlyArray<ReportedExport> => {
    const [local = "", exported = local] = each.trim().split(" as ")
    const declares = new RegExp(
      `^(?:declare )?(?:abstract )?(const|let|function|class|interface|type) ${local}\\b`,
      "m"
    )
    const found = blocks.find((other) => declares.test(other))
    if (found === undefined) return []
    const declaration = `export ${withoutNotes(found)
      .replace(/^declare /, "")
      .replace(new RegExp(`\\b${local}\\b`), exported)}`
    const kind = kindOf(declares.exec(found)?.[1], declaration)
    return [{ name: `${name}.${exported}`, kind, declaration, documented: isDocumented(found) }]
  })
  const names = members.map((each) => each.name.slice(name.length + 1)).join(", ")
  const declaration = `export * as ${name} // ${names}`
  return [{ name, kind: "namespace", declaration, documented: true }, ...members]
}

/** Returns the declaration of the generated base class of a service, which contains the methods of the service. */
const baseOf = (block: string, blocks: ReadonlyArray<string>): ReadonlyArray<string> => {
  const name = / extends ([\w$]+_base)\b/.exec(block)?.[1]
  const base = name === undefined ? undefined : blocks.find((each) => new RegExp(`^const ${name}:`, "m").test(each))
  return base === undefined ? [] : [withoutNotes(base)]
}

/** Restores the original names in a declaration. If several modules use the same name, the report appends a number to it, such as `Layer_2`. */
const plainNames = (declaration: string, body: string): string => {
  const numbered = new Set(
    Array.from(
      body.matchAll(/\b(?:as|class|interface|type|const|function|namespace) (\w+_\d+)\b/g),
      ([, name]) => name ?? ""
    )
  )
  return declaration.replaceAll(/\b\w+_\d+\b/g, (name) => (numbered.has(name) ? name.replace(/_\d+$/, "") : name))
}

/** Returns the declaration of an export from the API report of another entry point. */
export type FindExport = (specifier: string, name: string) => ReportedExport | undefined

/** Returns all exports of another entry point. Used for `export *`. */
export type AllExports = (specifier: string) => ReadonlyArray<ReportedExport>

/** Returns the original name and the module of an imported name, from a statement such as `import { Original as local } from 'specifier'`. */
const importOf = (body: string, local: string) => {
  const found = new RegExp(`^import (?:type )?\\{ (?:([\\w$]+) as )?${local} \\} from '([^']+)';`, "m").exec(body)
  return found === null ? undefined : { original: found[1] ?? local, specifier: found[2] ?? "" }
}

/** Returns the re-exports in a block of the report, with their original declarations. */
const reExportsOf = (block: string, body: string, find: FindExport): ReadonlyArray<ReportedExport> =>
  [...block.matchAll(reExport)].flatMap(({ groups = {} }): ReadonlyArray<ReportedExport> => {
    const { local = "", exported: name = local } = groups
    const declares = new RegExp(
      `^(?:declare )?(?:abstract )?(const|let|function|class|interface|type) ${escaped(local)}(?![\\w$])`,
      "m"
    )
    const [, word] = declares.exec(block) ?? []
    if (word !== undefined) {
      const own = withoutNotes(block.slice(0, block.search(/^export \{/m))).replace(/^declare /, "")
      const declaration = `export ${own.replaceAll(new RegExp(`\\b${escaped(local)}(?![\\w$])`, "g"), name)}`
      return [{ name, kind: kindOf(word, declaration), declaration, documented: isDocumented(block) }]
    }
    const imported = importOf(body, local)
    if (imported === undefined) return []
    const { original, specifier } = imported
    const origin = find(specifier, original)
    if (origin === undefined) throw new Error(`no export ${original} of ${specifier}`)
    const renamed = new RegExp(`(?<=^export (?:const|function|class|interface|type) )${escaped(origin.name)}\\b`, "gm")
    return [{ ...origin, name, declaration: origin.declaration.replaceAll(renamed, name) }]
  })

const escaped = (name: string): string => name.replaceAll("$", "\\$")

/**
 * Returns the exports in the order of the report, which is alphabetical. Namespaces that are only referenced by other declarations are omitted.
 */
export const exportsOf = (
  report: string,
  isExported: (namespace: string) => boolean = () => true,
  find: FindExport = () => undefined,
  all: AllExports = () => []
): ReadonlyArray<ReportedExport> => {
  const [, body = ""] = /```ts\n([\s\S]*)```/.exec(report) ?? []
  const blocks = body.split(/\n\n(?=\/\/ |export |declare |import |type |interface |class |const )/)
  const found = blocks.flatMap((block) => {
    if (namespace.test(block)) return membersOf(block, blocks, isExported)
    const passed = reExportsOf(block, body, find)
    if (passed.length > 0) return passed
    const match = pattern.exec(block)
    if (match?.groups === undefined) return []
    const { fallback, name = fallback ?? "", word } = match.groups
    const declaration = [withoutNotes(block), ...baseOf(block, blocks)].join("\n\n")
    const documented = isDocumented(block.slice(0, match.index))
    return [{ name, kind: kindOf(word, declaration), declaration, documented }]
  })
  const starExports = [...body.matchAll(/^export \* from "([^"]+)";$/gm)].flatMap(([, specifier = ""]) =>
    all(specifier)
  )
  return merged([...found, ...starExports]).map((each) => ({
    ...each,
    declaration: plainNames(each.declaration, body)
  }))
}
