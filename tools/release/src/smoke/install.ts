/**
 * Installs the tarballs into a separate project with npm, as a user would: our packages from the tarballs, all other packages from the registry.
 */
import { execFile } from "node:child_process"
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { promisify } from "node:util"
import type { Tarball } from "../pack/pack.ts"
import { readManifest } from "../packages.ts"

/** The third-party packages that the programs need, in the same versions as in the workspace. The list includes optional peer dependencies. */
const others = ["@types/node", "effect", "testcontainers", "typescript", "vitest"]

export const versionOf = (name: string): string =>
  readManifest(join(import.meta.dirname, "../../node_modules", name)).version

/**
 * Installs the project. Rejects with npm's message if the packages cannot be installed together. `versions` contains the versions of the third-party
 * packages, keyed by name.
 */
export const installProject = async (
  folder: string,
  tarballs: ReadonlyArray<Tarball>,
  versions: Readonly<Record<string, string>> = Object.fromEntries(others.map((name) => [name, versionOf(name)]))
): Promise<void> => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const dependencies = {
    ...Object.fromEntries(tarballs.map(({ file, manifest }) => [manifest.name, `file:${file}`])),
    ...versions
  }
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module", dependencies }, null, 2))
  await promisify(execFile)("npm", ["install", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"], {
    cwd: folder
  })
}

/** Returns the path of the project's TypeScript compiler. */
export const compilerOf = (folder: string): string =>
  join(createRequire(join(folder, "package.json")).resolve("typescript/package.json"), "../bin/tsc")
