/**
 * Publishes tarballs that have been checked, one after the other, and leaves out those that npm has already.
 *
 * A release that stopped half-way is finished by running it again: a version on npm never changes.
 */
import type { Tarball } from "../pack.ts"

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

export interface Outcome {
  readonly spec: string
  readonly did: "published" | "was there"
}

/** In the order given, which is that of the dependencies. Rejects at the first that fails. */
export const publish = async (npm: Npm, tarballs: ReadonlyArray<Tarball>): Promise<ReadonlyArray<Outcome>> => {
  const outcomes: Array<Outcome> = []
  for (const { file, manifest } of tarballs) {
    const spec = `${manifest.name}@${manifest.version}`
    const wasThere = await isThere(npm, spec)
    if (!wasThere) await npm(["publish", file, "--access", "public", "--provenance"])
    outcomes.push({ spec, did: wasThere ? "was there" : "published" })
  }
  return outcomes
}
