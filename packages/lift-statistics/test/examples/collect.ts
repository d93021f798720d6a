/**
 * The examples of the docstrings as one module, which is compiled with the tests and run by them.
 *
 * `value // => shown` becomes a check: numbers are compared to the digits that are shown.
 */
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"

const source = join(import.meta.dirname, "../../src")
const importLine = /^import \{ (.*) \} from "@fieldwork\/lift-statistics"$/

interface Example {
  /** The export that it belongs to. */
  readonly name: string
  readonly lines: ReadonlyArray<string>
}

const fenced = /@example\n \* ```ts\n((?: \*.*\n)*?) \* ```\n(?: \*.*\n)* \*\/\nexport (?:const|function) (\w+)/g

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
  return `  {\n    name: "${name}",\n    run: (check) => {\n${body.join("\n")}\n    }\n  }`
}

/** The module that `examples.gen.ts` must be. */
export const collect = (): string => {
  const examples = globSync("**/*.ts", { cwd: source })
    .toSorted()
    .flatMap((file) => examplesOf(readFileSync(join(source, file), "utf8")))
  const imports = examples.flatMap(({ lines }) =>
    lines.flatMap((line) => importLine.exec(line)?.[1]?.split(", ") ?? [])
  )
  return `// Written from the docstrings of src by \`vitest run test/examples -u\`: edit those.
import { ${[...new Set(imports)].toSorted().join(", ")} } from "../../src/index.ts"

interface Example {
  readonly name: string
  readonly run: (check: (value: unknown, shown: string) => void) => void
}

export const examples: ReadonlyArray<Example> = [
${examples.map(entryOf).join(",\n")}
]
`
}
