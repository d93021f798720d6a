/**
 * A row of a CSV, which is a range of its text. Cells are sliced when they are accessed, because most cells of a wide row are never read.
 */

/** The column names of a file, which its rows share. */
export interface Header {
  readonly columns: ReadonlyArray<string>
  readonly places: ReadonlyMap<string, number>
}

/**
 * Creates the header. If several columns are named `q`, the first is `q` and the next `q (2)`, because two questions may have the same name, and a
 * question may be named `group`.
 */
export const headerOf = (columns: ReadonlyArray<string>): Header => {
  const taken = new Set(columns)
  const places = new Map<string, number>()
  for (const [place, name] of columns.entries()) {
    let known = name
    for (let count = 2; places.has(known) || (known !== name && taken.has(known)); count++) known = `${name} (${count})`
    places.set(known, place)
  }
  return { columns, places }
}

/** Returns a cell without its quotes. The parser has already checked its form. */
const cut = (text: string, start: number, end: number): string =>
  text.charCodeAt(start) === 34 ? text.slice(start + 1, end - 1).replaceAll('""', '"') : text.slice(start, end)

/** Returns all cells, beginning with the one at `from`, which ends at `ends[first]`. */
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
 * A row of a CSV: its cells by the names of their columns.
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
  /** The end offsets of all cells of the text, including other rows. */
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

  /** Returns one cell per column. Cells are sliced again at each access. */
  get cells(): ReadonlyArray<string> {
    return cutAll(this.text, this.from, this.ends, this.first, this.header.columns.length)
  }

  /**
   * Returns the cell of a column, or undefined if the file has no such column. If several columns have the name, it is the cell of the first. An
   * empty cell is `""`.
   */
  get(column: string): string | undefined {
    const index = this.header.places.get(column)
    return index === undefined ? undefined : this.at(index)
  }

  toObject(): Record<string, string> {
    return Object.fromEntries(Array.from(this.header.places, ([name, index]) => [name, this.at(index)]))
  }

  /** Returns the object for `JSON.stringify`. */
  toJSON(): Record<string, string> {
    return this.toObject()
  }

  private at(index: number): string {
    const { ends, first, from, text } = this
    return cut(text, index === 0 ? from : (ends[first + index - 1] ?? 0) + 1, ends[first + index] ?? 0)
  }
}
