/**
 * Runs the command of another package in this process, if that package is installed.
 */
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { pathToFileURL } from "node:url"
import { CommandError } from "../errors/CommandError.ts"
import type { CommandContext } from "../CommandContext.ts"
import { exitCodes } from "../errors/exitCodes.ts"
import type { Tool } from "./tools.ts"

/** Returns the path of a package's manifest. The package is resolved from the user's working folder first, and then from this package. */
const manifestOf = (name: string, workingFolder: string): string | undefined => {
  for (const base of [join(workingFolder, "package.json"), import.meta.filename]) {
    try {
      return createRequire(base).resolve(`${name}/package.json`)
    } catch {
      // The package cannot be resolved from this folder, so the next folder is tried.
    }
  }
  return undefined
}

const notInstalled = (message: string) => new CommandError(exitCodes.notInstalled, message)

/**
 * Returns the path of the file that implements a package's command. If the package is not installed, throws an error that explains how to install it.
 */
export const toolFile = (command: string, { bin, packageName }: Tool, workingFolder: string): string => {
  const manifest = manifestOf(packageName, workingFolder)
  if (manifest === undefined) {
    throw notInstalled(
      `fieldwork ${command} requires ${packageName}, which is not installed: run npm install ${packageName}`
    )
  }
  const { bin: bins = {} } = JSON.parse(readFileSync(manifest, "utf8")) as { readonly bin?: Record<string, string> }
  const file = bins[bin]
  if (file === undefined) throw notInstalled(`the installed version of ${packageName} has no command ${bin}`)
  return join(dirname(manifest), file)
}

/**
 * Starts the command, which takes over the output, the signals and the exit code of this process. The command may still be running when the Promise
 * resolves. Throws without starting the command if this process has already received a signal.
 */
export const runTool = async (
  file: string,
  args: ReadonlyArray<string>,
  { releaseProcess, signal }: Pick<CommandContext, "releaseProcess" | "signal">
): Promise<void> => {
  signal.throwIfAborted()
  releaseProcess()
  process.argv = [process.argv[0] ?? "node", file, ...args]
  await import(pathToFileURL(file).href)
}
