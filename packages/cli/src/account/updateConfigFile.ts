/**
 * Changes the configuration file. Changes by several processes at the same time are made one after another, so that none is lost.
 */
import { randomUUID } from "node:crypto"
import { mkdir, open, readlink, realpath, rename, rm } from "node:fs/promises"
import { dirname, isAbsolute } from "node:path"
import type { CommandContext } from "../CommandContext.ts"
import { CommandError, configurationError } from "../errors/CommandError.ts"
import { configPath, readConfigFile } from "./configFile.ts"
import type { Configuration } from "./Configuration.ts"
import { withLockFile } from "./withLockFile.ts"

/** Returns the path of the file that a path refers to through symbolic links, even if that file does not exist yet. */
const targetOf = async (path: string): Promise<string> => {
  try {
    return await realpath(path)
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== "ENOENT") throw cause
  }
  const link = await readlink(path).catch(() => undefined)
  if (link === undefined) return path
  if (isAbsolute(link)) return targetOf(link)
  // The path is not normalized as text, because `..` after a symbolic link leads to the parent of the link's target.
  return targetOf(`${await realpath(dirname(path))}/${link}`)
}

/** Replaces a file atomically with a file that only its owner can read. Throws without a change if the lock is no longer held. */
const replace = async (path: string, text: string, isHeld: () => Promise<boolean>): Promise<void> => {
  const temporary = `${path}.${randomUUID()}.tmp`
  try {
    {
      await using file = await open(temporary, "wx", 0o600)
      await file.writeFile(text)
      await file.sync()
    }
    if (!(await isHeld())) throw new Error("another command is changing the file: run the command again")
    await rename(temporary, path)
  } catch (cause) {
    await rm(temporary, { force: true }).catch(() => {})
    throw cause
  }
}

/**
 * Reads the configuration file, replaces it with the configuration that `change` returns, and returns its path. A symbolic link to the file is kept.
 * Throws if the file is unsafe, invalid or not writable. The file is unchanged if `change` throws.
 */
export const updateConfigFile = async (
  context: Pick<CommandContext, "environment" | "homeFolder" | "signal">,
  change: (configuration: Configuration) => Configuration
): Promise<string> => {
  const path = configPath(context)
  try {
    const target = await targetOf(path)
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    await withLockFile(`${target}.lock`, context.signal, async (isHeld) => {
      const next = change((await readConfigFile(context)) ?? { profiles: {} })
      await replace(target, `${JSON.stringify(next, undefined, 2)}\n`, isHeld)
    })
  } catch (cause) {
    if (cause instanceof CommandError) throw cause
    throw configurationError(`${path} could not be written: ${(cause as Error).message}`)
  }
  return path
}
