/**
 * The examples of the packages' docstrings as modules, which are compiled with the tests and run by them.
 *
 * An example is a `ts` fence below `@example` in the docstring of an export. Two kinds of lines in it become checks:
 *
 * - `value // => shown`: a number is compared to the digits that are shown, a bigint to `12n`, anything else as JSON, or `undefined`.
 * - `call // throws words`: the call throws or rejects, and its message contains the words.
 *
 * A package takes part as soon as it has one example.
 */
import { globSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { packages, root } from "../../src/packages.ts"

interface Example {
  /** The export that it belongs to. */
  readonly name: string
  /** The file of the export. */
  readonly file: string
  readonly lines: ReadonlyArray<string>
}

const documented =
  /\/\*\*\n((?: \*.*\n)*?) \*\/\nexport (?:declare )?(?:abstract )?(?:async )?(?:const|function|class|interface|type|\* as) ([\w$]+)/g
const fence = /^@example\n```ts\n([\s\S]*?)\n```$/gm
const importLine = /^import (type )?(?:\{ (.*) \}|\* as (\w+)) from "((?:@fieldwork\/|effect|node:)[^"]*)"$/

interface Import {
  readonly from: string
  readonly values: ReadonlyArray<string>
  readonly types: ReadonlyArray<string>
  /** The name of the whole module. */
  readonly whole: string | undefined
}

const importIn = (line: string): Import | undefined => {
  const [, type, list = "", whole, from] = importLine.exec(line) ?? []
  if (from === undefined) return undefined
  const names = list.split(", ").filter((name) => name !== "")
  const isType = (name: string) => type !== undefined || name.startsWith("type ")
  return {
    from,
    values: names.filter((name) => !isType(name)),
    types: names.filter(isType).map((name) => name.replace(/^type /, "")),
    whole
  }
}

/** Modules whose exports are imported by their names: they mean the same everywhere, and are types as well. */
const isShared = ({ from }: Import): boolean => from.startsWith("effect")

const examplesOf = (file: string, text: string): ReadonlyArray<Example> =>
  [...text.matchAll(documented)].flatMap(([, comment = "", name = ""]) => {
    const words = comment.replaceAll(/^ \* ?/gm, "")
    return [...words.matchAll(fence)].map(([, code = ""]) => ({ name, file, lines: code.split("\n") }))
  })

const statement = (line: string): string => {
  const [, indent = "", value = "", kind, shown] = /^(\s*)(.*?) \/\/ (=>|throws) (.*)$/.exec(line) ?? []
  if (kind === undefined) return line
  return kind === "=>"
    ? `${indent}check(${value}, ${JSON.stringify(shown)})`
    : `${indent}await fails(async () => ${value}, ${JSON.stringify(shown)})`
}

/** `@fieldwork/exchange/promise` → `fieldwork_exchange_promise` */
const aliasOf = (from: string): string => from.replace("@", "").replaceAll(/\W/g, "_")

/** Values are taken out of their module in the example itself: two modules may export the same name. */
const bodyOf = (line: string): string => {
  const found = importIn(line)
  if (found === undefined) return statement(line)
  const { from, values, whole } = found
  if (isShared(found)) return ""
  if (whole !== undefined) return `const ${whole} = ${aliasOf(from)}`
  return values.length === 0 ? "" : `const { ${values.join(", ").replaceAll(" as ", ": ")} } = ${aliasOf(from)}`
}

const entryOf = ({ file, lines, name }: Example): string => {
  const body = lines
    .map(bodyOf)
    .filter((line) => line !== "")
    .map((line) => `      ${line}`)
  const uses = (helper: string) => body.some((line) => line.includes(`${helper}(`))
  const given = uses("fails") ? `${uses("check") ? "check" : "_"}, fails` : "check"
  const head = `    name: "${name}",\n    file: "${file}",\n    run: async (${given}) => {`
  return `  {\n${head}\n${body.join("\n")}\n    }\n  }`
}

const importsOf = (examples: ReadonlyArray<Example>): string => {
  const modules = new Set<string>()
  const named = new Map<string, Set<string>>()
  const add = (head: string, from: string, names: ReadonlyArray<string>) => {
    const key = `${head} %s from "${from}"`
    for (const name of names) named.set(key, (named.get(key) ?? new Set()).add(name))
  }
  for (const found of examples.flatMap(({ lines }) => lines.flatMap((line) => importIn(line) ?? []))) {
    const { from, types, values, whole } = found
    if (isShared(found)) add("import", from, [...values, ...types])
    else {
      if (values.length > 0 || whole !== undefined) modules.add(from)
      add("import type", from, types)
    }
  }
  return [
    ...[...modules].map((from) => `import * as ${aliasOf(from)} from "${from}"`),
    ...[...named].map(([line, names]) => line.replace("%s", `{ ${[...names].toSorted().join(", ")} }`))
  ]
    .toSorted()
    .join("\n")
}

const moduleOf = (
  examples: ReadonlyArray<Example>
): string => `// Written from docstrings by \`vitest run test/examples -u\`: edit those.
${importsOf(examples)}
import type { Example } from "./Example.ts"

export const examples: ReadonlyArray<Example> = [
${examples.map(entryOf).join(",\n")}
]
`

export interface Collected {
  /** The package, such as `@fieldwork/lift-statistics`. */
  readonly name: string
  /** Of the module, beside this file. */
  readonly file: string
  /** What the module must be. */
  readonly text: string
}

/** One module for each package that has examples. */
export const collect = (): ReadonlyArray<Collected> =>
  packages.flatMap(({ folder, manifest: { name } }) => {
    const files = globSync("src/**/*.ts", { cwd: join(root, folder) })
    const examples = files
      .toSorted()
      .flatMap((file) => examplesOf(basename(file, ".ts"), readFileSync(join(root, folder, file), "utf8")))
    return examples.length === 0
      ? []
      : { name, file: `${name.replace("@fieldwork/", "")}.gen.ts`, text: moduleOf(examples) }
  })
