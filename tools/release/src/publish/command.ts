/**
 * Runs the commands of a release. The first command that fails stops the release.
 */
import { spawnSync } from "node:child_process"
import { root } from "../packages.ts"

/** Runs a command and prints its output. Throws if the exit code is not 0. */
export const command = (words: ReadonlyArray<string>, cwd: string = root): void => {
  const [name = "", ...rest] = words
  const { error, status } = spawnSync(name, rest, { cwd, stdio: "inherit", shell: process.platform === "win32" })
  if (error !== undefined) throw error
  if (status !== 0) throw new Error(`${words.join(" ")} ended with ${status}`)
}

/** Runs a command and returns its output. Throws if the exit code is not 0. */
export const output = (words: ReadonlyArray<string>, cwd: string = root): string => {
  const [name = "", ...rest] = words
  const { error, status, stderr, stdout } = spawnSync(name, rest, { cwd, encoding: "utf8" })
  if (error !== undefined) throw error
  if (status !== 0) throw new Error(`${words.join(" ")} ended with ${status}: ${stderr.trim()}`)
  return stdout
}
