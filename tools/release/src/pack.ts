/**
 * The tarballs, as npm would get them: what is checked here is what is published.
 */
import { execFile } from "node:child_process"
import { mkdirSync, rmSync } from "node:fs"
import { promisify } from "node:util"
import { join } from "node:path"
import { packages, type Published, root } from "./packages.ts"

const exec = promisify(execFile)

export interface Tarball extends Published {
  readonly file: string
  readonly bytes: number
}

interface Packed {
  readonly name: string
  readonly filename: string
  readonly size: number
}

/** Packs everything that is published into `destination`, in dependency order; pnpm puts in versions for `workspace:` and `catalog:`. */
export const pack = async (destination: string, from = root): Promise<ReadonlyArray<Tarball>> => {
  rmSync(destination, { recursive: true, force: true })
  mkdirSync(destination, { recursive: true })
  const filters = packages.flatMap(({ manifest }) => ["--filter", manifest.name])
  const { stdout } = await exec("pnpm", [...filters, "-r", "pack", "--json", "--pack-destination", destination], {
    cwd: from,
    maxBuffer: 2 ** 26
  })
  const packed: ReadonlyArray<Packed> = JSON.parse(stdout)
  return packages.map((each) => {
    const found = packed.find(({ name }) => name === each.manifest.name)
    if (found === undefined) throw new Error(`${each.manifest.name} was not packed`)
    return { ...each, file: found.filename, bytes: found.size }
  })
}

/** Unpacks a tarball into `folder`, without npm's own `package/` before each path. */
export const unpack = async (file: string, folder: string): Promise<void> => {
  mkdirSync(folder, { recursive: true })
  await exec("tar", ["-xzf", file, "-C", folder, "--strip-components=1"])
}

/** What the tasks write; ignored by git, and by them but for their own folder in it. */
export const workFolder = join(import.meta.dirname, "../work")
