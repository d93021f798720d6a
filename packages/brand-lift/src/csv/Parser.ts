/**
 * Parses CSV according to RFC 4180, chunk by chunk: quoted cells may contain commas, line breaks and doubled quotes, and a chunk may end anywhere,
 * even inside a character.
 *
 * Only the ends of cells are searched for; cells are sliced when a row is accessed. Ambiguous input throws `InvalidCsvError`: a row of another
 * length, or a file that ends inside quotes, is a broken download, and a shifted column is worse than no result.
 */
import { InvalidCsvError } from "./InvalidCsvError.ts"
import { cutAll, type Header, headerOf, Row } from "./Row.ts"
import { block, type Found, scan } from "./scan.ts"

/** The longest row in bytes, which is held completely in memory. */
const longestRow = 16 * 1024 * 1024

/** The maximum length of a chunk in bytes. A row keeps a reference to its text, so texts are kept short. */
const longestPiece = 64 * 1024

const newline = 10
const mark = [0xef, 0xbb, 0xbf]

export class Parser {
  /** The number of rows read, without the header. */
  count = 0
  private header: Header | undefined = undefined
  /** Received bytes that have not been parsed: the beginning of a row, and the current chunk. */
  private held = new Uint8Array(2 * longestPiece)
  private size = 0
  private isBegun = false
  /** The error of the next row, kept while earlier rows are being passed on. */
  private fault: InvalidCsvError | undefined = undefined
  private readonly decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true })

  /** Returns the rows that this chunk completes. Throws at the row after the last valid one, or immediately if no valid row precedes it. */
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

  /** Returns the last row, which needs no line break. */
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

  /** Adds the rows; the first row of a file is the header. An empty line is not a row, unless there is one column. */
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
