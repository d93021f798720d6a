/**
 * Collects the examples in the packages' docstrings as modules, which are compiled with the tests and executed by them.
 *
 * An example is a `ts` code block below `@example` in the docstring of an export. Two kinds of lines in an example become checks:
 *
 * - `value // => shown`: a number is compared with the digits shown, a bigint with a literal such as `12n`, and any other value as JSON or
 *   `undefined`.
 * - `call // throws words`: the call must throw or reject with a message that contains the words.
 *
 * A package is included if it has at least one example.
 */
import { globSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { packages, root } from "../../src/packages.ts"

interface Example {
  /** The export whose docstring contains the example. */
  readonly name: string
  /** The name of the file that contains the export, without its extension. */
  readonly file: string
  readonly lines: ReadonlyArray<string>
}

const documented =
  /\/\*\*\n((?: \*.*\n)*?) \*\/\nexport (?:declare )?(?:abstract )?(?:async )?(?:const|function|class|interface|type|\* as) ([\w$]+)/g
const fence = /^@example\n```ts\n([\s\S]*?)\n```$/gm
const importLine =
  /^import (type )?(?:\{ (.*) \}|\* as (\w+)|(\w+)) from "((?:@fieldwork\/|effect|node:)[^"]*|express|fastify|koa)"$/

interface Import {
  readonly from: string
  readonly values: ReadonlyArray<string>
  readonly types: ReadonlyArray<string>
  /** The local name of a namespace import. */
  readonly whole: string | undefined
  /** The local name of the default export of a web framework. */
  readonly standard: string | undefined
}

const importIn = (line: string): Import | undefined => {
  const [, type, list = "", whole, standard, from] = importLine.exec(line) ?? []
  if (from === undefined) return undefined
  const names = list.split(", ").filter((name) => name !== "")
  const isType = (name: string) => type !== undefined || name.startsWith("type ")
  return {
    from,
    values: names.filter((name) => !isType(name)),
    types: names.filter(isType).map((name) => name.replace(/^type /, "")),
    whole,
    standard
  }
}

/** Checks whether the exports of a module are imported by name. Their names have the same meaning in every example, and some of them are types. */
const isShared = ({ from }: Import): boolean => from.startsWith("effect") || from === "node:events"

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

/** Returns an alias for a module: `@fieldwork/exchange/promise` → `fieldwork_exchange_promise`. */
const aliasOf = (from: string): string => from.replace("@", "").replaceAll(/\W/g, "_")

/** Converts one line of an example. Values are destructured from their module inside the example, because two modules may export the same name. */
const bodyOf = (line: string): string => {
  const found = importIn(line)
  if (found === undefined) return statement(line)
  const { from, standard, values, whole } = found
  if (isShared(found) || standard !== undefined) return ""
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
  const defaults = new Set<string>()
  const named = new Map<string, Set<string>>()
  const add = (head: string, from: string, names: ReadonlyArray<string>) => {
    const key = `${head} %s from "${from}"`
    for (const name of names) named.set(key, (named.get(key) ?? new Set()).add(name))
  }
  for (const found of examples.flatMap(({ lines }) => lines.flatMap((line) => importIn(line) ?? []))) {
    const { from, standard, types, values, whole } = found
    if (standard !== undefined) defaults.add(`import ${standard} from "${from}"`)
    else if (isShared(found)) add("import", from, [...values, ...types])
    else {
      if (values.length > 0 || whole !== undefined) modules.add(from)
      add("import type", from, types)
    }
  }
  return [
    ...defaults,
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
  /** The name of the package, such as `@fieldwork/lift-statistics`. */
  readonly name: string
  /** The file of the generated module, relative to this file. */
  readonly file: string
  /** The expected content of the generated module. */
  readonly text: string
}

/** Returns one module for each package that has examples. */
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
