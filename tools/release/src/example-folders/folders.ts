/**
 * The examples that can be copied: the folders in `examples/` that have a manifest.
 */
import { execFileSync } from "node:child_process"
import { cpSync, globSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { type Manifest, readManifest, root } from "../packages.ts"

export interface Example {
  /** The name of the folder. */
  readonly name: string
  readonly folder: string
  readonly manifest: Manifest
}

export const examples: ReadonlyArray<Example> = globSync("examples/*/package.json", { cwd: root })
  .toSorted()
  .map((file) => {
    const folder = join(root, dirname(file))
    return { name: basename(folder), folder, manifest: readManifest(folder) }
  })

/** Copies the files that git does not ignore, so files that an earlier run installed or built are not copied. */
export const copyExample = ({ folder }: Example, target: string): void => {
  const args = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"]
  const files = execFileSync("git", args, { cwd: folder, encoding: "utf8" }).split("\0").filter(Boolean)
  for (const file of files) cpSync(join(folder, file), join(target, file))
}
