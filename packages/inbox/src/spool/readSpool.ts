/**
 * Reads the contents of a spool without changing anything. A server may write to the spool meanwhile.
 *
 * An entry that is not in the log stays at its position in the files, so it is found. An entry that is added to the log meanwhile may be overwritten,
 * but then the log contains it.
 */
import { open } from "node:fs/promises"
import { lockFile } from "../FileLock.ts"
import type { NewEntry } from "../Message.ts"
import { spoolExists } from "./openSpool.ts"
import { ForeignSpoolError } from "./SpoolErrors.ts"
import { furtherPath } from "./SpoolFiles.ts"
import { decodeRecord } from "./SpoolRecord.ts"
import { type FoundRecord, scanSpool } from "./SpoolScan.ts"

/** Reads an entry that may not be in the log. Resolves with undefined if it was added to the log since it was found. */
export type WaitingEntry = () => Promise<NewEntry | undefined>

/**
 * Returns the waiting entries in order. Rejects with `ForeignSpoolError`, with `SpoolFormatError`, and if the spool is damaged and no server uses it.
 */
export const readSpool = async (path: string, store: string): Promise<ReadonlyArray<WaitingEntry>> => {
  if (!spoolExists(path)) return []
  let scan = await scanSpool(path)
  // Records can look damaged because a server is writing. If no server is running, the damage is real.
  const lock = scan.damaged.length > 0 ? lockFile(`${path}-lock`) : undefined
  try {
    if (lock !== undefined) {
      scan = await scanSpool(path)
      if (scan.damaged.length > 0) throw new Error(`${path} is damaged: \`serve\` says what to do about it`)
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
