/**
 * Writes CSV (RFC 4180), but with `\n` as the line ending. On a terminal, harmful characters are escaped.
 */
import { clean } from "./clean.ts"
import { isObject, textOf, valueAt } from "./rows.ts"

const cell = (text: string): string => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

export const csvLine = (values: ReadonlyArray<unknown>, isTerminal: boolean): string =>
  `${values.map((value) => cell(isTerminal ? clean(textOf(value)) : textOf(value))).join(",")}\n`

/** Returns a row as a line of CSV. A row that is not an object has one column. */
export const csvRow = (row: unknown, columns: ReadonlyArray<string>, isTerminal: boolean): string =>
  csvLine(isObject(row) ? columns.map((path) => valueAt(row, path)) : [row], isTerminal)
