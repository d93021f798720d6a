/**
 * Opens a spool with what an earlier process left in it.
 */
import { existsSync } from "node:fs"
import type { NewEntry } from "../Message.ts"
import { lockFile } from "../FileLock.ts"
import { Spool, type SpooledEntry, type SpoolOptions } from "./Spool.ts"
import { ForeignSpoolError, SpoolDamagedError } from "./SpoolErrors.ts"
import { furtherFiles, isPossible, keepAside, makeRoom, readIfThere } from "./SpoolFiles.ts"
import { decodeHeader, headerBytes } from "./SpoolHeader.ts"
import { scanSpool } from "./SpoolScan.ts"

export interface OpenOptions extends SpoolOptions {
  /** Goes on without records that are damaged, after their files were copied aside. */
  readonly withoutDamaged: boolean
}

export interface Opened {
  readonly spool: Spool
  /** What may not be in the log yet, in order. */
  readonly left: ReadonlyArray<SpooledEntry>
  /** What was in the log already, as far as it has not been overwritten: for a log that has lost it. */
  readonly stale: ReadonlyArray<NewEntry>
  /** The copy of files whose last write is not whole; undefined where it is. */
  readonly torn: string | undefined
  /** Why nothing can be written to it; undefined where something can. */
  readonly unwritable: Error | undefined
}

export const spoolExists = (path: string): boolean => existsSync(path) || furtherFiles(path).length > 0

/** The store that a spool says it belongs to. */
export const ownerOf = async (path: string): Promise<string | undefined> =>
  decodeHeader((await readIfThere(path)).subarray(0, headerBytes))?.store

/**
 * Undefined when another process has it, and where no write can be synced by itself. Rejects when it cannot be read, and with SpoolFormatError,
 * ForeignSpoolError or SpoolDamagedError.
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
