/**
 * Checks that editors and debuggers find the sources: each module and each declaration file in a tarball has a source map, and the sources of each
 * map are in the tarball.
 */
import { existsSync, globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"

interface SourceMap {
  readonly sources: ReadonlyArray<string>
}

const missing = (folder: string, file: string): ReadonlyArray<string> => {
  const path = join(folder, file)
  const map = `${path}.map`
  if (!readFileSync(path, "utf8").includes("//# sourceMappingURL=")) return [`${file} names no source map`]
  if (!existsSync(map)) return [`${file}.map is missing`]
  const { sources }: SourceMap = JSON.parse(readFileSync(map, "utf8"))
  return sources
    .filter((source) => !existsSync(join(dirname(path), source)))
    .map((source) => `${file}.map names ${source}, which is missing`)
}

/** Returns one line per module or declaration file of the unpacked package in `folder` whose source is not found. */
export const unmapped = (folder: string): ReadonlyArray<string> =>
  globSync("dist/**/*.{js,d.ts}", { cwd: folder })
    .toSorted()
    .flatMap((file) => missing(folder, file))
