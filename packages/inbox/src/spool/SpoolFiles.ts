/**
 * The files of a spool: one that is as long as it will ever be before anything is written to it, and more of them while the database is away.
 *
 * A write within the first file changes no record of the file system and is synced by itself. The others are made when they are needed and
 * removed when everything in them is in the log.
 */
import { readdirSync } from "node:fs"
import { constants, type FileHandle, open, readFile, stat, statfs } from "node:fs/promises"
import { basename, dirname, join } from "node:path"

/** Of the first file. A callback of ten thousand surveys takes a quarter of it or less, compressed. */
export const firstFileBytes = 16 * 1024 * 1024

/** Of each further file, unless a single record is longer. */
export const furtherFileBytes = 64 * 1024 * 1024

/** Kept free on the disk for the database. */
const reserveBytes = 4 * firstFileBytes

/** What files are filled with, one buffer at a time. */
export const zeros = Buffer.alloc(256 * 1024)

/** Whether there are writes that are synced by themselves: Windows has none. */
export const isPossible = constants.O_DSYNC !== undefined

/** Node does not report that fewer bytes were written than were given. */
export const shortfall = (written: number, length: number): Error =>
  new Error(`${written} of ${length} bytes were written`)

/** The length up to the last buffer that is not all zeros. */
export const usedBytes = (bytes: Buffer): number => {
  let end = bytes.length
  while (end > 0) {
    const from = Math.floor((end - 1) / zeros.length) * zeros.length
    if (bytes.compare(zeros, 0, end - from, from, end) !== 0) break
    end = from
  }
  return end
}

export const furtherPath = (path: string, number: number): string => `${path}.${number}`

/** The numbers of the further files that there are, in order. */
export const furtherFiles = (path: string): ReadonlyArray<number> => {
  const prefix = `${basename(path)}.`
  return readdirSync(dirname(path))
    .filter((file) => file.startsWith(prefix) && /^\d+$/.test(file.slice(prefix.length)))
    .map((file) => Number(file.slice(prefix.length)))
    .toSorted((a, b) => a - b)
}

/** Empty where there is no such file. */
export const readIfThere = async (path: string): Promise<Buffer> => {
  try {
    return await readFile(path)
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return Buffer.alloc(0)
    throw cause
  }
}

/** As private as `mode` says. */
export const openSynced = (path: string, mode: number): Promise<FileHandle> => {
  const { O_CREAT, O_DSYNC, O_RDWR } = constants
  return open(path, O_RDWR | O_CREAT | O_DSYNC, mode & 0o777)
}

/** Makes the first file as long as it will be, and finds it again after a loss of power. Rejects when there is little room on the disk. */
export const makeRoom = async (path: string): Promise<void> => {
  const { size } = await stat(path)
  if (size < firstFileBytes) await lengthen(path, size)
  await syncFolder(dirname(path))
}

/** Rejects when the rest of the disk would not suffice for the database. */
export const requireRoom = async (path: string, bytes: number): Promise<void> => {
  const { bavail, bsize } = await statfs(dirname(path))
  if (bavail * bsize < reserveBytes + bytes) throw new Error("there is little room on the disk")
}

/** Synced once. */
const lengthen = async (path: string, size: number): Promise<void> => {
  await requireRoom(path, firstFileBytes - size)
  const file = await open(path, "r+")
  try {
    for (let at = size; at < firstFileBytes;) {
      const length = Math.min(zeros.length, firstFileBytes - at)
      const { bytesWritten } = await file.write(zeros, 0, length, at)
      if (bytesWritten !== length) throw shortfall(bytesWritten, length)
      at += length
    }
    await file.sync()
  } catch (cause) {
    // The room is wanted elsewhere.
    await file.truncate(size).catch(() => {})
    throw cause
  } finally {
    await file.close()
  }
}

export const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path, "r")
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Copies all files of the spool beside it, under a name that no spool has. Returns that name. */
export const keepAside = async (path: string, label: string): Promise<string> => {
  const aside = `${path}-${label}`
  for (const number of [undefined, ...furtherFiles(path)]) {
    const suffix = number === undefined ? "" : `.${number}`
    const bytes = await readIfThere(`${path}${suffix}`)
    const file = await open(`${aside}${suffix}`, "w", 0o600)
    try {
      await file.writeFile(bytes.subarray(0, usedBytes(bytes)))
      await file.sync()
    } finally {
      await file.close()
    }
  }
  await syncFolder(dirname(path))
  return join(dirname(path), basename(aside))
}
