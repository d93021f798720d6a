/** Explains why a file cannot be created, if the reason is its folder. The system error for a missing folder does not contain the folder's path. */
import { statSync } from "node:fs"
import { dirname } from "node:path"

/** Returns an explanation if the folder of `file` does not exist or is not a folder, and undefined otherwise. */
export const folderProblem = (file: string): string | undefined => {
  const folder = dirname(file)
  try {
    return statSync(folder).isDirectory() ? undefined : `${folder} is not a folder`
  } catch (cause) {
    const code = cause instanceof Error && "code" in cause ? cause.code : undefined
    return code === "ENOENT" ? `the folder ${folder} does not exist: create it` : undefined
  }
}
