/**
 * The naming rule for source files: a module has the exact name of its main export, and files that are run or opened by name are in kebab-case.
 */

/** A source file and the names that it exports. */
export interface SourceFile {
  readonly path: string
  readonly exports: ReadonlyArray<string>
  /** Whether the file is opened by name, because it is a program or an entry point in the package's manifest. */
  readonly isOpenedByName: boolean
}

const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const identifier = /^[A-Za-z][A-Za-z0-9]*$/

const declaration =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:interface|type|class|const|function\*?|enum|namespace) (\w+)/gm
const list = /^export (?:type )?\{([^}]*)\}/gm

/** Returns the names that a module exports, except for names from `export *`. */
export const exportedNames = (source: string): ReadonlyArray<string> => [
  ...[...source.matchAll(declaration)].map(([, name = ""]) => name),
  ...[...source.matchAll(list)].flatMap(([, names = ""]) =>
    names.split(",").flatMap((name) => name.trim().split(/\s+/).at(-1) ?? [])
  )
]

/** Returns a sentence that describes the problem with a file's name, or undefined if the name follows the rule. */
export const fileNameProblem = ({ exports, isOpenedByName, path }: SourceFile): string | undefined => {
  const folders = path.split("/").slice(0, -1)
  const folder = folders.find((name) => !kebab.test(name))
  if (folder !== undefined) return `${path}: the folder ${folder} is not in kebab-case`
  const [name = ""] = path.split("/").at(-1)?.split(".") ?? []
  if (isOpenedByName && kebab.test(name)) return undefined
  if (!identifier.test(name)) return `${path}: the name of a module is in PascalCase or camelCase`
  const own = exports.filter((one) => one.toLowerCase() === name.toLowerCase())
  return own.length === 0 || own.includes(name)
    ? undefined
    : `${path}: it exports ${own.join(" and ")}, which must be its name`
}
