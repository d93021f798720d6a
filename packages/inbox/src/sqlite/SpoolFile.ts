/**
 * The spool's file: as long as it will ever be before anything is written to it.
 */
import { closeSync, existsSync, openSync, readSync } from "node:fs"
import { constants, type FileHandle, open, statfs } from "node:fs/promises"
import { dirname } from "node:path"

/** What does not fit waits for the database. A callback of ten thousand surveys takes a quarter of it or less, compressed. */
export const spoolBytes = 16 * 1024 * 1024

/** The file is filled with zeros, one buffer at a time. */
export const zeros = Buffer.alloc(256 * 1024)

/** Whether there are writes that are synced by themselves: Windows has none. */
export const isPossible = constants.O_DSYNC !== undefined

/** Fewer bytes than were asked for is a failure that Node does not report. */
export const shortfall = (written: number, length: number): Error | undefined =>
  written === length ? undefined : new Error(`${written} of ${length} bytes were written`)

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

export const pathOf = (database: string): string => `${database}-spool`

export const exists = (database: string): boolean => existsSync(pathOf(database))

/** A look at its beginning. */
export const mayHoldEntries = (database: string): boolean => {
  if (!exists(database)) return false
  const file = openSync(pathOf(database), "r")
  try {
    const first = Buffer.alloc(1)
    readSync(file, first, 0, 1, 0)
    return first[0] !== 0
  } finally {
    closeSync(file)
  }
}

/** As private as the database is. */
export const openSynced = (path: string, mode: number): Promise<FileHandle> => {
  const { O_CREAT, O_DSYNC, O_RDWR } = constants
  return open(path, O_RDWR | O_CREAT | O_DSYNC, mode & 0o777)
}

/** Makes it as long as it will be, and finds it again after a loss of power. */
export const makeRoom = async (spool: FileHandle, path: string): Promise<void> => {
  const { size } = await spool.stat()
  if (size < spoolBytes) await lengthen(path, size)
  await syncFolder(dirname(path))
}

/** Synced once. */
const lengthen = async (path: string, size: number): Promise<void> => {
  const { bavail, bsize } = await statfs(dirname(path))
  // The rest is for the database.
  if (bavail * bsize < 4 * spoolBytes) throw new Error("there is little room on the disk")
  const file = await open(path, "r+")
  try {
    for (let at = size; at < spoolBytes;) {
      const length = Math.min(zeros.length, spoolBytes - at)
      const { bytesWritten } = await file.write(zeros, 0, length, at)
      const failed = shortfall(bytesWritten, length)
      if (failed !== undefined) throw failed
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

const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path, "r")
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
