/**
 * The tarballs unpacked as `npm install` would leave them, without a registry: ours from the tarballs, others linked from the workspace.
 *
 * What is looked at here is what a user gets: published manifests, `dist/`, and nothing that `files` forgot.
 */
import { existsSync, mkdirSync, realpathSync, rmSync, symlinkSync } from "node:fs"
import { dirname, join } from "node:path"
import { readManifest, root } from "../packages.ts"
import { type Tarball, unpack } from "./pack.ts"

/** Where a package that is not ours is, from the package that asks for it. */
const installed = (folder: string, name: string): string => realpathSync(join(root, folder, "node_modules", name))

const link = (modules: string, name: string, target: string): void => {
  const path = join(modules, name)
  if (existsSync(path)) return
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(target, path, "dir")
}

/**
 * Fills `folder/node_modules`. `others` are packages of this tool that are wanted beside those that ours ask for.
 *
 * Throws where the workspace has not what a published manifest asks for.
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
    const { dependencies, optionalDependencies, peerDependencies } = readManifest(join(modules, manifest.name))
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      if (!existsSync(join(modules, name))) link(modules, name, installed(source, name))
    }
  }
  for (const name of others) link(modules, name, installed("tools/release", name))
}
