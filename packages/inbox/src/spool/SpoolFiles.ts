/**
 * The files of a spool. The first file is extended to its final length before anything is written to it. Further files are added while the database
 * is down.
 *
 * All files are opened for synced writes. A write to the first file does not change file system metadata. Further files are created when they are
 * needed, and removed when all of their records are in the log.
 */
import { readdirSync } from "node:fs"
import { constants, type FileHandle, open, readFile, stat, statfs } from "node:fs/promises"
import { basename, dirname, join } from "node:path"

/** The size of the first file in bytes. The compressed body of a callback with 10,000 surveys takes up at most a quarter of the file. */
export const firstFileBytes = 16 * 1024 * 1024

/** The size of each further file in bytes, unless a single record is longer. */
export const furtherFileBytes = 64 * 1024 * 1024

/** The disk space that is kept free for the database, in bytes. */
const reserveBytes = 4 * firstFileBytes

/** A buffer of zeros with which files are filled, padded and overwritten. */
export const zeros = Buffer.alloc(256 * 1024)

/** Whether the platform supports synced writes. Windows does not support them. */
export const isPossible = constants.O_DSYNC !== undefined

/** Returns the error for a write that wrote fewer bytes than requested, because Node does not report a short write as an error. */
export const shortfall = (written: number, length: number): Error =>
  new Error(`${written} of ${length} bytes were written`)

/** Returns the length of a file's contents without the trailing 256 KiB blocks that contain only zeros. */
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

/** Returns the numbers at the end of the names of all spool files except the first, in ascending order. */
export const furtherFiles = (path: string): ReadonlyArray<number> => {
  const prefix = `${basename(path)}.`
  return readdirSync(dirname(path))
    .filter((file) => file.startsWith(prefix) && /^\d+$/.test(file.slice(prefix.length)))
    .map((file) => Number(file.slice(prefix.length)))
    .toSorted((a, b) => a - b)
}

/** Reads a file. Returns an empty buffer if the file does not exist. */
export const readIfThere = async (path: string): Promise<Buffer> => {
  try {
    return await readFile(path)
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return Buffer.alloc(0)
    throw cause
  }
}

/** Opens a file for reading and for synced writes. If the file does not exist, creates it with the permissions `mode`. */
export const openSynced = (path: string, mode: number): Promise<FileHandle> => {
  const { O_CREAT, O_DSYNC, O_RDWR } = constants
  return open(path, O_RDWR | O_CREAT | O_DSYNC, mode & 0o777)
}

/** Extends the first file to its final length, and ensures that the file survives a power failure. Rejects if the disk has too little free space. */
export const makeRoom = async (path: string): Promise<void> => {
  const { size } = await stat(path)
  if (size < firstFileBytes) await lengthen(path, size)
  await syncFolder(dirname(path))
}

/** Rejects if writing `bytes` bytes would leave too little disk space for the database. */
export const requireFreeSpace = async (path: string, bytes: number): Promise<void> => {
  const { bavail, bsize } = await statfs(dirname(path))
  if (bavail * bsize < reserveBytes + bytes) throw new Error("the disk has too little free space")
}

/** Extends the first file to its final length with zeros, and syncs it once at the end. */
const lengthen = async (path: string, size: number): Promise<void> => {
  await requireFreeSpace(path, firstFileBytes - size)
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
    // The file is truncated to free the disk space again, because other files may need it.
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

/**
 * Copies all files of the spool, and adds `label` to the names of the copies. Earlier copies with the same label are overwritten. Returns the path of
 * the first copy.
 */
export const copySpool = async (path: string, label: string): Promise<string> => {
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
