/** Formats CSV according to RFC 4180: lines end with CRLF, and a field is quoted if necessary. */

const field = (value: string | number): string => {
  const text = String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const line = (fields: ReadonlyArray<string | number>): string => `${fields.map(field).join(",")}\r\n`

const linesAtOnce = 256

/** Yields the header and the rows in chunks of several lines, so a large file is never kept in memory in full. */
export function* chunks(
  header: ReadonlyArray<string>,
  rows: Iterable<ReadonlyArray<string | number>>
): Generator<string, void> {
  let text = line(header)
  let lines = 1
  for (const row of rows) {
    text += line(row)
    lines++
    if (lines === linesAtOnce) {
      yield text
      text = ""
      lines = 0
    }
  }
  if (text !== "") yield text
}
