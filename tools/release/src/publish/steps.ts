/**
 * The steps of a release, in the working tree that they are called in.
 */
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { checkedFolder, packed } from "../pack/pack.ts"
import { packages, readManifest, root } from "../packages.ts"
import { markReleased } from "../spec/gate.ts"
import { command, output } from "./command.ts"
import { writeHome } from "./home.ts"
import { notesOf } from "./notes.ts"
import { isDue, type Npm, publish } from "./publish.ts"

/** The one version of the family. */
export const familyVersion = (): string => readManifest(join(root, "specs")).version

/** Turns the changesets into versions and changelogs, and makes the specs as they are the base of the next rating. */
export const version = (): void => {
  command(["changeset", "version"])
  markReleased(root)
}

/** The notes of the present version, in Markdown. */
export const notes = (): string => {
  const changelogs = packages.flatMap(({ folder, manifest }) => {
    const file = join(root, folder, "CHANGELOG.md")
    const name = manifest.name.replace("@fieldwork/", "")
    return existsSync(file) ? [{ name, text: readFileSync(file, "utf8") }] : []
  })
  return notesOf(changelogs, familyVersion())
}

/** Builds, packs, has the tarballs judged, and runs them on the runtimes named, or on all. */
export const rehearse = (runtimes: ReadonlyArray<string>): void => {
  command(["pnpm", "--silent", "run", "task:build"])
  command(["node", "tools/release/src/pack/main.ts"])
  command(["node", "tools/release/src/smoke/main.ts", "--packed", ...runtimes])
}

const npm: Npm = async (args) => output(["npm", ...args])

/** `due=true` or `due=false`, as a workflow's output. */
export const due = async (): Promise<void> => console.log(`due=${await isDue(npm, packages)}`)

/** Needs `GITHUB_SERVER_URL` and `GITHUB_REPOSITORY`, and a workflow that npm trusts for these packages. */
export const release = async (): Promise<void> => {
  const { GITHUB_REPOSITORY: repository, GITHUB_SERVER_URL: server } = process.env
  if (repository === undefined || server === undefined) {
    throw new Error("A release is published by the workflow `release` alone; try `npm run release -- dry-run` here")
  }
  for (const { folder } of packages) writeHome(root, folder, server, repository)
  rehearse([])
  const outcomes = await publish(npm, packed(checkedFolder))
  for (const { did, spec } of outcomes) console.log(`${spec} ${did}`)
}
