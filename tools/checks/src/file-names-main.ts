/**
 * Run by `npm run check`. Prints one line for each source file whose name does not follow the rule in CONTRIBUTING.md, and exits with code 1 if there
 * are any.
 */
import { globSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { exportedNames, fileNameProblem } from "./fileNames.ts"

const root = resolve(import.meta.dirname, "../../..")

/** The folder of the modules that are copied to the clients with the same file names. */
const copied = "tools/codegen/src/clients/"

/** Returns every path in a value from a manifest, relative to the package. */
const pathsIn = (value: unknown): ReadonlyArray<string> =>
  typeof value === "string"
    ? [value.replace(/^\.\//, "")]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(pathsIn)
      : []

const entriesOf = (folder: string): ReadonlySet<string> => {
  const manifest = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as Record<string, unknown>
  return new Set(
    ["exports", "imports", "bin"].flatMap((name) => pathsIn(manifest[name])).map((path) => `${folder}/${path}`)
  )
}

const folders = globSync(["{packages,tools}/*/package.json", "specs/package.json"], { cwd: root }).map((file) =>
  file.replace("/package.json", "")
)
const files = folders.flatMap((folder) => {
  const entries = entriesOf(folder)
  return globSync(`${folder}/src/**/*.{ts,js,mjs}`, { cwd: root, exclude: (name) => /\.gen\.|node_modules/.test(name) })
    .filter((path) => !path.includes(".gen."))
    .map((path) => {
      const source = readFileSync(join(root, path), "utf8")
      const isProgram = !/^export /m.test(source) || /process\.(?:argv|send)|import\.meta\.main/.test(source)
      return {
        path,
        exports: exportedNames(source),
        isOpenedByName: isProgram || entries.has(path) || path.startsWith(copied)
      }
    })
})
const problems = files.flatMap((file) => fileNameProblem(file) ?? []).toSorted()
for (const line of problems) console.error(line)
console.log(`${files.length} source files, ${problems.length} names to change`)
process.exitCode = problems.length === 0 ? 0 : 1
