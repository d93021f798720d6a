/**
 * Publishes checked tarballs one at a time, and skips versions that are already on npm.
 *
 * To complete an interrupted release, run it again: a version that is on npm never changes.
 */
import type { Tarball } from "../pack/pack.ts"
import type { Published } from "../packages.ts"

/** Runs npm and returns its output. Rejects if npm fails. */
export type Npm = (args: ReadonlyArray<string>) => Promise<string>

const isThere = async (npm: Npm, spec: string): Promise<boolean> => {
  try {
    return (await npm(["view", spec, "version"])).trim() !== ""
  } catch (cause) {
    // npm reports E404 for a package or version that does not exist. Other errors must not be treated like E404.
    if (String(cause).includes("E404")) return false
    throw cause
  }
}

const specOf = ({ manifest: { name, version } }: Published): string => `${name}@${version}`

/** Returns whether the current version of at least one package still has to be published to npm. Version 0.0.0 is never published. */
export const isDue = async (npm: Npm, packages: ReadonlyArray<Published>): Promise<boolean> => {
  for (const each of packages) {
    if (each.manifest.version !== "0.0.0" && !(await isThere(npm, specOf(each)))) return true
  }
  return false
}

export interface Outcome {
  readonly spec: string
  readonly did: "published" | "already published"
}

/** Rejects, before anything is published, if a package does not exist on npm, because a workflow with trusted publishing cannot create packages. */
const refuseUnknown = async (npm: Npm, tarballs: ReadonlyArray<Tarball>): Promise<void> => {
  const unknown: Array<string> = []
  for (const { manifest } of tarballs) if (!(await isThere(npm, manifest.name))) unknown.push(manifest.name)
  if (unknown.length > 0) {
    throw new Error(
      `These packages do not exist on npm: ${unknown.join(", ")}. An owner must publish an empty version 0.0.0 manually and configure the trusted publisher (CONTRIBUTING.md, Releasing)`
    )
  }
}

/** Publishes the tarballs in the given order, in which each package must follow its dependencies. Rejects at the first failure. */
export const publish = async (npm: Npm, tarballs: ReadonlyArray<Tarball>): Promise<ReadonlyArray<Outcome>> => {
  await refuseUnknown(npm, tarballs)
  const outcomes: Array<Outcome> = []
  for (const tarball of tarballs) {
    const spec = specOf(tarball)
    const isPublished = await isThere(npm, spec)
    if (!isPublished) await npm(["publish", tarball.file, "--access", "public", "--provenance"])
    outcomes.push({ spec, did: isPublished ? "already published" : "published" })
  }
  return outcomes
}
