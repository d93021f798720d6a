/**
 * Parses CSV (RFC 4180) in chunks. Quoted cells may contain commas, line breaks and doubled quotes. A chunk may end anywhere, even inside a
 * multi-byte character.
 *
 * The parser only locates the ends of cells. Cells are extracted when a row is accessed. The parser throws an `InvalidCsvError` for ambiguous input:
 * a row with the wrong number of cells, or a file that ends inside quotes, indicates a broken download. Throwing an error is better than returning
 * values in the wrong columns.
 */
import { InvalidCsvError } from "./InvalidCsvError.ts"
import { cutAll, type Header, headerOf, Row } from "./Row.ts"
import { block, type Found, scan } from "./scan.ts"

/** The maximum length of a row in bytes. A row is buffered in memory in full. */
const maxRowBytes = 16 * 1024 * 1024

/** The maximum length of a chunk in bytes. Each row keeps a reference to the string of its chunk, so these strings must be short. */
const maxChunkBytes = 64 * 1024

const newline = 10
const mark = [0xef, 0xbb, 0xbf]

export class Parser {
  /** The number of rows that have been read, excluding the header. */
  count = 0
  private header: Header | undefined = undefined
  /** The received bytes that have not been parsed yet: the start of an incomplete row, followed by the current chunk. */
  private buffer = new Uint8Array(2 * maxChunkBytes)
  private size = 0
  private isBegun = false
  /** The error in the next row. It is stored until the preceding rows have been returned. */
  private fault: InvalidCsvError | undefined = undefined
  private readonly decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true })

  /** Returns the rows that this chunk completes. If a row is invalid, the preceding rows are returned first, and the next call throws the error. */
  push(chunk: Uint8Array): ReadonlyArray<Row> {
    return this.pushAll([chunk])
  }

  /** Like `push`, for several chunks: if a row in any of them is invalid, all preceding rows are returned first. */
  pushAll(chunks: ReadonlyArray<Uint8Array>): ReadonlyArray<Row> {
    if (this.fault !== undefined) throw this.fault
    const rows: Array<Row> = []
    try {
      for (const chunk of chunks) this.add(chunk, rows)
    } catch (cause) {
      if (rows.length === 0 || !(cause instanceof InvalidCsvError)) throw cause
      this.fault = cause
    }
    return rows
  }

  /** Returns the last row, which may lack a line break. Throws if the file ends inside quotes. */
  end(): ReadonlyArray<Row> {
    if (this.fault !== undefined) throw this.fault
    const rows = this.size > 0 && this.buffer[this.size - 1] !== newline ? this.push(Uint8Array.of(newline)) : []
    if (this.size > 0) {
      this.decode(this.size)
      throw this.invalid("unfinished")
    }
    return rows
  }

  private add(chunk: Uint8Array, rows: Array<Row>): void {
    for (let at = 0; at < chunk.length; at += maxChunkBytes) {
      this.append(chunk.subarray(at, at + maxChunkBytes))
      this.read(rows)
      if (this.size > maxRowBytes) throw this.invalid("tooLong")
    }
  }

  private append(chunk: Uint8Array): void {
    const size = this.size + chunk.length
    if (size + block > this.buffer.length) {
      const longer = new Uint8Array(2 * size + block)
      longer.set(this.buffer.subarray(0, this.size))
      this.buffer = longer
    }
    this.buffer.set(chunk, this.size)
    this.size = size
  }

  private read(rows: Array<Row>): void {
    const hasMark = !this.isBegun && mark.every((byte, at) => this.buffer[at] === byte)
    const found = hasMark ? scan(this.buffer, this.size, 3, 1) : scan(this.buffer, this.size)
    if (found.starts.length > 0) {
      this.isBegun = true
      this.take(found, this.decode(found.bytes), rows)
      this.buffer.copyWithin(0, found.bytes, this.size)
      this.size -= found.bytes
    }
    if (found.isBroken) throw this.invalid("quote")
  }

  private decode(size: number): string {
    try {
      return this.decoder.decode(this.buffer.subarray(0, size))
    } catch {
      throw this.invalid("encoding")
    }
  }

  /**
   * Appends to `rows` the rows that the scan found. The first row of a file is the header. An empty line is not a row, unless the file has only one
   * column.
   */
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
