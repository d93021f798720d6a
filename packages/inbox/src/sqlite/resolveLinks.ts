import { existsSync, readlinkSync, realpathSync } from "node:fs"
import { dirname, resolve } from "node:path"

/** The maximum number of links to follow. Longer chains, and cycles, cannot be opened. Linux has the same limit. */
const maxLinks = 40

/**
 * Returns the path of the file that SQLite opens for a path: symbolic links are followed, even if the last link points to a file that does not exist
 * yet. SQLite places the write-ahead log next to that file. Returns the path unchanged if there is nothing to follow.
 */
export const resolveLinks = (path: string): string => {
  let followed = path
  for (let links = 0; links < maxLinks; links++) {
    if (existsSync(followed)) return realpathSync(followed)
    const target = targetOf(followed)
    if (target === undefined) return followed
    followed = target
  }
  return path
}

/** Returns the path to which a symbolic link points. Returns undefined if the path is not a link. */
const targetOf = (path: string): string | undefined => {
  try {
    return resolve(realpathSync(dirname(path)), readlinkSync(path))
  } catch {
    return undefined
  }
}
