/**
 * Checks that the changesets have at least the release level that the changes in the specs since the last release require.
 */
import { readChangesets } from "@changesets/read"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Document } from "./Document.ts"
import { highest, type Level, rank, requiredLevel } from "./Level.ts"
import { levelOf, rate, type Rated } from "./rate.ts"

const apis = ["brand-lift", "exchange"] as const

const bundled = (root: string, api: string) => join(root, `specs/bundled/${api}.gen.json`)

/** Returns the path of the bundled document of the last release. The file does not exist before the first release. */
const released = (root: string, api: string) => join(root, `specs/released/${api}.gen.json`)

const read = (file: string): Document => JSON.parse(readFileSync(file, "utf8"))

/** Saves the current bundled documents, with which the documents of the next release are compared. */
export const markReleased = (root: string): void => {
  mkdirSync(join(root, "specs/released"), { recursive: true })
  for (const api of apis) writeFileSync(released(root, api), readFileSync(bundled(root, api), "utf8"))
}

export interface ReleaseRating {
  readonly changes: ReadonlyArray<Rated & { readonly api: string }>
  /** The release level that the changes require at the current version. */
  readonly required: Level
  /** The highest release level in the changesets. It applies to all packages, because they have the same version. */
  readonly declared: Level
  readonly passes: boolean
}

/** Rates the changes since the last release. Returns undefined before the first release, because there is nothing to compare with. */
export const rateRelease = async (root: string, version: string): Promise<ReleaseRating | undefined> => {
  if (!apis.every((api) => existsSync(released(root, api)))) return undefined
  const changes: Array<Rated & { readonly api: string }> = []
  for (const api of apis) {
    const rated = await rate(read(released(root, api)), read(bundled(root, api)))
    changes.push(...rated.map((each) => ({ ...each, api })))
  }
  const sets = await readChangesets(root)
  const declared = highest(sets.flatMap(({ releases }) => releases.map(({ type }) => type)))
  const required = requiredLevel(levelOf(changes), version)
  return { changes, required, declared, passes: rank(declared) >= rank(required) }
}
