/**
 * Unpacks the tarballs as `npm install` would, but without a registry. Third-party packages are linked from the workspace.
 *
 * The result is what a user gets: published manifests and `dist/`, without files that are not listed in `files`.
 */
import { existsSync, mkdirSync, realpathSync, rmSync, symlinkSync } from "node:fs"
import { dirname, join } from "node:path"
import { readManifest, root } from "../packages.ts"
import { type Tarball, unpack } from "./pack.ts"

/** Returns the folder of a third-party package, resolved from the package that depends on it. */
const installed = (folder: string, name: string): string => realpathSync(join(root, folder, "node_modules", name))

const link = (modules: string, name: string, target: string): void => {
  const path = join(modules, name)
  if (existsSync(path)) return
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(target, path, "dir")
}

/** Links a command into `.bin`, where `npx` looks first. */
const linkCommand = (modules: string, name: string, target: string): void => {
  mkdirSync(join(modules, ".bin"), { recursive: true })
  symlinkSync(target, join(modules, ".bin", name))
}

/**
 * Fills `folder/node_modules`. `others` are dependencies of this tool that are linked in addition to the dependencies of our packages.
 *
 * Throws if a dependency in a published manifest is not installed in the workspace.
 */
export const stage = async (
  tarballs: ReadonlyArray<Tarball>,
  folder: string,
  others: ReadonlyArray<string> = []
): Promise<void> => {
  const modules = join(folder, "node_modules")
  rmSync(folder, { recursive: true, force: true })
  for (const { file, manifest } of tarballs) await unpack(file, join(modules, manifest.name))
  for (const { folder: source, manifest } of tarballs) {
    const { bin, dependencies, optionalDependencies, peerDependencies } = readManifest(join(modules, manifest.name))
    for (const [name, target] of Object.entries(bin ?? {}))
      linkCommand(modules, name, join(modules, manifest.name, target))
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      if (!existsSync(join(modules, name))) link(modules, name, installed(source, name))
    }
  }
  for (const name of others) link(modules, name, installed("tools/release", name))
}
