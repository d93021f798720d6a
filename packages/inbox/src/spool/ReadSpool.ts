/**
 * Reads what a spool has, beside the server that writes to it, and changes nothing.
 *
 * An entry that is not in the log stays where it is in the files, so it is found; one that goes into the log meanwhile may be overwritten, and is in the
 * log then.
 */
import { open } from "node:fs/promises"
import { lockFile } from "../FileLock.ts"
import type { NewEntry } from "../Message.ts"
import { spoolExists } from "./OpenSpool.ts"
import { ForeignSpoolError } from "./SpoolErrors.ts"
import { furtherPath } from "./SpoolFiles.ts"
import { decodeRecord } from "./SpoolRecord.ts"
import { type FoundRecord, scanSpool } from "./SpoolScan.ts"

/** An entry that may not be in the log; undefined when it has gone there since it was found. */
export type WaitingEntry = () => Promise<NewEntry | undefined>

/** In order. Rejects with ForeignSpoolError, with SpoolFormatError, and where it is damaged and no server has it. */
export const readSpool = async (path: string, store: string): Promise<ReadonlyArray<WaitingEntry>> => {
  if (!spoolExists(path)) return []
  let scan = await scanSpool(path)
  // A server that writes makes some look damaged; where there is none, nothing changes meanwhile.
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
