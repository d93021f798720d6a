/**
 * A row of a CSV, stored as a range of the string that was decoded from a chunk of the file. Cells are extracted when they are accessed, because most
 * cells of a wide row are never read.
 */

/** The column names of a file. All its rows share one header. */
export interface Header {
  readonly columns: ReadonlyArray<string>
  readonly indexes: ReadonlyMap<string, number>
}

/**
 * Creates the header. If several columns are named `q`, the first is `q` and the second is `q (2)`. Names are ambiguous if two questions have the
 * same name, or if a question has the same name as another column, such as `group`.
 */
export const headerOf = (columns: ReadonlyArray<string>): Header => {
  const taken = new Set(columns)
  const indexes = new Map<string, number>()
  for (const [index, name] of columns.entries()) {
    let known = name
    for (let count = 2; indexes.has(known) || (known !== name && taken.has(known)); count++)
      known = `${name} (${count})`
    indexes.set(known, index)
  }
  return { columns, indexes }
}

/** Returns a cell without its quotes. The parser has already validated the quotes. */
const cut = (text: string, start: number, end: number): string =>
  text.charCodeAt(start) === 34 ? text.slice(start + 1, end - 1).replaceAll('""', '"') : text.slice(start, end)

/** Returns `count` cells. The first cell starts at `from` and ends at `ends[first]`. */
export const cutAll = (
  text: string,
  from: number,
  ends: Int32Array,
  first: number,
  count: number
): ReadonlyArray<string> => {
  const cells: Array<string> = []
  let start = from
  for (let index = first; index < first + count; index++) {
    const end = ends[index] ?? 0
    cells.push(cut(text, start, end))
    start = end + 1
  }
  return cells
}

/**
 * A row of a CSV, with its cells keyed by column name.
 *
 * @example
 * ```ts
 * import { Csv } from "@fieldwork/brand-lift"
 * import { Effect, Stream } from "effect"
 * const bytes = Stream.make(new TextEncoder().encode("respondent_id,answer\n1,Yes\n"))
 * const [row] = await Effect.runPromise(Stream.runCollect(Csv.rows(bytes)))
 * row?.toObject() // => {"respondent_id":"1","answer":"Yes"}
 * ```
 */
export class Row {
  private readonly header: Header
  private readonly text: string
  private readonly from: number
  /** The end offsets of all cells in `text`, including cells of other rows. */
  private readonly ends: Int32Array
  private readonly first: number

  constructor(header: Header, text: string, from: number, ends: Int32Array, first: number) {
    this.header = header
    this.text = text
    this.from = from
    this.ends = ends
    this.first = first
  }

  get columns(): ReadonlyArray<string> {
    return this.header.columns
  }

  /** Returns the cells in the order of the columns. The cells are extracted again on each access. */
  get cells(): ReadonlyArray<string> {
    return cutAll(this.text, this.from, this.ends, this.first, this.header.columns.length)
  }

  /**
   * Returns the cell of a column, or undefined if the file does not have this column. If several columns have this name, returns the cell of the
   * first one. An empty cell is `""`.
   */
  get(column: string): string | undefined {
    const index = this.header.indexes.get(column)
    return index === undefined ? undefined : this.at(index)
  }

  toObject(): Record<string, string> {
    return Object.fromEntries(Array.from(this.header.indexes, ([name, index]) => [name, this.at(index)]))
  }

  /** Returns the row as a plain object, for `JSON.stringify`. */
  toJSON(): Record<string, string> {
    return this.toObject()
  }

  private at(index: number): string {
    const { ends, first, from, text } = this
    return cut(text, index === 0 ? from : (ends[first + index - 1] ?? 0) + 1, ends[first + index] ?? 0)
  }
}
