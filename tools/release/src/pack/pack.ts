/**
 * Creates the tarballs for npm. The published tarballs are exactly those that were checked.
 */
import { execFile } from "node:child_process"
import { mkdirSync, rmSync, statSync } from "node:fs"
import { promisify } from "node:util"
import { join } from "node:path"
import { type Manifest, packages, type Published, root } from "../packages.ts"

const exec = promisify(execFile)

export interface Tarball extends Published {
  readonly file: string
  readonly bytes: number
}

/** Returns the tarballs that `pack` has written to `folder`. Throws if one is missing. */
export const packed = (folder: string): ReadonlyArray<Tarball> =>
  packages.map((each) => {
    const { name, version } = each.manifest
    const file = join(folder, `${name.replace("@", "").replace("/", "-")}-${version}.tgz`)
    return { ...each, file, bytes: statSync(file).size }
  })

/** Packs all published packages into `folder`, in dependency order. pnpm replaces `workspace:` and `catalog:` with versions. */
export const pack = async (folder: string): Promise<ReadonlyArray<Tarball>> => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const filters = packages.flatMap(({ manifest }) => ["--filter", manifest.name])
  await exec("pnpm", [...filters, "-r", "pack", "--pack-destination", folder], { cwd: root, maxBuffer: 2 ** 26 })
  return packed(folder)
}

/** Unpacks a tarball into `folder`, without the `package/` prefix that npm adds to each path. */
export const unpack = async (file: string, folder: string): Promise<void> => {
  mkdirSync(folder, { recursive: true })
  await exec("tar", ["-xzf", file, "-C", folder, "--strip-components=1"])
}

/** Returns the manifest in a tarball. */
export const manifestIn = async (file: string): Promise<Manifest> => {
  const { stdout } = await exec("tar", ["-xzOf", file, "package/package.json"])
  return JSON.parse(stdout)
}

/** The folder for the output of tasks, which git ignores. Each task uses its own subfolder. */
export const workFolder = join(import.meta.dirname, "../../work")

/** The folder of the tarballs that the `pack` check verifies. These tarballs are published. */
export const checkedFolder = join(workFolder, "pack/tarballs")
