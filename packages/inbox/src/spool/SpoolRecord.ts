/**
 * The format of a record in the spool: a line that contains, as JSON, all fields of the entry except the body, followed by the body as it will be
 * stored.
 *
 * The line has a checksum. The body does not need one, because the line contains the body's digest. Each record contains the number of the write to
 * which it belongs and its index in that write, so a missing or damaged record can be distinguished from a record that was never acknowledged.
 */
import { crc32 } from "node:zlib"
import { decodeIntact } from "../BodyCodec.ts"
import type { NewEntry } from "../Message.ts"

/** The block size in bytes. Each record starts at a block boundary, so a torn write does not damage any other record. */
export const blockBytes = 4096

/** The last entry that was added from the spool to the log. If the log does not contain this entry, acknowledged data has been lost. */
export interface LoggedMark {
  readonly sequence: number
  readonly digest: string
}

/**
 * The position of a record in the spool. The records of one write form a group. Groups are written one after the other, so if a later group exists,
 * every earlier group is durable.
 */
export interface RecordPlace {
  /** The identity of the store that the spool belongs to. */
  readonly store: string
  readonly group: number
  /**
   * The number of earlier failed attempts to write the same group (the records of one write). The records from those attempts were never
   * acknowledged.
   */
  readonly attempt: number
  /** The index of the record among the `count` records of its group (the records of one write). */
  readonly index: number
  readonly count: number
  /** The number of the last group (the records of one write) that is in the log. All earlier groups are also in the log. */
  readonly released: number
  readonly logged: LoggedMark | undefined
}

export interface EncodedRecord {
  readonly buffers: readonly [line: Uint8Array, body: Uint8Array]
  /** The total length of the line and the body, in bytes. */
  readonly length: number
}

const name = "FWSPOOL"
const version = "2"
const magic = Buffer.from(name)
const form = new RegExp(String.raw`^${name}${version} (\d+) ([[{].*[}\]])\n`, "s")

/** Encodes a value as a line with a checksum. */
export const encodeLine = (value: unknown): Buffer => {
  const text = JSON.stringify(value)
  return Buffer.from(`${name}${version} ${crc32(text)} ${text}\n`)
}

const newline = "\n".charCodeAt(0)
/** The maximum length of a line in bytes. A signature header can be 16 KiB long. */
const maxLineLength = 65_536

/**
 * Returns the value and the length of the first line, or undefined if the line is not intact. Throws a `SpoolFormatError` if the line has an unknown
 * format.
 */
export const decodeLine = (bytes: Buffer): { readonly value: unknown; readonly length: number } | undefined => {
  const end = bytes.subarray(0, maxLineLength).indexOf(newline) + 1
  const [, checksum, text] = form.exec(bytes.toString("utf8", 0, end)) ?? []
  if (text === undefined || crc32(text) !== Number(checksum)) {
    const [found, other] = /^FWSPOOL(\d{1,3}) /.exec(bytes.toString("latin1", 0, 32)) ?? []
    if (found !== undefined && other !== version) throw new SpoolFormatError(`${name}${other}`)
    return undefined
  }
  return { value: JSON.parse(text), length: end }
}

export const encodeRecord = ({ body, ...facts }: NewEntry, place: RecordPlace): EncodedRecord => {
  const { attempt, count, group, index, logged, released, store } = place
  const mark = logged === undefined ? [] : [logged.sequence, logged.digest]
  const line = encodeLine([body.length, [store, group, index, count, released, ...mark], facts, attempt])
  return { buffers: [line, body], length: line.length + body.length }
}

/** The maximum size in bytes of a record's metadata, which is stored in addition to the entry's fields and body. */
export const placeBytes = 512

/** Returns the maximum number of bytes that the record of an entry takes up in the spool. */
export const recordBytes = ({ body, ...facts }: NewEntry): number =>
  roundUp(body.length + Buffer.byteLength(JSON.stringify(facts)) + placeBytes)

/** Rounds a length up to a multiple of the block size. */
export const roundUp = (bytes: number): number => Math.ceil(bytes / blockBytes) * blockBytes

/** Thrown when the spool was written by a version of the inbox whose format this version cannot read. */
export class SpoolFormatError extends Error {
  override readonly name = "SpoolFormatError"
  constructor(found: string) {
    super(`the spool has the format ${found}, but this inbox reads ${name}${version}: start the version that wrote it`)
  }
}

export interface DecodedRecord {
  readonly place: RecordPlace
  /** The entry, or undefined if the body does not match its digest. */
  readonly entry: NewEntry | undefined
  /** The distance from the start of this record to the start of the next record, in bytes. */
  readonly length: number
}

export const beginsRecord = (bytes: Buffer): boolean => bytes.subarray(0, magic.length).equals(magic)

/** The fields of an entry that stay in memory even after its body has been released. */
export type RecordFacts = Pick<NewEntry, "stream" | "receivedAt">

/** Returns a copy of the entry's `RecordFacts`, which does not keep the body in memory. */
export const recordFacts = (entry: NewEntry | undefined): RecordFacts => ({
  stream: entry?.stream ?? "opportunities",
  receivedAt: entry?.receivedAt ?? 0
})

type Line = readonly [
  size: number,
  place: ReadonlyArray<string | number>,
  facts: Omit<NewEntry, "body">,
  attempt?: number
]

/**
 * Decodes a record. Resolves with undefined if the line is not intact or belongs to a header. Rejects with `SpoolFormatError` if the line has an
 * unknown format.
 */
export const decodeRecord = async (bytes: Buffer): Promise<DecodedRecord | undefined> => {
  const line = decodeLine(bytes)
  if (line === undefined || !Array.isArray(line.value)) return undefined
  const [size, [store, group, index, count, released, sequence, digest], facts, attempt = 0] =
    line.value as unknown as Line
  const body = bytes.subarray(line.length, line.length + size)
  const isIntact = body.length === size && (await decodeIntact({ ...facts, evidence: "kept" }, body)) !== undefined
  return {
    place: {
      store: String(store),
      group: Number(group),
      attempt,
      index: Number(index),
      count: Number(count),
      released: Number(released),
      logged: sequence === undefined ? undefined : { sequence: Number(sequence), digest: String(digest) }
    },
    entry: isIntact ? { ...facts, body } : undefined,
    length: roundUp(line.length + size)
  }
}
