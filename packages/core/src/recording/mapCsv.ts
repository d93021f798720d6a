/** Replaces the cells of a CSV document without changing anything else in the document. */

/** Matches a cell, which may be quoted and contain line breaks, and the separator after the cell. */
const cells = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r?\n|$)/g

/**
 * Replaces each cell after the first row with the result of `replace`, which receives the cell's content and the name of its column. If the result is
 * undefined, the cell stays as it is.
 */
export const mapCsv = (text: string, replace: (content: string, column: string) => string | undefined): string => {
  const columns: Array<string> = []
  let [row, column] = [0, 0]
  return text.replaceAll(cells, (found: string, cell: string, separator: string) => {
    const content = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell
    if (row === 0) columns.push(content.trim())
    const replaced = row === 0 || content === "" ? undefined : replace(content, columns[column] ?? "")
    if (separator === ",") column++
    else [row, column] = [row + 1, 0]
    return replaced === undefined ? found : replaced + separator
  })
}
