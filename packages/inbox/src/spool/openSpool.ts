/** Opens a spool, which may contain entries that an earlier process has left. */
import { existsSync } from "node:fs"
import type { NewEntry } from "../Message.ts"
import { lockFile } from "../FileLock.ts"
import { Spool, type SpoolOptions } from "./Spool.ts"
import type { SpooledEntry } from "./SpooledEntry.ts"
import { ForeignSpoolError, SpoolDamagedError } from "./SpoolErrors.ts"
import { furtherFiles, isPossible, copySpool, makeRoom, readIfThere } from "./SpoolFiles.ts"
import { decodeHeader, headerBytes } from "./SpoolHeader.ts"
import { scanSpool } from "./SpoolScan.ts"

export interface OpenOptions extends SpoolOptions {
  /** Whether to skip damaged records. The files of the spool are copied first. */
  readonly withoutDamaged: boolean
}

export interface Opened {
  readonly spool: Spool
  /** The entries from earlier processes that might not be in the log yet, in the order in which they were written. */
  readonly left: ReadonlyArray<SpooledEntry>
  /** The entries that were already added to the log and have not been overwritten in the spool. They can restore a log that has lost them. */
  readonly stale: ReadonlyArray<NewEntry>
  /** The path of the copy of the spool that was created because the last write is incomplete. Undefined if the last write is complete. */
  readonly torn: string | undefined
  /** The error that prevents writes to the spool. Undefined if the spool can be written. */
  readonly unwritable: Error | undefined
}

export const spoolExists = (path: string): boolean => existsSync(path) || furtherFiles(path).length > 0

/** Returns the identity of the store to which a spool belongs, or undefined if the spool has no intact header. */
export const ownerOf = async (path: string): Promise<string | undefined> =>
  decodeHeader((await readIfThere(path)).subarray(0, headerBytes))?.store

/**
 * Opens a spool. Resolves with undefined if another process is using the spool, or if the platform does not support synced writes. Rejects if a file
 * cannot be read, and with `SpoolFormatError`, `ForeignSpoolError` or `SpoolDamagedError`.
 */
export const openSpool = async ({ withoutDamaged, ...options }: OpenOptions): Promise<Opened | undefined> => {
  const { path, store } = options
  if (!isPossible) return undefined
  const lock = lockFile(`${path}-lock`, options.mode)
  if (lock === undefined) return undefined
  try {
    const scan = await scanSpool(path)
    if ([...scan.stores].some((other) => other !== store)) throw new ForeignSpoolError(path)
    if (scan.damaged.length > 0) {
      const aside = await copySpool(path, "damaged")
      if (!withoutDamaged) throw new SpoolDamagedError(path, aside, scan.damaged.length)
    }
    const torn = scan.isTorn ? await copySpool(path, "torn") : undefined
    const { left, spool } = await Spool.resume(options, lock, scan)
    const prepared = makeRoom(path).then(() => spool.confirm(scan))
    const unwritable = await prepared.then(
      () => undefined,
      (cause: Error) => cause
    )
    const stale = scan.stale.flatMap(({ entry }) => (entry === undefined ? [] : [entry]))
    return { spool, left, stale, torn, unwritable }
  } catch (cause) {
    lock.release()
    throw cause
  }
}
