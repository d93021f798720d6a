/**
 * The docstrings of exports, from the sources of the packages.
 */
import { readFileSync } from "node:fs"

export interface Docstring {
  /** Markdown, without the examples. */
  readonly text: string
  /** Programs, compiled and run by the tests of `tools/release`. */
  readonly examples: ReadonlyArray<string>
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
      .replaceAll(/^@since.*$/gm, "")
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

/** The docstring of each declaration of a file by its name, whether it is exported there or by a list. */
const declaredIn = (text: string): ReadonlyMap<string, Docstring> => {
  const found = new Map<string, Docstring>()
  for (const [, comment = "", name = ""] of text.matchAll(declared))
    if (!found.has(name)) found.set(name, readDocstring(comment))
  return found
}

const passedOn = /^export (?:type )?(?:\{([^}]*)\}|\*(?: as (\w+))?) from "([^"]+)"/gm

/** Finds the file of a module that another file imports: a relative path, or an entry of a package. */
export type Resolve = (specifier: string, from: string) => string | undefined

const known = new Map<string, ReadonlyMap<string, Docstring>>()

/**
 * The docstrings of what a module exports, by name: of its own declarations and of those that it passes on. Members of a namespace are by
 * `Namespace.member`.
 */
export const docstringsOf = (file: string, resolve: Resolve): ReadonlyMap<string, Docstring> => {
  const before = known.get(file)
  if (before !== undefined) return before
  const text = readFileSync(file, "utf8")
  const found = new Map(declaredIn(text))
  known.set(file, found)
  for (const [, list, namespace, specifier = ""] of text.matchAll(passedOn)) {
    const target = resolve(specifier, file)
    if (target === undefined) continue
    const theirs = docstringsOf(target, resolve)
    const names = list
      ?.split(",")
      .map((each) => each.trim().replace(/^type /, ""))
      .filter((each) => each !== "")
    const pairs =
      names?.map((each) => each.split(" as ")).map(([local = "", given = local]) => [local, given] as const) ??
      [...theirs.keys()].map((name) => [name, namespace === undefined ? name : `${namespace}.${name}`] as const)
    for (const [local, given] of pairs) {
      const docstring = theirs.get(local)
      if (docstring !== undefined && !found.has(given)) found.set(given, docstring)
    }
    if (namespace !== undefined && !found.has(namespace)) found.set(namespace, { text: "", examples: [] })
    // Members of a namespace that is passed on.
    for (const [local, given] of names === undefined ? [] : pairs)
      for (const [name, docstring] of theirs)
        if (name.startsWith(`${local}.`)) found.set(`${given}.${name.slice(local.length + 1)}`, docstring)
  }
  return found
}
