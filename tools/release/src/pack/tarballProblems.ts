/**
 * Lints a tarball with publint, which checks the manifest, and "are the types wrong", which checks the types for each export condition.
 *
 * The packages contain only ES modules, so resolution with CommonJS `require` is not checked.
 */
import { execFile } from "node:child_process"
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { publint } from "publint"
import { formatMessage } from "publint/utils"
import type { Tarball } from "./pack.ts"

const command = join(
  dirname(createRequire(import.meta.url).resolve("@arethetypeswrong/cli/package.json")),
  "dist/index.js"
)

const wrongTypes = (file: string): Promise<ReadonlyArray<string>> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [command, file, "--profile", "esm-only", "--format", "ascii", "--no-color", "--no-emoji"],
      (error, stdout, stderr) => resolve(error === null ? [] : [`attw: ${(stdout + stderr).trim() || error.message}`])
    )
  })

/** Returns one string per problem, which may have several lines. */
export const tarballProblems = async ({ file }: Tarball): Promise<ReadonlyArray<string>> => {
  const bytes = readFileSync(file)
  const { messages, pkg } = await publint({
    pack: { tarball: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) },
    strict: true
  })
  const publintProblems = messages.map(
    (message) => `publint: ${formatMessage(message, pkg, { color: false }) ?? message.code}`
  )
  return [...publintProblems, ...(await wrongTypes(file))]
}
