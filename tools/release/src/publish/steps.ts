/**
 * The steps of a release, which run in the current working tree.
 */
import { cpSync, existsSync, readFileSync, rmSync } from "node:fs"
import { join, resolve } from "node:path"
import { checkedFolder, packed } from "../pack/pack.ts"
import { packages, readManifest, root } from "../packages.ts"
import { writeRanges } from "../example-folders/ranges.ts"
import { markReleased } from "../spec/rateRelease.ts"
import { command, output } from "./command.ts"
import { writePackageLinks } from "./PackageLinks.ts"
import { notesOf } from "./notes.ts"
import { isDue, type Npm, publish } from "./publish.ts"

/** Returns the version that all packages share. */
export const familyVersion = (): string => readManifest(join(root, "specs")).version

/**
 * Converts the changesets to versions and changelogs, updates the version ranges in the examples, and saves the current specs for comparison with
 * those of the next release.
 */
export const version = (): void => {
  command(["changeset", "version"])
  writeRanges(familyVersion())
  markReleased(root)
}

/** Returns the release notes of the current version as Markdown. */
export const notes = (): string => {
  const changelogs = packages.flatMap(({ folder, manifest }) => {
    const file = join(root, folder, "CHANGELOG.md")
    const name = manifest.name.replace("@fieldwork/", "")
    return existsSync(file) ? [{ name, text: readFileSync(file, "utf8") }] : []
  })
  return notesOf(changelogs, familyVersion())
}

const buildTarballs = (): void => {
  command(["pnpm", "--silent", "run", "task:build"])
  command(["node", "tools/release/src/pack/main.ts"])
}

/**
 * Builds and packs the packages, checks the tarballs, and copies them to a folder, which is emptied first. The path of the folder is relative to the
 * root of the repository.
 */
export const tarballs = ([folder]: ReadonlyArray<string>): void => {
  if (folder === undefined) throw new Error("pass a folder: `npm run release -- tarballs FOLDER`")
  buildTarballs()
  const target = resolve(root, folder)
  rmSync(target, { recursive: true, force: true })
  cpSync(checkedFolder, target, { recursive: true })
}

/** Builds and packs the packages, checks the tarballs, and tests them on the named runtimes, or on all runtimes if none are named. */
export const rehearse = (runtimes: ReadonlyArray<string>): void => {
  buildTarballs()
  command(["node", "tools/release/src/smoke/main.ts", "--packed", ...runtimes])
}

const npm: Npm = async (args) => output(["npm", ...args])

/** Prints `due=true` if a package still has to be published to npm, otherwise `due=false`, in the format of a GitHub Actions output. */
export const due = async (): Promise<void> => console.log(`due=${await isDue(npm, packages)}`)

/** Publishes the packages. Requires `GITHUB_SERVER_URL` and `GITHUB_REPOSITORY`, and a workflow that npm trusts for these packages. */
export const release = async (): Promise<void> => {
  const { GITHUB_REPOSITORY: repository, GITHUB_SERVER_URL: server } = process.env
  if (repository === undefined || server === undefined) {
    throw new Error("Only the workflow `release` publishes a release; run `npm run release -- dry-run` to test one")
  }
  for (const { folder } of packages) writePackageLinks(root, folder, server, repository)
  rehearse([])
  const outcomes = await publish(npm, packed(checkedFolder))
  for (const { did, spec } of outcomes) console.log(`${spec} ${did}`)
}
