/**
 * The header of a spool. Headers are written alternately to the first two blocks of the first file, so a torn write leaves the previous header
 * intact.
 */
import { blockBytes, decodeLine, encodeLine, type LoggedMark } from "./SpoolRecord.ts"

export interface SpoolHeader {
  /** The identity of the store that the spool belongs to. */
  readonly store: string
  /** The sequence number of the header, which increases by 1 with each new header. */
  readonly turn: number
  /** The number of the last group (the records of one write) that was durable when the header was written. All earlier groups were also durable. */
  readonly durable: number
  /** The number of the last group (the records of one write) that is in the log. All earlier groups are also in the log. */
  readonly released: number
  readonly logged: LoggedMark | undefined
}

/** The offset of the first record in the first file. */
export const headerBytes = 2 * blockBytes

/** Encodes a header as one block. */
export const encodeHeader = (header: SpoolHeader): Buffer => {
  const block = Buffer.alloc(blockBytes)
  encodeLine(header).copy(block)
  return block
}

/** Returns the offset at which the header with this sequence number is written. */
export const headerOffset = (turn: number): number => (turn % 2) * blockBytes

/** Returns the newest intact header, or undefined if neither block contains one. Throws a `SpoolFormatError` if a header has an unknown format. */
export const decodeHeader = (file: Buffer): SpoolHeader | undefined => {
  const found = [0, blockBytes].flatMap((at) => {
    const line = decodeLine(file.subarray(at, at + blockBytes))
    return line === undefined || Array.isArray(line.value) ? [] : [line.value as SpoolHeader]
  })
  return found.toSorted((a, b) => b.turn - a.turn)[0]
}
