/**
 * Which files of the sandbox import a file, directly or through others.
 */
import { globSync, readFileSync } from "node:fs"
import { join, posix } from "node:path"
import { sandboxSource } from "./coverage.ts"

const imported = /(?:from|import)\s*\(?\s*"(\.[^"]+\.ts)"/g

/** By file, the files that import it. */
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

/** The file itself among them. */
export const dependentsOf = (file: string): ReadonlySet<string> => {
  importers ??= readImporters()
  const found = new Set([file])
  for (const each of found) for (const importer of importers.get(each) ?? []) found.add(importer)
  return found
}
