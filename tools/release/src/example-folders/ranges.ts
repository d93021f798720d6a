/**
 * The version ranges in the manifests of the examples, which each release updates to the current version.
 */
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { type Example, examples } from "./folders.ts"

const ours = /("@fieldwork\/[\w-]+": )"[^"]+"/g

/** Returns a manifest in which all our packages have the version range `^version`. */
export const withRanges = (manifest: string, version: string): string => manifest.replaceAll(ours, `$1"^${version}"`)

/** Writes the version range `^version` to the manifests of all examples. */
export const writeRanges = (version: string, all: ReadonlyArray<Example> = examples): void => {
  for (const { folder } of all) {
    const file = join(folder, "package.json")
    writeFileSync(file, withRanges(readFileSync(file, "utf8"), version))
  }
}
