/**
 * An entry as the spool holds it: a line of text with the facts as JSON, and the body as it will be stored.
 *
 * The line has a checksum; the body needs none, because the digest in the line shows whether it is intact. Each record names its place among the
 * writes to the spool, so that one that is missing or damaged can be told from one that was never acknowledged.
 */
import { crc32 } from "node:zlib"
import { decodeIntact } from "../BodyCodec.ts"
import type { NewEntry } from "../Message.ts"

/** Each record begins on a block of its own, so that a write that tears damages no other. */
export const blockBytes = 4096

/** The last entry that went from the spool into the log: a log without it has lost what was acknowledged. */
export interface LoggedMark {
  readonly sequence: number
  readonly digest: string
}

/** Where a record belongs. Records are written in groups, one after the other: where there is a later group, all of an earlier one is durable. */
export interface RecordPlace {
  /** The identity of the store that the spool belongs to. */
  readonly store: string
  readonly group: number
  /** How many writes of a group with this number failed before: what they left behind belongs to nothing that was acknowledged. */
  readonly attempt: number
  /** Among the `count` records of the group. */
  readonly index: number
  readonly count: number
  /** All groups up to this one are in the log. */
  readonly released: number
  readonly logged: LoggedMark | undefined
}

export interface EncodedRecord {
  readonly parts: readonly [line: Uint8Array, body: Uint8Array]
  /** Of both. */
  readonly length: number
}

const name = "FWSPOOL"
const version = "2"
const magic = Buffer.from(name)
const form = new RegExp(String.raw`^${name}${version} (\d+) ([[{].*[}\]])\n`, "s")

/** A line with a checksum. */
export const encodeLine = (value: unknown): Buffer => {
  const text = JSON.stringify(value)
  return Buffer.from(`${name}${version} ${crc32(text)} ${text}\n`)
}

const newline = "\n".charCodeAt(0)
/** Of a line: a signature header may have 16 KiB. */
const longestLine = 65_536

/** The value and the length of the line that the bytes begin with; undefined when it is not intact. @throws SpoolFormatError */
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
  return { parts: [line, body], length: line.length + body.length }
}

/** At most this much longer than the facts and the body. */
export const placeBytes = 512

/** What a record takes in the spool at most. */
export const recordBytes = ({ body, ...facts }: NewEntry): number =>
  roundUp(body.length + Buffer.byteLength(JSON.stringify(facts)) + placeBytes)

/** To where the next record may begin. */
export const roundUp = (bytes: number): number => Math.ceil(bytes / blockBytes) * blockBytes

/** Written by a version of the inbox that this one does not read. */
export class SpoolFormatError extends Error {
  override readonly name = "SpoolFormatError"
  constructor(found: string) {
    super(
      `the spool has the format ${found} and this inbox reads ${name}${version}: start the version that wrote it once more`
    )
  }
}

export interface DecodedRecord {
  readonly place: RecordPlace
  /** Undefined when the body is not what its digest says. */
  readonly entry: NewEntry | undefined
  /** Up to where the next record may begin. */
  readonly length: number
}

export const beginsRecord = (bytes: Buffer): boolean => bytes.subarray(0, magic.length).equals(magic)

/** What is known of an entry without its body. */
export type RecordFacts = Pick<NewEntry, "stream" | "receivedAt">

/** Copied, so that they do not keep the body in memory. */
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

/** Undefined when the line is not intact, or is not that of a record. @throws SpoolFormatError */
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
