/**
 * A whole release but for npm, in a clone of what is committed: version, changelog, pack, smoke. The working tree is not touched.
 */
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { readManifest, root } from "../packages.ts"
import { command, output } from "./command.ts"

/** Throws when a step fails, and when the working tree is not as it was. */
export const dryRun = (runtimes: ReadonlyArray<string>): void => {
  const state = () => output(["git", "status", "--porcelain"])
  const before = state()
  const folder = mkdtempSync(join(tmpdir(), "fieldwork-release-"))
  const clone = join(folder, "fieldwork")
  try {
    command(["git", "clone", "--quiet", root, clone])
    command(["pnpm", "install", "--frozen-lockfile", "--silent", "--prefer-offline"], clone)
    for (const step of [["version"], ["notes"], ["rehearse", ...runtimes]]) {
      console.log(`\n— ${step.join(" ")}`)
      command(["pnpm", "--silent", "run", "task:release", ...step], clone)
    }
    console.log(`\n${readManifest(join(clone, "specs")).version} could be published as it is committed`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  if (state() !== before) throw new Error("the dry run has changed the working tree")
}
