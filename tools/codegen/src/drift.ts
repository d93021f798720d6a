/**
 * Compares the generated files with what the specs say now.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { Output } from "./outputs.ts"

/** The paths whose file is absent or differs. */
export const stale = (root: string, outputs: ReadonlyArray<Output>): ReadonlyArray<Output> =>
  outputs.filter(({ path, text }) => {
    const file = join(root, path)
    return !existsSync(file) || readFileSync(file, "utf8") !== text
  })

export const write = (root: string, outputs: ReadonlyArray<Output>): void => {
  for (const { path, text } of outputs) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}
