/**
 * Reads and writes the files that options name, with error messages that state what to do.
 */
import { closeSync, openSync, readFileSync, writeFileSync } from "node:fs"
import { UsageError } from "./inputs.ts"

const codeOf = (cause: unknown): unknown => Reflect.get(Object(cause), "code")

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))

const reasons: Readonly<Record<string, string>> = {
  EACCES: "permission is denied",
  EPERM: "permission is denied",
  EISDIR: "it is a folder"
}

const reasonOf = (cause: unknown, ifMissing: string): string =>
  codeOf(cause) === "ENOENT" ? ifMissing : (reasons[String(codeOf(cause))] ?? messageOf(cause))

/** Returns the text of a file. If the file does not exist, throws an error that ends with `advice`, which states where the file comes from. */
export const readText = (file: string, advice: string): string => {
  try {
    return readFileSync(file, "utf8")
  } catch (cause) {
    throw new Error(`${file} cannot be read: ${reasonOf(cause, `it does not exist; ${advice}`)}`, { cause })
  }
}

const unwritable = (option: string, file: string, cause: unknown): Error =>
  new UsageError(`${option} ${file} cannot be written: ${reasonOf(cause, "its folder does not exist")}`)

/** Checks whether a file can be written. The check is performed before the run, because otherwise the results of the run could be lost. */
export const checkWritable = (option: string, file: string | undefined): void => {
  if (file === undefined) return
  try {
    closeSync(openSync(file, "a"))
  } catch (cause) {
    throw unwritable(option, file, cause)
  }
}

/** Writes the file that an option names. */
export const writeText = (option: string, file: string, text: string): void => {
  try {
    writeFileSync(file, text)
  } catch (cause) {
    throw unwritable(option, file, cause)
  }
}
