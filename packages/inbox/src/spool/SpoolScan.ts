/**
 * Reads the entries that an earlier process left in the files of a spool, and distinguishes damaged entries from entries that were never
 * acknowledged.
 */
import type { NewEntry } from "../Message.ts"
import { furtherFiles, furtherPath, readIfThere, usedBytes } from "./SpoolFiles.ts"
import { decodeHeader, headerBytes, type SpoolHeader } from "./SpoolHeader.ts"
import {
  beginsRecord,
  blockBytes,
  decodeRecord,
  type DecodedRecord,
  recordFacts,
  type RecordFacts,
  type RecordPlace
} from "./SpoolRecord.ts"

/** The location of a record: the number of its file (the first file has number 0) and the offset in the file. */
export interface RecordAddress {
  readonly file: number
  readonly offset: number
  /** The distance from the start of this record to the start of the next record, in bytes. */
  readonly length: number
}

export interface FoundRecord extends RecordAddress {
  readonly place: RecordPlace
  readonly facts: RecordFacts
  /** The entry. Undefined if the entry would take up too much memory. In that case, it can be read again from the file. */
  readonly entry: NewEntry | undefined
}

export interface Scan {
  readonly header: SpoolHeader | undefined
  /** The intact records that might not be in the log yet, in the order in which they were written. */
  readonly records: ReadonlyArray<FoundRecord>
  /** The intact records whose entries were already added to the log. They can restore a log that has lost these entries. */
  readonly stale: ReadonlyArray<FoundRecord>
  /** The store identities that the header and the records contain. */
  readonly stores: ReadonlySet<string>
  readonly released: number
  /** The greatest group number that the header or any record contains. A group consists of the records of one write. */
  readonly lastGroup: number
  readonly logged: RecordPlace["logged"]
  /** The numbers of the acknowledged groups (the records of one write each) in which records are damaged or missing. */
  readonly damaged: ReadonlyArray<number>
  /** Whether the last write is incomplete. Either the write was torn and never acknowledged, or its data was damaged on the disk afterwards. */
  readonly isTorn: boolean
  /** The offset in the first file after which there are only zeros. */
  readonly used: number
}

/** The maximum size of the entries that the scan keeps in memory, in bytes. */
const memoryBytes = 64 * 1024 * 1024

/** Scans all files of a spool. Rejects if a file cannot be read, and with `SpoolFormatError` if a record has an unknown format. */
export const scanSpool = async (path: string): Promise<Scan> => {
  const found: Array<FoundRecord & { readonly isIntact: boolean }> = []
  let [unreadable, held, used] = [0, 0, 0]
  let header: SpoolHeader | undefined
  for (const file of [0, ...furtherFiles(path)]) {
    const bytes = await readIfThere(file === 0 ? path : furtherPath(path, file))
    const end = usedBytes(bytes)
    if (file === 0) {
      header = decodeHeader(bytes.subarray(0, headerBytes))
      used = end
    }
    unreadable += await scanFile(bytes.subarray(0, end), file === 0 ? headerBytes : 0, ({ entry, ...rest }, offset) => {
      held += entry?.body.length ?? 0
      const kept =
        entry !== undefined && held <= memoryBytes ? { ...entry, body: new Uint8Array(entry.body) } : undefined
      found.push({ ...rest, file, offset, facts: recordFacts(entry), entry: kept, isIntact: entry !== undefined })
    })
  }
  return { ...assess(header, found, unreadable), header, used }
}

/**
 * Examines every block of a file, so that a damaged record does not hide the records after it. Returns the number of blocks that start like a record
 * but cannot be decoded.
 */
const scanFile = async (
  bytes: Buffer,
  from: number,
  take: (record: DecodedRecord, offset: number) => void
): Promise<number> => {
  let unreadable = 0
  for (let at = from; at < bytes.length;) {
    const rest = bytes.subarray(at)
    const record = beginsRecord(rest) ? await decodeRecord(rest) : undefined
    if (record !== undefined) take(record, at)
    else if (beginsRecord(rest)) unreadable += 1
    // If only the body of the record is damaged, the length of the record is still known from its first line.
    at += record?.length ?? blockBytes
  }
  return unreadable
}

type Assessed = Omit<Scan, "header" | "used">

const assess = (
  header: SpoolHeader | undefined,
  all: ReadonlyArray<FoundRecord & { readonly isIntact: boolean }>,
  unreadable: number
): Assessed => {
  const found = withoutFailed(all)
  const released = Math.max(header?.released ?? 0, ...found.map(({ place }) => place.released))
  const lastGroup = Math.max(header?.durable ?? 0, ...found.map(({ place }) => place.group))
  // The last write may have been interrupted halfway, unless the header states that its records were durable.
  const durable = Math.max(header?.durable ?? 0, lastGroup - 1)
  const records = found.filter(({ place }) => place.group > released)
  const intact = Map.groupBy(
    records.filter(({ isIntact }) => isIntact),
    ({ place }) => place.group
  )
  const isComplete = (group: number): boolean => {
    const own = intact.get(group) ?? []
    return own[0] !== undefined && new Set(own.map(({ place }) => place.index)).size === own[0].place.count
  }
  const groups = Array.from({ length: Math.max(0, lastGroup - released) }, (_, index) => released + index + 1)
  const broken = groups.filter((group) => !isComplete(group))
  const marks = [header?.logged, ...found.map(({ place }) => place.logged)].filter((mark) => mark !== undefined)
  return {
    records: records.filter(({ isIntact }) => isIntact).toSorted((a, b) => order(a.place, b.place)),
    stale: found
      .filter(({ isIntact, place }) => isIntact && place.group <= released)
      .toSorted((a, b) => order(a.place, b.place)),
    stores: new Set([...(header === undefined ? [] : [header.store]), ...records.map(({ place }) => place.store)]),
    released,
    lastGroup,
    logged: marks.toSorted((a, b) => b.sequence - a.sequence)[0],
    damaged: broken.filter((group) => group <= durable),
    isTorn: broken.some((group) => group > durable) || unreadable > 0
  }
}

/**
 * Removes the records of failed writes. A write that is repeated after a failure has the same group number (the number of the write) and a higher
 * `attempt`.
 */
const withoutFailed = <A extends FoundRecord>(found: ReadonlyArray<A>): ReadonlyArray<A> => {
  const last = new Map<number, number>()
  for (const { place } of found) last.set(place.group, Math.max(last.get(place.group) ?? 0, place.attempt))
  return found.filter(({ place }) => place.attempt === last.get(place.group))
}

const order = (a: RecordPlace, b: RecordPlace): number => a.group - b.group || a.index - b.index
