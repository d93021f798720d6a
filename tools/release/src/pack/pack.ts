/**
 * The tarballs, as npm would get them: what is checked here is what is published.
 */
import { execFile } from "node:child_process"
import { mkdirSync, rmSync, statSync } from "node:fs"
import { promisify } from "node:util"
import { join } from "node:path"
import { packages, type Published, root } from "../packages.ts"

const exec = promisify(execFile)

export interface Tarball extends Published {
  readonly file: string
  readonly bytes: number
}

/** The tarballs that `pack` left in `folder`. Throws where one is missing. */
export const packed = (folder: string): ReadonlyArray<Tarball> =>
  packages.map((each) => {
    const { name, version } = each.manifest
    const file = join(folder, `${name.replace("@", "").replace("/", "-")}-${version}.tgz`)
    return { ...each, file, bytes: statSync(file).size }
  })

/** Packs everything that is published into `folder`, in dependency order; pnpm puts in versions for `workspace:` and `catalog:`. */
export const pack = async (folder: string): Promise<ReadonlyArray<Tarball>> => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const filters = packages.flatMap(({ manifest }) => ["--filter", manifest.name])
  await exec("pnpm", [...filters, "-r", "pack", "--pack-destination", folder], { cwd: root, maxBuffer: 2 ** 26 })
  return packed(folder)
}

/** Unpacks a tarball into `folder`, without npm's own `package/` before each path. */
export const unpack = async (file: string, folder: string): Promise<void> => {
  mkdirSync(folder, { recursive: true })
  await exec("tar", ["-xzf", file, "-C", folder, "--strip-components=1"])
}

/** What the tasks write; ignored by git, and by them but for their own folder in it. */
export const workFolder = join(import.meta.dirname, "../../work")

/** Those that the check `pack` has judged, and that are published. */
export const checkedFolder = join(workFolder, "pack/tarballs")
