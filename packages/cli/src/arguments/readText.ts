/**
 * Reads the value of an option that may refer to a file or to standard input.
 */
import { open } from "node:fs/promises"
import { resolve } from "node:path"
import { usageError } from "../errors/CommandError.ts"
import type { Surroundings } from "../Surroundings.ts"

/** The maximum size of a file in bytes. Neither API accepts a larger body, so a larger file is a mistake and would exhaust the memory. */
const mostBytes = 64 * 1024 * 1024

const tooLarge = (source: string) => usageError(`${source} is larger than 64 MiB, and no request can be`)

const collect = async (chunks: AsyncIterable<Uint8Array>, source: string): Promise<Buffer> => {
  const parts: Array<Uint8Array> = []
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > mostBytes) throw tooLarge(source)
    parts.push(chunk)
  }
  return Buffer.concat(parts)
}

const why: Readonly<Record<string, string>> = {
  ENOENT: "does not exist",
  EACCES: "may not be read",
  EPERM: "may not be read",
  EISDIR: "is a folder",
  ENOTDIR: "does not exist",
  ELOOP: "is a loop of links",
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
    throw usageError(`--${option}: the text is not UTF-8`)
  }
}

/** Returns the value of an option: `@FILE` reads a file, `-` and `@-` read standard input, and any other value is returned unchanged. */
export const readText = async (
  option: string,
  given: string,
  { stdin, workingFolder }: Pick<Surroundings, "stdin" | "workingFolder">
): Promise<string> => {
  if (given === "-" || given === "@-") return decode(await collect(stdin, "standard input"), option)
  if (!given.startsWith("@")) return given
  return decode(await readFile(option, given.slice(1), workingFolder), option)
}

/** Parses JSON. The error message shows the position of the mistake. */
export const readJson = (option: string, text: string): unknown => {
  if (text.trim() === "") throw usageError(`--${option} is empty, and takes JSON`)
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw usageError(`--${option} is not JSON: ${(cause as Error).message}`)
  }
}
