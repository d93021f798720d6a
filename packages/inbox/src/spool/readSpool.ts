/**
 * Reads the contents of a spool without changing anything, even while a server writes to it.
 *
 * An entry that is not yet in the log keeps its position in the spool files, so this module always finds it. An entry that is added to the log during
 * the read may be overwritten in the spool, but by then the log contains the entry.
 */
import { open } from "node:fs/promises"
import { folderProblem } from "../folderProblem.ts"
import { lockFile } from "../FileLock.ts"
import type { NewEntry } from "../Message.ts"
import { spoolExists } from "./openSpool.ts"
import { ForeignSpoolError } from "./SpoolErrors.ts"
import { furtherPath } from "./SpoolFiles.ts"
import { decodeRecord } from "./SpoolRecord.ts"
import { type FoundRecord, scanSpool } from "./SpoolScan.ts"

/**
 * Reads an entry that might not be in the log yet. Resolves with undefined if the entry has been overwritten, which means that the log contains it.
 */
export type WaitingEntry = () => Promise<NewEntry | undefined>

/**
 * Returns the entries that might not be in the log yet, in the order in which they were written. Rejects with `ForeignSpoolError` or
 * `SpoolFormatError`, or if the spool is damaged and no server is using it.
 */
export const readSpool = async (path: string, store: string): Promise<ReadonlyArray<WaitingEntry>> => {
  const missing = folderProblem(path)
  if (missing !== undefined) throw new Error(missing)
  if (!spoolExists(path)) return []
  let scan = await scanSpool(path)
  // Records can appear damaged while a server is writing. If no server is using the spool, the spool is scanned again, and damage that is still found
  // is real.
  const lock = scan.damaged.length > 0 ? lockFile(`${path}-lock`) : undefined
  try {
    if (lock !== undefined) {
      scan = await scanSpool(path)
      if (scan.damaged.length > 0) throw new Error(`${path} is damaged: run \`serve\`, which prints what to do`)
    }
  } finally {
    lock?.release()
  }
  if ([...scan.stores].some((other) => other !== store)) throw new ForeignSpoolError(path)
  return scan.records.map((record) => () => entryOf(path, record))
}

const entryOf = async (path: string, { entry, file, length, offset, place }: FoundRecord) => {
  if (entry !== undefined) return entry
  const handle = await open(file === 0 ? path : furtherPath(path, file), "r").catch(() => undefined)
  if (handle === undefined) return undefined
  try {
    const bytes = Buffer.alloc(length)
    const { bytesRead } = await handle.read(bytes, 0, length, offset)
    const record = await decodeRecord(bytes.subarray(0, bytesRead))
    const isSame = record?.place.group === place.group && record.place.index === place.index
    return isSame ? record.entry : undefined
  } finally {
    await handle.close()
  }
}
