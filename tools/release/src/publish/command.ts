/**
 * Runs commands with their output on the terminal. The first one that fails ends the release.
 */
import { spawnSync } from "node:child_process"
import { root } from "../packages.ts"

/** @throws Error when the command ends with anything but 0. */
export const command = (words: ReadonlyArray<string>, cwd: string = root): void => {
  const [name = "", ...rest] = words
  const { error, status } = spawnSync(name, rest, { cwd, stdio: "inherit", shell: process.platform === "win32" })
  if (error !== undefined) throw error
  if (status !== 0) throw new Error(`${words.join(" ")} ended with ${status}`)
}

/** @throws Error when the command ends with anything but 0. */
export const output = (words: ReadonlyArray<string>, cwd: string = root): string => {
  const [name = "", ...rest] = words
  const { error, status, stderr, stdout } = spawnSync(name, rest, { cwd, encoding: "utf8" })
  if (error !== undefined) throw error
  if (status !== 0) throw new Error(`${words.join(" ")} ended with ${status}: ${stderr.trim()}`)
  return stdout
}
