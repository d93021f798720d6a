/**
 * Finds and reads the configuration file, which contains the profiles. Only the file's owner may read it, because it contains secrets.
 */
import { open } from "node:fs/promises"
import { isAbsolute, join } from "node:path"
import { configurationError } from "../errors/CommandError.ts"
import type { CommandContext } from "../CommandContext.ts"
import { checkConfiguration, type Configuration } from "./Configuration.ts"

type Place = Pick<CommandContext, "environment" | "homeFolder">

/**
 * Returns `FIELDWORK_CONFIG` if set, and otherwise `fieldwork/config.json` in the user's configuration folder. Returns undefined if no such folder is
 * defined. A folder with a relative path is ignored, as the XDG Base Directory Specification requires. Otherwise, secrets would be written to the
 * working folder of the command.
 */
const findConfigPath = ({ environment, homeFolder }: Place): string | undefined => {
  const { APPDATA, FIELDWORK_CONFIG, XDG_CONFIG_HOME } = environment
  if (FIELDWORK_CONFIG !== undefined && FIELDWORK_CONFIG !== "") return FIELDWORK_CONFIG
  const folder = process.platform === "win32" ? APPDATA : XDG_CONFIG_HOME
  if (folder !== undefined && isAbsolute(folder)) return join(folder, "fieldwork", "config.json")
  return homeFolder !== undefined && isAbsolute(homeFolder)
    ? join(homeFolder, ".config", "fieldwork", "config.json")
    : undefined
}

/** Returns the path of the configuration file. Throws if the user has no configuration folder. */
export const configPath = (place: Place): string => {
  const path = findConfigPath(place)
  if (path === undefined)
    throw configurationError("this user has no home folder: set HOME, or FIELDWORK_CONFIG to the path of a file")
  return path
}

const maxBytes = 1024 * 1024

const otherUsersMask = 0o077

/**
 * Throws if the file belongs to another user who is not root, or if its mode gives other users access. Skipped on Windows, which has no file modes.
 */
const checkMode = (path: string, mode: number, owner: number): void => {
  if (process.platform === "win32") return
  const self = process.getuid?.()
  if (self !== undefined && owner !== self && owner !== 0) {
    throw configurationError(`${path} belongs to another user: remove it, or set FIELDWORK_CONFIG to another file`)
  }
  if ((mode & otherUsersMask) !== 0) {
    throw configurationError(
      `${path} contains secrets and is accessible to other users: run chmod 600 ${JSON.stringify(path)}`
    )
  }
}

/** Returns the contents of the configuration file, or undefined if the file does not exist. */
export const readConfigFile = async (place: Place): Promise<Configuration | undefined> => {
  const path = findConfigPath(place)
  if (path === undefined) return undefined
  try {
    await using file = await open(path)
    const { isFile, mode, size, uid } = await file.stat().then((stats) => ({
      isFile: stats.isFile(),
      mode: stats.mode,
      size: stats.size,
      uid: stats.uid
    }))
    if (!isFile || size > maxBytes) throw configurationError(`${path} is not a configuration file`)
    checkMode(path, mode, uid)
    return checkConfiguration(path, await file.readFile("utf8"))
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (code === "ENOENT" || code === "ENOTDIR") return undefined
    if (code === "EACCES" || code === "EPERM") throw configurationError(`${path} cannot be read: permission denied`)
    if (code === "EISDIR") throw configurationError(`${path} is a folder`)
    throw cause
  }
}
