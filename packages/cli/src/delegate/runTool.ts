/**
 * Runs the command of another package in this process, if the package is installed.
 */
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { pathToFileURL } from "node:url"
import { CommandError } from "../errors/CommandError.ts"
import { exitCodes } from "../errors/exitCodes.ts"
import type { Tool } from "./tools.ts"

/** Returns the manifest of a package, searched from the user's folder first and then from this package. */
const manifestOf = (name: string, workingFolder: string): string | undefined => {
  for (const base of [join(workingFolder, "package.json"), import.meta.filename]) {
    try {
      return createRequire(base).resolve(`${name}/package.json`)
    } catch {
      // Tries the next folder.
    }
  }
  return undefined
}

const notInstalled = (message: string) => new CommandError(exitCodes.notInstalled, message)

/** Returns the file of a package's command. If it does not exist, throws an error that explains how to install it. */
export const toolFile = (command: string, { bin, packageName }: Tool, workingFolder: string): string => {
  const manifest = manifestOf(packageName, workingFolder)
  if (manifest === undefined) {
    throw notInstalled(
      `fieldwork ${command} needs ${packageName}, which is not installed: run npm install ${packageName}`
    )
  }
  const { bin: bins = {} } = JSON.parse(readFileSync(manifest, "utf8")) as { readonly bin?: Record<string, string> }
  const file = bins[bin]
  if (file === undefined) throw notInstalled(`${packageName} is installed in a version that has no command ${bin}`)
  return join(dirname(manifest), file)
}

/** Runs the command. It takes over the process: its output, its signals and its exit code. */
export const runTool = async (file: string, args: ReadonlyArray<string>): Promise<void> => {
  process.argv = [process.argv[0] ?? "node", file, ...args]
  await import(pathToFileURL(file).href)
}
