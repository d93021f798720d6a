/**
 * Reads the file of SQLite's write-ahead log (WAL) in the same way as SQLite does during recovery (https://sqlite.org/fileformat2.html, section 4).
 */

const headerLength = 32
const frameHeaderLength = 24
const magicBigEndian = 0x377f0683
const magicLittleEndian = 0x377f0682

export interface WalExtent {
  /** The number of consecutive frames with correct checksums, counted from the first frame. */
  readonly frames: number
  /** The offset at which the last frame with a correct checksum ends. */
  readonly bytes: number
}

const nothing: WalExtent = { frames: 0, bytes: 0 }

/** Returns the number of frames that SQLite would recover, and the offset at which they end. */
export const readWal = (file: Buffer): WalExtent => {
  if (file.length < headerLength) return nothing
  const magic = file.readUInt32BE(0)
  if (magic !== magicBigEndian && magic !== magicLittleEndian) return nothing
  const isBig = magic === magicBigEndian
  const pageSize = file.readUInt32BE(8)
  const frameLength = frameHeaderLength + pageSize
  let sums = checksum(file, 0, 24, [0, 0], isBig)
  if (pageSize < 512 || !isSum(file, 24, sums)) return nothing
  let [frames, at] = [0, headerLength]
  for (; at + frameLength <= file.length; at += frameLength) {
    // Frames that were written before the WAL was last reset have different salts.
    if (file.compare(file, 16, 24, at + 8, at + 16) !== 0) break
    sums = checksum(file, at, 8, sums, isBig)
    sums = checksum(file, at + frameHeaderLength, pageSize, sums, isBig)
    if (!isSum(file, at + 16, sums)) break
    frames += 1
  }
  return { frames, bytes: at }
}

type Sums = readonly [number, number]

const isSum = (file: Buffer, at: number, [first, second]: Sums): boolean =>
  file.readUInt32BE(at) === first && file.readUInt32BE(at + 4) === second

const checksum = (file: Buffer, from: number, length: number, [a, b]: Sums, isBig: boolean): Sums => {
  let [first, second] = [a, b]
  for (let at = from; at < from + length; at += 8) {
    const [x, y] = isBig
      ? [file.readUInt32BE(at), file.readUInt32BE(at + 4)]
      : [file.readUInt32LE(at), file.readUInt32LE(at + 4)]
    first = (first + x + second) >>> 0
    second = (second + y + first) >>> 0
  }
  return [first, second]
}
