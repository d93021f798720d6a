/**
 * Runtimes from the npm registry.
 *
 * Their size is hundreds of megabytes, so none is a dependency. Each is downloaded into a separate cache when it is needed.
 */
import { execFile } from "node:child_process"
import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"

/** The package of each runtime on which our packages are tested. */
export const specs = {
  node: ["node@20.20.2", "node@22.23.3", "node@24.21.0", "node@26.9.0"],
  bun: "bun@1.4.5",
  deno: "deno@2.9.6"
} as const

/** Returns the label of a runtime: `Bun`, `bun@1.4.5` → `Bun 1.4.5`. */
export const label = (name: string, spec: string): string => `${name} ${spec.split("@")[1]}`

/** Thrown when a runtime is not installed on this machine and could not be downloaded. */
export class AbsentError extends Error {
  override readonly name = "AbsentError"
}

export const cache = join(tmpdir(), "fieldwork-runtimes")
const exec = promisify(execFile)

/**
 * Installs packages and returns their folder. Each set of packages has a separate folder, so that the `node` of one runtime is not found by another.
 */
export const install = async (...wanted: ReadonlyArray<string>): Promise<string> => {
  const spec = wanted.join(" ")
  const folder = join(cache, spec.replaceAll(/[^\w.@-]/g, "-"))
  if (existsSync(join(folder, "done"))) return folder
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, "package.json"), "{}")
  try {
    await exec("npm", ["install", "--prefix", folder, "--no-audit", "--no-fund", "--loglevel=error", ...wanted])
  } catch (cause) {
    throw new AbsentError(
      `${spec} could not be installed: ${cause instanceof Error ? cause.message.split("\n")[0] : ""}`
    )
  }
  writeFileSync(join(folder, "done"), "")
  return folder
}
