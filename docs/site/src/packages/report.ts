/**
 * The public surface of an entry, read off its report in `etc/`.
 */

export type ExportKind = "function" | "class" | "constant" | "interface" | "type" | "namespace"

export interface ReportedExport {
  readonly name: string
  readonly kind: ExportKind
  /** The declaration with its members, as TypeScript. */
  readonly declaration: string
  readonly documented: boolean
}

const pattern =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:(?<word>const|let|function|class|interface|type|enum|namespace) (?<name>[\w$]+)|\{ (?:\w+ as )?(?<given>[\w$]+) \}|(?<fallback>default) )/m

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

/** The notes of the report's own writer, which are no part of the declaration. */
const isNote = (line: string): boolean => /^\s*\/\/ (@|\(undocumented\)|Warning|\(ae-|\(tsdoc)/.test(line)

/** Overloads are one export. */
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

/** `export * as Name` and its members, whose declarations are elsewhere in the report, without `export`. */
const membersOf = (
  block: string,
  blocks: ReadonlyArray<string>,
  isExported: (namespace: string) => boolean
): ReadonlyArray<ReportedExport> => {
  const [, name = "", list = ""] = namespace.exec(block) ?? []
  if (name === "" || !isExported(name)) return []
  const members = list.split(",").flatMap((each): ReadonlyArray<ReportedExport> => {
    const [local = "", given = local] = each.trim().split(" as ")
    const declares = new RegExp(
      `^(?:declare )?(?:abstract )?(const|let|function|class|interface|type) ${local}\\b`,
      "m"
    )
    const found = blocks.find((other) => declares.test(other))
    if (found === undefined) return []
    const declaration = `export ${withoutNotes(found)
      .replace(/^declare /, "")
      .replace(new RegExp(`\\b${local}\\b`), given)}`
    const kind = kindOf(declares.exec(found)?.[1], declaration)
    return [{ name: `${name}.${given}`, kind, declaration, documented: isDocumented(found) }]
  })
  const names = members.map((each) => each.name.slice(name.length + 1)).join(", ")
  const declaration = `export * as ${name} // ${names}`
  return [{ name, kind: "namespace", declaration, documented: true }, ...members]
}

/**
 * In the order of the report, which is that of the alphabet. The report has namespaces that other declarations mention as well: those that the
 * entry does not export are left out.
 */
export const exportsOf = (
  report: string,
  isExported: (namespace: string) => boolean = () => true
): ReadonlyArray<ReportedExport> => {
  const [, body = ""] = /```ts\n([\s\S]*)```/.exec(report) ?? []
  const blocks = body.split(/\n\n(?=\/\/ |export |declare |import |type |interface |class |const )/)
  const found = blocks.flatMap((block) => {
    if (namespace.test(block)) return membersOf(block, blocks, isExported)
    const match = pattern.exec(block)
    if (match?.groups === undefined) return []
    const { fallback, given, name = given ?? fallback ?? "", word } = match.groups
    const declaration = withoutNotes(block)
    const documented = isDocumented(block.slice(0, match.index))
    return [{ name, kind: kindOf(word, declaration), declaration, documented }]
  })
  return merged(found)
}
