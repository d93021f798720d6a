/**
 * Whether an editor and a debugger find the source of what a tarball contains: each module and each declaration has a map, and each map's
 * sources are in the tarball.
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

/** One line for each module or declaration of the unpacked package in `folder` whose source is out of reach. */
export const unmapped = (folder: string): ReadonlyArray<string> =>
  globSync("dist/**/*.{js,d.ts}", { cwd: folder })
    .toSorted()
    .flatMap((file) => missing(folder, file))
