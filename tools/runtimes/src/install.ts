/**
 * Installs runtimes from the npm registry.
 *
 * The runtimes are not dependencies, because they are hundreds of megabytes in size. Each runtime is downloaded to a separate cache when it is
 * needed.
 */
import { execFile } from "node:child_process"
import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"

/** The npm packages of the runtimes on which our packages are tested. */
export const specs = {
  node: ["node@20.20.2", "node@22.23.3", "node@24.21.0", "node@26.9.0"],
  bun: "bun@1.4.5",
  deno: "deno@2.9.6"
} as const

/** Returns the label of a runtime, such as `Bun 1.4.5` for `Bun` and `bun@1.4.5`. */
export const label = (name: string, spec: string): string => `${name} ${spec.split("@")[1]}`

/** The error that is thrown if a runtime is not installed on this machine and cannot be downloaded. */
export class AbsentError extends Error {
  override readonly name = "AbsentError"
}

export const cache = join(tmpdir(), "fieldwork-runtimes")
const exec = promisify(execFile)

/**
 * Installs packages from npm and returns the path of their folder. Each set of packages has its own folder, because different versions of a package
 * cannot be installed in the same folder.
 */
export const install = async (...packages: ReadonlyArray<string>): Promise<string> => {
  const spec = packages.join(" ")
  const folder = join(cache, spec.replaceAll(/[^\w.@-]/g, "-"))
  if (existsSync(join(folder, "done"))) return folder
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, "package.json"), "{}")
  try {
    await exec("npm", ["install", "--prefix", folder, "--no-audit", "--no-fund", "--loglevel=error", ...packages])
  } catch (cause) {
    throw new AbsentError(
      `${spec} could not be installed: ${cause instanceof Error ? cause.message.split("\n")[0] : ""}`
    )
  }
  writeFileSync(join(folder, "done"), "")
  return folder
}
