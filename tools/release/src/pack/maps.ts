/**
 * Checks that editors and debuggers can find the source files: each module and each declaration file in a tarball has a source map, and the tarball
 * contains the sources named in each map.
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

/** Returns one line for each problem with the source maps of the unpacked package in `folder`. */
export const sourceMapProblems = (folder: string): ReadonlyArray<string> =>
  globSync("dist/**/*.{js,d.ts}", { cwd: folder })
    .toSorted()
    .flatMap((file) => missing(folder, file))
