/**
 * Writes human-readable tables. A table is as wide as the terminal, and its first rows determine the width of each column.
 */
import { clean } from "./clean.ts"
import { columnsOf, isObject, textOf, valueAt } from "./rows.ts"

// oxlint-disable-next-line no-misleading-character-class -- the ranges are of single characters
const wide =
  /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]|\p{Extended_Pictographic}/u
const narrow = /\p{Mark}|\u200B|\u200D/u

const widthOf = (text: string): number => {
  let width = 0
  for (const character of text) width += narrow.test(character) ? 0 : wide.test(character) ? 2 : 1
  return width
}

const fit = (text: string, width: number): string => {
  if (widthOf(text) <= width) return text + " ".repeat(width - widthOf(text))
  let kept = ""
  for (const character of text) {
    if (widthOf(kept + character) >= width) break
    kept += character
  }
  return `${kept}…${" ".repeat(Math.max(0, width - widthOf(kept) - 1))}`
}

const widestCell = 40
const gap = "  "

interface Column {
  readonly path: string
  readonly width: number
}

const cellOf = (row: unknown, path: string): string => clean(textOf(path === "" ? row : valueAt(row, path)))

/** Returns the columns that contain a value, as many as fit the width. If the user selected columns, returns all of those. */
const layout = (
  rows: ReadonlyArray<unknown>,
  stated: ReadonlyArray<string>,
  fields: ReadonlyArray<string> | undefined,
  width: number
): ReadonlyArray<Column> => {
  const isScalar = rows.length > 0 && rows.every((row) => !isObject(row))
  const paths = isScalar ? [""] : (fields ?? columnsOf(rows, stated))
  const filled = fields === undefined ? paths.filter((path) => rows.some((row) => cellOf(row, path) !== "")) : paths
  const chosen: Array<Column> = []
  let left = width
  for (const path of filled) {
    const widest = Math.max(widthOf(path), ...rows.map((row) => widthOf(cellOf(row, path))))
    const column = { path, width: Math.min(widestCell, widest) }
    if (fields === undefined && chosen.length > 0 && column.width > left) break
    chosen.push(column)
    left -= column.width + gap.length
  }
  return chosen
}

const lineOf = (columns: ReadonlyArray<Column>, cell: (path: string) => string): string =>
  `${columns
    .map(({ path, width }) => fit(cell(path), width))
    .join(gap)
    .trimEnd()}\n`

/** Returns the header line of a table, a function that formats a row, and the number of hidden columns. */
export const makeTable = (
  first: ReadonlyArray<unknown>,
  stated: ReadonlyArray<string>,
  fields: ReadonlyArray<string> | undefined,
  width: number
): { readonly head: string; readonly row: (row: unknown) => string; readonly hidden: number } => {
  const columns = layout(first, stated, fields, width)
  const isPlain = columns.length === 1 && columns[0]?.path === ""
  const all = columnsOf(first, stated).filter((path) => first.some((row) => cellOf(row, path) !== "")).length
  return {
    head: isPlain ? "" : lineOf(columns, (path) => clean(path)),
    row: (row) => lineOf(columns, (path) => cellOf(row, path)),
    hidden: fields === undefined && !isPlain ? Math.max(0, all - columns.length) : 0
  }
}

/** Returns an object as a table with one line per property. */
export const objectTable = (value: unknown, fields: ReadonlyArray<string> | undefined, width: number): string => {
  if (!isObject(value)) return `${clean(textOf(value))}\n`
  const paths = fields ?? columnsOf([value], [])
  const left = Math.max(0, ...paths.map((path) => widthOf(clean(path))))
  return paths
    .map((path) => {
      const cell = cellOf(value, path)
      const room = Math.max(20, width - left - gap.length)
      return `${fit(clean(path), left)}${gap}${widthOf(cell) > room ? fit(cell, room) : cell}`.trimEnd()
    })
    .map((line) => `${line}\n`)
    .join("")
}
