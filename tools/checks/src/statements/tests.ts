/**
 * Checks that every test named in a register exists. A register lists the statements in one API's document, each with the tests that verify it. A
 * reference to a test has the form `<file> > <part of the title> > <next part>`.
 */
import { existsSync, readFileSync } from "node:fs"

const root = new URL("../../../../", import.meta.url)
const texts = new Map<string, string | undefined>()

const textOf = (path: string): string | undefined => {
  if (!texts.has(path)) {
    const url = new URL(path, root)
    texts.set(path, existsSync(url) ? readFileSync(url, "utf8") : undefined)
  }
  return texts.get(path)
}

/**
 * The test files that run one test for each entry of a table. The title of each test ends with the entry's key, and the listed source files contain
 * the tables.
 */
const tables: Readonly<Record<string, ReadonlyArray<string>>> = {
  "packages/contract/test/statements.test.ts": ["brandLiftChecks", "exchangeChecks", "exchangeErrorChecks"].map(
    (name) => `packages/contract/src/statements/${name}.ts`
  )
}

const holds = (text: string | undefined, part: string): boolean =>
  text?.includes(part) === true || text?.includes(part.replaceAll('"', String.raw`\"`)) === true

const isKeyOf = (text: string | undefined, key: string): boolean =>
  text?.includes(`\n  "${key}": `) === true || text?.includes(`\n  ${key}: `) === true

/** Checks whether the file of a test exists and contains each part of the title literally. */
export const testExists = (test: string): boolean => {
  const [file = "", ...parts] = test.split(" > ")
  const rows = tables[file]
  if (rows === undefined) return parts.length > 0 && parts.every((part) => holds(textOf(file), part))
  return (
    textOf(file) !== undefined && rows.some((table) => isKeyOf(textOf(table), parts.at(-1)?.split(" ").at(-1) ?? ""))
  )
}
