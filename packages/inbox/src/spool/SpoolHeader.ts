/**
 * The header of a spool: the first two blocks of its first file, written in turn, so that a write that tears leaves the other.
 */
import { blockBytes, decodeLine, encodeLine, type LoggedMark } from "./SpoolRecord.ts"

export interface SpoolHeader {
  /** The identity of the store that the spool belongs to. */
  readonly store: string
  /** Grows with each header written. */
  readonly turn: number
  /** All groups up to this one were durable. */
  readonly durable: number
  /** All groups up to this one are in the log. */
  readonly released: number
  readonly logged: LoggedMark | undefined
}

/** Where records begin in the first file. */
export const headerBytes = 2 * blockBytes

/** A whole block. */
export const encodeHeader = (header: SpoolHeader): Buffer => {
  const block = Buffer.alloc(blockBytes)
  encodeLine(header).copy(block)
  return block
}

/** Where the header of a turn is written. */
export const headerOffset = (turn: number): number => (turn % 2) * blockBytes

/** The newest that is intact. @throws SpoolFormatError */
export const decodeHeader = (file: Buffer): SpoolHeader | undefined => {
  const found = [0, blockBytes].flatMap((at) => {
    const line = decodeLine(file.subarray(at, at + blockBytes))
    return line === undefined || Array.isArray(line.value) ? [] : [line.value as SpoolHeader]
  })
  return found.toSorted((a, b) => b.turn - a.turn)[0]
}
