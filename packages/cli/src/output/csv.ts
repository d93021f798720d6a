/**
 * Writes CSV (RFC 4180), but with `\n` as the line ending.
 */
import { isObject, textOf, valueAt } from "./rows.ts"

const cell = (text: string): string => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

export const csvLine = (values: ReadonlyArray<unknown>): string =>
  `${values.map((value) => cell(textOf(value))).join(",")}\n`

/** Returns a row as a line of CSV. A row that is not an object has one column. */
export const csvRow = (row: unknown, columns: ReadonlyArray<string>): string =>
  csvLine(isObject(row) ? columns.map((path) => valueAt(row, path)) : [row])
