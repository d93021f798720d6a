import { closeSync, openSync } from "node:fs"

/**
 * The permissions of the files that the inbox creates: only their owner can read and write them, because they contain identifiers of respondents.
 * Windows ignores them.
 */
export const privateMode = 0o600

/**
 * Creates an empty file with the permissions `mode`, for programs such as SQLite that otherwise create files that every user can read. An existing
 * file keeps its permissions. Does nothing if the file cannot be created, because the program that opens the file reports the reason.
 */
export const createPrivateFile = (path: string, mode = privateMode): void => {
  try {
    closeSync(openSync(path, "wx", mode & 0o666))
  } catch {
    return
  }
}
