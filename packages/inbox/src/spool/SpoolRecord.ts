/**
 * The format of an entry in the spool: a line of text that contains the facts as JSON, followed by the body as it will be stored.
 *
 * The line has a checksum; the body needs none, because the digest in the line shows whether it is intact. Each record contains its position among
 * the writes to the spool, so that a missing or damaged one can be distinguished from one that was never acknowledged.
 */
import { crc32 } from "node:zlib"
import { decodeIntact } from "../BodyCodec.ts"
import type { NewEntry } from "../Message.ts"

/** Each record begins at a block boundary, so that a torn write damages no other record. */
export const blockBytes = 4096

/** The last entry that was added from the spool to the log. If the log does not contain it, acknowledged data was lost. */
export interface LoggedMark {
  readonly sequence: number
  readonly digest: string
}

/**
 * The position of a record. Records are written in groups, one group after the other, so if there is a later group, every earlier group is completely
 * durable.
 */
export interface RecordPlace {
  /** The identity of the store that the spool belongs to. */
  readonly store: string
  readonly group: number
  /** The number of earlier failed writes of a group with this number. Their remains were never acknowledged. */
  readonly attempt: number
  /** The index among the `count` records of the group. */
  readonly index: number
  readonly count: number
  /** The number of the last group that is in the log, like all groups before it. */
  readonly released: number
  readonly logged: LoggedMark | undefined
}

export interface EncodedRecord {
  readonly buffers: readonly [line: Uint8Array, body: Uint8Array]
  /** The length of the line and the body, in bytes. */
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
const longestLine = 65_536

/** Returns the value and the length of the first line, or undefined if it is not intact. @throws SpoolFormatError */
export const decodeLine = (bytes: Buffer): { readonly value: unknown; readonly length: number } | undefined => {
  const end = bytes.subarray(0, longestLine).indexOf(newline) + 1
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

/** The maximum overhead of a record in addition to the facts and the body, in bytes. */
export const placeBytes = 512

/** Returns the maximum space that a record takes in the spool, in bytes. */
export const recordBytes = ({ body, ...facts }: NewEntry): number =>
  roundUp(body.length + Buffer.byteLength(JSON.stringify(facts)) + placeBytes)

/** Rounds a length up to the offset of the next record. */
export const roundUp = (bytes: number): number => Math.ceil(bytes / blockBytes) * blockBytes

/** Thrown when the file was written by a version of the inbox whose format this version cannot read. */
export class SpoolFormatError extends Error {
  override readonly name = "SpoolFormatError"
  constructor(found: string) {
    super(
      `the spool has the format ${found} and this inbox reads ${name}${version}: start the version that wrote it again`
    )
  }
}

export interface DecodedRecord {
  readonly place: RecordPlace
  /** The entry; undefined if the body does not match its digest. */
  readonly entry: NewEntry | undefined
  /** The length up to the next record, in bytes. */
  readonly length: number
}

export const beginsRecord = (bytes: Buffer): boolean => bytes.subarray(0, magic.length).equals(magic)

/** The facts about an entry without its body. */
export type RecordFacts = Pick<NewEntry, "stream" | "receivedAt">

/** Returns a copy of the facts, which does not keep the body in memory. */
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

/** Decodes a record. Returns undefined if the line is not intact or does not belong to a record. @throws SpoolFormatError */
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
