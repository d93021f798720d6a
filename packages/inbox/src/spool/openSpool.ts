/** Opens a spool, which may contain entries of an earlier process. */
import { existsSync } from "node:fs"
import type { NewEntry } from "../Message.ts"
import { lockFile } from "../FileLock.ts"
import { Spool, type SpoolOptions } from "./Spool.ts"
import type { SpooledEntry } from "./SpooledEntry.ts"
import { ForeignSpoolError, SpoolDamagedError } from "./SpoolErrors.ts"
import { furtherFiles, isPossible, keepAside, makeRoom, readIfThere } from "./SpoolFiles.ts"
import { decodeHeader, headerBytes } from "./SpoolHeader.ts"
import { scanSpool } from "./SpoolScan.ts"

export interface OpenOptions extends SpoolOptions {
  /** Whether to skip damaged records. Their files are copied first. */
  readonly withoutDamaged: boolean
}

export interface Opened {
  readonly spool: Spool
  /** Entries that may not be in the log yet, in order. */
  readonly left: ReadonlyArray<SpooledEntry>
  /** Entries that were already in the log and have not been overwritten. They can restore a log that has lost them. */
  readonly stale: ReadonlyArray<NewEntry>
  /** The name of the copy that was made because the last write is incomplete; undefined if it is complete. */
  readonly torn: string | undefined
  /** The reason why the spool cannot be written; undefined if it can. */
  readonly unwritable: Error | undefined
}

export const spoolExists = (path: string): boolean => existsSync(path) || furtherFiles(path).length > 0

/** Returns the identity of the store to which the files of a spool belong. */
export const ownerOf = async (path: string): Promise<string | undefined> =>
  decodeHeader((await readIfThere(path)).subarray(0, headerBytes))?.store

/**
 * Opens the spool. Resolves with undefined if another process uses it, or if the platform does not support synced writes. Rejects if it cannot be
 * read, and with `SpoolFormatError`, `ForeignSpoolError` or `SpoolDamagedError`.
 */
export const openSpool = async ({ withoutDamaged, ...options }: OpenOptions): Promise<Opened | undefined> => {
  const { path, store } = options
  if (!isPossible) return undefined
  const lock = lockFile(`${path}-lock`)
  if (lock === undefined) return undefined
  try {
    const scan = await scanSpool(path)
    if ([...scan.stores].some((other) => other !== store)) throw new ForeignSpoolError(path)
    if (scan.damaged.length > 0) {
      const aside = await keepAside(path, "damaged")
      if (!withoutDamaged) throw new SpoolDamagedError(path, aside, scan.damaged.length)
    }
    const torn = scan.isTorn ? await keepAside(path, "torn") : undefined
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
