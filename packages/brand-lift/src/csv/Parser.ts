/**
 * CSV as RFC 4180 has it, piece by piece: cells in quotes may hold commas, line breaks and doubled quotes, and a piece may end anywhere, inside
 * a character too.
 *
 * Only the ends of cells are looked for, by searches of the runtime, which are many times as fast as a loop; cells are cut when a row is
 * asked for them. What cannot be read without guessing throws `InvalidCsvError`: a row of another length, or a file that ends inside quotes,
 * is a broken download, and a shifted column is worse than none.
 */
import { InvalidCsvError } from "./InvalidCsvError.ts"
import { cutAll, type Header, headerOf, Row } from "./Row.ts"

const [comma, newline, quote, carriageReturn] = [44, 10, 34, 13]

/** Characters; what is longer would be held in memory whole. */
const longestRow = 16 * 1024 * 1024

/** Beyond every text: a search that has found nothing. A small integer, so that places stay small integers to the engine. */
const nowhere = 0x3fff_ffff

const find = (text: string, what: string, from: number): number => {
  const at = text.indexOf(what, from)
  return at < 0 ? nowhere : at
}

export class Parser {
  /** Rows read, the header not among them. */
  count = 0
  private header: Header | undefined = undefined
  /** The beginning of a row that has not come whole. */
  private rest = ""
  private readonly decoder = new TextDecoder("utf-8", { fatal: true })

  /** The rows that are whole with this piece. */
  push(piece: Uint8Array): ReadonlyArray<Row> {
    return this.read(this.decode(piece))
  }

  /** The last row, which needs no line break. */
  end(): ReadonlyArray<Row> {
    const text = this.decode()
    const last = text === "" ? this.rest : text
    const rows = this.read(last === "" || last.endsWith("\n") ? text : `${text}\n`)
    if (this.rest !== "") throw this.invalid("unfinished")
    return rows
  }

  private decode(piece?: Uint8Array): string {
    try {
      return piece === undefined ? this.decoder.decode() : this.decoder.decode(piece, { stream: true })
    } catch {
      throw this.invalid("encoding")
    }
  }

  /** The row that was begun is read by itself: searches in a text that was put together are slower. */
  private read(text: string): ReadonlyArray<Row> {
    const rows: Array<Row> = []
    const end = text.indexOf("\n")
    if (this.rest === "") this.scan(text, rows)
    else if (end < 0) this.rest += text
    else {
      this.scan(this.rest + text.slice(0, end + 1), rows)
      // Still begun: the line break stands in quotes.
      this.scan(this.rest + text.slice(end + 1), rows)
    }
    if (this.rest.length > longestRow) throw this.invalid("tooLong")
    return rows
  }

  /** Adds the rows of the text that are whole, and leaves the rest. */
  private scan(text: string, rows: Array<Row>): void {
    const ends: Array<number> = []
    let [first, from, cell] = [0, 0, 0]
    let [nextComma, nextLine, nextQuote] = [find(text, ",", 0), find(text, "\n", 0), find(text, '"', 0)]
    while (nextLine !== nowhere) {
      if (nextQuote === cell) {
        const end = this.closed(text, cell)
        if (end < 0) break
        ends.push(end)
        cell = end
        if (text.charCodeAt(end) === comma) cell++
        nextQuote = find(text, '"', cell)
        if (nextComma < cell) nextComma = find(text, ",", cell)
        if (nextLine < cell) nextLine = find(text, "\n", cell)
        if (cell > end) continue
      } else {
        const stop = nextLine < nextQuote ? nextLine : nextQuote
        while (nextComma < stop) {
          ends.push(nextComma)
          cell = nextComma + 1
          nextComma = find(text, ",", cell)
        }
        if (nextQuote === cell) continue
        if (nextQuote < nextLine) {
          // Inside a cell that did not begin with one, it is a character as any other.
          nextQuote = find(text, '"', nextQuote + 1)
          continue
        }
        ends.push(nextLine > cell && text.charCodeAt(nextLine - 1) === carriageReturn ? nextLine - 1 : nextLine)
      }
      this.take(rows, text, from, ends, first)
      first = ends.length
      from = cell = nextLine + 1
      nextLine = find(text, "\n", from)
    }
    this.rest = text.slice(from)
  }

  /** Where the quoted cell that begins at `from` has ended: at a comma or a line break; -1 when it has not come whole. */
  private closed(text: string, from: number): number {
    let end = text.indexOf('"', from + 1)
    while (end >= 0 && text.charCodeAt(end + 1) === quote) end = text.indexOf('"', end + 2)
    if (end < 0) return -1
    const code = text.charCodeAt(++end)
    if (code === comma || code === newline) return end
    const isCut = end === text.length || (code === carriageReturn && end + 1 === text.length)
    if (isCut) return -1
    if (code === carriageReturn && text.charCodeAt(end + 1) === newline) return end
    throw this.invalid("quote")
  }

  /** Adds a row, or makes it the header. An empty line is no row, unless there is one column. */
  private take(rows: Array<Row>, text: string, from: number, ends: ReadonlyArray<number>, first: number): void {
    const { header } = this
    const count = ends.length - first
    if (count === 1 && ends[first] === from && header?.columns.length !== 1) return
    if (header === undefined) this.header = headerOf(cutAll(text, from, ends, first, count))
    else if (count !== header.columns.length) throw this.invalid("columns")
    else {
      this.count++
      rows.push(new Row(header, text, from, ends, first))
    }
  }

  private invalid(why: InvalidCsvError["why"]): InvalidCsvError {
    return new InvalidCsvError({ why, row: this.header === undefined ? 0 : this.count + 1 })
  }
}
