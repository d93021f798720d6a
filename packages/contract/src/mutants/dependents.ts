/**
 * Finds the files of the sandbox that import a given file, directly or indirectly.
 */
import { globSync, readFileSync } from "node:fs"
import { join, posix } from "node:path"
import { sandboxSource } from "./coverage.ts"

const imported = /(?:from|import)\s*\(?\s*"(\.[^"]+\.ts)"/g

/** Returns, keyed by the path of each imported file, the files that import it. */
const readImporters = (): ReadonlyMap<string, ReadonlyArray<string>> => {
  const importers = new Map<string, Array<string>>()
  for (const file of globSync("**/*.ts", { cwd: sandboxSource }))
    for (const [, path = ""] of readFileSync(join(sandboxSource, file), "utf8").matchAll(imported)) {
      const target = posix.join(posix.dirname(file), path)
      importers.set(target, [...(importers.get(target) ?? []), file])
    }
  return importers
}

let importers: ReadonlyMap<string, ReadonlyArray<string>> | undefined

/** Returns the files that depend on a file, including the file itself. */
export const dependentsOf = (file: string): ReadonlySet<string> => {
  importers ??= readImporters()
  const found = new Set([file])
  for (const each of found) for (const importer of importers.get(each) ?? []) found.add(importer)
  return found
}
