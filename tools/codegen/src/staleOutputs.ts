/**
 * Compares the generated files with the current specs.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { Output } from "./outputs.ts"

/** Returns the outputs whose file is missing or differs. */
export const staleOutputs = (root: string, outputs: ReadonlyArray<Output>): ReadonlyArray<Output> =>
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
