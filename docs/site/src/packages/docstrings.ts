/**
 * The docstrings of exports, from the sources of the packages.
 */
import { globSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"

export interface Docstring {
  /** Markdown, without the examples. */
  readonly text: string
  /** Programs, compiled and run by the tests of `tools/release`. */
  readonly examples: ReadonlyArray<string>
}

const declared =
  /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*\nexport (?:declare )?(?:abstract )?(?:async )?(?:const|function|class|interface|type|enum|namespace|\* as) ([\w$]+)/g

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

/** By the name of the export, and by that of its module and the export; where modules of a package share a name, the first is taken. */
export const docstringsIn = (folder: string): ReadonlyMap<string, Docstring> => {
  const found = new Map<string, Docstring>()
  for (const file of globSync("src/**/*.ts", { cwd: folder }).toSorted())
    for (const [, comment = "", name = ""] of readFileSync(join(folder, file), "utf8").matchAll(declared))
      for (const key of [name, `${basename(file, ".ts")}.${name}`])
        if (!found.has(key)) found.set(key, readDocstring(comment))
  return found
}
