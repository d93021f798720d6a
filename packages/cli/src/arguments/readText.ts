/**
 * Reads the value of an option that may refer to a file or to standard input.
 */
import { open } from "node:fs/promises"
import { resolve } from "node:path"
import { usageError } from "../errors/CommandError.ts"
import type { CommandContext } from "../CommandContext.ts"

/**
 * The maximum size of a file in bytes. Neither API accepts a larger body, so a larger file must be a mistake, and reading it could exhaust the
 * memory.
 */
const maxBytes = 64 * 1024 * 1024

const tooLarge = (source: string) => usageError(`${source} is larger than the limit of 64 MiB`)

const collect = async (chunks: AsyncIterable<Uint8Array>, source: string): Promise<Buffer> => {
  const parts: Array<Uint8Array> = []
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > maxBytes) throw tooLarge(source)
    parts.push(chunk)
  }
  return Buffer.concat(parts)
}

const why: Readonly<Record<string, string>> = {
  ENOENT: "does not exist",
  EACCES: "cannot be read: permission denied",
  EPERM: "cannot be read: permission denied",
  EISDIR: "is a folder",
  ENOTDIR: "does not exist",
  ELOOP: "is a loop of symbolic links",
  ENAMETOOLONG: "has a name that is too long"
}

const readFile = async (option: string, path: string, folder: string): Promise<Buffer> => {
  try {
    await using file = await open(resolve(folder, path))
    return await collect(file.createReadStream({ autoClose: false }), path)
  } catch (cause) {
    const { code = "" } = cause as NodeJS.ErrnoException
    const reason = why[code]
    if (reason === undefined) throw cause
    throw usageError(`--${option}: ${JSON.stringify(path)} ${reason}`)
  }
}

const decode = (bytes: Uint8Array, option: string): string => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    throw usageError(`--${option}: the content is not UTF-8`)
  }
}

/** Returns the value of an option: `@FILE` reads a file, `-` and `@-` read standard input, and any other value is returned unchanged. */
export const readText = async (
  option: string,
  value: string,
  { stdin, workingFolder }: Pick<CommandContext, "stdin" | "workingFolder">
): Promise<string> => {
  if (value === "-" || value === "@-") return decode(await collect(stdin, "standard input"), option)
  if (!value.startsWith("@")) return value
  return decode(await readFile(option, value.slice(1), workingFolder), option)
}

/** Parses JSON. The error message shows the position of the syntax error. */
export const readJson = (option: string, text: string): unknown => {
  if (text.trim() === "") throw usageError(`--${option} is empty: expected JSON`)
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw usageError(`--${option} is not JSON: ${(cause as Error).message}`)
  }
}
