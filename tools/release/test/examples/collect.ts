/**
 * The examples of the packages' docstrings as modules, which are compiled with the tests and run by them.
 *
 * An example is a `ts` fence below `@example` in the docstring of an export. `value // => shown` in it becomes a check: a number is compared to
 * the digits that are shown, anything else as JSON. A package takes part as soon as it has one example.
 */
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { packages, root } from "../../src/packages.ts"

interface Example {
  /** The export that it belongs to. */
  readonly name: string
  readonly lines: ReadonlyArray<string>
}

const fenced = /@example\n \* ```ts\n((?: \*.*\n)*?) \* ```\n(?: \*.*\n)* \*\/\nexport (?:const|function|class) (\w+)/g
const importLine = /^import \{ (.*) \} from "((?:@fieldwork\/|node:|effect)[^"]*)"$/

const examplesOf = (text: string): ReadonlyArray<Example> =>
  [...text.matchAll(fenced)].map(([, code = "", name = ""]) => ({
    name,
    lines: code
      .trimEnd()
      .split("\n")
      .map((line) => line.replace(/^ \* ?/, ""))
  }))

const statement = (line: string): string => {
  const [, value, shown] = /^(.*?) \/\/ => (.*)$/.exec(line) ?? []
  return value === undefined ? line : `check(${value}, ${JSON.stringify(shown)})`
}

const entryOf = ({ lines, name }: Example): string => {
  const body = lines.filter((line) => !importLine.test(line) && line !== "").map((line) => `      ${statement(line)}`)
  return `  {\n    name: "${name}",\n    run: async (check) => {\n${body.join("\n")}\n    }\n  }`
}

const importsOf = (examples: ReadonlyArray<Example>): string => {
  const names = new Map<string, Set<string>>()
  for (const [, list = "", from = ""] of examples.flatMap(({ lines }) =>
    lines.map((line) => importLine.exec(line) ?? [])
  )) {
    for (const name of list.split(", ")) if (name !== "") names.set(from, (names.get(from) ?? new Set()).add(name))
  }
  return [...names]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([from, list]) => `import { ${[...list].toSorted().join(", ")} } from "${from}"`)
    .join("\n")
}

const moduleOf = (
  examples: ReadonlyArray<Example>
): string => `// Written from docstrings by \`vitest run test/examples -u\`: edit those.
${importsOf(examples)}

interface Example {
  readonly name: string
  readonly run: (check: (value: unknown, shown: string) => void) => Promise<void>
}

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
    const files = globSync("src/**/*.ts", { cwd: join(root, folder), exclude: (path) => path.endsWith(".gen.ts") })
    const examples = files.toSorted().flatMap((file) => examplesOf(readFileSync(join(root, folder, file), "utf8")))
    return examples.length === 0
      ? []
      : { name, file: `${name.replace("@fieldwork/", "")}.gen.ts`, text: moduleOf(examples) }
  })
