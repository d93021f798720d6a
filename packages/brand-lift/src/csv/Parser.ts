/**
 * CSV as RFC 4180 has it, piece by piece: cells in quotes may hold commas, line breaks and doubled quotes, and a piece may end anywhere, inside
 * a character too.
 *
 * Only the ends of cells are looked for; cells are cut when a row is asked for them. What cannot be read without guessing throws
 * `InvalidCsvError`: a row of another length, or a file that ends inside quotes, is a broken download, and a shifted column is worse than none.
 */
import { InvalidCsvError } from "./InvalidCsvError.ts"
import { cutAll, type Header, headerOf, Row } from "./Row.ts"
import { block, type Found, scan } from "./scan.ts"

/** Bytes; what is longer would be held in memory whole. */
const longestRow = 16 * 1024 * 1024

/** Bytes. A row keeps the text that it came with, so that text is kept short. */
const longestPiece = 64 * 1024

const newline = 10
const mark = [0xef, 0xbb, 0xbf]

export class Parser {
  /** Rows read, the header not among them. */
  count = 0
  private header: Header | undefined = undefined
  /** What has come and is not read yet: the beginning of a row, and the piece that is being read. */
  private held = new Uint8Array(2 * longestPiece)
  private size = 0
  private isBegun = false
  /** What is wrong with the next row, while those before it are on their way. */
  private fault: InvalidCsvError | undefined = undefined
  private readonly decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true })

  /** The rows that are whole with this piece. Throws at what comes after a row that cannot be read, or at once when no row is before it. */
  push(piece: Uint8Array): ReadonlyArray<Row> {
    if (this.fault !== undefined) throw this.fault
    const rows: Array<Row> = []
    try {
      for (let at = 0; at < piece.length; at += longestPiece) {
        this.hold(piece.subarray(at, at + longestPiece))
        this.read(rows)
        if (this.size > longestRow) throw this.invalid("tooLong")
      }
    } catch (cause) {
      if (rows.length === 0 || !(cause instanceof InvalidCsvError)) throw cause
      this.fault = cause
    }
    return rows
  }

  /** The last row, which needs no line break. */
  end(): ReadonlyArray<Row> {
    if (this.fault !== undefined) throw this.fault
    const rows = this.size > 0 && this.held[this.size - 1] !== newline ? this.push(Uint8Array.of(newline)) : []
    if (this.size > 0) {
      this.decode(this.size)
      throw this.invalid("unfinished")
    }
    return rows
  }

  private hold(piece: Uint8Array): void {
    const size = this.size + piece.length
    if (size + block > this.held.length) {
      const longer = new Uint8Array(2 * size + block)
      longer.set(this.held.subarray(0, this.size))
      this.held = longer
    }
    this.held.set(piece, this.size)
    this.size = size
  }

  private read(rows: Array<Row>): void {
    const hasMark = !this.isBegun && mark.every((byte, at) => this.held[at] === byte)
    const found = hasMark ? scan(this.held, this.size, 3, 1) : scan(this.held, this.size)
    if (found.starts.length > 0) {
      this.isBegun = true
      this.take(found, this.decode(found.bytes), rows)
      this.held.copyWithin(0, found.bytes, this.size)
      this.size -= found.bytes
    }
    if (found.isBroken) throw this.invalid("quote")
  }

  private decode(size: number): string {
    try {
      return this.decoder.decode(this.held.subarray(0, size))
    } catch {
      throw this.invalid("encoding")
    }
  }

  /** Adds the rows, of which the first of a file is the header. An empty line is no row, unless there is one column. */
  private take({ ends, firsts, starts }: Found, text: string, rows: Array<Row>): void {
    for (const [index, first] of firsts.entries()) {
      const [start, after] = [starts[index] ?? 0, firsts[index + 1] ?? ends.length]
      const { header } = this
      if (after - first === 1 && ends[first] === start && header?.columns.length !== 1) continue
      if (header === undefined) this.header = headerOf(cutAll(text, start, ends, first, after - first))
      else if (after - first !== header.columns.length) throw this.invalid("columns")
      else {
        this.count++
        rows.push(new Row(header, text, start, ends, first))
      }
    }
  }

  private invalid(why: InvalidCsvError["why"]): InvalidCsvError {
    return new InvalidCsvError({ why, row: this.header === undefined ? 0 : this.count + 1 })
  }
}
