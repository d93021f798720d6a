/**
 * Publishes tarballs that have been checked, one after the other, and leaves out those that npm has already.
 *
 * A release that stopped half-way is finished by running it again: a version on npm never changes.
 */
import type { Tarball } from "../pack/pack.ts"
import type { Published } from "../packages.ts"

/** Runs npm and gives what it printed; rejects when npm fails. */
export type Npm = (args: ReadonlyArray<string>) => Promise<string>

const isThere = async (npm: Npm, spec: string): Promise<boolean> => {
  try {
    return (await npm(["view", spec, "version"])).trim() !== ""
  } catch (cause) {
    // npm says E404 for a package or a version that is not there; anything else must not look like it.
    if (String(cause).includes("E404")) return false
    throw cause
  }
}

const specOf = ({ manifest: { name, version } }: Published): string => `${name}@${version}`

/** Whether npm lacks a package in its present version. A family at 0.0.0 waits for its first changesets. */
export const isDue = async (npm: Npm, packages: ReadonlyArray<Published>): Promise<boolean> => {
  for (const each of packages) {
    if (each.manifest.version !== "0.0.0" && !(await isThere(npm, specOf(each)))) return true
  }
  return false
}

export interface Outcome {
  readonly spec: string
  readonly did: "published" | "was there"
}

/** npm trusts a workflow for a package that it knows, and creates none for it: said before the first is published. */
const refuseUnknown = async (npm: Npm, tarballs: ReadonlyArray<Tarball>): Promise<void> => {
  const unknown: Array<string> = []
  for (const { manifest } of tarballs) if (!(await isThere(npm, manifest.name))) unknown.push(manifest.name)
  if (unknown.length > 0) {
    throw new Error(
      `npm does not know ${unknown.join(", ")}: an owner publishes an empty 0.0.0 by hand and names the trusted publisher (CONTRIBUTING.md, A release)`
    )
  }
}

/** In the order given, which is that of the dependencies. Rejects at the first that fails. */
export const publish = async (npm: Npm, tarballs: ReadonlyArray<Tarball>): Promise<ReadonlyArray<Outcome>> => {
  await refuseUnknown(npm, tarballs)
  const outcomes: Array<Outcome> = []
  for (const tarball of tarballs) {
    const spec = specOf(tarball)
    const wasThere = await isThere(npm, spec)
    if (!wasThere) await npm(["publish", tarball.file, "--access", "public", "--provenance"])
    outcomes.push({ spec, did: wasThere ? "was there" : "published" })
  }
  return outcomes
}
