/**
 * Runs a release, except for publishing, in a copy of the committed files: version, release notes, pack and smoke. Does not change the working tree.
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { readManifest } from "../packages.ts"
import { command, output } from "./command.ts"

/**
 * Creates a repository with the committed files in a single commit. A clone is not used because `changeset version` hangs in a clone of a shallow
 * repository, such as the one in CI.
 */
const copyCommitted = (folder: string): void => {
  const archive = `${folder}.tar`
  mkdirSync(folder)
  command(["git", "archive", "--output", archive, "HEAD"])
  command(["tar", "-xf", archive, "-C", folder])
  command(["git", "init", "--quiet", "--initial-branch", "main"], folder)
  command(["git", "add", "--all"], folder)
  const author = ["-c", "user.name=dry run", "-c", "user.email=dry-run@localhost"]
  command(["git", ...author, "commit", "--quiet", "--message", "As committed"], folder)
}

/** Runs the dry run. Throws if a step fails or the working tree has changed. */
export const dryRun = (runtimes: ReadonlyArray<string>): void => {
  const state = () => output(["git", "status", "--porcelain"])
  const before = state()
  const folder = mkdtempSync(join(tmpdir(), "fieldwork-release-"))
  const copy = join(folder, "fieldwork")
  try {
    copyCommitted(copy)
    command(["pnpm", "install", "--frozen-lockfile", "--silent", "--prefer-offline"], copy)
    for (const step of [["version"], ["notes"], ["rehearse", ...runtimes]]) {
      console.log(`\n— ${step.join(" ")}`)
      command(["pnpm", "--silent", "run", "task:release", ...step], copy)
    }
    console.log(`\n${readManifest(join(copy, "specs")).version} can be published from this commit`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  if (state() !== before) throw new Error("the dry run changed the working tree")
}
