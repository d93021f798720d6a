/**
 * Reads what an earlier process left in the files of a spool, and tells what was damaged from what was never acknowledged.
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

/** 0 is the first file. */
export interface RecordAddress {
  readonly file: number
  readonly offset: number
  /** Up to where the next record may begin. */
  readonly length: number
}

export interface FoundRecord extends RecordAddress {
  readonly place: RecordPlace
  readonly facts: RecordFacts
  /** Left out where it would take too much memory: it can be read again. */
  readonly entry: NewEntry | undefined
}

export interface Scan {
  readonly header: SpoolHeader | undefined
  /** Those that may not be in the log, in the order in which they were written. */
  readonly records: ReadonlyArray<FoundRecord>
  /** Intact ones that were in the log: for a log that has lost them. */
  readonly stale: ReadonlyArray<FoundRecord>
  /** The stores that header and records name. */
  readonly stores: ReadonlySet<string>
  readonly released: number
  /** The last group of which anything was found. */
  readonly lastGroup: number
  readonly logged: RecordPlace["logged"]
  /** Groups that were acknowledged and are not whole any more. */
  readonly damaged: ReadonlyArray<number>
  /** Whether the last write is not whole: it tore and was never acknowledged, or the disk has damaged it since. */
  readonly isTorn: boolean
  /** Up to where anything may be in the first file. */
  readonly used: number
}

/** What entries found may take in memory, in bytes. */
const memoryBytes = 64 * 1024 * 1024

/** Rejects when a file cannot be read, and with SpoolFormatError. */
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

/** Looks at every block, so that one record that is damaged hides no other. Returns how many look like records and cannot be read. */
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
    // What follows a record whose body is damaged begins where its line says.
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
  // The last one may have torn, unless the header vouches for it.
  const durable = Math.max(header?.durable ?? 0, lastGroup - 1)
  const records = found.filter(({ place }) => place.group > released)
  const intact = Map.groupBy(
    records.filter(({ isIntact }) => isIntact),
    ({ place }) => place.group
  )
  const isWhole = (group: number): boolean => {
    const own = intact.get(group) ?? []
    return own[0] !== undefined && new Set(own.map(({ place }) => place.index)).size === own[0].place.count
  }
  const groups = Array.from({ length: Math.max(0, lastGroup - released) }, (_, index) => released + index + 1)
  const broken = groups.filter((group) => !isWhole(group))
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

/** Without those whose write failed, and whose number was given to the next group. */
const withoutFailed = <A extends FoundRecord>(found: ReadonlyArray<A>): ReadonlyArray<A> => {
  const last = new Map<number, number>()
  for (const { place } of found) last.set(place.group, Math.max(last.get(place.group) ?? 0, place.attempt))
  return found.filter(({ place }) => place.attempt === last.get(place.group))
}

const order = (a: RecordPlace, b: RecordPlace): number => a.group - b.group || a.index - b.index
